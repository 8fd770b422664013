"""Module 14: the pews."""

import pytest

from bottega.games.fresco import GAME
from bottega.games.fresco.accounts import complaints
from bottega.games.fresco.components import parse_components
from bottega.games.fresco.modules.m14_pews.steps import pews_of
from bottega.games.fresco.openings import Share
from tests.games.fresco.infirmaries import infirmary
from tests.games.fresco.tables import REFILL, Play, begun, drawn, first_come, table

PEWS = {"pews": "on"}
TOGETHER = {**PEWS, "pew_points": "together"}
PEW_TILES = parse_components().pews.items
BEAM_REFILL = drawn("M15 M16", "M17 RRR YYY", "BBB M18 M19 M20")
"""Luck for the three booths, with the tiles that show beams."""


def laid(column: str, beams: int = 3, pews: str = "") -> Share:
    """Red's tile lies on a location, and Red has beams."""
    share: Share = {"tile 0": (column,), "beams 0": (str(beams),)}
    return {**share, "pews": tuple(pews.split())} if pews else share


def restoring(
    apprentices: int = 2, beams: int = 3, pews: str = "", track: str = "1 40 50", options: dict[str, str] = PEWS
) -> Play:
    """Red's pew tile covers the cathedral, with these apprentices on it."""
    share = laid("cathedral", beams, pews)
    return table(f"cathedral {apprentices}", track=track, options=options, modules={"pews": share})


def beams(game: Play) -> list[int]:
    return [int(game.view().modules["pews"][f"beams {seat}"][0]) for seat in game.state.rules.seats]


# Setting up


def test_fr_m14_1_twelve_pews_and_no_beams_yet() -> None:
    game = begun(*BEAM_REFILL, *first_come(24), options=PEWS)
    share = game.view().modules["pews"]
    assert share["pews"] == tuple([pew.id for pew in PEW_TILES])
    assert beams(game) == [0, 0, 0]
    assert [share[f"tile {seat}"] for seat in range(3)] == [(), (), ()]


def test_fr_m14_1_there_are_as_many_beams_as_all_pews_take() -> None:
    """Four pews of each kind, and 24 beams for four players."""
    assert sum([pew.beams for pew in PEW_TILES]) == 24
    assert [[pew.beams for pew in PEW_TILES].count(number) for number in (1, 2, 3)] == [4, 4, 4]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_fr_m14_2_six_market_tiles_are_replaced(seats: int) -> None:
    """By tiles of the same paints; and as many are played with as without."""
    before, after = GAME.ruleset(seats, {}).market, GAME.ruleset(seats, PEWS).market
    stalls = GAME.box.stalls
    assert len(before) == len(after) == (14 if seats == 4 else 11)
    replaced = [(stalls[old], stalls[new]) for old, new in zip(before, after, strict=True) if old != new]
    assert [old.id for old, _ in replaced] == ["M01", "M02", "M03", "M10", "M11", "M12"]
    assert all(old.paints == new.paints for old, new in replaced)
    assert [new.beams for _, new in replaced] == [2, 2, 2, 1, 1, 1]
    assert not [tile for tile in before if stalls[tile].beams]


def test_fr_m14_2_they_are_in_the_bag_and_at_the_booths() -> None:
    game = table("evening", options=PEWS, luck=BEAM_REFILL)
    seen = game.view()
    assert seen.market == (("M15", "M16"), ("M17", "M07", "M08"), ("M09", "M18", "M19", "M20"))
    assert seen.bag == ("M13", "M14")


def test_fr_m14_2_without_the_module_there_are_none() -> None:
    game = table("evening", luck=REFILL)
    assert set(game.view().bag) == {"M13", "M14"}
    assert table("cathedral 1", paints="YRB").refuses("pew 1") == "not-played-with"


# The market


def market(tiles: str, beams: int = 0) -> Play:
    share: Share = {"beams 0": (str(beams),)}
    return table("market 2", market={"II": tiles}, options=PEWS, modules={"pews": share})


def test_fr_m14_3_paints_and_beams() -> None:
    game = market("M15 M20").plays("buy II 1", "buy II 2")
    assert game.paints() == "YRR"
    assert beams(game) == [3, 0, 0]
    assert game.sentences("beams") == ["Red takes 2 beams.", "Red takes 1 beam."]


