"""What a seat does without much thought is what the appraisal says, found faster."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest

from bottega.core.chance import FastChance
from bottega.core.seats import Seat
from bottega.games.sagrada import GAME
from bottega.games.sagrada.actions import PASS
from bottega.games.sagrada.advice import appraise
from bottega.games.sagrada.habit import best_placement
from bottega.games.sagrada.table import Table
from bottega.games.sagrada.turn import Turn


def tables(seats: int, seed: int, **options: str) -> Iterator[tuple[Table, Seat]]:
    """The positions of a game that is played by habit, each with the seat that decides."""
    rng = random.Random(seed)
    chance = FastChance(rng)
    state = GAME.new(GAME.ruleset(seats, options), chance)
    while state.pending:
        seat = state.pending[0]
        yield state, seat
        for action in GAME.habit(state, seat, rng):
            assert state.check(seat, action) is None
            state.apply(seat, action, chance)


def worth(state: Table, seat: Seat, name: str) -> float:
    """What a seat may hope for after an action."""
    after = state.copy()
    after.apply(seat, GAME.actions.parse_name(name), FastChance(random.Random(1)))
    return appraise(after, seat)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_nearly_the_best_is_placed(seats: int) -> None:
    lost, placements = 0.0, 0
    for state, seat in tables(seats, seats):
        step = state.agenda[-1]
        names = [action.name for action in state.legal(seat) if action.word == "place"]
        if isinstance(step, Turn) and not step.drafted and names:
            chosen = best_placement(state, seat)
            best = max(worth(state, seat, name) for name in [*names, "pass"])
            lost += best - worth(state, seat, chosen.name)
            placements += 1
    assert placements > 30
    assert lost / placements < 0.1


@pytest.mark.parametrize("reading", ["dice", "pairs"])
def test_whole_games(reading: str) -> None:
    state = last_of(tables(4, 7, colour_diagonals=reading))
    assert sum(standing.total for standing in GAME.standings(state)) / 4 > 25


def test_alone_high_dice_are_taken_off_the_target() -> None:
    """[SG-8.8] What is left lies on the round track: half of all dice would be worth 70."""
    standings = [GAME.standings(last_of(tables(1, seed)))[0] for seed in range(8)]
    targets = [target for standing in standings if isinstance(target := standing.facts["target"], int)]
    assert sum(targets) / len(standings) < 70


def test_a_turn_ends_with_its_die() -> None:
    for state, seat in tables(2, 3):
        step = state.agenda[-1]
        if isinstance(step, Turn) and step.drafted:
            assert GAME.habit(state, seat, random.Random(1)) == [PASS]


def last_of(states: Iterator[tuple[Table, Seat]]) -> Table:
    """What became of the table."""
    *_, (state, _) = states
    return state
