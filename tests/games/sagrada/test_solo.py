"""Chapter 8: playing alone."""

import pytest

from bottega.core.errors import BadInput
from bottega.core.seats import Seat
from bottega.games.sagrada import GAME
from tests.games.sagrada.tables import Play, drawn, table
from tests.games.sagrada.test_setup import FIRST_TABLE, set_up
from tests.games.sagrada.test_setup import opened as table_of_two

ONLY_5S = "55555 55555 55555 55555"
NEXT_POOL = ["draw 0"] * 4 + ["roll 1"] * 4
FULL = """
    R1 Y2 G3 B4 P5
    Y3 G4 B5 P6 R1
    G5 B6 P1 R2 Y3
    B1 P2 R3 Y4 G5
    """


def new_game(tools: int = 3) -> Play:
    """Two private objectives and two pattern cards."""
    return set_up(["pick 0"] * (2 + 2), seats=1, options={"tools": str(tools)})


def opened(tools: int = 3) -> Play:
    """With a window chosen: the tools, two public objectives, who is first, and the pool."""
    return new_game(tools).plays("choose batllo", luck=["pick 0"] * (tools + 2 + 1) + NEXT_POOL)


def test_sg_8_1_the_pattern_is_chosen_as_usual() -> None:
    game = new_game()
    assert len(game.legal("choose")) == 4
    assert game.refuses("choose sun-catcher") == "not-offered"


def test_sg_8_1_favour_tokens_are_not_used() -> None:
    game = opened()
    assert game.state.tokens == [0]
    assert "Favour tokens" not in game.sheet()


def test_sg_8_2_two_public_and_two_private_objectives_lie_face_up() -> None:
    seen = GAME.view(opened().state, None)
    assert seen.public == ("row-colour-variety", "column-colour-variety")
    assert seen.private == (("red", "yellow"),)


@pytest.mark.parametrize("tools", [1, 2, 3, 4, 5])
def test_sg_8_3_one_to_five_tools_lie_face_up(tools: int) -> None:
    assert opened(tools).state.deal.tools == (1, 2, 3, 4, 5)[:tools]


def test_sg_8_3_with_others_there_are_always_three() -> None:
    """[SG-2.1] The option is about playing alone."""
    assert len(table_of_two(FIRST_TABLE).state.deal.tools) == 3
    with pytest.raises(BadInput, match="Option 'tools' is for 1 player, not for 2"):
        set_up([], options={"tools": "5"})


def test_sg_8_4_each_round_has_four_dice() -> None:
    game = new_game().plays("choose batllo", luck=["pick 0"] * 6 + ["draw 0"] * 4 + [f"roll {n}" for n in (1, 2, 3, 4)])
    assert game.pool == "R1 R2 R3 R4"


def test_sg_1_4_alone_too_the_pattern_is_chosen_before_the_table_is_set_up() -> None:
    """[SG-8.1] Only the private objectives lie there already."""
    seen = GAME.view(new_game().state, Seat(0))
    assert (seen.private, seen.tools, seen.public) == ((("red", "yellow"),), (), ())


def test_sg_8_4_and_two_turns() -> None:
    game = table(seats=1, pool="R3 B5 G1 P2").plays("place R3 A1", "pass", "place B5 A2")
    assert game.refuses("place G1 A3") == "already-drafted"
    game.plays("pass", luck=NEXT_POOL)
    assert game.track == {1: "G1 P2"}
    assert game.state.round == 2


def test_sg_8_4_a_die_a_turn() -> None:
    assert table(seats=1, pool="R3 B5").plays("place R3 A1").refuses("place B5 A2") == "already-drafted"


def test_sg_8_5_a_tool_is_paid_with_a_die_of_its_colour() -> None:
    game = table(seats=1, pool="P2 R3", tools=[1])
    game.plays("use grozing-pliers", "pay P2", "take R3", "turn 4", "place R4 A1")
    assert game.pool == ""
    assert game.board() == drawn("""
        R4 .. .. .. ..
        .. .. .. .. ..
        .. .. .. .. ..
        .. .. .. .. ..
    """)


