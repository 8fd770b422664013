"""A real server for all tests of a client, and a screen and a home of its own for each."""

from __future__ import annotations

import threading
from collections.abc import Iterator
from pathlib import Path

import pytest

from bottega.terminal.screen import ERRORS, OUT
from tests.server.running import Running


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A server on an empty database, at which bots answer at once."""
    folder = tmp_path_factory.mktemp("server")
    with Running(f"sqlite:///{folder / 'bottega.db'}", folder, ("--sealing", "5", "--pause", "0")) as running:
        yield running


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    folder = tmp_path / "home"
    monkeypatch.setenv("BOTTEGA_HOME", str(folder))
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr("os.fsync", lambda handle: None)
    return folder


@pytest.fixture(autouse=True)
def _no_threads_are_left() -> Iterator[None]:
    """What a test has begun ends with it, before another test begins."""
    before = set(threading.enumerate())
    yield
    for thread in set(threading.enumerate()) - before:
        thread.join(10)


@pytest.fixture(autouse=True)
def _screen() -> None:
    OUT.size = ERRORS.size = (80, 40)
