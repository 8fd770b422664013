"""Chapters 2 and 9: a season, from the deal to the question whether it was the last."""

from __future__ import annotations

from typing import Final

from bottega.core.agenda import Step
from bottega.core.chance import Chance
from bottega.core.events import Sink
from bottega.core.seats import Seat, only
from bottega.games.classic_art.cards import DECK, draw, show
from bottega.games.classic_art.catalogue import CARD_IDS, CARDS, CATEGORIES, SPACES
from bottega.games.classic_art.earning import close_exhibition, retrieve_tokens
from bottega.games.classic_art.events import GameEnded, HandDealt, SeasonBegan, SeasonClosed
from bottega.games.classic_art.last_turn import LAST_TURN
from bottega.games.classic_art.predicting import SETUP_TURNS
from bottega.games.classic_art.scoring import points
from bottega.games.classic_art.table import FREE, NOT_DROPPED, Table
from bottega.games.classic_art.turn import TURNS


class BeginSeason(Step[Table]):
    """[CA-2] Shuffle, deal, show two cards; then setup turns, turns, and the last turn."""

    __slots__ = ()

    @property
    def name(self) -> str:
        return "begin"

    def run(self, state: Table, chance: Chance, sink: Sink | None) -> None:
        if sink is not None:
            rules = state.rules
            deck = len(CARDS) - rules.count * rules.hand
            sink.emit(SeasonBegan(state.season, state.first, rules.hand, deck, rules.house))
        shuffle(state)
        for seat in state.rules.seats:
            deal_hand(state, seat, chance, sink)
        for _ in range(state.rules.box.open_cards):
            show(state, draw(state, chance), DECK, sink)  # [CA-2.2]
        state.agenda += season_of(state)


def shuffle(table: Table) -> None:
    """[CA-2.1] All cards go back into the deck, and the exhibitions are empty."""
    table.deck = [1] * len(CARDS)
    table.exhibitions = [()] * len(CATEGORIES)
    table.discarded = []
    table.dropped = [NOT_DROPPED] * table.rules.count
    table.house = table.rules.house  # [CA-10.1]


def deal_hand(table: Table, seat: Seat, chance: Chance, sink: Sink | None) -> None:
    """[CA-2.1] A seat gets its cards, which only it sees."""
    audience = only(seat)
    hand = sorted([draw(table, chance, audience) for _ in range(table.rules.hand)])
    table.hands[seat] = tuple(hand)
    if sink is not None:
        sink.emit(HandDealt(seat, tuple([CARD_IDS[card] for card in hand])))


def season_of(table: Table) -> list[Step[Table]]:
    """[CA-2.4] [CA-3.1] [CA-6.1] What waits in a season, the first last."""
    order = table.clockwise()
    order.reverse()
    steps: list[Step[Table]] = [END_SEASON, LAST_TURN]
    for _ in range(table.rules.turns):
        steps += [TURNS[seat] for seat in order]
    steps += [SETUP_TURNS[seat] for seat in order]
    return steps


class EndSeason(Step[Table]):
    """[CA-9.1] Prestige is earned and tokens are retrieved; the game goes on, or is over."""

    __slots__ = ()

    @property
    def name(self) -> str:
        return "end"

    def run(self, state: Table, chance: Chance, sink: Sink | None) -> None:
        for category in CATEGORIES:
            close_exhibition(state, category, sink)
        clear_board(state)
        for seat in state.rules.seats:
            retrieve_tokens(state, seat, sink)
        if sink is not None:
            sink.emit(SeasonClosed(state.season, tuple([points(state, seat) for seat in state.rules.seats])))
        if is_last_season(state):
            if sink is not None:
                sink.emit(GameEnded(state.season, state.rules.box.counts_from))
            return
        state.season += 1
        state.first = Seat((state.first + 1) % state.rules.count)  # [CA-9.2]
        state.agenda.append(BEGIN_SEASON)


def clear_board(table: Table) -> None:
    """[CA-8.3] All tokens leave the board, the High-Risk tokens too."""
    table.predictions = [FREE] * len(SPACES)
    table.taken = 0
    table.doubled = 0


def is_last_season(table: Table) -> bool:
    """[CA-9.1] Whether every category has a player with enough Prestige."""
    enough = table.rules.box.counts_from
    for category in CATEGORIES:
        if max(table.tracks[category :: len(CATEGORIES)]) < enough:
            return False
    return True


BEGIN_SEASON: Final = BeginSeason()
END_SEASON: Final = EndSeason()