def test_sg_8_5_not_without_such_a_die() -> None:
    game = table(seats=1, pool="B2 R3", tools=[1])
    assert game.refuses("use grozing-pliers") == "no-die-to-pay"
    assert game.rule_of("use grozing-pliers") == "SG-8.5"


def test_sg_8_5_only_with_such_a_die() -> None:
    game = table(seats=1, pool="P2 R3", tools=[1]).plays("use grozing-pliers")
    assert game.refuses("pay R3") == "wrong-colour-to-pay"
    assert game.rule_of("pay R3") == "SG-8.5"
    assert game.refuses("pay P3") == "not-in-pool"
    assert game.legal() == ["pay P2"]


def test_sg_8_5_paying_comes_first() -> None:
    game = table(seats=1, pool="P2 R3", tools=[1]).plays("use grozing-pliers")
    assert game.refuses("take R3") == "pay-first"
    assert game.refuses("pass") == "pay-first"
    assert game.rule_of("pass") == "SG-8.5"


@pytest.mark.parametrize(
    ("tool", "name", "colour"),
    [
        (1, "grozing-pliers", "P"),
        (2, "eglomise-brush", "B"),
        (3, "copper-foil-burnisher", "R"),
        (4, "lathekin", "Y"),
        (5, "lens-cutter", "G"),
        (6, "flux-brush", "P"),
        (7, "glazing-hammer", "B"),
        (8, "running-pliers", "R"),
        (9, "cork-backed-straightedge", "Y"),
        (10, "grinding-stone", "G"),
        (11, "flux-remover", "P"),
        (12, "tap-wheel", "B"),
    ],
)
def test_sg_8_5_the_colour_of_each_tool(tool: int, name: str, colour: str) -> None:
    picture = """
        R3 .. .. .. ..
        .. B5 .. .. ..
        .. .. .. .. ..
        .. .. .. .. ..
        """
    drafted, second = tool == 8, tool == 7
    for letter in "RYGBP":
        game = table(
            picture, seats=1, pool=f"{letter}6 Y1", tools=[tool], track={1: "R6"}, drafted=drafted, second=second
        )
        assert game.allows(f"use {name}") == (letter == colour or colour == "Y")


def test_sg_8_5_besides_the_die_that_is_drafted() -> None:
    """Paying may leave nothing to draft; then a tool that needs a die of the pool can't be used."""
    game = table(seats=1, pool="P2", tools=[1])
    assert game.refuses("use grozing-pliers") == "only-die-is-needed"
    game = table(
        """
        R3 .. .. .. ..
        .. .. .. .. ..
        .. .. .. .. ..
        .. .. .. .. ..
        """,
        seats=1,
        pool="B2",
        tools=[2],
    )
    game.plays("use eglomise-brush", "pay B2", "move A1 A2")
    assert game.legal() == ["pass"]


def test_sg_8_5_the_draft_is_still_to_be_made() -> None:
    game = table(
        """
        R3 .. .. .. ..
        .. .. .. .. ..
        .. .. .. .. ..
        .. .. .. .. ..
        """,
        seats=1,
        pool="B2 G1",
        tools=[2],
    )
    game.plays("use eglomise-brush", "pay B2", "move A1 A2", "place G1 A1", "pass")


def test_sg_8_5_only_with_a_die_that_leaves_enough() -> None:
    """[SG-5.4] With the green 2 paid, only a 5 is left, which turned over does not fit."""
    game = table(seats=1, pool="G2 G5", tools=[10], pattern=ONLY_5S).plays("use grinding-stone")
    assert game.refuses("pay G2") == "die-is-needed"
    game.plays("pay G5", "take G2", "place G5 A1")


