"""Module 12: the dames."""

import re
from collections.abc import Mapping

import pytest
from msgspec import to_builtins

from bottega.core.components import fingerprint
from bottega.core.errors import BadInput
from bottega.games.fresco import GAME, Fresco
from bottega.games.fresco.catalogue import LOCATIONS, Location
from bottega.games.fresco.components import parse_components
from bottega.games.fresco.modules.covering import NOWHERE
from bottega.games.fresco.modules.m12_dames.beguines import Beguines
from bottega.games.fresco.modules.m12_dames.view import DamesShare, Reservation
from tests.games.fresco.beguinages import SPACES, beguines, dames_at
from tests.games.fresco.module_refusals.m12_dames import covered
from tests.games.fresco.module_refusals.m13_catacombs import rooms
from tests.games.fresco.tables import PORTRAITS, REFILL, Play, begun, first_come, table

DAMES = {"dames": "on"}
BOTH = "pink purple"


def share_of(game: Play, seat: int | None = None) -> DamesShare:
    return game.share(DamesShare, seat)


def married_to(game: Play, painter: int = 0) -> str:
    """The dames of a painter."""
    return " ".join(share_of(game).married[painter])


def on_the_track(game: Play) -> str:
    """The dames that wait: "8 purple, 16 pink"."""
    return ", ".join([f"{waiting.space} {waiting.dame}" for waiting in share_of(game).waiting])


def laid_out(
    married: Mapping[int, str] | None = None,
    *,
    sent: Mapping[int, str] | None = None,
    used: str = "",
    reserved: Mapping[int, str] | None = None,
    seats: int = 3,
) -> dict[str, dict[str, object]]:
    """The dames, as a table takes them."""
    return {"dames": beguines(married, sent=sent, used=used, reserved=reserved, seats=seats)}


def assigned(plan: str) -> list[str]:
    """The actions of a plan, before the dames."""
    return [f"assign {location} {number}" for location, number in zip(LOCATIONS[:-1], plan[:-1], strict=True)]


def planning(married: str = BOTH, plan: str = "12011", last: bool = False) -> Play:
    """Red has dames, and has placed the apprentices."""
    modules = laid_out({0: married} if married else {})
    return table("plan", options=DAMES, modules=modules, last=last).plays(*assigned(plan), seat=0)


# Setting up


def test_fr_m12_1_six_dames_with_two_and_three_players() -> None:
    luck = [*REFILL, *first_come(24), *["draw 0"] * 3, *["draw 1"] * 3]
    for seats in (2, 3):
        game = begun(*luck, seats=seats, options=DAMES)
        assert on_the_track(game) == "8 pink, 16 pink, 24 pink, 32 purple, 40 purple, 48 purple"
    assert game.facts("dames-placed") == [{"dames": to_builtins(share_of(game).waiting)}]


def test_fr_m12_1_eight_dames_with_four_players() -> None:
    game = table(seats=4, options=DAMES)
    dames = share_of(game).waiting
    assert [waiting.space for waiting in dames] == SPACES[4]
    assert sorted([waiting.dame for waiting in dames]) == ["pink"] * 4 + ["purple"] * 4


def test_fr_m12_1_without_the_module_there_are_none() -> None:
    assert table("plan").refuses("dame pink market", seat=0) == "not-played-with"
    assert table("cathedral 1", paints="YRB").refuses("reserve B2") == "not-played-with"


# The victory point track


def restoring(track: str, tile: str = "F01", married: Mapping[int, str] | None = None, paints: str = "YRB") -> Play:
    """Red restores a segment that the bishop is far from."""
    fresco = {"A1": tile}
    modules = laid_out(married)
    game = table("cathedral 1", paints=paints, fresco=fresco, bishop="E5", track=track, options=DAMES, modules=modules)
    return game.plays("restore A1")


def test_fr_m12_2_the_example_of_the_rulebook() -> None:
    """Five points, and a purple dame on the way."""
    game = table(
        "cathedral 1",
        paints="YRB",
        fresco={"A1": "F01"},
        bishop="B2",
        track="6 40 50",
        options=DAMES,
        modules=laid_out(),
    ).plays("restore A1")
    assert game.track[0] == 6 + 3 + 2
    assert married_to(game, 0) == "purple"
    assert not on_the_track(game).startswith("8 purple")
    assert game.facts("married") == [{"actor": 0, "dame": "purple", "space": 8}]


