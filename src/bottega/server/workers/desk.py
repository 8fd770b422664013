"""A desk: a worker, the jobs that wait for it, and what is done when it fails."""

from __future__ import annotations

import asyncio
from collections import deque
from contextlib import suppress
from dataclasses import dataclass
from time import perf_counter

from bottega.core.errors import BadInput
from bottega.server.workers.frames import Torn
from bottega.server.workers.jobs import Reply
from bottega.server.workers.process import WorkerProcess, log

ATTEMPTS = 2
"""How often a job is tried: what made a worker fail once may have been the job before it, or the machine."""

STARTING_TIME = 60.0
"""Seconds in which a worker must be ready, however busy the machine is."""


class WorkerLost(Exception):
    """A worker crashed or did not answer in time, twice; or the workers were stopped meanwhile."""


class Busy(BadInput):
    """Too many jobs wait already."""

    def __init__(self) -> None:
        super().__init__("server-busy")


@dataclass
class Counts:
    """What the workers did so far: jobs done, with whatever came of them, and those that nobody could do; workers that
    had to be replaced; jobs that were turned away; seconds of work.
    """

    done: int = 0
    lost: int = 0
    replaced: int = 0
    turned_away: int = 0
    seconds: float = 0.0


@dataclass(frozen=True, eq=False)
class Errand:
    """A job on its way: its number, its bytes, and who waits for the reply."""

    number: int
    request: bytes
    reply: asyncio.Future[Reply]


class Desk:
    """A worker and the jobs that wait for it, which are done one after the other.

    The worker is started when there is a job for it. One job at a time is in its hands: so nothing else is lost with it
    when it crashes, and who gives up waiting leaves the pipe in order.
    """

    def __init__(self, patience: float, most_waiting: int, counts: Counts) -> None:
        self._patience = patience
        self._most_waiting = most_waiting
        self._counts = counts
        self._waiting: deque[Errand] = deque()
        self._in_hand: Errand | None = None
        self._called = asyncio.Event()
        self._worker: WorkerProcess | None = None
        self._task: asyncio.Task[None] | None = None

    @property
    def load(self) -> int:
        """How many jobs it has."""
        return len(self._waiting) + (self._in_hand is not None)

    @property
    def process_id(self) -> int | None:
        """The number by which the system knows the worker; None if there is none now."""
        return None if self._worker is None else self._worker.id

    def open(self) -> None:
        """Begin to work."""
        self._task = asyncio.create_task(self._work())

    async def close(self) -> None:
        """Stop working. Who still waits is told that nothing will come."""
        if self._task is None:
            return
        task, self._task = self._task, None
        task.cancel()
        with suppress(asyncio.CancelledError):
            await task
        left = [*([] if self._in_hand is None else [self._in_hand]), *self._waiting]
        self._waiting.clear()
        self._in_hand = None
        for errand in left:
            self._lose(errand)
        if self._worker is not None:
            worker, self._worker = self._worker, None
            await worker.stop()

    async def send(self, number: int, request: bytes) -> Reply:
        """The reply to a job, when its turn has come. Who is cancelled meanwhile only does not hear it."""
        if self._task is None:
            raise WorkerLost
        if len(self._waiting) >= self._most_waiting:
            self._counts.turned_away += 1
            raise Busy
        errand = Errand(number, request, asyncio.get_running_loop().create_future())
        self._waiting.append(errand)
        self._called.set()
        try:
            return await errand.reply
        finally:
            with suppress(ValueError):
                self._waiting.remove(errand)

    # Working

    async def _work(self) -> None:
        while True:
            while not self._waiting:
                self._called.clear()
                await self._called.wait()
            self._in_hand = self._waiting.popleft()
            await self._attend(self._in_hand)
            self._in_hand = None

    async def _attend(self, errand: Errand) -> None:
        """Have a job done; on a new worker, if this one fails."""
        for _ in range(ATTEMPTS):
            if errand.reply.done():
                return
            reply = await self._try(errand)
            if reply is not None:
                self._counts.done += 1
                if not errand.reply.done():
                    errand.reply.set_result(reply)
                return
        self._lose(errand)

    async def _try(self, errand: Errand) -> Reply | None:
        """The reply to a job; None if the worker failed, and is gone."""
        try:
            worker = await self._living_worker()
            began = perf_counter()
            async with asyncio.timeout(self._patience):
                reply = await worker.ask(errand.number, errand.request)
        except (Torn, TimeoutError, OSError) as error:
            log.warning("a worker is replaced: %s", type(error).__name__)
            await self._dismiss()
            return None
        self._counts.seconds += perf_counter() - began
        return reply

    async def _living_worker(self) -> WorkerProcess:
        """The worker; a new one, if it has ended since it was last asked."""
        if self._worker is not None and not self._worker.is_alive:
            await self._dismiss()
        if self._worker is None:
            async with asyncio.timeout(STARTING_TIME):
                self._worker = await WorkerProcess.start()
        return self._worker

    async def _dismiss(self) -> None:
        self._counts.replaced += 1
        if self._worker is not None:
            worker, self._worker = self._worker, None
            await worker.kill()

    def _lose(self, errand: Errand) -> None:
        if not errand.reply.done():
            self._counts.lost += 1
            errand.reply.set_exception(WorkerLost())
