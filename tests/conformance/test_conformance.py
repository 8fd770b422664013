"""One suite for every game and option set: random play with all checks on."""

from __future__ import annotations

import random

import msgspec
import pytest

from bottega.core.match import new_match
from bottega.core.records import Luck
from tests.conformance.cases import Case, all_cases, games_each, pairs
from tests.conformance.checks import LEAST_STRIDE, check_bots, check_random_game, check_record

LOOKS = 4
"""How often in a long game a position is looked at closely; accounts are checked at every one."""
CASES = [pytest.param(case, id=str(case)) for case in all_cases()]
PAIRS = [pytest.param(case, id=str(case)) for case in pairs()]


@pytest.mark.slow
@pytest.mark.parametrize("case", [*CASES, *PAIRS])
def test_random_games_with_all_checks_on(case: Case) -> None:
    """Random play ends; nothing is lost, forged or leaked on the way."""
    stride = LEAST_STRIDE
    for number in range(games_each(case)):
        _, decisions = check_random_game(case, random.Random(f"{case}/{number}"), stride)
        stride = max(LEAST_STRIDE, decisions // LOOKS)


@pytest.mark.parametrize("case", CASES)
def test_a_match_is_recorded_resumed_and_verified(case: Case) -> None:
    check_record(case, random.Random(str(case)))


@pytest.mark.parametrize("case", CASES)
def test_bots_do_not_peek(case: Case) -> None:
    check_bots(case, random.Random(str(case)))


@pytest.mark.parametrize("case", CASES)
def test_the_record_of_a_running_game_withholds_secrets(case: Case) -> None:
    """As long as a seat knows more than a spectator, so does the record withhold something."""
    match = new_match(case.game, case.seats, dict(case.options), seed=5)
    spectator = match.view()
    known = [msgspec.structs.replace(match.view(seat), seat=None) for seat in range(case.seats)]
    outcomes = [outcome for entry in match.record.entries if isinstance(entry, Luck) for outcome in entry.outcomes]
    withheld = [door for door, value in outcomes if value is None]
    assert bool(withheld) == any(view != spectator for view in known)
    before = match.record
    mover = match.pending[0]
    match.play(mover, match.legal(mover)[0])
    if match.pending and match.state.seal:
        assert match.record == before, "a sealed choice is not in the record before all have chosen"
