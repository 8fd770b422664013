"""The file of SQLite while a server serves it: another program that looks into it takes nothing away."""

from __future__ import annotations

from pathlib import Path

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
