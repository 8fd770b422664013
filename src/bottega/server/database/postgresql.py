"""PostgreSQL: for several server processes, on one machine or many. They tell one another by LISTEN and NOTIFY."""

from __future__ import annotations

import asyncio
import contextlib
import os
import subprocess
from collections.abc import AsyncIterator, Callable, Sequence
from pathlib import Path
from typing import cast
from urllib.parse import unquote, urlsplit, urlunsplit

import asyncpg
from asyncpg.pool import Pool, PoolConnectionProxy

from bottega.core.errors import BadInput
from bottega.server.database.driver import Conflict, Row, Value, Write

CHANNEL = "bottega"
LOCK = 1_980_002_010
"""The number of the lock that a process holds while it migrates."""
PAUSE = 0.5
"""Seconds before a lost connection is tried again."""
CONNECTIONS = 8
PATIENCE = 10.0
"""Seconds after which a database that does not answer counts as away."""
LOST = 30
"""Seconds after which the database lets go of what a lost machine holds: a row that it has locked, a connection."""
AWAY = (
    OSError,
    TimeoutError,
    asyncpg.InterfaceError,
    asyncpg.InternalClientError,
    asyncpg.PostgresConnectionError,
    asyncpg.OperatorInterventionError,
    asyncpg.InsufficientResourcesError,
    asyncpg.IdleInTransactionSessionTimeoutError,
)
"""What is raised when the database is restarted, or can't be reached."""


class PostgresqlDriver:
    """A database that others may use at the same time."""

    def __init__(self, url: str) -> None:
        self._url = url
        self._pool: Pool | None = None
        self._listening: asyncio.Task[None] | None = None
        self._hear: Callable[[str], None] = lambda notice: None
        self._missed: Callable[[], None] = lambda: None

    async def open(self, migrations: Sequence[Sequence[str]], *, as_guest: bool = False) -> None:
        try:
            self._pool = await asyncpg.create_pool(
                self._url,
                min_size=1,
                max_size=CONNECTIONS,
                timeout=PATIENCE,
                command_timeout=PATIENCE,
                server_settings=_limits(),
            )
            async with self.pool.acquire() as connection:
                await _migrate(connection, migrations, as_guest=as_guest)
        except BadInput:
            await self.close()
            raise
        except (OSError, TimeoutError, asyncpg.PostgresError, asyncpg.InterfaceError, ValueError) as error:
            await self.close()
            raise BadInput("database-unusable", text=str(error) or type(error).__name__) from None
        ready = asyncio.Event()
        self._listening = asyncio.create_task(self._listen(ready))
        await ready.wait()

    @property
    def pool(self) -> Pool:
        """The connections that are open."""
        assert self._pool is not None
        return self._pool

    async def close(self) -> None:
        if self._listening is not None:
            self._listening.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._listening
        if self._pool is not None:
            await self._pool.close()

    async def read(self, sql: str, *values: Value) -> Sequence[Row]:
        try:
            async with self.pool.acquire(timeout=PATIENCE) as connection:
                return cast("Sequence[Row]", await connection.fetch(sql, *values))
        except AWAY:
            raise BadInput("database-away") from None

    async def stream(self, queries: Sequence[str]) -> AsyncIterator[tuple[int, Row]]:
        async with (
            self.pool.acquire(timeout=PATIENCE) as connection,
            connection.transaction(isolation="repeatable_read", readonly=True),
        ):
            for number, sql in enumerate(queries):
                async for row in connection.cursor(sql):
                    yield number, cast("Row", row)

    async def write(self, writes: Sequence[Write], notice: str = "") -> None:
        try:
            async with self.pool.acquire(timeout=PATIENCE) as connection, connection.transaction():
                for write in writes:
                    status = await connection.execute(write.sql, *write.values)
                    if write.must_change and status.endswith(" 0"):
                        raise Conflict
                if notice:
                    await connection.execute("SELECT pg_notify($1, $2)", CHANNEL, notice)
        except (asyncpg.UniqueViolationError, asyncpg.SerializationError, asyncpg.DeadlockDetectedError):
            raise Conflict from None
        except AWAY:
            raise BadInput("database-away") from None

    async def tell(self, notice: str) -> None:
        await self.read("SELECT pg_notify($1, $2)", CHANNEL, notice)

    def listen(self, hear: Callable[[str], None], missed: Callable[[], None]) -> None:
        self._hear, self._missed = hear, missed

    async def _listen(self, ready: asyncio.Event) -> None:
        """Hear what others tell; when the connection is lost, make a new one and say that something may be missed."""
        while True:
            with contextlib.suppress(OSError, asyncpg.PostgresError, asyncpg.InterfaceError):
                connection = await asyncpg.connect(self._url, server_settings=_limits())
                lost = asyncio.Event()
                connection.add_termination_listener(lambda gone, lost=lost: lost.set())
                await connection.add_listener(CHANNEL, lambda *told: self._hear(str(told[-1])))
                if ready.is_set():
                    self._missed()
                ready.set()
                try:
                    await lost.wait()
                finally:
                    await connection.close(timeout=1)
            await asyncio.sleep(PAUSE)

    def backup(self, target: Path) -> None:
        address, password = without_password(self._url)
        command = ["pg_dump", "--format=custom", f"--file={target}", f"--dbname={address}"]
        environment = {**os.environ, **({"PGPASSWORD": password} if password else {})}
        try:
            subprocess.run(command, check=True, capture_output=True, text=True, env=environment, umask=0o077)
        except (OSError, subprocess.CalledProcessError) as error:
            text = error.stderr.strip() if isinstance(error, subprocess.CalledProcessError) else str(error)
            with contextlib.suppress(OSError):
                target.unlink()  # half a backup is none
            raise BadInput("backup-failed", text=text) from None


def _limits() -> dict[str, str]:
    """What the database is asked to do, of its own, about a machine that is gone without a word."""
    return {
        "idle_in_transaction_session_timeout": f"{LOST}s",
        "tcp_keepalives_idle": f"{LOST}s",
        "tcp_keepalives_interval": "5s",
        "tcp_keepalives_count": "3",
    }


def without_password(url: str) -> tuple[str, str]:
    """An address that may be seen in a list of processes, and the password.

    >>> without_password("postgresql://bottega:very%20secret@db/bottega")
    ('postgresql://bottega@db/bottega', 'very secret')
    """
    parts = urlsplit(url)
    login, _, place = parts.netloc.rpartition("@")
    user, _, password = login.partition(":")
    netloc = f"{user}@{place}" if user else place
    return urlunsplit(parts._replace(netloc=netloc)), unquote(password)


async def _migrate(connection: PoolConnectionProxy, migrations: Sequence[Sequence[str]], *, as_guest: bool) -> None:
    """One process migrates, the others wait for it. A guest only fills what is empty."""
    async with connection.transaction():
        await connection.execute("SELECT pg_advisory_xact_lock($1)", LOCK)
        await connection.execute("CREATE TABLE IF NOT EXISTS bottega (version INTEGER NOT NULL)")
        version = await connection.fetchval("SELECT version FROM bottega") or 0
        if version > len(migrations):
            raise BadInput("database-newer", found=version, known=len(migrations))
        if as_guest and 0 < version < len(migrations):
            raise BadInput("database-other-version", found=version, known=len(migrations))
        for statement in [statement for migration in migrations[version:] for statement in migration]:
            await connection.execute(statement)
        await connection.execute("DELETE FROM bottega")
        await connection.execute("INSERT INTO bottega VALUES ($1)", len(migrations))
