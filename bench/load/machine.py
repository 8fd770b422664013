"""The machine before it begins: how busy it is, how late it wakes somebody, and how long its disk takes."""

from __future__ import annotations

import os
import time
from array import array
from dataclasses import dataclass
from pathlib import Path

from bench.load.pace import quantile

TIMES = 100
NAP = 0.005
PAGE = bytes(4096)


@dataclass(frozen=True)
class Machine:
    """Its load average over a minute; and in seconds, for half and for 99 of 100 times, how late a timer rings and how
    long the disk takes to keep a page.
    """

    busy: float
    late: tuple[float, float]
    disk: tuple[float, float]


def look_at_machine(folder: Path) -> Machine:
    """Some seconds of looking, while nothing of ours runs."""
    busy = os.getloadavg()[0]
    return Machine(busy, _both(_naps()), _both(_writes(folder / "page")))


def _both(times: array[float]) -> tuple[float, float]:
    return quantile(times, 0.5), quantile(times, 0.99)


def _naps() -> array[float]:
    late = array("d")
    for _ in range(TIMES):
        began = time.perf_counter()
        time.sleep(NAP)
        late.append(time.perf_counter() - began - NAP)
    return late


def _writes(path: Path) -> array[float]:
    took = array("d")
    with path.open("wb", buffering=0) as file:
        for _ in range(TIMES):
            file.write(PAGE)
            began = time.perf_counter()
            os.fsync(file.fileno())
            took.append(time.perf_counter() - began)
            time.sleep(NAP)
    return took
