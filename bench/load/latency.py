"""How long commands take on the server's side: its own histogram, read before and after."""

from __future__ import annotations

import re
from collections.abc import Mapping

from bench.load.wire import Line

BUCKET = re.compile(r'^bottega_command_seconds_bucket\{le="([^"]+)"\} (\S+)$', re.MULTILINE)
Histogram = Mapping[float, float]
"""How many commands took at most so many seconds."""


async def histogram(port: int) -> Histogram:
    """The server's histogram as it is now."""
    line = Line(port)
    text, _ = await line.ask("GET", "/metrics")
    line.close()
    return {float(limit): float(count) for limit, count in BUCKET.findall(text.decode())}


def quantile_between(before: Histogram, after: Histogram, part: float) -> float:
    """How long at most the given part of the commands took that came between.

    A histogram tells only between which limits that is; within them they are taken as evenly spread.

    >>> quantile_between({}, {0.001: 90, 0.002: 100, float("inf"): 100}, 0.95)
    0.0015
    """
    counts = sorted((limit, count - before.get(limit, 0.0)) for limit, count in after.items())
    wanted = part * counts[-1][1] if counts else 0.0
    low = below = 0.0
    for limit, count in counts:
        if count >= wanted > below:
            return low if limit == float("inf") else low + (limit - low) * (wanted - below) / (count - below)
        low, below = limit, count
    return 0.0
