"""Chapter 5: the cathedral. The fresco, the bishop and the altar."""

import pytest

from bottega.games.fresco import GAME
from tests.games.fresco.tables import Play, table

EVERY_PAINT = "YYY RRR BBB OOO GGG PPP"


# The fresco


def test_fr_5_1_each_apprentice_restores_a_segment_or_the_altar() -> None:
    game = table("cathedral 3", paints="YRB YRB YRB", fresco={"A1": "F01", "E5": "F02"})
    game.plays("restore A1", "altar YRB", "restore E5")
    assert game.waiting == "theater 1 4 1"
    assert game.sheet() == {"tiles": 6, "altar": 2}


def test_fr_5_2_a_tile_takes_its_paints() -> None:
    game = table("cathedral 1", paints="YYRRBB", fresco={"A1": "F01", "A2": "F03"})
    assert game.why_not("restore A2").params == {"segment": "A2", "paints": ["red", "green"], "missing": ["green"]}
    game.plays("restore A1")
    assert game.paints() == "YRB"
    assert game.view().supply[:3] == (16, 16, 16)


def test_fr_5_2_what_is_restored_is_restored() -> None:
    game = table("cathedral 2", paints="YYRRBB", fresco={"A1": "F01"})
    assert game.refuses("restore A2") == "restored-already"
    assert game.plays("restore A1").refuses("restore A1") == "restored-already"


def test_fr_5_3_the_example_of_the_rulebook() -> None:
    """[FR-5.5] Tile 3, the bishop diagonally beside it: 3 + 2 = 5. Then the second apprentice acts."""
    game = table("cathedral 2", paints="YRB YRB", fresco={"B2": "F01", "D4": "F02"}, bishop="C3", track="4 20 30")
    game.plays("restore B2")
    assert game.track[0] == 9
    assert game.sheet() == {"tiles": 4 + 3, "bishop": 2}
    assert (game.tiles(), game.fresco("B2"), game.bishop) == ("F01", "", "B2")
    assert game.facts("segment-restored") == [
        {
            "actor": 0,
            "segment": "B2",
            "tile": "F01",
            "paints": ("yellow", "red", "blue"),
            "bishop": "C3",
            "value": 3,
            "bonus": 2,
            "more": (),
            "points": 5,
        }
    ]
    assert game.facts("advanced") == [{"actor": 0, "start": 4, "space": 9}]
    assert game.waiting == "cathedral 0 1 1 0"


@pytest.mark.parametrize(
    ("bishop", "bonus"), [("C3", 3), ("B2", 2), ("B3", 2), ("D4", 2), ("C2", 2), ("A3", 0), ("C5", 0), ("E1", 0)]
)
def test_fr_5_3_the_bishop_s_bonus(bishop: str, bonus: int) -> None:
    game = table("cathedral 1", paints="YRB", fresco={"C3": "F01", "A1": "F02"}, bishop=bishop).plays("restore C3")
    assert game.track[0] == 3 + bonus


def test_fr_5_3_corners_of_the_fresco_touch_only_what_is_beside_them() -> None:
    """A5 and B1 follow each other in writing, but do not touch."""
    game = table("cathedral 1", paints="YRB", fresco={"B1": "F01"}, bishop="A5").plays("restore B1")
    assert game.track[0] == 3


def taken(advance: str) -> Play:
    """Red on 4 restores 3 + 2; others are on 7 and 9."""
    options = {"advance": advance}
    return table("cathedral 1", paints="YRB", fresco={"B2": "F01"}, track="4 7 9", options=options).plays("restore B2")


def test_fr_5_4_tile_and_bishop_are_one_move() -> None:
    game = taken("once")
    assert game.waiting == "landing 0 9"
    game.plays("behind")
    assert game.track[0] == 8
    assert game.sheet() == {"tiles": 7, "bishop": 2, "track": -1}


def test_fr_5_4_or_two_by_option() -> None:
    """4 + 3 is taken: behind it is 6, and 6 + 2 is free; in front of it is 8, and 8 + 2 is free."""
    behind = taken("twice")
    assert behind.waiting == "landing 0 7"
    assert behind.plays("behind").track[0] == 8
    assert taken("twice").plays("in-front").track[0] == 10


def test_fr_5_4_two_moves_may_ask_twice() -> None:
    options = {"advance": "twice"}
    game = table("cathedral 1", paints="YRB", fresco={"B2": "F01"}, track="4 7 8", options=options).plays("restore B2")
    game.plays("behind")
    assert game.waiting == "landing 0 8"
    game.plays("behind")
    assert game.track == [6, 7, 8]
    assert game.sheet() == {"tiles": 7, "bishop": 2, "track": -3}


def test_fr_5_4_without_a_bonus_there_is_no_second_move() -> None:
    options = {"advance": "twice"}
    game = table("cathedral 1", paints="YRB", fresco={"A1": "F01"}, track="4 9 12", options=options)
    assert game.plays("restore A1").track[0] == 7


def test_fr_5_5_the_bishop_follows_and_the_next_segment_counts_from_there() -> None:
    game = table("cathedral 2", paints="YRB YRB", fresco={"A1": "F01", "A2": "F02"}, bishop="E5", track="4 50 60")
    game.plays("restore A1", "restore A2")
    assert (game.bishop, game.track[0], game.tiles()) == ("A2", 4 + 3 + 3 + 2, "F01 F02")


