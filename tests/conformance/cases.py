"""Which games, seats and options the conformance suite plays: every value of every option, and mixtures."""

from __future__ import annotations

import os
import random
from dataclasses import dataclass

from bottega.core.meta import Meta
from bottega.core.registry import game_meta, game_names

GAMES = int(os.environ.get("BOTTEGA_GAMES", "2000"))
"""How many random games are played with all checks on, for each game of the collection."""
MIXTURES = 4


@dataclass(frozen=True)
class Case:
    """One way to play one game."""

    game: str
    seats: int
    options: tuple[tuple[str, str], ...]

    def __str__(self) -> str:
        chosen = ",".join(f"{name}={value}" for name, value in self.options)
        return f"{self.game}-{self.seats}-{chosen or 'defaults'}"


def option_sets(meta: Meta, seats: int) -> list[tuple[tuple[str, str], ...]]:
    """The defaults, each other value of each option alone, and some random mixtures."""
    options = [option for option in meta.options if option.matters_with(seats)]
    single = [((option.name, value),) for option in options for value in option.values[1:]]
    rng = random.Random(meta.name)
    mixed = [tuple((option.name, rng.choice(option.values)) for option in options) for _ in range(MIXTURES)]
    return [(), *single, *mixed]


def all_cases() -> list[Case]:
    """Every game with every number of seats and every option set."""
    return [
        Case(name, seats, options)
        for name in game_names()
        for seats in game_meta(name).seats
        for options in option_sets(game_meta(name), seats)
    ]


def games_each(case: Case) -> int:
    """How many games of a case make up the whole number."""
    return -(-GAMES // sum(other.game == case.game for other in all_cases()))
