"""Clocks: how long everybody may think. They tell nothing of what is decided in secret."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from bottega.protocol.tables import Clock, DaysClock, LiveClock, NoClock
from bottega.server.kept import Clocks

DAY = 86_400.0
LEAST = 60.0
"""Seconds that somebody has who takes the seat back from a bot."""


def wound(clock: Clock, seats: int, now: float) -> Clocks | None:
    """The clocks at the beginning of a game; None where nobody is timed."""
    if isinstance(clock, NoClock):
        return None
    return Clocks(at=now, left=(_full(clock),) * seats, running=(False,) * seats)


def _full(clock: Clock) -> float:
    match clock:
        case LiveClock():
            return float(clock.seconds)
        case DaysClock():
            return clock.days * DAY
    return 0.0


def moved_on(clocks: Clocks, clock: Clock, timed: Sequence[bool], mover: int | None, now: float) -> Clocks:
    """The clocks after something that everybody could see, with those running that are `timed` now.

    Who has decided gets the increment, or all the days again; so does, with days, who goes on deciding in the open.
    """
    left = [left - (now - clocks.at) * runs for left, runs in zip(clocks.left, clocks.running, strict=True)]
    for seat, runs in enumerate(clocks.running):
        if isinstance(clock, DaysClock) and (seat == mover or (timed[seat] and not runs)):
            left[seat] = _full(clock)
        elif isinstance(clock, LiveClock) and runs and not timed[seat] and seat == mover:
            left[seat] += clock.increment
    return Clocks(at=now, left=tuple([max(0.0, each) for each in left]), running=tuple(timed))


def given_time(clocks: Clocks, clock: Clock, seat: int) -> Clocks:
    """The clocks when somebody takes a seat back whose time was over: with enough time to look around."""
    enough = _full(clock) if isinstance(clock, DaysClock) else LEAST
    left = tuple([enough if place == seat and each <= 0 else each for place, each in enumerate(clocks.left)])
    return msgspec.structs.replace(clocks, left=left)


def runs_out(clocks: Clocks | None) -> float | None:
    """When the first clock that runs will have run out."""
    if clocks is None or not any(clocks.running):
        return None
    return min(clocks.at + left for left, runs in zip(clocks.left, clocks.running, strict=True) if runs)


def run_out(clocks: Clocks | None, now: float) -> list[int]:
    """The seats whose time is over."""
    if clocks is None:
        return []
    standing = zip(clocks.left, clocks.running, strict=True)
    return [seat for seat, (left, runs) in enumerate(standing) if runs and clocks.at + left <= now]
