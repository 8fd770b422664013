"""Which games, seats and options the conformance suite plays: every value of every option, modules, and mixtures."""

from __future__ import annotations

import os
import random
from dataclasses import dataclass
from functools import cache
from itertools import combinations, product

from bottega.core.meta import Meta, Option
from bottega.core.registry import game_meta, game_names
from bottega.sitting.modules import with_modules
from bottega.sitting.options import parse_options
from bottega.version import is_compiled

GAMES = int(os.environ.get("BOTTEGA_GAMES", "150" if is_compiled() else "25"))
"""About how many random games are played with all checks on, for each game of the collection."""
MIXTURES = 4
FEW_MODULES = 3
"""Up to so many modules, options that are off or on, are combined in all ways and editions; more of them in pairs."""

Options = tuple[tuple[str, str], ...]
"""What is chosen, in the order of the game's options. What is the default is not said."""


@dataclass(frozen=True)
class Case:
    """One way to play one game."""

    game: str
    seats: int
    options: Options

    def __str__(self) -> str:
        """As one may type it: fresco-4-edition=mega,modules=1+4+17."""
        numbers = {option.name: str(option.module) for option in game_meta(self.game).modules}
        on = [numbers[name] for name, _ in self.options if name in numbers]
        modules = "all" if len(on) == len(numbers) else "+".join(on)
        others = [f"{name}={value}" for name, value in self.options if name not in numbers]
        chosen = ",".join([*others, *([f"modules={modules}"] if on else [])])
        return f"{self.game}-{self.seats}-{chosen or 'defaults'}"


def parse_case(text: str) -> Case:
    """The case of a text such as "fresco-4-edition=mega,modules=1+4+17".

    >>> parse_case("fresco-2-leonardo_wins=can-win,modules=17+4")
    Case(game='fresco', seats=2, options=(('wishing_well', 'on'), ('guild', 'on'), ('leonardo_wins', 'can-win')))
    """
    game, _, rest = text.partition("-")
    seats, _, options = rest.partition("-")
    if not seats.isdecimal() or not options:
        raise ValueError(f"a case is told as game-seats-options, like fresco-4-modules=1+4, not {text!r}")
    meta = game_meta(game)
    chosen = {} if options == "defaults" else with_modules(meta, parse_options([options]), random.Random(text))
    values = meta.complete(chosen)
    meta.check_seats(int(seats))
    meta.check_options(int(seats), values)
    return Case(game, int(seats), differing(meta.options, tuple(values.values())))


def differing(options: tuple[Option, ...] | list[Option], values: tuple[str, ...]) -> Options:
    """Options with their values, except for defaults."""
    return tuple([(o.name, value) for o, value in zip(options, values, strict=True) if value != o.default])


def modules_of(meta: Meta) -> list[Option]:
    """The options that are off or on."""
    return [option for option in meta.options if option.values == ("off", "on")]


def editions_of(meta: Meta) -> list[Option]:
    """The option that modules are played with in all its values, if there is one."""
    return [option for option in meta.options if option.name == "edition" and modules_of(meta)]


def options_with(meta: Meta, seats: int) -> list[Option]:
    """The options that matter with so many players."""
    return [option for option in meta.options if option.matters_with(seats)]


def mixture(meta: Meta, seats: int, rng: random.Random) -> Options:
    """Any values of all options."""
    options = options_with(meta, seats)
    return differing(options, tuple([rng.choice(option.values) for option in options]))


def option_sets(meta: Meta, seats: int) -> list[Options]:
    """The defaults, each other value of each option alone, modules together, and some random mixtures."""
    single = [((option.name, value),) for option in options_with(meta, seats) for value in option.values[1:]]
    few = len(modules_of(meta)) <= FEW_MODULES
    together = all_combinations(meta) if few else all_on(meta)
    rng = random.Random(f"{meta.name} {seats}")
    mixed = [mixture(meta, seats, rng) for _ in range(MIXTURES)]
    return list(dict.fromkeys([(), *single, *together, *mixed]))


def all_combinations(meta: Meta) -> list[Options]:
    """All ways to play with the modules, in each edition."""
    options = [*editions_of(meta), *modules_of(meta)]
    return [differing(options, values) for values in product(*[option.values for option in options])]


def all_on(meta: Meta) -> list[Options]:
    """All modules together, in each edition."""
    editions, modules = editions_of(meta), modules_of(meta)
    return [
        differing([*editions, *modules], (*edition, *["on"] * len(modules)))
        for edition in product(*[option.values for option in editions])
    ]


@cache
def all_cases() -> list[Case]:
    """Every game with every number of seats and every option set."""
    return [
        Case(name, seats, options)
        for name in game_names()
        for seats in game_meta(name).seats
        for options in option_sets(game_meta(name), seats)
    ]


@cache
def pairs() -> list[Case]:
    """Where modules are many, every two of them, each with a number of seats and an edition by lot."""
    return [case for name in game_names() for case in pairs_of(game_meta(name))]


def pairs_of(meta: Meta) -> list[Case]:
    """Every two modules of a game that has many."""
    rng = random.Random(f"{meta.name} pairs")
    if len(modules_of(meta)) <= FEW_MODULES:
        return []
    found = []
    for two in combinations(modules_of(meta), 2):
        editions = editions_of(meta)
        values = (*[rng.choice(option.values) for option in editions], "on", "on")
        found.append(Case(meta.name, rng.choice(meta.seats), differing([*editions, *two], values)))
    return found


def random_case(meta: Meta, rng: random.Random) -> Case:
    """Any way to play a game: any number of seats, any options, and any number of modules."""
    seats = rng.choice(meta.seats)
    modules = modules_of(meta)
    on = rng.sample(modules, rng.randint(0, len(modules)))
    others = [option for option in options_with(meta, seats) if option not in modules]
    chosen = {option.name: "on" for option in on} | {option.name: rng.choice(option.values) for option in others}
    return Case(meta.name, seats, differing(meta.options, tuple(meta.complete(chosen).values())))


def games_each(case: Case) -> int:
    """How many games of a case are played; of two modules, of which there are many cases, a third."""
    share = -(-GAMES // sum(other.game == case.game for other in [*all_cases(), *pairs()]))
    return -(-share // 3) if case in pairs() else share
