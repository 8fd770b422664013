"""What is said of module 13, the catacombs."""

from __future__ import annotations

import pytest

from bottega.games.fresco import Fresco
from bottega.games.fresco.catalogue import LOCATIONS
from tests.games.fresco.module_refusals.m13_catacombs import (
    CATACOMBS,
    COVERED,
    exploring,
    leonardos,
    planning,
    rooms,
    with_maps,
)
from tests.games.fresco.tables import Play, table
from tests.speech.spoken import Spoken

ASSIGNED = [f"assign {location} {number}" for location, number in zip(LOCATIONS, "1211", strict=False)]


# Maps


def test_a_map_is_offered_with_its_time() -> None:
    spoken = Spoken(table(options=CATACOMBS).plays("wake 5:00"))
    assert spoken.asked == "Buy a map of 5:00 for 1 Thaler? You see its rooms then.  Like: buy-map"
    assert spoken.menu == {"Buy": ["the map on top for 1 Thaler"]}
    assert spoken.enter == "buy no map"
    assert spoken.explains("pass") == "You buy no map."
    assert spoken.explains("buy-map") == "Pay 1 Thaler for a map of your wake-up time. Only you see its rooms."
    spoken.game.plays("buy-map", luck=["draw 2"])
    assert spoken.told("map-bought") == ["Anna pays 1 Thaler for a map of 5:00."]
    assert spoken.told("map-seen") == ["You see what map 5C shows: B1, C1, C2 and D1."]
    assert Spoken(spoken.game, seat=1).told("map-seen") == []


def test_a_wake_up_time_tells_of_maps() -> None:
    """[FR-M13.3] [FR-M13.12] Maps are sold until 7:00, and Leonardo has one for nothing."""
    menu = Spoken(table(options=CATACOMBS)).menu
    assert menu["7:00"][0].endswith("tiles at 2 Thalers; a map for 1 Thaler")
    assert menu["8:00"][0].endswith("tiles at 2 Thalers")
    two = Spoken(table(seats=2, track="10 20 1", options=CATACOMBS)).menu
    assert (two["5:00"], two["9:00"]) == (["wake up; a map for nothing"], ["wake up"])
    gone = Spoken(table(options=CATACOMBS, modules=rooms(shown="5A 5B 5C 5D 5E 5F"))).menu
    assert "map" not in gone["5:00"][0]


def test_where_a_map_goes() -> None:
    game = table("plan", fresco=COVERED, options=CATACOMBS, modules=rooms(COVERED, {"A2": "T03"}, maps={0: "5A"}))
    spoken = Spoken(game)
    assert "map 5A market" in spoken.asked
    assert "Where does your map 5A go (A2(5/5) A4)? One apprentice finds room beside it." in spoken.asked
    assert spoken.menu == {"Map 5A": ["keep it", *LOCATIONS]}
    assert spoken.explains("map 5A no") == "Keep map 5A of 5:00 for later rounds."
    assert spoken.explains("map 5A studio") == (
        "Lay map 5A of 5:00 on the studio, with room for one apprentice: in that visit you may explore its rooms."
    )


def test_a_map_with_nothing_left_to_find() -> None:
    left = {"E1": "F01", "E2": "F02"}
    game = table("plan", fresco=left, options=CATACOMBS, modules=rooms(left, maps={0: "7A"}))
    assert "Where does your map 7A go (all its rooms are empty)?" in Spoken(game).asked


def test_a_plan_names_the_only_map_or_not() -> None:
    spoken = Spoken(planning("5A"))
    for clause in ("map 5A studio", "map studio", "the map on the studio", "map studio 5a"):
        assert spoken.reads(f"plan 1 2 1 1 0, {clause}") == ["map 5A studio", *ASSIGNED]
    assert spoken.stumbles("plan 1 2 1 1 0, map") == (
        "What does `map` mean? Say it like `map 5A market`, `map 5A cathedral`, `map 5A studio` or `map 5A workshop`."
    )
    assert spoken.stumbles("plan 1 2 1 1 0, map studio, map market") == (
        "You can't plan `map 5A market`. A map lies on one location, where all your apprentices still find room."
    )
    assert spoken.stumbles("plan 1 2 1 1 0, explore") == (
        "You can't plan `explore`. That is done in the visit to a map's location."
    )


