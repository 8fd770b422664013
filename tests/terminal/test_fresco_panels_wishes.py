"""Portraits, requests, special blends, wishes, gold leaf, dome, black market and guild on the board of Fresco."""

from __future__ import annotations

from collections.abc import Mapping

import pytest

from bottega.games.fresco import GAME
from bottega.terminal.boards import Board, find_board
from tests.games.fresco.tables import PORTRAITS, REQUESTS, SPECIAL_BLENDS, Play, drawn, table, wishes
from tests.speech.spoken import WHO
from tests.terminal.drawing import check_colours
from tests.terminal.drawing import drawn as picture_of

NAMES = ["portraits", "requests", "special_blends", "wishing_well", "gold_leaf", "dome", "black_market", "guild"]
ALL = dict.fromkeys(NAMES, "on")
SHARES: Mapping[str, Mapping[str, object]] = {
    "wishing_well": wishes("free-red praise", "tip", pennies=(2, 0, 5)),
    "gold_leaf": {"disc": "green", "supply": 15, "leaves": (2, 3, 0)},
    "dome": {"down": ("D2", "D5", "D9"), "owned": (("D1", "D4"), (), ("D7",)), "finished": ("D4",)},
    "guild": {"basic": "blue", "blended": "green"},
}


def town(at: str = "market 3", width: int = 100, seat: int | None = 0) -> str:
    """A table with all these modules, as a seat sees it."""
    return shown(everything(at), width, seat)


def everything(at: str = "market 3") -> Play:
    return table(
        at,
        paints="YYRRBOG",
        market={"I": "R Y", "II": "B RRR YB", "III": "BBB RB"},
        fresco={"B2": "F01", "C3": "S7", "E5": "F24"},
        tiles={0: "F11 F15", 1: "F02"},
        requests={2: "purple F18 F19 F20"},
        display="P10 ..",
        owned={0: "P04", 1: "P01"},
        track="4 40 50",
        options=ALL,
        modules=SHARES,
    )


def shown(game: Play, width: int = 100, seat: int | None = 0, board: Board | None = None) -> str:
    return picture_of((board or find_board(GAME)).table(game.view(seat), WHO[:3]), width=width)


def cards(game: Play) -> str:
    return " ".join(picture_of(find_board(GAME, WHO[:3]).cards(game.view(0)), width=100).split())


@pytest.mark.parametrize(
    "line",
    [
        "Studio  1 Muse: mood to the top",
        "        2 painted  (face down: A 4, B 5 and C 6)",
        "Request general 8 6 4   purple 12 10   orange 12 10 8   green 12 10 8",
        "Well    room for 2 more this round, 17 wish cards left; a lucky penny draws one",
        "Gold    green G: a leaf adds 3 at ♗, 2 beside him, else 1   15 left, ◆ market",
        "Dome    face down: BO 5  RBO 6  GP 7",
        "Barrel  in the bag: YYY YR O G",
        "Guild   has blue B for a basic paint, green G for a blended one",
        "Tiles   with seals: F11 P  F15 P",
        "Seals   ② O0 G0 P0   ③ O10 G7 P5",
    ],
)
def test_what_lies_on_the_board(line: str) -> None:
    assert line in [text.rstrip() for text in town().splitlines()]


def test_what_players_have() -> None:
    told = " ".join(town().split())
    assert "① Sexton, 2 pennies, wishes: free-red praise, 2 gold leaves, D1 RG 5, D4 YRG 6 finished" in told
    assert "② God's servant, 1 wish card, 3 gold leaves" in told
    assert "③ purple request, 5 pennies, D7 OG 7" in told


def test_others_see_only_how_many_cards_there_are() -> None:
    for seat in (1, None):
        told = " ".join(town(seat=seat).split())
        assert "2 pennies, 2 wish cards, 2 gold leaves" in told
        assert "free-red" not in told


def test_screens_hide_leaves() -> None:
    """[FR-M5.9] All have seen them come and go, and only the eye is kept from them."""
    board = find_board(GAME)
    board.switch("screens")
    told = " ".join(shown(everything(), board=board).split())
    assert "2 gold leaves" in told
    assert "3 gold leaves" not in told


def test_arrows_stand_at_the_market() -> None:
    assert "3 YB◆◆" in town()
    assert "1 BBB◆" in town()
    none_left = everything()
    share = {**SHARES["gold_leaf"], "supply": 0, "leaves": (20, 0, 0)}
    poor = table("market 1", market={"II": "B RRR YB"}, options={"gold_leaf": "on"}, modules={"gold_leaf": share})
    assert "◆" not in shown(poor)
    assert "◆" in shown(none_left)


