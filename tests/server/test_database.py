"""The database itself: from each released schema to the present one, and whatever may be wrong with it."""

from __future__ import annotations

import asyncio
import os
import random
import re
import resource
import sqlite3
import stat
import subprocess
from collections.abc import Iterator, Sequence
from contextlib import closing
from pathlib import Path

import asyncpg
import pytest

from bottega.core.errors import BadInput
from bottega.core.records import parse_record
from bottega.core.replay import verify
from bottega.server.database import open_driver, postgresql
from bottega.server.database.driver import Write
from bottega.server.database.migrations import MIGRATIONS
from tests.server.conftest import Serve
from tests.server.people import Person, Refused, Seat
from tests.server.postgresql import NOBODY, Cluster
from tests.server.running import BOTTEGA, Running, environment_at, runs

SCHEMAS = sorted((Path(__file__).parent / "schemas").glob("*.sql"))
HERE = ("--no-browser", "--port", "0")


def filled(database: str, sql: str) -> None:
    """Run statements at a database."""
    if database.startswith("sqlite"):
        with closing(sqlite3.connect(database.removeprefix("sqlite:///"))) as connection:
            connection.executescript(sql)
    else:
        asyncio.run(execute(database, sql))


async def execute(database: str, sql: str) -> None:
    connection = await asyncpg.connect(database)
    try:
        await connection.execute(sql)
    finally:
        await connection.close()


# From each released schema on


def test_every_version_has_a_sample() -> None:
    assert [int(file.stem) for file in SCHEMAS] == list(range(1, len(MIGRATIONS) + 1))


@pytest.mark.parametrize("schema", SCHEMAS, ids=lambda file: file.stem)
def test_an_old_database_is_brought_up_to_date_and_played_on(serve: Serve, database: str, schema: Path) -> None:
    sql = schema.read_text()
    filled(database, sql)
    filled(database, "UPDATE sessions SET expires = 4e9")
    server = serve(database)
    found = re.search(r"token: (\S+); Ben's cookie: (\S+)", sql)
    assert found is not None
    ada, ben = Person(server.url, token=found[1]), Person(server.url, cookie=found[2])
    by_password = Person(server.url)
    by_password.does("POST", "/api/session", {"name": "ada", "password": "correct horse"})
    assert ada.get("/api/me") == by_password.get("/api/me")
    (running,) = ada.get("/api/tables?of=mine")["tables"]
    (over,) = ada.get("/api/tables?of=finished&mine=true")["tables"]
    (waiting,) = Person(server.url).get("/api/tables?of=open")["tables"]
    assert waiting["players"] == ["Ben"]
    verify(parse_record(ada.get(f"/api/tables/{over['id']}/record")))
    assert [said["text"] for said in ada.get(f"/api/tables/{over['id']}/chat")] == ["It's a sample; isn't it?\nYes."]
    asyncio.run(play_on(ada, ben, running["id"]))
    verify(parse_record(ada.get(f"/api/tables/{running['id']}/record")))


async def play_on(ada: Person, ben: Person, table: str) -> None:
    async with ada.at(table) as first, ben.at(table) as second:
        await first.until(lambda at: 0 in at.positions)
        assert first.positions[0]["count"] > 3
        await asyncio.gather(first.plays_on(random.Random(1)), second.plays_on(random.Random(2)))


# Migrations


def opens(database: str, migrations: Sequence[Sequence[str]]) -> list[str]:
    """Open a database with these migrations, and close it: the tables that there are then."""

    async def open_and_look() -> list[str]:
        driver = open_driver(database)
        await driver.open(migrations)
        try:
            catalogue = "sqlite_master WHERE type = 'table'" if database.startswith("sqlite") else "pg_tables"
            name = "name" if database.startswith("sqlite") else "tablename"
            return [str(row[0]) for row in await driver.read(f"SELECT {name} FROM {catalogue}")]
        finally:
            await driver.close()

    return asyncio.run(open_and_look())


def test_a_migration_is_done_once(database: str) -> None:
    later = (*MIGRATIONS, ("CREATE TABLE later (a TEXT)",))
    assert "later" not in opens(database, MIGRATIONS)
    assert "later" in opens(database, later)
    assert "later" in opens(database, later)


