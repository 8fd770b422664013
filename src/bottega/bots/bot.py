"""Bots: who decides for a seat that no person sits on."""

from __future__ import annotations

from abc import ABC, abstractmethod

from bottega.bots.budget import Budget
from bottega.core.actions import Action
from bottega.core.event import Event
from bottega.core.ruleset import Ruleset
from bottega.core.scores import Standing
from bottega.core.seats import Seat
from bottega.core.views import View


class Bot(ABC):
    """Decides for one seat of one game, from what that seat may see.

    A bot gets views and events of its seat, never the state. With the same seed and the same view, and without
    a clock, it makes the same move. Only `choose` must be written; the rest of its life is there for who needs it.
    """

    def begin(self, seat: Seat, ruleset: Ruleset) -> None:
        """It sits down, before the first decision: where, and by which rules the game is played."""
        return

    def notice(self, events: list[Event]) -> None:
        """What its seat saw happen since it was last told. It is told before it chooses, and before the end.

        Simulations make events only for bots that write this.
        """
        return

    @abstractmethod
    def choose(self, view: View, legal: list[Action], budget: Budget) -> Action:
        """One of the legal actions, after no more thought than the budget allows."""

    def end(self, standings: list[Standing]) -> None:
        """The game is over, with these standings; none, if it was ended before its end."""
        return

    @property
    def listens(self) -> bool:
        """Whether it wants events: whether it writes `notice`."""
        return type(self).notice is not Bot.notice


class BlindBot(Bot):
    """A bot that does not look at the table, so that a simulation need not show it."""

    @abstractmethod
    def pick(self, legal: list[Action]) -> Action:
        """One of the legal actions, whatever the table looks like."""

    def choose(self, view: View, legal: list[Action], budget: Budget) -> Action:
        return self.pick(legal)
