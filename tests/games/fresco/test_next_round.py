"""Chapter 10: preparing the next round."""

from tests.games.fresco.tables import REFILL, REFILL_FOR_FOUR, drawn, table


def test_fr_10_1_all_booths_are_filled_anew() -> None:
    """What is left goes back into the bag first, so it may come again."""
    game = table("evening", market={"I": "O G", "III": ".. YYY .. .."}, luck=drawn("O YYY", "B RRR R", "BBB RB YB G"))
    assert [game.booth(name) for name in ("I", "II", "III")] == ["O YYY", "B RRR R", "BBB RB YB G"]
    assert game.bag == 2


def test_fr_10_1_with_four_as_well() -> None:
    game = table("evening", seats=4, market={"IV": "YYY R O G"}, luck=REFILL_FOR_FOUR)
    assert game.booth("IV") == "RB YB YR O"
    assert game.bag == 1


def test_fr_10_2_a_thaler_a_tile() -> None:
    game = table("evening", tiles={0: "F01 F02 F24", 1: "F03"}, luck=REFILL)
    assert game.thalers == [15, 13, 12]
    assert game.facts("income-paid") == [{"actor": 0, "thalers": 3}, {"actor": 1, "thalers": 1}]


def test_fr_10_3_all_go_back_to_bed() -> None:
    game = table("evening", luck=REFILL)
    assert game.view().hours == (None, None, None)
    assert game.view().order == ()
    assert game.view().plans == ((0,) * 5,) * 3


def test_fr_10_3_all_times_are_free_again() -> None:
    assert len(table("evening", luck=REFILL).legal("wake")) == 5


def test_fr_10_4_the_first_goes_to_the_end_of_the_line() -> None:
    game = table("evening", track="S1 S2 S3", luck=REFILL)
    assert game.track == [-2, -1, -3]
    assert game.seat == 2


def test_fr_10_4_only_those_who_still_stand_there() -> None:
    game = table("evening", track="S1 5 S3", luck=REFILL)
    assert game.track == [-1, 5, -3]
    assert game.seat == 2


def test_fr_10_4_alone_one_stays() -> None:
    assert table("evening", track="12 5 S2", luck=REFILL).track == [12, 5, -2]


def test_fr_10_4_after_four_rounds_all_stand_where_they_stood() -> None:
    game = table("evening", seats=4, luck=REFILL_FOR_FOUR)
    starts = [game.track[:]]
    for _ in range(3):
        game = table(
            "evening", seats=4, track=" ".join([f"S{space + 5}" for space in game.track]), luck=REFILL_FOR_FOUR
        )
        starts.append(game.track[:])
    assert starts == [[-3, -2, -1, -4], [-2, -1, -4, -3], [-1, -4, -3, -2], [-4, -3, -2, -1]]


def test_fr_2_1_the_next_round_begins_with_the_last_on_the_track() -> None:
    game = table("evening", track="20 7 31", luck=REFILL)
    assert (game.waiting, game.state.round) == ("wake-up 1", 3)
