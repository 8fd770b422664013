"""Module 15, the dome: its steps."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, cast

from bottega.core.actions import Action
from bottega.core.agenda import Step
from bottega.core.chance import Chance
from bottega.core.events import Sink
from bottega.core.questions import Question
from bottega.core.reasons import Reason
from bottega.core.seats import Seat
from bottega.games.fresco.actions import PASS, Pass
from bottega.games.fresco.catalogue import ALL_SEATS
from bottega.games.fresco.modules.m15_dome.offers import FINISH, NAME, Finish
from bottega.games.fresco.modules.m15_dome.questions import FinishDomeTile
from bottega.games.fresco.modules.m15_dome.reasons import FINISH_OR_PASS
from bottega.games.fresco.spelling import SEAT
from bottega.games.fresco.table import SeatDecision, Table

if TYPE_CHECKING:
    from bottega.games.fresco.modules.m15_dome.module import Dome


class FinishTheDome(SeatDecision):
    """[FR-M15.3] A seat may finish its tiles, as long as it has the paints for one."""

    __slots__ = ()

    word = "finish-dome"
    made_of = (SEAT,)

    def pending(self, state: Table) -> tuple[Seat, ...]:
        return self._seats if dome_of(state).payable(state, self.seat) else ()

    def question(self, table: Table, seat: Seat) -> Question:
        return FinishDomeTile(seat, dome_of(table).finished_points(table, seat))

    def run(self, state: Table, chance: Chance, sink: Sink | None) -> None:
        dome_of(state).score(state, self.seat, sink)

    def legal(self, state: Table, seat: Seat) -> list[Action]:
        return [*[FINISH[tile] for tile in dome_of(state).payable(state, seat)], PASS]

    def check(self, state: Table, seat: Seat, action: Action) -> Reason | None:
        if isinstance(action, Finish):
            return dome_of(state).why_not_finish(state, seat, action.tile)
        return None if isinstance(action, Pass) else FINISH_OR_PASS

    def apply(self, state: Table, seat: Seat, action: Action, chance: Chance, sink: Sink | None) -> None:
        if isinstance(action, Finish):
            dome_of(state).finish(state, seat, action.tile, sink)
        else:
            state.agenda.pop()
            dome_of(state).score(state, seat, sink)


def dome_of(table: Table) -> Dome:
    """The module, as it is in play."""
    return cast("Dome", table.rules.by_name[NAME])


FINISH_THE_DOME: Final = [FinishTheDome(seat) for seat in ALL_SEATS]
STEPS: Final[list[Step[Table]]] = [*FINISH_THE_DOME]
