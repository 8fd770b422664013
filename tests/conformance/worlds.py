"""Two worlds that differ only in what a seat may not know, and look the same to it.

What is hidden is taken from the audiences of luck and from sealed steps, not from the game's own views, so
that a view or an event that tells too much is found out.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from functools import cache

from bottega.core.actions import Action
from bottega.core.chance import Chance, FastChance, Outcome, RecordedChance, TracedChance
from bottega.core.errors import BadInput
from bottega.core.events import Chronicle, Event
from bottega.core.game import Game
from bottega.core.registry import find_game
from bottega.core.ruleset import Ruleset
from bottega.core.seats import Audience, Seat, may_see
from bottega.core.state import State
from bottega.core.views import View
from tests.conformance.cases import Case

OTHER_WORLDS = 40
ENOUGH = 100
"""So many positions are compared for each seat: where hands are hidden two worlds part early, and others follow."""
LONGEST = 2000
"""So many positions of one game are compared at the most: what may be done in both worlds need not end it."""
GAMES_A_SEAT = 25
PROBES = 3
"""In so many random games luck shows whom it is for."""
SEED = 7

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


def hides_something(outcomes: list[Outcome]) -> bool:
    """Whether outcomes, as a seat knows them, hide something from it."""
    return any(outcome.value is None for outcome in outcomes)


class Compared:
    """How many positions were compared: of worlds that differ from the beginning, and of those that part later."""

    def __init__(self) -> None:
        self.first = 0
        self.later = 0


class Twins:
    """One game in two worlds that differ in luck which a seat may not see, and look the same to it.

    The other world begins where luck first hides something from the seat, at set-up or later. When the worlds
    part, as they may, another one begins at the next secret of this kind.
    """

    def __init__(self, game: Game, ruleset: Ruleset, seat: Seat | None, look: Looks, tell: Tells, seed: int) -> None:
        self.game, self.ruleset, self.seat, self.look, self.tell = game, ruleset, seat, look, tell
        self.rng = random.Random(seed)
        self.luck = TracedChance(FastChance(self.rng))
        self.world = self.begin(self.luck)
        self.known = withheld_from(seat, self.luck.taken())
        self.from_the_beginning = True
        self.other: World | None = None
        self.other_luck = RecordedChance()

    def begin(self, luck: Chance) -> World:
        """The game set up with some luck."""
        chronicle = Chronicle()
        return World(self.game, self.game.new(self.ruleset, luck, chronicle), chronicle, self.look, self.tell)

    def differ_at_set_up(self) -> None:
        """Another beginning that the seat can't tell from this one, if luck hides something from it."""
        if hides_something(self.known):
            self.differ(self.begin)
            assert self.other is not None, "what luck hides could have come out otherwise"

    def play_a_decision(self, *, later: bool) -> bool:
        """Do the same in both worlds: whether they can be compared after it. Another world may begin here (`later`)."""
        mover = self.rng.choice(self.world.state.pending)
        action = self.rng.choice(self.common_actions(mover))
        before = self.world.state.copy()
        if self.other is None:
            self.world.chronicle = Chronicle()  # what happened before is the same in any other world to come
        self.world.state.apply(mover, action, self.luck, self.world.chronicle)
        self.known = withheld_from(self.seat, self.luck.taken())
        if self.other is not None:
            self.follow(self.other, mover, action)
        elif later and hides_something(self.known) and self.world.state.pending:
            self.from_the_beginning = False
            self.differ(lambda luck: self.branch(before, mover, action, luck))
        return self.other is not None and bool(self.world.state.pending)

    def common_actions(self, mover: Seat) -> list[Action]:
        """What may be done in both worlds. If nothing can be, they part, as they may: another seat decides."""
        legal = self.world.state.legal(mover)
        if self.other is None:
            return legal
        other = self.other.state
        common = [action for action in legal if other.check(mover, action) is None]
        if not common:
            assert mover != self.seat, "a seat that may do other things knows in which world it is"
            self.other = None
        return common or legal

    def follow(self, other: World, mover: Seat, action: Action) -> None:
        """Do the same in the other world, with the luck that the seat sees."""
        self.other_luck.expect(self.known)
        try:
            other.state.apply(mover, action, self.other_luck, other.chronicle)
        except BadInput:
            self.other = None  # they part here too: what this seat draws is in another's hand in the other world

    def branch(self, before: State, mover: Seat, action: Action, luck: Chance) -> World:
        """What else could have come of an action."""
        chronicle = Chronicle()
        state = before.copy()
        state.apply(mover, action, luck, chronicle)
        return World(self.game, state, chronicle, self.look, self.tell)

    def differ(self, happen: Callable[[Chance], World]) -> None:
        """Look for another world that the seat can't tell from this one; there is none if luck had no choice."""
        truth, seen = self.world.truth(), self.world.seen_by(self.seat)
        others = 0
        for number in range(OTHER_WORLDS):
            luck = RecordedChance(guess=FastChance(random.Random(number)), spares=number % 2 == 0)
            luck.expect(self.known)
            try:
                other = happen(luck)
            except BadInput:
                continue  # what all saw could not have come so
            if other.truth() != truth:
                others += 1
                if other.seen_by(self.seat) == seen:
                    self.other, self.other_luck = other, luck
                    return
        assert not others, "whatever luck hides from this seat, it shows in what the seat sees"

    def compare(self) -> None:
        """Both worlds look the same to the seat. What was told so far need not be compared again."""
        assert self.other is not None
        assert self.other.seen_by(self.seat) == self.world.seen_by(self.seat), "both look the same until the end"
        self.world.chronicle, self.other.chronicle = Chronicle(), Chronicle()


