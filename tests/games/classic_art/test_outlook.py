"""What searches are told about Classic Art: features by what a seat knows, choices without equals, and a habit."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest

from bottega.core.chance import FastChance
from bottega.core.seats import Seat
from bottega.core.state import State
from bottega.games.classic_art import GAME
from bottega.search.playout import play_line
from tests.games.classic_art.tables import table

ME = Seat(0)


def positions(seats: int, seed: int) -> Iterator[tuple[State, Seat]]:
    """The positions of a game that is played by habit, with the seat that decides next."""
    rng = random.Random(seed)
    chance = FastChance(rng)
    state: State = GAME.new(GAME.ruleset(seats, {}), chance)
    while state.pending:
        seat = state.pending[0]
        yield state, seat
        play_line(state, seat, GAME.habit(state, seat, rng), chance)


@pytest.mark.parametrize("seats", GAME.meta.seats)
def test_every_feature_has_a_name_and_a_phase_lies_between_0_and_1(seats: int) -> None:
    names = GAME.feature_names(GAME.ruleset(seats, {}))
    for state, seat in positions(seats, 1):
        assert len(GAME.features(state, seat)) == len(names)
        assert 0.0 <= GAME.phase(state) <= 1.0


@pytest.mark.parametrize("seats", GAME.meta.seats)
def test_choices_and_habits_are_legal(seats: int) -> None:
    for state, seat in positions(seats, 2):
        legal = state.legal(seat)
        choices = GAME.choices(state, seat)
        assert choices
        assert set(choices) <= set(legal)
        assert GAME.habit(state, seat, random.Random(1))[0] in legal


def test_features_and_habits_do_not_look_at_what_the_seat_does_not_know() -> None:
    for state, seat in positions(3, 3):
        other = GAME.determinize(GAME.view(state, seat), random.Random(4))
        assert GAME.features(other, seat) == GAME.features(state, seat)
        assert GAME.habit(other, seat, random.Random(1)) == GAME.habit(state, seat, random.Random(1))


def test_cards_of_a_kind_are_one_choice_and_pairs_are_tried_in_one_order() -> None:
    game = table(hand="SC-01 SC-02 PO-01 LA-01 LA-02")
    assert [action.name for action in GAME.choices(game.state, ME)] == ["play SC-01", "play PO-01", "play LA-01"]
    game.plays("play LA-01")
    assert [action.name for action in GAME.choices(game.state, ME)] == ["play LA-02"]


def test_the_habit_plays_as_many_cards_as_there_are_in_a_view_that_somebody_made_up() -> None:
    for at, names in (("play 0", ["play SC-01"]), ("play 0 SC-01", []), ("last", ["drop SC-01"])):
        state = table(hand="SC-01 SC-02", at=at).state
        state.hands[ME] = state.hands[ME][:1]
        assert [action.name for action in GAME.habit(state, ME, random.Random(1))] == names
    for at in ("play 0", "last"):
        state = table(hand="SC-01", at=at).state
        state.hands[ME] = ()
        assert GAME.habit(state, ME, random.Random(1)) == GAME.choices(state, ME) == []


@pytest.mark.parametrize("seats", GAME.meta.seats)
def test_by_the_rules_five_cards_or_more_are_in_hand_when_a_turn_begins(seats: int) -> None:
    for state, seat in positions(seats, 4):
        if any(action.word == "play" for action in state.legal(seat)):
            assert len(GAME.view(state, seat).players[seat].hand or ()) >= 5
