"""Chapter 5: placing prediction tokens, after two cards or in the setup turn."""

from __future__ import annotations

from typing import Final

from bottega.core.actions import Action
from bottega.core.agenda import SeatStep
from bottega.core.chance import Chance
from bottega.core.events import Sink
from bottega.core.reasons import Reason
from bottega.core.seats import Seat
from bottega.games.classic_art.actions import DOUBLE_FREE, PASS, PREDICT_FREE, Drop, Pass, Predict
from bottega.games.classic_art.catalogue import CATEGORIES, EXHIBITION_OF, LABEL_OF, Space
from bottega.games.classic_art.events import Passed, Predicted
from bottega.games.classic_art.reasons import (
    CARDS_ARE_PLAYED,
    DOUBLED_ALREADY,
    NOT_THE_LAST_TURN,
    OCCUPIED,
    ONE_TOKEN_LEFT,
    SETUP_TURN,
)
from bottega.games.classic_art.table import Table, prediction_of


class MakePrediction(SeatStep[Table]):
    """[CA-3.3] A seat may make one prediction, or none."""

    __slots__ = ()

    @property
    def name(self) -> str:
        return f"predict {self.seat}"

    @property
    def high_risk(self) -> bool:
        """Whether the prediction carries the High-Risk token."""
        return False

    @property
    def why_no_card(self) -> Reason:
        """Why no card is played now."""
        return CARDS_ARE_PLAYED

    def pending(self, state: Table) -> tuple[Seat, ...]:
        return self._seats if state.tokens[self.seat] else ()

    def run(self, state: Table, chance: Chance, sink: Sink | None) -> None:
        """[CA-5.5] Without tokens there is nothing to decide."""

    def legal(self, state: Table, seat: Seat) -> list[Action]:
        actions: list[Action] = []
        for category in CATEGORIES:
            actions += PREDICT_FREE[category][state.taken_in(category)]
        if state.tokens[seat] > 1 and not state.has_doubled(seat):
            for category in CATEGORIES:
                actions += DOUBLE_FREE[category][state.taken_in(category)]
        actions.append(PASS)
        return actions

    def check(self, state: Table, seat: Seat, action: Action) -> Reason | None:
        if isinstance(action, Pass):
            return None
        if isinstance(action, Predict):
            return why_not_predict(state, seat, action)
        return NOT_THE_LAST_TURN if isinstance(action, Drop) else self.why_no_card

    def apply(self, state: Table, seat: Seat, action: Action, chance: Chance, sink: Sink | None) -> None:
        state.agenda.pop()
        if isinstance(action, Predict):
            predict(state, seat, action.space, action.tokens, self.high_risk, sink)
        elif sink is not None:
            sink.emit(Passed(seat))


class SetupTurn(MakePrediction):
    """[CA-2.4] [CA-2.5] Before the first turn, and at high risk."""

    __slots__ = ()

    @property
    def name(self) -> str:
        return f"setup {self.seat}"

    @property
    def high_risk(self) -> bool:
        return True

    @property
    def why_no_card(self) -> Reason:
        return SETUP_TURN


def why_not_predict(table: Table, seat: Seat, action: Predict) -> Reason | None:
    """[CA-5.1] [CA-3.4] [CA-5.5] Why this prediction can't be made; None if it can."""
    if table.taken >> action.space & 1:
        exhibition = table.rules.box.categories[EXHIBITION_OF[action.space]]
        return OCCUPIED.about(space=LABEL_OF[action.space], exhibition=exhibition)
    if action.tokens == 2:
        if table.has_doubled(seat):
            return DOUBLED_ALREADY
        if table.tokens[seat] < 2:
            return ONE_TOKEN_LEFT
    return None


def predict(table: Table, seat: Seat, space: Space, tokens: int, high_risk: bool, sink: Sink | None) -> None:
    """[CA-5.1] The tokens go on the space, and close it for all."""
    table.place(space, prediction_of(seat, tokens, high_risk))
    table.tokens[seat] -= tokens
    if tokens == 2:
        table.doubled |= 1 << seat
    if sink is not None:
        exhibition = table.rules.box.categories[EXHIBITION_OF[space]]
        sink.emit(Predicted(seat, exhibition, LABEL_OF[space], tokens, high_risk=high_risk))


PREDICTIONS: Final = [MakePrediction(Seat(seat)) for seat in range(5)]
SETUP_TURNS: Final = [SetupTurn(Seat(seat)) for seat in range(5)]
