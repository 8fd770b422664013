"""Chapter 6: the studio."""

from __future__ import annotations

from bottega.core.actions import Action
from bottega.core.chance import Chance
from bottega.core.errors import RulesBug
from bottega.core.events import Sink
from bottega.core.questions import Question
from bottega.core.reasons import Reason
from bottega.core.seats import Seat
from bottega.games.fresco.catalogue import STUDIO, Location
from bottega.games.fresco.events import Paid
from bottega.games.fresco.questions import VisitStudio
from bottega.games.fresco.ruleset import WAGE
from bottega.games.fresco.table import Table
from bottega.games.fresco.visit import MARKS, WHERE, Visit


class StudioVisit(Visit):
    """[FR-6.1] A seat is in the studio. Wages are paid at the end, for all apprentices that did nothing else."""

    __slots__ = ()

    word = "studio"
    made_of = (*WHERE, MARKS)

    @property
    def location(self) -> Location:
        return STUDIO

    def question(self, table: Table, seat: Seat) -> Question:
        return VisitStudio(seat, *self.who)

    def actions(self, table: Table) -> list[Action]:
        return []

    def has_actions(self, table: Table) -> bool:
        return False

    def with_one_less(self) -> StudioVisit:
        return StudioVisit(self.seat, self.column, self.left - 1, self.lasting)

    def marked(self, marks: int) -> StudioVisit:
        return StudioVisit(self.seat, self.column, self.left, marks)

    def why_not(self, table: Table, action: Action) -> Reason | None:
        return self.not_now()

    def act(self, table: Table, action: Action, chance: Chance, sink: Sink | None) -> None:
        raise RulesBug(f"{action.name} in the studio")

    def forfeit(self, sink: Sink | None) -> None:
        """Wages are not forfeited: who passes paints no portrait."""

    def idle(self, sink: Sink | None) -> None:
        """Nobody is idle here: those who paint no portrait earn wages."""

    def finish(self, table: Table, sink: Sink | None) -> None:
        """[FR-6.1] Each apprentice earns three Thalers."""
        apprentices = waged(table, self)
        if apprentices:
            pay_wages(table, self.seat, apprentices, sink)


def waged(table: Table, visit: StudioVisit) -> int:
    """[FR-6.1] How many of the apprentices that are left earn a wage."""
    apprentices = visit.left
    for module in table.rules.filling.waged:
        apprentices = module.waged(table, visit, apprentices)
    return apprentices


def pay_wages(table: Table, seat: Seat, apprentices: int, sink: Sink | None) -> None:
    """[FR-6.1] Three Thalers for each apprentice."""
    if sink is not None:
        sink.emit(Paid(seat, apprentices, WAGE * apprentices))
    table.earn(seat, WAGE * apprentices, sink)
