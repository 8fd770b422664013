"""What to simulate."""

from __future__ import annotations

import os
from dataclasses import dataclass
from itertools import cycle, islice
from pathlib import Path

from bottega.bots import UNLIMITED, Budget, check_bot
from bottega.core.errors import BadInput
from bottega.core.registry import find_game

MOST_JOBS = max(64, 2 * (os.cpu_count() or 1))
"""Each is a process with an engine of its own: more of them would fill the memory and play no faster."""


@dataclass(frozen=True)
class Plan:
    """So many games of one kind, who plays them, and where their records go (None: they are not recorded).

    Bots take the seats in their order; if they are fewer than the players, they begin again. The
    results depend on the seed, and not on the number of jobs: the processes that share the work.
    `own_components` is the text of a file that replaces printed values; `budget` is what a bot may think about
    each decision. With a budget of seconds, the results also depend on the machine.
    """

    game: str
    players: int
    games: int
    bots: tuple[str, ...]
    seed: int
    options: dict[str, str]
    record: Path | None
    jobs: int
    own_components: str = ""
    budget: Budget = UNLIMITED

    def __post_init__(self) -> None:
        find_game(self.game, self.own_components).ruleset(self.players, self.options)
        for name in self.bots:
            check_bot(name)
        if not 1 <= len(self.bots) <= self.players:
            raise BadInput("bots-miscounted", bots=len(self.bots), seats=self.players)
        if self.games < 1:
            raise BadInput("too-few-games", games=self.games)
        if not 1 <= self.jobs <= MOST_JOBS:
            raise BadInput("wrong-number-of-jobs", jobs=self.jobs, most=MOST_JOBS)

    @property
    def seated(self) -> tuple[str, ...]:
        """The bot of each seat."""
        return tuple(islice(cycle(self.bots), self.players))

    def record_of(self, number: int) -> Path | None:
        """Where the record of a game goes; games are numbered from 1."""
        width = max(4, len(str(self.games)))
        return self.record and self.record / f"{self.game}-{number:0{width}}.jsonl"

    def is_record(self, file: Path) -> bool:
        """Whether a record of one of the games goes to this file."""
        number = file.stem.removeprefix(f"{self.game}-")
        return number.isdecimal() and 1 <= int(number) <= self.games and self.record_of(int(number)) == file
