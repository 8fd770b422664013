"""Chapter 6: the end of a round."""

from tests.games.sagrada.tables import table

NEXT_POOL = ["draw 0"] * 5 + ["roll 1"] * 5


def test_sg_6_1_the_last_die_goes_on_the_track() -> None:
    game = table(pool="R3", second=True).plays("pass", luck=NEXT_POOL)
    assert game.track == {1: "R3"}


def test_sg_6_1_on_the_space_of_this_round() -> None:
    game = table(pool="R3", second=True, track={1: "B1", 4: "G6"}).plays("pass", luck=NEXT_POOL)
    assert game.track == {1: "B1", 4: "G6", 5: "R3"}


def test_sg_6_1_several_are_stacked() -> None:
    game = table(pool="R3 B5 B5 P1", second=True).plays("pass", luck=NEXT_POOL)
    assert game.track == {1: "R3 B5 B5 P1"}


def test_sg_6_1_not_before_the_last_turn_is_over() -> None:
    game = table(pool="R3", seat=1, second=True).plays("pass")
    assert game.track == {}
    assert game.seat == 0


def test_sg_6_2_davide_who_was_second_is_the_new_first_player() -> None:
    """The rulebook's example, with Giada, Davide and John at seats 0, 1 and 2."""
    game = table(pool="R3", seats=3, second=True).plays("pass", luck=["draw 0"] * 7 + ["roll 1"] * 7)
    assert game.state.first == 1
    assert game.seat == 1


def test_sg_6_2_after_the_last_seat_comes_the_first() -> None:
    game = table(pool="R3", seats=3, first=2, seat=2, second=True)
    game.plays("pass", luck=["draw 0"] * 7 + ["roll 1"] * 7)
    assert game.state.first == 0


def test_sg_6_2_the_bag_moves_on_whoever_skipped_a_turn() -> None:
    """[SG-T8.1] Running Pliers cost the first player the last turn of the round, not more."""
    game = table(pool="R3 B5", tools=[8]).plays("place R3 A1", "use running-pliers", "place B5 A2", "pass")
    game.plays("pass", "pass", luck=NEXT_POOL)
    assert game.state.first == 1


def test_sg_6_3_after_the_tenth_round_the_game_is_over() -> None:
    game = table(pool="R3", second=True, round_number=10).plays("pass")
    assert game.state.pending == ()
    assert game.track == {10: "R3"}
    assert game.state.round == 10


def test_sg_6_3_then_nobody_acts_any_more() -> None:
    game = table(over=True)
    for seat in (0, 1):
        assert game.refuses("pass", seat=seat) == "game-over"
        assert game.rule_of("pass", seat=seat) == "SG-6.3"


def test_sg_6_3_not_after_the_ninth() -> None:
    game = table(pool="R3", second=True, round_number=9).plays("pass", luck=NEXT_POOL)
    assert game.state.round == 10
    assert game.seat == 1
