"""Module 13: the catacombs."""

import random
import re
from collections import Counter

import pytest

from bottega.core.errors import BadInput
from bottega.games.fresco import GAME, Fresco
from bottega.games.fresco.catalogue import FRESCO, HOURS, LOCATIONS
from bottega.games.fresco.components import parse_components
from bottega.games.fresco.modules.covering import WhereTo
from bottega.games.fresco.modules.m13_catacombs.catalogue import MAPS, hour_of_map
from bottega.games.fresco.modules.m13_catacombs.plan import WhereMapGoes
from bottega.games.fresco.modules.m13_catacombs.rooms import EMPTY, Rooms
from bottega.games.fresco.modules.m13_catacombs.view import CatacombsShare, MapStack
from bottega.games.fresco.modules.order import ORDER
from bottega.games.fresco.planning import HowMany
from bottega.games.fresco.questions import PlanRound
from tests.games.fresco.module_refusals.m13_catacombs import (
    CATACOMBS,
    COVERED,
    exploring,
    held,
    leonardos,
    maps_on,
    planning,
    rooms,
    with_maps,
)
from tests.games.fresco.tables import REFILL, Play, begun, first_come, table

COMPONENTS = parse_components()
ALL = ["no", *LOCATIONS]
SEVEN_LEFT = {"A4": "F01", "E5": "F02", "E4": "F03", "E3": "F04", "E2": "F05", "E1": "F06", "D5": "F07"}
"""Enough tiles for one more round."""


def share_of(game: Play, seat: int | None = None) -> CatacombsShare:
    return game.share(CatacombsShare, seat)


def opened(game: Play) -> dict[str, str]:
    """The treasures that lie open."""
    return {room.segment: room.treasure for room in share_of(game).open}


def kept(game: Play, painter: int = 0) -> str:
    """The treasures that a painter keeps: all know."""
    return " ".join(share_of(game).kept[painter])


def left(game: Play) -> list[int]:
    """How many maps are left of each time."""
    return [stack.left for stack in share_of(game).stacks]


def assigned(plan: str) -> list[str]:
    return [f"assign {location} {number}" for location, number in zip(LOCATIONS[:-1], plan[:-1], strict=True)]


# Setting up


def test_fr_m13_1_all_treasures_lie_face_down_and_all_maps_in_their_stacks() -> None:
    """There is no luck in it: what lies where is decided when it is turned up."""
    game = begun(*REFILL, *first_come(24), options=CATACOMBS)
    share = share_of(game)
    assert (share.open, share.sold, share.shown) == ((), (), ())
    assert share.stacks == (MapStack("5:00", 6), MapStack("6:00", 8), MapStack("7:00", 8))
    assert [share.hands, share.laid, share.spent, share.kept] == [((), (), ())] * 4


def test_fr_m13_1_25_treasures_and_22_maps() -> None:
    assert len(COMPONENTS.treasures.items) == 25
    sizes = Counter((HOURS[hour_of_map(MAPS.index(entry.id))], len(entry.rooms)) for entry in COMPONENTS.maps.items)
    assert sizes == {("5:00", 4): 6, ("6:00", 3): 8, ("7:00", 2): 8}


def test_fr_m13_1_every_room_is_on_two_or_three_maps() -> None:
    marked = Counter(room for entry in COMPONENTS.maps.items for room in entry.rooms)
    assert set(marked) == set(FRESCO.names)
    assert set(marked.values()) == {2, 3}


def test_fr_m13_1_without_the_module_there_are_none() -> None:
    game = table().plays("wake 5:00")
    assert game.waiting == "wake-up 1"
    assert table("workshop 1", paints="YR").refuses("explore") == "not-played-with"


# The treasures are turned up


def test_fr_m13_2_restoring_a_segment_turns_its_treasure_up() -> None:
    game = table("cathedral 1", paints="YRB", options=CATACOMBS).plays("restore A1", luck=["draw 4"])
    assert opened(game) == {"A1": "T05"}
    assert game.facts("turned-up") == [{"actor": 0, "segment": "A1", "treasure": "T05"}]


