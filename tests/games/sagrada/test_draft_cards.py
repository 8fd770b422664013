"""The tools that act on the drafted die: 1, 5, 6, 9, 10, 11. Chapter 5 on them: SG-5.6."""

import pytest

from tests.games.sagrada.tables import Play, drawn, table

DRAFTING_TOOLS = {
    1: "grozing-pliers",
    5: "lens-cutter",
    6: "flux-brush",
    9: "cork-backed-straightedge",
    10: "grinding-stone",
    11: "flux-remover",
}
ONLY_5S = "55555 55555 55555 55555"
each_drafting_tool = pytest.mark.parametrize("tool", DRAFTING_TOOLS)
each_changing_tool = pytest.mark.parametrize("tool", [1, 5, 10])


def with_tool(tool: int, *, drafted: bool = False, second: bool = False, changed_die: str = "place") -> Play:
    """An empty window, two dice in the pool, one on the track."""
    options = {"changed_die": changed_die}
    return table(pool="R3 B4", tools=[tool], track={1: "G4"}, drafted=drafted, second=second, options=options)


def changed(tool: int, changed_die: str = "place") -> Play:
    """The same, with the red 3 become a red, or green, 4 (or rolled to one)."""
    steps = {1: ["take R3", "turn 4"], 5: ["take R3", "exchange 1 G4"], 6: ["take R3"], 10: ["take R3"]}
    game = with_tool(tool, changed_die=changed_die)
    return game.plays(f"use {DRAFTING_TOOLS[tool]}", *steps[tool], luck=["roll 4"] if tool == 6 else [])


# SG-5.6


@each_drafting_tool
@pytest.mark.parametrize("second", [False, True])
def test_sg_5_6_they_need_a_draft_still_to_be_made(tool: int, second: bool) -> None:
    assert with_tool(tool, second=second).allows(f"use {DRAFTING_TOOLS[tool]}")
    game = with_tool(tool, second=second, drafted=True)
    assert game.refuses(f"use {DRAFTING_TOOLS[tool]}") == "draft-is-made"
    assert game.rule_of(f"use {DRAFTING_TOOLS[tool]}") == "SG-5.6"


@pytest.mark.parametrize("tool", [1, 5, 6, 10])
def test_sg_5_6_they_use_the_draft_up(tool: int) -> None:
    die = "G4" if tool == 5 else "R4"
    game = changed(tool).plays(f"place {die} A1")
    assert game.refuses("place B4 B2") == "already-drafted"
    game.plays("pass")
    assert game.seat == 1


def test_sg_5_6_the_straightedge_uses_the_draft_up() -> None:
    game = with_tool(9).plays("use cork-backed-straightedge", "place R3 A1")
    assert game.refuses("place B4 B2") == "already-drafted"


def test_sg_5_6_the_remover_uses_the_draft_up() -> None:
    game = with_tool(11).plays("use flux-remover", "take R3", "turn 1", "place Y1 A1", luck=["draw 1"])
    assert game.refuses("place B4 B2") == "already-drafted"


@pytest.mark.parametrize("tool", [1, 5, 6, 10])
def test_sg_5_6_the_changed_die_is_the_one_to_place(tool: int) -> None:
    game = changed(tool)
    assert game.pool == "B4"
    assert game.refuses("place B4 A1") == "place-the-die"
    assert game.rule_of("place B4 A1") == "SG-3.6"
    assert game.refuses("return") == "must-place"
    assert game.rule_of("return") == ("SG-T6.1" if tool == 6 else "SG-5.6")
    assert game.refuses("pass") == "carry-out"


@pytest.mark.parametrize("tool", [1, 5, 6, 10])
def test_sg_5_6_by_option_the_changed_die_goes_to_the_pool(tool: int) -> None:
    """Then the draft is still free: any die of the pool."""
    game = changed(tool, changed_die="pool")
    assert game.pool == ("B4 G4" if tool == 5 else "B4 R4")
    assert game.refuses(f"use {DRAFTING_TOOLS[tool]}") == "tool-used"
    game.plays("place B4 A1", "pass")


