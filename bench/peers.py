"""Measures random play in other engines, through their Python interfaces, and prints the figures as JSON.

A peer that is not installed, or does not run here, is left out and said so.
"""

from __future__ import annotations

import importlib
import json
import random
import sys
import time
import warnings
from collections.abc import Callable

SECONDS = 1.5
"""How long each peer plays."""


def spiel(name: str) -> Callable[[random.Random], int]:
    """One random game of OpenSpiel: how many decisions it had."""
    if name.startswith("python_"):
        importlib.import_module("open_spiel.python.games")
    game = importlib.import_module("pyspiel").load_game(name)

    def play(rng: random.Random) -> int:
        state = game.new_initial_state()
        decisions = 0
        while not state.is_terminal():
            if state.is_chance_node():
                actions, weights = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(rng.choices(actions, weights)[0])
            else:
                state.apply_action(rng.choice(state.legal_actions()))
                decisions += 1
        return decisions

    return play


def rlcard(name: str) -> Callable[[random.Random], int]:
    """One random game of RLCard."""
    env = importlib.import_module("rlcard").make(name)

    def play(rng: random.Random) -> int:
        state, _ = env.reset()
        decisions = 0
        while not env.is_over():
            state, _ = env.step(rng.choice(list(state["legal_actions"])))
            decisions += 1
        return decisions

    return play


def pettingzoo(name: str) -> Callable[[random.Random], int]:
    """One random game of PettingZoo."""
    env = importlib.import_module(f"pettingzoo.classic.{name}").env()

    def play(rng: random.Random) -> int:
        env.reset()
        decisions = 0
        for _ in env.agent_iter():
            observation, _, ended, cut, _ = env.last()
            if ended or cut:
                env.step(None)
                continue
            mask = observation["action_mask"]
            env.step(rng.choice([action for action, legal in enumerate(mask) if legal]))
            decisions += 1
        return decisions

    return play


def catanatron() -> Callable[[random.Random], int]:
    """One random game of Catanatron."""
    module = importlib.import_module("catanatron")

    def play(rng: random.Random) -> int:
        colours = list(module.Color)
        game = module.Game([module.RandomPlayer(colour) for colour in colours])
        game.play()
        state = game.state
        return len(getattr(state, "actions", None) or state.action_records)

    return play


PEERS: dict[str, Callable[[], Callable[[random.Random], int]]] = {
    "OpenSpiel connect_four (C++)": lambda: spiel("connect_four"),
    "OpenSpiel backgammon (C++)": lambda: spiel("backgammon"),
    "OpenSpiel hearts (C++)": lambda: spiel("hearts"),
    "OpenSpiel gin_rummy (C++)": lambda: spiel("gin_rummy"),
    "OpenSpiel liars_poker (Python)": lambda: spiel("python_liars_poker"),
    "RLCard uno": lambda: rlcard("uno"),
    "RLCard gin-rummy": lambda: rlcard("gin-rummy"),
    "Catanatron, 4 players": catanatron,
    "PettingZoo connect_four": lambda: pettingzoo("connect_four_v3"),
    "PettingZoo chess": lambda: pettingzoo("chess_v6"),
}


def decisions_a_second(play: Callable[[random.Random], int]) -> float:
    """Random games for some seconds."""
    rng = random.Random(3)
    play(rng)
    decisions = 0
    start = time.perf_counter()
    while (seconds := time.perf_counter() - start) < SECONDS:
        decisions += play(rng)
    return decisions / seconds


def main() -> None:
    """Print the figures of every peer that runs."""
    warnings.simplefilter("ignore")
    figures = {}
    for name, make in PEERS.items():
        try:
            figures[name] = decisions_a_second(make())
        except Exception as error:  # whatever goes wrong in a peer, the others are measured
            print(f"{name} is left out: {type(error).__name__}: {str(error).splitlines()[0][:80]}", file=sys.stderr)
    print(json.dumps(figures))


if __name__ == "__main__":
    main()
