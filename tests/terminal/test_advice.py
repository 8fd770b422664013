"""Hints: the same for the same position, with a reason, and done with one key."""

from __future__ import annotations

import random
import re

import pytest

from bottega.core.registry import find_game, game_names
from bottega.core.seats import Seat
from bottega.sitting.advice import ALTERNATIVES, Advice, Alternative, Gain, advise
from bottega.sitting.reckoning import difference, reason, reckoning
from bottega.speech.voice import Tried, find_voice
from bottega.terminal.at_screen import AtScreen
from tests.terminal.driver import moves_of, only_save, run

BEGIN = ("play", "sagrada", "--seats", "me,random", "--seed", "25")
WHY = r"(That is (about|a little) .*better than |It hardly matters: )"


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
        assert reason(sitting.voice, advice) == reason(sitting.voice, again)


@pytest.mark.parametrize("game", game_names())
def test_a_hint_knows_no_more_than_the_seat(game: str) -> None:
    """Shuffle what the seat can't know: all that a hint says stays the same."""
    for sitting, seat in positions(game, every=9, count=3):
        match = sitting.match
        shuffled = match.game.determinize(match.view(seat), random.Random(11))
        seen = match.game.view(shuffled, Seat(seat))
        assert advise(match.game, sitting.voice, seen) == sitting.hint(seat)


@pytest.mark.parametrize("game", game_names())
def test_alternatives_are_other_lines_that_can_be_played(game: str) -> None:
    for sitting, seat in positions(game, every=6, count=3):
        advice = sitting.hint(seat)
        assert len(advice.alternatives) <= ALTERNATIVES
        lines = [[move.action.name for move in moves] for moves in [advice.moves, *others(advice)]]
        assert not any(other[: len(line)] == line for line in lines for other in lines if other is not line)
        for line in lines:
            assert [move.action.name for move in sitting.try_out(seat, "; ".join(line))] == line
        assert all(each.behind.points_error >= 0 and each.behind.share_error >= 0 for each in advice.alternatives)


def others(advice: Advice) -> list[list[Tried]]:
    """The lines that could be played instead."""
    return [each.moves for each in advice.alternatives]


def test_a_hint_says_what_it_gains() -> None:
    shown = " ".join(run(*BEGIN, typed="1\nhint\n").succeeds().split())
    assert re.search(WHY + r"the next best \(`(place|use) .*`\)", shown)
    assert "End your turn" not in shown.partition("Best is to")[2], "that goes without saying"
    assert len(re.findall(r" Or (place|pass|use)", shown)) == ALTERNATIVES
    assert "Enter (or y) does it; anything else goes on as usual." in shown


def test_one_letter_asks_for_a_hint() -> None:
    assert "Best is to place" in run(*BEGIN, typed="1\nh\n").succeeds()


@pytest.mark.parametrize(
    ("gain", "matters"),
    [
        (Gain(2.0, 0.5, 0.05, 0.01), True),
        (Gain(2.0, 0.5, 0.01, 0.02), True),
        (Gain(0.3, 0.5, 0.01, 0.02), False),
        (Gain(2.0, 0.5, -0.01, 0.02), False),
        (Gain(0.0, 0.0, 0.0, 0.0), False),
    ],
)
def test_what_is_within_the_error_does_not_matter(gain: Gain, matters: bool) -> None:
    assert gain.matters is matters
    said = str(difference(find_voice(find_game("sagrada")), Alternative([], gain)))
    assert ("within what chance can tell" in said) is not matters


def test_a_hint_without_a_choice() -> None:
    shown = " ".join(run(*BEGIN, typed="1\n1\n0\nhint\n").succeeds().split())
    assert re.search(WHY, shown) or "You have no other choice." in shown


def test_alone_a_hint_knows_the_target() -> None:
    shown = " ".join(run("play", "sagrada", "--seats", "me", "--seed", "3", typed="2\nhint\n").succeeds().split())
    assert re.search(r"It expects you to (beat|miss) the target by about \d+ points?\.", shown)
    assert "target" not in run(*BEGIN, typed="1\nhint\n").succeeds().replace(GOAL_OF_SAGRADA, "")


GOAL_OF_SAGRADA = "beat the target"


@pytest.mark.parametrize("answer", ["", "y", "Yes"])
def test_enter_after_a_hint_does_exactly_that(answer: str) -> None:
    shown = run(*BEGIN, typed=f"1\nhint\n{answer}\n").succeeds()
    told = re.search(r"Best is to ([^.]*)\.", shown)
    assert told is not None
    done = moves_of(only_save())[1:]
    assert [move.lower() for move in done] == " ".join(told[1].split()).lower().split("; ")
    assert done[-1] == "pass"


def test_a_hint_is_forgotten_when_something_else_is_typed() -> None:
    shown = run(*BEGIN, typed="1\nhint\nrules 4.3\n\nhint\nwhy g3 b3\ny\n").succeeds()
    assert "There are moves left. Press Enter once more" in shown
    assert moves_of(only_save()) == ["choose lux-astram"]
