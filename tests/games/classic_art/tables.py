"""Tables as text: cards are "SC-01 PO-04", a prediction is "B" on "SC 4-", an action is its name.

    game = table(hand="SC-01 SC-02 PO-01 LA-01 LA-02", shown="SC-03 SC-04", predictions={"SC 4-": "BB", "SC 3-": "C!"})
    game.plays("play SC-01", "play PO-01", "predict SC 6+")
    assert game.refuses("predict SC 4-") == "occupied"

The letters of a prediction are its owner, A for seat 0, a letter a token; "!" is the High-Risk token. `shown` are
cards that came to their exhibitions, in this order. The Art on Loan cards are EE-03 EE-13 SL-01 SL-09 SC-05 SC-12
PO-01 PO-04 LA-03 LA-12. Where nothing else is said it is the last round of turns of three players, and seat 0
begins it with five cards.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from bottega.core.agenda import Step
from bottega.core.chance import ScriptedChance
from bottega.core.events import Chronicle
from bottega.core.seats import Seat
from bottega.games.classic_art import GAME, ClassicArt
from bottega.games.classic_art.cards import DECK, show
from bottega.games.classic_art.catalogue import CARDS, CATEGORIES, CATEGORY_IDS, SPACES, Card, parse_card, parse_space
from bottega.games.classic_art.last_turn import LAST_TURN
from bottega.games.classic_art.season import END_SEASON
from bottega.games.classic_art.setup import set_up
from bottega.games.classic_art.steps import parse_step
from bottega.games.classic_art.table import FREE, NOT_DROPPED, Table, prediction_of, tokens_on
from bottega.games.classic_art.turn import TURNS
from tests.games import play
from tests.told import told

LETTERS = "ABCDE"
TURNS_TOLD = ("turn-began", "last-turn-began", "season-closed")
"""What is told of the season's course, and not of what somebody did."""


def cards(text: str) -> tuple[Card, ...]:
    """Cards as they are written: "SC-01 PO-04"."""
    return tuple([parse_card(name) for name in text.split()])


def draws(text: str) -> list[str]:
    """The luck that brings these cards, one after the other."""
    return [f"draw {card}" for card in cards(text)]


class Play(play.Play[Table]):
    """A game of Classic Art being played in a test."""

    def __init__(self, state: Table, game: ClassicArt = GAME, told: Chronicle | None = None) -> None:
        super().__init__(state, game, state.rules.seats, told)

    def hangs(self, category: str) -> int:
        """How many works hang in an exhibition; loans that wait count below zero."""
        number = CATEGORIES[CATEGORY_IDS.index(category)]
        return self.state.artworks_in(number) - self.state.loans_in(number)

    def view(self, seat: int | None = None) -> object:
        return self.game.view(self.state, None if seat is None else Seat(seat))

    def prestige(self, seat: int) -> list[int]:
        """A seat's five tracks."""
        return [self.state.prestige(Seat(seat), category) for category in CATEGORIES]

    @property
    def words(self) -> list[str]:
        """The kinds of events that were told."""
        return [event.word for event in self.told.events]

    def sentences(self, word: str = "") -> list[str]:
        """What was told, with the players of the rulebook's examples."""
        names = ["Raphael", "Donatello", "Leonardo", "Venus", "Michaelangelo"]
        events = [event for event in self.told.events if event.word.startswith(word) and event.word not in TURNS_TOLD]
        return [told(self.game, event, names) for event in events]

    def facts(self, word: str) -> list[dict[str, object]]:
        """What was told of one kind, as JSON without the kind and the rule."""
        found = [event.to_json() for event in self.told.events if event.word == word]
        return [{name: value for name, value in facts.items() if name not in ("event", "rule")} for facts in found]


