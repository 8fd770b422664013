"""Module 15, the dome: what is told."""

from __future__ import annotations

from bottega.core.seats import Seat
from bottega.core.words import counted
from bottega.games.fresco.old_events import Deed


class DomeTaken(Deed):
    def __init__(self, seat: Seat | None, tile: str, paints: str, points: int) -> None:
        text = "{seat} takes {tile} of the dome: {paints} for {points}."
        parts = {"tile": tile, "paints": paints, "points": counted(points, "point")}
        super().__init__("dome-taken", text, seat, parts)


class DomeFinished(Deed):
    def __init__(self, seat: Seat, tile: str, paints: str, points: int) -> None:
        text = "{seat} finishes {tile} of the dome with {paints} for {points}."
        parts = {"tile": tile, "paints": paints, "points": counted(points, "point")}
        super().__init__("dome-finished", text, seat, parts)
