"""What a game offers to everybody outside it."""

from __future__ import annotations

import random
from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cached_property, lru_cache
from importlib.resources import files
from typing import Generic, TypeVar

import msgspec

from bottega.core.actions import Action, ActionTable
from bottega.core.chance import Chance
from bottega.core.components import fingerprint
from bottega.core.events import Sink
from bottega.core.meta import Meta
from bottega.core.outlook import Outlook
from bottega.core.rulebook import Rulebook
from bottega.core.ruleset import Ruleset
from bottega.core.scores import Sheet, Standing
from bottega.core.seats import Seat
from bottega.core.state import State
from bottega.core.views import Prospects, View

RULESETS = 128
"""How many rulesets a game keeps."""


class Game(ABC):
    """One value a game exports as `GAME`. Clients know games by this alone.

    `own_components` is the text of a file that replaces printed values, "" if none does.
    """

    meta: Meta
    actions: ActionTable
    rulebook: Rulebook
    view_type: type[View]
    prospects_type: type[Prospects]
    sheet: Sheet
    components: msgspec.Struct
    own_components: str

    @abstractmethod
    def with_components(self, own_components: str) -> Game:
        """The same game with some printed values replaced; BadInput says what is wrong with them."""

    @cached_property
    def fingerprint(self) -> str:
        """A short hash of the printed values."""
        return fingerprint(self.components)

    @abstractmethod
    def ruleset(self, seats: int, options: Mapping[str, str]) -> Ruleset:
        """The rules for a number of seats and a choice of options; BadInput if there are none such.

        They are made once, and shared by all states: nobody may change them.
        """

    @abstractmethod
    def ruleset_of(self, view: View) -> Ruleset:
        """The rules by which a game is played that looks like this."""

    @abstractmethod
    def new(self, ruleset: Ruleset, chance: Chance, sink: Sink | None = None) -> State:
        """A game set up, at its first decision."""

    @abstractmethod
    def view(self, state: State, seat: Seat | None) -> View:
        """What a seat, or a spectator, may see."""

    @abstractmethod
    def prospects(self, view: View) -> Prospects:
        """What a seat can work out from its view, so that no client has to know the rules."""

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
    def spreads(self, ruleset: Ruleset) -> list[float]:
        """By how much `appraise` misses the difference of two seats' points, from the beginning to the end."""

    @abstractmethod
    def feature_names(self, ruleset: Ruleset) -> list[str]:
        """What `features` are called, in their order."""

    @abstractmethod
    def features(self, state: State, seat: Seat) -> list[float]:
        """What the final score of a seat may be guessed from, as a weighted sum: see `Outlook`."""

    @abstractmethod
    def phase(self, state: State) -> float:
        """How much of the game is over, from 0 to 1."""

    @abstractmethod
    def stage(self, state: State) -> int:
        """How many parts of the game are over: rounds, or seasons."""

    @abstractmethod
    def is_unfinished(self, state: State, seat: Seat) -> bool:
        """Whether a seat is in the middle of something, and its features say little before it is done."""

    @abstractmethod
    def choices(self, state: State, seat: Seat) -> list[Action]:
        """What a pending seat may do, without what is as good as something else, or senseless."""

    @abstractmethod
    def lines(self, state: State, seat: Seat) -> list[list[Action]]:
        """The same as lines of actions: what is decided in several actions may be decided at once."""

    @abstractmethod
    def habit(self, state: State, seat: Seat, rng: random.Random) -> list[Action]:
        """What a pending seat does next without much thought: at least one action."""

    @abstractmethod
    def reopen(self, state: State, seat: Seat) -> bool:
        """Let a seat decide anew what it has decided in secret; whether there was anything."""

    @abstractmethod
    def complaints(self, state: State) -> list[str]:
        """What is not accounted for: dice, cards, coins. Empty unless the rules have a bug."""


ComponentsT = TypeVar("ComponentsT", bound=msgspec.Struct)
BoxT = TypeVar("BoxT")
RulesT = TypeVar("RulesT", bound=Ruleset)
TableT = TypeVar("TableT", bound=State)
ViewT = TypeVar("ViewT", bound=View)


@dataclass(frozen=True, kw_only=True)
class Contents(Generic[ComponentsT, BoxT, RulesT, TableT, ViewT]):
    """What a game is made of: its title page, its actions, its own types, and its chapters as functions.

    `package` is the name of its folder, where its rules.md is. The functions from `rules` on do what the methods
    of `Game` do, with the game's own types. `prospects`, `determinize` and `load` are handed the rules for the seats
    and options that `ruled_by` reads from a view.
    """

    package: str
    meta: Meta
    actions: ActionTable
    rules_type: type[RulesT]
    table_type: type[TableT]
    view_type: type[ViewT]
    prospects_type: type[Prospects]
    sheet: Sheet
    parse_components: Callable[[str], ComponentsT]
    box: Callable[[ComponentsT], BoxT]
    rules: Callable[[int, Mapping[str, str], BoxT], RulesT]
    set_up: Callable[[RulesT, Chance, Sink | None], TableT]
    ruled_by: Callable[[ViewT], tuple[int, Mapping[str, str]]]
    view: Callable[[TableT, Seat | None], ViewT]
    prospects: Callable[[ViewT, RulesT], Prospects]
    determinize: Callable[[ViewT, RulesT, random.Random], TableT]
    dump: Callable[[TableT], ViewT]
    load: Callable[[ViewT, RulesT], TableT]
    standings: Callable[[TableT], list[Standing]]
    appraise: Callable[[TableT, Seat], float]
    outlook: Outlook[RulesT, TableT]
    complaints: Callable[[TableT], list[str]]


