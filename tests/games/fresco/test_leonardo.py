"""Chapter L: Leonardo, the third painter in a game for two."""

from functools import partial

import pytest

from bottega.games.fresco.catalogue import ALL_LOCATIONS, CATHEDRAL, MARKET, STUDIO, WORKSHOP, Location
from bottega.games.fresco.leonardo import has_leonardo_at
from tests.games.fresco.tables import ALL_THREE, REFILL, begun, first_come, table

BOOTHS = {"I": "R RB", "II": "B G"}


duel = partial(table, seats=2, hours="5:00 6:00 9:00")
"""A table of two; Leonardo is the last to act."""
in_the_fresco = partial(duel, "cathedral")
"""It is Leonardo's turn in the cathedral, where nobody else is."""


# Setting up


def test_fr_l_1_he_stands_on_s3_and_the_players_are_drawn() -> None:
    game = begun(*REFILL, *first_come(24), seats=2, order="10")
    assert game.track == [-2, -3, -1]
    assert game.facts("placed") == [
        {"actor": 1, "space": "S1"},
        {"actor": 0, "space": "S2"},
        {"actor": "leonardo", "space": "S3"},
    ]
    assert game.leonardo == "C3"


def test_fr_l_2_who_stands_on_s1_plays_him_first() -> None:
    game = begun(*REFILL, *first_come(24), seats=2, order="10")
    assert game.view().leonardos_player == 1
    assert game.facts("leonardo-handed") == [{"actor": 1}]


def test_fr_l_2_by_turns() -> None:
    assert duel("evening", player=0, luck=REFILL).view().leonardos_player == 1
    assert duel("evening", player=1, luck=REFILL).view().leonardos_player == 0


# The round


def test_fr_l_3_he_takes_a_wake_up_time_by_the_same_rules() -> None:
    """He is last and chooses first; his player chooses for him, and nobody else."""
    game = table(seats=2, track="10 20 5", player=1)
    assert (game.waiting, game.state.pending) == ("wake-up 2", (1,))
    assert game.refuses("wake 5:00", seat=0) == "not-your-turn"
    game.plays("wake 5:00")
    assert game.refuses("wake 5:00") == "time-taken"
    assert game.mood == [0, 0]
    game.plays("wake 9:00", "wake 8:00")
    assert game.state.order == [2, 1, 0]
    assert game.facts("woke-up")[0] == {"actor": "leonardo", "hour": "5:00"}


def test_fr_l_3_in_the_first_round_he_chooses_last() -> None:
    game = begun(*REFILL, *first_come(24), seats=2)
    game.plays("wake 7:00", "wake 8:00")
    assert (game.waiting, game.state.pending) == ("wake-up 2", (0,))


def test_fr_l_3_no_income() -> None:
    game = duel("evening", tiles={0: "F01", 2: "F02 F03"}, luck=REFILL)
    assert game.thalers == [13, 12]
    assert game.facts("income-paid") == [{"actor": 0, "thalers": 1}]


def test_fr_l_4_he_does_not_plan() -> None:
    game = table("plan", seats=2)
    assert game.state.pending == (0, 1)
    game.plans(0, "30002").plans(1, "00302")
    assert len(game.facts("plan-revealed")) == 2


def test_fr_l_4_one_at_the_market_and_one_in_the_cathedral() -> None:
    """And nobody in the studio, the workshop or the theater."""
    game = duel("market", market=BOOTHS, fresco={"C4": "F01", "A1": "F02"})
    assert game.waiting == "leonardo-closes"
    game.plays("close I")
    assert game.waiting == "leonardo-restores"
    game.plays("restore C4")
    assert game.waiting == "theater 0 4 1"


