"""Chapter 5: placing prediction tokens."""

import pytest

from bottega.games.classic_art.catalogue import LABELS, comes_true, parse_space
from tests.games.classic_art.tables import table

SCULPTURE = {"SC 1-": "A", "SC 8+": "A", "SC 2-": "B", "SC 4-": "BB", "SC 3-": "C!", "SC 6+": "D!"}
"""The rulebook's example: Raphael, Donatello, Leonardo and Venus."""


def test_ca_5_1_a_space_with_tokens_is_closed_for_all() -> None:
    """The six spaces of the example, for their owners too."""
    for seat in range(4):
        game = table(at=f"predict {seat}", seats=4, predictions=SCULPTURE)
        assert game.legal("predict SC") == ["predict SC 5+", "predict SC 7+"]
        refusals = [game.why_not(f"predict {place}") for place in SCULPTURE]
        assert {refusal.rule for refusal in refusals} == {"CA-5.1"}
        owners = ["ABCD".index(tokens[0]) for tokens in SCULPTURE.values()]
        assert [refusal.params.get("owner", seat) for refusal in refusals] == owners
        own = [refusal.code == "occupied-by-you" for refusal in refusals]
        assert own == [owner == seat for owner in owners]


def test_ca_5_1_for_a_double_down_too() -> None:
    game = table(at="predict 0", seats=4, predictions=SCULPTURE)
    assert game.legal("double SC") == ["double SC 5+", "double SC 7+"]
    assert game.why_not("double SC 6+").to_json() == {
        "code": "occupied",
        "rule": "CA-5.1",
        "space": "6+",
        "exhibition": "SC",
        "owner": 3,
    }


def test_ca_5_1_the_same_space_of_another_exhibition_is_free() -> None:
    assert table(at="predict 0", seats=4, predictions=SCULPTURE).allows("predict PO 1-")


@pytest.mark.parametrize(
    ("label", "right"), [("1-", [0, 1]), ("2-", [0, 1, 2]), ("3-", [0, 1, 2, 3]), ("4-", [0, 1, 2, 3, 4])]
)
def test_ca_5_2_a_rarity_show_has_at_most_so_many(label: str, right: list[int]) -> None:
    assert [count for count in range(12) if comes_true(parse_space("SC", label), count)] == right


@pytest.mark.parametrize(("label", "fewest"), [("5+", 5), ("6+", 6), ("7+", 7), ("8+", 8)])
def test_ca_5_3_a_grand_exhibition_has_at_least_so_many(label: str, fewest: int) -> None:
    assert [count for count in range(12) if comes_true(parse_space("SC", label), count)] == list(range(fewest, 12))


def test_ca_5_2_ca_5_3_every_count_is_one_or_the_other() -> None:
    """4- and 5+ share all numbers of works between them."""
    for count in range(12):
        assert comes_true(parse_space("SC", "4-"), count) != comes_true(parse_space("SC", "5+"), count)
    assert LABELS == ["1-", "2-", "3-", "4-", "5+", "6+", "7+", "8+"]


def test_ca_5_4_several_predictions_in_one_exhibition_on_both_sides() -> None:
    """Raphael predicts 1- and 8+."""
    game = table(at="predict 0", predictions={"SC 1-": "A"})
    assert game.plays("predict SC 8+").state.tokens[0] == 4


def test_ca_5_5_a_double_down_needs_two_tokens() -> None:
    game = table(at="predict 0", tokens=1)
    assert game.legal("double") == []
    assert game.refuses("double SC 6+") == "one-token-left"
    assert game.rule_of("double SC 6+") == "CA-5.5"
    assert game.plays("predict SC 6+").state.tokens[0] == 0
    assert table(at="predict 0", tokens=2).plays("double SC 6+").state.tokens[0] == 0


def test_ca_5_5_without_tokens_nobody_is_asked() -> None:
    game = table("SC-01 SC-02 PO-02 LA-01 LA-02", tokens=[0, 6, 6])
    assert game.plays("play SC-01", "play SC-02").seat == 1
    assert game.refuses("predict SC 6+", seat=0) == "not-your-turn"


def test_ca_5_5_nor_in_the_setup_turn() -> None:
    assert table(at="setup 0", tokens=[6, 0, 6]).plays("predict SC 6+").seat == 2


def test_predictions_are_told() -> None:
    """[CA-2.5] [CA-3.3]"""
    game = table(at="setup 0").plays("predict SC 6+", "double PO 3-")
    assert game.sentences() == [
        "Raphael predicts 6+ for Sculpture, at high risk.",
        "Donatello doubles down on 3- for Portrait, at high risk.",
    ]
    assert table(at="predict 2").plays("pass").sentences() == ["Leonardo predicts nothing."]
