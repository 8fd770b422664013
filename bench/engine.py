"""Measures this Bottega, interpreted or compiled as it is imported, and prints the figures as JSON."""

from __future__ import annotations

import json
import random
import sys
import time
from collections.abc import Callable

from bench.cases import CASES, Case
from bottega.core.chance import FastChance
from bottega.core.game import Game
from bottega.core.playout import play_out
from bottega.core.recorder import Recorder
from bottega.core.records import format_record
from bottega.core.registry import find_game
from bottega.core.state import State
from bottega.version import is_compiled

POSITIONS = 100
GAMES = 25
REPEATS = 25
"""Many short runs, of which the best counts: the others were disturbed."""


def play(state: State, rng: random.Random, most: int) -> tuple[int, int]:
    """Play at random to the end or for so many decisions: how many there were, and how many left a choice."""
    chance = FastChance(rng)
    dice = rng.random
    decisions = choices = 0
    pending = state.pending
    while pending and decisions < most:
        legal = state.legal(pending[0])
        count = len(legal)
        state.apply(pending[0], legal[int(dice() * count)], chance)
        decisions += 1
        choices += count > 1
        pending = state.pending
    return decisions, choices


def mid_game_positions(name: str, case: Case) -> list[State]:
    """Positions from the middle third of random games."""
    game = find_game(case.game)
    ruleset = game.ruleset(case.seats, case.options)
    rng = random.Random(name)
    length, _ = play(game.new(ruleset, FastChance(rng)), rng, sys.maxsize)
    positions: list[State] = []
    while len(positions) < POSITIONS:
        state = game.new(ruleset, FastChance(rng))
        play(state, rng, rng.randrange(length // 3, 2 * length // 3))
        positions.append(state)
    return positions


def best(measure: Callable[[], float]) -> float:
    """The best of some runs."""
    return max(measure() for _ in range(REPEATS))


def decisions_a_second(positions: list[State], *, engine_loop: bool) -> tuple[float, float]:
    """Random play from each position to the end, legal actions worked out at each: decisions, and real choices.

    The loop is plain Python, as in a program that uses the engine, or the engine's own `play_out`.
    """
    rng = random.Random(2)
    copies = [state.copy() for state in positions]
    start = time.perf_counter()
    counts = [play_out(state, rng) if engine_loop else play(state, rng, sys.maxsize) for state in copies]
    seconds = time.perf_counter() - start
    return sum(decisions for decisions, _ in counts) / seconds, sum(choices for _, choices in counts) / seconds


def copies_a_second(positions: list[State]) -> float:
    """How many copies of a position are made in a second."""
    rounds = 200
    start = time.perf_counter()
    for _ in range(rounds):
        for state in positions:
            state.copy()
    return rounds * len(positions) / (time.perf_counter() - start)


def games_a_second(game: Game, case: Case, *, noted: bool = False, written: bool = False) -> float:
    """Whole random games: bare, with every step noted, or with the record written out as text too."""
    ruleset = game.ruleset(case.seats, case.options)
    start = time.perf_counter()
    for number in range(GAMES):
        rng = random.Random(number)
        chance = FastChance(rng)
        recorder = Recorder(game, ruleset, rng) if noted else None
        state = recorder.state if recorder else game.new(ruleset, chance)
        dice = random.Random(number).random
        while pending := state.pending:
            legal = state.legal(pending[0])
            action = legal[int(dice() * len(legal))]
            if recorder:
                recorder.apply(pending[0], action)
            else:
                state.apply(pending[0], action, chance)
        if recorder and written:
            format_record(recorder.record(["bot"] * case.seats, game.standings(state)))
    return GAMES / (time.perf_counter() - start)


def figures_of(name: str, case: Case) -> dict[str, float]:
    """All figures of one way to play."""
    game, positions = find_game(case.game), mid_game_positions(name, case)
    bare = best(lambda: games_a_second(game, case))
    noted = best(lambda: games_a_second(game, case, noted=True))
    written = best(lambda: games_a_second(game, case, noted=True, written=True))
    plain = [decisions_a_second(positions, engine_loop=False) for _ in range(REPEATS)]
    own = [decisions_a_second(positions, engine_loop=True) for _ in range(REPEATS)]
    return {
        "decisions": max(decisions for decisions, _ in plain),
        "choices": max(choices for _, choices in plain),
        "playout_decisions": max(decisions for decisions, _ in own),
        "playout_choices": max(choices for _, choices in own),
        "copy_us": 1e6 / best(lambda: copies_a_second(positions)),
        "noting_costs": bare / noted - 1,
        "writing_costs": bare / written - 1,
    }


def main() -> None:
    """Print the figures of every case, or of those that are named."""
    games = {name: figures_of(name, CASES[name]) for name in sys.argv[1:] or CASES}
    print(json.dumps({"compiled": is_compiled(), **games}))


if __name__ == "__main__":
    main()
