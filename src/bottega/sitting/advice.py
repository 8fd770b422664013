"""Advice: what a seat should do this turn, by play-outs from what it knows, and how much better that is."""

from __future__ import annotations

import random
from collections.abc import Sequence
from dataclasses import dataclass, replace
from math import sqrt

import msgspec

from bottega.bots.budget import Budget
from bottega.bots.methods import Method, method_of
from bottega.bots.thinker import Thinker, is_begun_alike
from bottega.core.actions import Action
from bottega.core.game import Game
from bottega.core.ruleset import Ruleset
from bottega.core.views import View
from bottega.search.thinking import Considered, error_of
from bottega.sitting.motives import Scene, motives_of
from bottega.sitting.rehearsal import Rehearsal
from bottega.speech.motives import Motive, Promises
from bottega.speech.voice import Tried, Voice

LOOKS = {"classic_art": 32, "sixtina": 300, "fresco": 32}
"""How many play-outs a hint takes, where they take longer than usual, or less: all are done in some two seconds by an
engine that was not compiled, and the clock need not cut them off."""
USUAL_LOOKS = 48
CANDIDATES = 6
"""So many lines are compared."""
ALTERNATIVES = 2
CLOCK = Budget(seconds=4.0)
"""Only cuts off what takes much too long: then the answer may be another on another machine."""
LONGEST = 60
"""A turn of so many decisions is long enough."""
LEAST_SHARE = 0.005
LEAST_POINTS = 0.25
"""What is less than this makes no difference to anybody."""


@dataclass(frozen=True)
class Gain:
    """By how much a line is better than another: in points, and in the chance to win, with their standard errors."""

    points: float
    points_error: float
    share: float
    share_error: float

    @property
    def matters(self) -> bool:
        """Whether the difference is more than chance can tell."""
        by_share = self.share > max(self.share_error, LEAST_SHARE)
        return by_share or (self.share >= 0.0 and self.points > max(self.points_error, LEAST_POINTS))


@dataclass(frozen=True)
class Alternative:
    """Another line, and by how much the advice is better."""

    moves: list[Tried]
    behind: Gain


@dataclass(frozen=True)
class Advice:
    """What to do this turn, why, and what else could be done.

    `is_choice` says that there is anything to choose. `share` and `points` are what the line promises: the chance to
    win, and points; playing alone, more than the target.
    """

    moves: list[Tried]
    motives: tuple[Motive, ...]
    alternatives: tuple[Alternative, ...]
    is_choice: bool
    share: float
    points: float

    @property
    def gain(self) -> Gain | None:
        """By how much it is better than the next best line, if there is one."""
        return self.alternatives[0].behind if self.alternatives else None

    @property
    def matters(self) -> bool:
        """Whether it makes a difference."""
        return self.gain is not None and self.gain.matters

    def to_json(self) -> dict[str, object]:
        """The advice as a JSON object, without words."""
        return {
            "line": line_of(self.moves),
            "gain": self.gain,
            "matters": self.matters,
            "motives": [motive.to_json() for motive in self.motives],
            "alternatives": [{"line": line_of(each.moves), "behind": each.behind} for each in self.alternatives],
        }


def line_of(moves: Sequence[Tried]) -> list[dict[str, object]]:
    """The actions of a line as JSON objects."""
    return [dict(move.action.to_json()) for move in moves]


def method_for(game: Game, ruleset: Ruleset) -> Method:
    """How a game is thought about for a hint: fewer lines than a bot compares."""
    return replace(method_of(game.meta.name, ruleset.count), candidates=CANDIDATES)


def luck_of(view: View) -> random.Random:
    """The same luck whenever the same is seen: whoever asks twice hears the same advice."""
    return random.Random(msgspec.json.encode(view, order="deterministic"))


