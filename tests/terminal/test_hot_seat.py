"""Several people at one screen: nobody sees what is another's, not even by accident."""

from __future__ import annotations

import sys
import time

import pytest

from bottega.terminal import playing
from bottega.terminal.screen import show
from tests.terminal import galleries
from tests.terminal.driver import Terminal, run

BEGIN = ("play", "sagrada", "--seats", "me:Anna,me:Bea", "--seed", "8")
GATE = "press Enter when nobody else is looking."


def test_only_enter_passes_the_gate() -> None:
    shown = run(*BEGIN, typed="1\nlook\nhint\n").succeeds()
    assert shown.count(GATE) == 4
    assert "Which window" not in shown


def test_one_may_leave_at_the_gate() -> None:
    shown = run(*BEGIN, typed="q\n\n").succeeds()
    assert shown.count(GATE) == 1
    assert "The game is saved" in shown
    assert "Which window" not in shown


def test_enter_passes_the_gate() -> None:
    assert "Which window" in run(*BEGIN, typed="words\n\nquit\n").succeeds()


@pytest.mark.parametrize("end", ["quit\n", ""])
def test_leaving_clears_the_screen(end: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(playing, "clear", lambda: show("(cleared)"))
    shown = run(*BEGIN, typed=f"\n{end}").succeeds()
    seen, _, rest = shown.rpartition("(cleared)")
    assert "Shades of" in seen
    assert "Shades of" not in rest
    assert "The game is saved" in rest


def test_alone_the_screen_stays_when_one_leaves(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(playing, "clear", lambda: show("(cleared)"))
    shown = run("play", "sagrada", typed="quit\n").succeeds()
    assert "Shades of" in shown.rpartition("(cleared)")[2]


@pytest.mark.slow
@pytest.mark.skipif(sys.platform == "win32", reason="needs a terminal of Unix")
def test_keys_pressed_too_early_do_not_pass_the_gate() -> None:
    terminal = Terminal(*BEGIN)
    try:
        terminal.read("Enter to go to the table.")
        terminal.type("\r")
        terminal.read(GATE)
        terminal.type("\r")
        assert "Which window" in terminal.read("? for help")
        terminal.type("1\r\r")
        time.sleep(0.1)
        terminal.type("\r")
        assert GATE in terminal.read(GATE)
        assert "Which window" not in terminal.read("Which window", seconds=1)
        terminal.type("\r")
        assert "Which window" in terminal.read("? for help")
    finally:
        terminal.close()


def test_the_last_news_at_a_shared_screen_tells_nobodys_secret() -> None:
    """The dropped card is for its owner alone, also when the game is over."""
    told = {}
    for seats in ("me:Anna,me:Bea", "random,me:Bea"):
        sitting = galleries.sitting_at(galleries.LAST, seats)
        for seat in (0, 1):
            sitting.match.play(seat, sitting.match.legal(seat)[0])
        told[seats] = [event.word for event in sitting.closing_news()]
    assert "dropped" in told["random,me:Bea"]
    assert "dropped" not in told["me:Anna,me:Bea"]


def test_where_nothing_is_secret_the_screen_is_not_handed_over() -> None:
    """In Fresco only plans are: one may watch the other wake up, and visit the locations."""
    wake = "8:00\n9:00\n7:00\n"
    plans = "\nplan 1 1 1 1 1\ncommit\n"
    shown = run(
        "play", "fresco", "--seats", "me:Anna,me:Bea", "--seed", "8", typed=f"{wake}{plans}{plans}quit\n"
    ).succeeds()
    before, _, _ = shown.partition("plan 1 1 1 1 1")
    assert "decides now." in before
    assert shown.count(GATE) == 2, "before each plan, and not at the market after both"
    assert "Which booth does Leonardo close?" in shown.rpartition(GATE)[2]
