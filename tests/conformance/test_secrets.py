"""No seat learns what it may not know, from the beginning to the end."""

from __future__ import annotations

import pytest

from bottega.core.events import Chronicle, Event
from bottega.core.game import Game
from bottega.core.registry import find_game, game_meta, game_names
from bottega.core.ruleset import Ruleset
from bottega.core.seats import Seat
from bottega.core.state import State
from bottega.core.views import View
from tests.conformance.cases import Case, all_cases
from tests.conformance.worlds import (
    GAMES_A_SEAT,
    SEED,
    Looks,
    Tells,
    audiences,
    check_sealed_choices,
    check_secret_luck,
    check_secrets,
    hidden_from,
    honest_look,
    honest_telling,
)

CASES = [pytest.param(case, id=str(case)) for case in all_cases()]


@pytest.mark.parametrize("case", CASES)
def test_a_seat_learns_only_what_it_may_know(case: Case) -> None:
    for seat in (*range(case.seats), None):
        check_secret_luck(case, None if seat is None else Seat(seat))
    game = find_game(case.game)
    check_sealed_choices(game, game.ruleset(case.seats, dict(case.options)), honest_look, honest_telling)


def leaky_look(game: Game, state: State, seat: Seat | None) -> View:
    return game.dump(state)


def leaky_telling(chronicle: Chronicle, seat: Seat | None) -> list[Event]:
    return chronicle.events


LEAKS = [pytest.param(leaky_look, honest_telling, id="look"), pytest.param(honest_look, leaky_telling, id="telling")]
SECRETIVE = [case for case in all_cases() if case.seats == 2 and (not case.options or "modules=all" in str(case))]
"""Each game by its defaults, and with all modules."""


@pytest.mark.parametrize(("look", "tell"), LEAKS)
@pytest.mark.parametrize("case", SECRETIVE, ids=str)
def test_a_leak_of_luck_would_be_found(case: Case, look: Looks, tell: Tells) -> None:
    """The test of the test: a view or an event that tells too much fails it, at set-up and later."""
    game = find_game(case.game)
    ruleset = game.ruleset(case.seats, dict(case.options))
    seat = ruleset.seats[0]
    at_set_up, afterwards = audiences(case)
    if hidden_from(seat, at_set_up):
        with pytest.raises(AssertionError):
            check_secrets(game, ruleset, seat, look, tell, later=False)
    if hidden_from(seat, afterwards):
        with pytest.raises(AssertionError):
            check_later_secrets(game, ruleset, seat, look, tell)


def check_later_secrets(game: Game, ruleset: Ruleset, seat: Seat, look: Looks, tell: Tells) -> None:
    """Compare worlds that part after set-up, in several games."""
    for seed in range(SEED, SEED + GAMES_A_SEAT):
        check_secrets(game, ruleset, seat, look, tell, seed, first=False)


def test_luck_is_hidden_at_set_up_and_later() -> None:
    """There are such games, so that the tests above are about something."""
    first, later = zip(*[audiences(case) for case in SECRETIVE], strict=True)
    assert sum(hidden_from(None, seen) for seen in first) >= 2
    assert sum(hidden_from(None, seen) for seen in later) >= 2


@pytest.mark.parametrize("name", [name for name in game_names() if max(game_meta(name).seats) > 1])
def test_a_leak_of_choices_would_be_found(name: str) -> None:
    """The test of the test: what is decided under a seal, and shown or told to all, fails it."""
    game = find_game(name)
    ruleset = game.ruleset(2, {})
    with pytest.raises(AssertionError):
        check_sealed_choices(game, ruleset, leaky_look, honest_telling)
    overheard: list[Event] = []

    def leaky_whisper(chronicle: Chronicle, seat: Seat | None) -> list[Event]:
        overheard.extend(chronicle.events)
        return chronicle.events

    try:
        check_sealed_choices(game, ruleset, honest_look, leaky_whisper)
        found_out = False
    except AssertionError:
        found_out = True
    assert found_out == bool(overheard), "what is told to its decider under a seal, and to all, is found out"
