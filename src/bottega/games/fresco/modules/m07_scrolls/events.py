"""Module 7, the scrolls: what is told."""

from __future__ import annotations

from bottega.core.seats import Seat
from bottega.games.fresco.events import Deed


class ScrollPlayed(Deed):
    def __init__(self, seat: Seat, lines: list[str], points: int) -> None:
        scrolls = "a scroll" if len(lines) == 1 else "both scrolls"
        text = f"{{seat}} plays {scrolls}, {{lines}}, for {{points}} points."
        parts = {"lines": " and ".join(lines), "points": str(points)}
        super().__init__("scroll-played", text, seat, parts, reveals=True)