def test_fr_m13_2_each_treasure_once() -> None:
    game = table("cathedral 2", paints="YRB YRB", options=CATACOMBS)
    game.plays("restore A1", luck=["draw 4"])
    with pytest.raises(Exception, match="none is left"):
        game.plays("restore A2", luck=["draw 4"])


def test_fr_m13_2_even_if_the_painter_must_choose_a_space_first() -> None:
    game = table(
        "cathedral 1",
        paints="YRB",
        fresco={"A1": "F01"},
        bishop="E5",
        track="5 8 20",
        options=CATACOMBS,
        modules=rooms({"A1": "F01"}),
    ).plays("restore A1")
    assert (game.waiting, opened(game)) == ("landing 0 8", {})
    game.plays("behind", luck=["draw 24"])
    assert opened(game) == {"A1": "T25"}


def test_fr_m13_2_leonardo_turns_them_up_too() -> None:
    game = table("cathedral", seats=2, options=CATACOMBS, hours="5:00 6:00 9:00")
    game.plays("restore C4", luck=["draw 0"])
    assert opened(game) == {"C4": "T01"}
    assert game.facts("turned-up")[0]["actor"] == "leonardo"


# Waking up


def test_fr_m13_3_the_example_of_the_rulebook() -> None:
    """Red wakes up at 5:00, and pays a Thaler for the top map."""
    game = table(options=CATACOMBS).plays("wake 5:00")
    assert (game.waiting, game.mood[0]) == ("buying-map 0", -3)
    assert game.question == {"asks": "whether-to-buy-map", "seat": 0, "hour": "5:00", "price": 1}
    assert game.legal() == ["buy-map", "pass"]
    game.plays("buy-map", luck=["draw 2"])
    assert game.thalers == [11, 12, 12]
    assert share_of(game, 0).hands[0] == held("5C")
    assert left(game) == [5, 8, 8]
    assert game.waiting == "wake-up 1"
    assert game.facts("map-bought") == [{"actor": 0, "hour": "5:00", "price": 1}]
    assert game.facts("map-seen") == [{"actor": 0, "map": "5C", "rooms": ("B1", "C1", "C2", "D1")}]


def test_fr_m13_3_nobody_must_buy() -> None:
    game = table(options=CATACOMBS).plays("wake 5:00", "pass")
    assert (game.thalers[0], share_of(game, 0).hands[0]) == (12, ())


@pytest.mark.parametrize(("time", "asked"), [("5:00", 1), ("6:00", 1), ("7:00", 1), ("8:00", 0), ("9:00", 0)])
def test_fr_m13_3_at_three_times(time: str, asked: int) -> None:
    game = table(options=CATACOMBS).plays(f"wake {time}")
    assert game.waiting == ("buying-map 0" if asked else "wake-up 1")


def test_fr_m13_3_the_maps_of_the_time() -> None:
    game = table(options=CATACOMBS).plays("wake 7:00")
    with pytest.raises(Exception, match="none is left"):
        game.plays("buy-map", luck=["draw 0"])
    assert table(options=CATACOMBS).plays("wake 7:00", "buy-map", luck=["draw 21"]).legal("wake") != []


def test_fr_m13_3_a_thaler_and_a_map_are_needed() -> None:
    assert table(options=CATACOMBS, thalers=0).plays("wake 5:00").waiting == "wake-up 1"
    gone = table(options=CATACOMBS, modules=rooms(shown="5A 5B 5C 5D 5E 5F"))
    assert gone.plays("wake 5:00").waiting == "wake-up 1"


def test_fr_m13_3_the_rooms_are_a_secret_the_time_is_not() -> None:
    game = table(options=CATACOMBS).plays("wake 5:00", "buy-map", luck=["draw 2"])
    for seat in (*game.state.rules.seats[1:], None):
        assert share_of(game, seat).hands[0] == held("5:00")
        assert [event.word for event in game.told.seen_by(seat)][-1] == "map-bought"
    assert [event.word for event in game.told.seen_by(game.state.rules.seats[0])][-1] == "map-seen"


# Planning


