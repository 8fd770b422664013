"""Any of the combinations of modules, of which there are more than can be listed, is a game."""

from __future__ import annotations

import random

from hypothesis import given, settings
from hypothesis import strategies as st

from bottega.core.chance import FastChance
from bottega.core.meta import Meta
from bottega.core.registry import find_game, game_meta
from tests.conformance.cases import Case, differing

FRESCO = game_meta("fresco")
DECISIONS = 150


@st.composite
def cases(draw: st.DrawFn, meta: Meta) -> Case:
    """Any number of seats and any values of all options."""
    seats = draw(st.sampled_from(meta.seats))
    values = tuple([draw(st.sampled_from(o.values)) if o.matters_with(seats) else o.default for o in meta.options])
    return Case(meta.name, seats, differing(meta.options, values))


@given(case=cases(FRESCO), seed=st.integers(0, 1000))
@settings(max_examples=60)
def test_any_modules_go_together(case: Case, seed: int) -> None:
    game, rng = find_game(case.game), random.Random(seed)
    chance = FastChance(rng)
    state = game.new(game.ruleset(case.seats, dict(case.options)), chance)
    for _ in range(DECISIONS):
        assert game.complaints(state) == []
        if not state.pending:
            break
        seat = rng.choice(state.pending)
        state.apply(seat, rng.choice(state.legal(seat)), chance)
