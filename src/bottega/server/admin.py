"""What those do who run a server: back it up, take things out and put them back, and forget people.

All of it may be done while the server runs, except putting things back.
"""

from __future__ import annotations

from collections.abc import AsyncIterator, Iterator, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path
from time import time
from typing import Annotated, Any

import msgspec

from bottega.core.errors import BadInput
from bottega.server import lobby
from bottega.server.database import Conflict, Database, open_driver
from bottega.server.database.driver import Row, Value, Write
from bottega.server.database.migrations import MIGRATIONS
from bottega.server.kept import User
from bottega.server.names import folded
from bottega.sitting.files import SECRET_FILE, SHARED_FILE, make_folder, write_whole

COLUMNS = {
    "users": ("id", "name", "account", "password", "language", "created"),
    "sessions": ("hash", "user_id", "created", "expires"),
    "tokens": ("id", "user_id", "name", "hash", "created", "used"),
    "tables": (
        *("id", "version", "status", "game", "listed", "created", "changed", "due", "document", "deeds", "start"),
        *("opening", "record"),
    ),
    "seats": ("table_id", "seat", "user_id", "turn"),
    "deeds": ("table_id", "n", "deed", "told", "maker", "key", "answer"),
    "chat": ("table_id", "n", "room", "user_id", "name", "text", "time", "key"),
    "reviews": ("table_id", "done", "whole", "changed", "review"),
}
"""All that is kept, in the order in which it is written to a file."""
AT_ONCE = 500
TRIES = 10
FINISHED = "SELECT id, game, created, record FROM tables WHERE record <> '' ORDER BY created"


class Heading(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="bottega", tag="export"):
    """The first line of a file with everything: the version of the schema that its rows are of."""

    schema: Annotated[int, msgspec.Meta(ge=1)]


