"""Games to test the engine with."""

from __future__ import annotations

import random
from collections.abc import Mapping

import bottega
from bottega.core.match import Match
from bottega.core.records import Acted


def play_on(match: Match, rng: random.Random, decisions: int = 10_000, *, taking_back: float = 0.0) -> Match:
    """Play at random, so many decisions or to the end; now and then an action is taken back."""
    for _ in range(decisions):
        if match.over:
            break
        seat = rng.choice(match.pending)
        match.play(seat, rng.choice(match.legal(seat)))
        if taking_back and rng.random() < taking_back and match.can_undo(seat):
            match.undo(seat)
    return match


def new_match(seats: int = 2, seed: int | None = None, options: Mapping[str, str] | None = None) -> Match:
    return bottega.new("sagrada", seats=seats, seed=seed, options=options)


def windows_chosen(match: Match) -> Match:
    """The same match with the first pattern chosen by each seat."""
    for seat in match.pending:
        match.play(seat, match.legal(seat)[0])
    return match


def done_in(match: Match) -> list[str]:
    """The actions that the record of a match holds, by their names, with those that it withholds."""
    acted = [entry for entry in match.record.entries if isinstance(entry, Acted)]
    return [entry.action or match.private.withheld[entry.n] for entry in acted]


def finished(seats: int = 2, seed: int | None = None, taking_back: float = 0.2) -> Match:
    """A match played at random to its end."""
    return play_on(new_match(seats, seed), random.Random(seats), taking_back=taking_back)