def test_fr_m14_3_beams_of_a_tile_for_nothing() -> None:
    """[FR-M4.8] The card shows one red, and so does the tile with two beams."""
    game = table(
        "market 1",
        market={"I": "M15 RRR"},
        options={**PEWS, "wishing_well": "on"},
        modules={"wishing_well": {"cards 0": ("free-red",)}},
    ).plays("buy I 2", "wish free-red 1")
    assert (game.paints(), beams(game)) == ("RRRR", [2, 0, 0])


def test_fr_m14_3_other_tiles_show_none() -> None:
    game = market("RRR G").plays("buy II 1")
    assert beams(game)[0] == 0
    assert game.sentences("beams") == []


def test_fr_m14_3_an_exhausted_supply_gives_less_or_none() -> None:
    game = market("M15 M16", beams=5).plays("buy II 1", "buy II 2")
    assert game.paints() == "YR"
    assert beams(game)[0] == 6
    assert game.sentences("beams") == ["Red takes 1 beam."]


def test_fr_m14_3_beams_are_open() -> None:
    game = market("M15").plays("buy II 1")
    for seat in (0, 1, None):
        assert game.view(seat).modules["pews"]["beams 0"] == ("2",)


# Planning


def test_fr_m14_4_the_tile_covers_a_location() -> None:
    game = table("plan", options=PEWS)
    assert game.legal() == [f"pews {said}" for said in ("no", "market", "cathedral", "studio", "workshop", "theater")]
    game.plays("pews studio", seat=0)
    game.plays("assign market 0", "assign cathedral 1", seat=0)
    assert game.legal("assign", seat=0) == ["assign studio 0", "assign studio 1", "assign studio 2"]
    assert game.refuses("assign studio 3", seat=0) == "no-room"
    assert game.refuses("pews market", seat=0) == "not-now"


def test_fr_m14_4_where_the_tile_lies_is_secret() -> None:
    game = table("plan", options=PEWS).plays("pews studio", seat=0)
    assert game.view(0).modules["pews"]["tile 0"] == ("studio",)
    assert game.view(1).modules["pews"]["tile 0"] == ("?",)
    assert game.view(None).modules["pews"]["tile 0"] == ("?",)


def test_fr_m14_4_a_plan_is_told_with_who_goes_there() -> None:
    game = table("plan", options=PEWS, market={"I": "RRR"})
    for seat in range(3):
        game.plays("pews cathedral", seat=seat)
        game.plays("assign market 2", f"assign cathedral {2 - seat}", f"assign studio {1 + seat}", seat=seat)
        game.plays("assign workshop 0", "commit", seat=seat)
    assert game.sentences("plan") == [
        "Red sends 2 to the market, 1 to the studio, 2 apprentices to the pews in place of the cathedral.",
        "Blue sends 2 to the market, 2 to the studio, 1 apprentice to the pews in place of the cathedral.",
        "Green sends 2 to the market, 3 to the studio, the pews tile to the cathedral.",
    ]


def test_fr_m14_4_nobody_falls_ill_there_or_uses_a_card() -> None:
    """[FR-M10.5] [FR-M4.5] The studio is infected, and the neutral apprentice is one of the two on the tile."""
    game = table(
        "studio 2",
        options={**PEWS, "medico": "on", "wishing_well": "on"},
        modules={
            "pews": laid("studio"),
            "medico": {**infirmary(infected="studio"), "neutral 0": ("studio",)},
            "wishing_well": {"cards 0": ("tip",)},
        },
    )
    assert game.refuses("wish tip") == "restore-pews-or-pass"
    seen = game.plays("pass").view().modules["medico"]
    assert (game.thalers[0], seen["ill 0"], seen["neutral 0"]) == (12, (), ("studio",))


def test_fr_m14_4_ill_ones_do_not_go_there() -> None:
    """[FR-M10.7]"""
    game = table("plan", options={**PEWS, "medico": "on"}, modules={"medico": infirmary(ill={0: 2})})
    game.plays("pews studio", "assign market 1", "assign cathedral 1", "assign studio 1", "assign workshop 0", seat=0)
    assert game.plays("ill cathedral 1", seat=0).refuses("ill studio 1", seat=0) == "send-ill-first"


