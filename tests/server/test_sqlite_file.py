"""The file of SQLite while a server serves it: another program that looks into it takes nothing away."""

from __future__ import annotations

import asyncio
import sqlite3
import threading
from pathlib import Path

import pytest

from bottega.server.database import Database, open_driver, sqlite
from tests.server.conftest import Serve
from tests.server.people import Person


def test_another_program_looks_into_the_file(serve: Serve, tmp_path: Path) -> None:
    """Who closes a file lets go of all locks that the process holds on it: a second program would then clean up."""
    server = serve(f"sqlite:///{tmp_path / 'bottega.db'}")
    names = [f"Guest {number}" for number in range(3)]
    for number, name in enumerate(names):
        Person.named(server.url, name)
        assert server.query("SELECT name FROM users ORDER BY created") == names[: number + 1]
        assert (tmp_path / "bottega.db-wal").exists()
    server.kill()
    assert server.query("SELECT name FROM users ORDER BY created") == names


def test_what_is_written_is_kept_though_looking_for_others_failed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The one who writes goes on, whatever the disk says meanwhile."""
    failed = threading.Event()

    def fails(connection: sqlite3.Connection) -> object:
        failed.set()
        raise sqlite3.OperationalError("disk I/O error")

    async def write() -> None:
        database = Database(open_driver(f"sqlite:///{tmp_path / 'bottega.db'}"))
        await database.open()
        monkeypatch.setattr(sqlite, "_changes", fails)
        assert await asyncio.to_thread(failed.wait, 20)
        async with asyncio.timeout(20):
            await database.add_session("hash", "user", 0.0, 1.0)
        await database.close()

    asyncio.run(write())
