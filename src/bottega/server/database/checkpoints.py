"""Checkpoints: what SQLite wrote to its log is copied to the file itself beside the writing, so that nobody waits."""

from __future__ import annotations

import sqlite3
from concurrent.futures import Future, ThreadPoolExecutor

from bottega.server.logs import LOG

OFTEN = 200
"""After so many calls what is in the log is copied."""
LONGEST = 20_000
"""Pages that the log may have (80 MB). It begins anew when all of it is copied and nobody writes at that moment; if
that never happens, the writer has to wait once."""


class Checkpoints:
    """Copies the log in a thread of its own, through a connection of its own.

    SQLite would do so itself now and then, within a commit: with hundreds of tables at play that is a pause of up to
    100 ms for everybody, more than once in a second.
    """

    def __init__(self, connection: sqlite3.Connection) -> None:
        self._connection = connection
        self._thread = ThreadPoolExecutor(1, "sqlite-checkpoints")
        self._calls = 0
        self._copying: Future[None] | None = None

    def count(self, calls: int) -> None:
        """So many calls were written: it may be time."""
        self._calls += calls
        if self._calls >= OFTEN and (self._copying is None or self._copying.done()):
            self._calls = 0
            self._copying = self._thread.submit(self._copy)

    def _copy(self) -> None:
        try:
            _, pages, _ = self._connection.execute("PRAGMA wal_checkpoint(PASSIVE)").fetchone()
            if pages > LONGEST:
                self._connection.execute("PRAGMA wal_checkpoint(RESTART)").fetchone()
        except sqlite3.Error:  # it is in the log, where it is safe: another time
            LOG.exception("database")

    def close(self) -> None:
        """Finish what was begun."""
        self._thread.shutdown()
        self._connection.close()