def test_fr_m12_2_landing_on_her_space_will_do() -> None:
    assert married_to(restoring("5 40 50")) == "purple"
    assert married_to(restoring("4 40 50")) == ""


def test_fr_m12_2_from_where_one_stands_on() -> None:
    """Who stands on the space has passed her before."""
    game = restoring("8 40 50")
    assert married_to(game, 0) == ""


def test_fr_m12_2_from_a_starting_space() -> None:
    game = table(
        "cathedral 3",
        paints="OGP OGP",
        track="S1 40 50",
        options=DAMES,
        modules=laid_out(),
    ).plays("altar OGP", "altar OGP")
    assert game.track[0] == 12
    assert married_to(game, 0) == "purple"


def test_fr_m12_2_never_two_of_one_colour() -> None:
    game = restoring("7 40 50", married={0: "purple"})
    assert married_to(game, 0) == "purple"
    assert on_the_track(game).startswith("8 purple")


def test_fr_m12_2_of_several_the_first_of_each_missing_colour() -> None:
    """A tile worth 24 leads past 8, 16, 24 and 32."""
    game = table(
        "cathedral 1",
        paints="OGPYRBKW",
        fresco={"C3": "S7"},
        track="7 60 70",
        options={**DAMES, "special_blends": "on"},
        modules=laid_out(),
    ).plays("restore C3")
    assert game.track[0] == 7 + 24 + 3
    assert married_to(game, 0) == BOTH
    assert on_the_track(game) == "24 purple, 32 pink, 40 purple, 48 pink"


@pytest.mark.parametrize(("side", "married"), [("in-front", "purple"), ("behind", "")])
def test_fr_m12_2_the_way_ends_where_the_painter_stops(side: str, married: str) -> None:
    """Space 8 is taken by somebody who had a purple dame before."""
    game = restoring("5 8 50", married={1: "purple"}).plays(side)
    assert married_to(game) == married


# Planning


def test_fr_m12_3_from_the_next_planning_on() -> None:
    """Married in the cathedral: in this round she goes nowhere, in the next she may."""
    game = table(
        "cathedral",
        plans={0: "01010", 1: "00010", 2: "00010"},
        paints="YRB",
        bishop="E5",
        track="7 60 70",
        options=DAMES,
        modules=laid_out(),
    ).plays("restore A1", luck=REFILL)
    assert married_to(game, 0) == "purple"
    while game.waiting.startswith("wake-up"):
        game.plays(game.legal("wake")[-1])
    game.plays(*assigned("11111"), seat=0)
    assert game.legal("dame", seat=0) == [f"dame purple {where}" for where in ("no", *LOCATIONS)]


def test_fr_m12_3_each_dame_is_asked_for() -> None:
    game = planning()
    assert game.legal(seat=0) == [f"dame pink {where}" for where in ("no", *LOCATIONS)]
    game.plays("dame pink market", seat=0)
    assert game.legal(seat=0) == [f"dame purple {where}" for where in ("no", *LOCATIONS[1:])]
    game.plays("dame purple no", seat=0)
    assert game.legal(seat=0) == ["commit"]


def test_fr_m12_3_two_dames_go_to_different_locations() -> None:
    game = planning().plays("dame pink studio", seat=0)
    assert game.refuses("dame purple studio", seat=0) == "other-dame-there"


def test_fr_m12_3_in_the_final_round_both_columns_of_the_cathedral() -> None:
    game = planning(last=True).plays("dame pink cathedral", "dame purple theater", seat=0)
    assert share_of(game, 0).sent[0] == dames_at("pink cathedral, purple theater")


def test_fr_m12_3_who_has_no_dame_is_not_asked() -> None:
    assert planning("").legal(seat=0) == ["commit"]
    assert planning("purple").legal(seat=0)[0] == "dame purple no"


def test_fr_m12_3_no_apprentice_is_needed() -> None:
    game = planning("pink", "12200").plays("dame pink theater", "commit", seat=0)
    game.plans(1, "12011").plans(2, "12011")
    assert game.facts("dame-sent") == [{"actor": 0, "dame": "pink", "place": "theater"}]


