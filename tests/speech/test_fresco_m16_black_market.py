"""What is said of module 16, the black market."""

from __future__ import annotations

import pytest

from tests.games.fresco.tables import Play, drawn, table
from tests.speech.spoken import Spoken

ON = {"black_market": "on"}
BOOTHS = {"I": "R Y", "II": "RRR G B", "III": "RB YB YR BBB"}


def market(apprentices: int = 3) -> Play:
    """Red is at the market, at 9:00: a tile costs one Thaler."""
    return table(f"market {apprentices}", market=BOOTHS, hours="9:00 7:00 8:00", options=ON)


def test_a_tile_may_be_bought_unseen() -> None:
    spoken = Spoken(market())
    assert spoken.asked.startswith(
        "Market: buy up to 3 tiles of one booth for 1 Thaler each, close a booth or buy a tile unseen."
    )
    assert spoken.menu["Barrel"] == ["a tile unseen for 1 Thaler"]
    assert spoken.explains("barrel") == (
        "Buy a tile unseen for 1 Thaler, once a round: it is drawn from the bag, which holds YYY and O now."
    )


def test_after_that_no_booth_is_closed() -> None:
    """[FR-M16.2] Neither offered nor asked for."""
    spoken = Spoken(market().plays("barrel", luck=drawn("O")))
    assert spoken.asked.startswith("Market: buy up to 2 tiles of one booth for 1 Thaler each. You have 11 Thalers.")
    assert spoken.told("bought-unseen") == ["Anna buys on the black market for 1 Thaler and draws O."]


def test_the_barrel_alone() -> None:
    """All booths are closed: there is nothing else to offer."""
    spoken = Spoken(table("market 1", options=ON))
    assert spoken.asked == "Market: buy a tile unseen. You have 12 Thalers.  Like: barrel"


def test_sentences() -> None:
    spoken = Spoken(market())
    assert spoken.reads("black market") == ["barrel"]
    assert spoken.help["barrel"] == "buy a tile unseen on the black market"


def test_what_leaves_the_barrel_is_no_news() -> None:
    game = market(1).plays("barrel", luck=drawn("O"))
    game.plays("attend", "attend", luck=drawn("O Y", "B RRR YYY", "BBB RB YB YR"))
    spoken = Spoken(game)
    assert spoken.told("barrel-emptied") == ["What lies on the barrel goes back into the bag."]
    assert not [line for line in spoken.news if "barrel" in line]


@pytest.mark.parametrize(("options", "warned"), [({}, True), (ON, False)])
def test_nobody_knows_what_comes_out_of_the_barrel(options: dict[str, str], warned: bool) -> None:
    """So nobody is warned that paints are missing."""
    plan = ["assign market 1", "assign cathedral 3", "assign studio 1", "assign workshop 0"]
    game = table("plan", market={"I": "R Y"}, fresco={"A1": "F24"}, options=options).plays(*plan, seat=0)
    assert bool([line for line in Spoken(game).warnings if line.startswith("cathedral")]) == warned
