"""A visit: what a player does at one location, apprentice by apprentice."""

from __future__ import annotations

from abc import abstractmethod
from typing import Final

from bottega.core.actions import Action
from bottega.core.agenda import Step
from bottega.core.chance import Chance
from bottega.core.events import Sink
from bottega.core.reasons import Reason
from bottega.core.seats import Seat
from bottega.core.spelling import Fact, OneOf, ReadStep, Whole
from bottega.games.fresco.actions import PASS, Offer, Pass
from bottega.games.fresco.catalogue import LOCATIONS, SPACES_EACH, Location
from bottega.games.fresco.events import Forfeited, Idled
from bottega.games.fresco.kinds import AGAIN
from bottega.games.fresco.marks import BEGUN, LASTING, ill_to_come, is_ill
from bottega.games.fresco.reasons import NOBODY_LEFT, NOT_HERE, NOT_PLAYED_WITH
from bottega.games.fresco.spelling import COLUMN, SEAT
from bottega.games.fresco.table import Decision, Table


class Marks(Fact):
    """The marks of a visit, if it has any: "+5"."""

    __slots__ = ()

    def words_for(self, value: object) -> list[str]:
        return [f"+{value}"] if value else []

    def read(self, words: list[str], read_step: ReadStep) -> object:
        return int(words.pop(0)) if words else 0


WHERE: Final = (SEAT, COLUMN, OneOf("left", range(SPACES_EACH + 1)))
"""What every visit is made of, to begin with."""
MARKS: Final = Marks("marks")
"""What it is made of in the end."""


class Visit(Decision):
    """[FR-3.4] A seat is at a location, with so many apprentices left.

    `column` is the column of the sheet: in the final round the cathedral is in the last one too. `marks` are
    bits in which something is remembered: about the visit, if they are `LASTING`, or about the apprentice at
    work; the next one begins without. `marks.py` says which bit is whose.
    """

    __slots__ = ("column", "left", "marks", "seat")

    def __init__(self, seat: Seat, column: Location, left: int, marks: int = 0) -> None:
        self.seat = seat
        self.column = column
        self.left = left
        self.marks = marks

    @property
    def lasting(self) -> int:
        """The marks that the next apprentice will find."""
        return self.marks & LASTING

    @property
    def fresh(self) -> int:
        """How many apprentices have not begun yet."""
        return self.left - 1 if self.marks & BEGUN else self.left

    @property
    @abstractmethod
    def location(self) -> Location:
        """Where it is."""

    @property
    def place(self) -> str:
        """Where it is, by name: in the final round the cathedral is in the last column too."""
        return LOCATIONS[self.location] if self.location == self.column else AGAIN

    @property
    def who(self) -> tuple[str, int, bool, bool, int]:
        """What its question begins with: where it is, and who is left there."""
        marks = self.marks
        return self.place, self.left, bool(marks & BEGUN), is_ill(marks), ill_to_come(marks)

    @abstractmethod
    def actions(self, table: Table) -> list[Action]:
        """The actions of the base game for an apprentice, without forfeiting."""

    @abstractmethod
    def has_actions(self, table: Table) -> bool:
        """Whether there are any."""

    @abstractmethod
    def why_not(self, table: Table, action: Action) -> Reason | None:
        """Why an action of the base game can't be done here."""

    @abstractmethod
    def act(self, table: Table, action: Action, chance: Chance, sink: Sink | None) -> None:
        """Do an action of the base game. The visit is off the agenda, and goes back on if it goes on."""

    @abstractmethod
    def with_one_less(self) -> Visit:
        """The same visit, after an apprentice who has not begun did something else."""

    @abstractmethod
    def marked(self, marks: int) -> Visit:
        """The same visit, with these marks and no others."""

    def forfeit(self, sink: Sink | None) -> None:
        """[FR-3.6] What is left to do is forfeited."""
        if sink is not None:
            sink.emit(Forfeited(self.seat, self.place))

    def idle(self, sink: Sink | None) -> None:
        """[FR-3.6] Apprentices who have not begun can do nothing: their actions must be forfeited."""
        if sink is not None and self.fresh > 0:
            sink.emit(Idled(self.seat, self.fresh, self.place))

    def finish(self, table: Table, sink: Sink | None) -> None:
        """What is to be done at the end of a visit."""

    def pending(self, state: Table) -> tuple[Seat, ...]:
        return state.deciders[self.seat]

    def legal(self, state: Table, seat: Seat) -> list[Action]:
        actions = self.actions(state) if self.left else []
        for module in state.rules.filling.offers:
            actions += module.offers(state, self)
        if self.may_pass:
            actions.append(PASS)
        return actions

    @property
    def may_pass(self) -> bool:
        """[FR-3.6] Whether the rest of the visit may be forfeited."""
        return True

    def check(self, state: Table, seat: Seat, action: Action) -> Reason | None:
        if isinstance(action, Offer):
            return self.why_no_offer(state, action)
        if isinstance(action, Pass) and self.may_pass:
            return None
        return self.why_not(state, action) if self.left else NOBODY_LEFT.about(place=self.place)

    def why_no_offer(self, table: Table, offer: Offer) -> Reason | None:
        """[FR-M.1] Why an action of a module can't be done here."""
        module = table.rules.by_name.get(offer.module)
        return NOT_PLAYED_WITH.about(module=offer.module) if module is None else module.why_not(table, self, offer)

    def apply(self, state: Table, seat: Seat, action: Action, chance: Chance, sink: Sink | None) -> None:
        state.agenda.pop()
        if isinstance(action, Offer):
            state.rules.by_name[action.module].accept(state, self, action, chance, sink)
        elif isinstance(action, Pass):
            self.forfeit(sink)
            self.end(state, sink)
        else:
            self.act(state, action, chance, sink)

    def go_on(self, table: Table, sink: Sink | None) -> None:
        """[FR-3.6] The visit goes on if anything can be done; otherwise the rest must be forfeited."""
        visit = self
        for module in table.rules.filling.begin_work:
            visit = module.begin_work(table, visit)
        if (visit.left and visit.has_actions(table)) or visit.is_awaited(table):
            table.agenda.append(visit)
        else:
            visit.idle(sink)
            visit.end(table, sink)

    def is_awaited(self, table: Table) -> bool:
        """Whether a module waits for something here."""
        for module in table.rules.filling.offers:
            if module.waits(table, self):
                return True
        return False

    def end(self, table: Table, sink: Sink | None) -> None:
        """The visit is over."""
        self.finish(table, sink)
        for module in table.rules.filling.leave:
            module.leave(table, self, sink)

    def not_now(self) -> Reason:
        """That an action does not belong here."""
        return NOT_HERE.about(place=self.place)


class Resume(Step[Table]):
    """A visit goes on by itself, once the steps on top of this one are done."""

    __slots__ = ("visit",)

    word = "resume"
    made_of = (Whole("visit", Visit),)

    def __init__(self, visit: Visit) -> None:
        self.visit = visit

    def run(self, state: Table, chance: Chance, sink: Sink | None) -> None:
        self.visit.go_on(state, sink)
