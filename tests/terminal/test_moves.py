"""Typed moves: as little as is clear."""

from __future__ import annotations

import pytest

from bottega.core.errors import BadInput
from bottega.core.match import Match, new_match
from bottega.core.registry import find_game
from bottega.speech.menu import Menu
from bottega.speech.moves import find_move
from bottega.terminal.boards import find_board

VOICE = find_board(find_game("sagrada")).voice


@pytest.fixture
def match() -> Match:
    """A game alone, after the choice of a window: the pool is R5 Y4 B3 B4."""
    game = new_match("sagrada", seats=1, seed=11)
    game.play(0, game.legal(0)[0])
    return game


def find(match: Match, text: str) -> str:
    menu = Menu(VOICE, match.view(0), match.legal(0))
    return find_move(text, menu, match.game.actions, VOICE.aliases).name


def first_placement(match: Match) -> str:
    return match.legal(0)[0].name


def test_the_whole_name(match: Match) -> None:
    assert find(match, first_placement(match)) == first_placement(match)
    assert find(match, first_placement(match).upper()) == first_placement(match)


def test_without_the_word(match: Match) -> None:
    _, die, cell = first_placement(match).split()
    assert find(match, f"{die.lower()} {cell.lower()}") == first_placement(match)
    assert find(match, f"{die}>{cell}") == first_placement(match)


@pytest.mark.parametrize("text", ["use tap-wheel", "use tap wheel", "tap wheel", "tap", "wheel", "use t", "TAP"])
def test_a_part_of_a_name(match: Match, text: str) -> None:
    assert find(match, text) == "use tap-wheel"


@pytest.mark.parametrize("text", ["pass", "end", "done", "0", "End Turn"])
def test_ending_the_turn(match: Match, text: str) -> None:
    assert find(match, text) == "pass"


def test_legal_moves_come_first(match: Match) -> None:
    assert find(match, "1") == first_placement(match)
    assert find(match, "move a1 b2") == "move A1 B2"


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("fly", "neither a move nor a command"),
        ("r9 b1", "No move of this game has R9 in it"),
        ("place r9 z7", "No move of this game has R9 or Z7 in it"),
        ("r", "may be"),
        ("777", "There is no move 777"),
        ("-", "Name a move"),
        ("²", "neither a move nor a command"),
    ],
)
def test_what_is_not_clear(match: Match, text: str, sentence: str) -> None:
    with pytest.raises(BadInput, match=sentence):
        find(match, text)
