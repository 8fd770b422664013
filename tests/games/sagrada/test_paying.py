"""Chapter 5: tools and favour tokens."""

import pytest

import bottega
from bottega.core.errors import IllegalAction
from bottega.core.match import Match
from tests.games.sagrada.tables import table


def test_sg_5_1_the_first_use_costs_one_token() -> None:
    game = table(pool="R3", tools=[10], tokens=3).plays("use grinding-stone")
    assert game.state.tokens == [2, 3]
    assert game.state.on_tools == [1]


def test_sg_5_1_later_uses_cost_two() -> None:
    game = table(pool="R3", tools=[10], tokens=3, on_tools={10: 1}).plays("use grinding-stone")
    assert game.state.tokens == [1, 3]
    assert game.state.on_tools == [3]


def test_sg_5_1_whoever_put_the_tokens_there() -> None:
    """Here both uses are by the same player, the last of the round."""
    game = table(pool="R3 B4", tools=[10], tokens=3, seat=1)
    game.plays("use grinding-stone", "take R3", "place R4 A1", "pass", "use grinding-stone")
    assert game.state.tokens == [3, 0]
    assert game.state.on_tools == [3]


def test_sg_5_1_each_tool_has_its_own_price() -> None:
    game = table(pool="R3", tools=[1, 10], tokens=3, on_tools={1: 5}).plays("use grinding-stone")
    assert game.state.tokens == [2, 3]
    assert game.state.on_tools == [5, 1]


@pytest.mark.parametrize(("tokens", "on_tool", "enough"), [(0, 0, False), (1, 0, True), (1, 1, False), (2, 1, True)])
def test_sg_5_1_only_with_enough_tokens(tokens: int, on_tool: int, enough: bool) -> None:
    game = table(pool="R3", tools=[10], tokens=tokens, on_tools={10: on_tool})
    assert game.allows("use grinding-stone") == enough
    if not enough:
        assert game.refuses("use grinding-stone") == "too-few-tokens"
        assert game.rule_of("use grinding-stone") == "SG-5.1"


def test_sg_5_1_the_tokens_of_others_do_not_help() -> None:
    assert table(pool="R3", tools=[10], tokens=(0, 6)).refuses("use grinding-stone") == "too-few-tokens"


def test_sg_5_1_the_refusal_says_what_is_lacking() -> None:
    game = table(pool="R3", tools=[10], tokens=1, on_tools={10: 1})
    assert game.why_not("use grinding-stone").params == {"cost": 2, "left": 1}


def test_sg_5_2_paying_comes_first() -> None:
    game = table(pool="R3", tools=[6]).plays("use flux-brush")
    assert game.state.tokens == [2, 3]
    used = {"event": "tool-used", "actor": 0, "tool": "flux-brush", "tokens": 1, "die": None, "rule": "SG-5.1"}
    assert game.facts == [used]


def test_sg_5_2_bad_luck_is_not_paid_back() -> None:
    game = table(pool="R3", tools=[6], pattern="55555 55555 55555 55555")
    game.plays("use flux-brush", "take R3", "return", luck=["roll 2"])
    assert game.state.tokens == [2, 3]
    assert game.state.on_tools == [1]


def test_sg_5_3_at_most_one_tool_a_turn() -> None:
    game = table(
        """
        R3 .. .. .. ..
        .. B5 .. .. ..
        .. .. .. .. ..
        .. .. .. .. ..
        """,
        tools=[2, 3],
        tokens=6,
    ).plays("use eglomise-brush", "move A1 A2")
    assert game.refuses("use copper-foil-burnisher") == "tool-used"
    assert game.refuses("use eglomise-brush") == "tool-used"
    assert game.rule_of("use eglomise-brush") == "SG-5.3"


def test_sg_5_3_and_so_two_a_round() -> None:
    game = table(
        boards={
            1: """
        R3 .. .. .. ..
        .. B5 .. .. ..
        .. .. .. .. ..
        .. .. .. .. ..
        """
        },
        tools=[2, 3],
        tokens=6,
        seat=1,
    )
    game.plays("use eglomise-brush", "move A1 A2", "pass")
    game.plays("use copper-foil-burnisher", "move A2 A1")
    assert game.state.tokens == [6, 4]


def test_sg_5_3_nobody_has_to_use_one() -> None:
    table(pool="R3", tools=[10]).plays("pass")


def test_sg_5_4_only_if_it_can_be_carried_out_in_full() -> None:
    """Paying merely to make a tool dearer for others is not possible."""
    game = table(tools=[2], pool="R3")
    assert game.refuses("use eglomise-brush") == "no-dice-yet"
    assert game.state.tokens == [3, 3]
    game.plays("place R3 A1")
    assert game.allows("use eglomise-brush")


def test_sg_5_4_the_rest_of_the_turn_waits() -> None:
    game = table(pool="R3 B4", tools=[10]).plays("use grinding-stone")
    assert game.refuses("place B4 A1") == "carry-out"
    assert game.refuses("use grinding-stone") == "carry-out"
    assert str(game.why_not("pass")) == "First carry out Grinding Stone: take a die of the pool. [SG-5.4]"


def with_a_tool_in_use(word: str) -> Match:
    """A game in which a seat has just used a tool whose name begins with a word."""
    for seed in range(200):
        match = bottega.new("sagrada", seats=2, seed=seed)
        for seat in (0, 1):
            match.play(seat, match.legal(seat)[0])
        for action in match.legal(match.pending[0]):
            if action.name.startswith(f"use {word}"):
                match.play(match.pending[0], action)
                return match
    raise AssertionError("no such game")


def test_sg_5_5_a_tool_may_be_taken_back_until_it_shows_something_new() -> None:
    match = with_a_tool_in_use("flux-brush")
    seat = match.pending[0]
    paid = match.view(seat)
    match.undo(seat)
    back = match.view(seat)
    assert paid != back
    assert any(action.name == "use flux-brush" for action in match.legal(seat))


def test_sg_5_5_but_not_after_a_roll() -> None:
    match = with_a_tool_in_use("flux-brush")
    seat = match.pending[0]
    match.play(seat, match.legal(seat)[0])
    assert not match.can_undo(seat)
    with pytest.raises(IllegalAction, match="You have seen something new"):
        match.undo(seat)


def test_sg_5_5_tools_without_luck_may_be_taken_back_to_the_payment() -> None:
    match = with_a_tool_in_use("grinding-stone")
    seat = match.pending[0]
    match.play(seat, match.legal(seat)[0])
    match.play(seat, match.legal(seat)[0])
    for _ in range(3):
        match.undo(seat)
    assert any(action.name == "use grinding-stone" for action in match.legal(seat))
