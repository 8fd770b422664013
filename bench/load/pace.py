"""The pace: moves are made when the clock says so, whatever the server does. If it is slow, that is seen as waiting."""

from __future__ import annotations

import asyncio
import random
from array import array
from time import perf_counter
from typing import Protocol

TICK = 0.001
"""Seconds between two looks at the clock."""


class Mover(Protocol):
    """Somebody who may have to move."""

    def move(self) -> bool:
        """Make a move, if there still is one, and say `moved` to the pace when the server has acknowledged it."""


class Pace:
    """Lets those move who can, one or the other.

    With a `rate` so many moves a second are due, and each is counted from when it was due: a move that must wait
    because nobody can move is late too. Without one moves are made as fast as they are acknowledged, with at most
    `at_once` on their way.
    """

    def __init__(self) -> None:
        self._luck = random.Random(1)
        self._ready: list[Mover] = []
        self._due: dict[Mover, float] = {}
        self.waits: array[float] = array("d")
        """Seconds from when each move was due to when it was acknowledged."""
        self.sent = 0

    def ready(self, mover: Mover) -> None:
        """Somebody can move."""
        self._ready.append(mover)

    def moved(self, mover: Mover) -> None:
        """A move was acknowledged."""
        due = self._due.pop(mover, None)
        if due is not None:
            self.waits.append(perf_counter() - due)

    def gone(self, mover: Mover) -> None:
        """What somebody sent will not be acknowledged."""
        self._due.pop(mover, None)

    async def go_on(self, seconds: float, *, rate: float | None = None, at_once: int = 0) -> float:
        """Let people move for so long: how long it was."""
        self.waits, self.sent = array("d"), 0
        began = perf_counter()
        while (now := perf_counter()) < began + seconds:
            if rate is None:
                while self._ready and len(self._due) < at_once:
                    self._move(now)
            else:
                while self._ready and (due := began + self.sent / rate) <= now:
                    self._move(due)
            await asyncio.sleep(TICK)
        return perf_counter() - began

    def _move(self, due: float) -> None:
        ready, place = self._ready, int(self._luck.random() * len(self._ready))
        ready[place], ready[-1] = ready[-1], ready[place]
        mover = ready.pop()
        if mover.move():
            self._due[mover] = due
            self.sent += 1

    async def settle(self) -> None:
        """Wait for what is on its way, but not for ever."""
        for _ in range(1_000):
            if not self._due:
                return
            await asyncio.sleep(0.005)


def quantile(waits: array[float], part: float) -> float:
    """How long at most the given part of them was; 0 where there is none."""
    ordered = sorted(waits)
    return ordered[min(len(ordered) - 1, int(part * len(ordered)))] if ordered else 0.0
