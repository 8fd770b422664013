"""Module 14, the pews: what is told."""

from __future__ import annotations

from bottega.core.event import Event
from bottega.core.kinds import RuleId, SeatId
from bottega.games.fresco.kinds import Points
from bottega.games.fresco.modules.m14_pews.kinds import Beams, PewId


class BeamsTaken(Event):
    """The beams of a market tile went from a player's own supply behind the screen, as far as there were any."""

    actor: SeatId
    beams: Beams
    rule: RuleId = "FR-M14.3"


class PewRestored(Event):
    """A pew was turned over and removed; its beams went back to the player's own supply."""

    actor: SeatId
    pew: PewId
    beams: Beams
    points: Points
    rule: RuleId = "FR-M14.6"
