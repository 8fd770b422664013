"""The screen: narrow terminals, sentences, and the command as it was started."""

from __future__ import annotations

import shutil
import sys
from pathlib import Path

import pytest

from bottega.terminal import pager, playing
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


@pytest.fixture
def small(monkeypatch: pytest.MonkeyPatch) -> None:
    """Somebody sits at a screen of 24 lines."""
    OUT.size = (80, 24)
    for module in (playing, pager):
        monkeypatch.setattr(module, "is_interactive", lambda: True)


GAME = ("play", "fresco", "--seats", "me,random", "--seed", "1")


@pytest.mark.usefixtures("small")
def test_look_all_shows_a_high_table_from_its_top() -> None:
    shown = run(*GAME, typed="\nlook all\n\n\nq\n").succeeds()
    _, _, seen = shown.partition("> look all\n")
    assert seen.startswith("Round 1 ")
    assert seen.count("When do you wake up?") == 1, "and then the table as before"
    assert seen.count("Round 1 begins.") == 1


@pytest.mark.usefixtures("small")
def test_what_takes_pages_is_followed_by_the_table_and_its_news() -> None:
    shown = run(*GAME, typed="\nrules\nq\nq\n").succeeds()
    _, _, seen = shown.partition("> rules\n")
    assert seen.count("Enter: on, b: back, q: close") == 1
    assert "Round 1 begins." in seen


@pytest.mark.usefixtures("small")
def test_one_may_leave_before_the_first_look_at_the_table() -> None:
    shown = run(*GAME, typed="q\n").succeeds()
    assert "Enter to go to the table." in shown
    assert "When do you wake up?" not in shown