def test_a_map_of_somebody_else() -> None:
    without = Spoken(table("plan", options=CATACOMBS))
    assert without.stumbles("plan 1 2 1 1 0, map 7A studio") == (
        "You can't plan `map 7A studio`. You do not have map 7A. You have none."
    )


def test_a_plan_tells_the_time_to_all_and_the_map_to_its_owner() -> None:
    game = planning("5A").plays("map 5A studio", *ASSIGNED, seat=0)
    spoken = Spoken(game)
    assert "Anna lays a map of 5:00 on the studio. It is map 5A." in spoken.explains("commit")
    game.plays("commit", seat=0).plans(1, "12011").plans(2, "12011")
    assert spoken.told("map-laid") == ["Anna lays a map of 5:00 on the studio."]
    assert spoken.told("own-map-laid") == ["It is map 5A."]
    assert Spoken(game, seat=1).told("own-map-laid") == []


# Exploring


def test_exploring_is_named_in_the_question_of_a_visit() -> None:
    """Also where nothing else can be done."""
    spoken = Spoken(exploring(at="cathedral 0"))
    assert spoken.asked == (
        "You have no apprentice at the cathedral. You may still explore the catacombs.  Like: explore"
    )
    assert spoken.menu == {"Explore": ["A2 5/5 and A3 V1/2+3"]}
    assert spoken.enter == "do no more here"
    assert spoken.explains("explore") == (
        "Show the map that lies here and explore its rooms: A2 5/5 and A3 V1/2+3. The map is gone then."
    )
    studio = Spoken(exploring(at="studio 1"))
    assert studio.asked == "Studio: explore the catacombs, or earn 3 Thalers.  Like: explore"


def test_each_treasure_is_asked_about() -> None:
    spoken = Spoken(exploring().plays("explore"))
    assert spoken.told("explored") == ["Anna explores the catacombs with map 5A: A2, A3, A4 and B2."]
    assert spoken.asked == (
        "In A2: statue (5 points in the end, or 5 Thalers now). Keep or sell it? One more room to follow.  Like: keep"
    )
    assert spoken.menu == {"Treasure": ["keep it (5 points in the end)", "sell it for 5 Thalers"]}
    assert spoken.enter == "leave it there"
    assert spoken.is_in_the_middle
    assert spoken.explains("keep") == "Keep the statue (5 points in the end, or 5 Thalers now), for the final scoring."
    assert (
        spoken.explains("sell")
        == "Sell the statue (5 points in the end, or 5 Thalers now): it is out of the game then."
    )
    spoken.game.plays("keep")
    assert spoken.told("treasure-kept") == ["Anna keeps the statue from A2."]
    assert spoken.asked == (
        "In A3: script (volume 1 in the end, or 2 Thalers now, mood +3 either way). Keep or sell it?  Like: keep"
    )
    assert spoken.menu["Treasure"][0] == "keep it (volume 1)"
    spoken.game.plays("sell")
    assert spoken.told("treasure-sold") == ["Anna sells the script of volume 1 from A3 for 2 Thalers."]


def test_a_second_script_can_only_be_sold() -> None:
    spoken = Spoken(exploring({"A2": "T16"}, kept="T17").plays("explore"))
    assert "You have this volume: sell it?" in spoken.asked
    assert spoken.menu == {"Treasure": ["sell it for 2 Thalers"]}


def test_treasures_that_are_not_there_yet() -> None:
    spoken = Spoken(exploring())
    assert spoken.explains("keep") == "Keep a treasure that you find, for the final scoring."
    assert spoken.explains("sell") == "Sell a treasure that you find."


def test_a_map_that_is_not_used() -> None:
    assert Spoken(exploring(at="theater 0").plays("pass")).told("map-spent") == [
        "Anna's map of 5:00 at the theater is gone unused."
    ]


def test_open_treasures_have_signs() -> None:
    game = table("cathedral 1", paints="YRB", options=CATACOMBS).plays("restore A1", luck=["draw 4"])
    spoken = Spoken(game)
    assert spoken.told("turned-up") == ["Under A1 lies a treasure: statue."]
    signs = spoken.voice.modules["catacombs"].on_segment(spoken.voice.scene(spoken.view), game.state.bishop)
    assert (signs.text, signs.spans[0].kind, signs.spans[0].value) == ("5/5", "treasure", "T05")


