"""The table: everything that lies on it, and whose decision is next."""

from __future__ import annotations

from abc import abstractmethod
from typing import ClassVar, Final

from bottega.core.actions import Action
from bottega.core.agenda import Step, advance
from bottega.core.chance import Chance
from bottega.core.errors import RulesBug
from bottega.core.events import Sink
from bottega.core.reasons import Reason
from bottega.core.seats import Seat
from bottega.core.state import State
from bottega.games.sagrada.dice import COLOUR_NAMES, COLOUR_OF, DIE_NAMES, Colour, Die
from bottega.games.sagrada.pattern import Pattern
from bottega.games.sagrada.questions import InHand, SagradaQuestion
from bottega.games.sagrada.reasons import GAME_OVER, NOT_YOUR_TURN
from bottega.games.sagrada.ruleset import Rules
from bottega.games.sagrada.spelling import Spelling
from bottega.games.sagrada.window import Window

NOT_DECIDED: Final = Seat(-1)
NOT_PICKED: Final = Colour(-1)


class Deal:
    """The cards that setting up has dealt so far: tools and public objectives may come later. It never changes."""

    __slots__ = ("offers", "private", "public", "tools")

    def __init__(
        self,
        private: tuple[tuple[Colour, ...], ...],
        offers: tuple[tuple[Pattern, ...], ...],
        tools: tuple[int, ...],
        public: tuple[int, ...],
    ) -> None:
        self.private = private
        self.offers = offers
        self.tools = tools
        self.public = public


class Table(State):
    """The state of a game of Sagrada.

    `chosen` are the patterns chosen so far, `windows` the windows once all are. `pool` is sorted when it is rolled;
    then dice keep their order, and one that is returned goes to its end. `track` has them round by round,
    a number for each die, see `spot_of`; an exchanged die lies where the other lay. `on_tools` are the favour tokens
    on each tool (playing alone: 1 if used up). `gone` are dice that left the game. `first` is the first player of the
    round, NOT_DECIDED while the windows are chosen. `picked` is the private objective that a lone player picks at the
    end.
    """

    __slots__ = (
        "agenda",
        "bag",
        "chosen",
        "deal",
        "first",
        "gone",
        "on_tools",
        "picked",
        "pool",
        "round",
        "rules",
        "tokens",
        "track",
        "windows",
    )

    def __init__(
        self,
        rules: Rules,
        deal: Deal,
        agenda: list[Step[Table]],
        chosen: tuple[Pattern | None, ...],
        windows: list[Window],
        tokens: list[int],
        on_tools: list[int],
        pool: list[Die],
        track: list[int],
        bag: list[int],
        gone: list[Die],
        round_number: int,
        first: Seat,
        picked: Colour,
    ) -> None:
        self.rules = rules
        self.deal = deal
        self.agenda = agenda
        self.chosen = chosen
        self.windows = windows
        self.tokens = tokens
        self.on_tools = on_tools
        self.pool = pool
        self.track = track
        self.bag = bag
        self.gone = gone
        self.round = round_number
        self.first = first
        self.picked = picked

    def copy(self) -> Table:
        return Table(
            self.rules,
            self.deal,
            self.agenda[:],
            self.chosen,
            self.windows[:],
            self.tokens[:],
            self.on_tools[:],
            self.pool[:],
            self.track[:],
            self.bag[:],
            self.gone[:],
            self.round,
            self.first,
            self.picked,
        )

    @property
    def pending(self) -> tuple[Seat, ...]:
        return self.agenda[-1].pending(self) if self.agenda else ()

    @property
    def seal(self) -> str:
        return self.agenda[-1].seal if self.agenda else ""

    def legal(self, seat: Seat) -> list[Action]:
        if not self.agenda:
            return []
        step = self.agenda[-1]
        return step.legal(self, seat) if seat in step.pending(self) else []

    def check(self, seat: Seat, action: Action) -> Reason | None:
        if not self.agenda:
            return GAME_OVER
        step = self.agenda[-1]
        pending = step.pending(self)
        return step.check(self, seat, action) if seat in pending else NOT_YOUR_TURN.about(seats=pending)

    def apply(self, seat: Seat, action: Action, chance: Chance, sink: Sink | None = None) -> None:
        agenda = self.agenda
        agenda[-1].apply(self, seat, action, chance, sink)
        advance(self, agenda, chance, sink)


class SagradaStep(Step[Table]):
    """A step of the agenda. Its `word` and `facts`, in the order in which it is made with them, are its name."""

    __slots__ = ()

    word: ClassVar[str] = ""
    facts: ClassVar[tuple[Spelling, ...]] = ()

    @property
    def name(self) -> str:
        return " ".join([self.word, *[fact.written(self) for fact in self.facts]])

    @property
    def hand(self) -> tuple[Die, ...]:
        """The dice in hand during this step: neither in the pool nor in a window."""
        return ()

    def open_hand(self) -> tuple[InHand, ...]:
        """The dice in hand as everybody sees them."""
        return tuple([InHand(COLOUR_NAMES[COLOUR_OF[die]], DIE_NAMES[die], None) for die in self.hand])

    def question(self, state: Table, seat: Seat) -> SagradaQuestion:
        """What a pending seat is asked."""
        raise RulesBug(f"{self.name} asks nothing")


class PlayerStep(SagradaStep):
    """A step that waits for one seat, which may have dice in hand."""

    __slots__ = ("_seats", "seat")

    def __init__(self, seat: Seat) -> None:
        self.seat = seat
        self._seats: tuple[Seat, ...] = (seat,)

    def pending(self, state: Table) -> tuple[Seat, ...]:
        return self._seats


class TurnSoFar(PlayerStep):
    """A turn so far: which of the two of its seat it is, and what was done in it: on this depends which tools work."""

    __slots__ = ("drafted", "second", "tooled")

    def __init__(self, seat: Seat, second: bool, drafted: bool, tooled: bool) -> None:
        super().__init__(seat)
        self.second = second
        self.drafted = drafted
        self.tooled = tooled

    @abstractmethod
    def after(self, drafted: bool, tooled: bool) -> TurnSoFar:
        """The same turn, with this done."""
