"""The screen: narrow terminals, sentences, and the command as it was started."""

from __future__ import annotations

import shutil
import sys
from pathlib import Path

import pytest

from bottega.terminal.screen import OUT, command, printable, sentence
from tests.terminal.driver import run


@pytest.fixture
def narrow() -> int:
    OUT.size = (50, 40)
    return 50


COMMANDS = [
    ("rules", "sagrada"),
    ("rules", "sagrada", "options"),
    ("games",),
    ("components", "sagrada"),
    ("simulate", "sagrada", "--games", "2", "--players", "3"),
]


@pytest.mark.parametrize("arguments", COMMANDS)
def test_prose_and_tables_follow_a_narrow_terminal(arguments: tuple[str, ...], narrow: int) -> None:
    assert max(map(len, run(*arguments).succeeds().splitlines())) <= narrow


def test_a_narrow_terminal_is_noticed_once(narrow: int) -> None:
    shown = run("play", "sagrada", "--seed", "25", typed="1\n?\n1\n").succeeds()
    assert shown.count(f"This terminal has {narrow} columns.") == 1
    assert max(map(len, shown.splitlines())) > narrow, "boards keep their shape"


def test_a_wide_terminal_is_not_spoken_of() -> None:
    assert "This terminal" not in run("play", "sagrada", typed="1\n").succeeds()


@pytest.mark.parametrize(
    ("problem", "said"),
    [
        ("there is none", "There is none."),
        ("is it?", "Is it?"),
        ("two\nlines", "Two lines."),
        ("all wrong:\n  this\n  and that", "All wrong:\n  this\n  and that."),
        ("", ""),
    ],
)
def test_sentences(problem: str, said: str) -> None:
    assert sentence(problem) == said


def test_printable_text_is_one_line() -> None:
    assert printable("a\nb\x1b[2J\udcff") == "a b[2J"


def test_the_command_as_it_was_started(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(shutil, "which", lambda name: None)
    monkeypatch.setattr(sys, "argv", [".venv/bin/bottega"])
    assert command() == ".venv/bin/bottega"
    assert "`.venv/bin/bottega resume sagrada-" in run("play", "sagrada", typed="1\n").succeeds()
    monkeypatch.setattr(sys, "argv", [str(tmp_path / "bin" / "bottega")])
    assert command() == "bin/bottega"
    monkeypatch.setattr(shutil, "which", lambda name: "/usr/bin/bottega")
    assert command() == "bottega"
