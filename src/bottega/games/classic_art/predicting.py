"""Chapter 5: placing prediction tokens, after two cards or in the setup turn."""

from __future__ import annotations

from typing import Final

from bottega.core.actions import Action
from bottega.core.chance import Chance
from bottega.core.events import Sink
from bottega.core.reasons import Reason
from bottega.core.seats import Seat
from bottega.games.classic_art.actions import DOUBLE_FREE, PASS, PREDICT_FREE, Drop, Pass, Predict
from bottega.games.classic_art.catalogue import CATEGORIES, CATEGORY_IDS, EXHIBITION_OF, LABEL_OF, Space
from bottega.games.classic_art.earning import pays
from bottega.games.classic_art.events import Passed, Predicted, TurnBegan
from bottega.games.classic_art.questions import ChoosePrediction, ClassicArtQuestion
from bottega.games.classic_art.reasons import (
    CARDS_ARE_PLAYED,
    DOUBLED_ALREADY,
    NOT_THE_LAST_TURN,
    OCCUPIED,
    OCCUPIED_BY_YOU,
    ONE_TOKEN_LEFT,
    SETUP_TURN,
)
from bottega.games.classic_art.table import SeatDecision, Table, owner_of, prediction_of


class MakePrediction(SeatDecision):
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

    def question(self, table: Table, seat: Seat, known: bool) -> ClassicArtQuestion:
        return ChoosePrediction(seat, table.tokens[seat], can_double(table, seat), self.high_risk)

    def pending(self, state: Table) -> tuple[Seat, ...]:
        return self._seats if state.tokens[self.seat] else ()

    def run(self, state: Table, chance: Chance, sink: Sink | None) -> None:
        """[CA-5.5] Without tokens there is nothing to decide."""

    def legal(self, state: Table, seat: Seat) -> list[Action]:
        actions: list[Action] = []
        for category in CATEGORIES:
            actions += PREDICT_FREE[category][state.taken_in(category)]
        if can_double(state, seat):
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

    def begin(self, table: Table, sink: Sink) -> None:
        sink.emit(TurnBegan(self.seat, 0, "CA-2.4"))


def can_double(table: Table, seat: Seat) -> bool:
    """[CA-3.4] [CA-5.5] Whether a seat can double down."""
    return table.tokens[seat] > 1 and not table.has_doubled(seat)


def why_not_predict(table: Table, seat: Seat, action: Predict) -> Reason | None:
    """[CA-5.1] [CA-3.4] [CA-5.5] Why this prediction can't be made; None if it can."""
    if table.taken >> action.space & 1:
        return why_taken(table, seat, action.space)
    if action.tokens == 2:
        if table.has_doubled(seat):
            return DOUBLED_ALREADY
        if table.tokens[seat] < 2:
            return ONE_TOKEN_LEFT
    return None


def why_taken(table: Table, seat: Seat, space: Space) -> Reason:
    """[CA-5.1] Whose tokens lie there."""
    label, exhibition = LABEL_OF[space], CATEGORY_IDS[EXHIBITION_OF[space]]
    owner = owner_of(table.predictions[space])
    if owner == seat:
        return OCCUPIED_BY_YOU.about(space=label, exhibition=exhibition)
    return OCCUPIED.about(space=label, exhibition=exhibition, owner=owner)


def predict(table: Table, seat: Seat, space: Space, tokens: int, high_risk: bool, sink: Sink | None) -> None:
    """[CA-5.1] The tokens go on the space, and close it for all."""
    prediction = prediction_of(seat, tokens, high_risk)
    table.place(space, prediction)
    table.tokens[seat] -= tokens
    if tokens == 2:
        table.doubled |= 1 << seat
    if sink is not None:
        exhibition, worth = CATEGORY_IDS[EXHIBITION_OF[space]], pays(table, space, prediction)
        sink.emit(Predicted(seat, exhibition, LABEL_OF[space], tokens, high_risk, worth, table.tokens[seat]))


PREDICTIONS: Final = [MakePrediction(Seat(seat)) for seat in range(5)]
SETUP_TURNS: Final = [SetupTurn(Seat(seat)) for seat in range(5)]
