"""The appraisal: chances by what a seat knows, and worth by what a track and a token bring."""

from __future__ import annotations

import random

import pytest

from bottega.bots import UNLIMITED, new_bot
from bottega.core.chance import FastChance
from bottega.core.seats import Seat
from bottega.games.classic_art import GAME
from bottega.games.classic_art.advice import RIVALS, Knowledge, Returns, appraise, cards_to_come, outlook
from bottega.games.classic_art.catalogue import CATEGORIES
from bottega.games.classic_art.scoring import points
from tests.games.classic_art.tables import Play, begun, cards, in_order, table

ME = Seat(0)
SCULPTURE = CATEGORIES[2]
SCULPTURES = "SC-01 SC-02 SC-03 SC-04 SC-06 SC-07 SC-08 SC-09"
NOTHING = {0: [0] * 5, 1: [0] * 5, 2: [0] * 5}


def worth(game: Play) -> float:
    return appraise(game.state, ME)


def success(chances: list[float]) -> list[float]:
    """The chances of 1- to 4- and 5+ to 8+."""
    return [sum(chances[: n + 1]) for n in range(1, 5)] + [sum(chances[n:]) for n in range(5, 9)]


@pytest.mark.parametrize(
    ("played", "expected"),
    [
        (32, [0.043, 0.131, 0.296, 0.516, 0.484, 0.268, 0.114, 0.036]),
        (34, [0.030, 0.099, 0.242, 0.452, 0.548, 0.324, 0.149, 0.050]),
    ],
)
def test_chances_before_looking_at_a_hand(played: int, expected: list[float]) -> None:
    """Of 65 cards 32 are played, or 34 with four players: the chances were counted beforehand."""
    assert success(outlook(0, 11, 2, 65, played)) == pytest.approx(expected, abs=0.0006)


def test_chances_are_those_of_blind_draws() -> None:
    rng = random.Random(1)
    kinds = [1] * 8 + [-1] * 2 + [0] * 30
    counts = [0] * 9
    for _ in range(20000):
        counts[min(max(2 + sum(rng.sample(kinds, 15)), 0), 8)] += 1
    assert outlook(2, 8, 2, 40, 15) == pytest.approx([count / 20000 for count in counts], abs=0.012)


@pytest.mark.parametrize(("known", "count"), [(3, 3), (-1, 0), (11, 8)])
def test_when_nothing_is_to_come_the_count_is_sure(known: int, count: int) -> None:
    chances = outlook(known, 3, 1, 20, 0)
    assert chances[count] == 1.0
    assert sum(chances) == 1.0


@pytest.mark.parametrize(("seats", "to_come"), [(2, 20), (3, 20), (4, 24), (5, 24)])
def test_cards_to_come_are_those_of_others_but_one_each_and_the_house(seats: int, to_come: int) -> None:
    """[CA-6.1] [CA-10.1]"""
    assert cards_to_come(begun(*in_order(seats), seats=seats).state, ME) == to_come


def test_a_card_that_was_dropped_is_not_to_come() -> None:
    game = table(hands={0: "SC-01 SC-02 SC-03", 1: "EE-01 EE-02 EE-04", 2: "LA-01 LA-02 LA-04"}, at="last")
    assert cards_to_come(game.state, ME) == 4
    assert cards_to_come(game.plays("drop EE-01", seat=1).state, ME) == 4


def test_what_a_seat_knows() -> None:
    """Two sculptures hang, one was lent away, and three and a loan are in hand."""
    game = table("SC-01 SC-02 SC-03 SC-12 LA-01", shown="SC-06 SC-07 SC-08 SC-05")
    knowledge = Knowledge(game.state, ME)
    assert knowledge.known[SCULPTURE] == 2 + 3 - 1
    assert knowledge.artworks[SCULPTURE] == 11 - 3 - 3
    assert knowledge.loans[SCULPTURE] == 0
    assert knowledge.unseen == 65 - 4 - 5


def test_other_hands_are_not_looked_at() -> None:
    game = table("SC-01 SC-02 SC-03 SC-12 LA-01", hands={1: SCULPTURES[18:], 2: "EE-01 EE-02 EE-04 EE-05 EE-06"})
    before = worth(game)
    game.state.deck[0], game.state.deck[30] = 1, 0
    game.state.hands[2] = cards("EE-02 EE-04 EE-05 EE-06 SC-05")
    assert worth(game) == before


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_at_the_end_it_is_the_lead(seats: int) -> None:
    """The score, less that of the rivals on average."""
    chance = FastChance(random.Random(seats))
    state = GAME.new(GAME.ruleset(seats, {}), chance)
    bot = new_bot("random", GAME, random.Random(seats))
    while state.pending:
        seat = state.pending[0]
        state.apply(seat, bot.choose(GAME.view(state, seat), state.legal(seat), UNLIMITED), chance)
    totals = [points(state, seat) for seat in state.rules.seats]
    for seat in state.rules.seats:
        rivals = sum(totals) - totals[seat]
        assert appraise(state, seat) == pytest.approx(totals[seat] - RIVALS * rivals / (seats - 1))


