"""Glaziers, bells, wall fresco, favors and pews on the board of Fresco."""

from __future__ import annotations

from collections.abc import Callable, Mapping

import pytest

from bottega.games.fresco import GAME
from bottega.games.fresco.modules.m08_bells.view import PartlyPaid
from bottega.terminal.boards import Board, find_board
from tests.games.fresco.tables import Play, table
from tests.speech.spoken import WHO
from tests.terminal.drawing import check_colours, check_picture, drawn, with_menu

NAMES = ["glaziers", "bells", "wall_fresco", "favors", "pews"]
ALL = dict.fromkeys(NAMES, "on")
FRONTS = ["green"] * 6 + ["orange"] * 6 + ["purple"] * 6
"""What the wall tiles W01 to W18 take."""
SHARES: Mapping[str, Mapping[str, object]] = {
    "glaziers": {
        "bag": ("yellow",) * 4 + ("blue",) * 4 + ("red",) * 3 + ("green",) * 4,
        "display": ("yellow", "yellow", "red", "green"),
        "glass": (("yellow", "blue", "red"), ("yellow", "blue", "blue", "red"), ()),
        "bench": ("L01", "L02", "L03", "L04", "L05", "L06"),
        "stack": tuple(f"L{number:02}" for number in range(7, 19)),
    },
    "bells": {
        "unseen": tuple(f"B{number:02}" for number in range(6, 15)),
        "bottom": ("B17",),
        "display": ("B16", None, "B18"),
        "paid": (("B01",), ("B02", "B03"), ()),
        "unpaid": ((PartlyPaid("B04", 1), PartlyPaid("B05", 2)), (), (PartlyPaid("B15", 3),)),
    },
    "wall_fresco": {
        "wall": (None, *FRONTS[4:], None, None, None, *FRONTS[2:4]),
        "owned": (("W01", "W02"), (), ()),
        "exchanged": ((), ("orange",), ()),
    },
    "favors": {"unseen": ("V01", "V03", "V05", "V05"), "removed": 1},
    "pews": {"pews": ("PW01", "PW04", "PW09", "PW12"), "beams": (3, 0, 6)},
}


def crafts(at: str = "market 3", last: bool = False, plans: Mapping[int, str] | None = None, **spots: str) -> Play:
    """A game for three with these modules; Anna's action tiles lie on `spots`."""
    modules = {name: {**share, **tile_on(spots.get(name, "kept"), name)} for name, share in SHARES.items()}
    return table(
        at,
        plans=plans,
        paints="YYRBOGG",
        thalers=[7, 12, 0],
        market={"I": "M18 BBB", "II": "RR M16 O", "III": "M15 M17 M19 YY"},
        fresco={"A4": "F01", "B1": "F02", "C3": "F24"},
        bishop="C3",
        track="31 26 30",
        last=last,
        options=ALL,
        modules=modules,
    )


def tile_on(spot: str, name: str) -> dict[str, object]:
    """Where the action tile of a module lies, if it has any."""
    return {} if name == "favors" else {"spots": (spot, "kept", "kept")}


def shown(game: Play, width: int = 100, seat: int | None = 0, board: Board | None = None) -> str:
    return drawn((board or find_board(GAME)).table(game.view(seat), WHO[:3]), width=width)


def lines(game: Play) -> list[str]:
    return [line.rstrip() for line in shown(game).splitlines()]


# The table


@pytest.mark.parametrize(
    "line",
    [
        "Glass   YY 1 Th each   R 2 Th   G 2 Th   (missing: Y -2 B -4 R -6 G -8)",
        "Windows ╬ 1 YB 3 free   2 YR 4 1 Th   3 YG 5 1 Th   4 BR 5 2 Th   5 BG 6 2 Th   6 RG 7 3 Th",
        "Bells   1 B16 8 Th +8, 3 bells   3 B18 8 Th +6, 6 bells   (10 to come)",
        "Wall    A2 G   B1 O   C1 P   C2 P   C3 P   D4 G   (10 more behind: `cards`)",
        "Favor   ♗ 1× 1 Thaler  1× 1 point  YY",
        "Pews    1 beam: 2 to 3 (2 left)   3 beams: 8 to 10 (2 left)",
    ],
)
def test_what_lies_on_the_board(line: str) -> None:
    assert line in lines(crafts())


def test_what_players_have() -> None:
    told = " ".join(shown(crafts()).split())
    assert "① glass YBR, 1 certificate (1 bell), B04 1/4 Th (2 bells), B05 2/4 Th (3 bells), wall RR, 3 beams" in told
    assert "② glass YBBR, 2 certificates (5 bells), exchange O" in told
    assert "③ B15 3/7 Th (5 bells), 6 beams" in told


def test_screens_fold_what_the_others_have() -> None:
    """[FR-M6.12] [FR-M8.4] All have seen it change hands, and only the eye is kept from it."""
    board = find_board(GAME)
    board.switch("screens")
    told = " ".join(shown(crafts(), board=board).split())
    assert "① glass YBR, 1 certificate (1 bell)" in told
    assert "② 4 glass, 2 certificates, exchange O" in told


def test_seals_are_shown_where_they_count() -> None:
    """[FR-M9.10]"""
    share = {**SHARES["wall_fresco"], "spots": ("kept",) * 3}
    options = {"wall_fresco": "on", "requests": "on"}
    told = shown(table("workshop 1", paints="YR", options=options, modules={"wall_fresco": share}))
    assert "① wall W01 R/G W02 R/O   ② exchange O" in told


def test_beams_are_shown_at_the_market() -> None:
    assert "III 1 R==  2 B==" in shown(crafts())


