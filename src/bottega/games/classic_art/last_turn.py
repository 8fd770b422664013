"""Chapter 6: ending a season. The last turn is everybody's at once, and secret."""

from __future__ import annotations

from typing import Final

from bottega.core.actions import Action
from bottega.core.chance import Chance
from bottega.core.events import Sink
from bottega.core.reasons import Reason
from bottega.core.seats import Seat
from bottega.games.classic_art.actions import DROP, Drop, Predict
from bottega.games.classic_art.cards import show
from bottega.games.classic_art.catalogue import CARD_IDS
from bottega.games.classic_art.events import Dropped, LastCardsShown, LastTurnBegan
from bottega.games.classic_art.house import show_house_card
from bottega.games.classic_art.questions import ChooseDrop, ClassicArtQuestion
from bottega.games.classic_art.reasons import DROP_A_CARD, NO_MORE_PREDICTIONS, NOT_AMONG_THE_LAST
from bottega.games.classic_art.table import NOT_DROPPED, Decision, Table


class LastTurn(Decision):
    """[CA-6.1] All choose the card to drop, at the same time."""

    __slots__ = ()

    @property
    def name(self) -> str:
        return "last"

    @property
    def seal(self) -> str:
        return self.name

    def pending(self, state: Table) -> tuple[Seat, ...]:
        return tuple([seat for seat in state.rules.seats if state.dropped[seat] == NOT_DROPPED])

    def question(self, table: Table, seat: Seat, known: bool) -> ClassicArtQuestion:
        return ChooseDrop(seat)

    def begin(self, table: Table, sink: Sink) -> None:
        """The turn began when nobody had chosen yet."""
        if len(self.pending(table)) == table.rules.count:
            sink.emit(LastTurnBegan(table.rules.turns + 1))

    def legal(self, state: Table, seat: Seat) -> list[Action]:
        return [DROP[card] for card in state.hands[seat]]

    def check(self, state: Table, seat: Seat, action: Action) -> Reason | None:
        if isinstance(action, Drop):
            return None if action.card in state.hands[seat] else NOT_AMONG_THE_LAST.about(card=CARD_IDS[action.card])
        return NO_MORE_PREDICTIONS if isinstance(action, Predict) else DROP_A_CARD

    def apply(self, state: Table, seat: Seat, action: Action, chance: Chance, sink: Sink | None) -> None:
        assert isinstance(action, Drop)
        state.take_from_hand(seat, action.card)
        state.dropped[seat] = action.card
        if sink is not None:
            sink.emit(Dropped(seat, CARD_IDS[action.card]))

    def run(self, state: Table, chance: Chance, sink: Sink | None) -> None:
        """[CA-6.2] All have chosen: the other cards are shown. [CA-10.3] So is what the House has left."""
        if sink is not None:
            sink.emit(LastCardsShown())
        for seat in state.clockwise():
            for card in state.hands[seat]:
                show(state, card, seat, sink)
            state.hands[seat] = ()
        while state.house:
            show_house_card(state, chance, sink)


LAST_TURN: Final = LastTurn()
