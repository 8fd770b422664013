"""Module 1, the portraits: what is told."""

from __future__ import annotations

from bottega.core.events import Event
from bottega.core.seats import Seat
from bottega.games.fresco.old_events import Deed


class PortraitsShown(Event):
    def __init__(self, names: list[str]) -> None:
        super().__init__("portraits-shown", "Portraits on display: {names}.", {"names": ", ".join(names)})


class PortraitPainted(Deed):
    def __init__(self, seat: Seat | None, name: str) -> None:
        super().__init__("portrait-painted", "{seat} paints a portrait: {name}.", seat, {"name": name})


class PortraitPaid(Deed):
    """[FR-M1.13] What a portrait brought."""

    def __init__(self, seat: Seat | None, goods: list[str]) -> None:
        super().__init__("portrait-paid", "{seat} gets {goods} for it.", seat, {"goods": ", ".join(goods)})