def test_fr_m13_4_each_map_is_asked_for() -> None:
    game = planning()
    assert game.question == {"asks": "where-map", "seat": 0, "map": "5A"}
    assert game.view(1).questions[0] == PlanRound(0)
    assert game.legal(seat=0) == [f"map 5A {where}" for where in ALL]
    game.plays("map 5A studio", seat=0)
    assert game.legal(seat=0) == [f"map 6B {where}" for where in ALL if where != "studio"]
    game.plays("map 6B no", seat=0)
    assert game.waiting == "planning"
    assert game.legal("assign", seat=0)
    assert (share_of(game, 0).laid[0], share_of(game, 0).hands[0]) == (maps_on("studio 5A"), held("6B"))


def test_fr_m13_4_once_all_action_tiles_lie_and_before_the_apprentices() -> None:
    blanks = GAME.ruleset(3, {kind.name: "on" for kind in ORDER}).blanks
    tiles = [number for number, blank in enumerate(blanks) if isinstance(blank, WhereTo)]
    maps = [number for number, blank in enumerate(blanks) if isinstance(blank, WhereMapGoes)]
    apprentices = [number for number, blank in enumerate(blanks) if isinstance(blank, HowMany)]
    assert len(maps) == 22
    assert max([-1, *tiles]) < maps[0] < maps[-1] < apprentices[0]


def test_fr_m13_4_up_to_five() -> None:
    game = planning("5A 5B 6A 6B 7A 7B")
    names = zip(["5A", "5B", "6A", "6B", "7A"], LOCATIONS, strict=True)
    game.plays(*[f"map {name} {location}" for name, location in names], seat=0)
    assert game.legal(seat=0) == ["map 7B no"]
    game.plays("map 7B no", *assigned("11111"), seat=0)


def test_fr_m13_4_who_has_none_is_not_asked() -> None:
    assert planning().legal("assign", seat=1)


def test_fr_m13_4_refusals_in_a_plan() -> None:
    game = planning()
    assert game.refuses("commit", seat=0) == "say-where-map-goes"
    assert game.refuses("map 6B no", seat=0) == "say-where-map-goes"
    assert game.refuses("map 7A market", seat=0) == "no-such-map"
    game.plays("map 5A no", seat=0)
    assert game.refuses("map 5A market", seat=0) == "map-said-already"
    laid = planning().plays("map 5A market", seat=0)
    assert laid.refuses("map 5A studio", seat=0) == "map-said-already"
    assert laid.refuses("map 6B market", seat=0) == "map-there"


def test_fr_m13_4_nobody_sees_that_a_map_is_laid_before_all_plans_are_revealed() -> None:
    game = planning().plays("map 5A studio", "map 6B no", *assigned("12110"), "commit", seat=0)
    for seat in (1, 2, None):
        assert (share_of(game, seat).laid[0], share_of(game, seat).hands[0]) == (None, held("5:00 6:00"))
    assert share_of(game, 0).laid[0] == maps_on("studio 5A")


def test_fr_m13_4_then_the_location_is_seen_and_not_the_rooms() -> None:
    game = planning().plays("map 5A studio", "map 6B no", *assigned("12110"), "commit", seat=0)
    game.plans(1, "12011").plans(2, "12011")
    assert share_of(game, 1).laid[0] == maps_on("studio 5:00")
    assert share_of(game, 1).hands[0] == held("6:00")
    assert game.facts("map-laid") == [{"actor": 0, "hour": "5:00", "map": None, "place": "studio"}]
    assert game.facts("own-map-laid") == [{"actor": 0, "map": "5A", "place": "studio"}]
    knows = [seat for seat in game.seats if "own-map-laid" in [event.word for event in game.told.seen_by(seat)]]
    assert knows == [0]


def test_fr_m13_5_one_apprentice_beside_a_map() -> None:
    game = planning().plays("map 5A market", "map 6B no", seat=0)
    assert game.legal(seat=0) == ["assign market 0", "assign market 1"]
    assert game.why_not("assign market 2", seat=0).to_json() == {
        "code": "no-room-beside-map",
        "rule": "FR-M13.5",
        "map": "5A",
        "location": "market",
        "room": 1,
    }


