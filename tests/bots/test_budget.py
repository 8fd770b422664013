"""Budgets of thought: less of it is quicker, and without a clock it is the same everywhere."""

from __future__ import annotations

import random

import pytest

from bottega.bots import UNLIMITED, Budget, budget, new_bot
from bottega.core.actions import Action
from bottega.core.errors import BadInput
from bottega.core.seats import Seat
from bottega.core.state import State
from bottega.games.classic_art import ClassicArt
from tests.bots.test_bots import GAME, positions

AT_ONCE = 60
"""So many positions may be looked at beyond the budget: luck that is tried out with each seed, on each line."""


class Clock:
    """A clock that goes on by a second whenever somebody looks at it."""

    def __init__(self) -> None:
        self.looks = 0

    def __call__(self) -> float:
        self.looks += 1
        return float(self.looks)


class Counted(ClassicArt):
    """Counts how often a position is appraised."""

    times = 0

    def appraise(self, state: State, seat: Seat) -> float:
        self.times += 1
        return super().appraise(state, seat)


@pytest.mark.parametrize("wrong", [{"seconds": 0.0}, {"seconds": -1.0}, {"seconds": float("nan")}, {"positions": 0}])
def test_a_budget_is_more_than_nothing(wrong: dict[str, float]) -> None:
    with pytest.raises(BadInput, match=r"A bot needs (more than 0 seconds|to look)"):
        Budget(seconds=wrong.get("seconds"), positions=0 if "positions" in wrong else None)


def test_thought_is_over_when_the_time_is(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(budget, "monotonic", Clock())
    thought = Budget(seconds=2).begin()
    assert [thought.is_over() for _ in range(3)] == [False, True, True]


def test_without_seconds_no_clock_is_asked(monkeypatch: pytest.MonkeyPatch) -> None:
    clock = Clock()
    monkeypatch.setattr(budget, "monotonic", clock)
    for state, seat in positions(seed=3, seats=2, every=30):
        for allowed in (UNLIMITED, Budget(positions=20)):
            new_bot("greedy", GAME, random.Random(1)).choose(GAME.view(state, seat), state.legal(seat), allowed)
    assert clock.looks == 0


def chosen(allowed: Budget, state: State, seat: Seat) -> Action:
    return new_bot("greedy", GAME, random.Random(5)).choose(GAME.view(state, seat), state.legal(seat), allowed)


@pytest.mark.parametrize("most", [1, 2, 5, 30, 200])
def test_with_any_budget_a_move_is_legal_and_repeatable(most: int) -> None:
    for state, seat in positions(seed=most, seats=3, every=11):
        action = chosen(Budget(positions=most), state, seat)
        assert action in state.legal(seat)
        assert chosen(Budget(positions=most), state, seat) is action


def test_with_no_time_at_all_a_move_is_legal() -> None:
    for state, seat in positions(seed=4, seats=3, every=11):
        assert chosen(Budget(seconds=1e-9), state, seat) in state.legal(seat)


def test_an_ample_budget_changes_nothing() -> None:
    for state, seat in positions(seed=6, seats=2, every=25):
        ample = Budget(seconds=1e9, positions=10**9)
        assert chosen(ample, state, seat) is chosen(UNLIMITED, state, seat)


@pytest.mark.parametrize("most", [1, 40, 150])
def test_the_greedy_bot_keeps_to_its_budget(most: int) -> None:
    game = Counted()
    thoughts: dict[Budget, list[int]] = {UNLIMITED: [], Budget(positions=most): []}
    for state, seat in positions(seed=2, seats=4, every=16, game=game):
        for allowed, times in thoughts.items():
            game.times = 0
            new_bot("greedy", game, random.Random(5)).choose(game.view(state, seat), state.legal(seat), allowed)
            times.append(game.times)
    freely, within = thoughts.values()
    assert max(within) <= most + AT_ONCE < max(freely)


def test_more_thought_plays_better() -> None:
    from bottega.arena.simulate import Plan, simulate

    hasty, usual = (
        simulate(Plan("sagrada", 2, 4, ("greedy", "random"), 1, {}, None, 1, "", allowed)).seats[0].mean_score
        for allowed in (Budget(positions=1), UNLIMITED)
    )
    assert hasty < usual
