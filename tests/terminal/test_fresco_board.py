"""The board of Fresco."""

from __future__ import annotations

import random

import msgspec
import pytest
from bottega.terminal.boards.fresco.idling import warnings
from bottega.terminal.boards.fresco.scene import Scene
from rich.console import RenderableType

from bottega.core.event import Event
from bottega.core.match import new_match
from bottega.core.seats import Seat
from bottega.games.fresco import GAME
from bottega.games.fresco.view import FrescoView
from bottega.terminal.boards import find_board
from bottega.terminal.news import headlines
from tests.terminal.ceilings import (
    ALL_MODULES,
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
    SEXTON,
    STUDIO,
    TWO,
    UNPLANNED,
    WAKING,
    WORKSHOP,
    palette,
    sitting_at,
)
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


@pytest.mark.parametrize("name", VIEWS)
def test_every_action_is_explained(name: str) -> None:
    for view in (VIEWS[name], msgspec.structs.replace(VIEWS[name], seat=None)):
        unexplained = [action for action in GAME.actions if not BOARD.explain(view, action).endswith(".")]
        assert unexplained == []
        assert [action for action in GAME.actions if BOARD.explain(view, action) == f"{action.name}."] == []


def explained(view: FrescoView, name: str) -> str:
    return BOARD.explain(view, GAME.actions.parse_name(name))


@pytest.mark.parametrize(
    ("view", "name", "words"),
    [
        (WAKING, "wake 5:00", "mood +1 to -2, 5 apprentices; tiles at 4."),
        (WAKING, "wake 9:00", "mood +1 to +2, 5 apprentices; tiles at 1."),
        (UNPLANNED, "assign market 2", "Send 2 apprentices to the market."),
        (UNPLANNED, "assign market 0", "Send nobody to the market."),
        (UNPLANNED, "commit", "once all apprentices are placed."),
        (PLANNED, "commit", "Commit the plan: 3 to the cathedral, 2 to the theater."),
        (AT_MARKET, "buy I 2", "Buy 3 blue at booth I for 2 Thalers. The booth is emptied when you are done."),
        (AT_MARKET, "buy II 1", "there is none now."),
        (AT_MARKET, "close I", "its tiles go back into the bag"),
        (
            FOUR,
            "restore C2",
            "Restore C2 with yellow, orange and green: 7 for the tile and 2 for the bishop, who moves",
        ),
        (FOUR, "restore A1", "3 for the tile, and nothing for the bishop"),
        (FOUR, "restore C3", "C3 is restored already."),
        (FOUR, "bishop C4", "Pay 1 Thaler and move the bishop to C4; then restore a segment. C4 would bring 10 then."),
        (SEXTON, "bishop E5", "Pay 1 Thaler and move the bishop to E5; then restore a segment or the altar."),
        (FOUR, "altar YRB", "Restore the altar with yellow, red and blue: 2 points."),
        (FOUR, "altar KKK", "takes the module special_blends."),
        (WORKSHOP, "altar WWW", "brown, brown and brown: 21 points."),
        (WORKSHOP, "blend pink", "Blend purple and red into pink."),
        (WORKSHOP, "request general", "6 points for 3 tiles. It pays a Thaler and a basic paint of your choice"),
        (WORKSHOP, "request green", "none is left; it takes 3 tiles with green seals."),
        (STUDIO, "portrait 1", "Paint Muse: mood to the top; instead of 3 Thalers for that apprentice."),
        (STUDIO, "pass", "your apprentices earn 6 Thalers."),
        (FOUR, "pass", "what is left to do is forfeited."),
        (AT_THEATER, "attend", "your mood rises by 2 spaces"),
        (LANDING, "behind", "Stop behind the space that is taken, on space 29."),
        (LANDING, "in-front", "on space 32."),
        (TWO, "restore D3", "Leonardo restores D3: 7 for the tile and 2 for the bishop"),
    ],
)
def test_explanations(view: FrescoView, name: str, words: str) -> None:
    assert words in explained(view, name)