def test_fr_m14_4_the_printed_one_works_alone() -> None:
    game = restoring(apprentices=0)
    assert game.waiting == "restoring-pews 0 1"
    assert game.legal() == ["pew 1", "pass"]
    assert game.refuses("pew 2") == "too-few-carriers"


@pytest.mark.parametrize(
    ("apprentices", "able"), [(0, ["pew 1"]), (1, ["pew 1", "pew 2"]), (2, ["pew 1", "pew 2", "pew 3"])]
)
def test_fr_m14_4_each_carries_one_beam(apprentices: int, able: list[str]) -> None:
    assert restoring(apprentices, beams=6).legal("pew") == able


# Restoring


def test_fr_m14_5_the_example_of_the_rulebook() -> None:
    """[FR-M14.6] With three apprentices and three beams: three pews of one beam are worth 8 together."""
    game = restoring()
    assert game.legal() == ["pew 1", "pew 2", "pew 3", "pass"]
    game.plays("pew 1", "pew 1", "pew 1", luck=["pick 0", "pick 1", "pick 1"])
    assert game.track[0] == 1 + 2 + 3 + 3
    assert beams(game)[0] == 0
    assert game.sheet()["pews"] == 8
    assert game.waiting == "theater 1 4 1"
    assert game.sentences("pew") == [
        "Red restores a pew with 1 beam for 2 points.",
        "Red restores a pew with 1 beam for 3 points.",
        "Red restores a pew with 1 beam for 3 points.",
    ]


def test_fr_m14_5_two_beams_and_one() -> None:
    game = restoring().plays("pew 2", luck=["pick 3"])
    assert game.waiting == "restoring-pews 0 1"
    game.plays("pew 1", luck=["pick 3"])
    assert (game.track[0], game.waiting) == (1 + 6 + 3, "theater 1 4 1")


def test_fr_m14_5_or_one_of_three() -> None:
    game = restoring().plays("pew 3", luck=["pick 3"])
    assert (game.track[0], game.waiting) == (1 + 10, "theater 1 4 1")


def test_fr_m14_5_beams_are_needed() -> None:
    game = restoring(apprentices=2, beams=1)
    assert game.legal() == ["pew 1", "pass"]
    assert game.refuses("pew 2") == "beams-missing"
    game.plays("pew 1", luck=["pick 0"])
    assert game.waiting == "theater 1 4 1"
    assert game.sentences("idled") == ["Red has 2 apprentices idle at the pews."]


def test_fr_m14_5_without_beams_nobody_is_asked() -> None:
    game = restoring(apprentices=1, beams=0)
    assert game.waiting == "theater 1 4 1"
    assert game.sentences("idled") == ["Red has 2 apprentices idle at the pews."]


def test_fr_m14_5_one_may_stop() -> None:
    game = restoring().plays("pew 1", "pass", luck=["pick 0"])
    assert (beams(game)[0], game.waiting) == (2, "theater 1 4 1")
    assert game.sentences("forfeited") == ["Red does no more at the pews."]
    assert restoring().refuses("attend") == "restore-pews-or-pass"


def test_fr_m14_5_beams_go_back_to_the_supply() -> None:
    """They can be taken again."""
    share = laid("cathedral", beams=6)
    plans = {0: "11000"}
    game = table("market", plans=plans, market={"I": "M15"}, options=PEWS, modules={"pews": share})
    game.plays("buy I 1", "pew 2", luck=["pick 0"])
    assert beams(game)[0] == 4
    again = market("M15", beams=4).plays("buy II 1")
    assert beams(again)[0] == 6


def test_fr_m14_5_in_place_of_the_covered_location() -> None:
    """At its turn, and nothing else is done there."""
    share = laid("market")
    game = table("market 1", market={"I": "R Y"}, options=PEWS, modules={"pews": share}, paints="YRB")
    assert game.waiting == "restoring-pews 0 2"
    game.plays("pass")
    assert game.booth("I") == "R Y"


def test_fr_m14_6_points_may_lead_to_a_taken_space() -> None:
    """Before the next pew is restored."""
    game = restoring(track="1 4 50").plays("pew 1", luck=["pick 2"])
    assert game.waiting == "landing 0 4"
    game.plays("behind")
    assert (game.track[0], game.waiting) == (3, "restoring-pews 0 2")


