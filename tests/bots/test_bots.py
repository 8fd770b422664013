"""Bots keep their contract: legal moves, repeatable, and nothing but their own view."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest

from bottega.bots import LEVELS, UNLIMITED, BlindBot, Budget, bot_names, new_bot
from bottega.core.actions import Action
from bottega.core.chance import FastChance
from bottega.core.errors import BadInput
from bottega.core.game import Game
from bottega.core.registry import find_game
from bottega.core.seats import Seat
from bottega.core.state import State

GAME = find_game("sagrada")
BRIEFLY = Budget(positions=30)


def new_state(seed: int, seats: int, game: Game = GAME) -> State:
    return game.new(game.ruleset(seats, {}), FastChance(random.Random(seed)))


def positions(seed: int, seats: int, every: int, game: Game = GAME) -> Iterator[tuple[State, Seat]]:
    """Positions of a game played at random, with the seat that is to decide."""
    state = new_state(seed, seats, game)
    bot = new_bot("random", game, random.Random(seed))
    chance = FastChance(random.Random(seed))
    number = 0
    while state.pending:
        seat = state.pending[0]
        if number % every == 0:
            yield state, seat
        state.apply(seat, bot.choose(game.view(state, seat), state.legal(seat), UNLIMITED), chance)
        number += 1


def move(name: str, seed: int, state: State, seat: Seat) -> Action:
    return new_bot(name, GAME, random.Random(seed)).choose(GAME.view(state, seat), state.legal(seat), BRIEFLY)


def test_names() -> None:
    assert bot_names() == [*LEVELS, "greedy", "greedy-1", "random"]


def test_unknown_bot() -> None:
    with pytest.raises(BadInput, match=r"There is no bot 'gredy'\. Did you mean 'greedy'"):
        new_bot("gredy", GAME, random.Random(1))


@pytest.mark.parametrize("name", bot_names())
@pytest.mark.parametrize("seats", [1, 2, 4])
def test_moves_are_legal_and_repeatable(name: str, seats: int) -> None:
    for state, seat in positions(seed=seats, seats=seats, every=9):
        chosen = move(name, 5, state, seat)
        assert chosen in state.legal(seat)
        assert move(name, 5, state.copy(), seat) is chosen


@pytest.mark.parametrize("name", bot_names())
def test_bots_do_not_peek(name: str) -> None:
    """The secrets of the others are shuffled, and the move stays the same."""
    for number, (state, seat) in enumerate(positions(seed=8, seats=3, every=9)):
        other_world = GAME.determinize(GAME.view(state, seat), random.Random(number))
        assert move(name, 5, other_world, seat) is move(name, 5, state, seat)


@pytest.mark.parametrize("name", bot_names())
def test_choosing_leaves_the_state_alone(name: str) -> None:
    state = new_state(seed=3, seats=2)
    before = GAME.dump(state)
    move(name, 5, state, Seat(0))
    assert GAME.dump(state) == before


@pytest.mark.parametrize("name", bot_names())
def test_a_single_legal_action_is_chosen(name: str) -> None:
    state = new_state(seed=3, seats=2)
    only = state.legal(Seat(0))[2:3]
    assert new_bot(name, GAME, random.Random(1)).choose(GAME.view(state, Seat(0)), only, UNLIMITED) is only[0]


def test_a_blind_bot_chooses_as_it_picks() -> None:
    state = new_state(seed=3, seats=2)
    legal = state.legal(Seat(0))
    seeing, blind = (new_bot("random", GAME, random.Random(7)) for _ in range(2))
    assert isinstance(blind, BlindBot)
    for _ in range(20):
        assert seeing.choose(GAME.view(state, Seat(0)), legal, UNLIMITED) is blind.pick(legal)


def test_the_random_bot_chooses_everything() -> None:
    legal = new_state(seed=3, seats=2).legal(Seat(0))
    bot = new_bot("random", GAME, random.Random(7))
    assert isinstance(bot, BlindBot)
    assert {bot.pick(legal) for _ in range(200)} == set(legal)
