"""Chapter 11: the end of the game."""

import pytest

from tests.games.fresco.tables import REFILL, Play, table

SEVEN = {"A1": "F01", "A2": "F02", "A3": "F03", "A4": "F04", "A5": "F05", "B1": "F06", "B2": "F07"}
SIX = {segment: tile for segment, tile in SEVEN.items() if segment != "B2"}


def next_round(fresco: dict[str, str]) -> Play:
    return table("evening", fresco=fresco, track="3 5 9", luck=REFILL)


def test_fr_11_1_six_tiles_or_fewer_when_a_round_begins() -> None:
    assert next_round(SIX).state.last
    assert next_round({"A1": "F01"}).state.last
    assert next_round(SIX).facts("round-began") == [{"round": 3, "is_last": True}]


def test_fr_11_1_not_with_seven() -> None:
    assert not next_round(SEVEN).state.last
    assert next_round(SEVEN).facts("round-began") == [{"round": 3, "is_last": False}]


def test_fr_11_1_not_in_the_middle_of_a_round() -> None:
    """The seventh tile is restored: this round is still a usual one, with a theater."""
    game = table("cathedral", plans={0: "01001"}, fresco=SEVEN, paints="YRB").plays("restore A1")
    assert not game.state.last
    assert game.waiting == "theater 0 4 1"


def test_fr_11_2_the_cathedral_is_visited_a_second_time_after_the_workshop() -> None:
    """What is blended in between can be used."""
    game = table("cathedral", plans={0: "01011"}, paints="YRB YRB R", last=True, fresco={"A1": "F03"}, track="3 40 50")
    game.plays("altar YRB", "blend green")
    assert game.waiting == "cathedral 0 4 1 0"
    game.plays("restore A1")
    assert game.tiles() == "F03"


def test_fr_11_2_there_is_no_theater() -> None:
    game = table("workshop", plans={0: "00001"}, paints="YRB", last=True)
    assert game.waiting == "cathedral 0 4 1 0"
    assert game.refuses("attend") == "not-here"
    assert game.legal("altar") == ["altar YRB"]


def test_fr_11_2_the_plan_says_so() -> None:
    game = table("plan", last=True).plans(0, "01202").plans(1, "00320").plans(2, "00320")
    revealed = {"actor": 0, "apprentices": (0, 1, 2, 0, 2), "tiles": (), "is_last": True}
    assert game.facts("plan-revealed")[0] == revealed


def test_fr_11_2_three_spaces_each_and_both_visits_in_the_order_of_waking_up() -> None:
    plans = {0: "01001", 1: "01001", 2: "01001"}
    game = table(
        "cathedral",
        plans=plans,
        paints={0: "YRB YRB", 1: "YRB YRB", 2: "YRB YRB"},
        hours="8:00 5:00 6:00",
        track="1 21 41",
        thalers=0,
        last=True,
    )
    order = []
    while game.waiting:
        order.append(game.seat)
        game.plays("altar YRB")
    assert order == [1, 2, 0, 1, 2, 0]


def finishing(plans: dict[int, str]) -> Play:
    """Red restores the last tile in a round that was not to be the last."""
    game = table(
        "cathedral",
        plans=plans,
        fresco={"A1": "F01"},
        paints={0: "YRB", 1: "YRB YR"},
        track="1 21 41",
        thalers=[4, 6, 0],
    )
    return game.plays("restore A1")


def test_fr_11_3_a_fresco_finished_early() -> None:
    """The round is played to its end: altar, wages, workshop and theater."""
    game = finishing({0: "01100", 1: "01010", 2: "00001"})
    assert game.facts("fresco-finished") == [{}]
    game.plays("altar YRB", "blend orange", "attend")
    assert game.waiting == ""
    assert game.track == [1 + 3 + 3, 21 + 2 + 3, 41]


def test_fr_11_3_there_is_no_final_round_after_it() -> None:
    """[FR-11.4] And no income."""
    game = finishing({0: "01000", 1: "00001", 2: "00001"}).plays("attend").plays("attend")
    assert game.waiting == ""
    assert game.facts("income-paid") == []
    assert game.state.round == 2


def test_fr_11_4_nobody_gets_income_after_the_final_round() -> None:
    game = table("theater 1", last=True, tiles={0: "F01 F02 F03 F04"}, thalers=[2, 0, 0], track="5 50 60")
    assert game.facts("income-paid") == []
    assert game.track[0] == 6


def test_fr_11_4_it_is_over() -> None:
    game = table("theater 1", last=True)
    assert game.state.pending == ()
    assert game.refuses("wake 5:00", seat=0) == "game-over"
    assert game.facts("game-ended") == [{}]


@pytest.mark.parametrize(("thalers", "points"), [(0, 0), (1, 0), (2, 1), (7, 3), (12, 6)])
def test_fr_11_5_a_point_for_two_thalers(thalers: int, points: int) -> None:
    game = table("theater 1", last=True, thalers=[thalers, 0, 0], track="10 40 50")
    assert game.track[0] == 10 + points
    assert game.sheet().get("thalers", 0) == points


def test_fr_11_5_paints_are_worth_nothing() -> None:
    game = table("workshop", plans={0: "00010"}, paints="OGP OGP YR", thalers=0, last=True, track="10 40 50")
    assert game.plays("pass").track == [10, 40, 50]


def test_fr_11_5_in_the_order_of_the_last_round() -> None:
    """Blue got up first and takes space 16; Red, who would stop there too, is pushed in front."""
    game = table("theater 1", last=True, thalers=[12, 2, 0], track="10 15 50", hours="8:00 6:00 7:00")
    assert game.track == [17, 16, 50]
    other = table("theater 1", last=True, thalers=[12, 2, 0], track="10 15 50", hours="6:00 8:00 7:00")
    assert other.track == [16, 17, 50]
    assert other.facts("money-scored") == [
        {"actor": 0, "thalers": 12, "points": 6},
        {"actor": 1, "thalers": 2, "points": 1},
    ]


def test_fr_11_6_the_first_on_the_track_wins() -> None:
    game = table("over", track="20 31 7")
    assert game.places() == [(1, "Blue", 31), (2, "Red", 20), (3, "Green", 7)]
    assert [standing.won for standing in game.standings()] == [True, False, False]


def test_fr_11_6_there_are_no_ties() -> None:
    """Not even on the starting spaces: S3 is before S1."""
    game = table("over", track="S1 S3 7")
    assert game.places() == [(1, "Green", 7), (2, "Blue", 0), (3, "Red", 0)]


def test_fr_11_6_score_sheets_add_up() -> None:
    game = table("theater 1", last=True, thalers=[12, 2, 0], track="10 15 50", hours="8:00 6:00 7:00")
    for standing in game.standings():
        assert sum(line.points for line in standing.lines) == standing.total
    assert [line.label for line in game.standings()[0].lines] == ["tiles", "bishop", "altar", "track", "thalers"]
