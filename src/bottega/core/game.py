"""What a game offers to everybody outside it."""

from __future__ import annotations

import random
from abc import ABC, abstractmethod
from collections.abc import Mapping
from functools import cached_property

import msgspec

from bottega.core.actions import ActionTable
from bottega.core.chance import Chance
from bottega.core.components import fingerprint
from bottega.core.events import Sink
from bottega.core.meta import Meta
from bottega.core.rulebook import Rulebook
from bottega.core.ruleset import Ruleset
from bottega.core.scores import Standing
from bottega.core.seats import Seat
from bottega.core.state import State
from bottega.core.views import View


class Game(ABC):
    """One value a game exports as `GAME`. Clients know games by this alone.

    `own_components` is the text of a file that replaces printed values, "" if none does.
    """

    meta: Meta
    actions: ActionTable
    rulebook: Rulebook
    view_type: type[View]
    components: msgspec.Struct
    own_components: str

    @abstractmethod
    def __init__(self, own_components: str = "") -> None:
        """The game with its printed values, or with some replaced; BadInput says what is wrong with them."""

    def with_components(self, own_components: str) -> Game:
        """The same game with other printed values."""
        return type(self)(own_components)

    @cached_property
    def fingerprint(self) -> str:
        """A short hash of the printed values."""
        return fingerprint(self.components)

    @abstractmethod
    def ruleset(self, seats: int, options: Mapping[str, str]) -> Ruleset:
        """The rules for a number of seats and a choice of options; BadInput if there are none such."""

    @abstractmethod
    def new(self, ruleset: Ruleset, chance: Chance, sink: Sink | None = None) -> State:
        """A game set up, at its first decision."""

    @abstractmethod
    def view(self, state: State, seat: Seat | None) -> View:
        """What a seat, or a spectator, may see."""

    @abstractmethod
    def determinize(self, view: View, rng: random.Random) -> State:
        """A state that fits a view, made from the view alone: what is unknown is drawn by lot."""

    @abstractmethod
    def dump(self, state: State) -> View:
        """Everything: a view that nobody may see before the game is over."""

    @abstractmethod
    def load(self, dump: View) -> State:
        """The state of a dump."""

    @abstractmethod
    def standings(self, state: State) -> list[Standing]:
        """The seats from first to last, with their score sheets."""

    @abstractmethod
    def appraise(self, state: State, seat: Seat) -> float:
        """About how many points a seat may hope for: the game's advice to bots."""

    @abstractmethod
    def complaints(self, state: State) -> list[str]:
        """What is not accounted for: dice, cards, coins. Empty unless the rules have a bug."""
