"""Whole turns of a seat: what it decides in a row, up to luck, a broken seal, or another seat's decision."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Final

from bottega.core.actions import Action
from bottega.core.chance import FastChance, TracedChance
from bottega.core.game import Game
from bottega.core.seats import Seat
from bottega.core.state import State
from bottega.search.evaluation import Evaluation, final_outcome
from bottega.search.thinking import no_limit

LONGEST: Final = 24
"""How many decisions a turn may have; one that would go on is taken for whole."""
UNFINISHED: Final = -1e6
"""What a turn is taken to be worth in the middle of something of which little can be said: it is followed anyway."""


class Turn:
    """A turn, or the beginning of one: its actions, where they lead, and what the seat may hope for there.

    `is_whole` says that it ended; `by_luck` that luck came then, so that `after` is one of several positions.
    """

    __slots__ = ("after", "by_luck", "is_whole", "line", "value")

    def __init__(self, line: list[Action], after: State, value: float, is_whole: bool, by_luck: bool) -> None:
        self.line = line
        self.after = after
        self.value = value
        self.is_whole = is_whole
        self.by_luck = by_luck


class Turns:
    """Finds the turns that a seat may take, the most promising first.

    Of the beginnings of turns only the best of each kind are followed, `width` of them; those of which little can be
    said before they are whole are all followed. Once so many `positions` are looked at, only the best beginning is
    followed to its end.
    """

    __slots__ = ("_evaluation", "_game", "_positions", "_width", "looked_at")

    def __init__(self, game: Game, evaluation: Evaluation, width: int, positions: int) -> None:
        self._game = game
        self._evaluation = evaluation
        self._width = width
        self._positions = positions
        self.looked_at = 0

    def of(self, state: State, seat: Seat, seed: int, is_over: Callable[[], bool] = no_limit) -> list[Turn]:
        """The turns from here on. Luck at their ends comes from the seed: the same for all of them.

        Once there is no more time, only the best beginning is followed, as when enough was looked at.
        """
        self.looked_at = 0
        whole: list[Turn] = []
        begun = self._longer(Turn([], state, 0.0, False, False), seat, seed, whole)
        for _ in range(LONGEST - 1):
            if not begun:
                break
            if self.looked_at > self._positions or is_over():
                begun = [max(begun, key=value_of)]
            begun = [
                longer for turn in self._promising(begun, seat) for longer in self._longer(turn, seat, seed, whole)
            ]
        whole += begun
        whole.sort(key=value_of, reverse=True)
        return whole

    def _longer(self, turn: Turn, seat: Seat, seed: int, whole: list[Turn]) -> list[Turn]:
        """The turns one choice longer that go on; those that are whole then are put with the others."""
        begun: list[Turn] = []
        chance = TracedChance(FastChance(random.Random(seed)))
        seal = turn.after.seal
        for line in self._game.lines(turn.after, seat):
            after = turn.after.copy()
            for action in line:
                after.apply(seat, action, chance)
            self.looked_at += 1
            by_luck = len(chance.outcomes) > 0
            if by_luck:
                chance = TracedChance(FastChance(random.Random(seed)))
            is_whole = by_luck or seat not in after.pending or (seal != "" and after.seal != seal)
            value = self._value(after, seat) if is_whole or not self._game.is_unfinished(after, seat) else UNFINISHED
            longer = Turn(turn.line + line, after, value, is_whole, by_luck)
            (whole if is_whole else begun).append(longer)
        return begun

    def _value(self, after: State, seat: Seat) -> float:
        """What a turn is worth to a seat: the points it may hope for then."""
        if after.pending:
            return self._evaluation.points(after, seat)
        return final_outcome(self._game, after, len(self._evaluation.seats)).points[seat]

    def _promising(self, turns: list[Turn], seat: Seat) -> list[Turn]:
        """The best beginnings of each kind, and those of which little can be said yet."""
        kept: list[Turn] = []
        counts: dict[str, int] = {}
        for turn in sorted(turns, key=value_of, reverse=True):
            word = turn.line[-1].word
            count = counts.get(word, 0)
            if count < self._width or self._game.is_unfinished(turn.after, seat):
                kept.append(turn)
                counts[word] = count + 1
        return kept


def value_of(turn: Turn) -> float:
    """What a turn is sorted by."""
    return turn.value