def test_sg_8_5_the_time_of_a_tool_holds_too() -> None:
    """[SG-T7] [SG-T8.2] [SG-5.6]"""
    assert table(seats=1, pool="B2 R3", tools=[7]).refuses("use glazing-hammer") == "second-turn-only"
    assert table(seats=1, pool="R2 R3", tools=[8]).refuses("use running-pliers") == "after-drafting"
    assert table(seats=1, pool="P2 R3", tools=[1], drafted=True).refuses("use grozing-pliers") == "draft-is-made"


def test_sg_8_5_glazing_hammer_rolls_what_is_left() -> None:
    """[SG-T7]"""
    game = table(seats=1, pool="B2 R3 G4", tools=[7], second=True)
    game.plays("use glazing-hammer", "pay B2", luck=["roll 6", "roll 5"])
    assert game.pool == "R6 G5"


def test_sg_8_5_running_pliers_take_the_second_turn() -> None:
    """[SG-T8.1] Of four dice two are drafted, one has paid, and one is left."""
    game = table(seats=1, pool="R2 B3 G4 P5", tools=[8])
    game.plays("place B3 A1", "use running-pliers", "pay R2", "place G4 A2", "pass", luck=NEXT_POOL)
    assert game.track == {1: "P5"}


def test_sg_8_5_by_option_the_last_player_is_the_lone_player() -> None:
    """[SG-T8.3] Whose two turns always follow one another."""
    game = table(seats=1, pool="R2 B3 G4", tools=[8], options={"pliers_of_the_last": "refused"}).plays("place B3 A1")
    assert game.refuses("use running-pliers") == "not-for-the-last"


def test_sg_8_6_each_tool_is_used_once_a_game() -> None:
    game = table(
        """
        R3 .. .. .. ..
        .. .. .. .. ..
        .. .. .. .. ..
        .. .. .. .. ..
        """,
        seats=1,
        pool="B2 B4",
        tools=[2],
    )
    game.plays("use eglomise-brush", "pay B2", "move A1 A2", "pass")
    assert game.refuses("use eglomise-brush") == "used-up"
    assert game.rule_of("use eglomise-brush") == "SG-8.6"


def test_sg_8_6_the_die_that_paid_leaves_the_game() -> None:
    game = table(
        """
        R3 .. .. .. ..
        .. .. .. .. ..
        .. .. .. .. ..
        .. .. .. .. ..
        """,
        seats=1,
        pool="B2 B4",
        tools=[2],
    )
    game.plays("use eglomise-brush", "pay B2", "move A1 A2", "pass", "pass", luck=NEXT_POOL)
    assert GAME.dump(game.state).gone == ("B2",)
    assert game.track == {1: "B4"}


def test_sg_8_6_one_tool_a_turn_holds_too() -> None:
    """[SG-5.3]"""
    game = table(
        """
        R3 .. .. .. ..
        .. .. .. .. ..
        .. .. .. .. ..
        .. .. .. .. ..
        """,
        seats=1,
        pool="B2 R4",
        tools=[2, 3],
    )
    game.plays("use eglomise-brush", "pay B2", "move A1 A2")
    assert game.refuses("use copper-foil-burnisher") == "tool-used"
    game.plays("pass", "use copper-foil-burnisher", "pay R4", "move A2 A1")


def test_sg_8_7_a_marker_holds_the_space_of_a_round_without_dice() -> None:
    game = table(seats=1, second=True).plays("pass", luck=NEXT_POOL)
    assert game.track == {}
    assert {"event": "round-ended", "round": 1, "left": (), "rule": "SG-6.1"} in game.facts


def test_sg_8_7_it_has_no_colour_and_no_value() -> None:
    """No tool can take it, and it adds nothing to the target."""
    game = table(
        """
        R3 .. .. .. ..
        .. .. .. .. ..
        .. .. .. .. ..
        .. .. .. .. ..
        """,
        seats=1,
        pool="B1 G1 R1",
        tools=[5, 12],
        round_number=2,
    )
    assert game.refuses("use lens-cutter") == "track-empty"
    assert game.refuses("use tap-wheel") == "track-empty"
    assert table(seats=1, over=True).standings()[0].facts == {"target": 0}