@pytest.mark.parametrize(
    ("bishop", "paints", "words"),
    [
        (0, "YYRBOG", "Cathedral: restore a segment or the altar; 2 apprentices are here."),
        (1, "YYRBOG", "The bishop is moved: restore a segment now."),
        (3, "YYRBOG", "The bishop is moved: restore a segment or the altar now."),
        (3, "OOO", "The bishop is moved: restore the altar now."),
    ],
)
def test_what_may_be_restored_once_the_bishop_is_moved(bishop: int, paints: str, words: str) -> None:
    """[FR-5.7] [FR-M1.11]"""
    agenda = (*SEXTON.agenda[:-1], f"cathedral 0 1 2 {bishop}")
    view = msgspec.structs.replace(SEXTON, agenda=agenda, paints=(palette(paints), *SEXTON.paints[1:]))
    legal = GAME.determinize(view, random.Random(1)).legal(Seat(0))
    assert BOARD.question(view, legal).plain.startswith(words)


# Plans


def warned(plan: tuple[int, ...], **changes: object) -> list[str]:
    """The warnings for a plan at a position."""
    view = msgspec.structs.replace(PLANNED, plans=(plan, None, None, None), **changes)
    return warnings(Scene(GAME, view))


PENNILESS = {"thalers": (1, 0, 0, 0)}
WITHOUT_PAINT = {"paints": (palette(""),) * 4}


@pytest.mark.parametrize(
    ("plan", "changes", "found"),
    [
        ((1, 1, 1, 1, 1), {}, []),
        ((3, 0, 0, 0, 2), {}, []),
        ((3, 0, 0, 0, 2), {"thalers": (5, 0, 0, 0)}, ["market: at 2 Thalers a tile you can buy 2 tiles at the most"]),
        ((1, 0, 3, 0, 1), PENNILESS, ["market: a tile costs 2 Thalers, and you have 1 Thaler: you could only close"]),
        ((0, 1, 3, 0, 1), WITHOUT_PAINT, ["cathedral: you have no paints for any tile or the altar: 1 apprentice"]),
        ((1, 1, 3, 0, 0), WITHOUT_PAINT, ["cathedral: you have no paints for any tile or the altar even with what"]),
        ((3, 1, 1, 0, 0), {"paints": (palette("YR"),) * 4}, []),
        ((0, 3, 0, 0, 2), {}, ["cathedral: your paints are enough for 2 at the most: 1 apprentice may idle"]),
        ((0, 0, 2, 3, 0), {}, ["workshop: you can blend 2 times at the most: 2 apprentices may idle"]),
        ((0, 0, 3, 1, 1), WITHOUT_PAINT, ["workshop: you have nothing to blend: 1 apprentice may idle"]),
        ((2, 0, 2, 1, 0), WITHOUT_PAINT, []),
        ((0, 0, 2, 0, 3), {}, ["theater: your mood is 3 spaces below the top: 1 apprentice may idle"]),
        ((0, 0, 3, 0, 2), {"mood": (4, 0, 0, 0)}, ["theater: your mood is at the top already: 2 apprentices may idle"]),
        ((0, 0, 3, 0, 2), {"last": True, "mood": (4, 0, 0, 0)}, []),
        ((0, 0, 2, 0, 3), {"last": True}, ["cathedral: your paints are enough for 2 at the most: 1 apprentice may"]),
    ],
)
def test_what_may_idle(plan: tuple[int, ...], changes: dict[str, object], found: list[str]) -> None:
    told = warned(plan, **changes)
    assert len(told) == len(found)
    assert [warning for warning, words in zip(told, found, strict=True) if words not in warning] == []


