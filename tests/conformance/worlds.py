"""Two worlds that differ only in what a seat may not know, and look the same to it.

What is hidden is taken from the audiences of luck and from sealed steps, not from the game's own views, so
that a view, an event, a record or an answer about taking back that tells too much is found out.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from dataclasses import replace
from datetime import UTC, datetime
from functools import cache

from bottega.core.actions import Action
from bottega.core.agenda import seal_of
from bottega.core.chance import Chance, FastChance, Outcome, RecordedChance, TracedChance
from bottega.core.errors import BadInput
from bottega.core.event import Event
from bottega.core.game import Game
from bottega.core.match import Match, new_header
from bottega.core.records import Entry
from bottega.core.registry import find_game
from bottega.core.ruleset import Ruleset
from bottega.core.scribe import Scribe
from bottega.core.seats import EVERYONE, Audience, Seat, may_see
from bottega.core.views import View
from tests.conformance.cases import Case

NEAR_WORLDS = 20
"""So many worlds are tried that differ in one outcome, then others that differ in all that are hidden."""
OTHER_WORLDS = 60
ENOUGH = 100
"""So many positions are compared for each seat: where hands are hidden two worlds part early, and others follow."""
LONGEST = 2000
"""So many positions of one game are compared at the most: what may be done in both worlds need not end it."""
GAMES_A_SEAT = 25
PROBES = 3
"""In so many random games luck shows whom it is for."""
TAKING_BACK = 0.1
STRAYING = 0.3
"""How often a seat may do what it can't in the other world, where it does something like it."""
MANY, RARELY = 60, 0.1
"""After many decisions sealed ones are looked at rarely."""
SEED = 7
SOME_DAY = datetime(2026, 1, 1, tzinfo=UTC)

Looks = Callable[[Match, Seat | None], View]
Tells = Callable[[Match, Seat | None], list[Event]]
Writes = Callable[[Match], tuple[Entry, ...]]


def honest_look(match: Match, seat: Seat | None) -> View:
    return match.view(seat)


def honest_telling(match: Match, seat: Seat | None) -> list[Event]:
    return match.events(seat)


def honest_writing(match: Match) -> tuple[Entry, ...]:
    return match.record.entries


class Manners:
    """How a seat is shown, told and given the record of what happens: honestly, or not, in a test of the tests."""

    def __init__(self, look: Looks = honest_look, tell: Tells = honest_telling, write: Writes = honest_writing) -> None:
        self.look = look
        self.tell = tell
        self.write = write

    def tell_since(self, match: Match, seat: Seat | None, number: int) -> list[dict[str, object]]:
        """What a seat is told from a number on, as JSON."""
        return [event.to_json() for event in self.tell(match, seat)[number:]]


HONEST = Manners()


class World:
    """A match, seen through the eyes of one seat."""

    def __init__(self, match: Match, manners: Manners) -> None:
        self.match = match
        self.manners = manners
        self.told = self.heard = self.read = 0

    def looks_to(self, seat: Seat | None) -> tuple[object, ...]:
        """What a seat sees, what it was told since the last comparison, and what it may do."""
        told = self.manners.tell_since(self.match, seat, self.told)
        return self.manners.look(self.match, seat), told, self.match.legal(seat) if seat is not None else []

    def reveals_to(self, seat: Seat | None) -> bool:
        """Whether a seat was rightly told since the last comparison of something that was hidden before."""
        return any(event.reveals for event in self.match.events(seat, self.heard))

    def papers_for(self, seat: Seat | None) -> tuple[object, ...]:
        """What the record says since the last comparison, and what a seat hears when it asks to take back."""
        reason = None if seat is None else self.match.why_not_undo(seat)
        return self.manners.write(self.match)[self.read :], reason and reason.code

    def seen_by(self, seat: Seat | None) -> tuple[object, ...]:
        """All that a seat gets to know."""
        return (*self.looks_to(seat), *self.papers_for(seat))

    def truth(self) -> View:
        return self.match.game.dump(self.match.state)

    def compared(self, seat: Seat | None) -> None:
        """What a seat knows so far need not be compared again."""
        self.told = len(self.manners.tell(self.match, seat))
        self.heard = self.match.event_count(seat)
        self.read = len(self.manners.write(self.match))

    def fork(self, luck: Chance) -> World:
        """The same world, with other luck from here on."""
        other = World(fork(self.match, luck), self.manners)
        other.told, other.heard, other.read = self.told, self.heard, self.read
        return other


