"""What a window fulfils so far, and what each placement would add."""

from __future__ import annotations

import random

import pytest

from bottega.core.chance import FastChance
from bottega.core.seats import Seat
from bottega.games.sagrada import GAME
from bottega.games.sagrada.actions import ACTIONS
from bottega.games.sagrada.prospects import Gain, LineProgress, WindowSoFar, gains, so_far
from bottega.games.sagrada.scoring import points
from tests.games.sagrada.tables import Play, table

PATTERN = "fractal-drops"
PICTURE = """
    R1 B4 R2 Y3 ..
    .. .. .. .. ..
    .. .. .. .. ..
    .. .. .. .. ..
    """


def worth(game: Play, seat: int = 0, viewer: int | None = 0) -> WindowSoFar:
    """What a window is worth, as somebody sees it."""
    return so_far(game.state.rules, GAME.view(game.state, None if viewer is None else Seat(viewer)), Seat(seat))


def gain(game: Play, action: str) -> Gain:
    view = GAME.view(game.state, game.state.pending[0])
    (found,) = gains(game.state.rules, view, [ACTIONS.parse_name(action)])
    return found


def test_sg_7_1_what_each_objective_pays_so_far() -> None:
    game = table(PICTURE, pattern=PATTERN, public=[5, 6, 8])
    objectives = worth(game).objectives
    assert [(each.line.facts["objective"], each.line.facts["times"], each.line.points) for each in objectives] == [
        ("light-shades", 1, 2),
        ("medium-shades", 1, 2),
        ("shade-variety", 0, 0),
    ]
    assert objectives[0].line.groups == (("A1", "A3"),)


def test_sg_p8_of_a_set_it_is_told_what_is_scarce() -> None:
    game = table(PICTURE, pattern=PATTERN, public=[8, 10])
    shades, colours = worth(game).objectives
    assert shades.members == (1, 1, 1, 1, 0, 0)
    assert colours.members == (2, 1, 0, 1, 0)
    assert shades.lines == ()


def test_sg_p1_of_rows_it_is_told_how_full_they_are() -> None:
    game = table(PICTURE, pattern=PATTERN, public=[1, 3])
    colours, shades = worth(game).objectives
    first, second = shades.lines[:2]
    assert first == LineProgress(("A1", "A2", "A3", "A4", "A5"), 4, is_met=False, has_repeat=False)
    assert (second.dice, second.is_met, second.has_repeat) == (0, False, False)
    assert colours.lines[0].has_repeat
    assert colours.members == ()


def test_sg_7_2_only_known_private_objectives_count() -> None:
    game = table(PICTURE, pattern=PATTERN, private="RYGB")
    assert [(line.facts["colour"], line.points) for line in worth(game).private] == [("red", 3)]
    assert worth(game, viewer=1).private == ()
    assert worth(game, viewer=None).points == worth(game).points - 3


def test_sg_8_9_alone_the_better_of_two_counts() -> None:
    game = table(PICTURE, pattern=PATTERN, seats=1, private="RB")
    assert [line.points for line in worth(game).private] == [3, 4]
    assert worth(game).points == 4 - 3 * 16


@pytest.mark.parametrize("seats", [1, 2, 4])
def test_sg_7_the_sum_is_the_score_so_far(seats: int) -> None:
    rng = random.Random(seats)
    chance = FastChance(rng)
    state = GAME.new(GAME.ruleset(seats, {}), chance)
    while state.pending:
        seat = rng.choice(state.pending)
        if state.windows and rng.random() < 0.2:
            assert so_far(state.rules, GAME.view(state, seat), seat).points == points(state, seat)
        state.apply(seat, rng.choice(state.legal(seat)), chance)


@pytest.mark.parametrize("options", [{}, {"two_moves": "together"}, {"colour_diagonals": "pairs"}])
def test_a_gain_is_what_the_action_then_brings(options: dict[str, str]) -> None:
    """Placed, moved or set down: the points before and after differ by what was foretold."""
    rng = random.Random(3)
    chance = FastChance(rng)
    state = GAME.new(GAME.ruleset(2, options), chance)
    met = set()
    while state.pending:
        seat = rng.choice(state.pending)
        foretold = {each.action: each.points for each in gains(state.rules, GAME.view(state, seat), state.legal(seat))}
        action = rng.choice(state.legal(seat))
        if action.name in foretold:
            before = points(state, seat)
            state.apply(seat, action, chance)
            if state.pending:
                assert points(state, seat) - before == foretold[action.name]
                met.add(action.word)
        else:
            assert action.word not in ("place", "move")
            state.apply(seat, action, chance)
    assert "place" in met


def test_a_gain_says_by_which_lines() -> None:
    game = table(PICTURE, pattern=PATTERN, pool="P6", public=[3, 9])
    found = gain(game, "place P6 A5")
    assert [(line.label, line.points) for line in found.lines] == [("objective", 5), ("empty-spaces", 1)]
    assert found.points == 6


def test_a_move_may_cost() -> None:
    game = table(
        """
        R1 .. .. .. ..
        .. R2 B4 .. ..
        .. .. .. .. ..
        .. .. .. .. ..
        """,
        pattern="fractal-drops",
        tools=[3],
        public=[9],
    ).plays("use copper-foil-burnisher")
    assert gain(game, "move A1 B4").points == -2


def test_a_lifted_die_is_set_down() -> None:
    game = table(PICTURE, pattern=PATTERN, tools=[4], options={"two_moves": "together"})
    game.plays("use lathekin", "lift A1", "lift A3")
    foretold = gains(game.state.rules, GAME.view(game.state, Seat(0)), game.state.legal(Seat(0)))
    assert {each.points for each in foretold if each.action.startswith("move A1")} == {2}


def test_nothing_is_foretold_to_a_spectator_or_of_what_adds_nothing() -> None:
    game = table(PICTURE, pattern=PATTERN, pool="P6")
    legal = game.state.legal(Seat(0))
    assert gains(game.state.rules, GAME.view(game.state, None), legal) == []
    assert gains(game.state.rules, GAME.view(game.state, Seat(0)), [ACTIONS.parse_name("pass")]) == []
    assert gains(game.state.rules, GAME.view(game.state, Seat(0)), [ACTIONS.parse_name("place P6 A1")]) == []