def test_windows_are_marked_on_the_fresco_until_they_are_replaced() -> None:
    """[FR-M6.5] A4 and B1 have their tiles and windows; C3 has no window."""
    assert "".join(lines(crafts())).count("╬") == 2 + len(["before the bench"])


def test_what_is_over_is_not_shown() -> None:
    every = tuple(f"B{number:02}" for number in range(1, 19))
    modules: dict[str, dict[str, object]] = {
        "bells": {"unseen": (), "display": (None,) * 3, "paid": (every, (), ())},
        "wall_fresco": {"wall": (None,) * 20, "gone": tuple(f"W{number:02}" for number in range(1, 19))},
        "pews": {"pews": ()},
    }
    game = table("workshop 1", paints="YR", fresco={"C3": "F01"}, options=ALL, modules=modules)
    told = shown(game)
    assert [label for label in ("Bells ", "Wall ", "Pews ", "Glass ", "Windows ") if label in told] == []
    assert "Favor " in told


def test_a_round_without_glass_and_certificates() -> None:
    modules: dict[str, dict[str, object]] = {
        "glaziers": {"display": (), "bag": ("yellow",) * 8 + ("blue",) * 7 + ("red",) * 6 + ("green",) * 5},
        "bells": {"display": (None,) * 3, "unseen": tuple(f"B{number:02}" for number in range(1, 19))},
    }
    told = lines(table("workshop 1", paints="YR", options=ALL, modules=modules))
    assert "Glass   sold out   (missing: Y -2 B -4 R -6 G -8)" in told
    assert "Bells   sold out this round   (18 to come)" in told


def test_nothing_but_what_players_own_is_shown_in_the_final_scoring() -> None:
    told = shown(crafts("theater", last=True, plans=dict.fromkeys(range(3), "01000")))
    assert "SCORING" in told
    assert "Owned " in told
    assert [label for label in ("Glass ", "Bells ", "Wall ", "Pews ") if label in told] == []


# Sheets


def test_tiles_are_shown_on_sheets() -> None:
    """[FR-M.4] Also where nobody is sent."""
    told = shown(crafts("market 1", glaziers="studio", pews="theater"))
    assert "studio: ① glazery" in told
    assert "theater: ① pews" in told


def test_another_s_tiles_are_secret_while_plans_are_made() -> None:
    game = table("plan", options=ALL).plays("glazery studio", seat=1)
    assert "studio: glazery" in shown(game, seat=1)
    assert "studio: " not in shown(game, seat=0)


# What is printed


@pytest.mark.parametrize(
    "words",
    [
        "A token of yellow glass costs 1 Thaler, and takes off 2 points where it is missing.",
        "Window 1, free: yellow and blue for 3 points",
        "Window 4, 2 Thalers: blue and red for 5 points",
        "At the altar you may hand in a token of each colour, for a point each.",
        "On display: B16 for 8 Thalers: 8 points if paid at once, 3 bells",
        "Yours: B01 for 3 Thalers",
        "In the end 9, 5 and 2 points for those who have most bells",
        "1 from 11 bells, 2 from 16 bells",
        "= A market tile with this sign brings a beam for each: R== is red and 2 beams.",
        "1 apprentice is printed on it, up to 2 more may be sent",
        "Left with 1 beam: 2 or 3 points Left with 3 beams: 8 or 10 points",
        "Never turned up: 1× 1 Thaler, 1× 1 point, 2× yellow",
        "A1 restored A2 G A3 G A4 O",
    ],
)
def test_cards_tell_what_is_printed(words: str) -> None:
    told = drawn(find_board(GAME, WHO[:3]).cards(crafts().view(0)), width=100)
    assert words in " ".join(told.split())


# Pictures


@pytest.mark.parametrize("at", ["market 3", "cathedral 2", "plan"])
def test_pictures(at: str) -> None:
    check_picture(f"fresco-crafts-{at.split(maxsplit=1)[0]}", with_menu(GAME, crafts(at).view(0), WHO[:3]), width=100)


def test_a_picture_of_80_columns() -> None:
    game = crafts("cathedral 1").plays("restore B1")
    check_picture("fresco-crafts-window", with_menu(GAME, game.view(0), WHO[:3]))


MOMENTS: dict[str, Callable[[], Play]] = {
    "glazery": lambda: crafts("studio", plans={0: "00100"}, glaziers="studio"),
    "window": lambda: crafts("cathedral 1").plays("restore B1"),
    "glazing": lambda: crafts("cathedral 1").plays("restore B1", "window 1"),
    "altar": lambda: crafts("cathedral 1").plays("altar YRB"),
    "audience": lambda: crafts("studio", plans={0: "00001"}, bells="studio"),
    "filling": lambda: crafts("studio 1"),
    "wall": lambda: crafts("studio 1", wall_fresco="studio"),
    "pews": lambda: crafts("studio 2", pews="studio"),
    "workshop": lambda: crafts("workshop 2"),
    "plan": lambda: crafts("plan"),
    "market": crafts,
}
"""A decision of each kind."""


@pytest.mark.parametrize("name", MOMENTS)
def test_colours_only_add_to_the_picture(name: str) -> None:
    check_colours(with_menu(GAME, MOMENTS[name]().view(0), WHO[:3]))


@pytest.mark.parametrize("width", [80, 100])
@pytest.mark.parametrize("name", MOMENTS)
def test_the_table_fits_the_screen(name: str, width: int) -> None:
    assert max(map(len, shown(MOMENTS[name](), width).splitlines())) <= width