class GameOf(Game, Generic[ComponentsT, BoxT, RulesT, TableT, ViewT]):
    """A game made from its contents: here alone states, views and rules are known by a game's own types."""

    contents: Contents[ComponentsT, BoxT, RulesT, TableT, ViewT]

    def __init__(self, own_components: str = "") -> None:
        """The game with its printed values, or with some replaced; BadInput says what is wrong with them."""
        contents = self.contents
        self.meta = contents.meta
        self.actions = contents.actions
        self.rulebook = Rulebook(files(contents.package).joinpath("rules.md").read_text("utf-8"))
        self.view_type: type[ViewT] = contents.view_type
        self.prospects_type = contents.prospects_type
        self.sheet = contents.sheet
        self.own_components = own_components
        self.components: ComponentsT = contents.parse_components(own_components)
        self.box: BoxT = contents.box(self.components)
        self._made_rules = lru_cache(RULESETS)(self._make_rules)

    def with_components(self, own_components: str) -> GameOf[ComponentsT, BoxT, RulesT, TableT, ViewT]:
        return type(self)(own_components)

    def ruleset(self, seats: int, options: Mapping[str, str]) -> RulesT:
        return self._made_rules(seats, tuple(options.items()))

    def _make_rules(self, seats: int, options: tuple[tuple[str, str], ...]) -> RulesT:
        return self.contents.rules(seats, dict(options), self.box)

    def ruleset_of(self, view: View) -> RulesT:
        seats, options = self.contents.ruled_by(self._seen(view))
        return self.ruleset(seats, options)

    def new(self, ruleset: Ruleset, chance: Chance, sink: Sink | None = None) -> TableT:
        assert isinstance(ruleset, self.contents.rules_type)
        return self.contents.set_up(ruleset, chance, sink)

    def view(self, state: State, seat: Seat | None) -> ViewT:
        return self.contents.view(self._table(state), seat)

    def prospects(self, view: View) -> Prospects:
        seen = self._seen(view)
        return self.contents.prospects(seen, self.ruleset_of(seen))

    def determinize(self, view: View, rng: random.Random) -> TableT:
        seen = self._seen(view)
        return self.contents.determinize(seen, self.ruleset_of(seen), rng)

    def dump(self, state: State) -> ViewT:
        return self.contents.dump(self._table(state))

    def load(self, dump: View) -> TableT:
        seen = self._seen(dump)
        return self.contents.load(seen, self.ruleset_of(seen))

    def standings(self, state: State) -> list[Standing]:
        return self.contents.standings(self._table(state))

    def appraise(self, state: State, seat: Seat) -> float:
        return self.contents.appraise(self._table(state), seat)

    def spreads(self, ruleset: Ruleset) -> list[float]:
        assert isinstance(ruleset, self.contents.rules_type)
        return self.contents.outlook.spreads(ruleset)

    def feature_names(self, ruleset: Ruleset) -> list[str]:
        assert isinstance(ruleset, self.contents.rules_type)
        return self.contents.outlook.names(ruleset)

    def features(self, state: State, seat: Seat) -> list[float]:
        return self.contents.outlook.features(self._table(state), seat)

    def phase(self, state: State) -> float:
        return self.contents.outlook.phase(self._table(state))

    def stage(self, state: State) -> int:
        return self.contents.outlook.stage(self._table(state))

    def is_unfinished(self, state: State, seat: Seat) -> bool:
        return self.contents.outlook.is_unfinished(self._table(state), seat)

    def choices(self, state: State, seat: Seat) -> list[Action]:
        chosen = self.contents.outlook.choices
        return state.legal(seat) if chosen is None else chosen(self._table(state), seat)

    def lines(self, state: State, seat: Seat) -> list[list[Action]]:
        lines = self.contents.outlook.lines
        found = None if lines is None else lines(self._table(state), seat)
        return [[action] for action in self.choices(state, seat)] if found is None else found

    def habit(self, state: State, seat: Seat, rng: random.Random) -> list[Action]:
        return self.contents.outlook.habit(self._table(state), seat, rng)

    def reopen(self, state: State, seat: Seat) -> bool:
        return self.contents.outlook.reopen(self._table(state), seat)

    def complaints(self, state: State) -> list[str]:
        return self.contents.complaints(self._table(state))

    def _table(self, state: State) -> TableT:
        assert isinstance(state, self.contents.table_type)
        return state

    def _seen(self, view: View) -> ViewT:
        assert isinstance(view, self.contents.view_type)
        return view
