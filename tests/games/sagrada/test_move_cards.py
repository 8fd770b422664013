"""The tools that move dice of the window: 2, 3, 4, 12. Chapter 5 on them: SG-5.7 and SG-5.8."""

import pytest

from bottega.games.sagrada.actions import ACTIONS, Move
from tests.games.sagrada.tables import Play, drawn, table

MOVING_TOOLS = {2: "eglomise-brush", 3: "copper-foil-burnisher", 4: "lathekin", 12: "tap-wheel"}
each_moving_tool = pytest.mark.parametrize("tool", MOVING_TOOLS)


def with_tool(tool: int, *, drafted: bool = False, second: bool = False) -> Play:
    """Two dice in the window, one in the pool, a red one on the track."""
    return table(
        """
        R3 .. .. .. ..
        .. B5 .. .. ..
        .. .. .. .. ..
        .. .. .. .. ..
        """,
        pool="G1",
        tools=[tool],
        track={1: "R6"},
        drafted=drafted,
        second=second,
    )


# SG-5.7


@each_moving_tool
@pytest.mark.parametrize("drafted", [False, True])
@pytest.mark.parametrize("second", [False, True])
def test_sg_5_7_before_or_after_drafting_in_either_turn(tool: int, drafted: bool, second: bool) -> None:
    game = with_tool(tool, drafted=drafted, second=second).plays(f"use {MOVING_TOOLS[tool]}", "move A1 A2")
    if tool == 4:
        game.plays("move B2 B3")
    elif tool == 12:
        game.plays("stop")
    assert bool(game.legal("place")) == (not drafted)
    assert game.pool == "G1"


@each_moving_tool
def test_sg_5_7_a_window_without_dice_has_nothing_to_move(tool: int) -> None:
    game = table(pool="G1", tools=[tool], track={1: "R6"})
    assert game.refuses(f"use {MOVING_TOOLS[tool]}") == "no-dice-yet"
    assert game.rule_of(f"use {MOVING_TOOLS[tool]}") == "SG-5.7"


@each_moving_tool
def test_sg_5_7_nor_has_one_whose_dice_fit_nowhere_else(tool: int) -> None:
    """[SG-5.4] Also Eglomise Brush and Copper Foil Burnisher: one lifts colours, the other shades."""
    pattern = {2: ".1111 11111 11111 11111", 3: ".GGGG GGGGG GGGGG GGGGG"}.get(tool, ".G1G1 1G1G1 G1G1G 1G1G1")
    game = table(
        """
        R3 .. .. .. ..
        .. B5 .. .. ..
        .. .. .. .. ..
        .. .. .. .. ..
        """,
        tools=[tool],
        track={1: "R6"},
        pattern=pattern,
    )
    assert game.refuses(f"use {MOVING_TOOLS[tool]}") == "nothing-moves"


@each_moving_tool
def test_sg_5_7_only_a_die_can_be_moved(tool: int) -> None:
    game = with_tool(tool).plays(f"use {MOVING_TOOLS[tool]}")
    assert game.refuses("move A2 A3") == "no-die-there"
    assert game.rule_of("move A2 A3") == "SG-5.7"


@each_moving_tool
def test_sg_5_7_the_die_goes_to_another_space(tool: int) -> None:
    """To leave it where it is is no move; the table of actions does not even name one."""
    game = with_tool(tool).plays(f"use {MOVING_TOOLS[tool]}")
    assert not [action for action in ACTIONS if isinstance(action, Move) and action.source == action.target]
    assert game.refuses("move A1 B2") == "taken"


@each_moving_tool
def test_sg_5_7_the_die_is_placed_by_the_placement_rules(tool: int) -> None:
    game = table(
        """
        R3 .. .. .. ..
        .. B5 .. .. ..
        .. .. R2 .. ..
        .. .. .. .. ..
        """,
        tools=[tool],
        track={1: "R6"},
    )
    game.plays(f"use {MOVING_TOOLS[tool]}")
    assert game.refuses("move A1 B3") == "same-colour"
    assert game.refuses("move A1 A5") == "touch"
    assert game.allows("move A1 A2")


