"""A bag and a deck: nothing is decided before it is drawn."""

import random
from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bottega.core.chance import FastChance, ScriptedChance, TracedChance
from bottega.core.errors import RulesBug
from bottega.core.seats import Seat, only
from bottega.parts.bag import pull
from bottega.parts.deck import deal


def test_what_is_pulled_is_out_of_the_bag() -> None:
    bag = [2, 1]
    assert pull(bag, ScriptedChance("draw 1")) == 1
    assert bag == [2, 0]


@given(st.lists(st.integers(0, 4), min_size=1, max_size=5), st.integers(0, 1000))
def test_everything_in_the_bag_comes_out_once(bag: list[int], seed: int) -> None:
    chance = FastChance(random.Random(seed))
    there = bag[:]
    pulled = Counter(pull(bag, chance) for _ in range(sum(there)))
    assert [pulled[kind] for kind in range(len(there))] == there
    assert not any(bag)


def test_nothing_comes_out_of_an_empty_bag() -> None:
    with pytest.raises(RulesBug, match="drawing from nothing"):
        pull([0, 0], FastChance(random.Random(1)))


def test_cards_are_dealt_off_the_deck() -> None:
    deck = [10, 11, 12, 13]
    assert deal(deck, 2, ScriptedChance("pick 3", "pick 0")) == [13, 10]
    assert deck == [11, 12]


@given(st.integers(0, 8), st.integers(0, 1000))
def test_no_card_is_dealt_twice(number: int, seed: int) -> None:
    deck = list(range(8))
    dealt = deal(deck, number, FastChance(random.Random(seed)))
    assert sorted(dealt + deck) == list(range(8))


def test_dealt_cards_are_seen_by_their_audience() -> None:
    chance = TracedChance(FastChance(random.Random(1)))
    deal([1, 2, 3], 2, chance, only(Seat(2)))
    assert [outcome.audience for outcome in chance.taken()] == [only(Seat(2))] * 2
