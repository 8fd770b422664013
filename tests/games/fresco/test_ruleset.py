"""Rules are made once for seats and options: no game may change them, whatever is played with."""

from __future__ import annotations

import random

import pytest

from bottega.core.chance import FastChance
from bottega.core.playout import play_out
from bottega.games.fresco import GAME, Fresco
from bottega.games.fresco.view import FrescoView
from tests.games.fresco.tables import EVERY_MODULE


def finished(game: Fresco, seats: int, seed: int) -> FrescoView:
    """Everything about a game that was played at random, with all modules."""
    rng = random.Random(seed)
    table = game.new(game.ruleset(seats, EVERY_MODULE), FastChance(rng))
    play_out(game.determinize(game.view(table, None), rng), rng)
    play_out(table, rng)
    return game.dump(table)


def test_tables_that_are_laid_out_share_their_rules() -> None:
    table = GAME.new(GAME.ruleset(3, EVERY_MODULE), FastChance(random.Random(1)))
    rules = GAME.load(GAME.dump(table)).rules
    assert GAME.determinize(GAME.view(table, None), random.Random(2)).rules is rules


@pytest.mark.parametrize("seats", [2, 4])
def test_rules_outlive_games_unchanged(seats: int) -> None:
    """The second game shares its rules, and its modules, with the first; with rules of its own it is the same."""
    game = Fresco()
    finished(game, seats, seed=1)
    assert finished(game, seats, seed=2) == finished(Fresco(), seats, seed=2)