def test_a_box_of_one_s_own_names_its_treasures() -> None:
    own = Fresco('[[treasures.items]]\nid = "T03"\nname = "amphora"')
    game = table(
        "workshop 1",
        fresco=COVERED,
        options=CATACOMBS,
        modules=rooms(COVERED, {"A2": "T03"}, laid={0: "workshop 5A"}),
        game=own,
    )
    assert Spoken(game.plays("explore", "keep")).told("treasure-kept") == ["Anna keeps the amphora from A2."]


# Leonardo


def test_leonardo_has_a_map() -> None:
    game = leonardos(luck="draw 3")
    spoken = Spoken(game)
    assert spoken.told("leonardo-took-map") == ["Leonardo takes map 5D: B3, B4, C3 and C4."]
    assert spoken.asked.startswith("Leonardo's map 5D (B3 B4 C3 C4): on which location do you lay it?")
    assert spoken.explains("map 5D studio") == (
        "Lay Leonardo's map 5D of 5:00 on the studio: there he takes what lies open in its rooms."
    )
    game.plays("map 5D theater")
    assert spoken.told("map-laid") == ["Leonardo lays map 5D on the theater."]


def test_leonardo_may_explore_before_he_restores() -> None:
    """[FR-M13.12]"""
    game = table(
        "cathedral",
        seats=2,
        plans={0: "00001", 1: "00001"},
        fresco=COVERED,
        leonardo="A5",
        hours="5:00 6:00 9:00",
        options=CATACOMBS,
        modules=rooms(COVERED, {"A2": "T03"}, laid={2: "cathedral 5A"}, shown="5A", seats=2),
    )
    spoken = Spoken(game)
    assert spoken.asked.startswith(
        "Leonardo steps to a tile beside him and restores it: which? Or does he first explore the catacombs?"
    )
    assert spoken.menu["Explore"] == ["A2 5/5"]
    assert spoken.explains("explore") == (
        "Leonardo explores before he restores, and keeps all he finds: A2 5/5. His map is gone then."
    )
    game.plays("explore")
    assert spoken.told("treasure-kept") == ["Leonardo keeps the statue from A2."]


# The end, and what is worth a thought


@pytest.mark.parametrize(
    ("kept", "said"),
    [
        ("T03 T16 T25", "Anna scores 15 points for treasures, of which 10 for scripts."),
        ("T03", "Anna scores 5 points for treasures."),
    ],
)
def test_what_treasures_bring(kept: str, said: str) -> None:
    game = table(
        "theater",
        plans={0: "00000", 1: "00000", 2: "00000"},
        last=True,
        track="10 40 50",
        fresco=COVERED,
        options=CATACOMBS,
        modules=rooms(COVERED, kept={0: kept}),
    )
    assert Spoken(game).told("catacombs-scored") == [said]


def planned(opened: dict[str, str]) -> Play:
    """Anna has laid a map on the market, and sends one apprentice there."""
    modules = rooms(COVERED, opened, maps={0: "5A"})
    game = table("plan", fresco=COVERED, market={"I": "R Y"}, options=CATACOMBS, modules=modules)
    return game.plays("map 5A market", *ASSIGNED, seat=0)


def test_a_map_that_finds_nothing_is_warned_of() -> None:
    """[FR-M13.7] It is gone all the same."""
    warning = "market: none of the rooms of map 5A is open now"
    assert warning in Spoken(planned({})).warnings
    assert warning not in Spoken(planned({"A2": "T03"})).warnings


def test_nobody_counts_on_thalers_for_a_treasure() -> None:
    """[FR-M13.8] It may be sold before anything is bought."""
    poor, rich = planned({}), planned({"A2": "T03"})
    for game in (poor, rich):
        game.state.thalers[0] = 0
        game.state.supply[-1] += 12
    assert any(warning.startswith("market: a tile costs") for warning in Spoken(poor).warnings)
    assert not any(warning.startswith("market: a tile costs") for warning in Spoken(rich).warnings)


def test_help_is_there_with_the_module() -> None:
    assert Spoken(with_maps(0)).help["explore; keep; sell"] == (
        "use the map that lies here, then say what becomes of each treasure"
    )
    assert "explore; keep; sell" not in Spoken(table("plan")).help
