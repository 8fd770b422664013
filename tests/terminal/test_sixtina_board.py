"""The board of 1980 Sixtina."""

from __future__ import annotations

import random

import msgspec
import pytest
from rich.console import RenderableType

from bottega.core.registry import find_game
from bottega.core.seats import Seat
from bottega.games.sixtina import GAME, Sixtina
from bottega.games.sixtina.kinds import POSITIONS, TECHNIQUES
from bottega.games.sixtina.questions import TurnAction
from bottega.games.sixtina.view import RestorerView, SixtinaView
from bottega.speech.phrase import named
from bottega.terminal.boards import find_board
from bottega.terminal.sheets import score_sheet
from tests.games.sixtina.tables import chapel, table
from tests.terminal.chapels import BONUS, CHOOSING, FOUR, OVER, TWO, asking, being_restored, hung
from tests.terminal.drawing import check_colours, check_picture, drawn, with_menu

NAMES = ["Anna", "Greedy 1", "Greedy 2", "Random"]
BOARD = find_board(GAME, NAMES)
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
    unexplained = [action for action in GAME.actions if not str(BOARD.voice.explain(VIEWS[name], action)).endswith(".")]
    assert unexplained == []


def test_a_spectator_sees_no_hand() -> None:
    restorers = tuple(msgspec.structs.replace(restorer, hand=None) for restorer in FOUR.restorers)
    view = msgspec.structs.replace(FOUR, seat=None, restorers=restorers)
    picture = drawn(BOARD.table(view, NAMES))
    assert "Your hand" not in picture
    assert "(you)" not in picture


def test_a_spectator_does_not_see_what_is_being_chosen() -> None:
    anna, bea, gianluigi = CHOOSING.restorers
    other = msgspec.structs.replace(bea, hand=("LB1", "LB1", "LB2", "LB2"))
    restorers = (msgspec.structs.replace(anna, hand=None), other, gianluigi)
    view = msgspec.structs.replace(CHOOSING, seat=1, restorers=restorers, agenda=TWO.agenda, questions=TWO.questions)
    picture = drawn(BOARD.table(view, NAMES))
    assert "chosen" not in picture
    assert "?" not in picture


def test_the_guess_at_hidden_cards_is_not_drawn() -> None:
    more = msgspec.structs.replace(FOUR, discard=(), deck_size=FOUR.deck_size + len(FOUR.discard))
    assert drawn(BOARD.cards(FOUR)) == drawn(BOARD.cards(more))


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
    anna = msgspec.structs.replace(TWO.restorers[0], hand=(), hand_size=0)
    hidden = msgspec.structs.replace(
        TWO, restorers=(anna, *TWO.restorers[1:]), agenda=("end-turn 1", "turn 1"), questions=(TurnAction(1),)
    )
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
            hung(being_restored("GE4", ". 2= . .", [0, 0, 1 + beside]), "G1", 2),
            *TWO.chapel[4:],
        ),
        restorers=with_supplies(TWO, 10, 10, supply),
    )
    view = asking(view)
    imagined = GAME.determinize(view, random.Random(1))
    assert GAME.complaints(imagined) == []
    return str(BOARD.voice.question(view, imagined.legal(Seat(0))))


def with_supplies(view: SixtinaView, *supplies: int) -> tuple[RestorerView, ...]:
    """The restorers of a view, with so many materials in their supplies."""
    pairs = zip(view.restorers, supplies, strict=True)
    return tuple(msgspec.structs.replace(restorer, supply=supply) for restorer, supply in pairs)


@pytest.mark.parametrize(
    ("supply", "adds"),
    [(8, ", and adds 3 materials"), (4, ", and adds 3 materials"), (3, ", and adds 2 materials"), (1, "")],
)
def test_sx_8_7_gianluigi_promises_no_more_than_the_supply_has(supply: int, adds: str) -> None:
    assert sending(supply) == f"Gianluigi restores LB with 5: correct{adds}. Where?"


@pytest.mark.parametrize(("supply", "more"), [(8, ""), (1, ", or as many as the supply then has"), (2, "")])
def test_sx_8_7_before_that_it_depends_on_what_the_supply_then_has(supply: int, more: str) -> None:
    view = msgspec.structs.replace(CHOOSING, restorers=with_supplies(CHOOSING, 10, 10, supply))
    said = str(BOARD.voice.explain(view, GAME.actions.parse_name("add 1")))
    assert said.endswith(f"Then Gianluigi restores Repainting with 2, if he can, and adds 1 material{more}.")


def test_sx_8_11_is_cited_for_gianluigi_alone() -> None:
    """Also where he is first, and his sheet the first."""
    standings = table(chapel(), seats=2, scores=[20, 25, 13], area=[0, 0], over=True).standings()
    lines = drawn(score_sheet(standings, find_board(GAME, NAMES).voice)).splitlines()
    found = [line for line in lines if "SX-8.11" in line or "SX-7.5" in line or "SX-7.7" in line]
    assert [line.split("│")[0].strip() for line in found] == ["prudent restorations [SX-7.5]", "left over [SX-7.7]"]
    assert [[cell.strip() for cell in line.split("│")[1:]] for line in found] == [["[SX-8.11] 0", "0", "0"]] * 2


@pytest.mark.parametrize(
    ("kind", "value", "text", "shown"),
    [
        ("card", "RP3", "RP3", "RP3"),
        ("restoration", "excellent", "excellent", "excellent ★"),
        ("technique", "IR", "Infrared", "Infrared"),
        ("fresco", "LJ2", "Christ the Judge", "Christ the Judge"),
        ("actor", "gianluigi", "Gianluigi", "Gianluigi"),
    ],
)
def test_how_things_are_drawn_in_a_sentence(kind: str, value: str, text: str, shown: str) -> None:
    assert BOARD.drawn(named(text, kind, value)).plain == shown


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
    assert isinstance(game, Sixtina)
    fresco = hung(being_restored("JC1", ". - . . . 3+", [2, 0, 1, 3], game), "J2", 4)
    view = msgspec.structs.replace(FOUR, chapel=(FOUR.chapel[0], fresco, *FOUR.chapel[2:]))
    picture = drawn(find_board(game, NAMES).table(view, NAMES))
    assert "99/98/97→97/96/95" in picture
    assert "RP12SS1 LB2 IR3 PI4 WP15" in picture
    assert [who in picture for who in ("▸① Anna (you)", " ② Greedy 1", " ③ Greedy 2", " ④ Random")] == [True] * 4
    assert picture.index("G2 Creation of the Sun") < picture.index("G1 Separation")
    assert max(map(len, picture.splitlines())) <= 80


IN_ONE_ROW = "".join(
    f'[[chapel.items]]\nid = "{name}"\nrow = 1\ncolumn = {column}\n' for column, name in enumerate(POSITIONS)
)


def test_places_that_would_cover_each_other_are_drawn_apart() -> None:
    picture = drawn(find_board(GAME.with_components(IN_ONE_ROW), NAMES).table(FOUR, NAMES))
    assert [name for name in POSITIONS if f"{name} " not in picture] == []
    assert max(map(len, picture.splitlines())) <= 80
