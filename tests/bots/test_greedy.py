"""The greedy bot thinks through its own decisions, and does not trust to luck."""

from __future__ import annotations

import random

import pytest

from bottega.bots.greedy_bot import SAMPLES, Search
from bottega.core.seats import Seat
from bottega.games.sagrada import GAME
from tests.games.sagrada.tables import Play, table

FULL_BUT_ONE = """
R1 B2 G3 Y4 P5
G2 Y3 P4 R5 B6
Y1 P2 B3 G4 R6
P3 R4 G5 B1 ..
"""


def greedy_move(game: Play, seed: int = 1) -> str:
    """The best move by the bot's own thinking."""
    rng = random.Random(seed)
    seat = Seat(game.seat or 0)
    values = Search(GAME, seat, [rng.getrandbits(64) for _ in range(SAMPLES)]).values(game.state)
    return max(values, key=lambda action: values[action]).name


def test_fills_the_last_space() -> None:
    assert greedy_move(table(FULL_BUT_ONE, pool="Y2 G6", round_number=10, second=True)) == "place Y2 D5"


def test_does_not_pay_for_nothing() -> None:
    """A tool that brings no more than it costs is left alone."""
    game = table(FULL_BUT_ONE, pool="Y2 Y3", tools=[1, 10], round_number=10, second=True)
    assert greedy_move(game) in {"place Y2 D5", "place Y3 D5"}


def test_uses_a_tool_of_several_steps() -> None:
    """Nothing in the pool fits, but a 6 turned to a 5 does, and is worth five points more than the tool."""
    game = table(FULL_BUT_ONE, pool="Y6 R6", tools=[1], private="YRGB", round_number=10, second=True)
    for expected in ("use grozing-pliers", "take Y6", "turn 5", "place Y5 D5"):
        assert greedy_move(game) == expected
        game.plays(expected)


def test_passes_when_there_is_nothing_better() -> None:
    game = table(FULL_BUT_ONE, pool="R6", tools=[1], tokens=[3, 3], round_number=10, second=True)
    assert greedy_move(game) == "pass"


@pytest.mark.parametrize("seed", range(20))
def test_does_not_hope_for_a_lucky_roll(seed: int) -> None:
    """The Flux Brush could turn the 3 into a 6, worth three points more, but only once in six times."""
    game = table(FULL_BUT_ONE, pool="Y3", tools=[6], private="YRGB", round_number=10, second=True)
    assert greedy_move(game, seed) == "place Y3 D5"
