"""Module 17, the painters guild: what is told."""

from __future__ import annotations

from bottega.core.event import Event
from bottega.core.kinds import RuleId, SeatId
from bottega.games.fresco.kinds import PaintId


class GuildFilled(Event):
    """The pieces at the guild: a basic paint and a blended one, from the supply."""

    basic: PaintId
    blended: PaintId
    rule: RuleId = "FR-M17.1"


class PaintExchanged(Event):
    """A paint was laid on the guild tile, and the one of its kind that lay there was taken."""

    actor: SeatId
    given: PaintId
    taken: PaintId
    rule: RuleId = "FR-M17.3"
