"""What a client needs to draw: the dice in hand, a pool that keeps its order, and where a placement clashes."""

from __future__ import annotations

import random

import pytest

from bottega.core.chance import FastChance
from bottega.core.seats import Seat
from bottega.games.sagrada import GAME
from bottega.games.sagrada.dice import DIE_NAMES
from bottega.games.sagrada.pattern import GRID
from bottega.games.sagrada.questions import ChooseValue, InHand
from bottega.games.sagrada.view import SagradaView
from bottega.games.sagrada.window import Window
from bottega.parts.grid import Cell
from tests.games.sagrada.tables import Play, table

ONE = """
.. .. .. .. ..
.. R3 .. .. ..
.. .. .. .. ..
.. .. .. .. ..
"""


def seen(game: Play, seat: int | None = 1) -> SagradaView:
    """What another seat sees: a hand is open to all."""
    return GAME.view(game.state, None if seat is None else Seat(seat))


# The dice in hand


def test_sg_5_6_the_die_in_hand_is_seen_by_all() -> None:
    game = table(pool="R5 B2", tools=[1]).plays("use grozing-pliers", "take R5")
    assert (seen(game).hand, seen(game).pool) == ((InHand("red", "R5", None),), ("B2",))
    assert seen(game).questions == (ChooseValue(0, "grozing-pliers", "red", "R5"),)
    assert seen(game.plays("turn 4")).hand == (InHand("red", "R4", None),)
    assert seen(game.plays("place R4 A1")).hand == ()


def test_sg_t11_1_a_pulled_die_has_a_colour_and_no_value_yet() -> None:
    game = table(pool="R5", tools=[11]).plays("use flux-remover", "take R5", luck=["draw 3"])
    assert seen(game).hand == (InHand("blue", None, None),)
    assert seen(game).questions == (ChooseValue(0, "flux-remover", "blue", None),)
    assert seen(game.plays("turn 6")).hand == (InHand("blue", "B6", None),)


def test_sg_5_8_lifted_dice_are_in_hand_with_the_spaces_they_left() -> None:
    picture = ONE.replace("R3 ..", "R3 B4")
    game = table(picture, tools=[4], options={"two_moves": "together"}).plays("use lathekin", "lift B2", "lift B3")
    assert seen(game).hand == (InHand("red", "R3", "B2"), InHand("blue", "B4", "B3"))
    assert seen(game).windows[0].dice == (None,) * 20


# The pool


def test_sg_3_2_the_pool_is_sorted_when_it_is_rolled_and_then_keeps_its_order() -> None:
    game = table(pool="P1 R5 B2 G4", tools=[6], options={"flux_brush": "may-return"})
    assert seen(game).pool == ("R5", "G4", "B2", "P1")
    game.plays("use flux-brush", "take R5", luck=["roll 6"])
    assert seen(game).pool == ("G4", "B2", "P1")
    assert seen(game.plays("return")).pool == ("G4", "B2", "P1", "R6"), "what is returned goes to the end"


# Where a placement clashes


@pytest.mark.parametrize(
    ("action", "facts"),
    [
        ("place R1 B3", {"code": "same-colour", "rule": "SG-4.5", "neighbours": ("B2",), "colour": "red"}),
        ("place B3 A2", {"code": "same-value", "rule": "SG-4.6", "neighbours": ("B2",), "value": 3}),
        ("place B4 D5", {"code": "touch", "rule": "SG-4.2"}),
        ("place B4 B2", {"code": "taken", "rule": "SG-4.7"}),
    ],
)
def test_sg_4_a_refused_placement_names_the_space_and_the_neighbours(action: str, facts: dict[str, object]) -> None:
    reason = table(ONE, pool="R1 B3 B4").why_not(action)
    assert reason.to_json() == {"cell": action[-2:], **facts}


def test_sg_4_5_all_neighbours_that_clash_are_named() -> None:
    reason = table(ONE.replace("R3 .. ..", "R3 .. R4"), pool="R1").why_not("place R1 B3")
    assert reason.params["neighbours"] == ("B2", "B4")


def test_sg_t9_1_what_is_not_apart_names_what_it_touches() -> None:
    reason = table(ONE, pool="B4", tools=[9]).plays("use cork-backed-straightedge").why_not("place B4 A1")
    assert (reason.code, reason.params["neighbours"]) == ("not-apart", ("B2",))


@pytest.mark.parametrize(
    ("pattern", "facts"),
    [
        ("R.... ..... ..... .....", {"code": "printed-colour", "rule": "SG-4.3", "asked": "red"}),
        ("3.... ..... ..... .....", {"code": "printed-shade", "rule": "SG-4.4", "asked": 3}),
    ],
)
def test_sg_4_3_what_is_printed_is_named(pattern: str, facts: dict[str, object]) -> None:
    reason = table(pool="B4", pattern=pattern).why_not("place B4 A1")
    assert reason.to_json() == {"cell": "A1", "die": "B4", **facts}


# Refusals of tools that move dice are true


@pytest.mark.parametrize("two_moves", ["one-by-one", "together"])
@pytest.mark.parametrize("tool", ["lathekin", "tap-wheel"])
def test_sg_5_4_a_refused_tool_says_what_is_so(tool: str, two_moves: str) -> None:
    """Whether no die could move, or only too few, or only of other colours."""
    codes: set[str] = set()
    for seed in range(60):
        rng = random.Random(seed)
        chance = FastChance(rng)
        state = GAME.new(GAME.ruleset(2, {"two_moves": two_moves}), chance)
        while state.pending:
            seat = rng.choice(state.pending)
            reason = state.check(seat, GAME.actions.parse_name(f"use {tool}"))
            if reason is not None and reason.rule in ("SG-5.7", "SG-T4", "SG-T12") and state.windows:
                codes.add(reason.code)
                assert_true(reason.code, state.windows[seat], set(GAME.view(state, seat).track))
            state.apply(seat, rng.choice(state.legal(seat)), chance)
    assert codes >= ({"no-dice-yet", "one-die-only"} if tool == "lathekin" else {"none-of-track-colours"})
    assert "no-two-move" in codes or tool != "lathekin" or two_moves == "together", "rare if they are lifted together"


def assert_true(code: str, window: Window, track: set[tuple[str, ...]]) -> None:
    """What a refusal says, worked out from the window alone."""
    on_track = {die[0] for dice in track for die in dice}
    movable = {cell for cell in GRID.cells_of(window.taken) if could_move(window, cell)}
    match code:
        case "no-dice-yet":
            assert window.taken == 0
        case "one-die-only":
            assert window.taken.bit_count() == 1
        case "nothing-moves":
            assert not movable
        case "no-two-move":
            assert movable
        case "track-empty":
            assert not on_track
        case "none-of-track-colours":
            assert not on_track & {letter_on(window, cell) for cell in GRID.cells_of(window.taken)}
        case "track-colours-stuck":
            assert movable
            assert not on_track & {letter_on(window, cell) for cell in movable}
        case _:
            raise AssertionError(f"nobody knows {code}")


def could_move(window: Window, cell: Cell) -> bool:
    """Whether a die has another space to go to, by all placement rules."""
    die, rest = window.die_on(cell), window.without(cell)
    return any(target != cell and rest.why_not(die, target) is None for target in GRID.cells)


def letter_on(window: Window, cell: Cell) -> str:
    """The colour of a die of a window."""
    return DIE_NAMES[window.die_on(cell)][0]