def test_a_migration_that_fails_leaves_the_old_version(database: str) -> None:
    opens(database, MIGRATIONS)
    broken = (*MIGRATIONS, ("CREATE TABLE later (a TEXT)", "INSERT INTO nowhere VALUES (1)"))
    with pytest.raises(BadInput) as refused:
        opens(database, broken)
    assert refused.value.code == "database-unusable"
    assert "later" not in opens(database, MIGRATIONS)


def test_a_newer_database_is_refused(serve: Serve, database: str, tmp_path: Path) -> None:
    serve(database).stop()
    filled(database, "UPDATE bottega SET version = 99")
    refused = runs(tmp_path, "serve", *HERE, "--database", database)
    assert refused.returncode == 1
    assert "newer Bottega" in refused.stderr
    assert "Traceback" not in refused.stderr
    assert "99" in runs(tmp_path, "admin", "export", str(tmp_path / "x"), "--database", database).stderr


def test_two_processes_that_begin_at_once(database: str, tmp_path: Path) -> None:
    """On PostgreSQL both serve; of two on one file one is refused."""
    command = [*BOTTEGA, "serve", *HERE, "--database", database]
    servers = [
        subprocess.Popen(command, env=environment_at(tmp_path), stdout=subprocess.PIPE, stderr=subprocess.STDOUT)
        for _ in range(2)
    ]
    try:
        said = [first_line(server) for server in servers]
    finally:
        for server in servers:
            server.terminate()
            server.communicate(timeout=20)
    are_open = [b"open at" in each for each in said]
    assert all(are_open) if database.startswith("postgresql") else sorted(are_open) == [False, True]


def first_line(server: subprocess.Popen[bytes]) -> bytes:
    """What a server says first, beside its log."""
    assert server.stdout is not None
    return next((line for line in server.stdout if not line.startswith(b"{")), b"")


# A machine that is lost


def test_what_a_lost_machine_has_locked_is_let_go(cluster: Cluster, monkeypatch: pytest.MonkeyPatch) -> None:
    """It has begun to write, and is never heard of again: the others can write soon."""
    monkeypatch.setattr(postgresql, "LOST", 1)
    change = "UPDATE bottega SET version = version"

    async def lose(lost: postgresql.PostgresqlDriver, other: postgresql.PostgresqlDriver) -> None:
        for driver in (lost, other):
            await driver.open(MIGRATIONS)
        async with lost.pool.acquire() as connection:
            await connection.execute("BEGIN")
            await connection.execute(change)
            await other.write([Write(change, must_change=True)])
            with pytest.raises(postgresql.AWAY):
                await connection.execute("COMMIT")
        await lost.write([Write(change, must_change=True)])
        for driver in (lost, other):
            await driver.close()

    with cluster.database() as url:
        asyncio.run(lose(postgresql.PostgresqlDriver(url), postgresql.PostgresqlDriver(url)))


# Files


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "bottega.db"


def test_a_second_server_on_one_file_is_told_where_the_first_is(serve: Serve, file: Path, tmp_path: Path) -> None:
    first = serve(f"sqlite:///{file}")
    second = runs(tmp_path, "serve", *HERE, "--database", f"sqlite:///{file}")
    assert second.returncode == 1
    assert first.url in second.stderr
    first.kill()
    first.start()


def test_files_are_private(serve: Serve, file: Path) -> None:
    server = serve(f"sqlite:///{file}")
    Person.named(server.url, "Ada")
    found = {each.name: stat.S_IMODE(each.stat().st_mode) for each in file.parent.glob("bottega.db*")}
    assert found == dict.fromkeys(["bottega.db", "bottega.db-wal", "bottega.db-shm", "bottega.db.lock"], 0o600)


def test_a_new_folder_is_private(serve: Serve, tmp_path: Path) -> None:
    serve(f"sqlite:///{tmp_path / 'new' / 'bottega.db'}")
    assert stat.S_IMODE((tmp_path / "new").stat().st_mode) == 0o700


def test_a_file_that_is_no_database(file: Path, tmp_path: Path) -> None:
    file.write_text("This is a letter to my aunt, and no database. " * 100)
    before = file.read_bytes()
    refused = runs(tmp_path, "serve", *HERE, "--database", f"sqlite:///{file}")
    assert (refused.returncode, "file is not a database" in refused.stderr) == (1, True)
    assert "Traceback" not in refused.stderr
    assert file.read_bytes() == before


