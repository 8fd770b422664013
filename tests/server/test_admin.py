"""What those do who run a server, while it runs or not, on both databases."""

from __future__ import annotations

import asyncio
import json
import os
import random
import resource
import sqlite3
import stat
import subprocess
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

import pytest

from bottega.core.errors import BadInput
from bottega.core.records import parse_record
from bottega.core.replay import verify
from bottega.server.admin import back_up, export_all, import_all
from bottega.server.database.migrations import MIGRATIONS
from tests.server.conftest import Serve
from tests.server.people import Person
from tests.server.postgresql import Cluster
from tests.server.running import Running, runs
from tests.terminal.driver import run

SAMPLE = Path(__file__).parent / "schemas" / f"{len(MIGRATIONS)}.sql"


@pytest.fixture(autouse=True)
def _home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("BOTTEGA_HOME", str(tmp_path / "home"))


@pytest.fixture
def server(serve: Serve, database: str) -> Running:
    """A server on an empty database, at which whole games are played: bots answer at once."""
    return serve(database, "--pause", "0")


def does(server: Running, *words: str) -> str:
    return run("admin", *words, "--database", server.database).succeeds()


def another_program(server: Running, folder: Path, *words: str) -> None:
    """The same in a process of its own."""
    done = runs(folder, "admin", *words, "--database", server.database)
    assert (done.returncode, done.stderr) == (0, "")


def refusal(server: Running, *words: str) -> str:
    return run("admin", *words, "--database", server.database).fails()


def finished(person: Person) -> str:
    """A game that was played to its end, with somebody who talked."""
    table = person.opens()
    person.starts(table)

    async def play() -> None:
        async with person.at(table) as at:
            await at.do("say", text="hello")
            await at.plays_on(random.Random(1))

    asyncio.run(play())
    return table


async def goes_on(person: Person, table: str) -> None:
    async with person.at(table) as at:
        await at.plays_on(random.Random(2))
    verify(parse_record(person.get(f"/api/tables/{table}/record")))


def only_owner(file: Path) -> bool:
    return stat.S_IMODE(file.stat().st_mode) == 0o600


def test_a_backup_while_the_server_runs(serve: Serve, server: Running, cluster: Cluster, tmp_path: Path) -> None:
    ada = Person.named(server.url, "Ada")
    over, running = finished(ada), ada.opens()
    ada.starts(running)
    file = tmp_path / "backup"
    assert str(file) in "".join(does(server, "backup", str(file)).split())
    assert only_owner(file)
    assert "already" in refusal(server, "backup", str(file))
    if server.database.startswith("sqlite"):
        check_restored(serve(f"sqlite:///{file}"), ada, over, running)
    else:
        with cluster.database() as url:
            subprocess.run(["pg_restore", "--no-owner", f"--dbname={url}", str(file)], check=True)
            check_restored(serve(url), ada, over, running)


def check_restored(server: Running, ada: Person, over: str, running: str) -> None:
    again = Person(server.url, cookie=ada.cookie)
    assert again.get("/api/me")["name"] == "Ada"
    assert again.get(f"/api/tables/{over}/record") == ada.get(f"/api/tables/{over}/record")
    assert [each["text"] for each in again.get(f"/api/tables/{over}/chat")] == ["hello"]
    asyncio.run(goes_on(again, running))


def test_a_backup_that_can_not_be_made(tmp_path: Path) -> None:
    missing = run("admin", "backup", str(tmp_path / "b"), "--database", f"sqlite:///{tmp_path / 'none'}")
    assert "There is no database" in missing.fails()
    away = run("admin", "backup", str(tmp_path / "b"), "--database", "postgresql://x:hush@127.0.0.1:1/x")
    assert ("The backup failed" in away.fails(), "hush" in away.err) == (True, False)


