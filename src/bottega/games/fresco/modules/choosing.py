"""Basic paints of one's choice, where a module gives any."""

from __future__ import annotations

from bottega.core.actions import Action
from bottega.core.chance import Chance
from bottega.core.events import Sink
from bottega.core.questions import Question
from bottega.core.reasons import Reason
from bottega.core.seats import Seat
from bottega.core.spelling import Number
from bottega.games.fresco.actions import TAKE_PAINT, TakePaint
from bottega.games.fresco.catalogue import PAINTS
from bottega.games.fresco.events import PaintTaken
from bottega.games.fresco.questions import WhichPaint
from bottega.games.fresco.reasons import TAKE_A_BASIC_PAINT
from bottega.games.fresco.spelling import SEAT
from bottega.games.fresco.table import SeatDecision, Table


class ChoosePaint(SeatDecision):
    """[FR-M.3] A seat takes so many basic paints of its choice."""

    __slots__ = ("left",)

    word = "choose-paint"
    made_of = (SEAT, Number("left", least=1))

    def __init__(self, seat: Seat, left: int) -> None:
        super().__init__(seat)
        self.left = left

    def question(self, table: Table, seat: Seat) -> Question:
        return WhichPaint(seat, self.left)

    def legal(self, state: Table, seat: Seat) -> list[Action]:
        return [*TAKE_PAINT]

    def check(self, state: Table, seat: Seat, action: Action) -> Reason | None:
        return None if isinstance(action, TakePaint) else TAKE_A_BASIC_PAINT

    def apply(self, state: Table, seat: Seat, action: Action, chance: Chance, sink: Sink | None) -> None:
        assert isinstance(action, TakePaint)
        state.agenda.pop()
        if self.left > 1:
            state.agenda.append(ChoosePaint(seat, self.left - 1))
        state.take_paint(seat, action.paint)
        if sink is not None:
            sink.emit(PaintTaken(seat, PAINTS[action.paint]))