def table(
    hand: str = "",
    *,
    shown: str = "",
    hands: Mapping[int, str] | None = None,
    size: int = 5,
    predictions: Mapping[str, str] | None = None,
    tokens: int | Sequence[int] | None = None,
    tracks: Mapping[int, Sequence[int]] | None = None,
    seats: int = 3,
    first: int = 0,
    at: str = "play 0",
    season: int = 1,
    house: int = 0,
    options: Mapping[str, str] | None = None,
    game: ClassicArt = GAME,
) -> Play:
    """A table in the middle of a season.

    `hand` is that of seat 0, `hands` are those of others; who has none here gets `size` cards of the deck's end.
    `at` is the step that waits: "setup 1", "play 0", "predict 2", "last"; "" is a table where the game is over.
    After it come the turns of the seats that follow in this round, and the last turn. `tokens` can still be placed,
    by all or by each; without them, all that do not lie on the board can.
    """
    rules = game.ruleset(seats, options or {})
    state = Table(
        rules=rules,
        agenda=[],
        season=season,
        first=Seat(first),
        deck=[1] * len(CARDS),
        house=house,
        hands=[()] * seats,
        exhibitions=[()] * len(CATEGORIES),
        discarded=[],
        dropped=[NOT_DROPPED] * seats,
        predictions=[FREE] * len(SPACES),
        taken=0,
        doubled=0,
        tokens=[rules.box.tokens] * seats,
        lost=[0] * seats,
        tracks=[0] * (seats * len(CATEGORIES)),
    )
    for card in cards(shown):
        state.deck[card] = 0
        show(state, card, DECK, None)
    _deal(state, {0: hand, **(hands or {})} if hand else hands or {}, size)
    for place, tokens_there in (predictions or {}).items():
        _predict(state, place, tokens_there)
    _set_aside(state, tokens)
    for seat, numbers in (tracks or {}).items():
        state.tracks[seat * 5 : seat * 5 + 5] = numbers
    state.agenda = _agenda(state, at)
    return Play(state, game)


def _deal(state: Table, hands: Mapping[int, str], size: int) -> None:
    for seat, text in hands.items():
        state.hands[seat] = tuple(sorted(cards(text)))
        for card in state.hands[seat]:
            state.deck[card] = 0
    for seat in state.rules.seats:
        if seat not in hands:
            state.hands[seat] = tuple(sorted([card for card in CARDS if state.deck[card]][-size:] if size else []))
            for card in state.hands[seat]:
                state.deck[card] = 0


def _predict(state: Table, place: str, text: str) -> None:
    owner, number = Seat(LETTERS.index(text[0])), text.count(text[0])
    state.place(parse_space(*place.split()), prediction_of(owner, number, text.endswith("!")))
    if number == 2:
        state.doubled |= 1 << owner


def _set_aside(state: Table, tokens: int | Sequence[int] | None) -> None:
    """What neither lies on the board nor can be placed is lost."""
    for seat in state.rules.seats:
        on_board = sum(tokens_on(p) for p in state.predictions if p != FREE and (p - 1) // 4 == seat)
        left = state.rules.box.tokens - on_board
        if tokens is not None:
            left = tokens if isinstance(tokens, int) else tokens[seat]
        state.tokens[seat] = left
        state.lost[seat] = state.rules.box.tokens - on_board - left


def _agenda(state: Table, at: str) -> list[Step[Table]]:
    """The step that waits, and what is left of the season after it."""
    if not at:
        return []
    if at == "last":
        return [END_SEASON, LAST_TURN]
    order = state.clockwise()
    word, seat, *_ = at.split()
    later = order[order.index(Seat(int(seat))) + 1 :]
    following = [parse_step(f"{word} {other}") for other in later] if word == "setup" else []
    turns = [TURNS[other] for other in (order if word == "setup" else later)]
    return [END_SEASON, LAST_TURN, *reversed(turns), *reversed(following), parse_step(at)]


def begun(*luck: str, seats: int = 3, first: int = 0, options: Mapping[str, str] | None = None) -> Play:
    """A game set up with this luck: all cards dealt, seat by seat, and the open ones."""
    chance, told = ScriptedChance(f"pick {first}", *luck), Chronicle()
    state = set_up(GAME.ruleset(seats, options or {}), chance, told)
    chance.done()
    return Play(state, told=told)


def in_order(seats: int, opened: str = "LA-12 LA-13") -> list[str]:
    """Luck that deals the cards in the order of the catalogue, and opens these."""
    number = seats * GAME.ruleset(seats, {}).hand
    return [*[f"draw {card}" for card in range(number)], *draws(opened)]
