"""Presence: who looks at which table now, here and at the other processes that serve it."""

from __future__ import annotations

from time import monotonic
from typing import TYPE_CHECKING

import msgspec

if TYPE_CHECKING:
    from bottega.server.connection import Connection
    from bottega.server.watched_table import WatchedTable

FORGOTTEN = 60.0
"""Seconds after which another process that says nothing any more counts as gone."""


class Seen(msgspec.Struct, frozen=True):
    """Who looks at a table through one process."""

    users: tuple[str, ...] = ()
    watchers: int = 0


class Presence:
    """Who is where. Other processes tell what they see, and are forgotten when they fall silent."""

    def __init__(self) -> None:
        self._here: dict[str, Seen] = {}
        self._elsewhere: dict[str, dict[str, Seen]] = {}
        self._heard: dict[str, float] = {}

    def at(self, table: str) -> tuple[frozenset[str], int]:
        """The people who look at a table, and how many watch it."""
        seen = [self._here.get(table, Seen()), *[told.get(table, Seen()) for told in self._elsewhere.values()]]
        return frozenset([user for each in seen for user in each.users]), sum(each.watchers for each in seen)

    def came(self, table: WatchedTable, connection: Connection) -> None:
        """Somebody came to look."""
        self._note(table)

    def went(self, table: WatchedTable, connection: Connection) -> None:
        """Somebody looks no longer."""
        self._note(table)

    def _note(self, table: WatchedTable) -> None:
        before = self._here.get(table.table.id, Seen())
        players = {each.user.id for each in table.audience if each.user is not None and table.is_player(each)}
        watchers = sum(not table.is_player(each) for each in table.audience)
        seen = Seen(tuple(sorted(players)), watchers)
        if seen == before:
            return
        if seen == Seen():
            self._here.pop(table.table.id, None)
        else:
            self._here[table.table.id] = seen
        table.house.tell_presence(table.table.id, seen)
        table.greet()

    def everywhere_here(self) -> dict[str, Seen]:
        """All that this process sees."""
        return dict(self._here)

    # Other processes

    def heard(self, process: str, tables: dict[str, Seen], *, is_all: bool) -> list[str]:
        """Another process told who looks at some tables, or at all of them: the tables that this changes."""
        self._heard[process] = monotonic()
        before = self._elsewhere.get(process, {})
        now = {table: seen for table, seen in {**({} if is_all else before), **tables}.items() if seen != Seen()}
        self._elsewhere[process] = now
        return [table for table in {**before, **now} if before.get(table) != now.get(table)]

    def forget_silent(self) -> list[str]:
        """Forget processes that say nothing any more: the tables that it changes something for."""
        silent = [process for process, when in self._heard.items() if when < monotonic() - FORGOTTEN]
        changed: list[str] = []
        for process in silent:
            del self._heard[process]
            changed += self._elsewhere.pop(process, {})
        return changed