def test_sg_5_7_the_space_it_leaves_counts_as_empty() -> None:
    """The red die may go beside its own old place, and another red one is no longer its neighbour."""
    game = table(
        """
        R3 B5 .. .. ..
        .. .. .. .. ..
        .. .. .. .. ..
        .. .. .. .. ..
        """,
        tools=[2],
    ).plays("use eglomise-brush", "move A1 B1")
    assert game.board() == drawn("""
        .. B5 .. .. ..
        R3 .. .. .. ..
        .. .. .. .. ..
        .. .. .. .. ..
    """)


def test_sg_5_7_a_die_does_not_touch_itself() -> None:
    """Lifted, it leaves nothing behind that it could touch."""
    game = table(
        """
        R3 .. .. .. ..
        .. B5 .. .. ..
        .. .. .. .. ..
        .. .. .. .. ..
        """,
        tools=[2],
    ).plays("use eglomise-brush")
    assert game.refuses("move B2 C3") == "touch"
    assert game.legal("move B2") == ["move B2 A2", "move B2 B1"]


def test_sg_5_7_dice_that_stay_behind_are_not_judged_again() -> None:
    """With the blue die gone the red one touches nothing; it may stay."""
    game = table(
        """
        R3 .. .. .. ..
        .. B5 .. .. ..
        .. .. G1 .. ..
        .. .. .. .. ..
        """,
        tools=[2],
    ).plays("use eglomise-brush", "move B2 D4")
    assert game.board() == drawn("""
        R3 .. .. .. ..
        .. .. .. .. ..
        .. .. G1 .. ..
        .. .. .. B5 ..
    """)


def test_sg_5_7_one_tool_lifts_no_more_than_its_text() -> None:
    """[SG-T4] [SG-T12] Lathekin and Tap Wheel lift nothing of the print."""
    for tool in (4, 12):
        game = table(
            """
            R3 .. .. .. ..
            .. B5 .. .. ..
            .. .. .. .. ..
            .. .. .. .. ..
            """,
            pattern=".GG44 ..... ..... .....",
            tools=[tool],
            track={1: "R6"},
        )
        game.plays(f"use {MOVING_TOOLS[tool]}")
        assert game.refuses("move A1 A2") == "printed-colour"
        assert game.refuses("move A1 A3") == "printed-colour"
        assert game.allows("move A1 B1")


@each_moving_tool
def test_sg_5_7_the_moves_are_carried_out(tool: int) -> None:
    """[SG-5.4] Once begun, there is no way around the first move."""
    game = with_tool(tool).plays(f"use {MOVING_TOOLS[tool]}")
    for action in ("pass", "stop", "place G1 A2", "lift A1"):
        assert game.refuses(action) == "carry-out"


# Tools 2 and 3


def test_sg_t2_the_printed_colour_does_not_count() -> None:
    game = table(
        """
        R3 .. .. .. ..
        .. B5 .. .. ..
        .. .. .. .. ..
        .. .. .. .. ..
        """,
        pattern=".4G.. ..... ..... .....",
        tools=[2],
    )
    game.plays("use eglomise-brush", "move A1 A3")
    assert game.board() == drawn("""
        .. .. R3 .. ..
        .. B5 .. .. ..
        .. .. .. .. ..
        .. .. .. .. ..
    """)


def test_sg_t2_the_printed_shade_does() -> None:
    game = table(
        """
        R3 .. .. .. ..
        .. B5 .. .. ..
        .. .. .. .. ..
        .. .. .. .. ..
        """,
        pattern=".4G.. ..... ..... .....",
        tools=[2],
    )
    assert game.plays("use eglomise-brush").refuses("move A1 A2") == "printed-shade"