def test_fr_m12_3_refusals_in_a_plan() -> None:
    game = planning()
    assert game.refuses("assign market 1", seat=0) == "assigned-already"
    assert game.refuses("commit", seat=0) == "say-where-dame-goes"
    assert game.refuses("dame purple market", seat=0) == "say-where-dame-goes"
    game.plays("dame pink no", seat=0)
    assert game.refuses("dame pink market", seat=0) == "dame-sent-already"
    assert planning("purple").refuses("dame pink no", seat=0) == "no-such-dame"
    early = table("plan", options=DAMES, modules=laid_out({0: BOTH}))
    assert early.refuses("dame pink no", seat=0) == "plan-first"


def test_fr_m12_3_it_is_a_secret_until_all_plans_are_revealed() -> None:
    game = planning("pink").plays("dame pink market", "commit", seat=0)
    for seat in (1, 2, None):
        assert share_of(game, seat).sent[0] is None
    assert share_of(game, 0).sent[0] == dames_at("pink market")
    game.plans(1, "00311").plans(2, "00311")
    assert all(share_of(game, seat).sent[0] == () for seat in (1, 2, None)), "she has nothing to do here"


def test_fr_m12_4_not_to_a_covered_location() -> None:
    game = covered()
    assert game.refuses("dame pink studio", seat=0) == "no-dame-there"
    assert "dame pink studio" not in game.legal(seat=0)


def test_fr_m12_4_a_map_does_not_bar_her() -> None:
    modules = {**laid_out({0: "pink"}), **rooms(maps={0: "5A"})}
    game = table("plan", options={**DAMES, "catacombs": "on"}, modules=modules)
    game.plays("map 5A studio", *assigned("12110"), "dame pink studio", seat=0)
    assert share_of(game, 0).sent[0] == dames_at("pink studio")


# Acting

BOOTHS = {"I": "R Y", "II": "B RRR G"}


def at(
    location: str,
    sent: Mapping[int, str],
    paints: str = "",
    thalers: int = 12,
    mood: int = 0,
    last: bool = False,
    used: str = "",
    reserved: Mapping[int, str] | None = None,
    plans: Mapping[int, str] | None = None,
    fresco: Mapping[str, str] | None = None,
    bishop: str = "C3",
    seats: int = 3,
    hours: str = "",
) -> Play:
    """Red has sent a dame to a location, where the round has come."""
    return table(
        location,
        paints=paints,
        thalers=thalers,
        mood=[mood] + [0] * (seats - 1),
        last=last,
        market=BOOTHS,
        plans=plans,
        fresco=fresco,
        bishop=bishop,
        seats=seats,
        hours=hours,
        options=DAMES,
        modules=laid_out(sent=sent, used=used, reserved=reserved, seats=seats),
    )


def test_fr_m12_5_before_the_apprentices() -> None:
    game = at("market 2", {0: "pink market"})
    assert game.waiting == "dame-acts 0 0 pink"
    assert game.question == {"asks": "what-dame-does", "seat": 0, "dame": "pink", "place": "market"}
    assert game.facts("dame-arrived") == [{"actor": 0, "dame": "pink", "place": "market"}]
    assert game.refuses("buy I 1") == "dame-first"
    game.plays("pass")
    assert game.waiting == "market 0 0 2 -1"
    assert game.facts("dame-passed") == [{"actor": 0, "dame": "pink", "place": "market"}]


def test_fr_m12_5_without_an_apprentice_she_acts_alone() -> None:
    game = at("market", {0: "pink market"}, plans={0: "00001"}).plays("switch I 1", "switch II 1")
    assert (game.booth("I"), game.booth("II")) == ("B Y", "R RRR G")
    assert game.waiting == "theater 0 4 1"


def test_fr_m12_5_the_example_of_the_rulebook() -> None:
    """Red is first with a purple dame; Blue's can't act, and her two apprentices buy."""
    plans = {0: "30000", 1: "20000"}
    game = at("market", {0: "purple market", 1: "purple market"}, plans=plans)
    game.plays("switch I 1", "switch II 2", "buy I 1", "pass")
    assert game.facts("dame-forfeited") == [{"actor": 1, "dame": "purple", "place": "market"}]
    assert game.waiting == "market 1 0 2 -1"
    game.plays("buy II 1", "buy II 2")
    assert share_of(game).used == dames_at("purple market")


