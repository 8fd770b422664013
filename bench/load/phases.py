"""The phases of a run: at each, so many tables, so many moves a second, and what that was like for the server."""

from __future__ import annotations

import asyncio
import sys
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Protocol

from bench.load import matches, tables
from bench.load.latency import Histogram, histogram, quantile_between
from bench.load.pace import Pace, quantile
from bench.load.process import Cost, Server

AT_ONCE = 32
"""So many moves are on their way when everybody moves as fast as possible."""
LIMIT = 0.020
"""Seconds from a command to its acknowledgement, for 99 of 100, that still count as well served."""
NEARLY = 0.97
"""So much of a rate must be reached."""
FASTER = 1.25
"""By how much the rate rises from step to step."""
INFO = '"level":"info"'
"""In the server's log: nothing to worry about."""
REST = 0.3
"""Seconds in which nobody moves, so that what was begun is done."""
BARE = "language=none&prospects=false"
"""What programs ask for: facts. Without it everybody is told sentences, and what each decision would bring."""


@dataclass(frozen=True, kw_only=True)
class Plan:
    """How long, how much, and how far.

    `tables` are played at for `seconds` at the `rate`, then in `steps` of rising rates of `step` seconds each; then
    `more` tables at the first rate again. When it begins the games have gone on for up to `head_start` moves.
    """

    game: str = "sagrada"
    tables: int = 500
    more: int = 1_000
    rate: float = 200.0
    seconds: float = 30.0
    step: float = 6.0
    steps: int = 10
    head_start: int = 80


BRIEF = Plan(tables=4, more=6, rate=20.0, seconds=0.5, step=0.3, steps=2, head_start=3)
"""To see whether it runs at all."""


@dataclass(frozen=True, kw_only=True)
class Phase:
    """What came of a phase. Without a `rate` everybody moved as fast as possible.

    `served` are the seconds on the server's side within which half and 99 of 100 commands were acknowledged; `waited`
    are the same for those who moved, from when each move was due. `client` is the part of a core that the clients took.
    """

    name: str
    tables: int
    rate: float | None
    seconds: float
    moves: int
    served: tuple[float, float] | None
    waited: tuple[float, float]
    cost: Cost
    finished: int
    client: float

    @property
    def done(self) -> float:
        """Moves a second."""
        return self.moves / self.seconds

    @property
    def cpu(self) -> float:
        """Seconds of the processor a move."""
        return self.cost.seconds / max(1, self.moves)

    @property
    def is_sustained(self) -> bool:
        """Whether the rate was reached, and nearly all were served in time."""
        return (
            self.rate is not None
            and self.done >= NEARLY * self.rate
            and (self.served is None or self.served[1] <= LIMIT)
        )


class Crowd(Protocol):
    """Those who play at a server."""

    port: int
    pace: Pace
    finished: int
    problems: list[str]

    async def grow(self, count: int) -> None:
        """Wait until so many tables are being played at."""

    async def go(self) -> None:
        """Let everybody go home."""


@dataclass
class Result:
    """All phases of a run, the memory of the server with no tables, with some and with more, and what went wrong."""

    phases: list[Phase] = field(default_factory=list)
    memory: dict[int, int] = field(default_factory=dict)
    problems: list[str] = field(default_factory=list)

    def named(self, name: str) -> list[Phase]:
        """The phases of a name."""
        return [phase for phase in self.phases if phase.name == name]

    @property
    def highest(self) -> Phase | None:
        """The phase with the highest rate that was sustained."""
        return max((phase for phase in self.phases if phase.is_sustained), key=lambda phase: phase.done, default=None)


class Run:
    """A crowd at a server, phase after phase."""

    def __init__(self, server: Server, crowd: Crowd, result: Result, say: Callable[[str], None]) -> None:
        self._server = server
        self._crowd = crowd
        self._result = result
        self._say = say
        self._tables = 0

    async def grow(self, count: int) -> None:
        """Let more tables be played at, and look at the memory."""
        self._result.memory.setdefault(self._tables, self._server.cost().memory)
        await self._crowd.grow(count)
        await asyncio.sleep(REST)
        self._tables = count
        self._result.memory[count] = self._server.cost().memory
        self._say(f"  {count} tables are at play")

    async def phase(self, name: str, seconds: float, rate: float | None) -> Phase:
        """Play for so long, and measure."""
        crowd, pace = self._crowd, self._crowd.pace
        before, finished, served = self._server.cost(), crowd.finished, await self._histogram()
        own = time.process_time()
        took = await pace.go_on(seconds, rate=rate, at_once=AT_ONCE)
        own, moves, waits = time.process_time() - own, len(pace.waits), pace.waits
        phase = Phase(
            name=name,
            tables=self._tables,
            rate=rate,
            seconds=took,
            moves=moves,
            served=_served(served, await self._histogram()),
            waited=(quantile(waits, 0.5), quantile(waits, 0.99)),
            cost=self._server.cost().since(before),
            finished=crowd.finished - finished,
            client=own / took,
        )
        await pace.settle()
        self._result.phases.append(phase)
        self._say(progress(phase))
        return phase

    async def _histogram(self) -> Histogram | None:
        return await histogram(self._crowd.port) if isinstance(self._crowd, tables.Crowd) else None

    async def rising(self, plan: Plan) -> None:
        """Faster and faster, until it is too fast; then once more half-way."""
        good, rate = plan.rate, plan.rate
        for _ in range(plan.steps):
            rate *= FASTER
            if not (await self.phase("rising", plan.step, rate)).is_sustained:
                await asyncio.sleep(REST)
                await self.phase("rising", plan.step, (good + rate) / 2)
                return
            good = rate


