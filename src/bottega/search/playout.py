"""Playing on from a candidate to a horizon, every seat by habit."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Final

from bottega.core.actions import Action
from bottega.core.chance import FastChance
from bottega.core.game import Game
from bottega.core.seats import Seat
from bottega.core.state import State
from bottega.search.thinking import no_limit

MOST_DECISIONS: Final = 2000
"""No play-out is longer: habits could go round in circles."""


class Horizon:
    """How far a play-out goes: to the end of so many stages, or through so many turns; 0 is no limit."""

    __slots__ = ("stages", "turns")

    def __init__(self, stages: int, turns: int) -> None:
        self.stages = stages
        self.turns = turns

    @property
    def is_the_end(self) -> bool:
        """Whether games are played out."""
        return not self.stages and not self.turns


def play_on(
    game: Game,
    state: State,
    seat: Seat,
    line: list[Action],
    horizon: Horizon,
    rng: random.Random,
    is_over: Callable[[], bool] = no_limit,
) -> bool:
    """Play a seat's line, then all by habit: whether the horizon was reached in time. The state is changed."""
    chance = FastChance(rng)
    last_stage = game.stage(state) + horizon.stages
    play_line(state, seat, line, chance)
    turns, actor = 0, seat
    for _ in range(MOST_DECISIONS):
        pending = state.pending
        if not pending or (horizon.stages and game.stage(state) >= last_stage):
            break
        if is_over():
            return False
        if pending[0] != actor:
            actor = pending[0]
            turns += 1
            if horizon.turns and turns > horizon.turns:
                break
        play_line(state, actor, game.habit(state, actor, rng), chance)
    return True


def play_line(state: State, seat: Seat, line: list[Action], chance: FastChance) -> None:
    """Play a line as far as it can be played: what luck or others brought may end it early."""
    for number, action in enumerate(line):
        if number and (seat not in state.pending or state.check(seat, action) is not None):
            return
        state.apply(seat, action, chance)
