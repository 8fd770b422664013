"""One suite for every game and option set: random play with all checks on."""

from __future__ import annotations

import random

import msgspec
import pytest

from bottega.core.chance import FastChance, TracedChance
from bottega.core.match import Match, new_header
from bottega.core.records import Luck, Revealed
from bottega.core.registry import find_game
from bottega.core.seats import may_see
from tests.conformance.cases import Case, all_cases, games_each, pairs
from tests.conformance.checks import LEAST_STRIDE, check_bots, check_random_game, check_record

LOOKS = 4
"""How often in a long game a position is looked at closely; accounts are checked at every one."""
VIEWERS = 2
"""Through so many eyes such a position is seen here; a soak looks through all."""
CASES = [pytest.param(case, id=str(case)) for case in all_cases()]
PAIRS = [pytest.param(case, id=str(case)) for case in pairs()]


@pytest.mark.slow
@pytest.mark.parametrize("case", [*CASES, *PAIRS])
def test_random_games_with_all_checks_on(case: Case) -> None:
    """Random play ends; nothing is lost, forged or leaked on the way."""
    stride = LEAST_STRIDE
    for number in range(games_each(case)):
        _, decisions = check_random_game(case, random.Random(f"{case}/{number}"), stride, VIEWERS)
        stride = max(LEAST_STRIDE, decisions // LOOKS)


@pytest.mark.parametrize("case", CASES)
def test_a_match_is_recorded_resumed_and_verified(case: Case) -> None:
    check_record(case, random.Random(str(case)))


@pytest.mark.parametrize("case", CASES)
def test_bots_do_not_peek(case: Case) -> None:
    check_bots(case, random.Random(str(case)))


@pytest.mark.parametrize("case", CASES)
def test_the_record_of_a_running_game_withholds_secrets(case: Case) -> None:
    """It tells what luck a spectator may see, and no sealed choice, from the beginning to the end."""
    game, rng = find_game(case.game), random.Random(str(case))
    luck = TracedChance(FastChance(rng))
    names = [f"player {seat}" for seat in range(case.seats)]
    match = Match(game, new_header(game, game.ruleset(case.seats, dict(case.options)), names), luck)
    assert bool([value for _, value in told(match) if value is None]) == knows_more_than_a_spectator(match)
    while not match.over:
        before, seal, count = match.record, match.state.seal, len(luck.outcomes)
        seat = rng.choice(match.pending)
        match.play(seat, rng.choice(match.legal(seat)))
        if match.state.seal and match.state.seal == seal:
            assert match.record == before, "a sealed choice is not in the record before all have chosen"
        if len(luck.outcomes) > count and not match.over:
            assert told(match) == [(o.door, o.value if may_see(None, o.audience) else None) for o in luck.outcomes]
    assert revealed(match) == [(outcome.door, outcome.value) for outcome in luck.outcomes], "nothing is secret at last"


def told(match: Match) -> list[tuple[str, int | None]]:
    """The luck of a match, as its record tells it when it comes."""
    return [outcome for entry in match.record.entries if isinstance(entry, Luck) for outcome in entry.outcomes]


def revealed(match: Match) -> list[tuple[str, int | None]]:
    """The luck of a finished match, as its record tells it in the end."""
    entries = match.record.entries
    later = {entry.entry: entry.outcomes for entry in entries if isinstance(entry, Revealed)}
    return [outcome for entry in entries if isinstance(entry, Luck) for outcome in later.get(entry.n) or entry.outcomes]


def knows_more_than_a_spectator(match: Match) -> bool:
    """Whether some seat does."""
    return any(msgspec.structs.replace(match.view(seat), seat=None) != match.view() for seat in match.seats)
