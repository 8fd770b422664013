"""Module 9, the wall fresco: what is told."""

from __future__ import annotations

from bottega.core.seats import Seat
from bottega.games.fresco.modules.m09_wall_fresco.wall import POINTS
from bottega.games.fresco.old_events import Deed


class WallRestored(Deed):
    """[FR-M9.5]"""

    def __init__(self, seat: Seat, segment: str, paint: str, income: str) -> None:
        text = f"{{seat}} restores {{segment}} of the wall with {{paint}} for {POINTS} points: it pays {{income}}."
        parts = {"segment": segment, "paint": paint, "income": income}
        super().__init__("wall-restored", text, seat, parts)


class Exchanged(Deed):
    """[FR-M9.8]"""

    def __init__(self, seat: Seat, tiles: list[str], colour: str) -> None:
        text = "{seat} exchanges {tiles} for the {colour} exchange tile."
        super().__init__("exchanged", text, seat, {"tiles": " and ".join(tiles), "colour": colour})