@pytest.mark.parametrize(
    ("last", "options", "columns"),
    [
        (False, {}, [MARKET, CATHEDRAL]),
        (True, {}, [MARKET]),
        (False, ALL_THREE, [MARKET, CATHEDRAL, STUDIO, WORKSHOP]),
        (True, ALL_THREE, [MARKET, STUDIO, WORKSHOP]),
    ],
)
def test_fr_l_4_fr_l_9_his_sheet(last: bool, options: dict[str, str], columns: list[Location]) -> None:
    game = duel("over", last=last, options=options)
    assert [column for column in ALL_LOCATIONS if has_leonardo_at(game.state, column)] == columns


def test_fr_l_5_he_closes_a_booth_of_his_player_s_choice() -> None:
    game = duel("market", market=BOOTHS, player=1)
    assert game.state.pending == (1,)
    assert game.legal() == ["close I", "close II"]
    assert game.refuses("close III") == "booth-empty"
    game.plays("close II")
    assert [(each["actor"], each["booth"]) for each in game.facts("closed")] == [("leonardo", "II")]
    assert (game.booth("I"), game.booth("II")) == ("R RB", ".. .. ..")


def test_fr_l_5_he_never_buys_and_must_close() -> None:
    game = duel("market", market=BOOTHS)
    assert game.refuses("buy I 1") == "leonardo-buys-nothing"
    assert game.refuses("pass") == "leonardo-closes"


def test_fr_l_5_in_his_place_in_the_order() -> None:
    game = table("market", seats=2, plans={0: "10000", 1: "10000"}, hours="7:00 5:00 6:00", market=BOOTHS)
    order = []
    for action in ("buy I 1", "close II"):
        order.append(game.waiting)
        game.plays(action)
    assert order == ["market 1 0 1 -1", "leonardo-closes"]
    assert game.waiting == "leonardo-restores", "no booth is left for seat 0"


def test_fr_l_5_with_no_booth_open_nothing_happens() -> None:
    assert duel("market").waiting == "leonardo-restores"


def test_fr_l_5_by_option_the_booths_may_be_spared() -> None:
    game = duel("market", market=BOOTHS, options={"leonardo_closes": "may"})
    assert game.legal() == ["close I", "close II", "pass"]
    assert game.refuses("restore C4") == "leonardo-closes"
    game.plays("pass")
    assert game.booth("I") == "R RB"
    assert game.facts("forfeited") == [{"actor": "leonardo", "place": "market"}]


# The fresco


AROUND = {"B3": "F01", "C2": "F02", "C4": "F03", "D3": "F04", "B2": "F05", "A1": "F06", "C3": "F25"}


def test_fr_l_6_he_steps_up_down_left_or_right() -> None:
    """Not diagonally; he must move, so the tile where he stands is not for him."""
    game = in_the_fresco(fresco=AROUND)
    assert game.legal() == ["restore B3", "restore C2", "restore C4", "restore D3"]
    assert game.refuses("restore B2") == "leonardo-steps"
    assert game.refuses("restore C3") == "leonardo-steps"
    assert game.refuses("restore A2") == "restored-already"
    assert game.refuses("pass") == "leonardo-restores"


def test_fr_l_6_for_nothing() -> None:
    game = in_the_fresco(fresco={"B3": "F24", "A1": "F01"}, bishop="E5").plays("restore B3")
    assert game.view().supply[:6] == (17, 17, 17, 9, 9, 9)
    assert game.leonardo == "B3"


def test_fr_l_6_only_to_a_segment_with_its_tile() -> None:
    assert in_the_fresco(fresco={"B3": "F24", "A1": "F01"}).legal() == ["restore B3"]


def test_fr_l_7_if_he_can_t_step_he_jumps_to_the_lowest_tile() -> None:
    game = in_the_fresco(fresco={"A1": "F05", "E5": "F24", "A2": "F06", "B1": "F11", "C3": "F25"})
    assert game.legal() == ["restore A1", "restore A2"]
    assert game.refuses("restore E5") == "leonardo-jumps"
    game.plays("restore A2")
    assert game.leonardo == "A2"


def test_fr_l_7_he_moves_if_there_is_anywhere_to_move_to() -> None:
    game = in_the_fresco(fresco={"A1": "F24", "C3": "F01"})
    assert game.legal() == ["restore A1"]
    assert game.refuses("restore C3") == "leonardo-jumps"


