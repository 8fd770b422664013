"""What a position promises each seat: a sum of its features, with weights that were fitted to what came of games."""

from __future__ import annotations

from math import exp
from typing import Final

from bottega.core.game import Game
from bottega.core.ruleset import Ruleset
from bottega.core.seats import Seat
from bottega.core.state import State

STEEPNESS: Final = 1.702
"""A logistic curve this steep is as good as the normal distribution."""
LEAST_SPREAD: Final = 0.5
"""In points: nothing is certain before the game is over."""


class Evaluation:
    """A fitted evaluation for one number of seats.

    `weights` has a list for each phase of the game, evenly spaced from its beginning to its end; between two of them
    both count. The last weight of a list is what every position is worth. `spreads` are, for each phase, by how much
    the difference of two seats' points is missed.
    """

    __slots__ = ("_game", "_spreads", "_weights", "seats")

    def __init__(self, game: Game, seats: list[Seat], weights: list[list[float]], spreads: list[float]) -> None:
        self._game = game
        self._weights = weights
        self._spreads = spreads
        self.seats = seats

    def points(self, state: State, seat: Seat) -> float:
        """About how many points a seat will have; playing alone, how many more than the target."""
        features = self._game.features(state, seat)
        place = self._game.phase(state) * (len(self._weights) - 1)
        before = min(int(place), len(self._weights) - 2)
        later = place - before
        earlier_weights, later_weights = self._weights[before], self._weights[before + 1]
        count = len(features)
        total = earlier_weights[count] * (1.0 - later) + later_weights[count] * later
        for number in range(count):
            feature = features[number]
            if feature != 0.0:
                total += feature * (earlier_weights[number] * (1.0 - later) + later_weights[number] * later)
        return total

    def outcome(self, state: State) -> Outcome:
        """What a position promises all seats."""
        if not state.pending:
            return final_outcome(self._game, state, len(self.seats))
        points = [self.points(state, seat) for seat in self.seats]
        place = self._game.phase(state) * (len(self._spreads) - 1)
        before = min(int(place), len(self._spreads) - 2)
        later = place - before
        spread = self._spreads[before] * (1.0 - later) + self._spreads[before + 1] * later
        return Outcome(points, shares_of(points, max(spread, LEAST_SPREAD)))

    def ending(self, state: State, blur: float) -> Outcome:
        """What the end of a play-out promises. Of a game that is over the margin tells more than who won.

        It is judged as if it could be missed by so many points.
        """
        outcome = self.outcome(state)
        return outcome if state.pending else Outcome(outcome.points, shares_of(outcome.points, blur))


class Outcome:
    """The points of each seat, and its chance to win."""

    __slots__ = ("points", "shares")

    def __init__(self, points: list[float], shares: list[float]) -> None:
        self.points = points
        self.shares = shares


def shares_of(points: list[float], spread: float) -> list[float]:
    """The chances to win of seats that may hope for so many points, missed by so much; alone, against 0."""
    if len(points) == 1:
        return [better(points[0], spread)]
    shares = []
    for seat, own in enumerate(points):
        share = 1.0
        for other, theirs in enumerate(points):
            if other != seat:
                share *= better(own - theirs, spread)
        shares.append(share)
    total = sum(shares)
    return [share / total for share in shares] if total > 0.0 else [1.0 / len(points) for _ in points]


def better(margin: float, spread: float) -> float:
    """The chance that a margin stays above 0."""
    steep = -STEEPNESS * margin / spread
    return 1.0 / (1.0 + exp(min(steep, 60.0)))


def final_outcome(game: Game, state: State, seats: int) -> Outcome:
    """What came of a game that is over."""
    points, shares = [0.0] * seats, [0.0] * seats
    for standing in game.standings(state):
        if standing.seat is not None:
            target = standing.facts.get("target", 0)
            points[standing.seat] = float(standing.total - (target if isinstance(target, int) else 0))
            shares[standing.seat] = float(standing.won)
    return Outcome(points, shares)


class Appraisal(Evaluation):
    """The game's own appraisal, for games that nothing was fitted for yet."""

    __slots__ = ()

    def __init__(self, game: Game, ruleset: Ruleset) -> None:
        super().__init__(game, ruleset.seats, [[0.0], [0.0]], game.spreads(ruleset))

    def points(self, state: State, seat: Seat) -> float:
        return self._game.appraise(state, seat)
