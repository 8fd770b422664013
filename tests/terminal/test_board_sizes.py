"""Screens of every size: what is needed to decide fits on them."""

from __future__ import annotations

import random

import pytest
from rich.text import Text

from bottega.core.match import Match, new_match
from bottega.core.registry import find_game, game_meta, game_names
from bottega.terminal.boards.layout import in_one_line, wrapped
from tests.terminal import ceilings, chapels, galleries, hamlets, test_boards
from tests.terminal.drawing import check_picture, drawn, screenful

NAMES = ["Anna", "Greedy 1", "Greedy 2", "Random", "Bea"]
SIZES = [(80, 24), (100, 40), (160, 50)]
PROMPT = 1
POSITIONS = {
    "sagrada": ("sagrada", test_boards.FOUR),
    "sixtina": ("sixtina", chapels.FOUR),
    "classic-art": ("classic_art", galleries.FIVE),
    "fresco": ("fresco", ceilings.FOUR),
    "fresco-modules": ("fresco", hamlets.MARKET),
}


@pytest.mark.parametrize(("width", "height"), SIZES)
@pytest.mark.parametrize("name", POSITIONS)
def test_pictures_of_every_size(name: str, width: int, height: int) -> None:
    game, view = POSITIONS[name]
    thing = screenful(find_game(game), view, NAMES[: view.seats])
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
