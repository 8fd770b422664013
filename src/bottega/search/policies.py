"""Policies: how a seat decides inside a search, quickly and tolerably well."""

from __future__ import annotations

import random

from bottega.core.actions import Action
from bottega.core.chance import FastChance
from bottega.core.game import Game
from bottega.core.seats import Seat
from bottega.core.state import State
from bottega.search.evaluation import Evaluation
from bottega.search.turns import Turns


class Policy:
    """Decides for any seat of a state that the search may look at."""

    __slots__ = ()

    def line(self, state: State, seat: Seat, rng: random.Random) -> list[Action]:
        """The next actions of a seat, at least one. They end with luck, or before another seat decides."""
        raise NotImplementedError


class OnePly(Policy):
    """The action after which the seat may hope for most; of many, only some are looked at."""

    __slots__ = ("_evaluation", "_game", "_most")

    def __init__(self, game: Game, evaluation: Evaluation, most: int) -> None:
        self._game = game
        self._evaluation = evaluation
        self._most = most

    def line(self, state: State, seat: Seat, rng: random.Random) -> list[Action]:
        legal = self._game.choices(state, seat)
        if len(legal) == 1:
            return legal
        if len(legal) > self._most:
            legal = rng.sample(legal, self._most)
        chance = FastChance(rng)
        best, chosen = float("-inf"), legal[0]
        for action in legal:
            after = state.copy()
            after.apply(seat, action, chance)
            value = self._evaluation.points(after, seat)
            if value > best:
                best, chosen = value, action
        return [chosen]


class Beam(Policy):
    """The turn after which the seat may hope for most, of those that a narrow look finds."""

    __slots__ = ("_turns",)

    def __init__(self, game: Game, evaluation: Evaluation, width: int, positions: int, rivalry: float = 0.0) -> None:
        self._turns = Turns(game, evaluation, width, positions, rivalry)

    def line(self, state: State, seat: Seat, rng: random.Random) -> list[Action]:
        legal = state.legal(seat)
        if len(legal) == 1:
            return legal
        return self._turns.of(state, seat, rng.getrandbits(32))[0].line


class Habit(Policy):
    """What the game's own advice does without much thought."""

    __slots__ = ("_game",)

    def __init__(self, game: Game) -> None:
        self._game = game

    def line(self, state: State, seat: Seat, rng: random.Random) -> list[Action]:
        return self._game.habit(state, seat, rng)