def test_sg_8_8_the_target_is_the_sum_of_the_dice_on_the_track() -> None:
    game = table(seats=1, over=True, track={1: "R6 B5", 4: "G1", 10: "P3"})
    assert game.standings()[0].facts == {"target": 15}


def test_sg_8_8_lens_cutter_may_change_it() -> None:
    """[SG-T5]"""
    game = table(seats=1, pool="G1 R1", tools=[5], track={1: "B6"})
    game.plays("use lens-cutter", "pay G1", "take R1", "exchange 1 B6", "place B6 A1")
    assert game.track == {1: "R1"}
    assert game.standings()[0].facts == {"target": 1}


def test_sg_8_8_dice_that_paid_do_not_count() -> None:
    game = table(
        """
        R3 .. .. .. ..
        .. .. .. .. ..
        .. .. .. .. ..
        .. .. .. .. ..
        """,
        seats=1,
        pool="B6",
        tools=[2],
        round_number=10,
    )
    game.plays("use eglomise-brush", "pay B6", "move A1 A2", "pass", "pass", "score red")
    assert game.standings()[0].facts == {"target": 0}


def test_sg_8_9_the_player_picks_one_of_the_two_private_objectives() -> None:
    game = table(
        """
        R3 .. .. .. ..
        .. Y6 .. .. ..
        .. .. .. .. ..
        .. .. .. .. ..
        """,
        seats=1,
        private="RY",
        over=True,
    )
    assert game.legal() == ["score red", "score yellow"]
    game.plays("score yellow")
    assert game.sheet()["Shades of yellow"].points == 6
    assert "Shades of red" not in game.sheet()


def test_sg_8_9_also_the_worse_one() -> None:
    game = table(
        """
        R3 .. .. .. ..
        .. Y6 .. .. ..
        .. .. .. .. ..
        .. .. .. .. ..
        """,
        seats=1,
        private="RY",
        over=True,
    ).plays("score red")
    assert game.sheet()["Shades of red"].points == 3


def test_sg_8_9_only_one_that_lies_on_the_table() -> None:
    game = table(seats=1, private="RY", over=True)
    assert game.refuses("score blue") == "not-dealt"
    assert game.rule_of("score blue") == "SG-8.9"


def test_sg_8_9_it_is_the_last_decision() -> None:
    game = table(seats=1, second=True, round_number=10).plays("pass")
    assert game.refuses("pass") == "pick-an-objective"
    assert game.rule_of("pass") == "SG-8.9"
    game.plays("score red")
    assert game.state.pending == ()


def test_sg_8_9_with_others_there_is_nothing_to_pick() -> None:
    assert table(second=True, round_number=10).plays("pass").state.pending == ()


def test_sg_8_10_each_empty_space_costs_three_points() -> None:
    line = table(
        """
        R1 Y2 G3 B4 P5
        Y3 .. B5 P6 R1
        G5 B6 P1 R2 ..
        B1 P2 R3 Y4 G5
        """,
        seats=1,
        over=True,
    ).sheet()["Empty spaces"]
    assert line.points == -6
    assert line.rule == "SG-8.10"


def test_sg_8_11_the_player_wins_with_more_than_the_target() -> None:
    """The window is worth 7 points, the red dice."""
    best = table(FULL, seats=1, private="RY", over=True, track={1: "B6"}).plays("score red").standings()[0]
    assert (best.total, best.won, best.place) == (7, True, 1)


@pytest.mark.parametrize("track", ["B6 B1", "B6 B2"])
def test_sg_8_11_not_with_as_much_or_less(track: str) -> None:
    best = table(FULL, seats=1, private="RY", over=True, track={1: track}).plays("score red").standings()[0]
    assert (best.total, best.won, best.place) == (7, False, 2)