def _served(before: Histogram | None, after: Histogram | None) -> tuple[float, float] | None:
    if before is None or after is None:
        return None
    return quantile_between(before, after, 0.5), quantile_between(before, after, 0.99)


def progress(phase: Phase) -> str:
    """A phase in one line."""
    asked = "as fast as it goes" if phase.rate is None else f"{phase.rate:.0f}/s asked for"
    served = "" if phase.served is None else f", p99 {phase.served[1] * 1e3:.1f} ms served"
    return (
        f"  {phase.name}: {phase.tables} tables, {asked}, {phase.done:.0f}/s done{served}, "
        f"p99 {phase.waited[1] * 1e3:.1f} ms waited, {phase.cpu * 1e6:.0f} us CPU a move"
    )


# What is run


@asynccontextmanager
async def bottega(
    folder: Path, result: Result, say: Callable[[str], None], plan: Plan, query: str
) -> AsyncIterator[Run]:
    """A new server of Bottega with an empty database, and a crowd that comes to it."""
    command = [sys.executable, "-m", "bottega", "serve", "--no-browser", "--no-limits", "--port", "0"]
    command += ["--database", f"sqlite:///{folder / 'load.db'}"]
    with (folder / "server.log").open("wb") as log, Server(command, {"BOTTEGA_HOME": str(folder)}, log) as server:
        async with _at_play(server, tables.Crowd(server.port, plan.game, query, plan.head_start), result, say) as run:
            yield run
    result.problems += [line for line in (folder / "server.log").read_text().splitlines() if INFO not in line]


@asynccontextmanager
async def boardgame(folder: Path, modules: Path, result: Result, say: Callable[[str], None]) -> AsyncIterator[Run]:
    """A new server of boardgame.io, and a crowd that comes to it."""
    command = ["node", str(Path(__file__).parent / "boardgame.cjs")]
    environment = {"NODE_PATH": str(modules), "NODE_ENV": "production"}
    with (folder / "boardgame.log").open("wb") as log, Server(command, environment, log) as server:
        async with _at_play(server, matches.Crowd(server.port), result, say) as run:
            yield run


@asynccontextmanager
async def _at_play(server: Server, crowd: Crowd, result: Result, say: Callable[[str], None]) -> AsyncIterator[Run]:
    try:
        yield Run(server, crowd, result, say)
    finally:
        await crowd.go()
        result.problems += crowd.problems


async def all_of_ours(plan: Plan, folder: Path, say: Callable[[str], None]) -> Result:
    """What is asked of Bottega."""
    result = Result()
    async with bottega(folder, result, say, plan, BARE) as run:
        await run.grow(plan.tables)
        await run.phase("steady", plan.seconds, plan.rate)
        await run.rising(plan)
        await run.phase("flat out", plan.step, None)
        await run.grow(plan.more)
        await run.phase("more tables", plan.seconds, plan.rate)
    return result


async def with_words(plan: Plan, folder: Path, say: Callable[[str], None]) -> Result:
    """The same with all that a page may ask for: sentences, and what each decision would bring."""
    result = Result()
    async with bottega(folder, result, say, replace(plan, head_start=0), "") as run:
        await run.grow(plan.tables)
        await run.phase("with words", plan.step, plan.rate)
    return result


async def all_of_theirs(plan: Plan, folder: Path, modules: Path, say: Callable[[str], None]) -> Result:
    """What is asked of boardgame.io."""
    result = Result()
    async with boardgame(folder, modules, result, say) as run:
        await run.grow(plan.tables)
        await run.phase("steady", plan.seconds, plan.rate)
        await run.phase("flat out", plan.step, None)
    return result
