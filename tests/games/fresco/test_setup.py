"""Chapter 1: setting up."""

import pytest

from bottega.games.fresco import GAME
from bottega.games.fresco.ruleset import NO_LEONARDO
from tests.games.fresco.tables import REFILL, REFILL_FOR_FOUR, SPECIAL_BLENDS, Play, begun, first_come, table

FRESCO = first_come(24)


def three(order: str = "012") -> Play:
    return begun(*REFILL, *FRESCO, order=order)


def four() -> Play:
    return begun(*REFILL_FOR_FOUR, *FRESCO, seats=4)


def test_fr_1_1_four_booths_and_starting_spaces_for_four() -> None:
    view = four().view()
    assert [len(booth) for booth in view.market] == [2, 3, 4, 4]
    assert view.track == (-4, -3, -2, -1)


@pytest.mark.parametrize("seats", [2, 3])
def test_fr_1_1_three_booths_and_starting_spaces_for_three_and_two(seats: int) -> None:
    view = begun(*REFILL, *FRESCO, seats=seats).view()
    assert [len(booth) for booth in view.market] == [2, 3, 4]
    assert view.track == (-3, -2, -1)


def test_fr_1_1_there_is_no_fourth_booth_for_three() -> None:
    assert table("market 1", market={"I": "R"}).refuses("close IV") == "no-such-booth"
    table("market 1", market={"IV": "R"}, seats=4).plays("close IV")


def test_fr_1_2_painters_are_drawn_for_the_starting_spaces() -> None:
    game = three("201")
    assert game.track == [-2, -1, -3]
    assert game.facts("placed") == [
        {"actor": 2, "space": "S1"},
        {"actor": 0, "space": "S2"},
        {"actor": 1, "space": "S3"},
    ]


def test_fr_1_2_s1_is_the_last_place() -> None:
    """[FR-2.1] So who stands there chooses first."""
    game = three("201")
    assert game.seat == 2
    game.plays("wake 5:00")
    assert game.seat == 0


def test_fr_1_3_one_tile_is_left_in_the_bag_with_four() -> None:
    game = four()
    assert game.bag == 1
    assert [game.booth(name) for name in ("I", "II", "III", "IV")] == [
        "R Y",
        "B RR YY",
        "BB RRR YYY BBB",
        "RB YB YR O",
    ]


def test_fr_1_3_two_of_eleven_tiles_are_left_with_three() -> None:
    game = three()
    assert game.bag == 2
    assert [game.booth(name) for name in ("I", "II", "III")] == ["R Y", "B RRR YYY", "BBB RB YB YR"]
    in_play = {tile for booth in game.view().market for tile in booth} | set(game.view().bag)
    assert len(in_play) == 11
    assert in_play & {"M04", "M05", "M06"} == set()


@pytest.mark.parametrize("seats", [2, 3])
def test_fr_1_3_tiles_of_two_red_yellow_and_blue_stay_in_the_box(seats: int) -> None:
    kept = [GAME.box.stalls[tile].name for tile in GAME.ruleset(seats, {}).market]
    assert len(kept) == 11
    assert not {"2 red", "2 yellow", "2 blue"} & set(kept)
    assert len(GAME.ruleset(4, {}).market) == 14


def test_fr_1_3_a_booth_has_its_number_of_tiles() -> None:
    assert table("market 1", market={"I": "R Y"}).refuses("buy I 3") == "no-such-place"


def test_fr_1_4_an_11_lies_in_the_centre_and_the_bishop_stands_there() -> None:
    game = three()
    assert (game.fresco("C3"), game.bishop) == ("F25", "C3")
    assert GAME.box.tiles[GAME.box.centre].value == 11


def test_fr_1_4_the_other_tiles_are_dealt() -> None:
    game = begun(*REFILL, "pick 23", *first_come(23))
    assert game.fresco("A1") == "F24"
    assert game.fresco("A2") == "F01"
    assert sorted([str(tile) for tile in game.view().fresco]) == [f"F{number:02}" for number in range(1, 26)]


def test_fr_1_5_what_everybody_begins_with() -> None:
    game = three()
    assert game.thalers == [12, 12, 12]
    assert [game.paints(seat) for seat in range(3)] == ["YRB", "YRB", "YRB"]
    assert game.mood == [0, 0, 0]
    assert game.state.apprentices == [5, 5, 5]


def test_fr_1_5_the_supply_never_ends() -> None:
    """There are nine orange pieces in the box: the tenth is noted on paper."""
    game = table("workshop 1", paints={0: "YR", 1: "OOOOOOOOO"}).plays("blend orange")
    assert game.paints() == "O"
    assert game.view().supply[3] == -1


def test_fr_1_5_thalers_never_end_either() -> None:
    game = table("studio 3", thalers=[60, 70, 65])
    assert game.thalers == [69, 70, 65]
    assert game.view().bank == 196 - 204


def test_fr_1_6_everybody_knows_who_has_what() -> None:
    game = table("market 1", paints={0: "YYK", 1: "RB"}, thalers=[3, 5, 7], market={"I": "R"}, tiles={1: "F01"})
    for seat in (0, 1, None):
        seen = game.view(seat)
        assert seen.thalers == (3, 5, 7)
        assert seen.paints[0] == (2, 0, 0, 0, 0, 0, 1, 0)
        assert seen.tiles == ((), ("F01",), ())


def test_fr_1_6_a_plan_is_secret() -> None:
    game = table("plan").plays("assign market 2", seat=0)
    assert game.view(0).plans == ((2, 0, 0, 0, 0), None, None)
    assert game.view(1).plans == (None, (0, 0, 0, 0, 0), None)
    assert game.view(None).plans == (None, None, None)


@pytest.mark.parametrize("edition", ["2010", "mega"])
def test_fr_1_7_the_base_game_is_the_same_in_both_editions(edition: str) -> None:
    """Only a portrait tells them apart; see FR-M1.3."""
    chosen = begun(*REFILL, *FRESCO, options={"edition": edition})
    usual = three()
    for game in (chosen, usual):
        game.plays("wake 9:00").plays("wake 7:00").plays("wake 5:00")
        for seat in range(3):
            game.plans(seat, "11210" if seat < 2 else "11110")
    assert chosen.sentences() == usual.sentences()


def test_fr_m_1_options_say_which_modules_are_played() -> None:
    assert GAME.ruleset(3, {}).modules == []
    assert [module.name for module in GAME.ruleset(3, SPECIAL_BLENDS).modules] == ["special_blends"]


def test_fr_l_1_leonardo_plays_with_two_only() -> None:
    assert GAME.ruleset(2, {}).leonardo == 2
    assert [GAME.ruleset(seats, {}).leonardo for seats in (3, 4)] == [NO_LEONARDO, NO_LEONARDO]
