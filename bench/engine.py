"""Measures this Bottega, interpreted or compiled as it is imported, and prints the figures as JSON."""

from __future__ import annotations

import json
import random
import sys
import time
from collections.abc import Callable

from bottega.core.chance import FastChance
from bottega.core.game import Game
from bottega.core.recorder import Recorder
from bottega.core.registry import find_game
from bottega.core.state import State
from bottega.version import is_compiled

POSITIONS = 150
REPEATS = 5
CASES = {"sagrada": 4}
"""Each game with the number of seats it is measured with."""


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


def mid_game_positions(name: str, seats: int) -> list[State]:
    """Positions from the middle third of random games."""
    game = find_game(name)
    ruleset = game.ruleset(seats, {})
    rng = random.Random(name)
    length, _ = play(game.new(ruleset, FastChance(rng)), rng, sys.maxsize)
    positions: list[State] = []
    while len(positions) < POSITIONS:
        state = game.new(ruleset, FastChance(rng))
        play(state, rng, rng.randrange(length // 3, 2 * length // 3))
        positions.append(state)
    return positions


def best(measure: Callable[[], float]) -> float:
    """The best of some runs: the others were disturbed."""
    return max(measure() for _ in range(REPEATS))


def decisions_a_second(positions: list[State], *, only_choices: bool) -> float:
    """Random play from each position to the end, legal actions worked out at each decision."""
    rng = random.Random(2)
    copies = [state.copy() for state in positions]
    start = time.perf_counter()
    counts = [play(state, rng, sys.maxsize) for state in copies]
    seconds = time.perf_counter() - start
    return sum(choices if only_choices else decisions for decisions, choices in counts) / seconds


def copies_a_second(positions: list[State]) -> float:
    """How many copies of a position are made in a second."""
    rounds = 200
    start = time.perf_counter()
    for _ in range(rounds):
        for state in positions:
            state.copy()
    return rounds * len(positions) / (time.perf_counter() - start)


def games_a_second(game: Game, seats: int, *, recorded: bool) -> float:
    """Whole random games, with or without keeping a record of every step."""
    ruleset = game.ruleset(seats, {})
    start = time.perf_counter()
    for number in range(POSITIONS):
        rng = random.Random(number)
        chance = FastChance(rng)
        recorder = Recorder(game, ruleset, rng) if recorded else None
        state = recorder.state if recorder else game.new(ruleset, chance)
        dice = random.Random(number).random
        while pending := state.pending:
            legal = state.legal(pending[0])
            action = legal[int(dice() * len(legal))]
            if recorder:
                recorder.apply(pending[0], action)
            else:
                state.apply(pending[0], action, chance)
    return POSITIONS / (time.perf_counter() - start)


def figures_of(name: str, seats: int) -> dict[str, float]:
    """All figures of one game."""
    game, positions = find_game(name), mid_game_positions(name, seats)
    bare = best(lambda: games_a_second(game, seats, recorded=False))
    recorded = best(lambda: games_a_second(game, seats, recorded=True))
    return {
        "seats": seats,
        "decisions": best(lambda: decisions_a_second(positions, only_choices=False)),
        "choices": best(lambda: decisions_a_second(positions, only_choices=True)),
        "copy_us": 1e6 / best(lambda: copies_a_second(positions)),
        "recording_costs": bare / recorded - 1,
    }


def main() -> None:
    """Print the figures of every game."""
    games = {name: figures_of(name, seats) for name, seats in CASES.items()}
    print(json.dumps({"compiled": is_compiled(), **games}))


if __name__ == "__main__":
    main()
