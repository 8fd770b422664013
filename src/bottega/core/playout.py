"""Random play to the end: what search programs do most."""

from __future__ import annotations

import random

from bottega.core.chance import FastChance
from bottega.core.state import State


def play_out(state: State, rng: random.Random) -> tuple[int, int]:
    """Play a state at random to the end: how many decisions there were, and how many of them left a choice."""
    chance = FastChance(rng)
    decisions = choices = 0
    pending = state.pending
    while pending:
        legal = state.legal(pending[0])
        state.apply(pending[0], legal[chance.below(len(legal))], chance)
        decisions += 1
        choices += len(legal) > 1
        pending = state.pending
    return decisions, choices
