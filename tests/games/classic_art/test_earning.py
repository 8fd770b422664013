"""Chapters 7 and 8: earning Prestige, and retrieving prediction tokens."""

from collections.abc import Mapping, Sequence

import pytest

from tests.games.classic_art.tables import Play, in_order, table
from tests.games.classic_art.test_predicting import SCULPTURE

ARTWORKS = ["SC-01", "SC-02", "SC-03", "SC-04", "SC-06", "SC-07", "SC-08", "SC-09", "SC-10", "SC-11", "SC-13"]


def closed(
    count: int,
    predictions: Mapping[str, str],
    *,
    tracks: Mapping[int, Sequence[int]] | None = None,
    tokens: int | Sequence[int] | None = None,
    seats: int = 4,
) -> Play:
    """A season that ended with so many sculptures."""
    hands = {seat: f"EE-{3 * seat + 1:02}" for seat in range(seats)}
    game = table(
        hands=hands,
        at="last",
        shown=" ".join(ARTWORKS[:count]),
        predictions=predictions,
        tracks=tracks,
        tokens=tokens,
        seats=seats,
    )
    for seat in range(seats):
        game.plays(*game.legal(seat=seat), seat=seat, luck=in_order(seats) if seat == seats - 1 else ())
    return game


def sculpture(game: Play) -> list[int]:
    """Where each seat stands on the track of Sculpture."""
    return [game.prestige(seat)[2] for seat in range(game.state.rules.count)]


@pytest.mark.parametrize(
    ("count", "raphael", "donatello", "leonardo", "venus"),
    [(3, 0, 2, 4, 0), (2, 0, 5, 4, 0), (1, 5, 5, 4, 0), (8, 5, 0, 0, 4)],
)
def test_ca_7_1_the_example_of_four_players(
    count: int, raphael: int, donatello: int, leonardo: int, venus: int
) -> None:
    """The rulebook's example with 3 sculptures, and what it says of 2, 1 and 8."""
    assert sculpture(closed(count, SCULPTURE)) == [raphael, donatello, leonardo, venus]


def test_ca_7_1_the_season_is_told() -> None:
    game = closed(3, SCULPTURE)
    assert game.sentences("exhibition-closed")[2] == "Sculpture closes with 3 works, a Rarity Show."
    assert game.sentences("came-true") == [
        "3- for Sculpture came true: Leonardo earns 4 Prestige and stands at 4.",
        "4- for Sculpture came true: Donatello earns 2 Prestige and stands at 2.",
    ]
    assert game.sentences("failed") == [
        "1- for Sculpture failed: Raphael loses 1 token.",
        "2- for Sculpture failed: Donatello loses 1 token.",
        "6+ for Sculpture failed: Venus loses 1 token.",
        "8+ for Sculpture failed: Raphael loses 1 token.",
    ]


def test_ca_5_2_ca_5_3_an_exhibition_is_called_by_its_kind() -> None:
    """A Rarity Show has 4 works at most, a Grand Exhibition 5 at least."""
    told = [closed(count, {}).sentences("exhibition-closed")[2] for count in (1, 4, 5)]
    assert told == [
        "Sculpture closes with 1 work, a Rarity Show.",
        "Sculpture closes with 4 works, a Rarity Show.",
        "Sculpture closes with 5 works, a Grand Exhibition.",
    ]


@pytest.mark.parametrize(("tokens", "times"), [("A", 1), ("AA", 2), ("A!", 2), ("AA!", 3)])
def test_ca_7_1_tokens_multiply_the_prestige(tokens: str, times: int) -> None:
    """The rulebook's table."""
    assert sculpture(closed(3, {"SC 3-": tokens})) == [2 * times, 0, 0, 0]


@pytest.mark.parametrize(
    ("label", "count", "prestige"),
    [("1-", 1, 5), ("2-", 2, 3), ("3-", 3, 2), ("4-", 4, 1), ("5+", 5, 1), ("6+", 6, 2), ("7+", 7, 3), ("8+", 8, 5)],
)
def test_ca_7_1_the_prestige_of_each_space(label: str, count: int, prestige: int) -> None:
    assert sculpture(closed(count, {f"SC {label}": "B"})) == [0, prestige, 0, 0]


def test_ca_7_1_a_prediction_that_failed_pays_nothing() -> None:
    assert sculpture(closed(4, {"SC 3-": "A!", "SC 5+": "BB"})) == [0, 0, 0, 0]


