"""What a database must be able to do, in as few words as possible."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Protocol

Value = str | int | float | None
Row = Sequence[Value]


class Conflict(Exception):
    """Somebody else was first: nothing of what was to be written is."""


@dataclass(frozen=True)
class Write:
    """A statement that changes something. Its places are $1, $2 and so on.

    If it `must_change` something and finds nothing to change, all that was to be written with it is a conflict.
    """

    sql: str
    values: tuple[Value, ...] = ()
    must_change: bool = False


class Driver(Protocol):
    """A database. What is written in one call is written as a whole or not at all, and is safe when the call returns.

    Processes that share a database tell one another what they wrote: a notice goes out when it is safe.
    """

    async def open(self, migrations: Sequence[Sequence[str]], *, as_guest: bool = False) -> None:
        """Open it, and bring what is in it up to date. A guest may come while a server runs, and changes no schema."""

    async def close(self) -> None:
        """Close it; what was begun is finished first."""

    async def read(self, sql: str, *values: Value) -> Sequence[Row]:
        """What a query finds."""

    def stream(self, queries: Sequence[str]) -> AsyncIterator[tuple[int, Row]]:
        """What several queries find, all of it as it was at one moment: each row with the number of its query."""

    async def write(self, writes: Sequence[Write], notice: str = "") -> None:
        """Write all of it, or raise Conflict: another row has that key already, or what must be there is not."""

    async def tell(self, notice: str) -> None:
        """Tell the other processes something that is not written down."""

    def listen(self, hear: Callable[[str], None], missed: Callable[[], None]) -> None:
        """Call `hear` with what other processes tell, and `missed` when some of it may have been lost."""

    def backup(self, target: Path) -> None:
        """Copy everything to a new file, while it is in use or not."""
