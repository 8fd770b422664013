"""Module 15, the dome: what is told."""

from __future__ import annotations

from bottega.core.event import Event
from bottega.core.kinds import RuleId, SeatId
from bottega.games.fresco.kinds import ActorId, PaintId, Points, SegmentId
from bottega.games.fresco.modules.m15_dome.kinds import DomeTileId


class DomeTileTaken(Event):
    """A dome tile was taken from under a segment: the paints that finish it, and what it is worth then."""

    actor: ActorId
    segment: SegmentId
    tile: DomeTileId
    paints: tuple[PaintId, ...]
    points: Points
    rule: RuleId


class DomeTileFinished(Event):
    """A dome tile was finished: its paints went to the supply. Its points are scored with those of all others."""

    actor: SeatId
    tile: DomeTileId
    paints: tuple[PaintId, ...]
    points: Points
    rule: RuleId = "FR-M15.3"


class DomeScored(Event):
    """Points for all dome tiles that a player has finished, as one move."""

    actor: SeatId
    points: Points
    rule: RuleId = "FR-M15.4"