def test_fr_5_5_bonus_and_tile_are_those_before_the_bishop_moves() -> None:
    """He stands on the segment only after it is restored."""
    game = table("cathedral 1", paints="YRB", fresco={"A1": "F01"}, bishop="E5").plays("restore A1")
    assert game.track[0] == 3


# The bishop


def test_fr_5_6_one_segment_in_any_direction_for_a_thaler() -> None:
    game = table("cathedral 1", paints="YRB", fresco={"B2": "F01"}, bishop="C3")
    assert game.legal("bishop") == [f"bishop {name}" for name in ("B2", "B3", "B4", "C2", "C4", "D2", "D3", "D4")]
    game.plays("bishop B2", "restore B2")
    assert (game.thalers[0], game.track[0]) == (11, 3 + 3)
    assert game.facts("bishop-moved") == [{"actor": 0, "start": "C3", "segment": "B2", "price": 1}]


def test_fr_5_6_he_may_come_to_a_restored_segment() -> None:
    game = table("cathedral 1", paints="YRB", fresco={"A1": "F01"}, bishop="C3").plays("bishop B2", "restore A1")
    assert game.track[0] == 3 + 2


def test_fr_5_6_not_far_not_twice_not_unpaid_and_not_to_where_he_is() -> None:
    game = table("cathedral 1", paints="YRB", fresco={"A1": "F01"}, bishop="C3")
    assert game.refuses("bishop A1") == "bishop-too-far"
    assert game.refuses("bishop C3") == "bishop-there"
    assert game.plays("bishop B2").refuses("bishop A1") == "bishop-moved"
    assert table("cathedral 1", paints="YRB", thalers=0).refuses("bishop B2") == "bishop-unpaid"


def test_fr_5_6_once_before_each_restoration() -> None:
    game = table("cathedral 2", paints="YRB YRB", fresco={"B2": "F01", "B3": "F02"}, track="1 50 60")
    game.plays("bishop B2", "restore B2", "bishop B3", "restore B3")
    assert (game.thalers[0], game.track[0]) == (10, 1 + 6 + 6)


def test_fr_5_7_the_bishop_is_moved_for_a_segment() -> None:
    game = table("cathedral 1", paints="YYRRBB", fresco={"A1": "F01"}, bishop="C3").plays("bishop B2")
    assert game.refuses("altar YRB") == "restore-a-segment"
    assert game.refuses("pass") == "restore-a-segment"
    assert game.legal() == ["restore A1"]


def test_fr_5_7_if_none_can_be_restored_he_stays() -> None:
    game = table("cathedral 1", paints="YRO", fresco={"A1": "F01"}, bishop="C3")
    assert game.refuses("bishop B2") == "bishop-for-nothing"
    assert game.legal() == ["altar YRO", "pass"]


# The altar


@pytest.mark.parametrize(
    ("paints", "points"),
    [("YRB", 2), ("RBG", 3), ("YRP", 3), ("YOG", 4), ("ROO", 4), ("OOG", 5), ("PPP", 5), ("OGP", 6)],
)
def test_fr_5_8_fr_5_9_the_altar(paints: str, points: int) -> None:
    """[FR-5.8] [FR-5.9] The rulebook's examples among them: 3 with a green for the yellow, 5 with two orange and
    a green, 6 with three different blends."""
    game = table("cathedral 1", paints=paints, track="1 50 60").plays(f"altar {paints}")
    assert game.track[0] == 1 + points
    assert game.paints() == ""
    assert game.sheet()["altar"] == points


def test_fr_5_8_what_is_not_replaced_is_not_there_twice() -> None:
    """No way has a basic paint twice; 38 ways are all there are."""
    ways = [altar.parts[0][1] for altar in GAME.ruleset(3, {}).altars]
    assert len(ways) == 38
    assert not [way for way in ways if any(way.count(basic) > 1 for basic in "YRB")]
    assert table("cathedral 3", paints="YYY RR").waiting == "theater 1 4 1"


def test_fr_5_8_the_paints_must_be_there() -> None:
    game = table("cathedral 1", paints="YRBO")
    assert game.why_not("altar YOO").params == {"missing": ["orange"]}
    assert game.why_not("altar OGP").params == {"missing": ["green", "purple"]}
    assert game.legal("altar") == ["altar YRB", "altar YRO", "altar YBO", "altar RBO"]


def test_fr_5_8_the_rule_that_is_cited_is_the_one_for_the_paints() -> None:
    """[FR-5.9] [FR-M3.4]"""
    game = table("cathedral 1", paints="YRB", options={"special_blends": "on"})
    altars = {"altar YOO": "FR-5.8", "altar OGP": "FR-5.9", "altar KWW": "FR-M3.4", "altar OGK": "FR-M3.4"}
    assert {altar: game.rule_of(altar) for altar in altars} == altars


def test_fr_5_10_no_bonus_no_tile_and_nobody_moves() -> None:
    game = table("cathedral 1", paints="YRB", bishop="C3").plays("altar YRB")
    assert (game.track[0], game.tiles(), game.bishop) == (2, "", "C3")


def test_fr_5_10_once_an_apprentice_and_as_often_as_one_likes() -> None:
    game = table("cathedral 3", paints=EVERY_PAINT, track="1 50 60").plays("altar YRB", "altar YRB", "altar OGP")
    assert game.track[0] == 1 + 2 + 2 + 6
    assert game.waiting == "theater 1 4 1"


def test_fr_5_10_even_without_any_tile_on_the_fresco() -> None:
    assert table("cathedral 1", paints="YRB", fresco={}).legal() == ["altar YRB", "pass"]
