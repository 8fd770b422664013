"""A ruleset: which game, how many seats, which options. Frozen; rebuilt from these names on load."""

from __future__ import annotations

from collections.abc import Mapping

from bottega.core.meta import Meta
from bottega.core.seats import Seat


class Ruleset:
    """What stays fixed during a game. Games add what they work out of it beforehand."""

    def __init__(self, meta: Meta, seats: int, options: Mapping[str, str]) -> None:
        meta.check_seats(seats)
        self.meta = meta
        self.count = seats
        self.seats: list[Seat] = [Seat(i) for i in range(seats)]
        self.options = meta.complete(options)
        meta.check_options(seats, self.options)