def test_fr_m13_5_not_where_an_action_tile_lies() -> None:
    options = {**CATACOMBS, "pews": "on"}
    game = table("plan", options=options, modules=rooms(maps={0: "5A"})).plays("pews studio", seat=0)
    assert game.refuses("map 5A studio", seat=0) == "covered"
    assert "map 5A studio" not in game.legal(seat=0)


def test_fr_m13_5_all_apprentices_must_find_room() -> None:
    """Six apprentices: four maps leave 4 + 3 spaces, a fifth would leave five."""
    game = with_maps(4)
    assert game.legal(seat=0) == ["map 7A no"]
    assert game.refuses("map 7A theater", seat=0) == "no-room-for-all"


# Exploring


def test_fr_m13_6_the_example_of_the_rulebook() -> None:
    """A map of four rooms: two treasures, one room still covered, one empty. The apprentice blends twice."""
    game = exploring()
    assert game.legal() == ["blend orange", "explore", "pass"]
    game.plays("explore")
    assert game.waiting == "exploring 0 A2 A3"
    assert game.facts("explored") == [{"actor": 0, "map": "5A", "place": "workshop", "rooms": ("A2", "A3", "A4", "B2")}]
    assert game.question == {
        "asks": "treasure-found",
        "seat": 0,
        "segment": "A2",
        "treasure": "T03",
        "following": ("A3",),
    }
    game.plays("keep", "keep", "blend orange", "blend orange")
    assert (kept(game), opened(game)) == ("T03 T16", {})
    assert game.waiting == "theater 1 4 1"


def test_fr_m13_6_at_any_point_of_the_visit() -> None:
    between = exploring().plays("blend orange", "explore", "sell", "sell", "blend orange")
    assert between.paints() == "OO"
    after = exploring().plays("blend orange", "blend orange")
    assert after.legal() == ["explore", "pass"]
    assert after.plays("explore", "sell", "sell").waiting == "theater 1 4 1"


@pytest.mark.parametrize("location", LOCATIONS)
def test_fr_m13_6_at_every_location_and_without_an_apprentice(location: str) -> None:
    game = exploring(at=f"{location} 0")
    assert game.waiting.split()[:4] == [location, "0", str(LOCATIONS.index(location)), "0"]
    assert game.legal() == ["explore", "pass"]
    game.plays("explore", "sell", "pass")
    assert not game.waiting.startswith(f"{location} 0")


def test_fr_m13_6_after_closing_a_booth() -> None:
    game = table(
        "market 1",
        market={"I": "R Y"},
        fresco=COVERED,
        options=CATACOMBS,
        modules=rooms(COVERED, {"A2": "T03"}, laid={0: "market 5A"}),
    ).plays("close I")
    assert game.legal() == ["explore", "pass"]
    game.plays("explore", "sell")
    assert (game.thalers[0], game.waiting) == (12 + 5, "theater 1 4 1")


def test_fr_m13_6_a_room_that_was_just_opened() -> None:
    """[FR-M13.2] The apprentice restores A4, and then its room is explored."""
    fresco = {**COVERED}
    game = table(
        "cathedral 1",
        paints="YRB",
        fresco=fresco,
        options=CATACOMBS,
        track="1 40 50",
        modules=rooms(fresco, laid={0: "cathedral 5A"}),
    )
    assert game.refuses("explore") == "nothing-open"
    last = [number for number in range(25) if f"T{number + 1:02}" not in share_of(game).sold][-1]
    game.plays("restore A4", luck=[f"draw {last}"]).plays("explore", "keep")
    assert kept(game) == "T25"


def test_fr_m13_6_twice_in_the_cathedral_of_the_final_round() -> None:
    game = table(
        "cathedral",
        plans={0: "00000", 1: "00100", 2: "00100"},
        fresco=COVERED,
        options=CATACOMBS,
        last=True,
        modules=rooms(COVERED, {"A2": "T03", "B5": "T04"}, laid={0: "cathedral 5A, theater 7E"}),
    ).plays("explore", "keep")
    assert game.waiting == "cathedral 0 4 0 0"
    game.plays("explore", "keep")
    assert game.sheet()["catacombs"] == 10


