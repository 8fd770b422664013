"""The table: everything that lies on it, and whose decision is next."""

from __future__ import annotations

from abc import abstractmethod
from typing import ClassVar, Final

from bottega.core.actions import Action
from bottega.core.agenda import Step, advance, seal_of
from bottega.core.chance import Chance
from bottega.core.events import Sink
from bottega.core.reasons import Reason
from bottega.core.seats import Seat
from bottega.core.state import State
from bottega.games.sixtina.actions import ALL_POSITIONS, Position, Technique
from bottega.games.sixtina.box import Card, Fresco
from bottega.games.sixtina.kinds import GIANLUIGI, TECHNIQUES, ActorId
from bottega.games.sixtina.questions import SixtinaQuestion, TurnAction
from bottega.games.sixtina.reasons import GAME_OVER, NOT_YOUR_TURN
from bottega.games.sixtina.ruleset import Rules

ALL_SEATS: Final = [Seat(number) for number in range(4)]
MOST_SPACES: Final = 6
MOST_COLOURS: Final = 4
COVERED: Final = -1

# What lies on a technique of a fresco: nothing, black material, or a colour's on the top or bottom space.
FREE: Final = 0
PRUDENT: Final = 1

# The kinds of restoration, as `RESTORATIONS` names them.
CORRECT_KIND: Final = 0
EXCELLENT_KIND: Final = 1
PRUDENT_KIND: Final = 2

# What became of a fresco: still to restore, restored, or restored with a colour's material on it.
UNRESTORED: Final = 0
RESTORED: Final = 1


def mark_of(colour: int, kind: int) -> int:
    """What lies on a technique after a restoration: a colour's material on the top or bottom space, or black."""
    return PRUDENT if kind == PRUDENT_KIND else 2 + 2 * colour + kind


def colour_of_mark(mark: int) -> int:
    """Whose material a mark is; -1 if it is nobody's."""
    return (mark - 2) // 2 if mark > PRUDENT else -1


def kind_of_mark(mark: int) -> int:
    """The kind of restoration that left a mark."""
    return PRUDENT_KIND if mark == PRUDENT else mark % 2


def restored_by(colour: int) -> int:
    """A restored fresco with a colour's material on its icon."""
    return 2 + colour


def marker_on(restored: int) -> int:
    """Whose material is on a restored fresco; -1 if nobody's."""
    return restored - 2 if restored > RESTORED else -1


