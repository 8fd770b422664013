"""What is said of module 6, the glaziers."""

from __future__ import annotations

import pytest

from tests.games.fresco.tables import Play, table
from tests.games.fresco.test_m06_glaziers import YBG, glaziers
from tests.speech.spoken import Spoken

ON = {"glaziers": "on"}
BENCH = f"L01 L02 L03 L04 {YBG} L06"
"""Yellow and blue for nothing, yellow and red for 1, yellow and green for 1, blue and red for 2, and so on."""


def glazery(sent: int = 1, thalers: int = 7, display: str = "YYRG") -> Spoken:
    """Anna is at the glazery, in place of the market."""
    share = glaziers(display=display, tile="market")
    plans = {0: f"{sent}0000"}
    return Spoken(table("market", plans=plans, thalers=[thalers, 0, 0], options=ON, modules=share))


def cathedral(own: str = "YBR", thalers: int = 7) -> Play:
    """Anna may restore B1, beside a window, or the altar."""
    return table(
        "cathedral 1",
        paints="YRBYRB",
        thalers=thalers,
        fresco={"B1": "F01", "C2": "F02"},
        bishop="E5",
        track="1 40 50",
        options=ON,
        modules=glaziers(own, bench=BENCH),
    )


def window(own: str = "YBR", thalers: int = 7) -> Spoken:
    """Anna restores B1, and puts in a window."""
    return Spoken(cathedral(own, thalers).plays("restore B1"))


# The glazery


def test_glass_is_bought() -> None:
    spoken = glazery()
    assert spoken.asked == ("Glazery: buy up to 3 tokens of glass. You have 7 Thalers.  Like: glass yellow red green")
    assert spoken.menu == {"Glass": ["yellow for 1 Thaler", "red for 2 Thalers", "green for 2 Thalers"]}
    assert spoken.enter == "buy no more glass"
    assert spoken.explains("glass red") == "Buy red glass at the glazery for 2 Thalers. It goes behind your screen."
    assert spoken.explains("pass") == "You buy no more glass."
    spoken.game.plays("glass red", "glass green")
    assert spoken.asked.startswith("Glazery: buy up to 1 token of glass.")
    assert spoken.news == ["Anna buys red glass for 2 Thalers; buys green glass for 2 Thalers."]


@pytest.mark.parametrize(
    ("text", "names"),
    [
        ("glass red yellow", ["glass red", "glass yellow"]),
        ("glass 2 yellow and green", ["glass yellow", "glass yellow", "glass green"]),
        ("glass ryg", ["glass red", "glass yellow", "glass green"]),
    ],
)
def test_glass_in_one_sentence(text: str, names: list[str]) -> None:
    assert glazery().reads(text) == names


def test_there_is_no_such_glass() -> None:
    assert glazery().stumbles("glass purple") == "There is no 'purple' glass. It is yellow, blue, red and green."


def test_the_tile_in_a_plan() -> None:
    spoken = Spoken(table("plan", options=ON))
    assert "Does your glazery tile cover a location? You buy glass there: a token for each" in spoken.asked
    assert "It has room for 1 apprentice." in spoken.asked
    assert "plan 1 1 1 1 1, glazery theater" in spoken.asked
    assert spoken.menu["Glazery tile"] == ["keep it", "market", "cathedral", "studio", "workshop", "theater"]
    assert spoken.explains("glazery market").startswith("Lay your glazery tile on the market, in place of a visit.")
    assert spoken.explains("glazery no") == "Keep your glazery tile this round: your sheet stays as it is."
    spoken.game.plays("glazery studio", seat=0)
    spoken.game.plays("assign market 2", "assign cathedral 2", "assign studio 1", "assign workshop 0", seat=0)
    assert spoken.explains("commit").startswith(
        "Commit the plan: 2 to the market, 2 to the cathedral and 1 to the glazery in place of the studio."
    )


@pytest.mark.parametrize(
    ("sent", "thalers", "warning"),
    [
        (1, 7, []),
        (1, 2, ["glazery: you can buy 2 tokens of glass at the most: 1 apprentice may idle"]),
        (0, 0, ["glazery: you can buy no glass"]),
    ],
)
def test_who_may_idle(sent: int, thalers: int, warning: list[str]) -> None:
    share = glaziers(display="YYRG")
    game = table("plan", thalers=[thalers, 0, 0], options=ON, modules=share).plays("glazery market", seat=0)
    rest = 5 - sent
    game.plays(f"assign market {sent}", "assign cathedral 0", "assign studio 3", f"assign workshop {rest - 3}", seat=0)
    assert [said for said in Spoken(game).warnings if said.startswith("glazery")] == warning


# Windows


