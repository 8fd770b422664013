"""Limits: who asks too much is slowed down, and nobody else is."""

from __future__ import annotations

from collections import Counter, OrderedDict
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from math import ceil
from time import monotonic
from typing import Final

from bottega.core.errors import BadInput

MOST = 20_000
"""So many askers are remembered at once."""
MOST_LINES = 100
"""So many connections to tables may be open from one address at the same time."""
LINE_PATIENCE = 60
"""Seconds after which it is worth trying again."""


@dataclass(frozen=True)
class Rate:
    """So many at once, and so many a second from then on."""

    burst: float
    a_second: float


RATES: Final = {
    "come-in": Rate(30, 0.5),
    "password": Rate(8, 0.1),
    "account": Rate(40, 0.2),
    "open": Rate(20, 0.5),
    "request": Rate(120, 40),
    "command": Rate(120, 40),
    "ask": Rate(60, 15),
    "say": Rate(8, 0.5),
    "review": Rate(12, 0.05),
}
"""`password` is for each address that guesses, `account` for each name that is guessed at: more, so that no one
address can keep its owner out."""


class Limits:
    """How much each asker may still do, of each kind of thing."""

    def __init__(self, *, are_on: bool) -> None:
        self._are_on = are_on
        self._left: OrderedDict[tuple[str, str], tuple[float, float]] = OrderedDict()
        self._lines: Counter[str] = Counter()

    def take(self, kind: str, asker: str) -> None:
        """Let somebody do something, or raise BadInput: too many."""
        if not self._are_on:
            return
        rate, now = RATES[kind], monotonic()
        left, since = self._left.pop((kind, asker), (rate.burst, now))
        left = min(rate.burst, left + (now - since) * rate.a_second)
        self._left[kind, asker] = (left - 1 if left >= 1 else left, now)
        if len(self._left) > MOST:
            self._left.popitem(last=False)
        if left < 1:
            raise BadInput("too-many", seconds=max(1, ceil((1 - left) / rate.a_second)))

    @contextmanager
    def line(self, asker: str) -> Iterator[None]:
        """Let somebody hold a connection to a table, or raise BadInput: too many."""
        if self._are_on and self._lines[asker] >= MOST_LINES:
            raise BadInput("too-many", seconds=LINE_PATIENCE)
        self._lines[asker] += 1
        try:
            yield
        finally:
            self._lines[asker] -= 1
            if not self._lines[asker]:
                del self._lines[asker]
