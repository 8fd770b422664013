"""What those are told who search: whole sheets at once, and which plans are unfinished."""

import random

import pytest

from bottega.core.chance import FastChance
from bottega.core.seats import Seat
from bottega.games.fresco import GAME
from bottega.games.fresco.advice.appraisal import appraise
from bottega.games.fresco.advice.sheets import MOST_SHEETS, judged_sheets, promising_sheets, sheets_of
from bottega.games.fresco.catalogue import ALL_LOCATIONS, Painter
from bottega.games.fresco.outlook import is_unfinished
from bottega.games.fresco.planning import PLANNING, HowMany, blank_for
from bottega.games.fresco.table import Table

ALL = {module.name: "on" for module in GAME.meta.modules}


def at_the_first_apprentices(options: dict[str, str], seed: int = 1) -> tuple[Table, Seat]:
    """A table at which a seat, after some rounds, is asked for its first apprentices; everything is random."""
    rng = random.Random(seed)
    chance = FastChance(rng)
    state = GAME.new(GAME.ruleset(2, options), chance)
    while True:
        seat = state.pending[0]
        is_planned = state.agenda[-1] is PLANNING
        if state.round > 2 and is_planned and isinstance(blank_for(state, seat), HowMany):
            return state, seat
        state.apply(seat, rng.choice(state.legal(seat)), chance)


def test_sheets_send_all_apprentices_where_there_is_room() -> None:
    assert sheets_of(2, [1, 0, 0, 2, 1]) == [[0, 0, 0, 1, 1], [0, 0, 0, 2, 0], [1, 0, 0, 0, 1], [1, 0, 0, 1, 0]]
    assert len(sheets_of(5, [3] * 5)) == 101


@pytest.mark.parametrize("options", [{}, ALL], ids=["base", "all modules"])
@pytest.mark.parametrize("seed", range(4))
def test_promising_sheets_can_be_played(options: dict[str, str], seed: int) -> None:
    table, seat = at_the_first_apprentices(options, seed)
    lines = promising_sheets(table, seat)
    assert lines is not None
    assert 1 < len(lines) <= MOST_SHEETS
    for line in lines:
        after = table.copy()
        for action in line:
            assert after.check(seat, action) is None
            after.apply(seat, action, FastChance(random.Random(0)))
        assert after.placed(seat) == after.apprentices[seat]
        assert (seat in after.pending and after.agenda[-1] is PLANNING) == bool(options)


def test_a_sheet_is_judged_as_the_plan_is_appraised() -> None:
    table, seat = at_the_first_apprentices({})
    judged = {tuple(sheet): value for value, sheet in judged_sheets(table, seat)}
    for line in GAME.lines(table, seat):
        after = table.copy()
        for action in line[:-1]:
            after.apply(seat, action, FastChance(random.Random(0)))
        sheet = tuple([after.at(seat, column) for column in ALL_LOCATIONS])
        assert judged[sheet] + after.score(Painter(seat)) == pytest.approx(appraise(after, seat))


def test_elsewhere_each_action_is_a_line() -> None:
    table, seat = at_the_first_apprentices({})
    table.apply(seat, table.legal(seat)[0], FastChance(random.Random(0)))
    assert promising_sheets(table, seat) is None
    assert GAME.lines(table, seat) == [[action] for action in table.legal(seat)]


def test_half_a_plan_is_unfinished() -> None:
    table, seat = at_the_first_apprentices({})
    chance = FastChance(random.Random(0))
    assert not is_unfinished(table, seat)
    *assigned, commit = GAME.lines(table, seat)[0]
    for action in assigned:
        table.apply(seat, action, chance)
        assert is_unfinished(table, seat)
    table.apply(seat, commit, chance)
    assert not is_unfinished(table, seat)


def test_modules_set_seats_farther_apart() -> None:
    plain, modules = (GAME.spreads(GAME.ruleset(2, options)) for options in ({}, ALL))
    assert all(more > less for more, less in zip(modules, plain, strict=True))
    assert plain == sorted(plain, reverse=True)
