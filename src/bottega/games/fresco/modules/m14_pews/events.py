"""Module 14, the pews: what is told."""

from __future__ import annotations

from bottega.core.seats import Seat
from bottega.core.words import counted
from bottega.games.fresco.old_events import Deed, counted_points


class BeamsTaken(Deed):
    """[FR-M14.3] The beams of a market tile, as far as there are any."""

    def __init__(self, seat: Seat, beams: int) -> None:
        super().__init__("beams-taken", "{seat} takes {beams}.", seat, {"beams": counted(beams, "beam")})


class PewRestored(Deed):
    """[FR-M14.6] A pew is turned over."""

    def __init__(self, seat: Seat, beams: int, points: int) -> None:
        text = "{seat} restores a pew with {beams} for {points}" + counted_points(points)
        super().__init__("pew-restored", text, seat, {"beams": counted(beams, "beam"), "points": str(points)})
