"""A thinker: what a seat may do, judged from what it knows, by the game's method and fitted evaluation."""

from __future__ import annotations

import random

from bottega.bots.budget import Budget
from bottega.bots.methods import METHODS, Method
from bottega.bots.weights import evaluation_for
from bottega.core.chance import FastChance
from bottega.core.game import Game
from bottega.core.ruleset import Ruleset
from bottega.core.seats import Seat
from bottega.core.state import State
from bottega.core.views import View
from bottega.search.evaluation import Evaluation, Outcome
from bottega.search.halving import Halving
from bottega.search.playout import MOST_DECISIONS, Horizon, play_line
from bottega.search.policies import Beam, Habit, OnePly, Policy
from bottega.search.thinking import Considered
from bottega.search.turns import Turn, Turns


class Thinker:
    """Thinks about positions of one game by one ruleset, for any seat, from views alone."""

    def __init__(
        self, game: Game, ruleset: Ruleset, method: Method | None = None, evaluation: Evaluation | None = None
    ) -> None:
        self.game = game
        self.method = method = METHODS[game.meta.name] if method is None else method
        self.evaluation = evaluation = evaluation_for(game, ruleset) if evaluation is None else evaluation
        self._seats = ruleset.seats
        self._policy = self._made_policy()
        self._turns = Turns(game, evaluation, method.width, method.positions, method.rivalry)
        self._halving = Halving(
            game,
            evaluation,
            self._turns,
            method.candidates,
            self._policy,
            Horizon(method.stages, method.turns),
            method.prior,
        )

    def _made_policy(self) -> Policy:
        """How seats decide in the mind."""
        method = self.method
        if method.policy == "habit":
            return Habit(self.game)
        if method.policy == "one-ply":
            return OnePly(self.game, self.evaluation, method.policy_width)
        return Beam(self.game, self.evaluation, method.policy_width, method.policy_positions, method.policy_rivalry)

    def worlds(self, view: View, rng: random.Random, number: int) -> list[State]:
        """Tables that fit a view. What others have decided in secret is imagined by the policy."""
        return [self._imagined(view, rng) for _ in range(number)]

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
            play_line(world, seat, self._policy.line(world, seat, rng), FastChance(rng))

    def turns(self, view: View, rng: random.Random) -> list[Turn]:
        """The turns that the seat may take, the most promising by a first look first."""
        assert view.seat is not None
        return self._turns.of(self.worlds(view, rng, 1)[0], Seat(view.seat), rng.getrandbits(32))

    def think(self, view: View, rng: random.Random, looks: int, budget: Budget) -> list[Considered]:
        """What the seat may do, best first, after so many play-outs at most."""
        assert view.seat is not None
        thought = budget.begin()
        worlds = self.worlds(view, rng, min(self.method.worlds, max(1, looks)))
        return self._halving.think(worlds, Seat(view.seat), looks, rng, thought.is_over)

    def assess(self, view: View, rng: random.Random, worlds: int) -> Outcome:
        """What the position promises every seat by a first look, from what the viewer knows."""
        outcomes = [self.evaluation.outcome(world) for world in self.worlds(view, rng, worlds)]
        seats = range(len(outcomes[0].points))
        return Outcome(
            [sum(outcome.points[seat] for outcome in outcomes) / worlds for seat in seats],
            [sum(outcome.shares[seat] for outcome in outcomes) / worlds for seat in seats],
        )
