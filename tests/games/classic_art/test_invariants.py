"""What holds in every game, whatever is played."""

import random
from itertools import pairwise

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from bottega.core.chance import FastChance
from bottega.core.events import Chronicle
from bottega.games.classic_art import GAME
from bottega.games.classic_art.cards import DECK, show
from bottega.games.classic_art.catalogue import CARDS, CATEGORIES, CATEGORY_OF, Card
from bottega.games.classic_art.scoring import points
from bottega.games.classic_art.table import Table
from tests.games.classic_art.tables import table
from tests.told import told

SEEDS = st.integers(0, 1 << 30)
SEATS = st.integers(2, 5)
TIES = st.sampled_from(["shared", "categories"])
few = settings(max_examples=25, suppress_health_check=[HealthCheck.too_slow])


def played(seats: int, seed: int, ties: str = "shared", heard: Chronicle | None = None) -> list[Table]:
    """A random game: the table after each decision."""
    rng = random.Random(seed)
    chance = FastChance(rng)
    state = GAME.new(GAME.ruleset(seats, {"ties": ties}), chance, heard)
    tables = [state.copy()]
    while state.pending:
        seat = rng.choice(state.pending)
        state.apply(seat, rng.choice(state.legal(seat)), chance, heard)
        tables.append(state.copy())
    return tables


@given(st.permutations(CARDS), st.integers(0, 65))
def test_ca_4_5_artworks_less_loans_whatever_the_order(order: list[Card], number: int) -> None:
    """[CA-4.2] [CA-4.3] [CA-4.4] Never fewer than none."""
    state = table(size=0, at="").state
    for card in order[:number]:
        state.deck[card] = 0
        show(state, card, DECK, None)
    for category in CATEGORIES:
        loans = [state.rules.box.loan[card] for card in order[:number] if CATEGORY_OF[card] == category]
        net = loans.count(False) - loans.count(True)
        assert state.artworks_in(category) == max(0, net)
        assert state.loans_in(category) == max(0, -net)
    assert GAME.complaints(state) == []


@few
@given(SEATS, SEEDS, TIES)
def test_nothing_is_lost(seats: int, seed: int, ties: str) -> None:
    """[CA-1.1] [CA-1.2] After every decision all cards and tokens are accounted for."""
    for state in played(seats, seed, ties):
        assert GAME.complaints(state) == []


@few
@given(SEATS, SEEDS)
def test_ca_7_3_tracks_never_go_down_nor_beyond_10(seats: int, seed: int) -> None:
    tables = played(seats, seed)
    for before, after in pairwise(tables):
        assert all(a <= b <= 10 for a, b in zip(before.tracks, after.tracks, strict=True))


@few
@given(SEATS, SEEDS)
def test_ca_8_4_a_season_begins_with_two_tokens_at_least(seats: int, seed: int) -> None:
    """[CA-5.1] Nor are there ever tokens of two players on a space: the board has one number a space."""
    for state in played(seats, seed):
        if state.agenda and state.agenda[-1].name == f"setup {state.first}":
            assert min(state.tokens) >= 2


@few
@given(SEATS, SEEDS)
def test_ca_9_1_the_game_ends_with_the_season_that_opens_the_last_category(seats: int, seed: int) -> None:
    *before, last = played(seats, seed)
    assert all(max(last.tracks[category::5]) >= 5 for category in CATEGORIES)
    assert not all(max(before[-1].tracks[category::5]) >= 5 for category in CATEGORIES)
    for seat in last.rules.seats:
        assert points(last, seat) == sum(p for p in last.tracks[5 * seat : 5 * seat + 5] if p >= 5)


@few
@given(SEATS, SEEDS)
def test_ca_9_2_the_first_player_moves_left_each_season(seats: int, seed: int) -> None:
    tables = played(seats, seed)
    assert all(state.first == (tables[0].first + state.season - 1) % seats for state in tables)


@few
@given(SEATS, SEEDS)
def test_every_event_is_a_sentence(seats: int, seed: int) -> None:
    heard = Chronicle()
    played(seats, seed, heard=heard)
    for event in heard.events:
        sentence = told(GAME, event)
        assert sentence.endswith(".")
        assert sentence[0].isupper() or sentence[0].isdigit()
        assert "{" not in sentence
