"""Chapter 3: the player's turn."""

import random

import pytest

from bottega.core.chance import FastChance
from bottega.core.match import new_match
from bottega.core.records import Acted
from bottega.games.classic_art import GAME
from tests.games.classic_art.tables import table


@pytest.mark.parametrize(("seats", "turns"), [(2, 4), (3, 4), (4, 3), (5, 2)])
def test_ca_3_1_turns_go_round_until_three_cards_are_left(seats: int, turns: int) -> None:
    """Four turns with 2 or 3 players, three with 4, two with 5."""
    chance = FastChance(random.Random(seats))
    state = GAME.new(GAME.ruleset(seats, {}), chance)
    players = []
    while state.agenda[-1].name != "last":
        seat = state.pending[0]
        if state.agenda[-1].name == f"play {seat}":
            players.append(seat)
        state.apply(seat, state.legal(seat)[-1], chance)
    assert players == [(state.first + turn) % seats for turn in range(turns * seats)]
    assert [len(hand) for hand in state.hands] == [3] * seats


def test_ca_3_2_two_cards_one_after_the_other() -> None:
    game = table("SC-01 SC-02 PO-02 LA-01 LA-02")
    assert game.legal() == ["play SC-01", "play SC-02", "play PO-02", "play LA-01", "play LA-02"]
    game.plays("play PO-02")
    assert game.legal() == ["play SC-01", "play SC-02", "play LA-01", "play LA-02"]
    game.plays("play LA-01")
    assert game.seat == 0
    assert game.legal("play") == []


def test_ca_3_2_the_first_card_is_secret_until_the_second_is_chosen() -> None:
    game = table("SC-01 SC-02 PO-02 LA-01 LA-02")
    before = [game.view(seat) for seat in (1, 2, None)]
    game.plays("play PO-02")
    assert [game.view(seat) for seat in (1, 2, None)] == before
    assert game.sentences() == []
    game.plays("play LA-01")
    assert (game.hangs("PO"), game.hangs("LA")) == (1, 1)
    assert len(game.sentences()) == 2


def test_ca_3_2_and_can_be_taken_back_until_then() -> None:
    match = new_match("classic_art", 3, seed=1)
    while match.state.seal == "":
        match.play(match.pending[0], "pass")
    seat = match.pending[0]
    first, second, *_ = match.legal(seat)
    match.play(seat, first)
    assert not any(isinstance(entry, Acted) and entry.action == first.name for entry in match.record.entries)
    match.undo(seat)
    match.play(seat, second)
    match.play(seat, first)
    assert not match.can_undo(seat)


def test_ca_3_2_a_player_must_play_before_predicting() -> None:
    game = table("SC-01 SC-02 PO-02 LA-01 LA-02")
    for action in ("predict SC 6+", "double SC 6+", "pass"):
        assert game.refuses(action) == "play-first"
        assert game.rule_of(action) == "CA-3.2"
    assert game.plays("play SC-01").refuses("predict SC 6+") == "play-first"


def test_ca_3_2_only_cards_of_ones_own_hand_and_each_once() -> None:
    game = table("SC-01 SC-02 PO-02 LA-01 LA-02", hands={1: "EE-01 EE-02 EE-04 EE-05 EE-06"})
    assert game.refuses("play EE-01") == "not-in-hand"
    game.plays("play SC-01")
    assert game.refuses("play EE-01") == "not-in-hand"
    assert game.refuses("play SC-01") == "chosen-already"
    assert game.rule_of("play SC-01") == "CA-3.2"


def test_ca_3_2_not_a_third_card() -> None:
    game = table("SC-01 SC-02 PO-02 LA-01 LA-02").plays("play SC-01", "play SC-02")
    assert game.refuses("play PO-02") == "cards-are-played"


def test_ca_3_3_then_one_prediction_or_none() -> None:
    game = table("SC-01 SC-02 PO-02 LA-01 LA-02").plays("play SC-01", "play SC-02")
    assert game.allows("predict SC 6+")
    assert game.allows("double SC 6+")
    assert game.allows("pass")
    assert game.plays("predict SC 6+").seat == 1


def test_ca_3_3_passing_ends_the_turn() -> None:
    game = table("SC-01 SC-02 PO-02 LA-01 LA-02").plays("play SC-01", "play SC-02", "pass")
    assert game.seat == 1
    assert game.state.tokens == [6, 6, 6]


def test_ca_3_4_a_double_down_places_two_tokens_on_one_space() -> None:
    game = table(at="predict 0").plays("double SC 6+")
    assert game.state.tokens == [4, 6, 6]
    assert game.state.taken.bit_count() == 1
    assert game.sentences() == ["Raphael doubles down on 6+ for Sculpture."]


def test_ca_3_4_once_a_season() -> None:
    game = table(at="predict 0", predictions={"PO 3-": "AA"})
    assert game.refuses("double SC 6+") == "doubled-already"
    assert game.rule_of("double SC 6+") == "CA-3.4"
    assert game.allows("predict SC 6+")
    assert game.legal("double") == []


def test_ca_3_4_the_setup_turn_included() -> None:
    game = table(at="setup 0", size=5).plays("double PO 3-", "pass", "pass")
    game.plays(*game.legal("play")[:2])
    assert game.refuses("double SC 6+") == "doubled-already"


def test_ca_3_4_of_others_it_does_not_matter() -> None:
    assert table(at="predict 0", predictions={"PO 3-": "BB"}).allows("double SC 6+")


def test_ca_3_5_only_the_player_whose_turn_it_is_acts() -> None:
    game = table("SC-01 SC-02 PO-02 LA-01 LA-02", hands={1: "EE-01 EE-02 EE-04 EE-05 EE-06"})
    assert game.refuses("play EE-01", seat=1) == "not-your-turn"
    assert game.rule_of("pass", seat=1) == "CA-3.5"
    assert game.legal(seat=1) == []
