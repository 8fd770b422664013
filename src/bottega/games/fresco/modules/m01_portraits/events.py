"""Module 1, the portraits: what is told."""

from __future__ import annotations

from bottega.core.event import Event
from bottega.core.kinds import RuleId, SeatId
from bottega.games.fresco.kinds import ActorId, PaintId, Points, Thalers
from bottega.games.fresco.modules.m01_portraits.kinds import PortraitId


class PortraitsShown(Event):
    """The portraits on display from now on, place by place, each from the top of its pile. Those left were removed."""

    portraits: tuple[PortraitId, ...]
    rule: RuleId = "FR-M1.5"


class PortraitPainted(Event):
    """A portrait was painted: it stays in front of its owner, or is removed. What it pays at once.

    Spaces of mood and paints of one's choice follow as events of their own.
    """

    actor: ActorId
    place: int
    portrait: PortraitId
    is_kept: bool
    thalers: Thalers
    paints: tuple[PaintId, ...]
    points: Points
    rule: RuleId


class SextonSent(Event):
    """The sexton leads the bishop, for this round."""

    actor: SeatId
    rule: RuleId = "FR-M1.11"