def test_ca_7_2_several_predictions_of_one_player_are_paid() -> None:
    """Donatello earns up to 5 for both his predictions."""
    assert sculpture(closed(2, {"SC 2-": "B", "SC 4-": "BB"})) == [0, 5, 0, 0]


def test_ca_7_3_what_goes_beyond_10_is_lost() -> None:
    """8+ with two tokens and High-Risk pays 15."""
    game = closed(8, {"SC 8+": "AA!", "SC 6+": "B"}, tracks={1: [0, 0, 9, 0, 0]})
    assert sculpture(game) == [10, 10, 0, 0]
    assert "earns 15 Prestige and stands at 10." in game.sentences("came-true")[1]


def test_ca_7_3_each_category_has_its_track() -> None:
    game = closed(3, {"SC 3-": "A", "PO 1-": "A", "LA 2-": "A"})
    assert game.prestige(0) == [0, 0, 2, 5, 3]


def test_ca_8_1_ca_8_2_tokens_come_back_or_are_set_aside() -> None:
    """The example with 3 sculptures: Raphael loses 2, Donatello and Venus 1 each."""
    game = closed(3, SCULPTURE)
    assert game.state.tokens == [4, 5, 6, 5]
    assert game.state.lost == [2, 1, 0, 1]


def test_ca_8_2_lost_tokens_stay_lost() -> None:
    game = closed(3, {"SC 3-": "A"}, tokens=[2, 6, 6, 6])
    assert (game.state.tokens[0], game.state.lost[0]) == (3, 3)


def test_ca_8_3_high_risk_tokens_always_come_back() -> None:
    """Right or wrong, the next setup prediction carries it again: Raphael's came true, Donatello's failed."""
    game = closed(3, {"SC 3-": "A!", "SC 6+": "B!"})
    game.plays("predict SC 6+", "pass", "pass", "predict SC 4-")
    assert game.sentences("predicted") == [
        "Donatello predicts 6+ for Sculpture, at high risk.",
        "Raphael predicts 4- for Sculpture, at high risk.",
    ]


@pytest.mark.parametrize(
    ("failing", "left", "after"),
    [
        ({"SC 1-": "A", "SC 2-": "A", "SC 6+": "AA", "SC 7+": "A"}, 1, 6),
        ({"SC 1-": "A", "SC 2-": "A", "SC 6+": "AA", "SC 7+": "A", "SC 8+": "A"}, 0, 6),
        ({"SC 1-": "A", "SC 2-": "A", "SC 6+": "AA"}, 2, 2),
    ],
)
def test_ca_8_4_with_one_token_or_none_all_come_back(failing: dict[str, str], left: int, after: int) -> None:
    """Five of six tokens fail and one was not placed: back to 6. With two left it stays at 2."""
    game = closed(3, failing)
    assert game.state.tokens[0] == after
    assert game.state.lost[0] == 6 - after
    assert ("tokens-retrieved" in game.words) == (after == 6)


def test_ca_8_4_tokens_that_came_back_count() -> None:
    """One token right, one not placed, four failed: two are left."""
    game = closed(3, {"SC 3-": "A", "SC 2-": "A", "SC 6+": "AA", "SC 7+": "A"})
    assert game.state.tokens[0] == 2
    alone = closed(3, {"SC 3-": "A", "SC 2-": "A", "SC 6+": "AA", "SC 7+": "A", "SC 8+": "A"})
    assert alone.state.tokens[0] == 6
    assert alone.sentences("tokens-retrieved") == [
        "Raphael is down to 1 token, and takes back the 5 that were set aside."
    ]


def test_ca_8_4_also_those_lost_in_earlier_seasons() -> None:
    game = closed(3, {"SC 1-": "A"}, tokens=[0, 6, 6, 6])
    assert (game.state.tokens[0], game.state.lost[0]) == (6, 0)
    assert game.sentences("tokens-retrieved") == [
        "Raphael is down to no token, and takes back the 6 that were set aside."
    ]


def test_ca_4_3_loans_that_still_wait_are_no_works() -> None:
    """An exhibition with loans only closes with none, and they are shuffled with all other cards."""
    game = table(hands={0: "SC-05", 1: "EE-01", 2: "EE-02"}, at="last", shown="PO-01 PO-04", predictions={"PO 1-": "A"})
    game.plays("drop SC-05", "drop EE-01").plays("drop EE-02", luck=in_order(3))
    assert game.prestige(0)[3] == 5
    assert game.sentences("exhibition-closed")[3] == "Portrait closes with no work, a Rarity Show."
    assert game.hangs("PO") == 0