class Line(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A row of a table of the database."""

    table: str
    row: list[Value]


class Ending(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The last line: how many rows there are, so that a file that was cut off is noticed."""

    rows: int


LINE = msgspec.json.Decoder(Line)


@dataclass(frozen=True)
class Opened:
    """A database that was opened for a moment."""

    database: Database

    @classmethod
    @asynccontextmanager
    async def at(cls, url: str, *, as_guest: bool = True) -> AsyncIterator[Database]:
        """A database; as a guest also while a server uses it, and only if there is one."""
        if as_guest:
            check_there(url)
        database = Database(open_driver(url))
        await database.open(as_guest=as_guest)
        try:
            yield database
        finally:
            await database.close()

    @classmethod
    @asynccontextmanager
    async def alone_at(cls, url: str) -> AsyncIterator[Database]:
        """A database that no server may use meanwhile."""
        try:
            async with cls.at(url, as_guest=False) as database:
                yield database
        except BadInput as problem:
            raise BadInput("import-while-served") if problem.code == "database-in-use" else problem from None


def check_there(url: str) -> None:
    """Refuse a file that is not there, instead of making an empty one."""
    file = url.removeprefix("sqlite:///")
    if file != url and not Path(file).exists():
        raise BadInput("database-missing", file=file)


# Backing up


def back_up(url: str, file: Path) -> None:
    """Copy everything to a new file, in the database's own way, as it is at this moment."""
    if file.exists():
        raise BadInput("file-exists", file=str(file))
    open_driver(url).backup(file)


# Taking out


async def export_all(url: str, file: Path) -> int:
    """Write everything to a new file of lines, which any database can take in again: how many rows that were."""
    if file.exists():
        raise BadInput("file-exists", file=str(file))
    names = list(COLUMNS)
    queries = [f"SELECT {', '.join(columns)} FROM {name}" for name, columns in COLUMNS.items()]
    rows = 0
    async with Opened.at(url) as database:
        with _new_file(file) as written:
            written.write(msgspec.json.encode(Heading(len(MIGRATIONS))) + b"\n")
            async for number, row in database.driver.stream(queries):
                written.write(msgspec.json.encode(Line(names[number], list(row))) + b"\n")
                rows += 1
            written.write(msgspec.json.encode(Ending(rows)) + b"\n")
    return rows


def _new_file(file: Path) -> Any:
    try:
        file.touch(SECRET_FILE, exist_ok=False)
        return file.open("wb")
    except OSError as error:
        raise BadInput("file-unwritable", file=str(file), text=error.strerror) from None


async def export_records(url: str, folder: Path) -> int:
    """Write the record of each game that is over to a folder, unless it is there already: how many that were."""
    make_folder(folder)
    count = 0
    async with Opened.at(url) as database:
        async for _, (table, game, created, record) in database.driver.stream([FINISHED]):
            day = datetime.fromtimestamp(float(created or 0), UTC).date()
            file = folder / f"{game}-{day}-{table}.jsonl"
            if not file.exists():
                write_whole(file, str(record).encode(), SHARED_FILE)
                count += 1
    return count


async def export_user(url: str, name: str, file: Path) -> None:
    """Write all that is kept of somebody to a new file, as JSON: for one who asks for it."""
    if file.exists():
        raise BadInput("file-exists", file=str(file))
    async with Opened.at(url) as database:
        user = await found_user(database, name)
        kept = {
            "user": {"id": user.id, "name": user.name, "account": user.account, "language": user.language}
            | {"created": _time(user.created)},
            "devices": await _listed(database, "sessions", ("created", "expires"), user),
            "tokens": await _listed(database, "tokens", ("name", "created", "used"), user),
            "seats": await _listed(database, "seats", ("table_id", "seat"), user),
            "said": await _listed(database, "chat", ("table_id", "room", "name", "text", "time"), user),
            "done": await _deeds(database, user),
        }
    write_whole(file, msgspec.json.format(msgspec.json.encode(kept)) + b"\n", SECRET_FILE)


async def _listed(database: Database, table: str, columns: Sequence[str], user: User) -> list[dict[str, object]]:
    sql = f"SELECT {', '.join(columns)} FROM {table} WHERE user_id = $1"
    return [_shown(columns, row) for row in await database.driver.read(sql, user.id)]


async def _deeds(database: Database, user: User) -> list[dict[str, object]]:
    sql = "SELECT table_id, n, deed FROM deeds WHERE maker = $1 ORDER BY table_id, n"
    found = await database.driver.read(sql, user.id)
    return [{"table_id": table, "n": n, "deed": msgspec.json.decode(str(deed))} for table, n, deed in found]


def _shown(columns: Sequence[str], row: Row) -> dict[str, object]:
    times = ("created", "expires", "used", "time")
    return {name: _time(value) if name in times else value for name, value in zip(columns, row, strict=True)}


def _time(seconds: Value) -> str | None:
    return None if seconds is None else datetime.fromtimestamp(float(seconds), UTC).isoformat(timespec="seconds")


# Putting back


async def import_all(url: str, file: Path) -> int:
    """Fill an empty database from a file that `export_all` wrote: how many rows that were. All of it, or nothing."""
    for _ in _writes(file):
        pass  # whatever is wrong with it is told before anything is written
    async with Opened.alone_at(url) as database:
        for name in COLUMNS:
            if await database.driver.read(f"SELECT 1 FROM {name} LIMIT 1"):
                raise BadInput("database-not-empty")
        try:
            return await _filled(database, file)
        except BaseException:
            await database.driver.write([Write(f"DELETE FROM {name}") for name in COLUMNS])
            raise


async def _filled(database: Database, file: Path) -> int:
    rows = 0
    for batch in _batches(file):
        try:
            await database.driver.write(batch)
        except Conflict:
            raise _unreadable(file, rows + 2) from None
        rows += len(batch)
    return rows


def _batches(file: Path) -> Iterator[list[Write]]:
    batch: list[Write] = []
    for write in _writes(file):
        batch.append(write)
        if len(batch) == AT_ONCE:
            yield batch
            batch = []
    yield batch


def _writes(file: Path) -> Iterator[Write]:
    """The rows of a file, one after the other; BadInput says in which line something is wrong."""
    try:
        with file.open("rb") as lines:
            _check_heading(file, next(lines, b""))
            number = 1
            for number, text in enumerate(lines, 2):
                if text == msgspec.json.encode(Ending(number - 2)) + b"\n":
                    return
                yield _write(file, number, text)
            raise _unreadable(file, number + 1)
    except OSError as error:
        raise BadInput("file-unreadable", file=str(file), text=error.strerror) from None


def _check_heading(file: Path, text: bytes) -> None:
    try:
        heading = msgspec.json.decode(text, type=Heading)
    except msgspec.MsgspecError:
        raise _unreadable(file, 1) from None
    if heading.schema != len(MIGRATIONS):
        raise BadInput("export-other-version", found=heading.schema, known=len(MIGRATIONS))


def _write(file: Path, number: int, text: bytes) -> Write:
    try:
        line = LINE.decode(text)
    except (msgspec.MsgspecError, UnicodeError):
        raise _unreadable(file, number) from None
    columns = COLUMNS.get(line.table, ())
    if not columns or len(line.row) != len(columns):
        raise _unreadable(file, number)
    places = ", ".join(f"${place}" for place in range(1, len(columns) + 1))
    return Write(f"INSERT INTO {line.table} ({', '.join(columns)}) VALUES ({places})", tuple(line.row))


def _unreadable(file: Path, line: int) -> BadInput:
    return BadInput("export-unreadable", file=str(file), line=line)


# Forgetting


async def found_user(database: Database, name: str) -> User:
    """Somebody by the name of the account, or by id, which guests have too."""
    user = await database.account(folded(name)) or await database.user(name)
    if user is None:
        raise BadInput("no-such-user", name=name)
    return user


async def look_up(url: str, name: str) -> User:
    """Somebody by the name of the account, or by id."""
    async with Opened.at(url) as database:
        return await found_user(database, name)


async def delete_user(url: str, user: User) -> None:
    """Forget somebody, as they could themselves. A server that runs notices it in some seconds."""
    async with Opened.at(url) as database:
        for table in await database.tables_with(user.id):
            await _leave(database, table.id, user)
        await database.delete_user(user.id)


async def _leave(database: Database, table: str, user: User) -> None:
    """Take somebody away from a table; what others do there meanwhile is not lost."""
    for _ in range(TRIES):
        before = await database.table(table)
        if before is None:
            return
        after = lobby.forgotten(before, user)
        due = time() if after.status in ("running", "sealing") else after.due
        after = msgspec.structs.replace(after, version=before.version + 1, changed=time(), due=due)
        notice = msgspec.json.encode({"process": "", "kind": "change", "table": table}).decode()
        try:
            await database.change_table(before, after, notice=notice)
        except Conflict:
            continue
        return
    raise BadInput("table-busy")