def test_fr_m13_6_in_the_order_of_the_round() -> None:
    """Two maps show A2: the first takes its treasure."""
    game = table(
        "workshop",
        plans={0: "00000", 1: "00000", 2: "00001"},
        fresco=COVERED,
        options=CATACOMBS,
        modules=rooms(COVERED, {"A2": "T03", "C3": "T04"}, laid={0: "workshop 7A", 1: "workshop 6A"}),
    ).plays("explore", "keep")
    assert game.waiting == "workshop 1 3 0 2"
    assert game.refuses("explore") == "nothing-open"


def test_fr_m13_6_where_nothing_is_open_at_all_nobody_is_asked() -> None:
    game = exploring(opened={}, at="theater 0")
    assert game.waiting == "theater 1 4 1"
    assert share_of(game, 0).spent[0] == held("5A")


def test_fr_m13_6_whether_one_is_asked_tells_nothing_of_the_map() -> None:
    """A treasure is open, though not in a room of the map: the owner alone knows."""
    game = exploring({"E1": "T03"}, at="theater 0")
    assert (game.waiting, game.legal()) == ("theater 0 4 0", ["pass"])


def test_fr_m13_7_a_map_is_spent_used_or_not() -> None:
    unused = exploring(at="theater 0").plays("pass")
    assert share_of(unused, 0).spent[0] == held("5A")
    assert share_of(unused, 1).spent[0] == held("5:00")
    assert (share_of(unused).laid[0], share_of(unused).shown) == ((), ())
    assert unused.facts("map-spent") == [{"actor": 0, "hour": "5:00", "place": "theater"}]
    used = exploring(at="theater 0").plays("explore", "keep", "keep")
    assert (share_of(used, 1).shown, share_of(used, 1).spent[0]) == (("5A",), ())
    assert used.facts("map-spent") == []


def test_fr_m13_8_the_example_of_the_statue() -> None:
    """Kept, five points in the end; sold, five Thalers."""
    taken = exploring({"A2": "T03"}).plays("explore", "keep")
    assert (kept(taken), taken.thalers[0]) == ("T03", 12)
    assert taken.facts("treasure-kept") == [{"actor": 0, "treasure": "T03", "segment": "A2"}]
    sold = exploring({"A2": "T03"}).plays("explore", "sell")
    assert (kept(sold), sold.thalers[0]) == ("", 12 + 5)
    assert "T03" in share_of(sold).sold
    assert sold.facts("treasure-sold") == [{"actor": 0, "treasure": "T03", "segment": "A2", "thalers": 5}]


def test_fr_m13_8_one_after_the_other_and_some_may_be_left() -> None:
    game = exploring({"A2": "T03", "A3": "T08", "B2": "T25"}).plays("explore")
    assert game.legal() == ["keep", "sell", "pass"]
    game.plays("keep", "pass", "sell")
    assert opened(game) == {"A3": "T08"}
    assert (kept(game), game.thalers[0]) == ("T03", 12 + 3)


def test_fr_m13_8_all_have_seen_what_somebody_keeps() -> None:
    game = exploring({"A2": "T03"}, kept="T01 T25").plays("explore", "keep")
    for seat in (1, 2, None):
        assert share_of(game, seat).kept[0] == ("T01", "T03", "T25")


def test_fr_m13_9_the_example_of_the_script() -> None:
    """Three spaces of mood, and two Thalers since it is sold."""
    game = exploring({"A2": "T16"}).plays("explore", "sell")
    assert (game.mood[0], game.thalers[0]) == (3, 14)
    assert game.facts("mood-changed") == [{"actor": 0, "spaces": 3, "mood": 3}]


def test_fr_m13_9_whether_kept_or_sold_but_not_if_left() -> None:
    assert exploring({"A2": "T14"}).plays("explore", "keep").mood[0] == 2
    assert exploring({"A2": "T14"}).plays("explore", "sell").mood[0] == 2
    assert exploring({"A2": "T14"}).plays("explore", "pass").mood[0] == 0