class Adviser:
    """Advises one seat at one table, from its view alone."""

    def __init__(self, game: Game, voice: Voice, view: View) -> None:
        self._game = game
        self._voice = voice
        self._view = view
        ruleset = game.ruleset_of(view)
        self._thinker = Thinker(game, ruleset, method_for(game, ruleset))

    def advice(self) -> Advice:
        """What to do this turn: until luck or another player comes in."""
        looks = LOOKS.get(self._game.meta.name, USUAL_LOOKS)
        considered = self._thinker.think(self._view, luck_of(self._view), looks, CLOCK)
        best = considered[0]
        played, is_choice = self._rehearsed(best.line)
        others = self._others(considered, played)
        instead = others[0][1].view if others else None
        return Advice(
            moves=played.moves,
            motives=self._motives(played, instead, best) if is_choice else (),
            alternatives=tuple([Alternative(other.moves, gain_over(best, line)) for line, other in others]),
            is_choice=is_choice,
            share=best.worth,
            points=best.points,
        )

    def _others(self, considered: list[Considered], played: Rehearsal) -> list[tuple[Considered, Rehearsal]]:
        """The next best lines, of those that lead elsewhere: each with what comes of it."""
        found: list[tuple[Considered, Rehearsal]] = []
        for line in considered[1:]:
            other, _ = self._rehearsed(line.line)
            if all(is_other(other, known) for known in [played, *[known for _, known in found]]):
                found.append((line, other))
            if len(found) == ALTERNATIVES:
                break
        return found

    def _rehearsed(self, line: Sequence[Action]) -> tuple[Rehearsal, bool]:
        """A line as far as its outcome is certain, and whether there was anything to choose.

        If it is only a part of the turn, the rest is what a first look likes best.
        """
        rehearsal, waiting, is_choice = Rehearsal(self._game, self._view), list(line), False
        while rehearsal.goes_on and len(rehearsal.moves) < LONGEST:
            if not waiting:
                waiting = list(self._thinker.turns(rehearsal.view, luck_of(rehearsal.view))[0].line)
            if rehearsal.check(waiting[0]) is not None:
                break
            is_choice = is_choice or len(rehearsal.legal()) > 1
            if self._plays_the_end(rehearsal, waiting.pop(0)):
                break
        return rehearsal, is_choice

    def _plays_the_end(self, rehearsal: Rehearsal, action: Action) -> bool:
        """Play an action, and say whether the turn is over by it."""
        finish = self._voice.finish(rehearsal.view, rehearsal.legal())
        rehearsal.play(action)
        return finish is not None and finish.action is action and not self._voice.is_in_the_middle(rehearsal.view)

    def _motives(self, played: Rehearsal, instead: View | None, best: Considered) -> tuple[Motive, ...]:
        """Why the line is good."""
        assert self._view.seat is not None
        line = [move.action for move in played.moves]
        scene = Scene(self._game, self._view.seat, self._view, played.view, played.events, line, instead)
        return motives_of(scene) or (Promises(percent=round(100 * best.worth)),)


def advise(game: Game, voice: Voice, view: View) -> Advice:
    """What the seat of a view should do this turn."""
    return Adviser(game, voice, view).advice()


def is_other(rehearsal: Rehearsal, known: Rehearsal) -> bool:
    """Whether a line is another one, not only a shorter or longer one, and leads to another table."""
    actions, others = [[move.action for move in each.moves] for each in (rehearsal, known)]
    return not is_begun_alike(actions, others) and rehearsal.view != known.view


def gain_over(best: Considered, other: Considered) -> Gain:
    """By how much one line is better than another, by the looks in which both had the same luck."""
    count = min(best.looks, other.looks)
    points = [best.seen_points[number] - other.seen_points[number] for number in range(count)]
    shares = [best.seen_shares[number] - other.seen_shares[number] for number in range(count)]
    known = count / (count + other.prior) if count + other.prior > 0.0 else 0.0
    return Gain(
        points=sum(points) / count if count else 0.0,
        points_error=spread_of(points),
        share=best.worth - other.worth,
        share_error=known * spread_of(shares),
    )


def spread_of(differences: Sequence[float]) -> float:
    """The standard error of the mean of differences; of a single one, its size."""
    if len(differences) < 2:
        return sqrt(sum([each * each for each in differences]))
    return error_of(sum(differences), sum([each * each for each in differences]), len(differences))