def test_fr_m12_5_who_does_nothing_leaves_it_to_the_next() -> None:
    plans = {0: "10000", 1: "10000"}
    game = at("market", {0: "purple market", 1: "purple market"}, plans=plans).plays("pass", "pass")
    assert game.waiting == "dame-acts 1 0 purple"


def test_fr_m12_5_the_other_colour_is_free_and_so_are_other_locations() -> None:
    plans = {0: "10000", 1: "10000"}
    game = at("market", {0: "purple market", 1: "pink market"}, plans=plans)
    game.plays("switch I 1", "switch II 1", "pass")
    assert game.waiting == "dame-acts 1 0 pink"
    assert at("workshop", {0: "purple workshop"}, paints="Y", used="purple market").waiting == "dame-acts 0 3 purple"
    assert at("workshop", {0: "purple workshop"}, paints="Y", used="purple workshop").waiting == "theater 0 4 1"


def test_fr_m12_5_the_columns_of_the_cathedral_are_different() -> None:
    """Blue's dame acts in the second one, although Red's has in the first."""
    game = at(
        "cathedral",
        {0: "pink cathedral", 1: "pink theater"},
        plans={0: "00100", 1: "00100", 2: "00100"},
        last=True,
        fresco={"A1": "F01", "B2": "F02"},
    ).plays("reserve A1")
    assert game.waiting == "dame-acts 1 4 pink"


def test_fr_m12_5_next_round_all_may_again() -> None:
    game = at("workshop", {0: "pink workshop"}, paints="Y", plans={0: "00000", 1: "00000", 2: "00000"})
    game.plays("barter yellow red", luck=REFILL)
    assert (share_of(game).used, share_of(game).sent) == ((), ((), (), ()))
    assert married_to(game, 0) == "pink"


# At the market


def test_fr_m12_6_the_example_of_the_rulebook() -> None:
    """A swap, and three apprentices buy 3 red, 3 yellow and 1 green at one booth."""
    game = table(
        "market 3",
        market={"I": "R YYY", "II": "B RRR G"},
        options=DAMES,
        modules=laid_out(sent={0: "purple market"}),
        hours="9:00 8:00 7:00",
    ).plays("switch II 1")
    assert game.legal() == ["switch I 1", "switch I 2"]
    first = {"tile": "M03", "booth": "II", "place": 1}
    assert game.facts("switch-began") == [{"actor": 0, "dame": "purple", **first}]
    assert game.question == {"asks": "switch-with", "seat": 0, **first}
    game.plays("switch I 2", "buy II 1", "buy II 2", "buy II 3")
    assert game.paints() == "YYYRRRG"
    other = {"other": "M08", "other_booth": "I", "other_place": 2}
    assert game.facts("tiles-switched") == [{"actor": 0, **first, **other}]


def test_fr_m12_6_tiles_of_different_booths() -> None:
    game = at("market 1", {0: "pink market"})
    assert game.legal("switch") == ["switch I 1", "switch I 2", "switch II 1", "switch II 2", "switch II 3"]
    game.plays("switch I 1")
    assert game.refuses("switch I 2") == "same-booth"
    assert game.refuses("pass") == "choose-another"
    assert game.refuses("switch III 1") == "booth-empty"
    assert game.refuses("switch IV 1") == "no-such-booth"


def test_fr_m12_6_only_tiles_that_are_there() -> None:
    game = table("market 1", market={"I": ".. Y", "II": "B"}, options=DAMES, modules=laid_out(sent={0: "pink market"}))
    assert game.refuses("switch I 1") == "sold"
    assert game.refuses("switch II 4") == "no-such-place"
    assert game.refuses("switch III 1") == "booth-empty"


def test_fr_m12_6_with_one_open_booth_there_is_nothing_to_swap() -> None:
    game = table("market 1", market={"I": "R Y"}, options=DAMES, modules=laid_out(sent={0: "pink market"}))
    assert game.waiting == "market 0 0 1 -1"
    assert game.facts("dame-forfeited") == [{"actor": 0, "dame": "pink", "place": "market"}]


# In the cathedral

THREE = {"A1": "F01", "B2": "F02", "E5": "F03"}
NONE_RESERVED = (None, None, None)