def test_fr_m13_10_a_second_script_of_a_volume_is_sold() -> None:
    game = exploring({"A2": "T16", "A3": "T17"}).plays("explore", "keep")
    assert game.legal() == ["sell", "pass"]
    assert game.refuses("keep") == "second-copy"
    game.plays("sell")
    assert (kept(game), game.thalers[0]) == ("T16", 15)


def test_fr_m13_10_other_treasures_twice_if_one_likes() -> None:
    assert exploring({"A2": "T03", "A3": "T04"}).plays("explore", "keep").allows("keep")


# The end


def final(kept: str, track: str = "10 40 50", others: str = "") -> Play:
    """The last visit of the final round."""
    return table(
        "theater",
        plans={0: "00000", 1: "00000", 2: "00000"},
        thalers=0,
        last=True,
        track=track,
        fresco=COVERED,
        options=CATACOMBS,
        modules=rooms(COVERED, kept={0: kept, 1: others}),
    )


@pytest.mark.parametrize(
    ("kept", "points"),
    [
        ("", 0),
        ("T03", 5),
        ("T01 T08 T14", 6 + 3 + 2),
        ("T16", 1),
        ("T24", 5),
        ("T16 T18 T22", 3 * 4),
        ("T19 T21 T23", 3 * 4),
        ("T17 T19 T21 T23 T25", 25),
        ("T03 T16 T25", 5 + 2 * 5),
    ],
)
def test_fr_m13_11_what_treasures_are_worth(kept: str, points: int) -> None:
    """Three scripts of which the highest is volume 4: 12, as in the rulebook."""
    game = final(kept)
    assert game.track[0] == 10 + points
    assert game.sheet().get("catacombs", 0) == points


def test_fr_m13_11_it_is_told() -> None:
    assert final("T03 T16 T25").facts("catacombs-scored") == [
        {"actor": 0, "treasures": ("T03", "T16", "T25"), "scripts": 10, "points": 15}
    ]


def test_fr_m13_11_in_the_order_of_the_round_in_front_of_others_and_before_money() -> None:
    """[FR-9.4] Red comes to 15, Blue's 15 is taken then."""
    game = final("T03", track="10 11 50", others="T06")
    assert game.track[:2] == [15, 16]
    assert game.sheet(1) == {"tiles": 11, "track": 1, "catacombs": 4}
    rich = table(
        "theater",
        plans={0: "00000", 1: "00000", 2: "00000"},
        thalers=[2, 0, 0],
        last=True,
        track="10 40 50",
        fresco=COVERED,
        options=CATACOMBS,
        modules=rooms(COVERED, kept={0: "T03"}),
    )
    words = [event.word for event in rich.told.events]
    assert words.index("catacombs-scored") < words.index("money-scored")


def test_fr_m13_11_in_the_end_all_is_seen() -> None:
    assert share_of(final("T03 T16"), 1).kept[0] == ("T03", "T16")


# Leonardo


def test_fr_m13_12_leonardo_takes_a_map_for_nothing() -> None:
    game = leonardos(luck="draw 3")
    assert (game.waiting, game.state.pending) == ("leonardo-lays-map 5D", (0,))
    assert game.thalers == [12, 12]
    assert game.facts("leonardo-took-map") == [{"actor": "leonardo", "map": "5D", "rooms": ("B3", "B4", "C3", "C4")}]
    assert game.question == {"asks": "where-leonardos-map", "seat": 0, "map": "5D"}
    assert game.legal() == [f"map 5D {location}" for location in LOCATIONS]
    game.plays("map 5D theater")
    for seat in (0, 1, None):
        assert share_of(game, seat).laid[2] == maps_on("theater 5D")
    assert game.facts("map-laid") == [{"actor": "leonardo", "hour": "5:00", "map": "5D", "place": "theater"}]
    assert game.waiting == "wake-up 0"


