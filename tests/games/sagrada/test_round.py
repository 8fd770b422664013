"""Chapter 3: the round."""

import random

import pytest

from bottega.core.chance import FastChance, ScriptedChance
from bottega.games.sagrada import GAME
from bottega.games.sagrada.actions import PASS
from bottega.games.sagrada.table import Table
from tests.games.sagrada.tables import Play, drawn, table


def passed_through(seats: int, *, bag: str = "full") -> tuple[Table, list[tuple[int, int]]]:
    """A game in which everybody only passes: the table at its end, and who passed in which round."""
    chance = FastChance(random.Random(3))
    state = GAME.new(GAME.ruleset(seats, {"bag": bag}), chance)
    turns: list[tuple[int, int]] = []
    while state.pending:
        seat = state.pending[0]
        if state.seal:
            state.apply(seat, state.legal(seat)[0], chance)
        else:
            turns.append((state.round, seat))
            state.apply(seat, PASS, chance)
    return state, turns


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_sg_3_1_a_game_has_ten_rounds(seats: int) -> None:
    state, turns = passed_through(seats)
    assert state.round == 10
    assert len(turns) == 10 * 2 * seats
    assert sorted({number for number, _ in turns}) == list(range(1, 11))


@pytest.mark.parametrize(("seats", "dice"), [(2, 5), (3, 7), (4, 9)])
def test_sg_3_2_the_pool_has_two_dice_a_player_and_one_more(seats: int, dice: int) -> None:
    """The rulebook's numbers: 5, 7 or 9 dice for 2, 3 or 4 players."""
    game = table(seats=seats, second=True).plays("pass", luck=["draw 0"] * dice + ["roll 1"] * dice)
    assert game.pool == " ".join(["R1"] * dice)


def test_sg_3_2_they_are_drawn_from_the_bag_and_rolled() -> None:
    draws = ["draw 0", "draw 4", "draw 1", "draw 4", "draw 2"]
    rolls = ["roll 6", "roll 1", "roll 3", "roll 5", "roll 2"]
    game = table(second=True).plays("pass", luck=draws + rolls)
    assert game.pool == "R6 Y3 G2 P1 P5"
    assert game.state.bag == [17, 17, 17, 18, 16]


def test_sg_3_3_giada_davide_john_and_back() -> None:
    """The rulebook's example: Giada, Davide, John, then John, Davide, Giada."""
    game = table(seats=3, pool="R1")
    order = []
    for turn in range(6):
        order.append(["Giada", "Davide", "John"][game.seat or 0])
        game.plays("pass", luck=["draw 0"] * 7 + ["roll 1"] * 7 if turn == 5 else [])
    assert order == ["Giada", "Davide", "John", "John", "Davide", "Giada"]
    assert game.state.round == 2


def test_sg_3_3_the_order_begins_with_the_first_player() -> None:
    _, turns = passed_through(3)
    for number in range(1, 11):
        order = [seat for played, seat in turns if played == number]
        first = order[0]
        assert order == [first, (first + 1) % 3, (first + 2) % 3, (first + 2) % 3, (first + 1) % 3, first]


def test_sg_3_4_a_turn_has_at_most_one_draft() -> None:
    game = table(pool="R3 B5").plays("place R3 A1")
    assert game.refuses("place B5 A2") == "already-drafted"
    assert game.rule_of("place B5 A2") == "SG-3.4"


def test_sg_3_4_drafting_then_a_tool() -> None:
    game = table(pool="R3", tools=[2]).plays("place R3 A1", "use eglomise-brush", "move A1 A2")
    assert game.legal() == ["pass"]


def test_sg_3_4_a_tool_then_drafting() -> None:
    game = table(
        """
        R3 .. .. .. ..
        .. .. .. .. ..
        .. .. .. .. ..
        .. .. .. .. ..
        """,
        pool="B5",
        tools=[2],
    )
    game.plays("use eglomise-brush", "move A1 A2", "place B5 A1")
    assert game.board() == drawn("""
        B5 R3 .. .. ..
        .. .. .. .. ..
        .. .. .. .. ..
        .. .. .. .. ..
    """)
    assert game.legal() == ["pass"]


