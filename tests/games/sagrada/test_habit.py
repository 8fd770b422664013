"""What a seat does without much thought: the die that promises most, with a tool where that pays."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest

from bottega.core.actions import Action
from bottega.core.chance import FastChance
from bottega.core.seats import Seat
from bottega.games.sagrada import GAME
from bottega.games.sagrada.actions import PASS, Place, UseTool
from bottega.games.sagrada.advice import appraise
from bottega.games.sagrada.promise import Promise
from bottega.games.sagrada.table import Table
from bottega.games.sagrada.turn import Turn


def tables(seats: int, seed: int, **options: str) -> Iterator[tuple[Table, Seat, list[Action]]]:
    """The positions of a game that is played by habit, each with the seat that decides, and what it will do."""
    rng = random.Random(seed)
    chance = FastChance(rng)
    state = GAME.new(GAME.ruleset(seats, options), chance)
    while state.pending:
        seat = state.pending[0]
        line = GAME.habit(state, seat, rng)
        yield state, seat, line
        for action in line:
            assert state.check(seat, action) is None, f"{action.name} of {[each.name for each in line]}"
            state.apply(seat, action, chance)


def last_of(states: Iterator[tuple[Table, Seat, list[Action]]]) -> Table:
    """What became of the table."""
    *_, (state, _, _) = states
    return state


def worth(state: Table, seat: Seat, action: Action) -> float:
    """What a seat may hope for after an action."""
    after = state.copy()
    after.apply(seat, action, FastChance(random.Random(1)))
    return appraise(after, seat)


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_a_die_that_promises_much_is_appraised_well_too(seats: int) -> None:
    lost, placements = 0.0, 0
    for state, seat, line in tables(seats, seats):
        if isinstance(state.agenda[-1], Turn) and isinstance(line[0], Place):
            best = max(worth(state, seat, action) for action in state.legal(seat) if action.word in ("place", "pass"))
            lost += best - worth(state, seat, line[0])
            placements += 1
    assert placements > 10
    assert lost / placements < 1.0


def test_the_promise_of_a_die_is_that_of_its_best_space() -> None:
    seen = 0
    for state, seat, _ in tables(2, 5):
        if state.pool and isinstance(state.agenda[-1], Turn):
            promise = Promise(state, seat, state.windows[seat])
            for die in state.pool:
                spaces = [action for action in state.windows[seat].placements([die]) if isinstance(action, Place)]
                worths = [promise.change(die, action.cell) for action in spaces]
                assert promise.best(die).worth == max(worths, default=float("-inf"))
                seen += len(worths) > 1
    assert seen > 20


@pytest.mark.parametrize(
    ("seats", "options", "tools"),
    [
        (1, {"tools": "5"}, {1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12}),
        (2, {}, {1, 2, 3, 4, 5, 6, 7, 9, 10, 11, 12}),
        (2, {"changed_die": "pool"}, {2, 3, 4, 7, 9, 11, 12}),
    ],
)
def test_every_tool_is_used_by_its_rules(seats: int, options: dict[str, str], tools: set[int]) -> None:
    """All lines are checked; so is that each tool finds its use, but those that are more than a habit needs."""
    used: set[int] = set()
    for seed in range(60):
        for _, _, line in tables(seats, seed, **options):
            used |= {action.tool for action in line if isinstance(action, UseTool)}
    assert used == tools


@pytest.mark.parametrize("reading", ["dice", "pairs"])
def test_whole_games(reading: str) -> None:
    state = last_of(tables(4, 7, colour_diagonals=reading))
    assert sum(standing.total for standing in GAME.standings(state)) / 4 > 40


def test_alone_high_dice_are_taken_off_the_target() -> None:
    """[SG-8.8] What is left lies on the round track: half of all dice would be worth 70."""
    standings = [GAME.standings(last_of(tables(1, seed)))[0] for seed in range(8)]
    targets = [target for standing in standings if isinstance(target := standing.facts["target"], int)]
    assert sum(targets) / len(standings) < 62


@pytest.mark.parametrize("seats", [1, 2])
@pytest.mark.parametrize(
    ("option", "reading"),
    [
        ("two_moves", "together"),
        ("flux_brush", "may-return"),
        ("failed_flux_brush", "draft-again"),
        ("running_pliers", "any-time"),
        ("pliers_of_the_last", "refused"),
        ("cork_first_die", "anywhere"),
        ("flux_remover", "italian"),
        ("flux_remover_value", "rolled"),
    ],
)
def test_tools_of_the_other_reading(seats: int, option: str, reading: str) -> None:
    """All lines are checked, by every reading of a tool."""
    tools = {"tools": "5"} if seats == 1 else {}
    for seed in range(8):
        assert not last_of(tables(seats, seed, **{option: reading}, **tools)).pending


def test_a_turn_ends_with_its_die() -> None:
    for state, _, line in tables(2, 3):
        step = state.agenda[-1]
        if isinstance(step, Turn) and step.drafted:
            assert line == [PASS]
