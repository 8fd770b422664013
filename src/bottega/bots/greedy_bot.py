"""The greedy bot: the best move by the game's own appraisal, as far as the seat acts alone."""

from __future__ import annotations

import random
from dataclasses import dataclass

from bottega.bots.bot import Bot
from bottega.bots.budget import Budget, Thought
from bottega.core.actions import Action
from bottega.core.agenda import seal_of
from bottega.core.chance import FastChance, TracedChance
from bottega.core.game import Game
from bottega.core.seats import Seat
from bottega.core.state import State
from bottega.core.views import View

WIDTH = 3
"""How many lines of play are followed for each kind of action: a move in several steps looks bad before its last."""
DEPTH = 8
"""How many decisions in a row are looked ahead."""
DEPTH_AFTER_LUCK = 3
POSITIONS = 600
"""How many positions one search looks at, whatever the budget; then the lines of play end where they are."""
SAMPLES = 8
"""How often luck is tried out."""


class GreedyBot(Bot):
    """Looks ahead through its own decisions, up to where another seat acts, and appraises what comes out."""

    def __init__(self, game: Game, rng: random.Random) -> None:
        self._game = game
        self._rng = rng

    def choose(self, view: View, legal: list[Action], budget: Budget) -> Action:
        if len(legal) == 1:
            return legal[0]
        values = self.values(view, budget)
        best = max(values.values())
        return self._rng.choice([action for action in legal if values.get(action) == best])

    def values(self, view: View, budget: Budget) -> dict[Action, float]:
        """What actions are worth, in points that the seat may hope for. Those not followed are left out."""
        assert view.seat is not None
        thought = budget.begin()
        state = self._game.determinize(view, self._rng)
        seeds = [self._rng.getrandbits(64) for _ in range(SAMPLES)]
        if state.seal not in ("", seal_of(Seat(view.seat))):
            return self._sealed_values(view, Seat(view.seat), seeds, thought)
        return Search(self._game, Seat(view.seat), seeds, thought).values(state)

    def _sealed_values(self, view: View, seat: Seat, seeds: list[int], thought: Thought) -> dict[Action, float]:
        """What actions are worth on average, where the others decide in secret.

        The last decision brings to light what they hold and chose, so it is imagined anew for every seed; not,
        however, where the seat has further decisions of its own to make before.
        """
        totals: dict[Action, float] = {}
        samples = 0
        for seed in seeds:
            samples += 1
            state = self._game.determinize(view, random.Random(seed))
            search = Search(self._game, seat, [seed], thought)
            for action, value in search.values(state).items():
                totals[action] = totals.get(action, 0.0) + value
            if search.went_on or thought.is_over():
                break
        return {action: total / samples for action, total in totals.items()}


@dataclass(slots=True)
class Line:
    """A line of play: its first action and its last, where it led, and how that is appraised.

    If its last action brought luck it led to a state for each seed, otherwise to one.
    """

    first: Action
    last: Action
    states: list[State]
    value: float