def test_sg_t2_so_does_the_colour_of_neighbours() -> None:
    game = table(
        """
        R3 .. .. .. ..
        .. R5 .. .. ..
        .. .. .. .. ..
        .. .. .. .. ..
        """,
        pattern=".G... ..... ..... .....",
        tools=[2],
    )
    assert game.plays("use eglomise-brush").refuses("move A1 A2") == "same-colour"


def test_sg_t2_one_die_only() -> None:
    game = table(
        """
        R3 .. .. .. ..
        .. B5 .. .. ..
        .. .. .. .. ..
        .. .. .. .. ..
        """,
        tools=[2],
    ).plays("use eglomise-brush", "move A1 A2")
    assert game.refuses("move B2 B3") == "only-a-tool-moves"


def test_sg_t3_the_printed_shade_does_not_count() -> None:
    game = table(
        """
        R3 .. .. .. ..
        .. B5 .. .. ..
        .. .. .. .. ..
        .. .. .. .. ..
        """,
        pattern=".4G.. ..... ..... .....",
        tools=[3],
    )
    game.plays("use copper-foil-burnisher", "move A1 A2")
    assert game.board() == drawn("""
        .. R3 .. .. ..
        .. B5 .. .. ..
        .. .. .. .. ..
        .. .. .. .. ..
    """)


def test_sg_t3_the_printed_colour_does() -> None:
    game = table(
        """
        R3 .. .. .. ..
        .. B5 .. .. ..
        .. .. .. .. ..
        .. .. .. .. ..
        """,
        pattern=".4G.. ..... ..... .....",
        tools=[3],
    )
    assert game.plays("use copper-foil-burnisher").refuses("move A1 A3") == "printed-colour"


def test_sg_t3_so_does_the_value_of_neighbours() -> None:
    game = table(
        """
        R3 .. .. .. ..
        .. B3 .. .. ..
        .. .. .. .. ..
        .. .. .. .. ..
        """,
        pattern=".4... ..... ..... .....",
        tools=[3],
    )
    assert game.plays("use copper-foil-burnisher").refuses("move A1 A2") == "same-value"


def test_sg_t3_one_die_only() -> None:
    game = table(
        """
        R3 .. .. .. ..
        .. B5 .. .. ..
        .. .. .. .. ..
        .. .. .. .. ..
        """,
        tools=[3],
    ).plays("use copper-foil-burnisher", "move A1 A2")
    assert game.refuses("move B2 B3") == "only-a-tool-moves"


# Tool 4


def test_sg_t4_move_two_dice() -> None:
    game = table(
        """
        R3 .. .. .. ..
        .. B5 .. .. ..
        .. .. .. .. ..
        .. .. .. .. ..
        """,
        tools=[4],
    ).plays("use lathekin", "move A1 C3", "move B2 D4")
    assert game.board() == drawn("""
        .. .. .. .. ..
        .. .. .. .. ..
        .. .. R3 .. ..
        .. .. .. B5 ..
    """)


def test_sg_t4_exactly_two() -> None:
    game = table(
        """
        R3 .. .. .. ..
        .. B5 .. .. ..
        .. .. G1 .. ..
        .. .. .. .. ..
        """,
        tools=[4],
    ).plays("use lathekin", "move A1 A2")
    assert game.refuses("stop") == "carry-out"
    assert game.refuses("pass") == "carry-out"
    game.plays("move B2 B3")
    assert game.refuses("move C3 C4") == "only-a-tool-moves"


def test_sg_t4_two_different_dice() -> None:
    game = table(
        """
        R3 .. .. .. ..
        .. B5 .. .. ..
        .. .. .. .. ..
        .. .. .. .. ..
        """,
        tools=[4],
    ).plays("use lathekin", "move A1 A2")
    assert game.refuses("move A2 A1") == "moved-already"
    assert game.rule_of("move A2 A1") == "SG-T4"


