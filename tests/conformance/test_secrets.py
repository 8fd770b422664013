"""No seat learns what it may not know, from the beginning to the end."""

from __future__ import annotations

import msgspec
import pytest

from bottega.core.event import Event
from bottega.core.game import Game
from bottega.core.match import Match
from bottega.core.records import Acted, Entry
from bottega.core.registry import find_game, game_meta, game_names
from bottega.core.ruleset import Ruleset
from bottega.core.seats import Seat
from bottega.core.views import View
from tests.conformance.cases import Case, all_cases
from tests.conformance.worlds import (
    GAMES_A_SEAT,
    SEED,
    SOME_DAY,
    Manners,
    audiences,
    check_sealed_choices,
    check_secret_luck,
    check_secrets,
    hidden_from,
)

CASES = [pytest.param(case, id=str(case)) for case in all_cases()]


@pytest.mark.parametrize("case", CASES)
def test_a_seat_learns_only_what_it_may_know(case: Case) -> None:
    for seat in (*range(case.seats), None):
        check_secret_luck(case, None if seat is None else Seat(seat))
    game = find_game(case.game)
    check_sealed_choices(game, game.ruleset(case.seats, dict(case.options)))


def leaky_look(match: Match, seat: Seat | None) -> View:
    return match.game.dump(match.state)


def leaky_telling(match: Match, seat: Seat | None) -> list[Event]:
    return match._chronicle.events


def leaky_writing(match: Match) -> tuple[Entry, ...]:
    """Every action by its name, as records wrote them once."""
    done = [Acted(n=1, seat=done.seat, action=done.action.name, time=SOME_DAY) for done in match._reversible]
    return (*match.record.entries, *done)


LEAKS = [pytest.param(Manners(look=leaky_look), id="look"), pytest.param(Manners(tell=leaky_telling), id="telling")]
SECRETIVE = [case for case in all_cases() if case.seats == 2 and (not case.options or "modules=all" in str(case))]
"""Each game by its defaults, and with all modules."""
NAMING_GAMES = 60
"""In so many games a name that tells too much comes up."""


@pytest.mark.parametrize("manners", LEAKS)
@pytest.mark.parametrize("case", SECRETIVE, ids=str)
def test_a_leak_of_luck_would_be_found(case: Case, manners: Manners) -> None:
    """The test of the test: a view or an event that tells too much fails it, at set-up and later."""
    game = find_game(case.game)
    ruleset = game.ruleset(case.seats, dict(case.options))
    seat = ruleset.seats[0]
    at_set_up, afterwards = audiences(case)
    if hidden_from(seat, at_set_up):
        with pytest.raises(AssertionError):
            check_games(game, ruleset, seat, manners, later=False)
    if hidden_from(seat, afterwards):
        with pytest.raises(AssertionError):
            check_games(game, ruleset, seat, manners, first=False)


def check_games(
    game: Game, ruleset: Ruleset, seat: Seat, manners: Manners, *, first: bool = True, later: bool = True
) -> None:
    """Compare worlds in several games."""
    for seed in range(SEED, SEED + GAMES_A_SEAT):
        check_secrets(game, ruleset, seat, manners, seed, first=first, later=later)


def test_luck_is_hidden_at_set_up_and_later() -> None:
    """There are such games, so that the tests above are about something."""
    first, later = zip(*[audiences(case) for case in SECRETIVE], strict=True)
    assert sum(hidden_from(None, seen) for seen in first) >= 2
    assert sum(hidden_from(None, seen) for seen in later) >= 2


def naming(match: Match) -> tuple[Entry, ...]:
    """A record that names what only its seat may know."""
    return tuple(
        msgspec.structs.replace(entry, action=match.private.withheld[entry.n])
        if isinstance(entry, Acted) and entry.action is None
        else entry
        for entry in match.record.entries
    )


@pytest.mark.parametrize(("name", "options"), [("classic_art", {}), ("fresco", {"catacombs": "on"})])
def test_a_leak_of_names_would_be_found(name: str, options: dict[str, str]) -> None:
    """The test of the test: a record that names cards dropped, or maps, tells more than views and events do."""
    game = find_game(name)
    ruleset = game.ruleset(3, options)
    assert any(is_found(game, ruleset, seed) for seed in range(NAMING_GAMES))


def is_found(game: Game, ruleset: Ruleset, seed: int) -> bool:
    """Whether a game shows that its record names too much."""
    try:
        check_secrets(game, ruleset, ruleset.seats[0], Manners(write=naming), seed)
    except AssertionError as found:
        return "records and undo tell no more" in str(found)
    return False


@pytest.mark.parametrize("name", [name for name in game_names() if max(game_meta(name).seats) > 1])
def test_a_leak_of_choices_would_be_found(name: str) -> None:
    """The test of the test: what is decided under a seal, and shown or told to all, fails it."""
    game = find_game(name)
    ruleset = game.ruleset(2, {})
    for leak in (Manners(look=leaky_look), Manners(write=leaky_writing)):
        with pytest.raises(AssertionError):
            check_sealed_choices(game, ruleset, manners=leak)
    overheard: list[Event] = []

    def leaky_whisper(match: Match, seat: Seat | None) -> list[Event]:
        overheard.extend(match._chronicle.events)
        return match._chronicle.events

    try:
        check_sealed_choices(game, ruleset, manners=Manners(tell=leaky_whisper))
        found_out = False
    except AssertionError:
        found_out = True
    assert found_out == bool(overheard), "what is told to its decider under a seal, and to all, is found out"
