"""Chapter 3: the player's turn. Two cards, then perhaps a prediction."""

from __future__ import annotations

from typing import Final

from bottega.core.actions import Action
from bottega.core.agenda import seal_of
from bottega.core.chance import Chance
from bottega.core.events import Sink
from bottega.core.reasons import Reason
from bottega.core.seats import Seat
from bottega.games.classic_art.actions import PLAY, Drop, Play
from bottega.games.classic_art.cards import show
from bottega.games.classic_art.catalogue import CARD_IDS, CARDS, Card
from bottega.games.classic_art.events import TurnBegan
from bottega.games.classic_art.house import HOUSE_CARD
from bottega.games.classic_art.predicting import PREDICTIONS, SetupTurn
from bottega.games.classic_art.questions import ChooseCards, ClassicArtQuestion
from bottega.games.classic_art.reasons import CHOSEN_ALREADY, NOT_IN_HAND, NOT_THE_LAST_TURN, PLAY_FIRST
from bottega.games.classic_art.table import SeatDecision, Table


class FirstCard(SeatDecision):
    """[CA-3.2] A seat chooses the first of the two cards to play."""

    __slots__ = ()

    @property
    def name(self) -> str:
        return f"play {self.seat}"

    @property
    def seal(self) -> str:
        return seal_of(self.seat)

    def question(self, table: Table, seat: Seat, known: bool) -> ClassicArtQuestion:
        return ChooseCards(seat, None)

    def begin(self, table: Table, sink: Sink) -> None:
        sink.emit(TurnBegan(self.seat, turn_of(table)))

    def hand(self, table: Table) -> tuple[Card, ...]:
        """The cards to choose from."""
        return table.hands[self.seat]

    def legal(self, state: Table, seat: Seat) -> list[Action]:
        return [PLAY[card] for card in self.hand(state)]

    def check(self, state: Table, seat: Seat, action: Action) -> Reason | None:
        if isinstance(action, Play):
            return None if action.card in self.hand(state) else NOT_IN_HAND.about(card=CARD_IDS[action.card])
        return NOT_THE_LAST_TURN if isinstance(action, Drop) else PLAY_FIRST

    def apply(self, state: Table, seat: Seat, action: Action, chance: Chance, sink: Sink | None) -> None:
        assert isinstance(action, Play)
        state.agenda[-1] = SECOND_CARDS[seat][action.card]


class SecondCard(FirstCard):
    """[CA-3.2] The first card is chosen, and still secret: with the second both are shown."""

    __slots__ = ("first",)

    def __init__(self, seat: Seat, first: Card) -> None:
        super().__init__(seat)
        self.first = first

    @property
    def name(self) -> str:
        return f"play {self.seat} {CARD_IDS[self.first]}"

    def question(self, table: Table, seat: Seat, known: bool) -> ClassicArtQuestion:
        """The first card is not told to others before the second is chosen."""
        return ChooseCards(seat, CARD_IDS[self.first] if known else None)

    def begin(self, table: Table, sink: Sink) -> None:
        """The turn began with the first card."""

    def hand(self, table: Table) -> tuple[Card, ...]:
        return tuple([card for card in table.hands[self.seat] if card != self.first])

    def check(self, state: Table, seat: Seat, action: Action) -> Reason | None:
        if isinstance(action, Play) and action.card == self.first:
            return CHOSEN_ALREADY.about(card=CARD_IDS[action.card])
        return super().check(state, seat, action)

    def apply(self, state: Table, seat: Seat, action: Action, chance: Chance, sink: Sink | None) -> None:
        assert isinstance(action, Play)
        for card in (self.first, action.card):
            state.take_from_hand(seat, card)
            show(state, card, seat, sink)
        state.agenda[-1] = PREDICTIONS[seat]  # [CA-3.3]
        if state.rules.house:
            state.agenda.append(HOUSE_CARD)  # [CA-10.2]


def turn_of(table: Table) -> int:
    """[CA-3.1] Which turn of the season it is: 0 is the setup turn, and the last one comes after all others."""
    step = table.agenda[-1] if table.agenda else None
    if isinstance(step, SetupTurn):
        return 0
    if not isinstance(step, SeatDecision):
        return table.rules.turns + 1
    to_begin = [other for other in table.agenda[:-1] if isinstance(other, FirstCard) and other.seat == step.seat]
    return table.rules.turns - len(to_begin)


TURNS: Final = [FirstCard(Seat(seat)) for seat in range(5)]
SECOND_CARDS: Final = [[SecondCard(Seat(seat), card) for card in CARDS] for seat in range(5)]
