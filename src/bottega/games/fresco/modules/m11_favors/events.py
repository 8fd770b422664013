"""Module 11, the bishop's favors: what is told."""

from __future__ import annotations

from bottega.core.event import Event
from bottega.core.kinds import RuleId
from bottega.games.fresco.kinds import ActorId, PaintId, Points, SegmentId, Spaces, Thalers
from bottega.games.fresco.modules.m11_favors.kinds import FavorId


class FavorTurnedUp(Event):
    """The favor of a segment was turned up and removed: what the painter has of it.

    How the mood changes by so many spaces is told on its own, and so is the move on the track.
    """

    actor: ActorId
    favor: FavorId
    segment: SegmentId
    thalers: Thalers
    points: Points
    mood: Spaces
    paints: tuple[PaintId, ...]
    rule: RuleId


class FavorRemoved(Event):
    """The favor of a segment was removed, and nobody looked at it."""

    segment: SegmentId
    rule: RuleId = "FR-M11.3"
