"""Random play to the end."""

import random

from bottega.core.chance import FastChance
from bottega.core.playout import play_out
from bottega.core.registry import find_game


def test_play_out_ends_the_game_and_counts() -> None:
    game = find_game("sagrada")
    state = game.new(game.ruleset(2, {}), FastChance(random.Random(1)))
    again = state.copy()
    decisions, choices = play_out(state, random.Random(2))
    assert state.pending == ()
    assert 0 < choices < decisions
    assert play_out(again, random.Random(2)) == (decisions, choices)
    assert game.dump(again) == game.dump(state)