def test_half_a_backup_is_not_left(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """It would look like a whole one, and be in the way of the next."""
    dump = tmp_path / "pg_dump"
    dump.write_text(
        "#!/bin/sh\nfor each; do case $each in --file=*) echo half > ${each#--file=};; esac; done\nexit 1\n"
    )
    dump.chmod(0o755)
    monkeypatch.setenv("PATH", str(tmp_path), prepend=os.pathsep)
    large = tmp_path / "large.db"
    with closing(sqlite3.connect(large)) as connection:
        connection.executescript("CREATE TABLE bottega (version BLOB); INSERT INTO bottega VALUES (zeroblob(100000))")
    for database in ("postgresql://127.0.0.1:1/x", f"sqlite:///{large}"):
        with files_of_at_most(20_000), pytest.raises(BadInput, match="The backup failed"):
            back_up(database, tmp_path / "backup")
        assert not (tmp_path / "backup").exists()


@contextmanager
def files_of_at_most(size: int) -> Iterator[None]:
    """No file can grow beyond a size, as if the disk were full."""
    before = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (size, before[1]))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, before)


def test_everything_moves_to_another_database(serve: Serve, server: Running, cluster: Cluster, tmp_path: Path) -> None:
    """Of the other kind: a server that outgrew its file moves to PostgreSQL, and back."""
    ada = Person.named(server.url, "Ada")
    over, running = finished(ada), ada.opens()
    ada.starts(running)
    file = tmp_path / "all.jsonl"
    does(server, "export", str(file))
    assert only_owner(file)
    with cluster.database() as url:
        moved = url if server.database.startswith("sqlite") else f"sqlite:///{tmp_path / 'moved.db'}"
        run("admin", "import", str(file), "--database", moved).succeeds()
        assert "not empty" in run("admin", "import", str(file), "--database", moved).fails()
        check_restored(serve(moved), ada, over, running)


def test_nothing_is_taken_in_while_a_server_uses_the_file(serve: Serve, tmp_path: Path) -> None:
    server = serve(f"sqlite:///{tmp_path / 'bottega.db'}")
    file = tmp_path / "all.jsonl"
    does(server, "export", str(file))
    assert (
        refusal(server, "import", str(file))
        == "A server uses this database. Stop it first, or name another with --database."
    )


@pytest.mark.parametrize("harm", ["cut off", "no heading", "not JSON", "a row twice", "another version", "missing"])
def test_a_file_that_is_not_whole_is_not_taken_in(tmp_path: Path, harm: str) -> None:
    source, empty, file = f"sqlite:///{tmp_path / 'full.db'}", f"sqlite:///{tmp_path / 'empty.db'}", tmp_path / "file"
    with closing(sqlite3.connect(tmp_path / "full.db")) as connection:
        connection.executescript(SAMPLE.read_text())
    asyncio.run(export_all(source, file))
    lines = file.read_text().splitlines(keepends=True)
    match harm:
        case "cut off":
            lines = lines[:-1]
        case "no heading":
            lines = lines[1:]
        case "not JSON":
            lines[5] = lines[5][:-5] + "\n"
        case "a row twice":
            lines[2:2] = [lines[1]]
            lines[-1] = json.dumps({"rows": len(lines) - 2}, separators=(",", ":")) + "\n"
        case "another version":
            lines[0] = lines[0].replace(f":{len(MIGRATIONS)}}}", ":99}")
    file.write_text("".join(lines))
    if harm == "missing":
        file.unlink()
    with pytest.raises(BadInput):
        asyncio.run(import_all(empty, file))
    if (tmp_path / "empty.db").exists():
        assert asyncio.run(export_all(empty, tmp_path / "out")) == 0