def fork(match: Match, luck: Chance) -> Match:
    """A match that stands where another does, with luck of its own.

    Both may share a state: a match never changes one, it acts on copies.
    """
    other = Match.__new__(Match)
    other.__dict__.update(match.__dict__)
    other._chance = TracedChance(luck)
    other._chronicle = match._chronicle.copy()
    other._scribe = Scribe(match.header)
    other._scribe.entries = list(match._scribe.entries)
    other._scribe.withheld = dict(match._scribe.withheld)
    other._acted = set(match._acted)
    other._reversible = [replace(done) for done in match._reversible]
    return other


def begin(game: Game, ruleset: Ruleset, luck: Chance) -> Match:
    """A match set up with some luck."""
    names = [f"player {seat}" for seat in ruleset.seats]
    return Match(game, new_header(game, ruleset, names), luck)


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

    def __init__(self, game: Game, ruleset: Ruleset, seat: Seat | None, manners: Manners, seed: int) -> None:
        self.game, self.ruleset, self.seat, self.manners = game, ruleset, seat, manners
        self.rng = random.Random(seed)
        self.luck = TracedChance(FastChance(self.rng))
        self.world = self.begin(self.luck)
        self.came = self.luck.taken()
        self.from_the_beginning = True
        self.other: World | None = None
        self.other_luck = RecordedChance()
        self.has_strayed = False
        """Whether another seat did something else in the other world, which looked the same."""

    def begin(self, luck: Chance) -> World:
        """The game set up with some luck."""
        return World(begin(self.game, self.ruleset, luck), self.manners)

    def differ_at_set_up(self) -> None:
        """Another beginning that the seat can't tell from this one, if luck hides something from it."""
        if self.hides_something():
            self.differ(self.begin)
            assert self.other is not None, "what luck hides could have come out otherwise"

    def play_a_decision(self, *, later: bool) -> bool:
        """Do the same in both worlds: whether they can be compared after it. Another world may begin here (`later`)."""
        match = self.world.match
        mover = self.rng.choice(match.pending)
        if self.rng.random() < TAKING_BACK and match.can_undo(mover):
            self.take_back(mover)
        elif self.other is not None:
            self.play_in_both(self.other, mover)
        else:
            self.play_in_one(mover, later=later)
        return self.other is not None and not self.world.match.over

    def take_back(self, mover: Seat) -> None:
        """Take an action back in both worlds."""
        for world in (self.world, self.other):
            if world is not None:
                world.match.undo(mover, SOME_DAY)

    def play_in_one(self, mover: Seat, *, later: bool) -> None:
        """There is no other world; one may begin here."""
        self.world.compared(self.seat)  # what happened before is the same in any other world to come
        before = self.world.fork(self.luck)
        action = self.rng.choice(before.match.legal(mover))
        self.play(self.world, mover, action)
        self.came = self.luck.taken()
        if later and self.hides_something() and not self.world.match.over:
            self.from_the_beginning = False
            self.differ(lambda luck: self.play(before.fork(luck), mover, action))

    def play_in_both(self, other: World, mover: Seat) -> None:
        """Do something in this world, and in the other what looks the same. If nothing does they part, as they may."""
        legal = self.world.match.legal(mover)
        common = [action for action in legal if other.match.check(mover, action) is None]
        strays = self.rng.random() < STRAYING and mover != self.seat
        action = self.rng.choice(self.tempting(mover, legal, common) if strays else common or legal)
        twin = self.alike(other, mover, action)
        if twin is None and common:
            action = twin = self.rng.choice(common)
        if twin is None:
            assert mover != self.seat, "a seat that may do other things knows in which world it is"
            self.other = None
        self.play(self.world, mover, action)
        self.came = self.luck.taken()
        if twin is not None:
            self.has_strayed = self.has_strayed or twin is not action
            self.other_luck.expect(self.known())
            try:
                self.play(other, mover, twin)
            except BadInput:
                self.other = None  # they part here too: what this seat draws is in another's hand in the other world

    def tempting(self, mover: Seat, legal: list[Action], common: list[Action]) -> list[Action]:
        """What to choose from if it need not be common: where all choose at once, rather what is not."""
        at_once = self.world.match.state.seal not in ("", seal_of(mover))
        return [action for action in legal if action not in common] or legal if at_once else legal

    def alike(self, other: World, mover: Seat, action: Action) -> Action | None:
        """What the mover may do in the other world that is most like an action: the action itself, if it may.

        Else it is of the same kind, and one part of it differs: what is secret in it.
        """
        if other.match.check(mover, action) is None:
            return action
        kind = [choice for choice in other.match.legal(mover) if choice.word == action.word]
        if not kind:
            return None
        twin = max(kind, key=lambda choice: len(set(choice.parts) & set(action.parts)))
        return twin if len(action.parts) - len(set(twin.parts) & set(action.parts)) == 1 else None

    def is_hidden(self, outcome: Outcome) -> bool:
        return not may_see(self.seat, outcome.audience)

    def hides_something(self) -> bool:
        """Whether the luck that came last hides something from the seat."""
        return any(self.is_hidden(outcome) for outcome in self.came)

    def known(self, *, own_picks: bool = True) -> list[Outcome]:
        """The luck that came last as the seat knows it: what it may not see has no value.

        What a seat picks is a place among what others left: if that is hidden, another place may look the same.
        """
        return [Outcome(o.door, o.value if self.sees(o, own_picks=own_picks) else None) for o in self.came]

    def sees(self, outcome: Outcome, *, own_picks: bool) -> bool:
        is_own_pick = outcome.door == "pick" and outcome.audience != EVERYONE
        return not self.is_hidden(outcome) and (own_picks or not is_own_pick)

    def nearly_known(self) -> list[Outcome]:
        """The same with one value withheld of those that are hidden: worlds that differ little stay together longer."""
        one = self.rng.choice([outcome for outcome in self.came if self.is_hidden(outcome)])
        return [Outcome(o.door, None if o is one else o.value) for o in self.came]

    def play(self, world: World, mover: Seat, action: Action) -> World:
        world.match.play(mover, action, SOME_DAY)
        return world

    def differ(self, happen: Callable[[Chance], World]) -> None:
        """Look for another world that the seat can't tell from this one; there is none if luck had no choice."""
        self.has_strayed = False
        truth, seen = self.world.truth(), self.world.seen_by(self.seat)
        others = 0
        for number in range(OTHER_WORLDS):
            luck = RecordedChance(guess=FastChance(random.Random(number)), spares=number % 2 == 0)
            luck.expect(self.nearly_known() if number < NEAR_WORLDS else self.known(own_picks=number % 4 < 2))
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

    def compare(self) -> bool:
        """Whether both worlds look the same to the seat, as they must until what differs comes to light.

        While they look the same, so do the papers.
        """
        assert self.other is not None
        if self.other.looks_to(self.seat) != self.world.looks_to(self.seat):
            shown = self.world.reveals_to(self.seat) and self.other.reveals_to(self.seat)
            assert shown or self.has_strayed, "both look the same until something hidden is shown"
            self.other = None
            return False
        assert self.other.papers_for(self.seat) == self.world.papers_for(self.seat), "records and undo tell no more"
        self.world.compared(self.seat)
        self.other.compared(self.seat)
        return True