@pytest.mark.parametrize(
    ("action", "reason", "rule"),
    [
        ("take R3", "only-with-a-tool", "SG-5.6"),
        ("turn 3", "only-with-a-tool", "SG-5.6"),
        ("exchange 1 R3", "only-with-a-tool", "SG-5.6"),
        ("return", "only-with-a-tool", "SG-5.6"),
        ("move A1 A2", "only-a-tool-moves", "SG-5.7"),
        ("lift A1", "only-a-tool-moves", "SG-5.7"),
        ("stop", "no-tool-to-stop", "SG-3.4"),
    ],
)
def test_sg_3_4_what_belongs_to_a_tool_waits_for_one(action: str, reason: str, rule: str) -> None:
    game = table(
        """
        B5 .. .. .. ..
        .. .. .. .. ..
        .. .. .. .. ..
        .. .. .. .. ..
        """,
        pool="R3",
    )
    assert (game.refuses(action), game.rule_of(action)) == (reason, rule)


@pytest.mark.parametrize(
    ("action", "reason"),
    [("pay R3", "no-tool-to-pay"), ("score red", "scored-at-the-end"), ("choose virtus", "window-is-chosen")],
)
def test_sg_3_4_so_does_what_belongs_elsewhere(action: str, reason: str) -> None:
    assert table(pool="R3").refuses(action) == reason


def test_sg_3_5_a_player_may_do_nothing_though_a_die_would_fit() -> None:
    game = table(pool="R3", tools=[10])
    assert game.allows("place R3 A1")
    assert game.plays("pass").pool == "R3"


def test_sg_3_5_or_only_draft_or_only_use_a_tool() -> None:
    table(pool="R3", tools=[10]).plays("place R3 A1", "pass")
    table(
        """
        R3 .. .. .. ..
        .. .. .. .. ..
        .. .. .. .. ..
        .. .. .. .. ..
        """,
        pool="B5",
        tools=[2],
    ).plays("use eglomise-brush", "move A1 A2", "pass")


def test_sg_3_6_a_drafted_die_leaves_the_pool_for_ones_own_window() -> None:
    game = table(pool="R3 R3 B5").plays("place R3 A1")
    assert game.pool == "R3 B5"
    assert game.board(0) == drawn("""
        R3 .. .. .. ..
        .. .. .. .. ..
        .. .. .. .. ..
        .. .. .. .. ..
    """)
    assert game.board(1) == drawn("""
        .. .. .. .. ..
        .. .. .. .. ..
        .. .. .. .. ..
        .. .. .. .. ..
    """)


def test_sg_3_6_only_dice_of_the_pool_are_drafted() -> None:
    game = table(pool="R3", track={1: "B5"})
    assert game.refuses("place B5 A1") == "not-in-pool"
    assert game.rule_of("place B5 A1") == "SG-3.6"


def test_sg_3_6_nobody_takes_a_die_to_keep_it() -> None:
    assert table(pool="R3").refuses("take R3") == "only-with-a-tool"


def test_sg_3_7_only_the_player_whose_turn_it_is_acts() -> None:
    game = table(pool="R3")
    assert game.refuses("place R3 A1", seat=1) == "not-your-turn"
    assert game.refuses("pass", seat=1) == "not-your-turn"
    assert game.rule_of("pass", seat=1) == "SG-3.7"
    assert game.legal(seat=1) == []


def test_sg_3_7_the_turn_is_over_when_its_player_says_so() -> None:
    game = table(pool="R3").plays("place R3 A1")
    assert game.seat == 0
    assert game.plays("pass").seat == 1


def test_a_round_needs_its_luck() -> None:
    """The tests' own tool: luck that was not scripted fails."""
    with pytest.raises(Exception, match="the script has no outcome for a draw"):
        table(second=True).plays("pass")
    with pytest.raises(Exception, match="luck left over"):
        table().plays("pass", luck=["roll 1"])


def test_every_draw_comes_before_every_roll() -> None:
    """[SG-3.2] The dice are drawn, then rolled together."""
    chance = ScriptedChance(*["draw 0"] * 5, *["roll 1"] * 5)
    state = table(second=True).state
    state.apply(state.pending[0], PASS, chance)
    chance.done()
    assert Play(state).pool == "R1 R1 R1 R1 R1"
