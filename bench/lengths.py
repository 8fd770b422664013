"""Measures how long games are: how many decisions one player makes that leave a choice, when greedy bots play.

Writes src/bottega/server/lengths.toml, from which set-up pages tell how long a game may take. What a module of Fresco
adds is measured with each of them alone. Together they add less, since nobody can do everything in a round: so it is
measured, too, how long a game is with all of them.
"""

from __future__ import annotations

import os
import random
import sys
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from pathlib import Path
from statistics import mean

from bottega.bots import Budget, new_bot
from bottega.core.chance import FastChance
from bottega.core.game import Game
from bottega.core.meta import Meta
from bottega.core.registry import find_game, game_meta, game_names

FILE = Path(__file__).parent.parent / "src" / "bottega" / "server" / "lengths.toml"
GAMES = 24
BUDGET = Budget(positions=60)
"""Less than the bot would like: games are about as long, and are over sooner."""
HEADER = """\
# How many decisions one player makes in a game that leave a choice: the mean of {games} games of greedy bots.
# Written by `make lengths`. `modules` is what each adds, `most` what it comes to with all of them; both with as many
# players as in the middle.
"""


@dataclass(frozen=True)
class Case:
    """A game with so many players, and perhaps modules."""

    game: str
    seats: int
    modules: tuple[str, ...] = ()


def cases() -> Iterator[Case]:
    """All that is measured."""
    for name in game_names():
        meta = game_meta(name)
        yield from [Case(name, seats) for seats in meta.seats]
        if meta.modules:
            yield Case(name, middle_of(meta.seats), names_of(meta))
        yield from [Case(name, middle_of(meta.seats), (module,)) for module in names_of(meta)]


def names_of(meta: Meta) -> tuple[str, ...]:
    """The names of a game's modules."""
    return tuple([module.name for module in meta.modules])


def middle_of(seats: tuple[int, ...]) -> int:
    """The number in the middle: what a module adds is measured with so many players."""
    return seats[len(seats) // 2]


def measure(case: Case) -> float:
    """The decisions of one player that leave a choice, in a game on average."""
    game = find_game(case.game)
    return mean([play(game, case, seed) / case.seats for seed in range(GAMES)])


def play(game: Game, case: Case, seed: int) -> int:
    """Play a game: how many decisions left a choice. Games of one seed begin alike, with a module and without."""
    rng = random.Random(f"{case.game} {case.seats} {seed}")
    chance = FastChance(rng)
    ruleset = game.ruleset(case.seats, game.meta.complete(dict.fromkeys(case.modules, "on")))
    state = game.new(ruleset, chance)
    bots = [new_bot("greedy", game, random.Random(rng.random())) for _ in range(case.seats)]
    choices = 0
    while pending := state.pending:
        seat = pending[0]
        legal = state.legal(seat)
        action = legal[0]
        if len(legal) > 1:
            choices += 1
            action = bots[seat].choose(game.view(state, seat), legal, BUDGET)
        state.apply(seat, action, chance)
    return choices


def text(found: dict[Case, float]) -> str:
    """The figures as a file."""
    parts = [HEADER.format(games=GAMES)]
    for name in game_names():
        meta = game_meta(name)
        if meta.modules:
            parts.append(f"\n[{name}]\nmost = {found[Case(name, middle_of(meta.seats), names_of(meta))]:.0f}\n")
        parts.append(f"\n[{name}.decisions]\n")
        parts += [f"{seats} = {found[Case(name, seats)]:.0f}\n" for seats in meta.seats]
        parts += modules_in(found, meta)
    return "".join(parts)


def modules_in(found: dict[Case, float], meta: Meta) -> list[str]:
    """The lines about modules."""
    if not meta.modules:
        return []
    seats = middle_of(meta.seats)
    added = {name: found[Case(meta.name, seats, (name,))] - found[Case(meta.name, seats)] for name in names_of(meta)}
    return [f"\n[{meta.name}.modules]\n", *[f"{name} = {max(0, round(more))}\n" for name, more in added.items()]]


def main() -> None:
    """Measure everything, and write it down."""
    everything = list(cases())
    found: dict[Case, float] = {}
    with ProcessPoolExecutor(os.cpu_count()) as pool:
        for case, choices in zip(everything, pool.map(measure, everything), strict=True):
            print(f"{case.game} {case.seats} {','.join(case.modules)}: {choices:.1f}", file=sys.stderr, flush=True)
            found[case] = choices
    FILE.write_text(text(found))


if __name__ == "__main__":
    main()