def test_sg_t4_one_die_is_not_enough() -> None:
    game = table(
        """
        R3 .. .. .. ..
        .. .. .. .. ..
        .. .. .. .. ..
        .. .. .. .. ..
        """,
        tools=[4],
    )
    assert game.refuses("use lathekin") == "one-die-only"


def test_sg_t4_a_first_move_after_which_no_other_die_could_move_is_refused() -> None:
    game = table(
        """
        R3 B5 .. .. ..
        .. .. .. .. ..
        .. .. .. .. ..
        .. .. .. .. ..
        """,
        pattern="...66 .6666 66666 66666",
        tools=[4],
    ).plays("use lathekin")
    assert game.refuses("move A1 A3") == "two-must-move"
    assert game.rule_of("move A1 A3") == "SG-T4"
    assert game.legal() == ["move A1 B1", "move A2 B1"]


def test_sg_t4_not_at_all_if_only_one_die_could_move() -> None:
    game = table(
        """
        R3 B5 .. .. ..
        .. .. .. .. ..
        .. .. .. .. ..
        .. .. .. .. ..
        """,
        pattern="...66 66666 66666 66666",
        tools=[4],
    )
    assert game.refuses("use lathekin") == "no-two-move"


# SG-5.8


def test_sg_5_8_the_second_may_take_the_space_that_the_first_left() -> None:
    game = table(
        """
        R3 B5 .. .. ..
        .. .. .. .. ..
        .. .. .. .. ..
        .. .. .. .. ..
        """,
        pattern="...66 .6666 66666 66666",
        tools=[4],
    )
    game.plays("use lathekin", "move A1 B1", "move A2 A1")
    assert game.board() == drawn("""
        B5 .. .. .. ..
        R3 .. .. .. ..
        .. .. .. .. ..
        .. .. .. .. ..
    """)


def test_sg_5_8_the_second_is_judged_with_the_first_in_its_new_place() -> None:
    """The red 4 could have gone to C3, were the other red die not beside it now."""
    picture = """
        R3 .. R4 .. ..
        .. B5 .. .. ..
        .. .. .. .. ..
        .. .. .. .. ..
        """
    assert table(picture, tools=[4]).plays("use lathekin").allows("move A3 C3")
    game = table(picture, tools=[4]).plays("use lathekin", "move A1 C2")
    assert game.refuses("move A3 C3") == "same-colour"
    game.plays("move A3 A2")


def test_sg_5_8_so_the_second_may_touch_the_first_alone() -> None:
    game = table(
        """
        R3 .. .. .. ..
        .. B5 .. .. ..
        .. .. .. .. ..
        .. .. .. .. ..
        """,
        tools=[4],
    ).plays("use lathekin", "move A1 C3")
    assert game.refuses("move B2 A1") == "touch"
    game.plays("move B2 D4")


def test_sg_5_8_two_dice_do_not_swap() -> None:
    game = table(
        """
        R3 B5 .. .. ..
        .. .. .. .. ..
        .. .. .. .. ..
        .. .. .. .. ..
        """,
        pattern="..666 66666 66666 66666",
        tools=[4],
    )
    assert game.refuses("use lathekin") == "nothing-moves"


# Tool 12


def test_sg_t12_move_one_die() -> None:
    game = table(
        """
        R3 .. .. .. ..
        .. B5 .. .. ..
        .. .. .. .. ..
        .. .. .. .. ..
        """,
        tools=[12],
        track={1: "R6"},
    )
    game.plays("use tap-wheel", "move A1 A2", "stop")
    assert game.board() == drawn("""
        .. R3 .. .. ..
        .. B5 .. .. ..
        .. .. .. .. ..
        .. .. .. .. ..
    """)


