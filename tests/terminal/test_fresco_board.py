"""The board of Fresco."""

from __future__ import annotations

import random

import pytest
from rich.console import RenderableType

from bottega.core.seats import Seat
from bottega.games.fresco import GAME
from bottega.games.fresco.view import FrescoView
from bottega.terminal.boards import find_board
from tests.games.fresco.ceilings import (
    AT_MARKET,
    AT_THEATER,
    CHOOSING,
    FINAL,
    FOUR,
    LANDING,
    MOVED,
    OVER,
    PILING,
    PLANNED,
    STUDIO,
    TWO,
    UNPLANNED,
    WAKING,
    WORKSHOP,
    changed,
)
from tests.terminal.ceilings import sitting_at
from tests.terminal.drawing import check_colours, check_picture, drawn, with_menu
from tests.terminal.test_lines import plays

BOARD = find_board(GAME)
NAMES = ["Anna", "Greedy 1", "Greedy 2", "Random"]
WIDE = {"four": FOUR, "two": TWO, "planned": PLANNED, "market": AT_MARKET, "workshop": WORKSHOP, "over": OVER}
NARROW = {"waking": WAKING, "four-narrow": FOUR, "workshop-narrow": WORKSHOP, "final": FINAL}
VIEWS = {
    **WIDE,
    **NARROW,
    "unplanned": UNPLANNED,
    "moved": MOVED,
    "landing": LANDING,
    "studio": STUDIO,
    "piling": PILING,
    "choosing": CHOOSING,
    "theater": AT_THEATER,
}


def screen(view: FrescoView) -> RenderableType:
    return with_menu(GAME, view, NAMES[: view.seats])


@pytest.mark.parametrize("name", WIDE)
def test_pictures(name: str) -> None:
    check_picture(f"fresco-{name}", screen(WIDE[name]), width=100)


@pytest.mark.parametrize("name", NARROW)
def test_pictures_of_80_columns(name: str) -> None:
    check_picture(f"fresco-{name}", screen(NARROW[name]))


@pytest.mark.parametrize("name", VIEWS)
def test_colours_only_add_to_the_picture(name: str) -> None:
    check_colours(screen(VIEWS[name]))


@pytest.mark.parametrize("name", VIEWS)
@pytest.mark.parametrize("width", [80, 100])
def test_the_table_leaves_room_for_the_menu(name: str, width: int) -> None:
    assert len(drawn(BOARD.table(VIEWS[name], NAMES), width=width).splitlines()) <= 28


def test_nobody_is_warned_of_anothers_plan() -> None:
    for seat in (2, None):
        view = changed(PLANNED, seat=seat, plans=(None,) * 4, answers=(None,) * 4)
        assert "may idle" not in drawn(BOARD.table(view, NAMES))
        assert "●" not in drawn(BOARD.table(view, NAMES))


# Screens


def test_screens_hide_what_the_others_have() -> None:
    sitting = sitting_at(AT_MARKET)
    open_table = drawn(sitting.board.table(AT_MARKET, NAMES))
    assert "The screens are up" in str(sitting.board.switch("screens"))
    hidden = drawn(sitting.board.table(AT_MARKET, NAMES))
    rows = [line for line in hidden.splitlines() if "┃" in line]
    assert ["?" in row for row in rows] == [False, False, True, True, True]
    assert "The screens are down" in str(sitting.board.switch("screens"))
    assert drawn(sitting.board.table(AT_MARKET, NAMES)) == open_table


def test_screens_come_down_at_the_end() -> None:
    sitting = sitting_at(AT_MARKET)
    sitting.board.switch("screens")
    assert "?" not in drawn(sitting.board.table(OVER, NAMES))


def test_screens_are_a_command() -> None:
    shown = plays(sitting_at(FOUR), "", "screens", "restore A1; screens", "screens; restore A1", "?", "screens")
    assert "The screens are up" in shown
    assert "`screens` is a command, not a move. Type it on a line of its own. Nothing was done." in shown
    assert "put up the others' screens" in shown
    assert "The screens are down" in shown


# Cards


def test_cards_tell_all_that_is_printed() -> None:
    told = " ".join(drawn(BOARD.cards(WORKSHOP)).split())
    assert "7:00 mood -1, a market tile costs 2 Thalers" in told
    assert "Y+R O orange" in told
    assert "P+R K pink" in told
    assert "may also be pink (K) for 3 more, or brown (W) for 5 more." in told
    assert "Muse (on display; pays once): mood to the top" in told
    assert "Abbot (yours; stays with its owner): every bonus of the bishop is 1 point more" in told
    assert "purple: 10 points, from the top; takes 3 tiles with purple seals" in told
    assert "green: none left" in told
    assert "Portraits" not in drawn(BOARD.cards(FOUR))


# Whoever looks


def test_a_spectator_has_no_screen() -> None:
    picture = drawn(BOARD.table(changed(FOUR, seat=None), NAMES))
    assert "Your plan" not in picture
    assert "(you)" not in picture
    assert "✓" not in picture


@pytest.mark.parametrize("name", VIEWS)
def test_whose_turn_it_is_is_always_marked(name: str) -> None:
    picture = drawn(BOARD.table(VIEWS[name], NAMES))
    assert ("▸" in picture) == (name != "over")


OWN = """
[mood]
top = 6
bottom = -5

[[hostel.items]]
name = "5:00"
mood = -8
price = 20

[[market.items]]
id = "M10"
name = "a cart"
paints = ["red", "blue", "red", "blue", "green"]

[[fresco.items]]
id = "F01"
name = "a wall"
value = 30
paints = ["yellow", "red", "blue", "orange", "green", "purple"]

[[portraits.items]]
id = "P10"
name = "A very important person with a long name"
thalers = 12
points = 34
mood = 3
paints = ["orange", "green", "purple"]
choice = 3
"""


@pytest.mark.parametrize("width", [80, 100])
def test_the_board_shows_components_of_ones_own(width: int) -> None:
    board = find_board(GAME.with_components(OWN))
    for view in (FOUR, WORKSHOP, WAKING, PLANNED):
        picture = drawn(board.table(view, NAMES), width=width)
        assert max(map(len, picture.splitlines())) <= width
    picture = drawn(board.table(FOUR, NAMES), width=width)
    assert "30" in picture
    assert "YRBOGP" in picture
    assert "RBRBG" in picture
    assert "····┃A····" not in picture


def test_the_guess_at_secret_plans_is_never_drawn() -> None:
    """Two tables that fit a view differ in the plans of the others; their pictures do not."""
    first, second = [GAME.view(GAME.determinize(UNPLANNED, random.Random(luck)), Seat(0)) for luck in (1, 2)]
    assert drawn(BOARD.table(first, NAMES)) == drawn(BOARD.table(second, NAMES))
