"""Module 14: the pews."""

import pytest

from bottega.games.fresco import GAME
from bottega.games.fresco.accounts import complaints
from bottega.games.fresco.catalogue import STUDIO
from bottega.games.fresco.components import parse_components
from bottega.games.fresco.modules.m10_medico.steps import medico_of
from bottega.games.fresco.modules.m14_pews.steps import pews_of
from bottega.games.fresco.modules.m14_pews.view import PewsShare
from tests.games.fresco.infirmaries import infirmary as sick
from tests.games.fresco.tables import REFILL, Play, begun, drawn, first_come, table, wishes

PEWS = {"pews": "on"}
TOGETHER = {**PEWS, "pew_points": "together"}
PEW_TILES = parse_components().pews.items
BEAM_REFILL = drawn("M15 M16", "M17 RRR YYY", "BBB M18 M19 M20")
"""Luck for the three booths, with the tiles that show beams."""


def laid(column: str, beams: int = 3, pews: str = "") -> dict[str, object]:
    """Red's tile lies on a location, and Red has beams."""
    share: dict[str, object] = {"spots": (column, "kept", "kept"), "beams": (beams, 0, 0)}
    return {**share, "pews": tuple(pews.split())} if pews else share


def restoring(
    apprentices: int = 2, beams: int = 3, pews: str = "", track: str = "1 40 50", options: dict[str, str] = PEWS
) -> Play:
    """Red's pew tile covers the cathedral, with these apprentices on it."""
    share = laid("cathedral", beams, pews)
    return table(f"cathedral {apprentices}", track=track, options=options, modules={"pews": share})


def beams(game: Play) -> list[int]:
    return [*game.share(PewsShare).beams]


# Setting up


def test_fr_m14_1_twelve_pews_and_no_beams_yet() -> None:
    game = begun(*BEAM_REFILL, *first_come(24), options=PEWS)
    assert game.share(PewsShare) == PewsShare(
        spots=("kept", "kept", "kept"), pews=tuple([pew.id for pew in PEW_TILES]), beams=(0, 0, 0)
    )


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
    return table("market 2", market={"II": tiles}, options=PEWS, modules={"pews": {"beams": (beams, 0, 0)}})


def test_fr_m14_3_paints_and_beams() -> None:
    game = market("M15 M20").plays("buy II 1", "buy II 2")
    assert game.paints() == "YRR"
    assert beams(game) == [3, 0, 0]
    assert game.facts("beams-taken") == [{"actor": 0, "beams": 2}, {"actor": 0, "beams": 1}]


def test_fr_m14_3_beams_of_a_tile_for_nothing() -> None:
    """[FR-M4.8] The card shows one red, and so does the tile with two beams."""
    game = table(
        "market 1",
        market={"I": "M15 RRR"},
        options={**PEWS, "wishing_well": "on"},
        modules={"wishing_well": wishes("free-red")},
    ).plays("buy I 2", "wish free-red 1")
    assert (game.paints(), beams(game)) == ("RRRR", [2, 0, 0])


def test_fr_m14_3_other_tiles_show_none() -> None:
    game = market("RRR G").plays("buy II 1")
    assert beams(game)[0] == 0
    assert game.facts("beams-taken") == []


def test_fr_m14_3_an_exhausted_supply_gives_less_or_none() -> None:
    game = market("M15 M16", beams=5).plays("buy II 1", "buy II 2")
    assert game.paints() == "YR"
    assert beams(game)[0] == 6
    assert game.facts("beams-taken") == [{"actor": 0, "beams": 1}]


def test_fr_m14_3_beams_are_open() -> None:
    game = market("M15").plays("buy II 1")
    for seat in (0, 1, None):
        assert game.share(PewsShare, seat).beams == (2, 0, 0)


# Planning


def test_fr_m14_4_the_tile_covers_a_location() -> None:
    game = table("plan", options=PEWS)
    assert game.question == {"asks": "where-action-tile", "seat": 0, "tile": "pews", "room": 2}
    assert game.legal() == [f"pews {said}" for said in ("no", "market", "cathedral", "studio", "workshop", "theater")]
    game.plays("pews studio", seat=0)
    game.plays("assign market 0", "assign cathedral 1", seat=0)
    assert game.legal("assign", seat=0) == ["assign studio 0", "assign studio 1", "assign studio 2"]
    refusal = game.why_not("assign studio 3", seat=0)
    assert (refusal.code, refusal.rule) == ("no-room-on-tile", "FR-M14.4")
    assert refusal.params == {"tile": "pews", "location": "studio", "room": 2}
    assert game.refuses("pews market", seat=0) == "plan-first"


def test_fr_m14_4_where_the_tile_lies_is_secret() -> None:
    game = table("plan", options=PEWS).plays("pews studio", seat=0)
    assert game.share(PewsShare, 0).spots == ("studio", None, None)
    assert game.share(PewsShare, 1).spots == (None, "kept", None)
    assert game.share(PewsShare).spots == (None, None, None)