def test_fr_m13_12_not_at_8_nor_if_none_is_left() -> None:
    assert table(seats=2, track="10 20 1", options=CATACOMBS).plays("wake 8:00").waiting == "wake-up 0"
    modules = rooms(shown="5A 5B 5C 5D 5E 5F", seats=2)
    assert table(seats=2, track="10 20 1", options=CATACOMBS, modules=modules).plays("wake 5:00").waiting == "wake-up 0"


SCRIPTS = {"A2": "T24", "A3": "T25", "C3": "T03"}


def leonardo_at(column: str, last: bool = False, treasures: dict[str, str] = SCRIPTS) -> Play:
    """Leonardo's turn at a location, where his map lies: A2 and A3 hold scripts of one volume."""
    return table(
        column,
        seats=2,
        plans={0: "00000" if last else "00001", 1: "00000"},
        fresco=SEVEN_LEFT,
        leonardo="A5",
        hours="5:00 6:00 9:00",
        track="1 30 60",
        last=last,
        options=CATACOMBS,
        modules=rooms(SEVEN_LEFT, treasures, laid={2: f"{column} 5A"}, shown="5A", seats=2),
    )


def test_fr_m13_12_he_keeps_all_he_finds() -> None:
    game = leonardo_at("studio")
    assert kept(game, 2) == "T24 T25"
    assert (opened(game), share_of(game).laid[2]) == ({"C3": "T03"}, ())
    assert game.facts("treasure-kept") == [
        {"actor": "leonardo", "treasure": "T24", "segment": "A2"},
        {"actor": "leonardo", "treasure": "T25", "segment": "A3"},
    ]


def test_fr_m13_12_after_what_else_he_does_there() -> None:
    """He restores A4, and finds what lies under it."""
    game = leonardo_at("cathedral")
    assert game.waiting == "leonardo-restores"
    hidden = [number for number in range(25) if f"T{number + 1:02}" not in str(share_of(game))]
    game.plays("restore A4", luck=[f"draw {hidden[0]}"])
    assert len(share_of(game).kept[2]) == 3


def test_fr_m13_12_or_before_he_restores() -> None:
    """His player chooses, as for an apprentice: then what lies under A4 stays there."""
    game = leonardo_at("cathedral")
    assert game.legal() == ["restore A4", "explore"]
    game.plays("explore")
    assert kept(game, 2) == "T24 T25"
    assert (share_of(game).laid[2], game.waiting) == ((), "leonardo-restores")
    assert game.refuses("explore") == "leonardo-restores", "the map is gone"
    hidden = [number for number in range(25) if f"T{number + 1:02}" not in str(share_of(game))]
    game.plays("restore A4", luck=[f"draw {hidden[0]}"])
    assert len(share_of(game).kept[2]) == 2
    assert len(game.facts("explored")) == 1


def test_fr_m13_12_not_before_anything_is_open() -> None:
    """[FR-M13.6] As for players; but he does not do without, and explores when he has restored."""
    game = leonardo_at("cathedral", treasures={"C3": "T03"})
    assert game.legal() == ["restore A4"]
    assert game.refuses("explore") == "leonardo-restores"
    game.plays("restore A4", luck=["draw 24"])
    assert kept(game, 2) == "T25"


def test_fr_m13_12_where_the_order_makes_no_difference_nobody_is_asked() -> None:
    """[FR-M1.14] He paints, and explores by himself."""
    game = table(
        "studio",
        seats=2,
        plans={0: "00001", 1: "00000"},
        fresco=SEVEN_LEFT,
        hours="5:00 6:00 9:00",
        options={**CATACOMBS, "portraits": "on"},
        modules=rooms(SEVEN_LEFT, SCRIPTS, laid={2: "studio 5A"}, shown="5A", seats=2),
    )
    assert game.legal() == ["portrait 1", "portrait 2"]
    assert share_of(game.plays("portrait 1")).laid[2] == ()


