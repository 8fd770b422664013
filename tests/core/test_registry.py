"""Finding games."""

import sys

import pytest

from bottega.core.errors import BadInput
from bottega.core.game import Game
from bottega.core.registry import find_game, game_meta, game_names


def test_games_are_found_by_name() -> None:
    assert "sagrada" in game_names()
    assert game_names() == sorted(game_names())


@pytest.mark.parametrize("name", game_names())
def test_every_game_tells_of_itself_by_its_name(name: str) -> None:
    game = find_game(name)
    assert isinstance(game, Game)
    assert game.meta is game_meta(name)
    assert game.meta.name == name
    assert game is sys.modules[f"bottega.games.{name}"].GAME


@pytest.mark.parametrize("name", game_names())
def test_every_option_has_a_rule_and_more_than_one_value(name: str) -> None:
    game = find_game(name)
    for option in game.meta.options:
        assert option.rule in game.rulebook.paragraphs
        assert len(set(option.values)) == len(option.values) > 1


@pytest.mark.parametrize("find", [find_game, game_meta])
def test_a_game_that_is_not_there(find: object) -> None:
    assert callable(find)
    with pytest.raises(BadInput, match=r"There is no game 'sagrad'\. Did you mean 'sagrada'\?"):
        find("sagrad")
    with pytest.raises(BadInput, match="There is no game ''"):
        find("")
    with pytest.raises(BadInput, match=r"There is no game '\.\./core'"):
        find("../core")
