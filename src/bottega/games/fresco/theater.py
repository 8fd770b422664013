"""Chapter 8: the theater."""

from __future__ import annotations

from bottega.core.actions import Action
from bottega.core.chance import Chance
from bottega.core.events import Sink
from bottega.core.questions import Question
from bottega.core.reasons import Reason
from bottega.core.seats import Seat
from bottega.games.fresco.actions import ATTEND, Attend
from bottega.games.fresco.catalogue import THEATER, Location
from bottega.games.fresco.questions import VisitTheater
from bottega.games.fresco.table import Table
from bottega.games.fresco.visit import MARKS, WHERE, Visit
from bottega.games.fresco.wake_up import change_mood


class TheaterVisit(Visit):
    """[FR-8.1] A seat is at the theater, as long as its mood can rise."""

    __slots__ = ()

    word = "theater"
    made_of = (*WHERE, MARKS)

    @property
    def location(self) -> Location:
        return THEATER

    def question(self, table: Table, seat: Seat) -> Question:
        return VisitTheater(seat, *self.who, uplift(table, seat))

    def actions(self, table: Table) -> list[Action]:
        return [ATTEND]

    def has_actions(self, table: Table) -> bool:
        return table.mood[self.seat] < table.rules.box.mood_top

    def with_one_less(self) -> TheaterVisit:
        return TheaterVisit(self.seat, self.column, self.left - 1, self.lasting)

    def marked(self, marks: int) -> TheaterVisit:
        return TheaterVisit(self.seat, self.column, self.left, marks)

    def why_not(self, table: Table, action: Action) -> Reason | None:
        return None if isinstance(action, Attend) else self.not_now()

    def act(self, table: Table, action: Action, chance: Chance, sink: Sink | None) -> None:
        change_mood(table, self.seat, uplift(table, self.seat), sink)
        self.with_one_less().go_on(table, sink)


def uplift(table: Table, seat: Seat) -> int:
    """[FR-8.1] By how many spaces an apprentice at the theater raises the mood."""
    spaces = table.rules.box.theater
    for module in table.rules.filling.uplift:
        spaces = module.uplift(table, seat, spaces)
    return spaces
