"""Steps as text, and back."""

import random

import pytest

from bottega.core.chance import FastChance
from bottega.core.errors import BadInput
from bottega.games.sagrada import GAME
from bottega.games.sagrada.steps import KINDS, PLAIN_STEPS, parse_step

NAMES = [
    "begin-round",
    "end-round",
    "choose-windows",
    "lay-cards",
    "pick-objective",
    "turn 3 second undrafted tooled",
    "draft-again 2",
    "pay 0 running-pliers first drafted",
    "take-die 0 grozing-pliers",
    "place-apart 1 cork-backed-straightedge",
    "turn-die 1 grozing-pliers R5",
    "name-value 0 flux-remover purple",
    "place-held 2 flux-brush P6",
    "exchange-die 0 lens-cutter G1",
    "move-first 0 eglomise-brush",
    "move-second 1 tap-wheel D5",
    "lift-first 0 lathekin",
    "lift-second 0 tap-wheel A4 G6",
    "set-down-two 0 lathekin A4 G6 B1 R3",
    "set-down-last 0 lathekin A4 G6",
]
"""One of every kind."""


@pytest.mark.parametrize("name", NAMES)
def test_a_step_is_read_as_it_is_written(name: str) -> None:
    assert parse_step(name).name == name


def test_every_kind_of_step_is_tried() -> None:
    assert {name.split()[0] for name in NAMES} == {*PLAIN_STEPS, *KINDS}


@pytest.mark.parametrize(
    "name",
    [
        "",
        "bogus",
        "turn",
        "turn x first undrafted untooled",
        "turn 7 first undrafted untooled",
        "turn 0 third undrafted untooled",
        "turn 0 first undrafted untooled drafted",
        "turn 0 first undrafted",
        "move-first 0 hammer",
        "move-first 0 grozing-pliers",
        "move-second 0 eglomise-brush A1",
        "take-die 0 eglomise-brush",
        "take-die 0 glazing-hammer",
        "place-held 0 grozing-pliers",
        "exchange-die 0 cork-backed-straightedge G1",
        "name-value 0 flux-remover P6",
        "lift-first 0",
        "draft-again",
        "begin-round 1",
        "turn-die -1 grozing-pliers R5",
        "pay 0 running-pliers",
    ],
)
def test_a_step_that_is_not_there(name: str) -> None:
    with pytest.raises(BadInput, match="There is no step"):
        parse_step(name)


def test_a_turn_is_always_the_same_object() -> None:
    assert parse_step(NAMES[5]) is parse_step(NAMES[5])


@pytest.mark.parametrize("options", [{}, {"two_moves": "together"}])
def test_agendas_are_read_back_as_they_are(options: dict[str, str]) -> None:
    rng = random.Random(1)
    chance = FastChance(rng)
    for seats in (1, 2):
        state = GAME.new(GAME.ruleset(seats, options), chance)
        while state.pending:
            for step in state.agenda:
                assert parse_step(step.name) == step
                assert type(parse_step(step.name)) is type(step)
            seat = rng.choice(state.pending)
            state.apply(seat, rng.choice(state.legal(seat)), chance)