def test_fr_m14_4_a_plan_is_told_with_who_goes_there() -> None:
    game = table("plan", options=PEWS, market={"I": "RRR"})
    for seat in range(3):
        game.plays("pews cathedral", seat=seat)
        game.plays("assign market 2", f"assign cathedral {2 - seat}", f"assign studio {1 + seat}", seat=seat)
        game.plays("assign workshop 0", "commit", seat=seat)
    on_the_cathedral = ({"tile": "pews", "location": "cathedral"},)
    assert [(told["actor"], told["apprentices"], told["tiles"]) for told in game.facts("plan-revealed")] == [
        (0, (2, 2, 1, 0, 0), on_the_cathedral),
        (1, (2, 1, 2, 0, 0), on_the_cathedral),
        (2, (2, 0, 3, 0, 0), on_the_cathedral),
    ]


def test_fr_m14_4_nobody_falls_ill_there_or_uses_a_card() -> None:
    """[FR-M10.5] [FR-M4.5] The studio is infected, and the neutral apprentice is one of the two on the tile."""
    game = table(
        "studio 2",
        options={**PEWS, "medico": "on", "wishing_well": "on"},
        modules={
            "pews": laid("studio"),
            "medico": sick(infected="studio", neutral={0: "studio"}),
            "wishing_well": wishes("tip"),
        },
    )
    assert game.refuses("wish tip") == "restore-pews-or-pass"
    game.plays("pass")
    infirmary = medico_of(game.state).infirmary(game.state)
    assert (game.thalers[0], infirmary.ill[0], infirmary.neutral[0]) == (12, 0, STUDIO)


def test_fr_m14_4_ill_ones_do_not_go_there() -> None:
    """[FR-M10.7]"""
    game = table("plan", options={**PEWS, "medico": "on"}, modules={"medico": sick(ill={0: 2})})
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
    assert game.facts("pew-restored") == [
        {"actor": 0, "pew": "PW01", "beams": 1, "points": 2},
        {"actor": 0, "pew": "PW03", "beams": 1, "points": 3},
        {"actor": 0, "pew": "PW04", "beams": 1, "points": 3},
    ]


def test_fr_m14_5_two_beams_and_one() -> None:
    game = restoring()
    assert game.question == {"asks": "which-pew", "seat": 0, "carriers": 3, "beams": 3, "points": 0}
    game.plays("pew 2", luck=["pick 3"])
    assert game.question == {"asks": "which-pew", "seat": 0, "carriers": 1, "beams": 1, "points": 0}
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
    assert game.facts("idled") == [{"actor": 0, "apprentices": 2, "place": "pews"}]


def test_fr_m14_5_without_beams_nobody_is_asked() -> None:
    game = restoring(apprentices=1, beams=0)
    assert game.waiting == "theater 1 4 1"
    assert game.facts("idled") == [{"actor": 0, "apprentices": 2, "place": "pews"}]


def test_fr_m14_5_one_may_stop() -> None:
    game = restoring().plays("pew 1", "pass", luck=["pick 0"])
    assert (beams(game)[0], game.waiting) == (2, "theater 1 4 1")
    assert game.facts("forfeited") == [{"actor": 0, "place": "pews"}]
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
    assert game.question["points"] == 2
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
    assert game.share(PewsShare).pews == ("PW01", "PW09")
    assert game.refuses("pew 2") == "no-such-pew"


def test_fr_m14_6_points_lie_face_down() -> None:
    """Which of those alike it was is decided when it is turned over: nothing is stored, so nothing can be seen."""
    for pick, points in enumerate([8, 9, 9, 10]):
        assert restoring().plays("pew 3", luck=[f"pick {pick}"]).track[0] == 1 + points


def test_fr_m14_6_when_no_pew_is_left_nobody_is_asked() -> None:
    assert table("plan", options=PEWS, modules={"pews": {"pews": ()}}).legal()[0] == "assign market 0"


def test_fr_m14_6_a_tile_of_no_use_any_more() -> None:
    """The last pew may be restored by somebody else in the same round."""
    share = {"spots": ("cathedral", "cathedral", "kept"), "beams": (3, 1, 0), "pews": ("PW01",)}
    game = table("cathedral 1", options=PEWS, modules={"pews": share}, track="1 40 50")
    game.plays("pew 1", luck=["pick 0"])
    assert game.waiting == "theater 1 4 1"
    assert {"actor": 1, "apprentices": 1, "place": "pews"} in game.facts("idled")


def test_fr_m14_4_the_tile_is_taken_off_in_the_evening() -> None:
    """[FR-M.6]"""
    game = table("evening", options=PEWS, modules={"pews": laid("studio")}, luck=BEAM_REFILL)
    assert game.share(PewsShare).spots == ("kept", "kept", "kept")


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
