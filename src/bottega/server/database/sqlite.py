"""SQLite: one file, one writer. The standard library's module, in threads of its own."""

from __future__ import annotations

import asyncio
import contextlib
import errno
import os
import queue
import sqlite3
import threading
from collections.abc import AsyncIterator, Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from time import monotonic

from bottega.core.errors import BadInput
from bottega.server.database.checkpoints import Checkpoints
from bottega.server.database.driver import Conflict, Row, Value, Write
from bottega.server.logs import LOG
from bottega.sitting.files import make_folder

AT_ONCE = 256
"""So many calls are made safe together, if they wait at the same time."""
PATIENCE = 10.0
"""Seconds to wait for another program that writes: a backup, or an administrator's command."""
PRIVATE = 0o600
"""The mode of our files: they hold secrets. SQLite gives its own files beside them the same."""
LOOKS = 1.0
"""Seconds after which it is looked whether somebody else has written."""
Waiting = tuple[Sequence[Write], "asyncio.Future[None]"]


class SqliteDriver:
    """A database in a file.

    What waits to be written is written in one transaction, each call's part on a savepoint of its own: the disk is
    asked once for all of them. `synchronous=FULL` makes a commit survive a power cut, not only a crash.
    """

    def __init__(self, path: str) -> None:
        self._path = path
        self._queue: queue.SimpleQueue[Waiting | None] = queue.SimpleQueue()
        self._reader = ThreadPoolExecutor(1, "sqlite-reader")
        self._writer: threading.Thread | None = None
        self._reading: sqlite3.Connection | None = None
        self._checkpoints: Checkpoints | None = None
        self._lock: int | None = None
        self._loop: asyncio.AbstractEventLoop | None = None
        self._missed: Callable[[], None] = lambda: None

    # Opening and closing

    async def open(self, migrations: Sequence[Sequence[str]], *, as_guest: bool = False) -> None:
        make_folder(Path(self._path).absolute().parent)
        self._loop = asyncio.get_running_loop()
        is_ours = self._claim(as_guest=as_guest)
        try:
            writing = self._opened(_migrate if is_ours else _check_version, migrations)
            writing.execute("PRAGMA wal_autocheckpoint=0")
            self._reading = self._connect()
            self._checkpoints = Checkpoints(self._connect())
        except BaseException:
            self._release()
            raise
        self._writer = threading.Thread(target=self._write_all, args=(writing,), name="sqlite-writer", daemon=True)
        self._writer.start()

    def _opened(self, prepare: Prepare, migrations: Sequence[Sequence[str]]) -> sqlite3.Connection:
        connection = self._connect()
        try:
            prepare(connection, migrations)
        except BaseException:
            connection.close()
            raise
        return connection

    def _connect(self) -> sqlite3.Connection:
        try:
            self._make_private()
            connection = sqlite3.connect(
                self._path, isolation_level=None, check_same_thread=False, timeout=PATIENCE, cached_statements=256
            )
            connection.execute("PRAGMA journal_mode=WAL")
            connection.execute("PRAGMA synchronous=FULL")
        except (sqlite3.Error, OSError) as error:
            raise BadInput("database-unusable", text=_text_of(error)) from None
        return connection

    def _make_private(self) -> None:
        """Make the file for its owner alone, if it is not there.

        One that is there is never opened here but by SQLite: closing it would let go of all locks that SQLite has on it
        in this process, and the next program to come would take the log away from under us.
        """
        with contextlib.suppress(FileExistsError):
            os.close(os.open(self._path, os.O_RDWR | os.O_CREAT | os.O_EXCL, PRIVATE))
        if not os.access(self._path, os.R_OK | os.W_OK):
            raise PermissionError(errno.EACCES, os.strerror(errno.EACCES))

    def _claim(self, *, as_guest: bool) -> bool:
        """Hold the file, so that no second server serves it. A guest does not mind who holds it: whether it is ours."""
        try:
            self._lock = os.open(f"{self._path}.lock", os.O_RDWR | os.O_CREAT, PRIVATE)
        except OSError as error:
            raise BadInput("database-unusable", text=_text_of(error)) from None
        with contextlib.suppress(ImportError):
            import fcntl

            try:
                fcntl.flock(self._lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
            except BlockingIOError:
                address = os.read(self._lock, 200).decode(errors="replace").strip()
                self._release()
                if as_guest:
                    return False
                raise BadInput("database-in-use", address=address or None) from None
        return True

    def _release(self) -> None:
        if self._lock is not None:
            os.close(self._lock)
            self._lock = None

    def note_address(self, address: str) -> None:
        """Write down where this server can be found, for whoever starts a second one."""
        if self._lock is not None:
            os.truncate(self._lock, 0)
            os.pwrite(self._lock, address.encode(), 0)

    async def close(self) -> None:
        self._queue.put(None)
        if self._writer is not None:
            await asyncio.to_thread(self._writer.join)
        self._reader.shutdown()
        if self._checkpoints is not None:
            self._checkpoints.close()
        if self._reading is not None:
            self._reading.close()
        self._release()

    # Reading

    async def read(self, sql: str, *values: Value) -> Sequence[Row]:
        return await asyncio.get_running_loop().run_in_executor(self._reader, self._read, sql, values)

    def _read(self, sql: str, values: tuple[Value, ...]) -> Sequence[Row]:
        assert self._reading is not None
        try:
            return self._reading.execute(_places(sql), values).fetchall()
        except sqlite3.DatabaseError:
            LOG.exception("database")
            raise BadInput("database-away") from None

    async def stream(self, queries: Sequence[str]) -> AsyncIterator[tuple[int, Row]]:
        reading = self._connect()
        try:
            reading.execute("BEGIN")
            for number, sql in enumerate(queries):
                for row in reading.execute(sql):
                    yield number, row
        finally:
            reading.close()

    # Writing

    async def write(self, writes: Sequence[Write], notice: str = "") -> None:
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._queue.put((writes, done))
        await done

    def _write_all(self, connection: sqlite3.Connection) -> None:
        """The writer's thread: whatever waits is written together."""
        looked, version = monotonic(), _changes(connection)
        is_last = False
        while not is_last:
            with contextlib.suppress(queue.Empty):
                first = self._queue.get(timeout=LOOKS)
                if first is None:
                    break
                batch, is_last = self._taken(first)
                _settle(_written(connection, batch))
                if self._checkpoints is not None:
                    self._checkpoints.count(len(batch))
            if monotonic() - looked > LOOKS:
                looked, version = monotonic(), self._look_for_others(connection, version)
        connection.close()

    def _look_for_others(self, connection: sqlite3.Connection, before: object) -> object:
        """Look whether another program has written something: an administrator's command."""
        try:
            version = _changes(connection)
        except sqlite3.Error:  # another time: whoever wants to write must not wait for ever
            LOG.exception("database")
            return before
        if version != before and self._loop is not None:
            with contextlib.suppress(RuntimeError):  # the loop is closed
                self._loop.call_soon_threadsafe(self._missed)
        return version

    def _taken(self, first: Waiting) -> tuple[list[Waiting], bool]:
        batch = [first]
        while len(batch) < AT_ONCE:
            try:
                more = self._queue.get_nowait()
            except queue.Empty:
                break
            if more is None:
                return batch, True
            batch.append(more)
        return batch, False

    # Other processes: only administrators' commands, which tell nothing, but are noticed

    async def tell(self, notice: str) -> None:
        return

    def listen(self, hear: Callable[[str], None], missed: Callable[[], None]) -> None:
        self._missed = missed

    def backup(self, target: Path) -> None:
        if not Path(self._path).exists():
            raise BadInput("database-missing", file=self._path)
        source = self._connect()
        try:
            os.close(os.open(target, os.O_RDWR | os.O_CREAT | os.O_EXCL, PRIVATE))
            with contextlib.closing(sqlite3.connect(target)) as copy:
                source.backup(copy)
                copy.execute("PRAGMA journal_mode=DELETE")  # one file, with nothing beside it
        except OSError as error:
            raise BadInput("backup-failed", text=_text_of(error)) from None
        except sqlite3.Error as error:
            with contextlib.suppress(OSError):
                target.unlink()  # half a backup is none
            raise BadInput("backup-failed", text=_text_of(error)) from None
        finally:
            source.close()


Prepare = Callable[[sqlite3.Connection, Sequence[Sequence[str]]], None]


Outcome = tuple["asyncio.Future[None]", BaseException | None]


def _written(connection: sqlite3.Connection, batch: Sequence[Waiting]) -> list[Outcome]:
    """Write what waits, each call's part as a whole or not at all, and make it safe."""
    outcomes: list[Outcome] = []
    try:
        connection.execute("BEGIN IMMEDIATE")
        for writes, done in batch:
            outcomes.append((done, _write(connection, writes)))
        connection.execute("COMMIT")
    except Exception:  # whatever it is, the others who wait must not wait for ever
        LOG.exception("database")
        with contextlib.suppress(sqlite3.Error):
            connection.execute("ROLLBACK")
        return [(done, BadInput("database-away")) for _, done in batch]
    return outcomes


def _write(connection: sqlite3.Connection, writes: Sequence[Write]) -> BaseException | None:
    """One call's part: what went wrong, if something did."""
    connection.execute("SAVEPOINT part")
    try:
        for write in writes:
            if connection.execute(_places(write.sql), write.values).rowcount == 0 and write.must_change:
                raise Conflict
    except (Conflict, sqlite3.IntegrityError):
        connection.execute("ROLLBACK TO part")
        return Conflict()
    finally:
        connection.execute("RELEASE part")
    return None


def _settle(outcomes: Sequence[Outcome]) -> None:
    """Tell those who wait, in their own thread."""
    loop = outcomes[0][0].get_loop()
    with contextlib.suppress(RuntimeError):  # the loop is closed: nobody waits any more
        loop.call_soon_threadsafe(_resolve, outcomes)


def _resolve(outcomes: Sequence[Outcome]) -> None:
    for done, error in outcomes:
        if done.cancelled():
            continue
        if error is None:
            done.set_result(None)
        else:
            done.set_exception(error)


def _text_of(error: Exception) -> str:
    """What went wrong, without the path, which who asks knows."""
    return (error.strerror if isinstance(error, OSError) else None) or str(error)


def _places(sql: str) -> str:
    """SQLite numbers its places with question marks."""
    return sql.replace("$", "?")


def _changes(connection: sqlite3.Connection) -> object:
    """A number that is another when somebody else has written."""
    return connection.execute("PRAGMA data_version").fetchone()[0]


def _check_version(connection: sqlite3.Connection, migrations: Sequence[Sequence[str]]) -> None:
    """Refuse a database that is used by another Bottega than this one."""
    found = int(connection.execute("SELECT version FROM bottega").fetchone()[0])
    if found != len(migrations):
        raise BadInput("database-other-version", found=found, known=len(migrations))


def _migrate(connection: sqlite3.Connection, migrations: Sequence[Sequence[str]]) -> None:
    connection.execute("BEGIN IMMEDIATE")
    try:
        connection.execute("CREATE TABLE IF NOT EXISTS bottega (version INTEGER NOT NULL)")
        found = connection.execute("SELECT version FROM bottega").fetchone()
        version = 0 if found is None else int(found[0])
        if version > len(migrations):
            raise BadInput("database-newer", found=version, known=len(migrations))
        for statement in [statement for migration in migrations[version:] for statement in migration]:
            connection.execute(statement)
        connection.execute("DELETE FROM bottega")
        connection.execute("INSERT INTO bottega VALUES (?)", (len(migrations),))
        connection.execute("COMMIT")
    except sqlite3.Error as error:
        raise BadInput("database-unusable", text=str(error)) from None
    finally:
        if connection.in_transaction:
            connection.execute("ROLLBACK")
