"""Two tables that differ only in what somebody may not know: what luck brings there, and what is done.

They are made as the conformance suite makes its worlds. Besides, at the second table others begin in secret what they
take back again: of that, too, nobody else may be told.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import dataclass

from bottega.core.actions import Action
from bottega.core.chance import Chance, FastChance
from bottega.core.game import Game
from bottega.core.match import Match
from bottega.core.records import outcomes_told
from bottega.core.ruleset import Ruleset
from bottega.core.seats import Seat
from tests.conformance.worlds import HONEST, SOME_DAY, Twins, World, begin, fork

FIDDLING = 0.5
"""How often something is begun and taken back before a secret decision."""


@dataclass(frozen=True)
class Deed:
    """An action, or that the last one is taken back. `in_secret` is what has no twin at the other table."""

    seat: int
    action: str | None
    in_secret: bool = False


@dataclass(frozen=True)
class Life:
    """All that happens at a table: what luck brings, and what is done."""

    outcomes: list[tuple[str, int | None]]
    deeds: list[Deed]


Pair = tuple[Life, Life]


class Diary(World):
    """A world in which everything is written down."""

    def __init__(self, match: Match) -> None:
        super().__init__(match, HONEST)
        self.deeds: list[Deed] = []

    def fork(self, luck: Chance) -> Diary:
        """The same world, with other luck from here on."""
        other = Diary(fork(self.match, luck))
        other.told, other.heard, other.read = self.told, self.heard, self.read
        other.deeds = self.deeds.copy()
        return other

    def life(self, deeds: int) -> Life:
        """What happened here, with so many deeds."""
        match = self.fork(FastChance(random.Random(0))).match
        if not match.over:
            match.agree_to_end(SOME_DAY)
        return Life([(outcome.door, outcome.value) for outcome in outcomes_told(match.record)], self.deeds[:deeds])


class Siblings(Twins):
    """One game in two worlds that look the same to a seat; all of it is written down."""

    def __init__(self, game: Game, ruleset: Ruleset, seat: Seat | None, seed: int) -> None:
        self.fiddling = random.Random(seed)
        super().__init__(game, ruleset, seat, HONEST, seed)

    def begin(self, luck: Chance) -> World:
        return Diary(begin(self.game, self.ruleset, luck))

    def take_back(self, mover: Seat) -> None:
        super().take_back(mover)
        for world in (self.world, self.other):
            if isinstance(world, Diary):
                world.deeds.append(Deed(mover, None))

    def play(self, world: World, mover: Seat, action: Action) -> World:
        assert isinstance(world, Diary)
        if world is not self.world and mover != self.seat and self.fiddling.random() < FIDDLING:
            self.fiddle(world, mover)
        super().play(world, mover, action)
        world.deeds.append(Deed(mover, action.name))
        return world

    def fiddle(self, world: Diary, mover: Seat) -> None:
        """Begin something in secret, and take it back."""
        action, seal = self.fiddling.choice(world.match.legal(mover)), world.match.state.seal
        tried = world.fork(FastChance(random.Random(0))).match
        tried.play(mover, action, SOME_DAY)
        if seal and tried.state.seal == seal and mover in tried.pending:
            world.match.play(mover, action, SOME_DAY)
            world.match.undo(mover, SOME_DAY)
            world.deeds += [Deed(mover, action.name, in_secret=True), Deed(mover, None, in_secret=True)]


def pairs(game: Game, ruleset: Ruleset, seat: Seat | None, seed: int, longest: int) -> Iterator[Pair]:
    """The tables of one game that look the same to a seat, each from the beginning until they may differ, or until so
    many deeds were done.
    """
    twins = Siblings(game, ruleset, seat, seed)
    if twins.hides_something():
        twins.differ_at_set_up()
    one, other, counts = twins.world, twins.other, (0, 0)
    while not twins.world.match.over:
        together = twins.play_a_decision(later=True) and twins.compare()
        if twins.other is not other:
            if other is not None and any(counts):
                yield _pair(one, other, counts)
            other, counts = twins.other, (0, 0)
        if together and isinstance(one, Diary) and isinstance(other, Diary) and len(other.deeds) <= longest:
            counts = len(one.deeds), len(other.deeds)
    if other is not None and any(counts):
        yield _pair(one, other, counts)


def _pair(one: World, other: World, counts: tuple[int, int]) -> Pair:
    assert isinstance(one, Diary)
    assert isinstance(other, Diary)
    return one.life(counts[0]), other.life(counts[1])
