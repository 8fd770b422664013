"""Sequential halving: all candidates are played out with the same luck, and again and again the better half goes on."""

from __future__ import annotations

import random
from collections.abc import Callable
from math import ceil, log2
from typing import Final

from bottega.core.chance import FastChance
from bottega.core.game import Game
from bottega.core.seats import Seat
from bottega.core.state import State
from bottega.search.evaluation import Evaluation
from bottega.search.playout import Horizon, play_line, play_on
from bottega.search.thinking import Considered, worth_of
from bottega.search.turns import Turns

FEWEST_LOOKS: Final = 2
"""Whoever may look but a few times considers less, and looks at each so often."""


class Halving:
    """A search through a seat's whole turns."""

    __slots__ = ("_blur", "_candidates", "_evaluation", "_game", "_horizon", "_prior", "_turns")

    def __init__(
        self,
        game: Game,
        evaluation: Evaluation,
        turns: Turns,
        candidates: int,
        horizon: Horizon,
        prior: float,
        blur: float,
    ) -> None:
        self._game = game
        self._evaluation = evaluation
        self._turns = turns
        self._candidates = candidates
        self._horizon = horizon
        self._prior = prior
        self._blur = blur

    def think(
        self, worlds: list[State], seat: Seat, looks: int, rng: random.Random, is_over: Callable[[], bool]
    ) -> list[Considered]:
        """What the seat may do, best first, after so many play-outs in worlds that fit what it knows.

        `is_over` tells that there is no more time: then the best so far is found.
        """
        considered = self._considered(worlds[0], seat, max(2, looks // FEWEST_LOOKS), rng, is_over)
        left = considered
        rounds = max(1, ceil(log2(len(considered))))
        for _ in range(rounds):
            if len(left) == 1 or is_over():
                break
            for _ in range(max(1, looks // (rounds * len(left)))):
                self._look(worlds, seat, left, rng.getrandbits(48), is_over)
            left.sort(key=worth_of, reverse=True)
            left = left[: max(1, (len(left) + 1) // 2)]
        last = [line for line in considered if line not in left]
        return sorted(left, key=worth_of, reverse=True) + sorted(last, key=by_looks, reverse=True)

    def _considered(
        self, world: State, seat: Seat, most: int, rng: random.Random, is_over: Callable[[], bool]
    ) -> list[Considered]:
        """The most promising turns, each with the chance to win that it seems to give."""
        found = []
        for turn in self._turns.of(world, seat, rng.getrandbits(32), is_over)[: min(most, self._candidates)]:
            line = Considered(turn.line, self._evaluation.outcome(turn.after).shares[seat])
            line.prior = self._prior
            found.append(line)
        self._add_habit(found, world, seat, rng)
        return found

    def _add_habit(self, found: list[Considered], world: State, seat: Seat, rng: random.Random) -> None:
        """What the seat does without much thought is worth thinking about too."""
        habit = self._game.habit(world, seat, rng)
        if all(line.line != habit for line in found):
            after = world.copy()
            play_line(after, seat, habit, FastChance(rng))
            line = Considered(habit, self._evaluation.outcome(after).shares[seat])
            line.prior = self._prior
            found.append(line)

    def _look(
        self, worlds: list[State], seat: Seat, lines: list[Considered], seed: int, is_over: Callable[[], bool]
    ) -> None:
        """Play every line out in one world, with the same luck, while there is time."""
        world = worlds[seed % len(worlds)]
        for line in lines:
            state, luck = world.copy(), random.Random(seed)
            if not play_on(self._game, state, seat, line.line, self._horizon, luck, is_over):
                return
            outcome = self._evaluation.ending(state, self._blur)
            line.look(outcome.shares[seat], outcome.points[seat])


def by_looks(considered: Considered) -> tuple[int, float]:
    """Lines that were looked at longer did better."""
    return considered.looks, considered.worth
