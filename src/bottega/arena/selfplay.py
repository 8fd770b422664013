"""Games that evaluations play against themselves or one another, and what is learned from them."""

from __future__ import annotations

import random
from collections.abc import Callable
from dataclasses import dataclass

from bottega.bots.budget import UNLIMITED
from bottega.bots.methods import method_of
from bottega.bots.thinker import Thinker
from bottega.core.chance import FastChance
from bottega.core.game import Game
from bottega.core.meta import Meta
from bottega.core.ruleset import Ruleset
from bottega.core.state import State
from bottega.search.evaluation import Evaluation, final_outcome
from bottega.search.playout import play_line
from bottega.search.turns import Turns

AMONG = 4
"""Who is curious takes one of so many good turns, so that others than the best are learned about too."""
MOST_TURNS = 1000
"""A game that goes on for longer is broken off, and teaches nothing: seats may wait for one another forever."""


@dataclass(frozen=True, slots=True)
class Position:
    """A position of a game: how much of it was over, the features of each seat, and the points each had in the end."""

    phase: float
    features: list[list[float]]
    points: list[float]


@dataclass(frozen=True, slots=True)
class Played:
    """A game: its positions at each change of turns (alone, at each turn), each seat's points, and its part of the win.

    Positions of which nothing can be said yet, such as those before windows are chosen, are left out.
    """

    positions: list[Position]
    points: list[float]
    shares: list[float]


def play(game: Game, ruleset: Ruleset, evaluations: list[Evaluation], rng: random.Random, curiosity: float) -> Played:
    """Play a game, each seat by its evaluation, looking no further than its own turn.

    One that is broken off has no positions, and nobody has won more of it than the others.
    """
    method = method_of(game.meta.name, ruleset.count)
    players = [Turns(game, evaluation, method.width, method.positions) for evaluation in evaluations]
    chance = FastChance(rng)

    def go_on(state: State) -> None:
        play_turn(state, players[state.pending[0]], chance, rng, curiosity)

    return watched(game, ruleset, chance, go_on, lambda: True)


def play_by_habit(game: Game, ruleset: Ruleset, rng: random.Random, curiosity: float, kept: float) -> Played:
    """Play a game, each seat by habit, or out of curiosity as it likes: many times faster than by an evaluation."""
    chance = FastChance(rng)

    def go_on(state: State) -> None:
        seat = state.pending[0]
        is_curious = rng.random() < curiosity
        line = [rng.choice(game.choices(state, seat))] if is_curious else game.habit(state, seat, rng)
        play_line(state, seat, line, chance)

    return watched(game, ruleset, chance, go_on, lambda: rng.random() < kept)


def play_thinking(
    game: Game, ruleset: Ruleset, evaluations: list[Evaluation], rng: random.Random, looks: int
) -> Played:
    """Play a game, each seat by play-outs that its evaluation judges. It teaches nothing."""
    thinkers = [Thinker(game, ruleset, evaluation=evaluation) for evaluation in evaluations]
    chance = FastChance(rng)

    def go_on(state: State) -> None:
        seat = state.pending[0]
        line = state.legal(seat)
        if len(line) > 1:
            line = thinkers[seat].think(game.view(state, seat), rng, looks, UNLIMITED)[0].line
        play_line(state, seat, line, chance)

    return watched(game, ruleset, chance, go_on, lambda: False)


def watched(
    game: Game, ruleset: Ruleset, chance: FastChance, go_on: Callable[[State], None], is_kept: Callable[[], bool]
) -> Played:
    """What comes of a game that goes on by a function, with those of its positions that are kept."""
    state = game.new(ruleset, chance)
    seen: list[tuple[float, list[list[float]]]] = []
    actor, turns = -1, 0
    while state.pending:
        if state.pending[0] != actor or ruleset.count == 1:
            actor = state.pending[0]
            turns += 1
            if is_kept():
                features = [game.features(state, other) for other in ruleset.seats]
                if all(map(any, features)):
                    seen.append((game.phase(state), features))
        if turns > MOST_TURNS:
            return Played([], [0.0] * ruleset.count, [1.0 / ruleset.count] * ruleset.count)
        go_on(state)
    outcome = final_outcome(game, state, ruleset.count)
    return Played(
        [Position(phase, features, outcome.points) for phase, features in seen], outcome.points, outcome.shares
    )


def play_turn(state: State, turns: Turns, chance: FastChance, rng: random.Random, curiosity: float) -> None:
    """The next turn: the best, or out of curiosity another good one."""
    seat = state.pending[0]
    legal = state.legal(seat)
    if len(legal) == 1:
        state.apply(seat, legal[0], chance)
        return
    found = turns.of(state, seat, rng.getrandbits(32))
    chosen = rng.choice(found[:AMONG]) if rng.random() < curiosity else found[0]
    play_line(state, seat, chosen.line, chance)


def options_of(meta: Meta, seats: int, number: int) -> dict[str, str]:
    """By which options a game of this number is played, so that an evaluation learns about all of them.

    Of four games one has everything drawn by lot. The others are played as printed; where there are modules, without
    any, with the first three, and with all.
    """
    kind = number % 4
    if kind == 3:
        rng = random.Random(number)
        return {option.name: rng.choice(option.values) for option in meta.options if option.matters_with(seats)}
    return {module.name: "on" for module in meta.modules if kind == 2 or (kind == 1 and module.module <= 3)}
