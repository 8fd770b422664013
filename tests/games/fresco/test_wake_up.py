"""Chapter 2: waking up."""

import pytest

from tests.games.fresco.tables import REFILL, table


def test_fr_2_1_the_last_on_the_track_chooses_first() -> None:
    game = table(track="20 7 31")
    order = []
    for hour in ("9:00", "8:00", "5:00"):
        order.append(game.seat)
        game.plays(f"wake {hour}")
    assert order == [1, 0, 2]


def test_fr_2_1_starting_spaces_come_before_space_1() -> None:
    game = table(track="S3 1 S2")
    assert game.seat == 2
    game.plays("wake 5:00")
    assert game.seat == 0


def test_fr_2_1_it_is_nobody_else_s_turn() -> None:
    assert table(track="20 7 31").refuses("wake 5:00", seat=0) == "not-your-turn"


def test_fr_2_1_nothing_else_is_decided_now() -> None:
    game = table()
    assert [game.refuses(name) for name in ("commit", "attend", "pass", "portrait 1")] == ["wake-up-first"] * 4


def test_fr_2_2_the_example_of_the_rulebook() -> None:
    """[FR-2.3] [FR-2.4] Red is last, wakes up at 7:00: mood -1, a tile costs 2, and nobody else gets up then."""
    game = table(track="3 9 12", mood=[0, 0, 0]).plays("wake 7:00")
    assert game.mood == [-1, 0, 0]
    assert game.state.price(game.state.rules.seats[0]) == 2
    assert game.refuses("wake 7:00") == "time-taken"
    assert game.why_not("wake 7:00").params == {"hour": "7:00"}
    game.plays("wake 6:00")
    assert game.facts("woke-up") == [{"actor": 0, "hour": "7:00"}, {"actor": 1, "hour": "6:00"}]
    assert game.facts("mood-changed") == [
        {"actor": 0, "spaces": -1, "mood": -1},
        {"actor": 1, "spaces": -2, "mood": -2},
    ]


@pytest.mark.parametrize(
    ("hour", "mood", "price"), [("5:00", -3, 4), ("6:00", -2, 3), ("7:00", -1, 2), ("8:00", 0, 2), ("9:00", 1, 1)]
)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_fr_2_3_fr_2_4_the_hostel(hour: str, mood: int, price: int, seats: int) -> None:
    game = table(seats=seats).plays(f"wake {hour}")
    assert game.mood[0] == mood
    assert game.state.price(game.state.rules.seats[0]) == price


@pytest.mark.parametrize(
    ("mood", "hour", "after"), [(-4, "7:00", -4), (-2, "5:00", -4), (4, "9:00", 4), (3, "9:00", 4)]
)
def test_fr_2_3_the_mood_stays_in_its_column(mood: int, hour: str, after: int) -> None:
    assert table(mood=[mood, 0, 0]).plays(f"wake {hour}").mood[0] == after


def test_fr_2_3_the_mood_changes_before_the_next_one_chooses() -> None:
    game = table().plays("wake 5:00")
    assert (game.waiting, game.mood) == ("wake-up 1", [-3, 0, 0])


def test_fr_2_4_the_price_is_paid_at_the_market() -> None:
    game = table("market 1", hours="5:00 6:00 7:00", market={"I": "R"}).plays("buy I 1")
    assert game.thalers[0] == 12 - 4


def test_fr_2_5_the_earliest_acts_first() -> None:
    game = table(track="20 7 31").plays("wake 9:00").plays("wake 5:00").plays("wake 8:00")
    assert game.state.order == [0, 2, 1]
    assert game.view().order == (0, 2, 1)


def test_fr_2_5_the_order_is_not_set_before_all_are_awake() -> None:
    assert table().plays("wake 9:00", "wake 5:00").state.order == []


@pytest.mark.parametrize(("mood", "apprentices"), [(4, 6), (3, 6), (2, 5), (0, 5), (-2, 5), (-3, 4), (-4, 4)])
def test_fr_2_6_fr_2_7_moods_and_apprentices(mood: int, apprentices: int) -> None:
    """Two spaces at the top with six, five with five, two at the bottom with four."""
    game = table(mood=[mood, 0, 0]).plays("wake 8:00", "wake 9:00", "wake 7:00")
    assert game.state.apprentices == [apprentices, 5, 5]


def test_fr_2_6_three_steps_up_are_needed_at_first() -> None:
    game = table(mood=[2, 2, 0]).plays("wake 9:00", "wake 8:00", "wake 7:00")
    assert game.state.apprentices == [6, 5, 5]
    assert game.facts("apprentices-gathered")[-1] == {"actor": 0, "apprentices": 6, "usual": 5}


def test_fr_2_7_getting_up_at_5_costs_an_apprentice_at_once() -> None:
    """From the middle of the column."""
    game = table().plays("wake 5:00", "wake 6:00", "wake 7:00")
    assert game.state.apprentices == [4, 5, 5]
    assert game.facts("apprentices-gathered")[0] == {"actor": 0, "apprentices": 4, "usual": 5}


def test_fr_2_6_six_can_be_planned_with() -> None:
    game = table(mood=[4, 0, 0]).plays("wake 8:00", "wake 9:00", "wake 7:00")
    game.plans(0, "33000")


def test_fr_2_7_four_are_left_to_plan_with() -> None:
    game = table().plays("wake 5:00", "wake 6:00", "wake 7:00").plays("assign market 3", seat=0)
    assert game.refuses("assign cathedral 2", seat=0) == "too-few-apprentices"
    game.plays("assign cathedral 1", seat=0)


def test_fr_2_8_apprentices_come_and_go_at_the_end_of_the_wake_up_alone() -> None:
    """The theater lifts Red out of "-1": it counts after the next wake-up, and only if the mood stays."""
    game = table("theater", plans={0: "11101", 1: "11111", 2: "11111"}, mood=[-3, 4, 4], track="1 5 9")
    assert game.state.apprentices[0] == 4
    game.plays("attend", luck=REFILL)
    assert (game.mood[0], game.state.apprentices[0], game.waiting) == (-1, 4, "wake-up 0")
    game.plays("wake 8:00", "wake 7:00", "wake 6:00")
    assert game.state.apprentices == [5, 6, 5]


def test_fr_2_8_who_leaves_a_space_again_has_nothing_of_it() -> None:
    game = table("theater", plans={0: "11111", 1: "11111", 2: "11111"}, mood=[2, 4, 4], track="1 5 9")
    game.plays("attend", luck=REFILL)
    assert game.mood[0] == 4
    game.plays("wake 6:00", "wake 8:00", "wake 7:00")
    assert game.mood == [2, 4, 3]
    assert game.state.apprentices == [5, 6, 6]
