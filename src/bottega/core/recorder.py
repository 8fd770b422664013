"""Recording games played on the bare state, at next to no cost: for simulation and self-play."""

from __future__ import annotations

import random

from bottega.core.actions import Action
from bottega.core.chance import FastChance, Outcome, kind_at
from bottega.core.events import Sink
from bottega.core.game import Game
from bottega.core.match import new_header, now
from bottega.core.records import Record
from bottega.core.ruleset import Ruleset
from bottega.core.scores import Standing
from bottega.core.scribe import Scribe
from bottega.core.seats import EVERYONE, Audience, Seat


class NotedChance(FastChance):
    """Fast luck that notes what it gave. It asks `below` itself: the doors of `Chance` would cost as much again."""

    def __init__(self, rng: random.Random) -> None:
        super().__init__(rng)
        self.noted: list[tuple[str, int, Audience]] = []

    def roll(self) -> int:
        value = 1 + self.below(6)
        self.noted.append(("roll", value, EVERYONE))
        return value

    def draw(self, counts: list[int], audience: Audience = EVERYONE) -> int:
        value = kind_at(counts, self.below(sum(counts)))
        self.noted.append(("draw", value, audience))
        return value

    def pick(self, n: int, audience: Audience = EVERYONE) -> int:
        value = self.below(n)
        self.noted.append(("pick", value, audience))
        return value


class Recorder:
    """A game played by programs that only do what is legal: unchecked, and recorded.

    The record is made when it is asked for, and tells everything, so ask when the game is over.
    """

    def __init__(self, game: Game, ruleset: Ruleset, rng: random.Random, sink: Sink | None = None) -> None:
        self.game = game
        self.ruleset = ruleset
        self._chance = NotedChance(rng)
        self._sink = sink
        self.state = game.new(ruleset, self._chance, sink)
        self._actions: list[tuple[Seat, Action, int]] = []

    def apply(self, seat: Seat, action: Action) -> None:
        """Do a legal action. Trusts its caller."""
        self._actions.append((seat, action, len(self._chance.noted)))
        self.state.apply(seat, action, self._chance, self._sink)

    def record(self, players: list[str], standings: list[Standing]) -> Record:
        """The record of the finished game, given its standings."""
        scribe = Scribe(new_header(self.game, self.ruleset, players))
        outcomes, time = [Outcome(*noted) for noted in self._chance.noted], now()
        bounds = [place for _, _, place in self._actions] + [len(outcomes)]
        scribe.luck(outcomes[: bounds[0]])
        for (seat, action, start), end in zip(self._actions, bounds[1:], strict=True):
            scribe.act(seat, action, time)
            scribe.luck(outcomes[start:end])
        scribe.close("played", None, standings, None)
        return scribe.record