@pytest.mark.parametrize("url", ["mysql://localhost/x", "bottega.db", "postgresql://127.0.0.1:1/x"])
def test_a_database_that_can_not_be_used(tmp_path: Path, url: str) -> None:
    refused = runs(tmp_path, "serve", *HERE, "--database", url)
    assert refused.returncode == 1
    assert refused.stderr.strip()
    assert "Traceback" not in refused.stderr


@pytest.fixture
def somebody(tmp_path: Path) -> Sequence[str]:
    """How to run something as one who may not do everything; and the folder is theirs to read."""
    for folder in (tmp_path, *tmp_path.parents):
        if folder.owner() == "root" and folder.stat().st_mode & 0o005 != 0o005:
            folder.chmod(folder.stat().st_mode | 0o055)
    if os.getuid() != 0:
        return ()
    return ("setpriv", f"--reuid={NOBODY}", f"--regid={NOBODY}", "--clear-groups")


@pytest.mark.parametrize("mode", [0o444, 0o000])
def test_a_file_that_may_not_be_written(file: Path, tmp_path: Path, somebody: Sequence[str], mode: int) -> None:
    opens(f"sqlite:///{file}", MIGRATIONS)
    file.chmod(mode)
    tmp_path.chmod(0o777)
    refused = runs(tmp_path, "serve", *HERE, "--database", f"sqlite:///{file}", before=somebody)
    tmp_path.chmod(0o755)
    assert (refused.returncode, "Permission denied" in refused.stderr) == (1, True)
    assert "Traceback" not in refused.stderr


def test_a_folder_that_may_not_be_written(file: Path, tmp_path: Path, somebody: Sequence[str]) -> None:
    closed = tmp_path / "closed"
    closed.mkdir(mode=0o555)
    for url in (f"sqlite:///{closed}/bottega.db", f"sqlite:///{closed}/deeper/bottega.db"):
        refused = runs(tmp_path, "serve", *HERE, "--database", url, before=somebody)
        assert (refused.returncode, "Permission denied" in refused.stderr) == (1, True)
        assert "Traceback" not in refused.stderr


# A disk that is full


@pytest.fixture
def cramped(file: Path, serve: Serve) -> Iterator[Running]:
    """A server whose files may not grow any more, as on a disk that is full."""
    server = serve(f"sqlite:///{file}")
    yield server
    with_room(server)


def without_room(server: Running) -> None:
    path = Path(server.database.removeprefix("sqlite:///"))
    most = max(file.stat().st_size for file in path.parent.glob(f"{path.name}*"))
    resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (most, resource.RLIM_INFINITY))


def with_room(server: Running) -> None:
    if server.process.poll() is None:
        resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (resource.RLIM_INFINITY, resource.RLIM_INFINITY))


def test_a_full_disk_loses_nothing_and_is_survived(cramped: Running) -> None:
    ada = Person.named(cramped.url, "Ada")
    table = ada.opens()
    ada.starts(table)

    async def play() -> None:
        async with ada.at(table) as at:
            await at.plays_on(random.Random(1), 3)
            without_room(cramped)
            number = await plays_until_refused(at, cramped)
            assert ada.send("GET", f"/api/tables/{table}").status == 200
            with_room(cramped)
            await at.until(lambda at: at.over or bool(at.turns()))
            assert at.positions[0]["number"] >= number
            await at.plays_on(random.Random(2))

    asyncio.run(play())
    verify(parse_record(ada.get(f"/api/tables/{table}/record")))


async def plays_until_refused(at: Seat, server: Running) -> int:
    """Play until there is no room left, for oneself or for the bot: the number that was answered last."""
    number = 0
    for turn in range(500):
        while not at.turns():
            if has_failed(server):
                return number
            await asyncio.sleep(0.02)
        position = at.positions[0]
        command = {"seat": 0, "number": position["number"], "line": [position["legal"][0]["name"]], "key": f"k{turn}"}
        try:
            done = await at.do("play", **command)
        except Refused as refused:
            assert refused.code == "database-away"  # noqa: PT017
            return number
        number = done["number"]
        await at.until(lambda at, number=number: at.positions[0]["number"] >= number)  # type: ignore[misc]
    raise AssertionError("there was always room")


def has_failed(server: Running) -> bool:
    """Whether a server could not write something down."""
    return '"what":"database"' in server.log()