def test_fr_l_7_even_to_where_he_stands_if_it_is_the_last_tile() -> None:
    """He stands on a tile at first only: in the centre."""
    game = in_the_fresco(fresco={"C3": "F25"}).plays("restore C3")
    assert game.track[2] == 11 + 3


def test_fr_l_8_tile_and_bonus_as_players_do() -> None:
    game = in_the_fresco(fresco={"B3": "F24", "A1": "F01"}, bishop="C3", track="30 20 5").plays("restore B3")
    assert game.track == [30, 20, 5 + 11 + 2]
    assert game.sheet(2) == {"tiles": 5 + 11, "bishop": 2}
    assert "F24" in game.tiles(2)
    assert game.bishop == "B3"
    (restored,) = game.facts("segment-restored")
    assert (restored["actor"], restored["paints"]) == ("leonardo", ())
    assert (restored["value"], restored["bonus"], restored["points"]) == (11, 2, 13)


def test_fr_l_8_he_never_moves_the_bishop_beforehand() -> None:
    assert in_the_fresco(fresco=AROUND).refuses("bishop B3") == "leonardo-restores"


def test_fr_l_8_in_two_moves_by_the_option() -> None:
    """[FR-5.4]"""
    game = in_the_fresco(fresco={"B3": "F01"}, track="8 20 5", options={"advance": "twice"}, player=1).plays(
        "restore B3"
    )
    assert (game.waiting, game.state.pending) == ("landing 2 8", (1,))
    game.plays("in-front")
    assert game.track[2] == 9 + 2


def test_fr_l_8_nothing_is_left_to_restore() -> None:
    assert in_the_fresco(fresco={}).waiting == "theater 0 4 1"


def test_fr_l_9_in_the_final_round_he_restores_nothing() -> None:
    game = duel("market", last=True, market=BOOTHS, fresco=AROUND, thalers=0)
    assert game.waiting == "leonardo-closes"
    game.plays("close I")
    assert game.waiting == "", "neither cathedral is for him"


def test_fr_l_10_he_takes_a_space_on_the_track() -> None:
    game = duel("cathedral", fresco={"A1": "F01"}, plans={0: "01000"}, paints="YRB", track="4 20 6")
    game.plays("altar YRB")
    assert game.waiting == "landing 0 6"


def test_fr_l_10_his_player_chooses_for_him() -> None:
    game = in_the_fresco(fresco={"B3": "F01", "E5": "F02"}, bishop="E5", track="8 20 5", player=1).plays("restore B3")
    assert (game.waiting, game.state.pending) == ("landing 2 8", (1,))
    game.plays("behind")
    assert game.track == [8, 20, 7]


def test_fr_l_10_also_in_the_final_scoring() -> None:
    game = duel("theater", last=True, thalers=[4, 0], track="10 20 12")
    assert game.track == [13, 20, 12]


@pytest.mark.parametrize(("option", "winner"), [("never", "Red"), ("can-win", "leonardo")])
def test_fr_l_11_whether_leonardo_can_win(option: str, winner: str) -> None:
    game = duel("over", track="20 10 30", options={"leonardo_wins": option})
    assert game.standings()[0].name(["Red", "Blue"]) == winner
    assert game.standings()[0].won


def test_fr_l_11_who_can_t_win_comes_last() -> None:
    standings = duel("over", track="20 10 30").standings()
    assert [(s.place, s.name(["Red", "Blue"]), s.total, s.note) for s in standings] == [
        (1, "Red", 20, ""),
        (2, "Blue", 10, ""),
        (3, "leonardo", 30, "cannot-win"),
    ]


def test_fr_l_11_who_can_win_may_lose() -> None:
    game = duel("over", track="20 10 15", options={"leonardo_wins": "can-win"})
    assert game.places() == [(1, "Red", 20), (2, "leonardo", 15), (3, "Blue", 10)]