def test_fr_m13_12_without_a_map_he_restores() -> None:
    game = table(
        "cathedral",
        seats=2,
        fresco=SEVEN_LEFT,
        leonardo="A5",
        hours="5:00 6:00 9:00",
        options=CATACOMBS,
        modules=rooms(SEVEN_LEFT, SCRIPTS, seats=2),
    )
    assert (game.legal(), game.refuses("explore")) == (["restore A4"], "leonardo-restores")


def test_fr_m13_12_in_the_final_round_his_map_works_without_an_apprentice() -> None:
    """And a second script of a volume is worth nothing more."""
    game = leonardo_at("cathedral", last=True)
    assert game.waiting == ""
    assert game.sheet(2)["catacombs"] == 5


# Secrets


def test_imagined_tables_fit_what_is_seen() -> None:
    """Maps are of their time, and nothing is in two places."""
    game = table(
        "theater 1",
        fresco=COVERED,
        options=CATACOMBS,
        modules=rooms(
            COVERED,
            {"C3": "T01"},
            {0: "T17 T19 T21 T23 T25", 1: "T16 T18 T20 T22 T24", 2: "T02"},
            maps={1: "5A 7C"},
            laid={1: "theater 6A"},
            spent={1: "7D"},
        ),
    )
    rng = random.Random(3)
    for seat in (0, 1, 2, None):
        seen = game.view(seat)
        for _ in range(20):
            imagined = GAME.determinize(seen, rng)
            assert GAME.complaints(imagined) == []
            assert GAME.view(imagined, game.state.rules.seats[seat] if seat is not None else None) == seen


def test_complaints() -> None:
    game = table("workshop 1", paints="YR", options=CATACOMBS, modules=rooms(maps={0: "5A"}))
    state = game.state.extras[0]
    assert isinstance(state, Rooms)
    state.kept[0] = 0b11 << 15
    state.hands[1] = 1
    assert GAME.complaints(game.state) == [
        "a treasure is missing, or in two places",
        "a map is missing, or in two places",
        "a player keeps a script twice",
    ]
    state.down = 0
    assert "a treasure lies face down under every fresco tile" in GAME.complaints(game.state)
    assert set(state.open) == {EMPTY}


# Boxes of one's own


def test_own_treasures_and_maps_are_played_by() -> None:
    own = '[[treasures.items]]\nid = "T03"\nthalers = 9\nmood = 1\n[[maps.items]]\nid = "7A"\nrooms = ["E1", "C3"]'
    game = table(
        "workshop 1",
        fresco=COVERED,
        options=CATACOMBS,
        modules=rooms(COVERED, {"E1": "T03"}, laid={0: "workshop 7A"}),
        game=Fresco(own),
    ).plays("explore", "sell")
    assert (game.thalers[0], game.mood[0]) == (12 + 9, 1)


TREASURE = '[[treasures.items]]\nid = "T16"\n'
MAP = '[[maps.items]]\nid = "6A"\n'


@pytest.mark.parametrize(
    ("own", "fault"),
    [
        (f"{TREASURE}thalers = 100", "treasures.T16.thalers must be 0 to 99, not 100."),
        (f"{TREASURE}mood = -1", "treasures.T16.mood must be 0 to 9, not -1."),
        (f"{TREASURE}volume = 6", "treasures.T16.volume must be 0 to 5, not 6."),
        (f"{TREASURE}points = 1", "treasures.T16.points must be 0: a script has no points of its own."),
        (f'{TREASURE}name = " "', "treasures.T16.name must say something, on one line."),
        (
            f'{TREASURE}volume = 2\n[[treasures.items]]\nid = "T17"\nvolume = 2',
            "No treasure is a script of volume 1.",
        ),
        (f'{MAP}rooms = ["A1"]', "maps.6A.rooms must have 3 entries, not 1."),
        (f'{MAP}rooms = ["A1", "A1", "A2"]', "maps.6A.rooms has 'A1' twice."),
        (
            f'{MAP}rooms = ["A1", "A2", "F1"]',
            "maps.6A.rooms can't be 'F1'. There are A1, A2, A3",
        ),
    ],
)
def test_wrong_treasures_and_maps(own: str, fault: str) -> None:
    with pytest.raises(BadInput, match=re.escape(fault)):
        parse_components(own)
