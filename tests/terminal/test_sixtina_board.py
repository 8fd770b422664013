"""The board of 1980 Sixtina."""

from __future__ import annotations

import random

import msgspec
import pytest
from rich.console import RenderableType

from bottega.core.registry import find_game
from bottega.core.seats import Seat
from bottega.games.sixtina import GAME
from bottega.games.sixtina.actions import POSITIONS, TECHNIQUES
from bottega.games.sixtina.view import SixtinaView
from bottega.terminal.boards import find_board
from bottega.terminal.sheets import score_sheet
from tests.games.sixtina.tables import chapel, table
from tests.terminal.chapels import BONUS, CHOOSING, FOUR, OVER, TWO, being_restored
from tests.terminal.drawing import check_colours, check_picture, drawn, with_menu

BOARD = find_board(GAME)
NAMES = ["Anna", "Greedy 1", "Greedy 2", "Random"]
VIEWS = {"four": FOUR, "two": TWO, "choosing": CHOOSING, "bonus": BONUS, "over": OVER}


def screen(view: SixtinaView) -> RenderableType:
    return with_menu(GAME, view, NAMES[: view.seats])


@pytest.mark.parametrize("name", VIEWS)
def test_the_positions_are_possible(name: str) -> None:
    imagined = GAME.determinize(VIEWS[name], random.Random(1))
    assert GAME.complaints(imagined) == []
    assert GAME.view(imagined, Seat(0)) == VIEWS[name]


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


def with_discards(view: SixtinaView, cards: list[str]) -> SixtinaView:
    return msgspec.structs.replace(
        view, discard=tuple(cards), deck_size=view.deck_size + len(view.discard) - len(cards)
    )


@pytest.mark.parametrize("width", [80, 160])
def test_sx_2_8_the_discard_pile_lies_open(width: int) -> None:
    """By value as long as a line holds it, and card by card if one asks."""
    assert "\nDiscards    RP 1 3  SS 2  LB 4  IR 2 2  PI 5  WP 2\n" in drawn(BOARD.table(FOUR, NAMES), width=width)
    assert "Discards" not in drawn(BOARD.table(BONUS, NAMES), width=width)
    assert drawn(BOARD.cards_about(FOUR, "discard"), width=width) == (
        "The discard pile: 8 cards\n"
        "RP Repainting: 1, 3\nSS Solvent Sponge: 2\nLB Laboratory: 4\n"
        "IR Infrared: 2 twice\nPI Plaster Injection: 5\nWP Washi Paper: 2\n"
    )
    assert drawn(BOARD.cards_about(BONUS, "discards")) == "The discard pile is empty.\n"
    assert drawn(BOARD.cards_about(FOUR, "objectives")) == drawn(BOARD.cards(FOUR))


def test_sx_2_8_of_a_high_discard_pile_a_line_tells_the_techniques() -> None:
    box = GAME.box
    left = [name for name in box.names for _ in range(box.counts[box.by_name[name]] - 1)]
    hidden = msgspec.structs.replace(TWO, hands=((), None), hand_sizes=(0, 4), agenda=("end-turn 1", "turn 1"))
    picture = drawn(BOARD.table(with_discards(hidden, left), NAMES))
    assert "\nDiscards    RP ×9  SS ×9  LB ×9  IR ×9  PI ×9  WP ×9\n" in picture
    assert "RP Repainting: 1 twice, 2 3 times, 3 twice, 4, 5" in drawn(
        BOARD.cards_about(with_discards(hidden, left), "discard")
    )


def sending(supply: int, shown: int = 3) -> str:
    """What the player is asked who sends Gianluigi, with so many materials of his in the supply."""
    beside = 11 - 1 - supply
    view = msgspec.structs.replace(
        TWO,
        agenda=("end-turn 0", f"send 0 {TECHNIQUES.index('LB')} 5 {shown}"),
        chapel=(
            TWO.chapel[0],
            *TWO.chapel[1:3],
            being_restored("GE4", ". 2= . .", [0, 0, 1 + beside]),
            *TWO.chapel[4:],
        ),
        supply=(10, 10, supply),
    )
    imagined = GAME.determinize(view, random.Random(1))
    assert GAME.complaints(imagined) == []
    return BOARD.question(view, imagined.legal(Seat(0))).plain


@pytest.mark.parametrize(
    ("supply", "adds"),
    [(8, ", and adds 3 materials"), (4, ", and adds 3 materials"), (3, ", and adds 2 materials"), (1, "")],
)
def test_sx_8_7_gianluigi_promises_no_more_than_the_supply_has(supply: int, adds: str) -> None:
    assert sending(supply) == f"Gianluigi restores LB with 5: correct{adds}. Where?"


@pytest.mark.parametrize(("supply", "more"), [(8, ""), (1, ", or as many as the supply then has"), (2, "")])
def test_sx_8_7_before_that_it_depends_on_what_the_supply_then_has(supply: int, more: str) -> None:
    view = msgspec.structs.replace(CHOOSING, supply=(*CHOOSING.supply[:2], supply))
    said = BOARD.explain(view, GAME.actions.parse_name("add 1"))
    assert said.endswith(f"Then Gianluigi restores Repainting with 2, if he can, and adds 1 material{more}.")


def test_sx_8_11_is_cited_for_gianluigi_alone() -> None:
    """Also where he is first, and his sheet the first."""
    standings = table(chapel(), seats=2, scores=[20, 25, 13], area=[0, 0], over=True).standings()
    lines = drawn(score_sheet(standings, find_board(GAME, NAMES).voice)).splitlines()
    found = [line for line in lines if "SX-8.11" in line or "SX-7.5" in line or "SX-7.7" in line]
    assert [line.split("│")[0].strip() for line in found] == ["prudent restorations [SX-7.5]", "left over [SX-7.7]"]
    assert [[cell.strip() for cell in line.split("│")[1:]] for line in found] == [["[SX-8.11] 0", "0", "0"]] * 2


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
