"""Who of a plan may find nothing to do, and what modules have to do with it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import pytest

from bottega.games.fresco.catalogue import LOCATIONS
from tests.games.fresco.beguinages import beguines
from tests.games.fresco.infirmaries import MEDICO, infirmary
from tests.games.fresco.tables import Play, table, wishes
from tests.speech.spoken import Spoken

WELL = {"wishing_well": "on"}
BARREL = {"black_market": "on"}
MARKET = {"I": "R BBB", "II": "B YB G"}
Shares = Mapping[str, Mapping[str, object]]


def planned(
    plan: str,
    *answers: str,
    paints: str = "",
    thalers: int = 12,
    mood: int = 0,
    options: Mapping[str, str] | None = None,
    modules: Shares | None = None,
    fresco: Mapping[str, str] | None = None,
    market: Mapping[str, str] = MARKET,
) -> Play:
    """Anna has planned so, and said this to modules."""
    game = table(
        "plan",
        paints=paints,
        thalers=thalers,
        mood=[mood, 0, 0],
        hours="8:00 7:00 5:00",
        market=market,
        fresco=fresco,
        options=options,
        modules=modules,
    )
    game.state.apprentices[0] = sum(map(int, plan))
    assigned = [f"assign {location} {number}" for location, number in zip(LOCATIONS, plan[:-1], strict=False)]
    return game.plays(*assigned, *answers, seat=0)


def warnings(game: Play) -> Sequence[str]:
    return Spoken(game).warnings


@pytest.mark.parametrize(
    ("plan", "paints", "thalers", "mood", "found"),
    [
        ("00030", "", 12, 0, ["workshop: you have nothing to blend: 3 apprentices may idle"]),
        ("00030", "YR", 12, 0, ["workshop: you can blend once at most: 2 apprentices may idle"]),
        ("01200", "", 12, 0, ["cathedral: you have the paints for no tile and no altar: 1 apprentice may idle"]),
        ("02000", "YRB", 12, 0, ["cathedral: your paints are enough for 1 only: 1 apprentice may idle"]),
        ("30000", "", 4, 0, ["market: at 2 Thalers a tile you can buy only 2 tiles: 1 apprentice may idle"]),
        ("30000", "", 6, 0, []),
        (
            "10000",
            "",
            1,
            0,
            ["market: a tile costs 2 Thalers, and you have 1 Thaler: you could only close a booth"],
        ),
        ("00003", "", 12, 4, ["theater: your mood is at the top already: 3 apprentices may idle"]),
        ("00003", "", 12, 1, ["theater: your mood is 3 spaces below the top: 1 apprentice may idle"]),
    ],
)
def test_who_may_idle(plan: str, paints: str, thalers: int, mood: int, found: list[str]) -> None:
    assert warnings(planned(plan, paints=paints, thalers=thalers, mood=mood)) == found


def test_what_may_be_bought_is_reckoned_with() -> None:
    lacking = "cathedral: even with what you may buy you have the paints for no tile and no altar"
    assert warnings(planned("12000", market={"I": "R"})) == [f"{lacking}: 2 apprentices may idle"]
    assert warnings(planned("10010", paints="Y")) == []


@pytest.mark.parametrize(("card", "idle"), [("alchemy", "2 apprentices"), ("tip", "3 apprentices")])
def test_alchemy_is_work_without_a_blend(card: str, idle: str) -> None:
    """[FR-M4.13] An apprentice may use the card in the workshop."""
    game = planned("00030", paints="BBB", options=WELL, modules={"wishing_well": wishes(card)})
    assert warnings(game) == [f"workshop: you have nothing to blend: {idle} may idle"]


def test_finders_keep_at_the_theater() -> None:
    modules = {"wishing_well": wishes("finders finders")}
    assert warnings(planned("00003", mood=4, options=WELL, modules=modules)) == [
        "theater: your mood is at the top already: 1 apprentice may idle"
    ]


def test_nobody_knows_what_comes_out_of_the_barrel() -> None:
    """[FR-M16.3]"""
    assert warnings(planned("12000", market={"I": "R"}, options=BARREL)) == []
    assert len(warnings(planned("02000", market={"I": "R"}, options=BARREL))) == 1


def test_ill_apprentices_may_idle_too() -> None:
    modules = {"medico": infirmary(ill={0: 2})}
    sent = ("ill cathedral 0", "ill studio 0", "ill workshop 2")
    assert warnings(planned("00300", *sent[:1], *sent[2:], options=MEDICO, modules=modules)) == [
        "workshop: you have nothing to blend: 2 apprentices may idle"
    ]
    able = planned("00300", *sent[:1], *sent[2:], paints="YYRR", options=MEDICO, modules=modules)
    assert warnings(able) == []


def test_reserved_segments_are_not_counted_on() -> None:
    """[FR-M12.7]"""
    one_tile = {"A1": "F03"}
    for owner, number in ((1, 1), (0, 0)):
        modules = {"dames": beguines(reserved={owner: "A1 night"})}
        game = planned("01200", paints="RG", fresco=one_tile, options={"dames": "on"}, modules=modules)
        assert len(warnings(game)) == number
