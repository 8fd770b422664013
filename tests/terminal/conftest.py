"""Every test has a home for games of its own, a screen of 80 columns, and the same luck each time it is run."""

import random
import secrets
from pathlib import Path

import pytest

from bottega.terminal.screen import ERRORS, OUT
from tests.conftest import NEW_EXAMPLES
from tests.terminal.driver import finished_game


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    folder = tmp_path / "home"
    monkeypatch.setenv("BOTTEGA_HOME", str(folder))
    monkeypatch.chdir(tmp_path)
    return folder


@pytest.fixture
def record(tmp_path: Path) -> Path:
    """The record of a game that is over."""
    file = tmp_path / "finished.jsonl"
    file.write_text(finished_game())
    return file


@pytest.fixture(autouse=True)
def _screen() -> None:
    OUT.size = ERRORS.size = (80, 40)


@pytest.fixture(autouse=True)
def _luck(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    if not NEW_EXAMPLES:
        monkeypatch.setattr(secrets, "token_bytes", random.Random(request.node.nodeid).randbytes)