class Search:
    """The thinking behind one decision.

    Luck is tried out with every seed, and the results are averaged. The seeds are the same for all
    lines of play, so that none is better for being luckier.
    """

    def __init__(self, game: Game, seat: Seat, seeds: list[int], thought: Thought) -> None:
        self._game = game
        self._seat = seat
        self._seeds = seeds
        self._thought = thought
        self._chance = chance_of(seeds[0])
        self._positions = 0
        self._by_luck: list[Line] = []
        self.went_on = False
        """Whether the seat goes on deciding after its first action."""

    def values(self, state: State, depth: int = DEPTH) -> dict[Action, float]:
        """What actions are worth: the best that was found to come of each. Those not followed are left out."""
        values: dict[Action, float] = {}
        lines = self._longer_lines(state, None, values)
        for _ in range(depth - 1):
            if self._positions > POSITIONS or self._thought.is_over():
                break
            lines = [longer for line in most_promising(lines) for longer in self._followed_on(line, values)]
        for line in lines:
            note(values, line.first, line.value)
        for line in self._followed(most_promising(self._by_luck)):
            note(values, line.first, line.value)
        return values

    def _followed_on(self, line: Line, values: dict[Action, float]) -> list[Line]:
        """A line one action longer; as it is, if there is no more time to think."""
        return [line] if self._thought.is_over() else self._longer_lines(line.states[0], line.first, values)

    def _longer_lines(self, state: State, first: Action | None, values: dict[Action, float]) -> list[Line]:
        """The lines one action longer on which the seat goes on deciding; what the others are worth is noted.

        Lines on which it goes on after luck are put aside: only the best of them are followed. At least one action
        is looked at, however little time there is.
        """
        lines = []
        for action in state.legal(self._seat):
            after = self._after(state, action, self._chance)
            if self._chance.outcomes:
                self._chance = chance_of(self._seeds[0])
                line = self._line_by_luck(state, first or action, action, after)
                if self._goes_on_after_luck(line):
                    self._by_luck.append(line)
                else:
                    note(values, line.first, line.value)
            elif self._goes_on(after):
                self.went_on = True
                lines.append(Line(first or action, action, [after], self._appraise(after)))
            else:
                note(values, first or action, self._appraise(after))
            if self._thought.is_over():
                break
        return lines

    def _line_by_luck(self, state: State, first: Action, action: Action, after: State) -> Line:
        """A line that ends with luck: tried out with every seed, the first of which led here."""
        states = [after, *[self._after(state, action, chance_of(seed)) for seed in self._seeds[1:]]]
        return Line(first, action, states, sum(map(self._appraise, states)) / len(states))

    def _goes_on_after_luck(self, line: Line) -> bool:
        """Whether the thinking goes on after luck, though not through further luck."""
        return len(self._seeds) > 1 and any(self._is_in_a_move(state, line.last) for state in line.states)

    def _is_in_a_move(self, state: State, action: Action) -> bool:
        """Whether luck came in the middle of a move. If the same action can be done again, a new turn has begun."""
        return self._goes_on(state) and action not in state.legal(self._seat)

    def _followed(self, lines: list[Line]) -> list[Line]:
        """Lines with what they are worth if the seat makes the best of what luck brings.

        They are followed with one seed after the other, and with each only those go on that did best so far; of
        some that did just as well, one. Without time to think they are worth what they looked like.
        """
        if self._thought.is_over():
            return lines
        for line in lines:
            line.value = 0.0
        tried = 0
        for seed in self._seeds:
            for line in lines:
                line.value += self._best_after_luck(line.states[tried], line.last, seed)
            lines = most_promising(list({(line.last.word, line.value): line for line in lines}.values()))
            tried += 1
            if self._thought.is_over():
                break
        for line in lines:
            line.value /= tried
        return lines

    def _best_after_luck(self, state: State, action: Action, seed: int) -> float:
        if not self._is_in_a_move(state, action):
            return self._appraise(state)
        return max(Search(self._game, self._seat, [seed], self._thought).values(state, DEPTH_AFTER_LUCK).values())

    def _after(self, state: State, action: Action, chance: TracedChance) -> State:
        self._positions += 1
        self._thought.look()
        after = state.copy()
        after.apply(self._seat, action, chance)
        return after

    def _goes_on(self, state: State) -> bool:
        return self._seat in state.pending

    def _appraise(self, state: State) -> float:
        return self._game.appraise(state, self._seat)


def chance_of(seed: int) -> TracedChance:
    """Luck that tells whether it was asked."""
    return TracedChance(FastChance(random.Random(seed)))


def note(values: dict[Action, float], action: Action, value: float) -> None:
    """Keep the best value of each action."""
    values[action] = max(value, values.get(action, value))


def most_promising(lines: list[Line]) -> list[Line]:
    """The best lines: so many of each kind of last action, and those that are just as good."""
    kept: dict[str, list[Line]] = {}
    for line in sorted(lines, key=lambda line: line.value, reverse=True):
        alike = kept.setdefault(line.last.word, [])
        if len(alike) < WIDTH or line.value == alike[-1].value:
            alike.append(line)
    return [line for alike in kept.values() for line in alike]