def test_a_line_for_nothing_is_left_out() -> None:
    used = tuple(card for entry in GAME.box.components.wish_cards.items for card in [entry.id] * entry.copies)
    well = table("wake", options={"wishing_well": "on"}, modules={"wishing_well": {"used": used}})
    assert "Well " not in shown(well)
    dome = table("wake", fresco={"A1": "F01"}, options={"dome": "on"})
    assert "Dome " not in shown(dome)


def test_a_full_well() -> None:
    game = table("market 1", options={"wishing_well": "on"}, modules={"wishing_well": {"well": 2}})
    assert "Well    full this round, 20 wish cards left" in shown(game)


def test_pennies_lie_on_the_sheet() -> None:
    share = wishes(placed=(2, 0, 1))
    game = table(
        "market",
        plans={0: "10000", 2: "10001"},
        market={"I": "R Y"},
        options={"wishing_well": "on"},
        modules={"wishing_well": share},
    )
    assert "Sheets  market: ① 2 pennies  ③ 1 penny" in shown(game)


def test_a_sexton_who_is_sent() -> None:
    game = table("cathedral 2", paints="YRBYRB", fresco={"A1": "F01", "E5": "F02"}, owned={0: "P04"}, options=PORTRAITS)
    assert "Sexton (sent)" not in shown(game)
    assert "Sexton (sent)" in shown(game.plays("bishop A1", "restore A1"))


def test_what_is_on_the_barrel() -> None:
    game = everything().plays("barrel", luck=drawn("O"))
    assert "Barrel  in the bag: YYY YR G   bought unseen this round: O" in shown(game)
    full = {"I": "R Y", "II": "B RRR YYY", "III": "BBB RB YB YR"}
    bought = table("market", plans={0: "10000", 1: "10001"}, market=full, options={"black_market": "on"})
    bought.plays("barrel", "barrel", luck=drawn("O G"))
    assert "Barrel  the bag is empty   bought unseen this round: O G" in shown(bought)


def test_leonardo_s_tiles() -> None:
    """[FR-M2.7] While he decides, his tiles are shown with their seals."""
    game = table("workshop", tiles={2: "F11 F15 F16"}, seats=2, hours="5:00 6:00 9:00", options=REQUESTS)
    told = picture_of(find_board(GAME).table(game.view(0), WHO[:2]), width=100)
    assert "Tiles   with seals: F11 P  F15 P  F16 P" in told


@pytest.mark.parametrize(
    "words",
    [
        "Muse (on display; pays once): mood to the top",
        "Sexton (yours; stays with its owner): moves the bishop anywhere",
        "God's servant (of Bea; stays with its owner): 1 Thaler more at every income",
        "purple: 12 and 10 points, from the top; takes 3 tiles with purple seals, pays 1 Thaler and purple a round",
        "Altar: each paint of O G P may also be pink (K) for 3 more, or brown (W) for 5 more.",
        "Lucky Day (3 not used; `wish lucky-day`): at the market, 2 lucky pennies from the supply",
        "Free paint, red (1 not used; `wish free-red`): with a purchase at a booth, a tile R or RR of the same booth",
        "◆ place 1 of booth III brings 1 gold leaf and place 3 of booth II brings 2 gold leaves, for nothing",
        "D1 (yours): RG 5",
        "D2 (face down): BO 5",
        "D7 (of Cleo): OG 7",
        "One apprentice a round may buy a tile unseen",
        "Pink and brown are not exchanged",
    ],
)
def test_cards_tell_what_is_printed(words: str) -> None:
    assert words in cards(everything())


def test_leonardo_s_dome_tiles_are_worth_nothing() -> None:
    share = {"down": ("D2",), "owned": ((), (), ("D7",))}
    game = table("wake", seats=2, fresco={"B2": "F01"}, options={"dome": "on"}, modules={"dome": share})
    told = picture_of(find_board(GAME, WHO[:2]).cards(game.view(0)), width=100)
    assert "D7 (Leonardo's, worth nothing to him): OG 7" in told


def test_cards_without_modules_say_nothing_of_them() -> None:
    told = cards(table("wake"))
    assert "pink" not in told
    assert "Portraits" not in told
    assert "pink" in cards(table("wake", options=SPECIAL_BLENDS))


@pytest.mark.parametrize("at", ["wake", "market 3", "cathedral 2", "studio 2", "workshop 2"])
def test_colours_only_add_to_the_picture(at: str) -> None:
    check_colours(find_board(GAME).table(everything(at).view(0), WHO[:3]))


@pytest.mark.parametrize("width", [80, 100])
@pytest.mark.parametrize("at", ["wake", "plan", "market 3", "cathedral 2", "studio 2", "workshop 2"])
def test_the_table_fits_the_screen(at: str, width: int) -> None:
    assert max(map(len, town(at, width).splitlines())) <= width
