"""What a game offers: one shape for all, and rules that are made once."""

from __future__ import annotations

import random

import pytest

from bottega.core.chance import FastChance
from bottega.core.errors import BadInput
from bottega.core.game import RULESETS, Game
from bottega.core.playout import play_out
from bottega.core.registry import find_game, game_names
from bottega.core.seats import Seat
from bottega.core.views import View
from bottega.games import classic_art, sagrada, sixtina


def finished(game: Game, seed: int) -> View:
    """Everything about a game that was played at random."""
    rng = random.Random(seed)
    state = game.new(game.ruleset(3, {}), FastChance(rng))
    play_out(state, rng)
    return game.dump(state)


@pytest.mark.parametrize("name", game_names())
def test_rules_are_made_once_for_seats_and_options(name: str) -> None:
    game = find_game(name)
    assert game.ruleset(3, {}) is game.ruleset(3, {})
    assert game.ruleset(3, {}) is not game.ruleset(4, {})
    option = game.meta.options[0]
    first, second = (game.ruleset(option.seats[0] if option.seats else 3, {option.name: v}) for v in option.values[:2])
    assert first.options[option.name] != second.options[option.name]


@pytest.mark.parametrize("name", game_names())
def test_rules_outlive_games_unchanged(name: str) -> None:
    """The second game shares its rules with the first; with rules of its own it plays out the same."""
    game = find_game(name)
    finished(game, seed=1)
    assert finished(game, seed=2) == finished(game.with_components(""), seed=2)


@pytest.mark.parametrize("name", game_names())
def test_rules_that_are_none_are_refused_every_time(name: str) -> None:
    game = find_game(name)
    for _ in range(2):
        with pytest.raises(BadInput, match="is for"):
            game.ruleset(9, {})
        with pytest.raises(BadInput, match="has no option 'colour'"):
            game.ruleset(3, {"colour": "red"})


def test_not_all_rules_are_kept_for_good() -> None:
    game = sagrada.Sagrada()
    rules = game.ruleset(2, {})
    names = [option.name for option in game.meta.options if not option.seats]
    for number in range(RULESETS):
        chosen = {name for place, name in enumerate(names) if number >> place & 1}
        game.ruleset(2, {o.name: o.values[int(o.name in chosen)] for o in game.meta.options if o.name in names})
    assert game.ruleset(2, {}) is not rules


@pytest.mark.parametrize("game", [classic_art.GAME, sagrada.GAME, sixtina.GAME], ids=lambda game: game.meta.name)
def test_imagined_and_loaded_states_share_the_rules(
    game: classic_art.ClassicArt | sagrada.Sagrada | sixtina.Sixtina,
) -> None:
    state = game.new(game.ruleset(3, {}), FastChance(random.Random(1)))
    imagined = [game.determinize(game.view(state, Seat(seat)), random.Random(seat)) for seat in range(3)]
    assert imagined[0].rules is imagined[1].rules is imagined[2].rules is game.load(game.dump(state)).rules


def test_a_game_takes_only_what_is_its_own() -> None:
    state = sagrada.GAME.new(sagrada.GAME.ruleset(2, {}), FastChance(random.Random(1)))
    with pytest.raises(AssertionError):
        sixtina.GAME.view(state, None)
    with pytest.raises(AssertionError):
        sixtina.GAME.load(sagrada.GAME.dump(state))
    with pytest.raises(AssertionError):
        sixtina.GAME.new(sagrada.GAME.ruleset(2, {}), FastChance(random.Random(1)))
