"""Chapter 10: two players and the House."""

import random

from bottega.core.chance import FastChance
from bottega.games.classic_art import GAME
from tests.games.classic_art.tables import begun, draws, in_order, table

HAND = "SC-01 SC-02 PO-02 LA-01 LA-02"


def test_ca_10_1_the_house_gets_ten_cards() -> None:
    game = begun(*in_order(2), seats=2)
    assert game.state.house == 10
    assert sum(game.state.deck) == 65 - 22 - 2


def test_ca_10_1_with_more_players_it_takes_no_part() -> None:
    for seats in (3, 4, 5):
        assert begun(*in_order(seats), seats=seats).state.house == 0
    assert table(HAND).plays("play SC-01", "play SC-02").words == ["hung", "hung"]


def test_ca_10_2_one_card_a_turn_after_two_cards_and_before_the_prediction() -> None:
    game = table(HAND, seats=2, house=3).plays("play SC-01")
    assert game.state.house == 3
    game.plays("play SC-02", luck=draws("SC-10"))
    assert game.state.house == 2
    assert game.hangs("SC") == 3
    assert game.seat == 0
    assert game.legal("predict")
    assert game.sentences()[-1] == "The House shows Barbarian by an unknown artist: Sculpture has 3 works."


def test_ca_10_2_also_if_no_token_is_left_to_predict_with() -> None:
    game = table(HAND, seats=2, house=3, tokens=[0, 6]).plays("play SC-01", "play SC-02", luck=draws("SC-10"))
    assert (game.state.house, game.seat) == (2, 1)


def test_ca_10_2_its_loans_follow_the_rules_for_played_cards() -> None:
    game = table(HAND, seats=2, house=3).plays("play SC-01", "play SC-02", luck=draws("SC-12"))
    assert game.hangs("SC") == 1
    waiting = table(HAND, seats=2, house=3).plays("play SC-01", "play SC-02", luck=draws("EE-03"))
    assert waiting.hangs("EE") == -1


def test_ca_10_3_the_last_two_come_after_the_last_cards() -> None:
    game = table(hands={0: "SC-01 SC-02 PO-02", 1: "LA-01 LA-02 LA-04"}, seats=2, house=2, at="last")
    game.state.tracks = [5] * 10
    game.plays("drop PO-02")
    assert game.state.house == 2
    game.plays("drop LA-01", luck=draws("SC-05 EE-01"))
    assert game.state.house == 0
    assert (game.hangs("SC"), game.hangs("EE"), game.hangs("LA")) == (1, 1, 2)
    shown = [
        sentence.partition(" ")[0] for sentence in game.sentences() if " shows " in sentence or " loan" in sentence
    ]
    assert shown == ["Raphael", "Raphael", "Donatello", "Donatello", "The", "The"]


def test_ca_10_3_eight_in_the_turns_and_two_at_the_end() -> None:
    """Four turns each: 22 cards in hands, 10 of the House and 2 open ones are 34, of which 32 are played."""
    chance = FastChance(random.Random(3))
    state = GAME.new(GAME.ruleset(2, {}), chance)
    while not state.seal:
        state.apply(state.pending[0], state.legal(state.pending[0])[-1], chance)
    assert state.house == 2
    assert sum(state.deck) == 65 - 34 + 2