@pytest.mark.parametrize("tool", [1, 5, 6, 10])
def test_sg_5_6_by_option_the_changed_die_may_stay_in_the_pool(tool: int) -> None:
    game = changed(tool, changed_die="pool").plays("pass")
    assert game.seat == 1


@each_changing_tool
def test_sg_5_6_by_option_the_changed_die_need_not_fit(tool: int) -> None:
    """What goes back to the pool may be a die that fits nowhere."""
    for choice, allowed in (("place", False), ("pool", True)):
        game = table(
            pool="R3", tools=[tool], track={1: "G4"}, pattern="66666 66666 66666 66666", options={"changed_die": choice}
        )
        assert game.allows(f"use {DRAFTING_TOOLS[tool]}") == allowed


@each_drafting_tool
def test_sg_5_6_the_die_comes_from_the_pool(tool: int) -> None:
    game = with_tool(tool).plays(f"use {DRAFTING_TOOLS[tool]}")
    action = "place P6 A1" if tool == 9 else "take P6"
    assert game.refuses(action) == "not-in-pool"
    assert game.rule_of(action) == "SG-3.6"


@each_drafting_tool
def test_sg_5_4_they_need_a_die_in_the_pool(tool: int) -> None:
    game = table(tools=[tool], track={1: "G4"})
    assert game.refuses(f"use {DRAFTING_TOOLS[tool]}") == "pool-empty"
    assert game.rule_of(f"use {DRAFTING_TOOLS[tool]}") == "SG-5.4"


@each_drafting_tool
def test_sg_5_4_once_begun_they_are_carried_out(tool: int) -> None:
    game = with_tool(tool).plays(f"use {DRAFTING_TOOLS[tool]}")
    assert game.refuses("pass") == "carry-out"
    assert game.rule_of("pass") == "SG-5.4"


# Tool 1


def test_sg_t1_the_value_goes_up_by_one() -> None:
    game = table(pool="R3", tools=[1]).plays("use grozing-pliers", "take R3", "turn 4", "place R4 A1")
    assert game.board() == drawn("""
        R4 .. .. .. ..
        .. .. .. .. ..
        .. .. .. .. ..
        .. .. .. .. ..
    """)


def test_sg_t1_the_value_goes_down_by_one() -> None:
    table(pool="R3", tools=[1]).plays("use grozing-pliers", "take R3", "turn 2", "place R2 A1")


def test_sg_t1_by_exactly_one() -> None:
    game = table(pool="R3", tools=[1]).plays("use grozing-pliers", "take R3")
    assert game.legal() == ["turn 2", "turn 4"]
    for value in (1, 3, 5, 6):
        assert game.refuses(f"turn {value}") == "by-one"
        assert game.rule_of(f"turn {value}") == "SG-T1"


def test_sg_t1_a_6_never_becomes_a_1() -> None:
    game = table(pool="R6", tools=[1]).plays("use grozing-pliers", "take R6")
    assert game.refuses("turn 1") == "by-one"
    assert game.legal() == ["turn 5"]


def test_sg_t1_a_1_never_becomes_a_6() -> None:
    game = table(pool="R1", tools=[1]).plays("use grozing-pliers", "take R1")
    assert game.refuses("turn 6") == "by-one"
    assert game.legal() == ["turn 2"]


def test_sg_t1_the_die_is_placed_by_all_rules() -> None:
    game = table(
        """
        B4 .. .. .. ..
        .. .. .. .. ..
        .. .. .. .. ..
        .. .. .. .. ..
        """,
        pool="R3",
        tools=[1],
    )
    game.plays("use grozing-pliers", "take R3", "turn 4")
    assert game.refuses("place R4 A2") == "same-value"
    assert game.refuses("place R4 A3") == "touch"
    game.plays("place R4 B2")


