"""A game is drawn on the terminal's other screen: the shell's is as it was, whichever way one leaves."""

from __future__ import annotations

import contextlib
import os
import signal
import subprocess
import sys
from collections.abc import Callable, Iterator

import pytest

from bottega.terminal.screen import OUT, own_screen, show
from tests.terminal.driver import Terminal, run

ENTER, LEAVE, FORGET = "\x1b[?1049h", "\x1b[?1049l", "\x1b[3J"
BEGIN = ("play", "sagrada", "--seats", "me,random", "--seed", "25")
LEAVING: dict[str, Callable[[Terminal], None]] = {
    "quit": lambda terminal: terminal.type("quit\r"),
    "control C": lambda terminal: insist(terminal, signal.SIGINT),
    "control D": lambda terminal: terminal.type("\x04"),
    "a kill": lambda terminal: insist(terminal, signal.SIGTERM),
}
pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="needs a terminal of Unix")


def insist(terminal: Terminal, number: signal.Signals) -> None:
    """Send a signal until it is noticed: the moment between a prompt and its listening is deaf."""
    for _ in range(10):
        terminal.process.send_signal(number)
        with contextlib.suppress(subprocess.TimeoutExpired):
            terminal.process.wait(3)
            return


@pytest.fixture
def terminal() -> Iterator[Terminal]:
    terminal = Terminal(*BEGIN)
    yield terminal
    terminal.close()


def to_the_table(terminal: Terminal) -> str:
    shown = terminal.read("Enter to go to the table.")
    terminal.type("\r")
    shown += terminal.read("? for help")
    return shown if "> " in shown.rpartition("? for help")[2] else shown + terminal.read("> ")


@pytest.mark.slow
@pytest.mark.parametrize("way", LEAVING)
def test_the_shells_screen_comes_back(way: str, terminal: Terminal) -> None:
    shown = to_the_table(terminal)
    LEAVING[way](terminal)
    shown += terminal.leave()
    assert FORGET not in shown
    assert shown.count(ENTER) == shown.count(LEAVE) == 1
    before, _, rest = shown.partition(ENTER)
    assert before == ""
    _, _, farewell = rest.partition(LEAVE)
    assert "The game is saved: `bottega resume sagrada-" in farewell
    assert "Which window" not in farewell
    assert "Traceback" not in farewell


@pytest.mark.slow
def test_a_game_that_is_stopped_leaves_the_shells_screen_and_is_drawn_again(terminal: Terminal) -> None:
    to_the_table(terminal)
    stop(terminal)
    terminal.process.send_signal(signal.SIGCONT)
    shown = terminal.read("? for help")
    assert "Which window" in shown.partition(ENTER)[2]


def stop(terminal: Terminal) -> None:
    """Press Control Z until it is noticed."""
    for _ in range(40):
        terminal.process.send_signal(signal.SIGTSTP)
        if LEAVE in terminal.read(LEAVE, seconds=0.5):
            os.waitpid(terminal.process.pid, os.WUNTRACED)
            return
    pytest.fail("it does not stop")


@pytest.mark.slow
def test_q_in_the_rules_leaves_the_rules_and_not_the_game(terminal: Terminal) -> None:
    to_the_table(terminal)
    terminal.type("rules\r")
    assert "The rules of Sagrada" in terminal.read("q: close > ")
    terminal.type("q\r")
    assert "Which window" in terminal.read("? for help")
    terminal.type("q\r")
    assert "The game is saved" in terminal.leave()


def test_without_a_terminal_nothing_steers_one() -> None:
    assert "\x1b" not in run(*BEGIN, typed="1\nrules\nq\n").succeeds()


def test_a_farewell_is_said_once_after_the_outermost_screen(capsys: pytest.CaptureFixture[str]) -> None:
    with own_screen() as outer:
        with own_screen() as inner:
            inner.append("Goodbye.")
        show("Still here.")
        assert outer == ["Goodbye."]
    assert capsys.readouterr().out == "Still here.\nGoodbye.\n"
    assert OUT.farewell is None


def test_a_farewell_is_said_after_an_error_too(capsys: pytest.CaptureFixture[str]) -> None:
    with contextlib.suppress(KeyboardInterrupt), own_screen() as farewell:
        farewell.append("Goodbye.")
        raise KeyboardInterrupt
    assert capsys.readouterr().out == "Goodbye.\n"
