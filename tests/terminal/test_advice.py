"""Hints: the same for the same position, with a reason, and done with one key."""

from __future__ import annotations

import random
import re

import pytest

from bottega.core.registry import game_names
from bottega.sitting.reckoning import reckoning
from bottega.terminal.at_screen import AtScreen
from tests.terminal.driver import moves_of, only_save, run

BEGIN = ("play", "sagrada", "--seats", "me,random", "--seed", "25")
WHY = "By its count that is about "


def positions(game: str, every: int, count: int) -> list[tuple[AtScreen, int]]:
    """Positions of a game in which the first player decides something."""
    found: list[tuple[AtScreen, int]] = []
    rng = random.Random(game)
    for seed in range(count):
        sitting = AtScreen.begin(game, "me,me", {}, seed)
        for _ in range(every * (seed + 1)):
            seat = sitting.match.pending[0]
            sitting.match.play(seat, rng.choice(sitting.match.legal(seat)))
        found.append((sitting, sitting.match.pending[0]))
    return found


@pytest.mark.parametrize("game", game_names())
def test_the_same_position_gets_the_same_hint(game: str) -> None:
    for sitting, seat in positions(game, every=7, count=5):
        advice, again = sitting.hint(seat), sitting.hint(seat)
        assert advice == again
        assert reckoning(sitting.voice, advice, alone=False) == reckoning(sitting.voice, again, alone=False)


def test_a_hint_begun_goes_on_as_it_was() -> None:
    """Who does the first move of it and asks again hears the rest."""
    sitting = AtScreen.begin("sagrada", "me,me", {}, 3)
    for seat in (0, 1):
        sitting.match.play(seat, sitting.match.legal(seat)[0])
    (seat,) = sitting.match.pending
    first, *rest = [move.action for move in sitting.hint(seat).moves]
    sitting.match.play(seat, first)
    assert [move.action for move in sitting.hint(seat).moves] == rest


def test_a_hint_says_what_it_gains() -> None:
    shown = " ".join(run(*BEGIN, typed="1\nhint\n").succeeds().split())
    assert re.search(WHY + r".* the next best move, `place .*`\. It is about \d+ points? better than if you end", shown)
    assert "Enter (or y) does it; anything else goes on as usual." in shown


def test_a_hint_without_a_choice() -> None:
    shown = run(*BEGIN, typed="1\n1\n0\nhint\n").succeeds()
    assert WHY in shown or "You have no other choice." in shown


def test_alone_a_hint_knows_the_target() -> None:
    shown = " ".join(run("play", "sagrada", "--seats", "me", "--seed", "3", typed="2\nhint\n").succeeds().split())
    assert re.search(r"It expects you to (beat|miss) the target by about \d+ points?\.", shown)
    assert "target" not in run(*BEGIN, typed="1\nhint\n").succeeds().replace(GOAL_OF_SAGRADA, "")


GOAL_OF_SAGRADA = "beat the target"


@pytest.mark.parametrize("answer", ["", "y", "Yes"])
def test_enter_after_a_hint_does_exactly_that(answer: str) -> None:
    shown = run(*BEGIN, typed=f"1\nhint\n{answer}\n").succeeds()
    told = re.search(r"The greedy bot would ([^.]*)\.", shown)
    assert told is not None
    done = moves_of(only_save())[1:]
    assert [move.lower() for move in done] == " ".join(told[1].split()).lower().split("; ")
    assert done[-1] == "pass"


def test_a_hint_is_forgotten_when_something_else_is_typed() -> None:
    shown = run(*BEGIN, typed="1\nhint\nrules 4.3\n\nhint\nwhy g3 b3\ny\n").succeeds()
    assert "There are moves left. Press Enter once more" in shown
    assert moves_of(only_save()) == ["choose lux-astram"]
