"""What a seat does without much thought: legal, sensible, and quick to come to an end."""

from __future__ import annotations

import random

import pytest

from bottega.core.chance import FastChance
from bottega.games.sixtina import GAME
from bottega.games.sixtina.actions import ACTIONS, ALL_POSITIONS
from bottega.games.sixtina.habit import Site
from bottega.games.sixtina.table import CORRECT_KIND, Table
from tests.games.sixtina.tables import Play, chapel, table

OPTIONS: tuple[dict[str, str], ...] = (
    {},
    {"full_hand": "allowed", "discard_nothing": "allowed"},
    {"empty_bonus": "refused", "six_in_three": "up-to-three"},
)


def habit(game: Play, seat: int = 0) -> list[str]:
    """What a seat does next."""
    return [action.name for action in GAME.habit(game.state, game.state.rules.seats[seat], random.Random(1))]


def played(seats: int, seed: int, options: dict[str, str]) -> Table:
    """A game that is played by habit; every action is checked."""
    rng = random.Random(seed)
    state = GAME.new(GAME.ruleset(seats, options), FastChance(rng))
    for _ in range(1000):
        if not state.pending:
            break
        seat = state.pending[0]
        line = GAME.habit(state, seat, rng)
        assert line
        for action in line:
            assert ACTIONS.parse_name(action.name) is action
            assert state.check(seat, action) is None, action.name
            state.apply(seat, action, FastChance(rng))
    return state


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("options", OPTIONS)
def test_games_come_to_an_end(seats: int, options: dict[str, str]) -> None:
    games = [played(seats, seed, options) for seed in range(5)]
    assert not any(game.pending for game in games)
    points = [standing.total for game in games for standing in GAME.standings(game) if standing.seat is not None]
    assert sum(points) / len(points) > 45


def test_an_exact_sum_is_found() -> None:
    """[SX-3.5] An excellent restoration that completes a fresco on which one leads."""
    game = table(
        "J1  JC1  .. Re Rc\nG1  GE1  .. ## ##\nM1  MO1  ## .. ..", hand="RP1 RP3 SS1 LB1 LB1 LB1 IR1 IR1", area=2
    )
    line = habit(game)
    assert line[:3] == ["restore J1 RP", "play RP1", "play RP3"]
    game.plays(*line)
    assert game.state.agenda[-1].name == "bonus 0"


def test_an_objective_is_claimed() -> None:
    """[SX-4.4]"""
    game = table("J1  JC1  .. Re Rc + R2\nG1  GE1  .. .. ..", hand="RP4", area=2, objectives=["five-in-one"])
    game.plays(*habit(game))
    assert habit(game) == ["claim five-in-one"]


def test_without_cards_one_draws() -> None:
    """[SX-2.2]"""
    assert habit(table()) == ["prepare"]


def test_without_material_one_acquires_some() -> None:
    """[SX-2.5] The cards of least use are given away: those whose technique is free nowhere come first."""
    game = table("J1  JC1  .. ## ##\nM1  MO1  ## Rc Rc", hand="SS1 SS1 RP1 RP4 RP5 SS2 IR1 LB1", area=0)
    line = habit(game)
    assert line[-1].startswith("take ")
    assert set(line[:-1]) <= {"discard SS1", "discard IR1", "discard LB1", "discard SS2"}


@pytest.mark.parametrize("full_hand", ["refused", "allowed"])
def test_nobody_waits_forever(full_hand: str) -> None:
    """[SX-2.3] With a full hand and nothing to gain cards go, even for nothing."""
    picture = chapel("RWBRWBRWBRW", J1="JC1 .. Rc Rc")
    game = table(picture, hand="SS1 SS1 SS1 IR1 IR1 IR1 LB1 LB1", area=0, options={"full_hand": full_hand})
    game.state.supply[0] = 0
    assert habit(game)[0] == "discard SS1"


def test_gianluigi_is_sent_where_he_does_least_harm() -> None:
    """[SX-8.6] Not where he would take the lead."""
    game = table("J1  JC1  .. Rc ..\nJ2  JC5  .. .. .. ..\nG1  GE1  .. Rc ..", hand="RP5", seats=2)
    game.restores("G1 RP", "RP5")
    assert set(game.legal()) == {"send J1", "send J2"}
    assert habit(game) == ["send J2"]


def test_what_gianluigi_does_then_is_thought_of() -> None:
    """[SX-8.4] A lead that he would take is lost; one that he can't take is worth more on a fresco that is further."""
    state = table("J1  JC1  .. Rc ..\nJ2  JC5  .. Rc Rc ..", seats=2).state
    red, gianluigi = state.rules.seats[0], state.rules.gianluigi
    near, far = (Site(state, position, red) for position in ALL_POSITIONS[:2])
    assert near.after_errand(gianluigi, red, CORRECT_KIND, 2) < 0
    assert far.after_errand(gianluigi, red, CORRECT_KIND, 0) > 0
    assert near.base == Site(state, ALL_POSITIONS[0], red).base
