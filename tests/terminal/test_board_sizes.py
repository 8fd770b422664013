"""Screens of every size: what is needed to decide fits on them."""

from __future__ import annotations

import random
import re

import pytest
from rich.text import Text

from bottega.core.match import Match, new_match
from bottega.core.registry import find_game, game_meta, game_names
from bottega.core.views import View
from bottega.terminal.boards import find_board
from bottega.terminal.boards.layout import in_one_line, wrapped
from tests.games.fresco import ceilings
from tests.terminal import chapels, galleries, test_fresco_panels_illness, test_sagrada_board
from tests.terminal.drawing import check_picture, drawn, screenful

NAMES = ["Anna", "Greedy 1", "Greedy 2", "Random", "Bea"]
SIZES = [(80, 24), (100, 40), (160, 50)]
PROMPT = 1
POSITIONS: dict[str, tuple[str, View, int]] = {
    "sagrada": ("sagrada", test_sagrada_board.FOUR, 4),
    "sixtina": ("sixtina", chapels.FOUR, 4),
    "classic-art": ("classic_art", galleries.FIVE, 5),
    "fresco": ("fresco", ceilings.FOUR, 4),
    "fresco-modules": ("fresco", test_fresco_panels_illness.everything("cathedral").view(0), 3),
}


@pytest.mark.parametrize(("width", "height"), SIZES)
@pytest.mark.parametrize("name", POSITIONS)
def test_pictures_of_every_size(name: str, width: int, height: int) -> None:
    game, view, seats = POSITIONS[name]
    thing = screenful(find_game(game), view, NAMES[:seats])
    check_picture(f"{name}-{width}x{height}", thing, width, height - PROMPT)
    assert len(drawn(thing, width=width, height=height - PROMPT).splitlines()) <= height - PROMPT


MODULES = {option.name: "on" for option in game_meta("fresco").modules}
GAMES: list[tuple[str, dict[str, str]]] = [*[(name, {}) for name in game_names()], ("fresco", MODULES)]


@pytest.mark.parametrize(("game", "options"), GAMES)
def test_whatever_comes_fits_on_every_screen(game: str, options: dict[str, str]) -> None:
    """With as many players as there can be."""
    rng = random.Random(5)
    match = new_match(game, game_meta(game).seats[-1], options, seed=5)
    too_long = []
    while not match.over:
        seat = match.pending[0]
        if rng.random() < 0.04:
            too_long += [screen for size in SIZES if (screen := screen_that_is_too_long(match, seat, *size))]
        match.play(seat, rng.choice(match.legal(seat)))
    assert not too_long, "\n\n".join(too_long)


def screen_that_is_too_long(match: Match, seat: int, width: int, height: int) -> str:
    """A screen that is longer than it should be; none may be wider."""
    thing = screenful(match.game, match.view(seat), NAMES, seat)
    screen = drawn(thing, width=width, height=height - PROMPT)
    assert max(map(len, screen.splitlines())) <= width
    return screen if len(screen.splitlines()) > height - PROMPT else ""


def test_the_last_versions_still_show_what_is_decided() -> None:
    """On a screen that is far too low, the menu is folded, and tells how much is missing."""
    picture = drawn(screenful(find_game("sagrada"), test_sagrada_board.FOUR, NAMES[:4]), height=12)
    assert "▸① Anna (you)" in picture
    assert "② Greedy 1: 17 free spaces ●" in picture
    assert "`look all`" in picture
    assert "News" not in picture


def test_a_folded_menu_says_how_many_choices_are_missing() -> None:
    pieces = [Text(f"{number} here") for number in range(1, 10)]
    assert in_one_line("To ", pieces, 30)[0].plain == "To 1 here  2 here  … 7 more"
    assert in_one_line("To ", pieces[:2], 30)[0].plain == "To 1 here  2 here"


def test_long_lines_are_wrapped_below_their_label() -> None:
    lines = wrapped(Text("Label   some words that do not fit into one line"), 24, 8)
    assert [line.plain for line in lines] == ["Label   some words that", "        do not fit into", "        one line"]


@pytest.mark.parametrize("width", [120, 160, 200])
def test_wide_screens_show_news_and_cards_beside_the_table(width: int) -> None:
    shown = screenful(find_game("sagrada"), test_sagrada_board.FOUR, NAMES[:4])
    lines = drawn(shown, width=width, height=50).splitlines()
    assert "is told in a sentence" in lines[0]
    assert lines[0].startswith("Round 3 of 10")
    assert any("Move one die of your window" in line for line in lines)
    assert lines[-1].startswith("0 end your turn")


def test_dice_and_spaces_are_written_differently() -> None:
    """B4 is a die and b4 a space; one may type either in any case."""
    picture = drawn(screenful(find_game("sagrada"), test_sagrada_board.FOUR, NAMES[:4]))
    assert re.search(r"^b G4  · R5", picture, re.MULTILINE)
    assert re.search(r"^Y4 .* 9 b4 ", picture, re.MULTILINE)
    assert not re.search(r"\d [A-D]\d", picture.partition("Draft a die")[2])


@pytest.mark.parametrize(("game", "options"), GAMES)
def test_print_draws_the_table_without_secrets(game: str, options: dict[str, str]) -> None:
    """As a spectator sees it, and as plain text."""
    match = new_match(game, game_meta(game).seats[-1], options, seed=2, players=NAMES[: game_meta(game).seats[-1]])
    rng = random.Random(2)
    for _ in range(60):
        match.play(match.pending[0], rng.choice(match.legal(match.pending[0])))
    text = str(match)
    spectators = drawn(find_board(match.game).table(match.view(), match.header.players))
    assert text.splitlines() == spectators.splitlines()
    assert "\x1b" not in text
    assert "(you)" not in text
    assert "Your hand" not in text
    assert "① Anna" in text
