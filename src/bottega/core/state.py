"""The state of a game: small, mutable, cheap to copy."""

from __future__ import annotations

from abc import abstractmethod

from bottega.core.actions import Action
from bottega.core.chance import Chance
from bottega.core.events import Sink
from bottega.core.reasons import Reason
from bottega.core.seats import Seat


class State:
    """What every game's state can do. It holds no names, no clock, no generator and no log."""

    __slots__ = ()

    @property
    @abstractmethod
    def pending(self) -> tuple[Seat, ...]:
        """The seats that owe a decision now; none when the game is over."""

    @property
    @abstractmethod
    def seal(self) -> str:
        """The seal of the step that waits now: decisions under it stay secret until it breaks. "" if they are open."""

    @abstractmethod
    def legal(self, seat: Seat) -> list[Action]:
        """The legal actions of a seat; none if it owes no decision."""

    @abstractmethod
    def check(self, seat: Seat, action: Action) -> Reason | None:
        """Why this seat may not do this now; None if it may."""

    @abstractmethod
    def apply(self, seat: Seat, action: Action, chance: Chance, sink: Sink | None = None) -> None:
        """Do a legal action and run on to the next decision. Trusts its caller."""

    @abstractmethod
    def copy(self) -> State:
        """An independent copy."""