def check_secrets(
    game: Game,
    ruleset: Ruleset,
    seat: Seat | None,
    manners: Manners = HONEST,
    seed: int = SEED,
    *,
    first: bool = True,
    later: bool = True,
) -> Compared:
    """Play one game in two worlds that differ in what a seat may not know, and look at both with its eyes.

    They differ from the beginning (`first`), where luck hides something at set-up, or from a later outcome on.
    """
    twins, compared = Twins(game, ruleset, seat, manners, seed), Compared()
    if first:
        twins.differ_at_set_up()
    while not twins.world.match.over and compared.first < LONGEST and compared.later < ENOUGH:
        if twins.other is None and not later:
            break
        if twins.play_a_decision(later=later) and twins.compare():
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


def check_sealed_choices(game: Game, ruleset: Ruleset, seed: int = SEED, manners: Manners = HONEST) -> None:
    """As long as a step is sealed, others learn that a seat has decided, but not what, nor that it has begun to."""
    rng = random.Random(seed)
    luck = FastChance(rng)
    world = World(begin(game, ruleset, luck), manners)
    decisions = 0
    while not world.match.over:
        decisions += 1
        looks = decisions < MANY or rng.random() < RARELY
        for mover in world.match.pending if world.match.state.seal and looks else ():
            others = [seat for seat in (*ruleset.seats, None) if seat != mover]
            check_a_sealed_choice(world, mover, others)
        seat = world.match.pending[0]
        world.match.play(seat, rng.choice(world.match.legal(seat)), SOME_DAY)