def test_a_likelier_prediction_is_worth_more() -> None:
    likely = table(SCULPTURES, at="predict 0", predictions={"SC 6+": "A"})
    unlikely = table(SCULPTURES, at="predict 0", predictions={"SC 3-": "A"})
    assert worth(likely) > worth(unlikely) + 1


def test_a_point_is_worth_most_where_it_makes_a_track_count() -> None:
    """[CA-9.3] From 4 over 5 rather than from 0, and not beyond 10."""

    def gain(stands: int) -> float:
        tracks = {**NOTHING, 0: [0, 0, stands, 0, 0]}
        with_it = table(SCULPTURES, at="last", predictions={"SC 6+": "A"}, tracks=tracks)
        without = table(SCULPTURES, at="last", predictions={"PO 8+": "A"}, tracks=tracks)
        return worth(with_it) - worth(without)

    assert gain(4) > gain(6) > gain(0) > gain(10)


def test_what_pays_a_rival_counts_against() -> None:
    mine = table(SCULPTURES, at="last", predictions={"SC 6+": "A"})
    theirs = table(SCULPTURES, at="last", predictions={"SC 6+": "B"})
    nobodys = table(SCULPTURES, at="last")
    assert worth(mine) > worth(nobodys) > worth(theirs)


def test_a_card_that_is_good_to_drop_is_held_back() -> None:
    """[CA-6.1] With an own 1- a sculpture in hand may still be dropped; once played it hangs."""
    before = table("SC-01 EE-01 EE-02 EE-04 EE-05", predictions={"SC 1-": "A"}, shown="SC-02")
    after = table("SC-01 EE-01 EE-02 EE-04 EE-05", predictions={"SC 1-": "A"}, shown="SC-02")
    assert worth(before.plays("play EE-01")) > worth(after.plays("play SC-01"))


def test_a_card_of_a_grand_prediction_is_played_first() -> None:
    """[CA-6.1] With an own 5+ and three sculptures in hand, one of the last three cards might have to be dropped."""
    hand = "SC-01 SC-02 SC-03 EE-01 EE-02"
    early = table(hand, predictions={"SC 5+": "A"}, shown="SC-06").plays("play SC-01", "play SC-02")
    late = table(hand, predictions={"SC 5+": "A"}, shown="SC-06").plays("play EE-01", "play EE-02")
    assert worth(early) > worth(late)


def test_with_few_tokens_it_is_good_to_lose_the_last() -> None:
    """[CA-8.4] Who keeps none of two gets all six back; who keeps both has two."""
    back = Returns()
    assert (back.retrieved(0, 6), back.retrieved(1, 6), back.retrieved(2, 6)) == (6, 5, 0)
    back.add(1, 1.0)
    assert (back.retrieved(0, 6), back.retrieved(1, 6)) == (5, 0)
    back.add(2, 0.5)
    assert back.retrieved(0, 6) == 2.5
    all_in = table(at="last", tokens=[0, 6, 6], predictions={"PO 8+": "AA"}, shown="PO-01 PO-04")
    kept = table(at="last", tokens=[2, 6, 6], shown="PO-01 PO-04")
    assert worth(all_in) > worth(kept)


def test_a_double_down_that_can_still_be_made_is_worth_something() -> None:
    assert worth(table(at="play 0")) > worth(table(at="last"))


@pytest.mark.parametrize("seed", range(3))
def test_greedy_predicts_in_the_setup_turn(seed: int) -> None:
    """The High-Risk token makes it worth while with any hand."""
    state = GAME.new(GAME.ruleset(4, {}), FastChance(random.Random(seed)))
    seat = state.pending[0]
    bot = new_bot("greedy", GAME, random.Random(seed))
    assert bot.choose(GAME.view(state, seat), state.legal(seat), UNLIMITED).word in {"predict", "double"}


@pytest.mark.parametrize("seed", range(5))
def test_greedy_drops_well_though_its_decision_is_the_last(seed: int) -> None:
    """[CA-6.2] It brings the others' cards to light, which the bot must not think it knows."""
    hands = {0: "LA-01 LA-02 LA-04", 1: "LA-05 LA-06 LA-07", 2: "SC-01 EE-01 EE-02"}
    game = table(hands=hands, at="last", shown="SC-02", predictions={"SC 1-": "CC!"})
    game.plays("drop LA-01", "drop LA-05")
    bot = new_bot("greedy", GAME, random.Random(seed))
    last = Seat(2)
    assert bot.choose(GAME.view(game.state, last), game.state.legal(last), UNLIMITED).name == "drop SC-01"