def test_sg_t1_only_a_value_that_can_be_placed() -> None:
    """[SG-5.4] Nothing is left to luck here, so what could not be placed is not begun."""
    game = table(pool="R3 R4", pattern=ONLY_5S, tools=[1]).plays("use grozing-pliers")
    assert game.refuses("take R3") == "die-does-not-fit"
    assert game.rule_of("take R3") == "SG-5.4"
    game.plays("take R4")
    assert game.refuses("turn 3") == "value-does-not-fit"
    assert game.rule_of("turn 3") == "SG-5.4"
    game.plays("turn 5", "place R5 A1")


def test_sg_t1_not_if_no_changed_die_would_fit() -> None:
    game = table(pool="R3 R5", pattern=ONLY_5S, tools=[1])
    assert game.refuses("use grozing-pliers") == "nothing-fits"
    assert game.rule_of("use grozing-pliers") == "SG-5.4"


# Tool 5


def test_sg_t5_exchange_a_pool_die_with_one_on_the_track() -> None:
    game = table(pool="R3", tools=[5], track={1: "G4"})
    game.plays("use lens-cutter", "take R3", "exchange 1 G4", "place G4 A1")
    assert game.track == {1: "R3"}
    assert game.board() == drawn("""
        G4 .. .. .. ..
        .. .. .. .. ..
        .. .. .. .. ..
        .. .. .. .. ..
    """)


def test_sg_t5_any_die_also_inside_a_stack() -> None:
    game = table(pool="R3", tools=[5], track={1: "G4", 2: "Y1 G2 P6", 3: "B5"})
    game.plays("use lens-cutter", "take R3")
    assert game.legal() == ["exchange 1 G4", "exchange 2 Y1", "exchange 2 G2", "exchange 2 P6", "exchange 3 B5"]
    game.plays("exchange 2 G2", "place G2 A1")
    assert game.track == {1: "G4", 2: "Y1 R3 P6", 3: "B5"}


def test_sg_t5_not_in_the_first_round() -> None:
    game = table(pool="R3", tools=[5])
    assert game.refuses("use lens-cutter") == "track-empty"
    assert game.rule_of("use lens-cutter") == "SG-T5"


def test_sg_t5_only_a_die_that_lies_there() -> None:
    game = table(pool="R3", tools=[5], track={1: "G4"}).plays("use lens-cutter", "take R3")
    for action in ("exchange 1 G3", "exchange 2 G4", "exchange 1 R3"):
        assert game.refuses(action) == "not-on-track"
        assert game.rule_of(action) == "SG-T5"


def test_sg_t5_the_die_is_placed_as_it_lies() -> None:
    game = table(pool="R3", tools=[5], track={1: "G4"}).plays("use lens-cutter", "take R3", "exchange 1 G4")
    assert game.legal("turn") == []
    assert game.refuses("place G3 A1") == "place-the-die"
    game.plays("place G4 A1")


def test_sg_t5_only_a_die_that_can_be_placed() -> None:
    """[SG-5.4] What counts is the die that comes, not the one that goes."""
    game = table(pool="R3", tools=[5], track={1: "G4 G5"}, pattern=ONLY_5S).plays("use lens-cutter", "take R3")
    assert game.refuses("exchange 1 G4") == "value-does-not-fit"
    game.plays("exchange 1 G5", "place G5 A1")


def test_sg_t5_whatever_round_it_lies_on() -> None:
    """The yellow 5 of round 9 is the only one that fits."""
    track = dict.fromkeys(range(1, 9), "G4") | {9: "Y5"}
    game = table(pool="R3", tools=[5], track=track, pattern=ONLY_5S).plays("use lens-cutter", "take R3")
    assert game.legal() == ["exchange 9 Y5"]
    game = table(pool="R3", tools=[5], track={9: "Y4"}, pattern=ONLY_5S)
    assert game.refuses("use lens-cutter") == "no-track-die-fits"


def test_sg_t5_not_if_no_die_of_the_track_would_fit() -> None:
    game = table(pool="R5", tools=[5], track={1: "G4 B3"}, pattern=ONLY_5S)
    assert game.refuses("use lens-cutter") == "no-track-die-fits"


# Tool 6


