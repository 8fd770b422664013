"""Components of every game: a file of one's own may replace values, and never breaks a game."""

from __future__ import annotations

import random
import tomllib
from collections.abc import Iterator
from contextlib import suppress

import msgspec
import pytest

from bottega.core.chance import FastChance
from bottega.core.components import LONGEST_FILE, own_chapters
from bottega.core.errors import BadInput
from bottega.core.game import Game
from bottega.core.playout import play_out
from bottega.core.registry import find_game, game_names, printed_components

SAMPLE = 300
"""How many values of each game are replaced by nonsense."""

each_game = pytest.mark.parametrize("name", game_names())


@each_game
def test_a_copy_of_the_printed_file_changes_nothing(name: str) -> None:
    printed, copied = find_game(name), find_game(name, printed_components(name))
    assert copied is not printed
    assert copied.components == printed.components
    assert copied.fingerprint == printed.fingerprint
    assert own_chapters(copied.components) == []


@each_game
def test_a_game_keeps_the_file_it_was_made_with(name: str) -> None:
    game = find_game(name)
    assert game.own_components == ""
    assert game.with_components("# mine").own_components == "# mine"
    assert game.own_components == ""


@each_game
def test_actions_do_not_depend_on_components(name: str) -> None:
    assert find_game(name, "# mine").actions is find_game(name).actions


@each_game
def test_the_printed_file_is_short_enough_to_be_edited(name: str) -> None:
    assert 2 * len(printed_components(name)) < LONGEST_FILE


@each_game
def test_what_is_not_there_can_not_be_replaced(name: str) -> None:
    with pytest.raises(BadInput, match=r"^The components are wrong\. There is no chapter 'nonsense'"):
        find_game(name, "[nonsense]")


def tables_of(name: str) -> Iterator[tuple[str, dict[str, object]]]:
    """Every table of a components file: how it begins in a file of one's own, and its values."""
    for title, chapter in tomllib.loads(printed_components(name)).items():
        if isinstance(chapter, dict):
            items = chapter.pop("items", [])
            yield f"[{title}]\n", chapter
            for item in items:
                key = "id" if "id" in item else "name"
                yield f"[[{title}.items]]\n{key} = {written(item.pop(key))}\n", item


def written(value: object) -> str:
    """A plain value as TOML writes it: for these, as JSON does."""
    return msgspec.json.encode(value).decode()


def nonsense(value: object) -> list[object]:
    """Values of the same kind that no box has, or hardly any."""
    if isinstance(value, bool):
        return [not value]
    if isinstance(value, int):
        return [0, -1, value + 1, 1_000_000_000]
    if isinstance(value, str):
        return ["", "nonsense", "\u2603" * 500]
    if isinstance(value, list):
        return [[], value[1:], value + value[:1], value[::-1]]
    return []


def files_of_nonsense(name: str) -> list[str]:
    files = [
        f"{head}{field} = {written(other)}"
        for head, values in tables_of(name)
        for field, value in values.items()
        for other in nonsense(value)
    ]
    return random.Random(name).sample(files, min(SAMPLE, len(files)))


def game_with(name: str, own: str) -> Game | None:
    """The game with these components, unless they are refused."""
    with suppress(BadInput):
        return find_game(name).with_components(own)
    return None


def play(game: Game, seats: int, rng: random.Random) -> None:
    state = game.new(game.ruleset(seats, {}), FastChance(rng))
    play_out(state, rng)
    assert game.complaints(state) == []
    assert sum(standing.seat is not None for standing in game.standings(state)) == seats


@each_game
def test_values_are_refused_or_can_be_played_with(name: str) -> None:
    made = [game_with(name, own) for own in files_of_nonsense(name)]
    playable = [game for game in made if game is not None]
    assert playable
    for number, game in enumerate(playable):
        play(game, game.meta.seats[number % len(game.meta.seats)], random.Random(number))
