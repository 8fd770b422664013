"""The board of 1980 Sixtina."""

from __future__ import annotations

import random

import msgspec
import pytest
from rich.console import RenderableType

from bottega.core.registry import find_game
from bottega.core.seats import Seat
from bottega.games.sixtina import GAME
from bottega.games.sixtina.actions import POSITIONS
from bottega.games.sixtina.view import SixtinaView
from bottega.terminal.boards import find_board
from tests.terminal.chapels import BONUS, CHOOSING, FOUR, OVER, TWO, being_restored
from tests.terminal.drawing import check_colours, check_picture, drawn, with_menu

BOARD = find_board(GAME)
NAMES = ["Anna", "Greedy 1", "Greedy 2", "Random"]
VIEWS = {"four": FOUR, "two": TWO, "choosing": CHOOSING, "bonus": BONUS, "over": OVER}


def screen(view: SixtinaView) -> RenderableType:
    return with_menu(GAME, view, NAMES[: view.seats])


@pytest.mark.parametrize("name", VIEWS)
def test_the_positions_are_possible(name: str) -> None:
    table = GAME.determinize(VIEWS[name], random.Random(1))
    assert GAME.complaints(table) == []
    assert GAME.view(table, Seat(0)) == VIEWS[name]


@pytest.mark.parametrize("name", VIEWS)
def test_pictures(name: str) -> None:
    check_picture(f"sixtina-{name}", screen(VIEWS[name]))


@pytest.mark.parametrize("name", VIEWS)
def test_colours_only_add_to_the_picture(name: str) -> None:
    check_colours(screen(VIEWS[name]))


@pytest.mark.parametrize("name", VIEWS)
def test_the_table_leaves_room_for_the_menu(name: str) -> None:
    assert len(drawn(BOARD.table(VIEWS[name], NAMES)).splitlines()) <= 32


@pytest.mark.parametrize("name", VIEWS)
def test_every_action_is_explained(name: str) -> None:
    unexplained = [action for action in GAME.actions if not BOARD.explain(VIEWS[name], action).endswith(".")]
    assert unexplained == []


def test_a_spectator_sees_no_hand() -> None:
    view = msgspec.structs.replace(FOUR, seat=None, hands=(None,) * 4)
    picture = drawn(BOARD.table(view, NAMES))
    assert "Your hand" not in picture
    assert "(you)" not in picture


def test_a_spectator_does_not_see_what_is_being_chosen() -> None:
    view = msgspec.structs.replace(CHOOSING, seat=1, hands=(None, ("LB1", "LB1", "LB2", "LB2")), agenda=TWO.agenda)
    picture = drawn(BOARD.table(view, NAMES))
    assert "chosen" not in picture
    assert "?" not in picture


def test_the_guess_at_hidden_cards_is_not_drawn() -> None:
    hidden = msgspec.structs.replace(FOUR, hands=(FOUR.hands[0], None, None, None))
    more = msgspec.structs.replace(hidden, discard=(), deck_size=FOUR.deck_size + len(FOUR.discard))
    assert drawn(BOARD.cards(hidden)) == drawn(BOARD.cards(more))


@pytest.mark.parametrize(
    ("name", "value", "text"),
    [
        ("cards", "RP3 WP1", "RP3 WP1"),
        ("cards", "2 cards", "2 cards"),
        ("kind", "excellent", "excellent"),
        ("technique", "Infrared", "Infrared"),
        ("fresco", "L1 The Last Judgment: Christ the Judge", "L1 Christ the Judge"),
        ("materials", "1 material", "1 material"),
    ],
)
def test_parts_of_events(name: str, value: str, text: str) -> None:
    assert BOARD.part(name, value).plain == text


OWN = """
[materials]
colours = ["green", "golden", "rose", "ruby"]

[[techniques.items]]
id = "RP"
colour = "crimson"

[[frescoes.items]]
id = "JC1"
techniques = ["RP 12", "SS 1", "LB 2", "IR 3", "PI 4", "WP 15"]
points = [99, 98, 97]

[[chapel.items]]
id = "G2"
row = 0
column = 3
"""


def test_the_board_shows_components_of_ones_own() -> None:
    game = find_game("sixtina").with_components(OWN)
    fresco = being_restored("JC1", ". - . . . 3+", [2, 0, 1, 3])
    view = msgspec.structs.replace(FOUR, chapel=(FOUR.chapel[0], fresco, *FOUR.chapel[2:]))
    picture = drawn(find_board(game).table(view, NAMES))
    assert "99/98/97→97/96/95" in picture
    assert "RP12SS1 LB2 IR3 PI4 WP15" in picture
    assert [who in picture for who in ("▸① Anna (you)", " ② Greedy 1", " ③ Greedy 2", " ④ Random")] == [True] * 4
    assert picture.index("G2 Creation of the Sun") < picture.index("G1 Separation")
    assert max(map(len, picture.splitlines())) <= 80


IN_ONE_ROW = "".join(
    f'[[chapel.items]]\nid = "{name}"\nrow = 1\ncolumn = {column}\n' for column, name in enumerate(POSITIONS)
)


def test_places_that_would_cover_each_other_are_drawn_apart() -> None:
    picture = drawn(find_board(GAME.with_components(IN_ONE_ROW)).table(FOUR, NAMES))
    assert [name for name in POSITIONS if f"{name} " not in picture] == []
    assert max(map(len, picture.splitlines())) <= 80