class Table(State):
    """The state of a game of 1980 Sixtina.

    A colour is a seat's number; Gianluigi's comes after them. `frescoes` are the numbers of the cards
    on the positions of the chapel, COVERED where nobody has looked yet. `spaces` tells what lies on
    each technique: six entries a position. `materials` counts those of each colour on each fresco,
    on techniques and beside: four entries a position. `restored` tells what became of each fresco.
    `done` counts, for each colour and technique, correct and excellent restorations: twelve entries a
    colour. `claims` tells the colour on each of the three spaces of each objective, -1 if none.
    Hands and prudent cards are sorted; the piles are counted by kind. From the first shuffle on, `piles`
    tells what was in the hands then, and what each draw pile since was made of: all have seen it; and
    `history`, which card was drawn from which of them, and which left a hand (`recall.py`).
    """

    __slots__ = (
        "agenda",
        "area",
        "black",
        "claims",
        "deck",
        "discard",
        "done",
        "first",
        "frescoes",
        "hands",
        "history",
        "materials",
        "objectives",
        "piles",
        "prudent",
        "restored",
        "rules",
        "scores",
        "spaces",
        "supply",
    )

    def __init__(
        self,
        rules: Rules,
        agenda: list[Step[Table]],
        first: Seat,
        frescoes: list[int],
        spaces: list[int],
        materials: list[int],
        restored: list[int],
        objectives: tuple[int, ...],
        claims: list[int],
        done: list[int],
        hands: list[tuple[Card, ...]],
        prudent: list[tuple[Card, ...]],
        deck: list[int],
        discard: list[int],
        piles: list[tuple[int, ...]],
        history: list[int],
        area: list[int],
        supply: list[int],
        black: int,
        scores: list[int],
    ) -> None:
        self.rules = rules
        self.agenda = agenda
        self.first = first
        self.frescoes = frescoes
        self.spaces = spaces
        self.materials = materials
        self.restored = restored
        self.objectives = objectives
        self.claims = claims
        self.done = done
        self.hands = hands
        self.prudent = prudent
        self.deck = deck
        self.discard = discard
        self.piles = piles
        self.history = history
        self.area = area
        self.supply = supply
        self.black = black
        self.scores = scores

    def copy(self) -> Table:
        return Table(
            self.rules,
            self.agenda[:],
            self.first,
            self.frescoes[:],
            self.spaces[:],
            self.materials[:],
            self.restored[:],
            self.objectives,
            self.claims[:],
            self.done[:],
            self.hands[:],
            self.prudent[:],
            self.deck[:],
            self.discard[:],
            self.piles[:],
            self.history[:],
            self.area[:],
            self.supply[:],
            self.black,
            self.scores[:],
        )

    # Playing

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
        return step.check(self, seat, action) if seat in step.pending(self) else NOT_YOUR_TURN

    def apply(self, seat: Seat, action: Action, chance: Chance, sink: Sink | None = None) -> None:
        agenda = self.agenda
        agenda[-1].apply(self, seat, action, chance, sink)
        advance(self, agenda, chance, sink)

    # Looking

    def fresco(self, position: Position) -> Fresco:
        """The fresco at an open position."""
        return self.rules.box.frescoes[self.frescoes[position]]

    def is_open(self, position: Position) -> bool:
        """[SX-3.1] Whether a fresco can be restored: it is not covered, and not restored yet."""
        return self.frescoes[position] != COVERED and self.restored[position] == UNRESTORED

    def mark(self, position: Position, space: int) -> int:
        """What lies on a technique of a fresco."""
        return self.spaces[position * MOST_SPACES + space]

    def of_colour(self, position: Position, colour: int) -> int:
        """How many materials of a colour lie on a fresco."""
        return self.materials[position * MOST_COLOURS + colour]

    def free_spaces(self, position: Position) -> int:
        """How many techniques of a fresco hold no material yet."""
        start = position * MOST_SPACES
        return self.spaces[start : start + len(self.fresco(position).techniques)].count(FREE)

    def markers(self, colour: int) -> list[Position]:
        """The restored frescoes with a material of this colour."""
        mark = restored_by(colour)
        return [position for position in ALL_POSITIONS if self.restored[position] == mark]

    @property
    def restored_frescoes(self) -> int:
        """How many frescoes are restored."""
        return len(ALL_POSITIONS) - self.restored.count(UNRESTORED)

    @property
    def projects(self) -> list[Position]:
        """[SX-6.8] The covered frescoes beside an open or restored one."""
        frescoes, beside = self.frescoes, self.rules.box.beside
        return [
            position
            for position in ALL_POSITIONS
            if frescoes[position] == COVERED and [other for other in beside[position] if frescoes[other] != COVERED]
        ]

    def was_done(self, colour: int, technique: Technique, kind: int) -> int:
        """How many correct or excellent restorations of a technique a colour has done in the whole game."""
        return self.done[(colour * len(TECHNIQUES) + technique) * 2 + kind]

    def actor(self, colour: int) -> ActorId:
        """Who plays a colour: a seat, or Gianluigi."""
        return GIANLUIGI if colour == self.rules.gianluigi else colour

    # Putting down and picking up

    def put(self, position: Position, space: int, mark: int) -> None:
        """Lay something on a technique of a fresco."""
        self.spaces[position * MOST_SPACES + space] = mark

    def put_own(self, position: Position, space: int, colour: int, kind: int) -> None:
        """Lay a colour's material on a technique of a fresco: a correct or excellent restoration."""
        self.put(position, space, mark_of(colour, kind))
        self.add(position, colour, 1)
        self.done[(colour * len(TECHNIQUES) + self.fresco(position).techniques[space]) * 2 + kind] += 1

    def add(self, position: Position, colour: int, number: int) -> None:
        """Lay materials of a colour on a fresco."""
        self.materials[position * MOST_COLOURS + colour] += number


class TableStep(Step[Table]):
    """A step of this game. Every kind has a `word`; its name is the word and the numbers that it is made of."""

    __slots__ = ("seat",)

    word: ClassVar[str] = ""

    def __init__(self, seat: Seat) -> None:
        self.seat = seat

    @property
    def numbers(self) -> list[int]:
        """What the step is made of; `of` makes it again."""
        return [self.seat]

    @classmethod
    def of(cls, numbers: list[int]) -> TableStep:
        """The step of these numbers."""
        return cls(ALL_SEATS[numbers[0]])

    @property
    def name(self) -> str:
        return " ".join([self.word, *[str(number) for number in self.numbers]])


class Decision(TableStep):
    """A step that waits for one seat."""

    __slots__ = ("_seats",)

    def __init__(self, seat: Seat) -> None:
        super().__init__(seat)
        self._seats: tuple[Seat, ...] = (seat,)

    def pending(self, state: Table) -> tuple[Seat, ...]:
        return self._seats

    @abstractmethod
    def question(self, table: Table) -> SixtinaQuestion:
        """What its seat is asked."""

    def question_for_others(self, table: Table) -> SixtinaQuestion:
        """What the others know of it."""
        return self.question(table)


class TurnStep(Decision):
    """[SX-2.8] A step inside a turn, before anything is done: the others see only whose turn it is."""

    __slots__ = ()

    @property
    def seal(self) -> str:
        return seal_of(self.seat)

    def question_for_others(self, table: Table) -> SixtinaQuestion:
        return TurnAction(self.seat)
