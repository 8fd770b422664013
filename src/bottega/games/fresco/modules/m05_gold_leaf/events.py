"""Module 5, the gold leaf: what is told."""

from __future__ import annotations

from bottega.core.event import Event
from bottega.core.kinds import RuleId, SeatId
from bottega.games.fresco.kinds import BoothId, PaintId, Points, SegmentId, Thalers
from bottega.games.fresco.modules.m05_gold_leaf.kinds import Leaves


class DiscDrawn(Event):
    """The disc in the basket shows which paint is to be refined this round."""

    paint: PaintId
    rule: RuleId = "FR-M5.2"


class LeavesTaken(Event):
    """Gold leaves came with the market tile of a place."""

    actor: SeatId
    booth: BoothId
    place: int
    leaves: Leaves
    rule: RuleId = "FR-M5.3"


class Gilded(Event):
    """A gold leaf went back to its board: so many points more for the segment that is being restored."""

    actor: SeatId
    segment: SegmentId
    points: Points
    rule: RuleId = "FR-M5.5"


class LeavesReturned(Event):
    """All leaves of a player went back to their board, for so many Thalers."""

    actor: SeatId
    leaves: Leaves
    thalers: Thalers
    rule: RuleId = "FR-M5.7"
