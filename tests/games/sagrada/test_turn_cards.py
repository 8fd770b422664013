"""The tools that change the round: 7 Glazing Hammer, 8 Running Pliers."""

import pytest

from tests.games.sagrada.tables import drawn, table

# Tool 7


def test_sg_t7_roll_the_whole_pool_again() -> None:
    game = table(pool="R3 B5 G1", tools=[7], second=True)
    game.plays("use glazing-hammer", luck=["roll 6", "roll 2", "roll 4"])
    assert game.pool == "R6 G2 B4"


def test_sg_t7_the_draft_is_still_to_be_made() -> None:
    game = table(pool="R3", tools=[7], second=True).plays("use glazing-hammer", "place R6 A1", luck=["roll 6"])
    assert game.legal() == ["pass"]


def test_sg_t7_nor_has_it_to_be_made() -> None:
    game = table(pool="R3", tools=[7], second=True).plays("use glazing-hammer", luck=["roll 6"])
    assert game.refuses("use glazing-hammer") == "tool-used"
    game.plays("pass", luck=["draw 0"] * 5 + ["roll 1"] * 5)
    assert game.track == {1: "R6"}


def test_sg_t7_only_in_the_second_turn() -> None:
    game = table(pool="R3", tools=[7])
    assert game.refuses("use glazing-hammer") == "second-turn-only"
    assert game.rule_of("use glazing-hammer") == "SG-T7"


def test_sg_t7_only_before_drafting() -> None:
    game = table(pool="R3", tools=[7], second=True, drafted=True)
    assert game.refuses("use glazing-hammer") == "before-drafting"
    assert game.rule_of("use glazing-hammer") == "SG-T7"


def test_sg_t7_a_draft_in_the_first_turn_does_not_count() -> None:
    game = table(pool="R3 B5", tools=[7], seat=1).plays("place R3 A1", "pass")
    assert game.seat == 1
    game.plays("use glazing-hammer", luck=["roll 2"])


def test_sg_t7_needs_a_die_to_roll() -> None:
    """[SG-5.4]"""
    assert table(tools=[7], second=True).refuses("use glazing-hammer") == "pool-empty"


def test_sg_t7_never_after_running_pliers() -> None:
    """[SG-T8.1] The second turn, the only one for the hammer, falls away."""
    game = table(pool="R3 B5 G1", tools=[7, 8])
    game.plays("place R3 A1", "use running-pliers", "place B5 A2", "pass")
    assert game.seat == 1
    game.plays("pass", "pass", luck=["draw 0"] * 5 + ["roll 1"] * 5)
    assert game.state.round == 2


# Tool 8


def test_sg_t8_1_draft_a_second_die_at_once() -> None:
    game = table(pool="R3 B5 G1", tools=[8]).plays("place R3 A1", "use running-pliers", "place B5 A2")
    assert game.board() == drawn("""
        R3 B5 .. .. ..
        .. .. .. .. ..
        .. .. .. .. ..
        .. .. .. .. ..
    """)
    assert game.pool == "G1"


def test_sg_t8_1_skip_the_second_turn_of_this_round() -> None:
    """Giada, Davide, John: with Davide's second turn gone, Giada follows John."""
    game = table(pool="R3 B5 G1", tools=[8], seats=3, seat=1)
    game.plays("place R3 A1", "use running-pliers", "place B5 A2", "pass")
    order = []
    for luck in [[], [], ["draw 0"] * 7 + ["roll 1"] * 7]:
        order.append(game.seat)
        game.plays("pass", luck=luck)
    assert order == [2, 2, 0]
    assert game.state.round == 2


def test_sg_t8_1_the_next_round_has_both_turns_again() -> None:
    game = table(pool="R3 B5", tools=[8], seat=0).plays("place R3 A1", "use running-pliers", "place B5 A2", "pass")
    game.plays("pass", "pass", luck=["draw 0"] * 5 + ["roll 1"] * 5)
    assert [step.name for step in reversed(game.state.agenda)] == [
        "turn 1 first undrafted untooled",
        "turn 0 first undrafted untooled",
        "turn 0 second undrafted untooled",
        "turn 1 second undrafted untooled",
        "end-round",
    ]


def test_sg_t8_1_not_in_the_second_turn() -> None:
    game = table(pool="R3", tools=[8], second=True, drafted=True)
    assert game.refuses("use running-pliers") == "first-turn-only"
    assert game.rule_of("use running-pliers") == "SG-T8.1"


def test_sg_t8_1_the_second_die_must_be_drafted() -> None:
    game = table(pool="R3 B5", tools=[8]).plays("place R3 A1", "use running-pliers")
    assert game.refuses("pass") == "must-draft"
    assert game.rule_of("pass") == "SG-T8.1"


