"""What is longer than the screen is read a page at a time."""

from __future__ import annotations

import pytest

from bottega.terminal import pager
from bottega.terminal.pager import Pages, show_pages

LINES = [f"line {number}." for number in range(1, 101)]


@pytest.fixture
def answers(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """What is answered at the bottom of each page; somebody sits at the screen."""
    answers: list[str] = []
    monkeypatch.setattr(pager, "is_interactive", lambda: True)
    monkeypatch.setattr(pager, "clear", lambda: print("(cleared)"))

    def answer(question: str) -> str:
        print(question)
        return answers.pop(0)

    monkeypatch.setattr(pager, "ask", answer)
    return answers


def test_a_short_text_is_shown_as_it_is(answers: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert not show_pages(*LINES[:39])
    assert capsys.readouterr().out == "".join(f"{line}\n" for line in LINES[:39])


def test_pages_forward_and_back(answers: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    answers[:] = ["", "", "b", "sideways", "", ""]
    assert show_pages(*LINES)
    pages = capsys.readouterr().out.split("(cleared)\n")[1:]
    tops = [page.splitlines()[0] for page in pages]
    assert tops == ["line 1.", "line 40.", "line 62.", "line 23.", "line 23.", "line 62."]
    assert all(len(page.splitlines()) == 40 for page in pages)
    assert pages[0].endswith("[1-39 of 100] Enter: on, b: back, q: close > \n")
    assert pages[2].endswith("[62-100 of 100] b: back, Enter or q: close > \n")


@pytest.mark.parametrize("word", ["q", "quit", "Q"])
def test_q_closes_the_pages(word: str, answers: list[str]) -> None:
    answers[:] = [word]
    assert show_pages(*LINES)
    assert answers == []


def test_pages_from_the_end(answers: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    answers[:] = [""]
    show_pages(*LINES, from_the_end=True)
    assert "line 100." in capsys.readouterr().out


def test_without_a_terminal_nothing_is_asked(capsys: pytest.CaptureFixture[str]) -> None:
    assert not show_pages(*LINES)
    assert len(capsys.readouterr().out.splitlines()) == 100


def test_a_screen_of_one_line_still_shows_something() -> None:
    assert Pages(5, 0).end == 1
