"""No seat learns what it may not know: two worlds that differ only in that look the same to it, to the end.

What is hidden is taken from the audiences of luck and from sealed steps, not from the game's own views, so
that a view or an event that tells too much is found out.
"""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest

from bottega.core.chance import FastChance, Outcome, RecordedChance, TracedChance
from bottega.core.errors import BadInput
from bottega.core.events import Chronicle, Event
from bottega.core.game import Game
from bottega.core.registry import find_game, game_meta, game_names
from bottega.core.ruleset import Ruleset
from bottega.core.seats import Seat, may_see
from bottega.core.state import State
from bottega.core.views import View
from tests.conformance.cases import Case, all_cases

OTHER_WORLDS = 40
ENOUGH = 100
"""So many positions are compared for each seat: where hands are hidden two worlds part early, and others follow."""
GAMES_A_SEAT = 25
SEED = 7
CASES = [pytest.param(case, id=str(case)) for case in all_cases()]

Looks = Callable[[Game, State, Seat | None], View]
Tells = Callable[[Chronicle, Seat | None], list[Event]]


def honest_look(game: Game, state: State, seat: Seat | None) -> View:
    return game.view(state, seat)


def honest_telling(chronicle: Chronicle, seat: Seat | None) -> list[Event]:
    return chronicle.seen_by(seat)


class World:
    """A game with its luck and its events, seen through the eyes of one seat."""

    def __init__(self, game: Game, state: State, chronicle: Chronicle, look: Looks, tell: Tells) -> None:
        self.game = game
        self.state = state
        self.chronicle = chronicle
        self.look = look
        self.tell = tell

    def seen_by(self, seat: Seat | None) -> tuple[object, ...]:
        """All that a seat gets to know."""
        told = [event.to_json() for event in self.tell(self.chronicle, seat)]
        return self.look(self.game, self.state, seat), told, self.state.legal(seat) if seat is not None else []

    def truth(self) -> View:
        return self.game.dump(self.state)


def withheld_from(seat: Seat | None, outcomes: list[Outcome]) -> list[Outcome]:
    """The outcomes as a seat knows them: what it may not see has no value."""
    return [Outcome(o.door, o.value if may_see(seat, o.audience) else None) for o in outcomes]


def check_secrets(game: Game, ruleset: Ruleset, seat: Seat | None, look: Looks, tell: Tells, seed: int = SEED) -> int:
    """Play one game in two worlds that differ in what a seat may not know, and look at both with its eyes.

    Returns how many positions were compared before the worlds parted, or the game was over.
    """
    rng = random.Random(seed)
    luck = TracedChance(FastChance(rng))
    chronicle = Chronicle()
    world = World(game, game.new(ruleset, luck, chronicle), chronicle, look, tell)
    known = withheld_from(seat, luck.taken())
    if all(outcome.value is not None for outcome in known):
        return ENOUGH  # nothing is hidden from this seat
    compared = 0
    other, other_luck = unlike_but_indistinguishable(game, ruleset, seat, known, world)
    while world.state.pending:
        mover = rng.choice(world.state.pending)
        common = [action for action in world.state.legal(mover) if other.state.check(mover, action) is None]
        if not common:
            return compared  # the worlds part here, as they may: it is not this seat's decision
        action = rng.choice(common)
        world.state.apply(mover, action, luck, world.chronicle)
        other_luck.expect(withheld_from(seat, luck.taken()))
        try:
            other.state.apply(mover, action, other_luck, other.chronicle)
        except BadInput:
            return compared  # they part here too: what this seat draws is in another's hand in the other world
        if world.state.pending:
            compared += 1
            assert other.seen_by(seat) == world.seen_by(seat), "both worlds look the same until the end"
    return compared


def luck_hides_something(game: Game, ruleset: Ruleset, seat: Seat | None) -> bool:
    """Whether a game begins with luck that a seat may not see; in some games only choices are secret."""
    luck = TracedChance(FastChance(random.Random(SEED)))
    game.new(ruleset, luck)
    return any(outcome.value is None for outcome in withheld_from(seat, luck.taken()))


def unlike_but_indistinguishable(
    game: Game, ruleset: Ruleset, seat: Seat | None, known: list[Outcome], world: World
) -> tuple[World, RecordedChance]:
    """Another world that a seat can't tell from this one."""
    for number in range(OTHER_WORLDS):
        luck = RecordedChance(guess=FastChance(random.Random(number)))
        luck.expect(known)
        chronicle = Chronicle()
        other = World(game, game.new(ruleset, luck, chronicle), chronicle, world.look, world.tell)
        if other.truth() != world.truth() and other.seen_by(seat) == world.seen_by(seat):
            return other, luck
    raise AssertionError("whatever luck hides from this seat, it shows in what the seat sees")


def check_sealed_choices(game: Game, ruleset: Ruleset, look: Looks, tell: Tells) -> None:
    """As long as a step is sealed, nobody learns what another seat decides."""
    rng = random.Random(8)
    chance = FastChance(rng)
    state = game.new(ruleset, chance)
    while state.pending:
        for mover in state.pending if state.seal else ():
            worlds = []
            for action in (state.legal(mover)[0], state.legal(mover)[-1]):
                world = World(game, state.copy(), Chronicle(), look, tell)
                world.state.apply(mover, action, chance, world.chronicle)
                worlds.append(world)
            for seat in (*ruleset.seats, None):
                if seat != mover and all(world.state.seal == state.seal for world in worlds):
                    assert worlds[0].seen_by(seat) == worlds[1].seen_by(seat)
        seat = state.pending[0]
        state.apply(seat, rng.choice(state.legal(seat)), chance)


@pytest.mark.parametrize("case", CASES)
def test_a_seat_learns_only_what_it_may_know(case: Case) -> None:
    game = find_game(case.game)
    ruleset = game.ruleset(case.seats, dict(case.options))
    for seat in (*ruleset.seats, None):
        compared = 0
        for seed in range(SEED, SEED + GAMES_A_SEAT):
            if compared < ENOUGH:
                compared += check_secrets(game, ruleset, seat, honest_look, honest_telling, seed)
        assert compared > GAMES_A_SEAT, "the worlds do not part at once"
    check_sealed_choices(game, ruleset, honest_look, honest_telling)


@pytest.mark.parametrize("name", [name for name in game_names() if max(game_meta(name).seats) > 1])
def test_a_leak_would_be_found(name: str) -> None:
    """The test of the test: a view or an event that tells too much fails it."""
    game = find_game(name)
    ruleset = game.ruleset(2, {})

    def leaky_look(game: Game, state: State, seat: Seat | None) -> View:
        return game.dump(state)

    def leaky_telling(chronicle: Chronicle, seat: Seat | None) -> list[Event]:
        return chronicle.events

    for look, tell in ((leaky_look, honest_telling), (honest_look, leaky_telling)):
        if luck_hides_something(game, ruleset, ruleset.seats[0]):
            with pytest.raises(AssertionError):
                check_secrets(game, ruleset, ruleset.seats[0], look, tell)
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
