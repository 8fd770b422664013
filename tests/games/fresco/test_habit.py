"""What a seat does without much thought: the best sheet, and then the best action after the other."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest

from bottega.core.actions import Action
from bottega.core.chance import FastChance, TracedChance
from bottega.core.seats import Seat
from bottega.games.fresco import GAME
from bottega.games.fresco.advice.appraisal import appraise
from bottega.games.fresco.advice.sheets import promising_sheets
from bottega.games.fresco.table import Table

ALL = {module.name: "on" for module in GAME.meta.modules}
BOX_OF_2010 = {module.name: "on" for module in GAME.meta.modules if module.module <= 3}
MOST_LINES = 400
"""A game that takes longer goes round in circles."""


def habits(seats: int, seed: int, options: dict[str, str]) -> Iterator[tuple[Table, Seat, list[Action]]]:
    """The positions of a game that is played by habit, each with the seat that decides and what it does in a row."""
    rng = random.Random(seed)
    chance = FastChance(rng)
    state = GAME.new(GAME.ruleset(seats, options), chance)
    while state.pending:
        seat = state.pending[0]
        line = GAME.habit(state, seat, rng)
        yield state, seat, line
        for action in line:
            assert state.check(seat, action) is None
            state.apply(seat, action, chance)


@pytest.mark.parametrize(("seats", "options"), [(2, {}), (3, BOX_OF_2010), (4, {}), (2, ALL)])
def test_whole_games_are_played_well(seats: int, options: dict[str, str]) -> None:
    *lines, (state, _, _) = habits(seats, seats, options)
    assert len(lines) < MOST_LINES
    assert sum(standing.total for standing in GAME.standings(state) if standing.seat is not None) / seats > 50


@pytest.mark.parametrize("options", [{}, ALL], ids=["base", "all modules"])
def test_a_line_ends_with_luck_or_another_seat(options: dict[str, str]) -> None:
    for state, seat, line in habits(2, 5, options):
        after, chance = state.copy(), TracedChance(FastChance(random.Random(1)))
        for action in line:
            assert not chance.outcomes
            assert seat in after.pending
            assert after.seal == state.seal
            after.apply(seat, action, chance)
        assert chance.outcomes or seat not in after.pending or after.seal != state.seal


def test_apprentices_are_sent_by_the_most_promising_sheet() -> None:
    for state, seat, line in habits(2, 6, {}):
        sheets = promising_sheets(state, seat)
        if sheets is not None:
            assert line == sheets[0]


def test_each_action_is_the_one_that_promises_most() -> None:
    for state, seat, line in habits(2, 7, {}):
        if promising_sheets(state, seat) is None and state.round < 4:
            assert worth(state, seat, line[0]) >= max(worth(state, seat, action) for action in state.legal(seat)) - 1e-9


def worth(state: Table, seat: Seat, action: Action) -> float:
    """What a seat may hope for after an action, whatever luck it brings."""
    after, chance = state.copy(), TracedChance(FastChance(random.Random(1)))
    after.apply(seat, action, chance)
    return float("-inf") if chance.outcomes else appraise(after, seat)