def test_sg_t6_1_roll_the_die_again_and_place_it() -> None:
    game = table(pool="R3", tools=[6]).plays("use flux-brush", "take R3", "place R6 A1", luck=["roll 6"])
    assert game.board() == drawn("""
        R6 .. .. .. ..
        .. .. .. .. ..
        .. .. .. .. ..
        .. .. .. .. ..
    """)


def test_sg_t6_1_the_roll_may_bring_the_same_value() -> None:
    table(pool="R3", tools=[6]).plays("use flux-brush", "take R3", "place R3 A1", luck=["roll 3"])


def test_sg_t6_1_a_die_that_fits_must_be_placed() -> None:
    game = table(pool="R3", tools=[6]).plays("use flux-brush", "take R3", luck=["roll 6"])
    assert game.refuses("return") == "must-place"
    assert game.rule_of("return") == "SG-T6.1"


def test_sg_t6_1_by_option_a_die_that_fits_may_be_returned() -> None:
    game = table(pool="R3", tools=[6], options={"flux_brush": "may-return"})
    game.plays("use flux-brush", "take R3", "return", luck=["roll 6"])
    assert game.pool == "R6"
    assert game.refuses("place R6 A1") == "already-drafted"


def test_sg_t6_1_the_die_is_placed_by_all_rules() -> None:
    game = table(
        """
        B4 .. .. .. ..
        .. .. .. .. ..
        .. .. .. .. ..
        .. .. .. .. ..
        """,
        pool="R3",
        tools=[6],
    )
    game.plays("use flux-brush", "take R3", luck=["roll 4"])
    assert game.refuses("place R4 A2") == "same-value"
    game.plays("place R4 B2")


def test_sg_t6_1_may_be_tried_when_the_die_fits_nowhere_yet() -> None:
    game = table(pool="R3", tools=[6], pattern=ONLY_5S)
    game.plays("use flux-brush", "take R3", "place R5 A1", luck=["roll 5"])


def test_sg_t6_2_a_die_that_fits_nowhere_goes_back_as_rolled() -> None:
    game = table(pool="R3 B5", tools=[6], pattern=ONLY_5S).plays("use flux-brush", "take R3", luck=["roll 4"])
    assert game.legal() == ["return"]
    game.plays("return")
    assert game.pool == "B5 R4"


def test_sg_t6_2_then_the_draft_is_spent() -> None:
    game = table(pool="R3 B5", tools=[6], pattern=ONLY_5S)
    game.plays("use flux-brush", "take R3", "return", luck=["roll 4"])
    assert game.refuses("place B5 A1") == "already-drafted"
    assert game.legal() == ["pass"]


def test_sg_t6_2_by_option_another_die_may_be_drafted() -> None:
    game = table(pool="R3 B5", tools=[6], pattern=ONLY_5S, options={"failed_flux_brush": "draft-again"})
    game.plays("use flux-brush", "take R3", "return", luck=["roll 4"])
    assert game.refuses("use flux-brush") == "tool-used"
    game.plays("place B5 A1")
    assert game.legal() == ["pass"]


# Tool 9


def test_sg_t9_1_place_a_die_where_it_touches_no_other() -> None:
    game = table(
        """
        B4 .. .. .. ..
        .. .. .. .. ..
        .. .. .. .. ..
        .. .. .. .. ..
        """,
        pool="R3",
        tools=[9],
    )
    game.plays("use cork-backed-straightedge", "place R3 C3")
    assert game.board() == drawn("""
        B4 .. .. .. ..
        .. .. .. .. ..
        .. .. R3 .. ..
        .. .. .. .. ..
    """)


def test_sg_t9_1_not_beside_another_die() -> None:
    """Being apart is asked for, not merely allowed: side by side or diagonally."""
    game = table(
        """
        .. .. .. .. ..
        .. B4 .. .. ..
        .. .. .. .. ..
        .. .. .. .. ..
        """,
        pool="R3",
        tools=[9],
    )
    game.plays("use cork-backed-straightedge")
    for cell in ("A1", "A2", "A3", "B1", "B3", "C1", "C2", "C3"):
        assert game.refuses(f"place R3 {cell}") == "not-apart"
        assert game.rule_of(f"place R3 {cell}") == "SG-T9.1"
    assert game.refuses("place R3 B2") == "taken"
    far = ["A4", "A5", "B4", "B5", "C4", "C5", "D1", "D2", "D3", "D4", "D5"]
    assert game.legal() == [f"place R3 {cell}" for cell in far]


