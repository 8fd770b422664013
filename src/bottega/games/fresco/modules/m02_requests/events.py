"""Module 2, the bishop's requests: what is told."""

from __future__ import annotations

from bottega.core.seats import Seat
from bottega.games.fresco.old_events import Deed


class RequestFulfilled(Deed):
    def __init__(self, seat: Seat | None, kind: str, points: int, tiles: list[str]) -> None:
        noun = "point" if points == 1 else "points"
        text = f"{{seat}} fulfills the {{kind}} request for {{points}} {noun} with {{tiles}}."
        parts = {"kind": kind, "points": str(points), "tiles": ", ".join(tiles)}
        super().__init__("request-fulfilled", text, seat, parts)
