"""Perfect recall: whatever a seat imagines fits all that it was ever told."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator

import pytest

from bottega.core.chance import FastChance
from bottega.core.events import Chronicle
from bottega.core.seats import Seat
from bottega.games.classic_art import GAME
from bottega.games.classic_art.catalogue import CARDS, Card
from bottega.games.classic_art.table import Table
from tests.games.classic_art.recall import contradictions


def random_game(seats: int, seed: int) -> Iterator[tuple[Table, Chronicle]]:
    """A random game, decision by decision."""
    rng = random.Random(seed)
    chance, chronicle = FastChance(rng), Chronicle()
    state = GAME.new(GAME.ruleset(seats, {}), chance, chronicle)
    yield state, chronicle
    while state.pending:
        seat = rng.choice(state.pending)
        state.apply(seat, rng.choice(state.legal(seat)), chance, chronicle)
        yield state, chronicle


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_what_is_imagined_fits_all_that_was_told(seats: int) -> None:
    rng = random.Random(seats)
    for state, chronicle in random_game(seats, seed=seats):
        if rng.random() < 0.1 or not state.pending:
            for seat in (*state.rules.seats, None):
                told = chronicle.seen_by(seat)
                assert contradictions(GAME, told, seat, state) == []
                assert contradictions(GAME, told, seat, GAME.determinize(GAME.view(state, seat), rng)) == []


# The test of the test: what would be forgotten is found out

Late = tuple[Table, Chronicle]


def play_until(there: Callable[[Table], bool]) -> Late:
    """A game for three, when it is so for the first time."""
    for state, chronicle in random_game(3, seed=5):
        if there(state):
            return state, chronicle
    raise AssertionError("it never was so")


@pytest.fixture
def late() -> Late:
    """In the second season all have played two cards and more, and some were discarded."""
    return play_until(
        lambda table: (
            table.season == 2 and max(map(len, table.hands)) < 10 and bool(table.discarded) and any(table.lost)
        )
    )


def denied(late: Late, seat: int | None = None) -> list[str]:
    """What is denied of what a seat was told, in short."""
    viewer = None if seat is None else Seat(seat)
    said = contradictions(GAME, late[1].seen_by(viewer), viewer, late[0])
    return [what.partition(":")[0] for what in said if not what.startswith("it does not add up")]


def exchange(table: Table, seat: int, new: Card) -> Card:
    """A seat holds another card in place of its first."""
    old, *rest = table.hands[seat]
    table.hands[seat] = tuple(sorted([new, *rest]))
    return old


def test_a_hand_of_ones_own(late: Late) -> None:
    table = late[0]
    new = next(card for card in CARDS if table.deck[card])
    table.deck[exchange(table, 0, new)] = 1
    table.deck[new] = 0
    assert denied(late, 0) == ["one's own hand", "cards of the deck that were seen elsewhere"]
    assert denied(late, 1) == denied(late) == []


def test_a_card_that_was_shown(late: Late) -> None:
    exchange(late[0], 0, late[0].discarded[0])
    assert denied(late) == denied(late, 1) == ["cards of seat 0 that were seen elsewhere"]


def test_a_card_that_one_holds_oneself(late: Late) -> None:
    exchange(late[0], 0, late[0].hands[1][0])
    assert denied(late, 1) == ["cards of seat 0 that were seen elsewhere"]
    assert denied(late, 2) == []


def test_a_card_that_one_dropped() -> None:
    late = play_until(lambda table: len(table.pending) == 2 and table.agenda[-1].name == "last")
    table = late[0]
    dropper = next(seat for seat in table.rules.seats if seat not in table.pending)
    new = next(card for card in CARDS if table.deck[card])
    table.deck[table.dropped[dropper]] = 1
    table.deck[new] = 0
    table.dropped[dropper] = new
    assert denied(late, dropper) == ["the card one dropped", "cards of the deck that were seen elsewhere"]
    assert denied(late) == []


@pytest.mark.parametrize("what", ["tokens", "lost", "tracks", "exhibitions", "predictions", "season"])
def test_what_lies_open(late: Late, what: str) -> None:
    table = late[0]
    match what:
        case "tokens":
            table.tokens[0] += 1
        case "lost":
            table.lost[0] += 1
        case "tracks":
            table.tracks[0] += 1
        case "exhibitions":
            table.exhibitions[0] = table.exhibitions[0][::-1]
        case "predictions":
            table.predictions = table.predictions[::-1]
        case "season":
            table.season += 1
    said = {
        "tokens": "tokens",
        "lost": "tokens set aside",
        "tracks": "the Prestige of seat 0 for EE",
        "exhibitions": "EE",
        "predictions": "the predictions",
        "season": "season and first player",
    }
    assert denied(late) == [said[what]]