def test_sg_t9_1_the_print_holds() -> None:
    game = table(
        """
        B4 .. .. .. ..
        .. .. .. .. ..
        .. .. .. .. ..
        .. .. .. .. ..
        """,
        pool="R3",
        tools=[9],
        pattern="..... ..... ..G.. ....5",
    )
    game.plays("use cork-backed-straightedge")
    assert game.refuses("place R3 C3") == "printed-colour"
    assert game.refuses("place R3 D5") == "printed-shade"
    assert game.rule_of("place R3 C3") == "SG-4.3"
    game.plays("place R3 D4")


def test_sg_t9_1_not_if_no_space_is_apart() -> None:
    game = table(
        """
        .. .. .. .. ..
        .. B4 .. .. ..
        .. .. .. R1 ..
        .. .. .. .. ..
        """,
        pool="R3",
        tools=[9],
        pattern="...55 ..... ..... 55...",
    )
    assert game.refuses("use cork-backed-straightedge") == "no-space-apart"


def test_sg_t9_2_in_an_empty_window_still_on_the_edge() -> None:
    game = table(pool="R3", tools=[9]).plays("use cork-backed-straightedge")
    assert game.refuses("place R3 B2") == "edge"
    assert game.rule_of("place R3 B2") == "SG-T9.2"
    game.plays("place R3 A1")


def test_sg_t9_2_by_option_anywhere_in_an_empty_window() -> None:
    game = table(pool="R3", tools=[9], options={"cork_first_die": "anywhere"})
    game.plays("use cork-backed-straightedge", "place R3 B2")


def test_sg_t9_2_the_option_is_about_empty_windows_only() -> None:
    game = table(
        """
        B4 .. .. .. ..
        .. .. .. .. ..
        .. .. .. .. ..
        .. .. .. .. ..
        """,
        pool="R3",
        tools=[9],
        options={"cork_first_die": "anywhere"},
    )
    assert game.plays("use cork-backed-straightedge").refuses("place R3 B2") == "not-apart"


# Tool 10


@pytest.mark.parametrize(("value", "over"), [(1, 6), (2, 5), (3, 4), (4, 3), (5, 2), (6, 1)])
def test_sg_t10_turn_the_die_over(value: int, over: int) -> None:
    game = table(pool=f"R{value}", tools=[10])
    game.plays("use grinding-stone", f"take R{value}")
    assert game.refuses(f"place R{value} A1") == "place-the-die"
    game.plays(f"place R{over} A1")


def test_sg_t10_not_if_the_turned_die_would_not_fit() -> None:
    game = table(pool="R5", tools=[10], pattern=ONLY_5S)
    assert game.refuses("use grinding-stone") == "nothing-fits"
    game = table(pool="R2 R5", tools=[10], pattern=ONLY_5S).plays("use grinding-stone")
    assert game.refuses("take R5") == "die-does-not-fit"
    game.plays("take R2", "place R5 A1")


def test_sg_t10_the_die_is_placed_by_all_rules() -> None:
    game = table(
        """
        B4 .. .. .. ..
        .. .. .. .. ..
        .. .. .. .. ..
        .. .. .. .. ..
        """,
        pool="R3",
        tools=[10],
    ).plays("use grinding-stone", "take R3")
    assert game.refuses("place R4 B1") == "same-value"
    game.plays("place R4 B2")


# Tool 11


def test_sg_t11_1_put_a_die_back_and_pull_another() -> None:
    game = table(pool="R3", tools=[11])
    red, blue = game.state.bag[0], game.state.bag[3]
    game.plays("use flux-remover", "take R3", luck=["draw 3"])
    assert (game.state.bag[0], game.state.bag[3]) == (red + 1, blue - 1)
    game.plays("turn 6", "place B6 A1")
    assert game.board() == drawn("""
        B6 .. .. .. ..
        .. .. .. .. ..
        .. .. .. .. ..
        .. .. .. .. ..
    """)