def test_fr_m12_7_a_fresco_tile_is_reserved() -> None:
    game = at("cathedral 1", {0: "pink cathedral"}, paints="YRB", fresco=THREE, bishop="B2")
    assert game.legal() == ["reserve A1", "reserve E5", "pass"]
    assert game.refuses("reserve B2") == "under-the-bishop"
    assert game.refuses("reserve C3") == "restored-already"
    game.plays("reserve E5")
    assert share_of(game).reserved == (Reservation("E5", "day"), None, None)
    assert game.facts("segment-reserved") == [{"actor": 0, "dame": "pink", "segment": "E5"}]


def test_fr_m12_7_only_its_player_may_restore_it() -> None:
    plans = {0: "00001", 1: "01000", 2: "00001"}
    game = table(
        "cathedral",
        plans=plans,
        paints={1: "YRBG YRB"},
        fresco=THREE,
        options=DAMES,
        modules=laid_out(reserved={0: "A1 day", 1: "E5 night"}),
    )
    assert game.legal("restore") == ["restore B2", "restore E5"]
    assert game.refuses("restore A1") == "reserved"


def test_fr_m12_7_one_tile_a_segment_and_one_a_player() -> None:
    other = at("cathedral", {0: "pink cathedral"}, fresco=THREE, reserved={1: "A1 night"})
    assert other.refuses("reserve A1") == "reserved-already"
    own = at("cathedral", {0: "pink cathedral"}, fresco=THREE, reserved={0: "A1 night"})
    assert own.waiting == "theater 0 4 1"
    assert own.facts("dame-forfeited") == [{"actor": 0, "dame": "pink", "place": "cathedral"}]


def test_fr_m12_7_leonardo_may_not_restore_it_either() -> None:
    """[FR-L.6] [FR-L.7] No step is left: he jumps to the lowest tile that is not reserved."""
    game = table(
        "cathedral",
        seats=2,
        fresco={"C4": "F05", "A1": "F01", "E5": "F20"},
        options=DAMES,
        hours="5:00 6:00 9:00",
        modules=laid_out(reserved={0: "C4 day", 1: "A1 night"}),
    )
    assert game.waiting == "leonardo-restores"
    assert game.legal() == ["restore E5"]
    assert game.refuses("restore C4") == "leonardo-jumps"


def test_fr_m12_7_if_all_is_reserved_leonardo_restores_nothing() -> None:
    game = table(
        "cathedral",
        seats=2,
        fresco={"C4": "F05"},
        options=DAMES,
        hours="5:00 6:00 9:00",
        modules=laid_out(reserved={0: "C4 day"}),
    )
    assert game.waiting == "theater 0 4 1"


def test_fr_m12_8_who_restores_it_takes_the_tile_back() -> None:
    game = at("cathedral 1", {0: "pink cathedral"}, paints="YRB", fresco=THREE, bishop="B2")
    game.plays("reserve A1", "restore A1")
    assert share_of(game).reserved == NONE_RESERVED
    assert game.facts("reservation-returned") == [{"actor": 0, "segment": "A1"}]
    night = table("cathedral 1", paints="YRB", fresco=THREE, options=DAMES, modules=laid_out(reserved={0: "A1 night"}))
    assert share_of(night.plays("restore A1")).reserved == NONE_RESERVED


def test_fr_m12_8_once_the_painter_has_advanced() -> None:
    game = table(
        "cathedral 1",
        paints="YRB",
        fresco=THREE,
        bishop="E5",
        track="5 8 50",
        options=DAMES,
        modules=laid_out(reserved={0: "A1 night"}),
    ).plays("restore A1")
    assert game.waiting == "landing 0 8"
    assert share_of(game.plays("behind")).reserved == NONE_RESERVED


def test_fr_m12_8_the_example_of_the_rulebook() -> None:
    """Blue's tile of this round is turned to the night, Red's goes home."""
    game = table("evening", options=DAMES, modules=laid_out(reserved={0: "A1 night", 1: "B2 day"}), luck=REFILL)
    assert share_of(game).reserved == (None, Reservation("B2", "night"), None)
    assert game.facts("reservation-returned") == [{"actor": 0, "segment": "A1"}]
    assert game.facts("reservation-turned") == [{"actor": 1, "segment": "B2"}]


