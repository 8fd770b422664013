"""What is said of module 14, the pews."""

from __future__ import annotations

import pytest

from tests.games.fresco.tables import table
from tests.games.fresco.test_m14_pews import PEWS, TOGETHER, laid, market, restoring
from tests.speech.spoken import Spoken

LEFT = "PW01 PW04 PW09 PW12"
"""Two pews of 1 beam, for 2 and 3 points, and two of 3 beams, for 8 and 10."""


def test_a_pew_is_restored() -> None:
    spoken = Spoken(restoring(pews=LEFT))
    assert spoken.asked == "Pews: 3 apprentices can carry a beam each, and you have 3 beams.  Like: pew 3"
    assert spoken.menu == {"Pew": ["of 1 beam for 2 to 3 points", "of 3 beams for 8 to 10 points"]}
    assert spoken.enter == "restore no more pews"
    assert spoken.explains("pew 3") == (
        "Restore a pew with 3 beams, which go back to your supply, for 8 to 10 points: "
        "how many you know when it is turned over."
    )
    assert spoken.explains("pew 2") == "No pew of 2 beams is left."
    spoken.game.plays("pew 1", luck=["pick 1"])
    assert spoken.news[0].startswith("Anna restores a pew with 1 beam for 3 points")
    assert spoken.explains("pew 1") == "Restore a pew with 1 beam, which goes back to your supply, for 2 points."


def test_one_apprentice_carries_a_beam() -> None:
    asked = Spoken(restoring(apprentices=0, beams=1)).asked
    assert asked.startswith("Pews: 1 apprentice can carry a beam, and you have 1 beam.")


def test_points_that_wait_for_the_other_pews_are_told() -> None:
    """[FR-M14.6]"""
    spoken = Spoken(restoring(options=TOGETHER).plays("pew 1", luck=["pick 0"]))
    assert "and you have 2 beams. 2 points so far." in spoken.asked


@pytest.mark.parametrize(
    ("text", "names"), [("pew 3 beams", ["pew 3"]), ("pew 1 1", ["pew 1", "pew 1"]), ("pew of 2", ["pew 2"])]
)
def test_pews_in_one_sentence(text: str, names: list[str]) -> None:
    assert Spoken(restoring()).reads(text) == names


def test_there_is_no_such_pew() -> None:
    assert Spoken(restoring()).stumbles("pew 4 1") == "Pews take 1 to 3 beams: say it like `pew 2`."


def test_beams_come_with_tiles() -> None:
    spoken = Spoken(market("M15 RRR"))
    assert spoken.menu["Booth II"][:2] == ["R==", "RRR"]
    assert spoken.reads("buy R==") == ["buy II 1"]
    spoken.game.plays("buy II 1")
    assert spoken.news[0].startswith("Anna buys R== at booth II for 4 Thalers; takes 2 beams")


def test_the_tile_in_a_plan() -> None:
    spoken = Spoken(table("plan", options=PEWS))
    assert "Does your pews tile cover a location? You restore pews there with beams" in spoken.asked
    assert "It has room for 2 apprentices." in spoken.asked
    gone = Spoken(table("plan", options=PEWS, modules={"pews": {"pews": ()}}))
    assert gone.stumbles("plan 2 1 1 1 0, pews market").endswith("Your pews tile is of no more use.")


@pytest.mark.parametrize(
    ("beams", "sent", "warning"),
    [
        (3, 2, []),
        (1, 2, ["pews: you have 1 beam: 2 apprentices may idle"]),
        (0, 0, ["pews: you have no beams"]),
    ],
)
def test_who_may_idle(beams: int, sent: int, warning: list[str]) -> None:
    share = {**laid("market", beams), "spots": ("kept", "kept", "kept")}
    game = table("plan", options=PEWS, modules={"pews": share}).plays("pews market", seat=0)
    rest = 5 - sent
    game.plays(f"assign market {sent}", "assign cathedral 0", "assign studio 3", f"assign workshop {rest - 3}", seat=0)
    assert [said for said in Spoken(game).warnings if said.startswith("pews")] == warning


def test_help_and_what_it_takes() -> None:
    assert Spoken(restoring()).help["pew 2 1"] == "restore a pew of 2 beams, then one of 1"
    assert Spoken(table("wake")).explains("pew 1") == "You play without the module pews."