def check_secrets(
    game: Game,
    ruleset: Ruleset,
    seat: Seat | None,
    look: Looks,
    tell: Tells,
    seed: int = SEED,
    *,
    first: bool = True,
    later: bool = True,
) -> Compared:
    """Play one game in two worlds that differ in what a seat may not know, and look at both with its eyes.

    They differ from the beginning (`first`), where luck hides something at set-up, or from a later outcome on.
    """
    twins, compared = Twins(game, ruleset, seat, look, tell, seed), Compared()
    if first:
        twins.differ_at_set_up()
    while twins.world.state.pending and compared.first < LONGEST and compared.later < ENOUGH:
        if twins.other is None and not later:
            break
        if twins.play_a_decision(later=later):
            twins.compare()
            compared.first += twins.from_the_beginning
            compared.later += not twins.from_the_beginning
    return compared


@cache
def audiences(case: Case) -> tuple[list[Audience], list[Audience]]:
    """Who sees luck at set-up, and who sees it later, in some random games."""
    game = find_game(case.game)
    first: dict[Audience, None] = {}
    later: dict[Audience, None] = {}
    for seed in range(PROBES):
        rng = random.Random(seed)
        luck = TracedChance(FastChance(rng))
        state = game.new(game.ruleset(case.seats, dict(case.options)), luck)
        first |= dict.fromkeys([outcome.audience for outcome in luck.taken()])
        while state.pending:
            mover = rng.choice(state.pending)
            state.apply(mover, rng.choice(state.legal(mover)), luck)
        later |= dict.fromkeys([outcome.audience for outcome in luck.taken()])
    return list(first), list(later)


def hidden_from(seat: Seat | None, seen: list[Audience]) -> bool:
    """Whether some luck is not for this seat."""
    return not all(may_see(seat, audience) for audience in seen)


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


def check_secret_luck(case: Case, seat: Seat | None) -> None:
    """Compare worlds in which other luck is hidden from a seat, in several games; from some seats none is hidden."""
    game = find_game(case.game)
    ruleset = game.ruleset(case.seats, dict(case.options))
    first, later = [hidden_from(seat, seen) for seen in audiences(case)]
    total = Compared()
    for seed in range(SEED, SEED + GAMES_A_SEAT):
        wanted = {"first": first and total.first < ENOUGH, "later": later and total.later < ENOUGH}
        if any(wanted.values()):
            compared = check_secrets(game, ruleset, seat, honest_look, honest_telling, seed, **wanted)
            total.first += compared.first
            total.later += compared.later
    assert total.first > GAMES_A_SEAT or not first, "the worlds do not part at once"
    assert total.later or not later, "worlds are compared"
