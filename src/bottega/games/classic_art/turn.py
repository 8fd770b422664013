"""Chapter 3: the player's turn. Two cards, then perhaps a prediction."""

from __future__ import annotations

from typing import Final

from bottega.core.actions import Action
from bottega.core.chance import Chance
from bottega.core.events import Sink
from bottega.core.reasons import Reason
from bottega.core.seats import Seat
from bottega.games.classic_art.actions import PLAY, Drop, Play
from bottega.games.classic_art.cards import show
from bottega.games.classic_art.catalogue import CARD_IDS
from bottega.games.classic_art.house import HOUSE_CARD
from bottega.games.classic_art.predicting import PREDICTIONS
from bottega.games.classic_art.reasons import NOT_IN_HAND, NOT_THE_LAST_TURN, PLAY_FIRST
from bottega.games.classic_art.table import SeatStep, Table


class PlayCard(SeatStep):
    """[CA-3.2] A seat plays a card; `left` are the cards to play in this turn, this one included."""

    __slots__ = ("left",)

    def __init__(self, seat: Seat, left: int) -> None:
        super().__init__(seat)
        self.left = left

    @property
    def name(self) -> str:
        return f"play {self.seat} {self.left}"

    def legal(self, state: Table, seat: Seat) -> list[Action]:
        return [PLAY[card] for card in state.hands[seat]]

    def check(self, state: Table, seat: Seat, action: Action) -> Reason | None:
        if isinstance(action, Play):
            return None if action.card in state.hands[seat] else NOT_IN_HAND.about(card=CARD_IDS[action.card])
        return NOT_THE_LAST_TURN if isinstance(action, Drop) else PLAY_FIRST.about(left=str(self.left))

    def apply(self, state: Table, seat: Seat, action: Action, chance: Chance, sink: Sink | None) -> None:
        assert isinstance(action, Play)
        state.take_from_hand(seat, action.card)
        show(state, action.card, seat, sink)
        if self.left == 2:
            state.agenda[-1] = SECOND_CARDS[seat]
        else:
            state.agenda[-1] = PREDICTIONS[seat]  # [CA-3.3]
            if state.rules.house:
                state.agenda.append(HOUSE_CARD)  # [CA-10.2]


TURNS: Final = [PlayCard(Seat(seat), 2) for seat in range(5)]
SECOND_CARDS: Final = [PlayCard(Seat(seat), 1) for seat in range(5)]