# The other locations


@pytest.mark.parametrize(("apprentices", "money"), [(0, 0), (1, 3 + 1), (2, 6 + 2), (3, 9 + 3)])
def test_fr_m12_9_a_thaler_for_each_apprentice_in_the_studio(apprentices: int, money: int) -> None:
    """Two apprentices: the example of the rulebook."""
    plans = {0: f"00{apprentices}01"}
    game = at("studio", {0: "purple studio"}, plans=plans)
    assert game.thalers[0] == 12 + money
    told = [{"actor": 0, "dame": "purple", "thalers": apprentices}]
    assert game.facts("dame-gathered") == (told if apprentices else [])


def test_fr_m12_9_not_for_the_second_one() -> None:
    plans = {0: "00200", 1: "00100"}
    game = at("studio", {0: "purple studio", 1: "purple studio"}, plans=plans)
    assert game.thalers == [12 + 6 + 2, 12 + 3, 12]


def test_fr_m12_9_before_portraits_are_painted() -> None:
    game = table(
        "studio 2",
        display="P13 P05",
        options={**DAMES, **PORTRAITS},
        modules=laid_out(sent={0: "pink studio"}),
    )
    assert (game.thalers[0], game.waiting) == (14, "studio 0 2 2")


def test_fr_m12_10_the_example_of_the_rulebook() -> None:
    """A blue paint for a yellow one."""
    game = at("workshop 1", {0: "pink workshop"}, paints="BO")
    assert game.legal() == ["barter blue yellow", "barter blue red", "pass"]
    assert game.refuses("barter red yellow") == "no-such-paint"
    game.plays("barter blue yellow")
    assert game.paints() == "YO"
    assert game.facts("bartered") == [{"actor": 0, "dame": "pink", "given": "blue", "taken": "yellow"}]


def test_fr_m12_10_then_the_apprentice_blends() -> None:
    game = at("workshop 1", {0: "pink workshop"}, paints="BB").plays("barter blue yellow", "blend green")
    assert game.paints() == "G"


def test_fr_m12_10_without_basic_paint_nothing() -> None:
    assert at("workshop", {0: "pink workshop"}, paints="OGP", plans={0: "00000"}).waiting == "theater 1 4 1"


def test_fr_m12_11_the_example_of_the_rulebook() -> None:
    """The painter is moved up three spaces."""
    game = at("theater 1", {0: "pink theater"}, mood=-3)
    assert game.legal() == ["cheer-up", "pass"]
    game.plays("cheer-up")
    assert game.mood[0] == 0
    assert game.facts("mood-changed") == [{"actor": 0, "spaces": 3, "mood": 0}]
    assert game.facts("dame-cheered-up") == [{"actor": 0, "dame": "pink", "mood": 0}]
    assert game.plays("attend").mood[0] == 2


@pytest.mark.parametrize("mood", [0, 1, 4])
def test_fr_m12_11_a_better_mood_is_lost_by_it(mood: int) -> None:
    """It is seldom wise, and allowed: those with a dame of her colour who come later are barred."""
    game = at("theater", {0: "pink theater", 1: "pink theater"}, mood=mood, plans={0: "00000"})
    assert game.legal() == ["cheer-up", "pass"]
    game.plays("cheer-up")
    assert game.mood[0] == 0
    assert game.facts("dame-cheered-up") == [{"actor": 0, "dame": "pink", "mood": 0}]
    assert game.facts("dame-forfeited") == [{"actor": 1, "dame": "pink", "place": "theater"}]
    assert game.facts("mood-changed") == ([{"actor": 0, "spaces": -mood, "mood": 0}] if mood else [])


def test_fr_m12_11_she_need_not() -> None:
    game = at("theater", {0: "pink theater"}, mood=3, plans={0: "00000"}).plays("pass")
    assert (game.mood[0], game.waiting) == (3, "theater 1 4 1")
    assert game.facts("dame-passed") == [{"actor": 0, "dame": "pink", "place": "theater"}]


def second_cathedral(thalers: int = 5) -> Play:
    """The final round, at its last column."""
    return at(
        "theater",
        {0: "pink theater"},
        thalers=thalers,
        paints="YRBG",
        last=True,
        plans={0: "00001"},
        fresco=THREE,
    )


