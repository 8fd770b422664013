"""Games that an evaluation plays against itself or another, and what is learned from them."""

from __future__ import annotations

import random
from dataclasses import dataclass

from bottega.bots.methods import METHODS
from bottega.core.chance import FastChance
from bottega.core.game import Game
from bottega.core.ruleset import Ruleset
from bottega.search.evaluation import Evaluation, final_outcome
from bottega.search.playout import play_line
from bottega.search.turns import Turns

CURIOSITY = 0.15
"""How often another turn than the best is taken, so that others are learned about too."""
AMONG = 4
"""Of how many turns that is one."""


@dataclass(frozen=True)
class Lesson:
    """A position of a game: its features for a seat, its phase, and the points that the seat had in the end."""

    seat: int
    features: list[float]
    phase: float
    points: float


def play_and_learn(
    game: Game, ruleset: Ruleset, evaluations: list[Evaluation], rng: random.Random, curiosity: float = CURIOSITY
) -> tuple[list[list[Lesson]], list[float]]:
    """Play a game, each seat by its evaluation: what was seen at each change of turns, and each seat's part of the win."""
    method = METHODS[game.meta.name]
    players = [Turns(game, evaluation, method.width, method.positions, method.rivalry) for evaluation in evaluations]
    chance = FastChance(rng)
    state = game.new(ruleset, chance)
    seen: list[tuple[list[list[float]], float]] = []
    actor = -1
    while state.pending:
        seat = state.pending[0]
        if seat != actor:
            actor = seat
            seen.append(([game.features(state, other) for other in ruleset.seats], game.phase(state)))
        if len(legal := state.legal(seat)) == 1:
            state.apply(seat, legal[0], chance)
            continue
        turns = players[seat].of(state, seat, rng.getrandbits(32))
        chosen = turns[0]
        if rng.random() < curiosity:
            chosen = rng.choice(turns[:AMONG])
        play_line(state, seat, chosen.line, chance)
    outcome = final_outcome(game, state, ruleset.count)
    lessons = [
        [Lesson(seat, found, phase, outcome.points[seat]) for seat, found in enumerate(features)]
        for features, phase in seen
    ]
    return lessons, outcome.shares
