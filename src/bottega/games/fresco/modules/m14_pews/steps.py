"""Module 14, the pews: its steps."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, cast

from bottega.core.actions import Action
from bottega.core.agenda import Step
from bottega.core.chance import Chance
from bottega.core.events import Sink
from bottega.core.questions import Question
from bottega.core.reasons import Reason
from bottega.core.seats import Seat
from bottega.core.spelling import OneOf
from bottega.games.fresco.actions import PASS, Pass
from bottega.games.fresco.events import Forfeited, Idled
from bottega.games.fresco.modules.m14_pews.nave import TILE
from bottega.games.fresco.modules.m14_pews.offers import MOST_BEAMS, NAME, RestorePew
from bottega.games.fresco.modules.m14_pews.questions import WhichPew
from bottega.games.fresco.modules.m14_pews.reasons import RESTORE_OR_PASS
from bottega.games.fresco.spelling import SEAT
from bottega.games.fresco.table import SeatDecision, Table

if TYPE_CHECKING:
    from bottega.games.fresco.modules.m14_pews.module import Pews


class RestoringPews(SeatDecision):
    """[FR-M14.5] A seat restores pews, one after the other, with so many apprentices left who can carry a beam."""

    __slots__ = ("carriers",)

    word = "restoring-pews"
    made_of = (SEAT, OneOf("carriers", range(1, MOST_BEAMS + 1)))

    def __init__(self, seat: Seat, carriers: int) -> None:
        super().__init__(seat)
        self.carriers = carriers

    def pending(self, state: Table) -> tuple[Seat, ...]:
        return self._seats if pews_of(state).possible(state, self.seat, self.carriers) else ()

    def question(self, table: Table, seat: Seat) -> Question:
        pews = pews_of(table)
        return WhichPew(seat, self.carriers, pews.nave(table).beams[seat], pews.points_to_come(table, seat))

    def run(self, state: Table, chance: Chance, sink: Sink | None) -> None:
        """[FR-3.6] Nothing can be done with those who are left."""
        if sink is not None:
            sink.emit(Idled(self.seat, self.carriers, TILE))

    def legal(self, state: Table, seat: Seat) -> list[Action]:
        return [*pews_of(state).possible(state, seat, self.carriers), PASS]

    def check(self, state: Table, seat: Seat, action: Action) -> Reason | None:
        if isinstance(action, RestorePew):
            return pews_of(state).why_no_pew(state, seat, self.carriers, action.beams)
        return None if isinstance(action, Pass) else RESTORE_OR_PASS

    def apply(self, state: Table, seat: Seat, action: Action, chance: Chance, sink: Sink | None) -> None:
        state.agenda.pop()
        if isinstance(action, RestorePew):
            pews = pews_of(state)
            points = pews.restore(state, seat, action.beams, chance, sink)
            pews.go_on(state, seat, self.carriers - action.beams, points, sink)
        elif sink is not None:
            sink.emit(Forfeited(seat, TILE))


def pews_of(table: Table) -> Pews:
    """The module, as it is in play."""
    return cast("Pews", table.rules.by_name[NAME])


STEP_KINDS: Final[list[type[Step[Table]]]] = [RestoringPews]