def test_a_request_keeps_an_apprentice_busy() -> None:
    """[FR-M2.2] With three tiles in front an apprentice without paints may fulfill a request."""
    view = msgspec.structs.replace(
        WORKSHOP,
        agenda=(*WORKSHOP.agenda[:-1], "planning"),
        plans=((0, 0, 3, 2, 0), None, None),
        answers=(4, None, None),
        paints=(palette(""),) * 3,
    )
    assert warnings(Scene(GAME, view)) == ["workshop: you have nothing to blend: 1 apprentice may idle"]


def test_nobody_is_warned_of_anothers_plan() -> None:
    for seat in (2, None):
        view = msgspec.structs.replace(PLANNED, seat=seat, plans=(None,) * 4, answers=(None,) * 4)
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
    assert "`screens` is no move: it stands alone on its line. Nothing was done." in shown
    assert "put up the others' screens" in shown
    assert "The screens are down" in shown


# Cards and news


def test_cards_tell_all_that_is_printed() -> None:
    told = " ".join(drawn(BOARD.cards(WORKSHOP)).split())
    assert "7:00 mood -1, a market tile costs 2 Thalers" in told
    assert "Y+R O orange" in told
    assert "P+R K pink" in told
    assert "Each of these may be pink (K) for 3 more, or brown (W) for 5 more." in told
    assert "Muse (on display; pays once): mood to the top" in told
    assert "Abbot (yours; stays with its owner): every bonus of the bishop is 1 more" in told
    assert "purple P: 10 points; takes three tiles with purple seals" in told
    assert "green G: none left" in told
    assert "Portraits" not in drawn(BOARD.cards(FOUR))


def test_plans_are_told_as_a_table() -> None:
    sitting = sitting_at(PLANNED)
    since = sitting.match.event_count()
    sitting.match.play(0, "commit")
    for action in ("assign market 3", "assign cathedral 0", "assign studio 0", "assign workshop 0", "commit"):
        sitting.match.play(2, action)
    told = [line.plain for line in headlines(BOARD, sitting.match.events(0, since), NAMES)]
    assert told[0] == "market ○○○  cathedral ●●●  studio ○○○  workshop ○○○  theater ●●○  Anna"
    assert told[2] == "market ●●●  cathedral ○○○  studio ○○○  workshop ○○○  theater ●●○  Greedy 2"


def test_the_plans_of_the_final_round_are_told_apart() -> None:
    """[FR-11.2] The cathedral stands twice on the sheet."""
    sitting = sitting_at(
        msgspec.structs.replace(FINAL, plans=((0, 2, 1, 0, 2), None, None, None), answers=(4, None, None, None))
    )
    sitting.match.play(0, "commit")
    told = headlines(BOARD, sitting.match.events(0), NAMES)[0].plain
    assert told == "market ○○○  cathedral ●●○  studio ●○○  workshop ○○○  again ●●○    Anna"


def test_the_beginning_is_told_briefly() -> None:
    told = [line.plain for line in headlines(BOARD, new_match("fresco", 2, ALL_MODULES, seed=9).events(0), NAMES)]
    assert told[0] == "S1 Anna; S2 Greedy 1; S3 Leonardo."
    assert told[1] == "Market: I Y O; II R RB G; III B BBB YB RRR."


def test_a_mood_that_goes_on_rising_is_told_once() -> None:
    events = [Event("mood-changed", "{seat} ... {mood}", {"seat": "0", "mood": mood}) for mood in ("+1", "+3", "+4")]
    assert [line.plain for line in headlines(BOARD, events, NAMES)] == ["Anna is in a mood of +4 now."]


def test_income_is_told_in_one_line() -> None:
    play = new_match("fresco", 4, seed=2)
    rng = random.Random(1)
    for _ in range(500):
        play.play(play.pending[0], rng.choice(play.legal(play.pending[0])))
    told = [line.plain for line in headlines(BOARD, play.events(0), NAMES) if "ncome" in line.plain]
    assert any(line.count("Income of ") > 1 for line in told)


# Whoever looks


def test_a_spectator_has_no_screen() -> None:
    picture = drawn(BOARD.table(msgspec.structs.replace(FOUR, seat=None), NAMES))
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