def test_sg_t11_1_the_value_is_chosen_once_the_colour_is_seen() -> None:
    game = table(pool="R3", tools=[11]).plays("use flux-remover", "take R3", luck=["draw 4"])
    assert game.legal() == [f"turn {value}" for value in range(1, 7)]
    assert game.refuses("place P1 A1") == "carry-out"
    assert game.facts[-1] == {"event": "pulled", "actor": 0, "old": "R3", "colour": "purple", "rule": "SG-T11.1"}


def test_sg_t11_1_the_same_die_may_come_back() -> None:
    """The die is in the bag when the other is pulled: with an otherwise empty bag it is sure to come."""
    game = table(pool="R3", tools=[11], bag="")
    game.plays("use flux-remover", "take R3", "turn 5", "place R5 A1", luck=["draw 0"])
    assert game.state.bag == [0, 0, 0, 0, 0]


def test_sg_t11_1_works_whatever_fits() -> None:
    """What will be pulled is not known, so any die of the pool will do."""
    game = table(pool="R3", tools=[11], pattern="YYYYY YYYYY YYYYY YYYYY")
    game.plays("use flux-remover", "take R3", "turn 2", "place Y2 A1", luck=["draw 1"])


def test_sg_t11_2_the_new_die_is_placed_by_all_rules() -> None:
    game = table(
        """
        B4 .. .. .. ..
        .. .. .. .. ..
        .. .. .. .. ..
        .. .. .. .. ..
        """,
        pool="R3",
        tools=[11],
    )
    game.plays("use flux-remover", "take R3", "turn 4", luck=["draw 0"])
    assert game.refuses("place R4 A2") == "same-value"
    assert game.refuses("place R4 D5") == "touch"
    game.plays("place R4 B2")


def test_sg_t11_2_or_returned_to_the_pool() -> None:
    game = table(pool="R3", tools=[11]).plays("use flux-remover", "take R3", "turn 4", "return", luck=["draw 0"])
    assert game.pool == "R4"
    assert game.refuses("place R4 A1") == "already-drafted"


def test_sg_t11_2_by_option_a_die_that_fits_must_be_placed() -> None:
    game = table(pool="R3", tools=[11], options={"flux_remover": "italian"})
    game.plays("use flux-remover", "take R3", "turn 4", luck=["draw 0"])
    assert game.refuses("return") == "must-place"
    assert game.rule_of("return") == "SG-T11.2"
    game.plays("place R4 A1")


def test_sg_t11_2_by_option_the_value_must_fit_if_one_does() -> None:
    game = table(pool="R3", tools=[11], pattern=ONLY_5S, options={"flux_remover": "italian"})
    game.plays("use flux-remover", "take R3", luck=["draw 0"])
    assert game.refuses("turn 4") == "value-must-fit"
    assert game.rule_of("turn 4") == "SG-T11.2"
    assert game.legal() == ["turn 5"]


def test_sg_t11_2_by_option_a_die_that_fits_nowhere_goes_to_the_pool() -> None:
    game = table(pool="R3", tools=[11], pattern="YYYYY YYYYY YYYYY YYYYY", options={"flux_remover": "italian"})
    game.plays("use flux-remover", "take R3", "turn 4", luck=["draw 0"])
    assert game.legal() == ["return"]
    game.plays("return")
    assert game.pool == "R4"


def test_sg_t11_3_a_returned_die_shows_the_chosen_value() -> None:
    game = table(pool="R3", tools=[11]).plays("use flux-remover", "take R3", "turn 6", "return", luck=["draw 2"])
    assert game.pool == "G6"


def test_sg_t11_3_by_option_a_returned_die_is_rolled() -> None:
    game = table(pool="R3", tools=[11], options={"flux_remover_value": "rolled"})
    game.plays("use flux-remover", "take R3", "turn 6", "return", luck=["draw 2", "roll 1"])
    assert game.pool == "G1"
