"""Module 11, the bishop's favors: what is told."""

from __future__ import annotations

from bottega.core.seats import Seat
from bottega.games.fresco.old_events import Deed


class FavorTaken(Deed):
    def __init__(self, seat: Seat | None, goods: str) -> None:
        super().__init__("favor-taken", "{seat} has the bishop's favor: {goods}.", seat, {"goods": goods})


class FavorLost(Deed):
    """[FR-M11.5] A favor that Leonardo has no use for."""

    def __init__(self, goods: str) -> None:
        super().__init__("favor-lost", "{seat} has no use for the bishop's favor: {goods}.", None, {"goods": goods})