@pytest.mark.parametrize(("track", "stop"), [("1 40 50", 9), ("1 3 6", 9), ("1 4 50", 9)])
def test_fr_m14_6_or_the_points_of_all_are_one_move(track: str, stop: int) -> None:
    """The painter comes past those on its way: each pew alone would have led to a taken space."""
    game = restoring(track=track, options=TOGETHER).plays("pew 1", luck=["pick 0"])
    assert game.track[0] == 1, "the painter waits until all are restored"
    game.plays("pew 1", "pew 1", luck=["pick 1", "pick 1"])
    assert (game.track[0], game.sheet()["pews"], game.waiting) == (stop, 8, "theater 1 4 1")


def test_fr_m14_6_together_as_soon_as_one_stops() -> None:
    game = restoring(track="1 40 50", options=TOGETHER).plays("pew 1", "pass", luck=["pick 0"])
    assert (game.track[0], game.waiting) == (3, "theater 1 4 1")
    none = restoring(options=TOGETHER).plays("pass")
    assert (none.track[0], none.waiting) == (1, "theater 1 4 1")


def test_fr_m14_6_together_as_soon_as_no_more_can_be_restored() -> None:
    """[FR-9.2] The sum may lead to a taken space."""
    game = restoring(beams=2, track="1 6 50", options=TOGETHER).plays("pew 1", "pew 1", luck=["pick 0", "pick 1"])
    assert game.waiting == "landing 0 6"
    assert game.plays("behind").track[0] == 5


def test_points_that_wait_for_the_other_pews_are_worth_their_number() -> None:
    """A bot that looks no further than the next pew restores it."""
    game = restoring(options=TOGETHER)
    before = GAME.appraise(game.state, game.state.rules.seats[0])
    game.plays("pew 2", luck=["pick 3"])
    assert GAME.appraise(game.state, game.state.rules.seats[0]) > before


def test_fr_m14_6_a_restored_pew_is_removed() -> None:
    game = restoring(pews="PW01 PW03 PW09").plays("pew 1", luck=["pick 1"])
    assert game.view().modules["pews"]["pews"] == ("PW01", "PW09")
    assert game.refuses("pew 2") == "no-such-pew"


def test_fr_m14_6_points_lie_face_down() -> None:
    """Which of those alike it was is decided when it is turned over: nothing is stored, so nothing can be seen."""
    for pick, points in enumerate([8, 9, 9, 10]):
        assert restoring().plays("pew 3", luck=[f"pick {pick}"]).track[0] == 1 + points


def test_fr_m14_6_when_no_pew_is_left_nobody_is_asked() -> None:
    none: Share = {"pews": ()}
    assert table("plan", options=PEWS, modules={"pews": none}).legal()[0] == "assign market 0"


def test_fr_m14_6_a_tile_of_no_use_any_more() -> None:
    """The last pew may be restored by somebody else in the same round."""
    share = {**laid("cathedral", pews="PW01"), "tile 1": ("cathedral",), "beams 1": ("1",)}
    game = table("cathedral 1", options=PEWS, modules={"pews": share}, track="1 40 50")
    game.plays("pew 1", luck=["pick 0"])
    assert game.waiting == "theater 1 4 1"
    assert "Blue has 1 apprentice idle at the pews." in game.sentences("idled")


def test_fr_m14_4_the_tile_is_taken_off_in_the_evening() -> None:
    """[FR-M.6]"""
    game = table("evening", options=PEWS, modules={"pews": laid("studio")}, luck=BEAM_REFILL)
    assert game.view().modules["pews"]["tile 0"] == ()


# Leonardo


def test_fr_m14_7_leonardo_restores_none_and_closes_booths() -> None:
    game = table("market", seats=2, market={"I": "M15 M16"}, options=PEWS, hours="6:00 7:00 5:00")
    game.plays("close I")
    assert beams(game) == [0, 0]
    assert game.waiting == "leonardo-restores"


# Everything is accounted for


def test_a_mischief_is_noticed() -> None:
    state = market("M15").state
    pews_of(state).nave(state).beams[1] = 7
    assert complaints(state) == ["somebody has 7 beams"]
    state = market("M15").state
    state.bag[0] = 1
    assert complaints(state)[0].startswith("the market tiles are"), "the tile that M15 replaces"