def test_sg_t12_or_two_dice() -> None:
    game = table(
        """
        R3 .. .. .. ..
        .. B5 .. .. ..
        .. .. R1 .. ..
        .. .. .. .. ..
        """,
        tools=[12],
        track={1: "R6"},
    )
    game.plays("use tap-wheel", "move A1 A2", "move C3 C1")
    assert game.board() == drawn("""
        .. R3 .. .. ..
        .. B5 .. .. ..
        R1 .. .. .. ..
        .. .. .. .. ..
    """)
    assert game.refuses("stop") == "no-tool-to-stop"


def test_sg_t12_not_three() -> None:
    game = table(
        """
        R3 .. R4 .. ..
        .. B5 .. .. ..
        .. .. R1 .. ..
        .. .. .. .. ..
        """,
        tools=[12],
        track={1: "R6"},
    )
    game.plays("use tap-wheel", "move A1 C1", "move A3 A1")
    assert game.refuses("move C3 B3") == "only-a-tool-moves"


def test_sg_t12_a_colour_that_lies_on_the_track() -> None:
    game = table(
        """
        R3 .. .. .. ..
        .. B5 .. .. ..
        .. .. .. .. ..
        .. .. .. .. ..
        """,
        tools=[12],
        track={1: "R6"},
    ).plays("use tap-wheel")
    assert game.refuses("move B2 B1") == "colour-not-on-track"
    assert game.rule_of("move B2 B1") == "SG-T12"


def test_sg_t12_also_one_inside_a_stack() -> None:
    game = table(
        """
        R3 .. .. .. ..
        .. B5 .. .. ..
        .. .. .. .. ..
        .. .. .. .. ..
        """,
        tools=[12],
        track={1: "R6 B1 G2"},
    )
    game.plays("use tap-wheel", "move B2 B1", "stop")


def test_sg_t12_both_of_one_colour() -> None:
    """Two colours on the track do not allow two colours in the window."""
    game = table(
        """
        R3 .. .. .. ..
        .. B5 .. .. ..
        .. .. .. .. ..
        .. .. .. .. ..
        """,
        tools=[12],
        track={1: "R6", 2: "B6"},
    )
    game.plays("use tap-wheel", "move A1 A2")
    assert game.refuses("move B2 B1") == "other-colour"
    assert game.rule_of("move B2 B1") == "SG-T12"
    assert game.legal() == ["stop"]


def test_sg_t12_two_different_dice() -> None:
    game = table(
        """
        R3 .. .. .. ..
        .. B5 .. .. ..
        .. .. .. .. ..
        .. .. .. .. ..
        """,
        tools=[12],
        track={1: "R6"},
    )
    game.plays("use tap-wheel", "move A1 A2")
    assert game.refuses("move A2 A1") == "moved-already"
    assert game.rule_of("move A2 A1") == "SG-T12"


def test_sg_t12_not_before_a_die_lies_on_the_track() -> None:
    game = table(
        """
        R3 .. .. .. ..
        .. B5 .. .. ..
        .. .. .. .. ..
        .. .. .. .. ..
        """,
        tools=[12],
    )
    assert game.refuses("use tap-wheel") == "track-empty"
    assert game.rule_of("use tap-wheel") == "SG-T12"


def test_sg_t12_not_without_a_die_of_such_a_colour() -> None:
    game = table(
        """
        R3 .. .. .. ..
        .. B5 .. .. ..
        .. .. .. .. ..
        .. .. .. .. ..
        """,
        tools=[12],
        track={1: "G6"},
    )
    assert game.refuses("use tap-wheel") == "none-of-track-colours"


def test_sg_t12_the_dice_on_the_track_stay() -> None:
    game = table(
        """
        R3 .. .. .. ..
        .. B5 .. .. ..
        .. .. .. .. ..
        .. .. .. .. ..
        """,
        tools=[12],
        track={1: "R6"},
    )
    game.plays("use tap-wheel", "move A1 A2", "stop")
    assert game.track == {1: "R6"}
