"""Which games, seats and options the conformance suite plays: every value of every option, modules, and mixtures."""

from __future__ import annotations

import os
import random
from dataclasses import dataclass
from itertools import product

from bottega.core.meta import Meta, Option
from bottega.core.registry import game_meta, game_names

GAMES = int(os.environ.get("BOTTEGA_GAMES", "2000"))
"""How many random games are played with all checks on, for each game of the collection."""
MIXTURES = 4
MODULES = 3
"""Up to so many modules, options that are off or on, are combined in all ways and editions; more of them at random."""


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
    """The defaults, each other value of each option alone, modules together, and some random mixtures."""
    options = [option for option in meta.options if option.matters_with(seats)]
    single = [((option.name, value),) for option in options for value in option.values[1:]]
    rng = random.Random(meta.name)
    modules = [option for option in options if option.values == ("off", "on")]
    few = len(modules) <= MODULES
    mixtures = MIXTURES if few else MIXTURES + len(modules)
    mixed = [tuple((option.name, rng.choice(option.values)) for option in options) for _ in range(mixtures)]
    editions = [option for option in options if modules and option.name == "edition"]
    return list(dict.fromkeys([(), *single, *(combinations([*editions, *modules]) if few else []), *mixed]))


def combinations(options: list[Option]) -> list[tuple[tuple[str, str], ...]]:
    """All values of some options with all of the others; what is the default is not said."""
    return [
        tuple((option.name, value) for option, value in zip(options, values, strict=True) if value != option.default)
        for values in product(*[option.values for option in options])
    ]


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
