"""Module 4, the wishing well: what is told."""

from __future__ import annotations

from typing import ClassVar

from bottega.core.event import Event
from bottega.core.kinds import RuleId, SeatId
from bottega.core.seats import Audience, Seat, only
from bottega.games.fresco.kinds import Points, Spaces, Thalers
from bottega.games.fresco.modules.m04_wishing_well.kinds import Pennies, WishCardId


class PenniesPlaced(Event):
    """A plan has lucky pennies at the market."""

    actor: SeatId
    pennies: Pennies
    rule: RuleId = "FR-M4.2"


class PennyThrown(Event):
    """A penny of the plan went into the well, and a wish card from the deck into the hand."""

    actor: SeatId
    rule: RuleId = "FR-M4.3"


class WishCardDrawn(Event):
    """Which card it was."""

    reveals: ClassVar[bool] = True
    actor: SeatId
    card: WishCardId
    rule: RuleId = "FR-M4.3"

    @property
    def audience(self) -> Audience:
        """Only who drew it."""
        return only(Seat(self.actor))


class PenniesTakenBack(Event):
    """Pennies of a plan were not thrown, and stay with their owner."""

    actor: SeatId
    pennies: Pennies
    rule: RuleId = "FR-M4.4"


class WishCardUsed(Event):
    """A wish card was used, and is out of the game.

    It brings pennies and Thalers from the supply, points more for the segment that is being restored, or spaces of
    mood more with the wake-up time. A tile that it takes, a step of the bishop and a blend are told next.
    """

    reveals: ClassVar[bool] = True
    actor: SeatId
    card: WishCardId
    pennies: Pennies
    thalers: Thalers
    points: Points
    spaces: Spaces
    rule: RuleId


class WishCardsShown(Event):
    """In the end all see which wish cards a player has left."""

    reveals: ClassVar[bool] = True
    actor: SeatId
    cards: tuple[WishCardId, ...]
    rule: RuleId = "FR-11.5"


class WellEmptied(Event):
    """The pennies of the well went back to the supply."""

    pennies: Pennies
    rule: RuleId = "FR-M4.16"


class PenniesExchanged(Event):
    """The pennies of a player went back to the supply, for so many Thalers."""

    actor: SeatId
    pennies: Pennies
    thalers: Thalers
    rule: RuleId = "FR-M4.17"