def test_a_window_is_chosen() -> None:
    spoken = window()
    assert spoken.asked == (
        "Which window do you put in at B1? Net is with your glass (YBR). You have 7 Thalers.  Like: window 1 all"
    )
    assert spoken.menu["Window"][:3] == ["YB for 3, free: net 3", "YR for 4, 1 Th: net 4", "YG for 5, 1 Th: net -3"]
    assert spoken.is_in_the_middle
    assert spoken.explains("window 3") == (
        "Take window 3, yellow and green for 5 points, for 1 Thaler. Missing glass takes off points: "
        "with yours it brings -3 points."
    )
    assert "for 3 points, for nothing." in spoken.explains("window 1")
    assert "(none)" in window(own="").asked


def test_a_place_without_a_window() -> None:
    spoken = window()
    spoken.game.plays("window 1")
    assert spoken.explains("window 1") == "There is no window at place 1 of the bench now."


@pytest.mark.parametrize(
    ("text", "names"),
    [
        ("window 2 yellow red", ["window 2", "glaze yellow", "glaze red"]),
        ("window 4 all", ["window 4", "glaze blue", "glaze red"]),
        ("window 3 all", ["window 3", "glaze yellow"]),
    ],
)
def test_a_window_and_its_glass_in_one_sentence(text: str, names: list[str]) -> None:
    assert window().reads(text) == names


def test_there_is_no_such_window() -> None:
    assert window().stumbles("window 7 all") == "There is no window '7'. The places of the bench are 1 to 6."


def test_glass_is_handed_in() -> None:
    spoken = window()
    spoken.game.plays("window 5")
    assert spoken.asked == (
        "Hand in glass for the panels that are left? They take yellow (-2), blue (-4) and green (-8).  "
        "Like: glaze yellow blue"
    )
    assert (spoken.menu, spoken.enter) == ({"Hand in": ["yellow +2", "blue +4"]}, "hand in no more glass")
    assert spoken.explains("glaze blue") == "Hand in blue glass for a panel: it saves you 4 points."
    assert spoken.reads("glaze all") == ["glaze yellow", "glaze blue"]
    assert spoken.reads("glaze blue yellow") == ["glaze yellow", "glaze blue"]


def test_without_fitting_glass_only_passing_is_left() -> None:
    """[FR-M6.12] One is asked all the same."""
    spoken = window(own="R")
    spoken.game.plays("window 1")
    assert spoken.asked.endswith("None of yours fits: pass.")
    assert spoken.enter == "go on"
    assert spoken.stumbles("glaze all") == "You have no glass that fits. `pass` hands in none."


def test_the_altar_takes_glass() -> None:
    spoken = Spoken(cathedral().plays("altar YRB"))
    assert spoken.asked == (
        "Hand in glass at the altar, up to one token of each colour, for a point each?  Like: glaze yellow blue red"
    )
    assert spoken.explains("glaze blue") == "Hand in blue glass at the altar, for 1 point."
    spoken.game.plays("glaze blue", "pass")
    assert spoken.news[0] == (
        "Anna hands in blue glass at the altar, for 1 point; restores the altar with YRB for 3 points "
        "(2 for the paints and 1 for window and glass)."
    )


def test_what_is_told_of_a_window() -> None:
    spoken = window()
    spoken.game.plays("window 5", "glaze yellow", "glaze blue", "pass", luck=["pick 0"])
    assert spoken.news[0].startswith(
        "Anna puts in a window at B1, for 2 Thalers: yellow, blue and green, for 7 points; "
        "hands in yellow glass for the window and saves 2 points; "
    )
    assert spoken.told("segment-restored") == [
        "Anna restores B1 for 2 points (3 for the tile and -1 for window and glass)."
    ]
    assert "laid on the bench" not in " ".join(spoken.news), "the bench is on the table"
    assert spoken.told("window-shown")[0].startswith("A window is laid on the bench: ")


def test_a_segment_beside_a_window() -> None:
    spoken = Spoken(cathedral())
    assert spoken.menu["Restore"] == ["B1 3 YRB ╬", "C2 3 YRB"]
    assert spoken.explains("restore B1").endswith("Its window must be replaced too: missing glass takes off points.")
    assert "window" not in spoken.explains("restore C2")


def test_leonardo_replaces_a_window() -> None:
    game = table(
        "cathedral",
        seats=2,
        fresco={"A2": "F15", "D3": "F01"},
        leonardo="A1",
        hours="6:00 7:00 5:00",
        options=ON,
        modules=glaziers(seats=2),
    )
    spoken = Spoken(game)
    assert spoken.explains("restore A2").endswith("Its window is replaced with the free one, for its points.")
    game.plays("restore A2", luck=["pick 0"])
    assert spoken.told("window-replaced") == [
        "Leonardo puts in a window at A2, for nothing: yellow and blue, for 3 points."
    ]


def test_help_and_what_it_takes() -> None:
    assert glazery().help["window 2 yellow red"].startswith("take window 2 of the bench and hand in this glass")
    assert Spoken(table("wake")).explains("glass red") == "You play without the module glaziers."
