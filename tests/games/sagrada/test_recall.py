"""Perfect recall: whatever a seat imagines fits all that it was ever told."""

from __future__ import annotations

import random
from collections.abc import Iterator, Mapping

import pytest

from bottega.core.chance import FastChance
from bottega.core.events import Chronicle
from bottega.core.seats import Seat
from bottega.games.sagrada import GAME
from bottega.games.sagrada.dice import DIE_NAMES, Colour
from bottega.games.sagrada.events import CardsLaid, Placed, RoundBegan, TurnAhead, WindowShown
from bottega.games.sagrada.pattern import GRID
from bottega.games.sagrada.round import turns_of_a_round
from bottega.games.sagrada.table import Deal, Table
from tests.games.sagrada.recall import contradictions
from tests.games.sagrada.tables import table

OTHERWISE = {option.name: option.values[-1] for option in GAME.meta.options if not option.seats}
"""All options that matter with any number of players, in their last value."""


def random_game(seats: int, options: Mapping[str, str], seed: int) -> Iterator[tuple[Table, Chronicle]]:
    """A random game, decision by decision."""
    rng = random.Random(seed)
    chance, chronicle = FastChance(rng), Chronicle()
    state = GAME.new(GAME.ruleset(seats, options), chance, chronicle)
    yield state, chronicle
    while state.pending:
        seat = rng.choice(state.pending)
        state.apply(seat, rng.choice(state.legal(seat)), chance, chronicle)
        yield state, chronicle


@pytest.mark.parametrize("options", [{}, OTHERWISE, {"two_moves": "together"}], ids=["default", "otherwise", "lifts"])
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_what_is_imagined_fits_all_that_was_told(seats: int, options: Mapping[str, str]) -> None:
    rng = random.Random(seats)
    for state, chronicle in random_game(seats, options, seed=seats):
        if rng.random() < 0.3 or not state.windows or not state.pending:
            for seat in (*state.rules.seats, None):
                told = chronicle.seen_by(seat)
                assert contradictions(GAME, told, seat, state) == []
                assert contradictions(GAME, told, seat, GAME.determinize(GAME.view(state, seat), rng)) == []


# The test of the test: what would be forgotten is found out


@pytest.fixture
def late() -> tuple[Table, Chronicle]:
    """A game for two, some turns after its sixth round began."""
    for state, chronicle in random_game(2, {}, seed=5):
        if state.round == 6 and len(state.pool) < 4:
            return state, chronicle
    raise AssertionError("no sixth round")


def denied(late: tuple[Table, Chronicle], seat: int | None = None) -> list[str]:
    """What is denied of what a seat was told, in short."""
    viewer = None if seat is None else Seat(seat)
    said = contradictions(GAME, late[1].seen_by(viewer), viewer, late[0])
    return [what.partition(":")[0] for what in said if not what.startswith("it does not add up")]


def test_an_objective_of_ones_own(late: tuple[Table, Chronicle]) -> None:
    deal = late[0].deal
    free = next(Colour(colour) for colour in range(5) if (colour,) not in deal.private)
    late[0].deal = Deal(((free,), deal.private[1]), deal.offers, deal.tools, deal.public)
    assert denied(late, 0) == ["the private objective of seat 0"]
    assert denied(late, 1) == []


def test_an_objective_that_there_is_once(late: tuple[Table, Chronicle]) -> None:
    deal = late[0].deal
    late[0].deal = Deal((deal.private[1], deal.private[1]), deal.offers, deal.tools, deal.public)
    assert denied(late, 1) == ["how many private objectives"]


def test_a_window_that_was_chosen_in_secret() -> None:
    states = random_game(2, {}, seed=1)
    *_, (state, chronicle) = [next(states), next(states)]
    chooser = next(seat for seat in state.rules.seats if seat not in state.pending)
    other = next(pattern for pattern in state.deal.offers[chooser] if pattern is not state.chosen[chooser])
    state.chosen = tuple([other if pattern else None for pattern in state.chosen])
    assert denied((state, chronicle), chooser) == [f"the window of seat {chooser}"]
    assert denied((state, chronicle), 1 - chooser) == []


@pytest.mark.parametrize("what", ["tokens", "pool", "track", "window", "round"])
def test_what_lies_open(late: tuple[Table, Chronicle], what: str) -> None:
    state = late[0]
    match what:
        case "tokens":
            state.tokens[0] += 1
        case "pool":
            state.pool = state.pool[1:]
        case "track":
            state.track = state.track[1:]
        case "window":
            state.windows.reverse()
        case "round":
            state.round += 1
    said = {
        "tokens": ["favour tokens"],
        "pool": ["the pool"],
        "track": ["the round track"],
        "window": ["the dice of seat 0", "the dice of seat 1"],
        "round": ["round and first player"],
    }
    assert denied(late) == said[what]


def test_two_dice_alike_that_change_places() -> None:
    """[SG-5.8] Lifted together, each goes where the other lay: both are there again."""
    picture = """
        R3 .. .. .. ..
        B1 R3 .. .. ..
        .. .. .. .. ..
        .. .. .. .. ..
        """
    game = table(picture, tools=[4], options={"two_moves": "together"})
    tell_so_far(game.state, game.told)
    late = game.state, game.told
    for action in ("use lathekin", "lift A1", "lift B2", "move A1 B2", "move B2 A1"):
        game.plays(action)
        assert denied(late) == []
    game.state.windows[0] = game.state.windows[0].without(GRID.parse("A1"))
    assert denied(late) == ["the dice of seat 0"]


def tell_so_far(state: Table, told: Chronicle) -> None:
    """How a table of two with Lathekin came to be, in one round."""
    for seat in state.rules.seats:
        told.emit(WindowShown(seat, state.windows[seat].pattern.id, state.tokens[seat]))
    told.emit(CardsLaid(("lathekin",), (), state.first))
    turns = tuple([TurnAhead(turn.seat, turn.second) for turn in turns_of_a_round(state)])
    placed = {cell: DIE_NAMES[die - 1] for cell, die in enumerate(state.windows[0].dice) if die}
    told.emit(RoundBegan(1, state.first, tuple(placed.values()), turns))
    for cell, die in placed.items():
        told.emit(Placed(0, die, "pool", GRID.names[cell]))