def test_fr_m12_12_the_bishop_goes_anywhere_for_a_thaler() -> None:
    game = second_cathedral()
    assert len(game.legal("bishop")) == 24
    assert game.refuses("bishop C3") == "bishop-there"
    game.plays("bishop E5")
    assert (game.bishop, game.thalers[0]) == ("E5", 4)
    assert game.facts("dame-moved-bishop") == [{"actor": 0, "dame": "pink", "start": "C3", "segment": "E5", "price": 1}]
    assert game.refuses("cheer-up") == "not-here"


def test_fr_m12_12_a_move_of_its_own_may_follow() -> None:
    game = second_cathedral().plays("bishop D4", "bishop E5", "restore E5")
    assert game.thalers[0] == 3


def test_fr_m12_12_a_thaler_is_needed() -> None:
    game = second_cathedral(thalers=0)
    assert game.waiting == "cathedral 0 4 1 0"
    assert game.facts("dame-forfeited") == [{"actor": 0, "dame": "pink", "place": "cathedral-again"}]


def test_fr_m12_12_no_reservation_there_and_no_bishop_elsewhere() -> None:
    assert second_cathedral().refuses("reserve A1") == "dame-first"
    assert at("cathedral", {0: "pink cathedral"}, fresco=THREE).refuses("bishop B2") == "dame-first"


def test_fr_m12_12_the_sexton_is_not_used_up() -> None:
    """[FR-M1.11]"""
    game = table(
        "theater",
        plans={0: "00001"},
        paints="YRB",
        fresco=THREE,
        last=True,
        owned={0: "P04"},
        options={**DAMES, **PORTRAITS},
        modules=laid_out(sent={0: "pink theater"}),
    ).plays("bishop E5")
    assert game.allows("bishop A1")


# Leonardo


def test_fr_m12_14_leonardo_marries_too() -> None:
    game = table(
        "cathedral",
        seats=2,
        fresco={"C4": "F20", "A1": "F01"},
        track="1 60 7",
        options=DAMES,
        hours="5:00 6:00 9:00",
        modules=laid_out(),
    ).plays("restore C4")
    assert "purple" in married_to(game, 2)
    assert game.facts("married")[0] == {"actor": "leonardo", "dame": "purple", "space": 8}
    assert share_of(game).sent == ((), ())


# What is kept, and boxes of one's own


def test_complaints() -> None:
    game = table("workshop 1", paints="YR", options=DAMES, modules=laid_out({0: "pink"}, reserved={0: "A1 day"}))
    dames = game.state.extras[0]
    assert isinstance(dames, Beguines)
    dames.married[0] = 0
    dames.sent[0] = Location(1)
    dames.reserved[1] = dames.reserved[0]
    assert GAME.complaints(game.state) == [
        "a pink dame is missing, or there is one too many",
        "a dame is sent who is not there",
        "a reservation tile lies where none can be",
    ]
    dames.sent[0] = NOWHERE


def own(spaces: str) -> str:
    return f"[rosaries]\nthree_players = {spaces}"


def test_own_rosary_spaces_are_played_by() -> None:
    game = Fresco(own("[2, 3, 5, 7, 11, 13]"))
    assert game.fingerprint != fingerprint(parse_components())
    play = table("cathedral 1", paints="YRB", track="S1 40 50", options=DAMES, game=game).plays("altar YRB")
    assert len(share_of(play).married[0]) == 1


@pytest.mark.parametrize(
    ("spaces", "fault"),
    [
        ("[1, 2, 3]", "rosaries.three_players must have 6 entries, not 3."),
        ("[0, 2, 3, 4, 5, 6]", "rosaries.three_players must be 1 to 100, not 0."),
        ("[1, 2, 3, 4, 5, 101]", "rosaries.three_players must be 1 to 100, not 101."),
        ("[1, 2, 2, 4, 5, 6]", "rosaries.three_players must grow from one number to the next."),
        ("[2, 1, 3, 4, 5, 6]", "rosaries.three_players must grow from one number to the next."),
    ],
)
def test_wrong_rosary_spaces(spaces: str, fault: str) -> None:
    with pytest.raises(BadInput, match=re.escape(fault)):
        parse_components(own(spaces))