def test_sg_t8_1_by_all_placement_rules() -> None:
    game = table(pool="R3 R5", tools=[8]).plays("place R3 A1", "use running-pliers")
    assert game.refuses("place R5 A2") == "same-colour"
    assert game.refuses("place R5 D5") == "touch"
    assert game.refuses("place R3 A2") == "not-in-pool"
    game.plays("place R5 B2")


def test_sg_t8_1_not_if_no_second_die_would_fit() -> None:
    """[SG-5.4]"""
    game = table(pool="R3 R5", tools=[8], pattern="RGGGG GGGGG GGGGG GGGGG").plays("place R3 A1")
    assert game.refuses("use running-pliers") == "no-second-fits"
    assert table(pool="R3", tools=[8]).plays("place R3 A1").refuses("use running-pliers") == "no-second-fits"


def test_sg_t8_1_two_dice_a_round_and_one_tool_and_no_more() -> None:
    """[SG-5.3] [SG-3.4]"""
    game = table(pool="R3 B5 G1 P2", tools=[2, 8], tokens=6)
    game.plays("place R3 A1", "use running-pliers", "place B5 A2")
    assert game.refuses("place G1 B1") == "already-drafted"
    assert game.refuses("use eglomise-brush") == "tool-used"
    assert game.legal() == ["pass"]


def test_sg_t8_2_they_are_used_after_the_first_draft() -> None:
    game = table(pool="R3 B5", tools=[8])
    assert game.refuses("use running-pliers") == "after-drafting"
    assert game.rule_of("use running-pliers") == "SG-T8.2"
    assert game.plays("place R3 A1").allows("use running-pliers")


def test_sg_t8_2_by_option_before_it_too() -> None:
    """The first draft is then made first, and the second follows when the turn ends."""
    game = table(pool="R3 B5 G1", tools=[8], options={"running_pliers": "any-time"})
    game.plays("use running-pliers", "place R3 A1", "pass")
    assert game.refuses("pass") == "must-draft"
    game.plays("place B5 A2")
    assert game.seat == 1


def test_sg_t8_2_by_option_the_first_draft_may_be_declined() -> None:
    """One die now amounts to moving the second turn forward."""
    game = table(pool="R3 B5 G1", tools=[8], options={"running_pliers": "any-time"})
    game.plays("use running-pliers", "pass", "place B5 A2")
    assert game.seat == 1
    game.plays("pass", "pass", luck=["draw 0"] * 5 + ["roll 1"] * 5)
    assert game.state.round == 2


def test_sg_t8_2_by_option_the_second_draft_falls_away_if_nothing_fits() -> None:
    game = table(pool="R3", tools=[8], options={"running_pliers": "any-time"})
    game.plays("use running-pliers", "place R3 A1", "pass")
    assert game.seat == 1


@pytest.mark.parametrize("running_pliers", ["after-draft", "any-time"])
def test_sg_t8_2_by_either_option_after_the_draft(running_pliers: str) -> None:
    game = table(pool="R3 B5", tools=[8], options={"running_pliers": running_pliers})
    game.plays("place R3 A1", "use running-pliers", "place B5 A2", "pass")
    assert game.seat == 1


def test_sg_t8_3_the_last_player_may_use_them_too() -> None:
    game = table(pool="R3 B5", tools=[8], seat=1).plays("place R3 A1", "use running-pliers", "place B5 A2", "pass")
    assert game.seat == 0


def test_sg_t8_3_by_option_the_last_player_may_not() -> None:
    game = table(pool="R3 B5", tools=[8], seat=1, options={"pliers_of_the_last": "refused"}).plays("place R3 A1")
    assert game.refuses("use running-pliers") == "not-for-the-last"
    assert game.rule_of("use running-pliers") == "SG-T8.3"


@pytest.mark.parametrize("seat", [0, 1])
def test_sg_t8_3_by_option_the_others_still_may(seat: int) -> None:
    game = table(pool="R3 B5", tools=[8], seats=3, seat=seat, options={"pliers_of_the_last": "refused"})
    game.plays("place R3 A1", "use running-pliers", "place B5 A2")


def test_sg_t8_3_the_last_is_counted_from_the_first_player() -> None:
    """With seat 2 first, seat 1 is last."""
    game = table(pool="R3 B5", tools=[8], seats=3, first=2, seat=1, options={"pliers_of_the_last": "refused"})
    assert game.plays("place R3 A1").refuses("use running-pliers") == "not-for-the-last"
