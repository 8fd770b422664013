"""A store for one sitting: what is done waits here until the database has it."""

from __future__ import annotations

from collections.abc import Sequence

from bottega.core.records import Record
from bottega.sitting.store import Deed, Kept, Start


class Staging:
    """Gives a sitting what is kept of it, and holds what is new: the server writes it down before it tells anybody."""

    def __init__(self, start: Start, deeds: Sequence[Deed] = ()) -> None:
        self._kept = Kept(start, tuple(deeds))
        self._new: list[Deed] = []

    def begin(self, start: Start) -> None:
        """The table itself is kept elsewhere."""

    def append(self, name: str, deeds: Sequence[Deed]) -> None:
        """Hold what was done."""
        self._new += deeds

    def take(self) -> list[Deed]:
        """What was done since this was last asked."""
        new, self._new = self._new, []
        return new

    def load(self, name: str) -> Kept:
        """What is kept of the sitting."""
        return self._kept

    def finish(self, name: str, record: Record) -> None:
        """The record is kept elsewhere."""

    def forget(self, name: str) -> None:
        """The table is kept elsewhere."""

    def names(self) -> list[str]:
        """The one sitting that there is."""
        return [self._kept.start.name]
