"""A thinker: what a seat may do, judged from what it knows, by the game's method and fitted evaluation."""

from __future__ import annotations

import random
from collections.abc import Callable

from bottega.bots.budget import Budget
from bottega.bots.methods import Method, method_of
from bottega.bots.weights import evaluation_for
from bottega.core.actions import Action
from bottega.core.chance import FastChance, TracedChance
from bottega.core.game import Game
from bottega.core.ruleset import Ruleset
from bottega.core.seats import Seat
from bottega.core.state import State
from bottega.core.views import View
from bottega.search.evaluation import Evaluation, Outcome
from bottega.search.halving import Halving
from bottega.search.playout import MOST_DECISIONS, Horizon, play_line, play_on
from bottega.search.thinking import Considered, no_limit
from bottega.search.turns import Turn, Turns

MOST_TIMES = 6.0
"""So many times as many play-outs there are at most towards the end of a game, where they are short."""


class Thinker:
    """Thinks about positions of one game by one ruleset, for any seat, from views alone."""

    def __init__(
        self, game: Game, ruleset: Ruleset, method: Method | None = None, evaluation: Evaluation | None = None
    ) -> None:
        self.game = game
        self.method = method = method_of(game.meta.name, ruleset.count) if method is None else method
        self.evaluation = evaluation = evaluation_for(game, ruleset) if evaluation is None else evaluation
        self._seats = ruleset.seats
        self._horizon = Horizon(method.stages, method.turns)
        self._turns = Turns(game, evaluation, method.width, method.positions)
        self._halving = Halving(
            game,
            evaluation,
            self._turns,
            method.candidates,
            self._horizon,
            method.prior,
            method.blur,
        )

    def worlds(
        self, view: View, rng: random.Random, number: int, is_over: Callable[[], bool] = no_limit
    ) -> list[State]:
        """Tables that fit a view, fewer if time is short. What others decided in secret is imagined by habit."""
        worlds = [self._imagined(view, rng)]
        while len(worlds) < number and not is_over():
            worlds.append(self._imagined(view, rng))
        return worlds

    def _imagined(self, view: View, rng: random.Random) -> State:
        """A table that fits a view."""
        world = self.game.determinize(view, rng)
        if world.seal:
            for other in self._seats:
                if other != view.seat and other not in world.pending and self.game.reopen(world, other):
                    self._decide(world, other, rng)
        return world

    def _decide(self, world: State, seat: Seat, rng: random.Random) -> None:
        """A seat decides what is imagined of it."""
        for _ in range(MOST_DECISIONS):
            if seat not in world.pending:
                return
            play_line(world, seat, self.game.habit(world, seat, rng), FastChance(rng))

    def turns(self, view: View, rng: random.Random) -> list[Turn]:
        """The turns that the seat may take, the most promising by a first look first."""
        assert view.seat is not None
        return self._turns.of(self.worlds(view, rng, 1)[0], Seat(view.seat), rng.getrandbits(32))

    def in_the_time_of(self, looks: int, view: View) -> int:
        """How many play-outs take as long from here as so many from the beginning: those of whole games get shorter."""
        if not self._horizon.is_the_end:
            return looks
        left = 1.0 - self.game.phase(self.game.determinize(view, random.Random(0)))
        return round(looks / max(left, 1.0 / MOST_TIMES))

    def think(self, view: View, rng: random.Random, looks: int, budget: Budget) -> list[Considered]:
        """What the seat may do, best first, after so many play-outs at most."""
        assert view.seat is not None
        thought = budget.begin()
        worlds = self.worlds(view, rng, min(self.method.worlds, looks), thought.is_over)
        return self._halving.think(worlds, Seat(view.seat), looks, rng, thought.is_over)

    def compare(
        self, view: View, first: list[Action], second: list[Action], rng: random.Random, looks: int
    ) -> tuple[Considered, Considered, Considered]:
        """Two lines of the seat, each played out so many times with the same luck, and how much the first is better.

        The third is what the first has more than the second: its error is small, for their luck is the same.
        """
        assert view.seat is not None
        seat = Seat(view.seat)
        worlds = self.worlds(view, rng, min(self.method.worlds, max(1, looks)))
        compared = Considered(first, 0.0), Considered(second, 0.0), Considered(first, 0.0)
        for number in range(max(1, looks)):
            seed = rng.getrandbits(48)
            ends = [self._played_out(worlds[number % len(worlds)], seat, line, seed) for line in (first, second)]
            for line, end in zip(compared, ends, strict=False):
                line.look(end.shares[seat], end.points[seat])
            one, other = ends
            compared[2].look(one.shares[seat] - other.shares[seat], one.points[seat] - other.points[seat])
        return compared

    def _played_out(self, world: State, seat: Seat, line: list[Action], seed: int) -> Outcome:
        """What comes of a line in a world."""
        state = world.copy()
        play_on(self.game, state, seat, line, self._horizon, random.Random(seed))
        return self.evaluation.ending(state, self.method.blur)

    def expect(self, view: View, actor: Seat, action: Action, rng: random.Random, worlds: int) -> Outcome | None:
        """What the position promises every seat after an action, whatever luck it brings; None if none can be thought.

        In a world where the actor could not do so, or no luck would come, the viewer does not look.
        """
        outcomes = []
        for world in self.worlds(view, rng, worlds):
            chance = TracedChance(FastChance(rng))
            if actor in world.pending and world.check(actor, action) is None:
                world.apply(actor, action, chance)
                if chance.outcomes:
                    outcomes.append(self.evaluation.outcome(world))
        return mean_of(outcomes) if outcomes else None

    def assess(self, view: View, rng: random.Random, worlds: int, *, plays_out: bool = False) -> Outcome:
        """What the position promises every seat, from what the viewer knows: by a first look, or played out."""
        assert view.seat is not None
        found = self.worlds(view, rng, worlds)
        if not plays_out:
            return mean_of([self.evaluation.outcome(world) for world in found])
        return mean_of([self._played_out(world, Seat(view.seat), [], rng.getrandbits(48)) for world in found])


def mean_of(outcomes: list[Outcome]) -> Outcome:
    """What several outcomes promise on average."""
    seats, count = range(len(outcomes[0].points)), len(outcomes)
    return Outcome(
        [sum(outcome.points[seat] for outcome in outcomes) / count for seat in seats],
        [sum(outcome.shares[seat] for outcome in outcomes) / count for seat in seats],
    )


def is_begun_alike(line: list[Action], other: list[Action]) -> bool:
    """Whether one line is the other, or its beginning."""
    both = min(len(line), len(other))
    return line[:both] == other[:both]
