"""Gold leaf, glaziers, bells, wall fresco, favors, pews and dome on the board of Fresco, and what is typed for them."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator, Mapping

import msgspec
import pytest
from bottega.terminal.boards.fresco.idling import warnings
from bottega.terminal.boards.fresco.scene import Scene

from bottega.core.errors import BadInput
from bottega.core.match import new_match
from bottega.core.seats import Seat
from bottega.core.views import View
from bottega.games.fresco import GAME
from bottega.games.fresco.actions import Offer
from bottega.games.fresco.view import FrescoView
from bottega.speech.menu import Menu
from bottega.terminal.boards import find_board
from bottega.terminal.boards.fresco.panels.panel import Panel
from bottega.terminal.boards.fresco.table import FrescoTable
from bottega.terminal.moves import DrawnMenu
from bottega.terminal.news import headlines
from tests.terminal.ceilings import CATHEDRAL, EVENING, VISITS, palette, position, sitting_at
from tests.terminal.drawing import check_colours, check_picture, drawn, with_menu
from tests.terminal.test_fresco_sentences import spelled
from tests.terminal.test_lines import plays

BOARD = find_board(GAME)
NAMES = ["Anna", "Greedy 1", "Greedy 2", "Random"]
CRAFTS = dict.fromkeys(["gold_leaf", "glaziers", "bells", "wall_fresco", "favors", "pews", "dome"], "on")
WITH_REQUESTS = {**CRAFTS, "requests": "on"}
FRONTS = ["green"] * 6 + ["orange"] * 6 + ["purple"] * 6
"""What the wall tiles W01 to W18 take."""
SHARES: Mapping[str, Mapping[str, tuple[str, ...]]] = {
    "gold_leaf": {"disc": ("green",), "supply": ("15",), "leaves 0": ("2",), "leaves 1": ("3",), "leaves 2": ("0",)},
    "glaziers": {
        "bag": ("yellow",) * 4 + ("blue",) * 3 + ("red",) * 3 + ("green",) * 3,
        "display": ("yellow", "yellow", "red", "green"),
        "glass 0": ("yellow", "blue", "red"),
        "glass 1": ("yellow", "blue", "blue", "red"),
        "bench": ("L01", "L02", "L03", "L04", "L05", "L06"),
        "stack": tuple(f"L{number:02}" for number in range(7, 19)),
    },
    "bells": {
        "unseen": tuple(f"B{number:02}" for number in range(6, 15)),
        "display": ("B16", "", "B18"),
        "paid 0": ("B01",),
        "paid 1": ("B02", "B03"),
        "unpaid 0": ("B04 1", "B05 2"),
        "unpaid 2": ("B15 3",),
    },
    "wall_fresco": {
        "wall": ("", *FRONTS[4:], "", "", "", *FRONTS[2:4]),
        "owned 0": ("W01", "W02"),
        "owned 1": (),
        "exchanged 1": ("orange",),
    },
    "favors": {"unseen": ("V01", "V03", "V05", "V05"), "removed": ("0",)},
    "pews": {"pews": ("PW01", "PW04", "PW09", "PW12"), "beams 0": ("3",), "beams 2": ("6",)},
    "dome": {"down": ("D2", "D5", "D9"), "owned 0": ("D1", "D4"), "owned 2": ("D7",), "finished": ()},
}
BEAMS = ("M18 M09", "M04 M16 M13", "M15 M17 M19 M05")


def crafts(*agenda: str, **changes: object) -> FrescoView:
    """A game for three with these modules."""
    view = position(3, agenda, CRAFTS, modules=SHARES, market=BEAMS, paints=("YYRBOGG", "RRRB", "YP"))
    return msgspec.structs.replace(view, **changes)


RESTORING = (*CATHEDRAL[:-1], "resume cathedral 0 1 1 0", "score-segment 0 13")
GILDING = crafts(*RESTORING, "gilding 0 13 well")
GLAZERY = crafts(*EVENING, "visit 4", "visit 3", "at-the-glazery 0 3")
WINDOW = crafts(*RESTORING[:-1], "score-segment 0 5", "replace-window 0 5")
GLAZING = crafts(*RESTORING[:-1], "score-segment 0 5", "glazing 0 window yellow blue green")
AT_ALTAR = crafts(*RESTORING[:-1], "glazing 0 altar yellow blue red green")
AUDIENCE = crafts(*EVENING, "visit 4", "visit 3", "audience 0")
SETTLING = crafts("end-round", "settling 0")
FILLING = crafts("begin-round", "to-bed", "filling 0 3")
WALL = crafts(*EVENING, "visit 4", "visit 3", "restoring-wall 0")
WORKSHOP = crafts(*EVENING, "visit 4", "workshop 0 3 2 2")
PEWS = crafts(*EVENING, "visit 4", "visit 3", "restoring-pews 0 3")
MARKET = crafts(*VISITS[:-1], "market 0 0 2 -1")
IN_CATHEDRAL = crafts(*CATHEDRAL[:-1], "cathedral 0 1 2 0")
FINISHING = crafts("score-money", "finish-dome 0")
PLANNING = crafts(*VISITS, "planning", plans=((0, 0, 0, 0, 0), None, None), answers=(0, None, None), pending=(0, 1, 2))
TRADING = position(
    3,
    (*EVENING, "visit 4", "resume workshop 0 3 1 2", "trading 0 orange W03"),
    WITH_REQUESTS,
    modules={
        **SHARES,
        "wall_fresco": {
            "wall": ("", *FRONTS[4:], "", "", "", "", FRONTS[3]),
            "owned 0": ("W01", "W02", "W03"),
        },
    },
)
VIEWS = {
    "gilding": GILDING,
    "glazery": GLAZERY,
    "window": WINDOW,
    "glazing": GLAZING,
    "glazing-altar": AT_ALTAR,
    "audience": AUDIENCE,
    "settling": SETTLING,
    "filling": FILLING,
    "wall": WALL,
    "workshop-crafts": WORKSHOP,
    "pews": PEWS,
    "market-crafts": MARKET,
    "cathedral-crafts": IN_CATHEDRAL,
    "finishing": FINISHING,
    "planning-crafts": PLANNING,
    "trading": TRADING,
}


# The table


@pytest.mark.parametrize("name", ["market-crafts", "planning-crafts", "finishing"])
def test_pictures(name: str) -> None:
    check_picture(f"fresco-{name}", with_menu(GAME, VIEWS[name], NAMES[:3]), width=100)


@pytest.mark.parametrize("name", ["window", "audience"])
def test_pictures_of_80_columns(name: str) -> None:
    check_picture(f"fresco-{name}", with_menu(GAME, VIEWS[name], NAMES[:3]))


@pytest.mark.parametrize("name", VIEWS)
def test_colours_only_add_to_the_picture(name: str) -> None:
    check_colours(with_menu(GAME, VIEWS[name], NAMES[:3]))


@pytest.mark.parametrize(
    "words",
    [
        "Gold    green G: a leaf adds 3 at ♗, 2 beside him, else 1   15 left",
        "Glass   YY 1 Th each   R 2 Th   G 2 Th   (missing: Y -2 B -4 R -6 G -8)",
        "Windows ╬ 1 YB 3 free   2 YR 4 1 Th",
        "Bells   1 B16 8 Th +8, 3 bells   3 B18 8 Th +6, 6 bells   (9 to come)",
        "Wall    A2 G",
        "Favor   at ♗: 1× 1 Thaler  1× 1 point  YY",
        "Pews    1 beam: 2 to 3 (2 left)   3 beams: 8 to 10 (2 left)",
        "Dome    face down: BO 5  RBO 6  GP 7",
        "Owned   ① 2 gold leaves, glass YBR, 1 certificate (1 bell), B04 1/4 Th (2 bells),",
        "        B05 2/4 Th (3 bells), wall RR, 3 beams, D1 RG 5, D4 YRG 6",
        "② 3 gold leaves, glass YBBR, 2 certificates (5 bells), exchange O",
        "③ B15 3/7 Th (5 bells), 6 beams, D7 OG 7",
        "III 1 R==◆ 2 B==",
    ],
)
def test_what_lies_on_the_table(words: str) -> None:
    assert words in drawn(BOARD.table(MARKET, NAMES), width=100)


def test_screens_fold_what_the_others_have() -> None:
    """[FR-M5.9] [FR-M6.12] [FR-M8.4] All have seen it change hands, and only the eye is kept from it."""
    board = sitting_at(MARKET).board
    board.switch("screens")
    picture = drawn(board.table(MARKET, NAMES), width=100)
    assert "① 2 gold leaves, glass YBR, 1 certificate (1 bell)" in picture
    assert "② 4 glass, 2 certificates, exchange O" in picture


def test_windows_are_marked_on_the_fresco_until_they_are_replaced() -> None:
    """[FR-M6.5] A4 has its tile and its window; A2 is restored, A1 has no window."""
    row = drawn(BOARD.table(MARKET, NAMES)).splitlines()[4]
    assert row.count("╬") == 2
    assert row.startswith("  YRB             RG    ╬ BO    ╬ YRG")


def test_what_is_over_is_not_shown() -> None:
    shares: dict[str, dict[str, tuple[str, ...]]] = {
        "gold_leaf": {
            **SHARES["gold_leaf"],
            "supply": ("0",),
            "leaves 0": ("20",),
            "leaves 1": ("0",),
            "leaves 2": ("0",),
        },
        "bells": {"unseen": (), "display": ("", "", ""), "paid 0": tuple(f"B{number:02}" for number in range(1, 19))},
        "wall_fresco": {"wall": ("",) * 20, "gone": tuple(f"W{number:02}" for number in range(1, 19))},
        "pews": {"pews": ()},
    }
    view = position(3, (*EVENING, "visit 4", "workshop 0 3 2 2"), CRAFTS, modules=shares)
    picture = drawn(BOARD.table(view, NAMES))
    assert [label for label in ("Bells ", "Wall ", "Pews ", "◆") if label in picture] == []
    assert "none left" in picture


def test_nothing_but_what_players_own_is_shown_in_the_final_scoring() -> None:
    picture = drawn(BOARD.table(FINISHING, NAMES))
    assert "SCORING ▸①" in picture
    assert "Owned " in picture
    assert [label for label in ("Gold ", "Glass ", "Dome ", "✓") if label in picture] == []


def test_tiles_are_shown_on_sheets() -> None:
    """[FR-M.4] Also where nobody is sent."""
    shares = {"glaziers": {"tile 0": ("studio",), "tile 1": ("theater",)}}
    view = position(3, (*VISITS[:-1], "market 0 0 1 -1"), {"glaziers": "on"}, modules=shares)
    picture = drawn(BOARD.table(view, NAMES), width=100)
    assert "studio ①*" in picture
    assert "studio: ① glazery  theater: ② glazery" in picture


def test_anothers_tiles_are_secret_while_plans_are_made() -> None:
    view = msgspec.structs.replace(
        PLANNING, modules={**PLANNING.modules, "glaziers": {**PLANNING.modules["glaziers"], "tile 1": ("?",)}}
    )
    assert "glazery" not in drawn(BOARD.table(view, NAMES)).replace("Glazery", "")


def test_cards_tell_all_that_is_printed() -> None:
    told = " ".join(drawn(BOARD.cards(MARKET), width=100).split())
    for words in (
        "place 1 of booth III brings 1 gold leaf",
        "yellow for 1 Thaler, -2 where it is missing",
        "Window 1, free: yellow, blue for 3 points",
        "On display: B16 for 8 Thalers: 8 points if paid at once, 3 bells",
        "Yours: B01",
        "= A market tile with this sign brings a beam for each",
        "Left: 1 beam for 2, 3; 3 beams for 8, 10.",
        "D1 (yours): RG 5",
        "D7 (of player 3): OG 7",
        "Never turned up: 1× 1 Thaler",
        "A3 G",
    ):
        assert words in told


# What is asked, and what may be done


@pytest.mark.parametrize(
    ("name", "asked", "example"),
    [
        ("gilding", "Use a gold leaf on C4, for 2 points more? You have 2.", "gild"),
        ("glazery", "buy up to 3 tokens of glass (you have 7 Thalers).", "glass yellow red green"),
        ("window", "Which window is put in at B1? Net is with your glass (YBR)", "window 1 all"),
        ("glazing", "They take yellow (-2), blue (-4), green (-8).", "glaze yellow blue"),
        ("glazing-altar", "up to one of each colour, for a point each?", "glaze yellow blue red"),
        ("audience", "buy a certificate, in full or in part", "certificate 1 0"),
        ("settling", "B04 lacks 3, B05 lacks 2; you have 7 Thalers.", "deposit B04 1"),
        ("filling", "You earn 3 Thalers: on which certificate do they go first?", "fill B04"),
        ("wall", "restore a segment for 4 points", "wall A2"),
        ("pews", "3 apprentices can carry a beam each, and you have 3 beams.", "pew 3"),
        ("finishing", "finish tiles of the dome", "finish D1 D4"),
        ("planning-crafts", "Does your glazery tile cover a location?", "glazery theater"),
        ("trading", "Which wall tile of red do you hand in for the orange exchange tile?", "trade W01"),
    ],
)
def test_questions(name: str, asked: str, example: str) -> None:
    view = VIEWS[name]
    question = BOARD.question(view, GAME.determinize(view, random.Random(1)).legal(Seat(0))).plain
    assert asked in question
    assert example in question


def test_points_that_wait_for_the_other_pews_are_told() -> None:
    """[FR-M14.6]"""
    agenda = (*EVENING, "visit 4", "visit 3", "advance 0 5", "restoring-pews 0 2")
    view = position(3, agenda, {**CRAFTS, "pew_points": "together"}, modules=SHARES)
    assert "and you have 3 beams. 5 points so far." in BOARD.question(view, []).plain


def test_without_gold_or_fitting_glass_only_passing_is_left() -> None:
    """[FR-M5.9] [FR-M6.12] One is asked all the same."""
    poor = {**GILDING.modules["gold_leaf"], "leaves 0": ("0",)}
    view = msgspec.structs.replace(GILDING, modules={**GILDING.modules, "gold_leaf": poor})
    assert "You have no gold leaf for C4: pass." in BOARD.question(view, []).plain
    view = crafts(*RESTORING[:-1], "score-segment 0 5", "glazing 0 window green")
    assert "None of yours fits: pass." in BOARD.question(view, []).plain


@pytest.mark.parametrize(
    ("name", "finish"),
    [
        ("gilding", "use no leaf"),
        ("glazery", "buy no more glass"),
        ("glazing", "hand in no more glass"),
        ("settling", "put no more on certificates"),
        ("wall", "restore no segment of the wall"),
        ("pews", "restore no more pews"),
        ("finishing", "finish no more tiles"),
        ("market-crafts", "do no more here"),
    ],
)
def test_what_enter_does(name: str, finish: str) -> None:
    legal = GAME.determinize(VIEWS[name], random.Random(1)).legal(Seat(0))
    choice = BOARD.finish(legal)
    assert choice is not None
    assert choice.label.plain == finish


@pytest.mark.parametrize(
    ("name", "action", "words"),
    [
        ("gilding", "gild", "2 points more for C4."),
        ("glazery", "glass red", "Buy red glass at the glazery for 2 Thalers"),
        ("glazery", "glazery market", "Lay your glazery tile on the market, in place of a visit: you buy glass there"),
        ("glazery", "glazery no", "Keep your glazery tile this round"),
        (
            "window",
            "window 3",
            "Take window 3 (yellow, green for 5 points) for 1 Thaler; missing glass takes off points. ",
        ),
        ("window", "window 3", "With yours it brings -3."),
        ("glazing", "glaze blue", "it spares you 4 points."),
        ("glazing-altar", "glaze blue", "at the altar, for 1 point."),
        ("audience", "certificate 1 full", "Buy B16 for 8 Thalers: 8 points now, and 3 bells for the end."),
        ("audience", "certificate 1 5", "Pay 5 of 8 Thalers for B16: 2 points now."),
        ("audience", "certificate 2 1", "there is none on that place now."),
        ("settling", "deposit B04", "Put a Thaler of your own on B04, for no points"),
        ("filling", "fill B04", "Put what you have earned on B04 first"),
        ("wall", "wall A2", "Restore A2 of the wall with green for 4 points; the back of its tile pays a basic paint"),
        ("wall", "wall D1", "D1 of the wall is restored already."),
        ("workshop-crafts", "exchange orange", "a wall tile of yellow and one of red for the orange exchange tile"),
        ("trading", "trade W01", "it pays no more."),
        ("trading", "pile W01", "Pile W01 under the request"),
        ("pews", "pew 3", "Restore a pew with 3 beams, which go back to your supply: 8 to 10 points"),
        ("pews", "pew 2", "No pew of 2 beams is left."),
        ("finishing", "finish D1", "with red, green, which are spent: 5 points."),
        ("finishing", "pass", "Finish no more tiles."),
        ("cathedral-crafts", "restore C4", "A gold leaf would add 2. A dome tile comes with it."),
        ("cathedral-crafts", "restore B1", "Its window must be replaced too: missing glass takes off points."),
        ("market-crafts", "buy III 1", "Buy 1 red with 2 beams at booth III for 2 Thalers. 1 gold leaf comes with it."),
    ],
)
def test_explanations(name: str, action: str, words: str) -> None:
    assert words in BOARD.explain(VIEWS[name], GAME.actions.parse_name(action))


def test_a_favor_is_told_where_the_bishop_stands() -> None:
    view = msgspec.structs.replace(IN_CATHEDRAL, bishop="B3")
    assert "The favor there is yours." in BOARD.explain(view, GAME.actions.parse_name("restore B3"))


def test_without_its_module_an_action_says_what_it_takes() -> None:
    view = position(3, (*EVENING, "visit 4", "workshop 0 3 2 2"))
    ours = [action for action in GAME.actions if isinstance(action, Offer) and action.module in CRAFTS]
    for action in ours:
        assert BOARD.explain(view, action).endswith(".")
        assert BOARD.explain(view, action) != Panel().explain(Scene(GAME, view), action)


# What is typed


@pytest.mark.parametrize(
    ("view", "text", "names"),
    [
        (GLAZERY, "glass red yellow", ["glass red", "glass yellow"]),
        (GLAZERY, "glass 2 yellow and green", ["glass yellow", "glass yellow", "glass green"]),
        (GLAZERY, "glass ryg", ["glass red", "glass yellow", "glass green"]),
        (WINDOW, "window 2 yellow red", ["window 2", "glaze yellow", "glaze red"]),
        (WINDOW, "window 4 all", ["window 4", "glaze blue", "glaze red"]),
        (WINDOW, "window 3 all", ["window 3", "glaze yellow"]),
        (GLAZING, "glaze all", ["glaze yellow", "glaze blue"]),
        (GLAZING, "glaze blue yellow", ["glaze yellow", "glaze blue"]),
        (AUDIENCE, "certificate 1", ["certificate 1 full"]),
        (AUDIENCE, "certificate b18", ["certificate 3 full"]),
        (AUDIENCE, "certificate B18 in full", ["certificate 3 full"]),
        (AUDIENCE, "certificate 1 for 3 Thalers", ["certificate 1 3"]),
        (SETTLING, "deposit B05 2", ["deposit B05", "deposit B05"]),
        (SETTLING, "deposit 2 Thalers B05", ["deposit B05", "deposit B05"]),
        (WALL, "wall at A2", ["wall A2"]),
        (WORKSHOP, "exchange O", ["exchange orange"]),
        (TRADING, "exchange orange W01 w03", ["exchange orange", "trade W01", "trade W03"]),
        (PEWS, "pew 3 beams", ["pew 3"]),
        (PEWS, "pew 1 1", ["pew 1", "pew 1"]),
        (FINISHING, "finish d1 D4", ["finish D1", "finish D4"]),
        (MARKET, "buy R==", ["buy III 1"]),
        (MARKET, "buy r b==", ["buy III 1", "buy III 2"]),
    ],
)
def test_sentences(view: FrescoView, text: str, names: list[str]) -> None:
    assert spelled(view, text) == names


@pytest.mark.parametrize(
    ("view", "text", "wrong"),
    [
        (GLAZERY, "glass purple", "there is no 'purple' glass; it is yellow, blue, red, green"),
        (WINDOW, "window 7", "the places of the bench are 1 to 6"),
        (crafts(*RESTORING[:-1], "glazing 0 window green"), "glaze all", "you have no glass that fits"),
        (AUDIENCE, "certificate B07", "On display: 1 B16, 3 B18"),
        (AUDIENCE, "certificate 1 lots", "without a number you pay in full"),
        (SETTLING, "deposit 2", "say it like `deposit B04 2`; your partly paid certificates: B04, B05"),
        (WALL, "wall A2 A3", "restores one segment"),
        (WALL, "wall E1", "There is no space 'e1'"),
        (WORKSHOP, "exchange yellow", "they are orange, green, purple"),
        (TRADING, "trade F01 F02", "named like W01"),
        (PEWS, "pew 4", "pews take 1 to 3 beams"),
        (FINISHING, "finish D1 D12", "there is no dome tile 'd12'"),
    ],
)
def test_what_is_wrong_with_sentences(view: FrescoView, text: str, wrong: str) -> None:
    with pytest.raises(BadInput) as refused:
        spelled(view, text)
    assert wrong in str(refused.value)


@pytest.mark.parametrize(
    ("view", "text", "reason"),
    [
        (GLAZERY, "glass blue", "The glazery has no blue glass this round."),
        (GLAZERY, "glass green green", "The glazery has no green glass this round."),
        (GLAZING, "glaze green", "There is no green glass behind this screen."),
        (AUDIENCE, "certificate 1", "To pay that takes 8 Thalers, and there are only 7."),
        (AUDIENCE, "certificate 1 8", "an installment is less"),
        (WALL, "wall B3", "B3 is not beside a restored segment of the wall."),
        (PEWS, "pew 2", "No pew is left that takes 2 beams."),
        (PLANNING, "audience market", "First say"),
    ],
)
def test_refusals_say_why(view: FrescoView, text: str, reason: str) -> None:
    assert reason in plays(sitting_at(view), "", text).replace("\n", " ")


def test_a_plan_says_where_tiles_go() -> None:
    answers = spelled(PLANNING, "plan 1 1 0 1 2, glazery market, pews theater, audience studio")
    assert answers is not None
    assert answers[:4] == ["glazery market", "audience studio", "wall-fresco no", "pews theater"]


def test_a_line_is_played() -> None:
    shown = plays(sitting_at(WINDOW), "", "window 4 all")
    assert "replaces the window at B1" in shown
    assert "hands in blue glass" in shown


def test_a_restoration_with_its_window_in_one_line() -> None:
    """[FR-M5.4] [FR-M6.5] The gold leaf is asked for before the window."""
    assert "① 2 gold leaves, glass R, 1 certificate" in plays(sitting_at(IN_CATHEDRAL), "", "restore B5; window 1 all")
    shown = plays(sitting_at(IN_CATHEDRAL), "", "restore B1; gild; window 2 red")
    assert "① 1 gold leaf, glass YB, 1 certificate" in shown


# Before a plan is committed


def warned(plan: tuple[int, ...], shares: dict[str, dict[str, tuple[str, ...]]], **changes: object) -> list[str]:
    """The warnings for a plan, with this in the shares of modules."""
    modules = {name: {**share, **shares.get(name, {})} for name, share in PLANNING.modules.items()}
    view = msgspec.structs.replace(
        PLANNING, plans=(plan, None, None), answers=(8, None, None), modules=modules, **changes
    )
    return warnings(Scene(GAME, view))


AT_WALL = {"wall_fresco": {"tile 0": ("theater",)}}
AT_WALL_FIRST = {"wall_fresco": {"tile 0": ("market",)}}
AT_GLAZERY = {"glaziers": {"tile 0": ("market",)}}


@pytest.mark.parametrize(
    ("plan", "shares", "changes", "found"),
    [
        (
            (0, 0, 3, 1, 0),
            AT_WALL,
            {"apprentices": (4, 5, 5)},
            ["wall fresco: without an apprentice there nothing happens"],
        ),
        ((0, 0, 3, 1, 1), AT_WALL, {"paints": (palette("YYRRB"),) * 3}, []),
        (
            (1, 0, 3, 0, 1),
            AT_WALL_FIRST,
            {"paints": (palette("YY"),) * 3},
            ["wall fresco: you have no paint for any segment of the wall: 1 apprentice may idle"],
        ),
        ((0, 0, 3, 0, 2), {"pews": {"tile 0": ("theater",)}}, {}, []),
        (
            (2, 0, 3, 0, 0),
            {"pews": {"tile 0": ("market",), "beams 0": ("1",)}},
            {},
            ["pews: you have 1 beam: 2 apprentices may idle"],
        ),
        ((1, 0, 3, 0, 1), AT_GLAZERY, {}, []),
        (
            (1, 0, 3, 0, 1),
            AT_GLAZERY,
            {"thalers": (2, 0, 0)},
            ["glazery: you can buy 2 tokens of glass at the most: 1 apprentice may idle"],
        ),
        ((0, 0, 3, 0, 2), {"bells": {"tile 0": ("market",)}}, {}, []),
    ],
)
def test_what_may_idle(
    plan: tuple[int, ...],
    shares: dict[str, dict[str, tuple[str, ...]]],
    changes: dict[str, object],
    found: list[str],
) -> None:
    assert warned(plan, shares, **changes) == found


def test_an_exchange_keeps_an_apprentice_busy() -> None:
    """[FR-M9.8] Without paints, but with tiles of yellow and red."""
    wall = PLANNING.modules["wall_fresco"]["wall"]
    shares = {"wall_fresco": {"wall": (*wall[:18], "", wall[19]), "owned 0": ("W01", "W02", "W03")}}
    found = ["workshop: you have nothing to blend: 1 apprentice may idle"]
    assert warned((0, 0, 3, 2, 0), shares, paints=(palette(""),) * 3) == found


# Whole games


def moments(options: dict[str, str], seed: int, of_each: int) -> Iterator[tuple[View, Seat]]:
    """Some decisions of each kind of a game in which everything is tried."""
    match, rng, seen = new_match("fresco", 2 + seed % 3, options, seed=seed), random.Random(seed), Counter[str]()
    while match.pending:
        seat = match.pending[0]
        view, legal = match.view(seat), match.legal(seat)
        assert isinstance(view, FrescoView)
        kind = f"{view.agenda[-1].split()[0]} {legal[0].word}"
        seen[kind] += 1
        if seen[kind] <= of_each:
            yield view, seat
        tried = [action for action in legal if action.word != "pass" and not action.name.endswith(" no")]
        match.play(seat, rng.choice(tried or legal))


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_every_decision_is_asked_and_explained(seed: int) -> None:
    for view, seat in moments(WITH_REQUESTS, seed, of_each=2):
        legal = GAME.determinize(view, random.Random(1)).legal(seat)
        question = BOARD.question(view, legal).plain
        assert "What is to be done?" not in question
        assert "What else?" not in question
        entries = {choice.action: choice.label.plain for row in BOARD.rows(view, legal) for choice in row.choices}
        for action in legal:
            if isinstance(action, Offer):
                assert entries[action] != action.name
                assert BOARD.explain(view, action) != f"{action.name.capitalize()}."


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_nothing_overflows(seed: int) -> None:
    for view, seat in moments(WITH_REQUESTS, seed, of_each=2):
        legal = GAME.determinize(view, random.Random(1)).legal(seat)
        assert isinstance(view, FrescoView)
        table = FrescoTable(Scene(GAME, view), NAMES[: view.seats])
        for width in (80, 100):
            assert longest(drawn(table, width=width)) < width
        assert longest(DrawnMenu(BOARD, Menu(BOARD.voice, view, legal)).draw().plain) < 80


def longest(text: str) -> int:
    """How long the longest line is."""
    return max([len(line.rstrip()) for line in text.splitlines()], default=0)


def test_windows_and_certificates_are_no_news() -> None:
    told = [line.plain for line in headlines(BOARD, new_match("fresco", 3, CRAFTS, seed=9).events(0), NAMES)]
    assert not any("laid on the bench" in line or "Certificates on display" in line for line in told)
    assert any("refined with gold" in line for line in told)


def test_plans_tell_where_tiles_lie_behind_the_name() -> None:
    sitting = sitting_at(PLANNING)
    since = sitting.match.event_count()
    for action in ("glazery studio", "audience theater", "wall-fresco no", "pews market"):
        sitting.match.play(0, action)
    for action in ("assign market 2", "assign cathedral 3", "assign studio 0", "assign workshop 0", "commit"):
        sitting.match.play(0, action)
    for seat in (1, 2):
        while seat in sitting.match.pending and len(sitting.match.pending) > seat % 2:
            sitting.match.play(seat, sitting.match.legal(seat)[0])
    told = [line.plain for line in headlines(BOARD, sitting.match.events(0, since), NAMES)]
    assert told[0].endswith(
        "Anna: glazery tile to the studio, audience tile to the theater, 2 to the pews in place of the market"
    )


def test_the_market_is_told_with_beams() -> None:
    told = [line.plain for line in headlines(BOARD, new_match("fresco", 4, {"pews": "on"}, seed=9).events(0), NAMES)]
    assert "R==" in told[1]