def check_a_sealed_choice(world: World, mover: Seat, others: list[Seat | None]) -> None:
    """Two choices look alike to the others; one that is only begun looks like none, taken back or not.

    One that is complete is told, and so is that it was taken back; then everything looks as before.
    """
    legal, seal = world.match.legal(mover), world.match.state.seal
    first, second = [world.fork(FastChance(random.Random(1))) for _ in range(2)]
    first.match.play(mover, legal[0], SOME_DAY)
    second.match.play(mover, legal[-1], SOME_DAY)
    if not first.match.state.seal == second.match.state.seal == seal:
        return
    taken_back = first.fork(FastChance(random.Random(1)))
    taken_back.match.undo(mover, SOME_DAY)
    for seat in others:
        for tried in (first, second, taken_back, world):
            tried.told, tried.read = len(world.manners.tell(world.match, seat)), len(world.match.record.entries)
        assert first.seen_by(seat) == second.seen_by(seat)
        if mover in first.match.pending:
            assert first.seen_by(seat) == world.seen_by(seat), "nobody knows that another has begun"
            assert taken_back.seen_by(seat) == world.seen_by(seat), "nobody knows that another took a beginning back"
        else:
            at = taken_back.told
            assert world.manners.tell_since(taken_back.match, seat, at) == decided_and_taken_back(mover, at)
            taken_back.told = world.told = at + 2
            assert taken_back.seen_by(seat) == world.seen_by(seat), "all looks as before"


def decided_and_taken_back(mover: Seat, number: int) -> list[dict[str, object]]:
    """What others are told of a sealed choice that was made and taken back, from this number on."""
    return [
        {"event": "decided", "actor": mover},
        {"event": "taken-back", "actor": mover, "events": (number,)},
    ]


def check_secret_luck(case: Case, seat: Seat | None, first_seed: int = SEED) -> None:
    """Compare worlds in which other luck is hidden from a seat, in several games; from some seats none is hidden."""
    game = find_game(case.game)
    ruleset = game.ruleset(case.seats, dict(case.options))
    first, later = [hidden_from(seat, seen) for seen in audiences(case)]
    total = Compared()
    for seed in range(first_seed, first_seed + GAMES_A_SEAT):
        wanted = {"first": first and total.first < ENOUGH, "later": later and total.later < ENOUGH}
        if any(wanted.values()):
            compared = check_secrets(game, ruleset, seat, HONEST, seed, **wanted)
            total.first += compared.first
            total.later += compared.later
    assert total.first > GAMES_A_SEAT or not first, "the worlds do not part at once"
    assert total.later or not later, "worlds are compared"