def test_a_file_stays_whole_while_others_come_and_go(serve: Serve, tmp_path: Path) -> None:
    """Who leaves last tidies up: each must see that the server is still there."""
    file = tmp_path / "bottega.db"
    server = serve(f"sqlite:///{file}")
    ada = Person.named(server.url, "Ada")
    table = ada.opens()
    ada.starts(table)

    async def play() -> None:
        async with ada.at(table) as at:
            for number in range(4):
                await at.plays_on(random.Random(number), 5)
                await asyncio.to_thread(another_program, server, tmp_path, "export", str(tmp_path / f"{number}.jsonl"))
                assert file.with_name("bottega.db-wal").stat().st_size > 0
            await asyncio.to_thread(another_program, server, tmp_path, "backup", str(tmp_path / "backup.db"))
            await at.plays_on(random.Random(9))

    asyncio.run(play())
    server.kill()
    with closing(sqlite3.connect(file)) as connection:
        assert connection.execute("PRAGMA integrity_check").fetchall() == [("ok",)]
    server.start()
    verify(parse_record(ada.get(f"/api/tables/{table}/record")))


def test_records_are_written_to_a_folder_once(server: Running, tmp_path: Path) -> None:
    ada = Person.named(server.url, "Ada")
    over = finished(ada)
    ada.starts(ada.opens())
    folder = tmp_path / "records"
    assert "One record" in does(server, "export", "--records", str(folder))
    assert "No record" in does(server, "export", "--records", str(folder))
    (file,) = folder.iterdir()
    assert file.read_text() == ada.get(f"/api/tables/{over}/record")
    run("verify", str(file)).succeeds()


def test_what_is_kept_of_somebody(server: Running, tmp_path: Path) -> None:
    ada = Person.named(server.url, "Ada")
    over = finished(ada)
    ada.does("POST", "/api/accounts", {"name": "Ada Lovelace", "password": "correct horse"})
    file = tmp_path / "ada.json"
    does(server, "export", str(file), "--user", "ada lovelace")
    kept = json.loads(file.read_text())
    assert only_owner(file)
    assert kept["user"]["account"] == "ada lovelace"
    assert [each["text"] for each in kept["said"]] == ["hello"]
    assert {each["table_id"] for each in kept["seats"]} == {over}
    assert len(kept["done"]) > 10
    assert "argon2" not in file.read_text()
    assert "nobody" in refusal(server, "export", str(tmp_path / "x"), "--user", "Nobody")


@pytest.mark.parametrize("is_running", [True, False])
def test_somebody_is_forgotten(server: Running, tmp_path: Path, *, is_running: bool) -> None:
    ada, ben = Person.named(server.url, "Ada"), Person.named(server.url, "Ben")
    ada.does("POST", "/api/accounts", {"name": "Ada Lovelace", "password": "correct horse"})
    over = finished(ada)
    table = ada.opens(seats=[{"kind": "me"}, {"kind": "open"}])
    ben.does("POST", f"/api/tables/{table}/join", {})
    asyncio.run(begin(ada, ben, table))
    if not is_running:
        server.stop()
    assert "--yes" in refusal(server, "delete-user", "Ada Lovelace")
    assert "forgotten" in does(server, "delete-user", "Ada Lovelace", "--yes")
    assert "nobody" in refusal(server, "delete-user", "Ada Lovelace", "--yes")
    if not is_running:
        server.start()
    assert ada.send("GET", "/api/me").code == "not-come-in"
    assert ben.get(f"/api/tables/{over}/record")
    asyncio.run(play_on_alone(ben, table))


async def begin(ada: Person, ben: Person, table: str) -> None:
    async with ada.at(table) as first, ben.at(table) as second:
        ada.starts(table)
        await asyncio.gather(first.until(lambda at: bool(at.turns())), second.until(lambda at: bool(at.turns())))


async def play_on_alone(ben: Person, table: str) -> None:
    """A bot goes on for who was forgotten."""
    async with ben.at(table) as at:
        await at.until(lambda at: bool(at.info) and at.info["seats"][0]["stand_in"] == "greedy")
        assert at.info["seats"][0]["name"] == "?"
        await at.plays_on(random.Random(3))
    verify(parse_record(ben.get(f"/api/tables/{table}/record")))
