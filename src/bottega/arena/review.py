"""Reviewing a game that is over: each decision by what its seat knew then, luck apart from skill, and what mattered.

A chance to win is a number from 0 to 1. All of it depends on the record and the plan alone: the same game reviewed
again is reviewed alike, on any machine and by any number of processes.
"""

from __future__ import annotations

import random
from collections.abc import Generator, Iterable, Sequence
from contextlib import closing
from dataclasses import dataclass
from functools import lru_cache, partial
from math import exp
from typing import Literal

import msgspec

from bottega.arena.pool import in_processes
from bottega.arena.redraws import REDRAWS
from bottega.arena.scenes import Choice, Draw, Scene, done_in, scenes_of
from bottega.bots.budget import UNLIMITED
from bottega.bots.thinker import Thinker, is_begun_alike, mean_of
from bottega.core.actions import Action
from bottega.core.errors import BadInput
from bottega.core.game import Game
from bottega.core.kinds import ActionName, SeatId
from bottega.core.records import Record
from bottega.core.registry import find_game
from bottega.core.replay import game_of
from bottega.core.seats import Seat
from bottega.core.views import View
from bottega.search.thinking import Considered

Word = Literal["best", "good", "inaccuracy", "mistake", "turning-point"]
Kind = Literal["missed", "found", "luck"]

AS_GOOD = 0.01
"""Who gives away no more of the chance to win has played as well as the best."""
GOOD, INACCURACY, MISTAKE = 0.03, 0.07, 0.15
"""Less than this is given away by what is still good, an inaccuracy, a mistake; from the last on the game may turn."""
CERTAINTY = 2.0
"""So many standard errors a difference must have, or nothing harsh is said of it."""
FALL = 6.0
"""How fast accuracy falls with what is given away: at a twentieth of the chance it is 74, at 15 hundredths 41."""
FOUND_FROM, LUCK_FROM = 0.15, 0.20
"""From here on the only good line that was found, and luck, are moments worth looking at."""
MOST_MOMENTS, WORTH_LOOKING = 8, 3
"""So many moments are listed at the most; so many of them are the ones to look at."""
LOOKS, LEAST_LOOKS, MOST_LOOKS = 160, 32, 100_000
"""Play-outs for a decision: usually, at the least (with fewer no error can be told), and at the most."""
LOOKS_IN_ALL = 40_000
"""However long a game is, no more turns are played out for it."""


@dataclass(frozen=True)
class Plan:
    """How a game is reviewed: what is played, and how many play-outs there are for each decision."""

    game: str
    own_components: str
    looks: int

    @classmethod
    def of(cls, record: Record, scenes: list[Scene], looks: int = LOOKS) -> Plan:
        """The plan for a record: a long game gets fewer looks for each decision."""
        if not LEAST_LOOKS <= looks <= MOST_LOOKS:
            raise BadInput("looks-out-of-range", looks=looks, least=LEAST_LOOKS, most=MOST_LOOKS)
        choices = sum(isinstance(scene, Choice) for scene in scenes)
        affordable = max(LEAST_LOOKS, LOOKS_IN_ALL // max(1, choices))
        return cls(record.header.game, record.header.own_components, min(looks, affordable))


class Judged(msgspec.Struct, frozen=True, kw_only=True):
    """A decision and what it was worth, by what its seat knew then.

    `share` and `points` are the chance to win and the points to hope for with the line that was played,
    `best_share` and `best_points` those with the better one of it and the best other line: what the position promised.
    `margin` is by how much the chance is better than with the other line, less than 0 if it is worse; `error` is its
    standard error. `lost` is what was given away of the chance, as it was measured, `surely_lost` what of that is more
    than the error.
    """

    entry: int
    last: int
    seat: SeatId
    line: tuple[ActionName, ...]
    other: tuple[ActionName, ...]
    share: float
    points: float
    best_share: float
    best_points: float
    margin: float
    error: float
    lost: float
    surely_lost: float
    word: Word
    accuracy: float


class Drawn(msgspec.Struct, frozen=True, kw_only=True):
    """Luck: by how much it moved each seat's chance to win, as that seat saw it. `seat` is who acted before it."""

    entry: int
    seat: SeatId
    changes: tuple[float, ...]


Piece = Judged | Drawn


class Moment(msgspec.Struct, frozen=True, kw_only=True):
    """A moment of the game: a better line was `missed`, the only good one was `found`, or `luck` came for a seat.

    `change` is what it meant for the seat's chance to win. `is_worth_looking` is true for the greatest.
    """

    entry: int
    seat: SeatId
    kind: Kind
    change: float
    is_worth_looking: bool


class Player(msgspec.Struct, frozen=True, kw_only=True):
    """How a seat played: its accuracy from 0 to 100 (None without a decision), and what choices and luck did.

    `lost` is what its choices surely gave away of its chances, summed up; `luck` what luck added to them or took.
    """

    seat: SeatId
    decisions: int
    accuracy: float | None
    lost: float
    luck: float
    words: dict[Word, int]


class Review(msgspec.Struct, frozen=True, kw_only=True):
    """The review of a game. `looks` is how many play-outs there were for each decision."""

    looks: int
    players: tuple[Player, ...]
    decisions: tuple[Judged, ...]
    draws: tuple[Drawn, ...]
    moments: tuple[Moment, ...]


# What is judged


def scenes_in(record: Record) -> list[Scene]:
    """All that is to be judged in a game; BadInput if it is not over."""
    return scenes_of(game_of(record.header), done_in(record))


def judged(plan: Plan, scenes: Iterable[Scene], jobs: int = 1) -> Generator[Piece | None, None, None]:
    """Judge all scenes, one after the other or in processes, as they are done; None is one without a choice."""
    judge = partial(judge_scene, plan)
    if jobs == 1:
        yield from map(judge, scenes)
        return
    with closing(in_processes(judge, scenes, jobs)) as done:
        for _, piece in done:
            yield piece


def review(record: Record, looks: int = LOOKS, jobs: int = 1) -> Review:
    """The whole review of a game that is over."""
    scenes = scenes_in(record)
    plan = Plan.of(record, scenes, looks)
    return summed_up(record.header.seats, plan, judged(plan, scenes, jobs))


def judge_scene(plan: Plan, scene: Scene) -> Piece | None:
    """Judge a decision, or luck."""
    game = find_game(plan.game, plan.own_components)
    return judge(game, scene, plan.looks) if isinstance(scene, Choice) else judge_luck(game, scene)


@lru_cache(maxsize=8)
def thinker_by(game: Game, seats: int, options: tuple[tuple[str, str], ...]) -> Thinker:
    """Who thinks about a game."""
    return Thinker(game, game.ruleset(seats, dict(options)))


def thinker_for(game: Game, view: View) -> Thinker:
    """Who thinks about a game that looks like this."""
    ruleset = game.ruleset_of(view)
    return thinker_by(game, ruleset.count, tuple(ruleset.options.items()))


def lots(view: View, about: str) -> random.Random:
    """Lots for what a seat sees: who sees the same draws the same."""
    return random.Random(about.encode() + msgspec.json.encode(view, order="deterministic"))


# Decisions


def judge(game: Game, choice: Choice, looks: int) -> Judged | None:
    """What a turn was worth beside the best other one; None if there was no other.

    Half of the looks find the best other turn, the rest compare the two anew: what was found by luck is found out.
    """
    thinker, rng = thinker_for(game, choice.view), lots(choice.view, "choice")
    played = [game.actions.parse_name(name) for name in choice.line]
    other = best_other(thinker.think(choice.view, rng, looks // 2, UNLIMITED), played)
    if other is None:
        return None
    with_played, with_other, difference = thinker.compare(choice.view, played, other, rng, max(1, looks // 4))
    return judgement(choice, with_played, with_other, difference)


def best_other(considered: list[Considered], played: list[Action]) -> list[Action] | None:
    """The best line that was not played, nor is a shorter or longer form of that."""
    return next((each.line for each in considered if not is_begun_alike(each.line, played)), None)


def judgement(choice: Choice, played: Considered, other: Considered, difference: Considered) -> Judged:
    """A decision beside another, in numbers and a word."""
    margin, error = difference.share, difference.share_error
    lost = max(0.0, -margin)
    best = played if margin >= 0.0 else other
    return Judged(
        entry=choice.entry,
        last=choice.last,
        seat=choice.seat,
        line=choice.line,
        other=tuple([action.name for action in other.line]),
        share=rounded(played.share),
        points=rounded(played.points),
        best_share=rounded(best.share),
        best_points=rounded(best.points),
        margin=rounded(margin),
        error=rounded(error),
        lost=rounded(lost),
        surely_lost=rounded(surely(lost, error)),
        word=word_for(lost, error),
        accuracy=rounded(accuracy_of(lost, error)),
    )


def word_for(lost: float, error: float) -> Word:
    """A word for what was given away. What may be chance is never called worse than good.

    >>> word_for(0.0, 0.02), word_for(0.05, 0.04), word_for(0.05, 0.01), word_for(0.1, 0.01), word_for(0.2, 0.01)
    ('best', 'good', 'inaccuracy', 'mistake', 'turning-point')
    """
    if lost <= AS_GOOD:
        return "best"
    if lost < GOOD or lost <= CERTAINTY * error:
        return "good"
    if lost < INACCURACY:
        return "inaccuracy"
    return "mistake" if lost < MISTAKE else "turning-point"


def surely(lost: float, error: float) -> float:
    """What was given away for sure. What was measured is half the time too much: summed up, noise would be a loss.

    >>> surely(0.25, 0.125), surely(0.0, 0.1)
    (0.125, 0.0)
    """
    return max(0.0, lost - error)


def accuracy_of(lost: float, error: float) -> float:
    """How accurate a decision was, from 0 to 100: 100 · e^(-6 · what was surely given away of the chance to win).

    >>> round(accuracy_of(0.0, 0.1)), round(accuracy_of(0.05, 0.0)), round(accuracy_of(0.15, 0.0))
    (100, 74, 41)
    """
    return 100.0 * exp(-FALL * surely(lost, error))


def rounded(number: float) -> float:
    """A number as reviews have it: more decimals would be noise."""
    return round(number, 4)


# Luck


def judge_luck(game: Game, draw: Draw) -> Drawn:
    """By how much luck moved each seat's chance, as that seat saw it."""
    action = game.actions.parse_name(draw.action)
    views = zip(draw.before, draw.after, draw.instead, strict=True)
    changes = [luck_of(game, Seat(draw.seat), action, before, after, instead) for before, after, instead in views]
    return Drawn(entry=draw.entry, seat=draw.seat, changes=tuple(map(rounded, changes)))


def luck_of(game: Game, actor: Seat, action: Action, before: View, after: View, instead: Sequence[View]) -> float:
    """What came against what was to be expected of an action, for who saw this before and after.

    `instead` is what might have been seen after it, if a common seal broke.
    """
    if instead:
        return luck_against(game, after, instead)
    assert before.seat is not None
    thinker = thinker_for(game, before)
    expected = thinker.expect(before, actor, action, lots(before, "luck"), REDRAWS)
    if expected is None:
        return 0.0
    came = thinker.assess(after, lots(after, "luck"), REDRAWS)
    return came.shares[before.seat] - expected.shares[before.seat]


def luck_against(game: Game, after: View, instead: Sequence[View]) -> float:
    """What came against all that might have come, for who sees this, or would have seen that."""
    assert after.seat is not None
    thinker = thinker_for(game, after)
    plays_out = thinker.method.plays_out_luck
    expected = mean_of([thinker.assess(view, lots(view, "luck"), 1, plays_out=plays_out) for view in instead])
    came = thinker.assess(after, lots(after, "luck"), REDRAWS, plays_out=plays_out)
    return came.shares[after.seat] - expected.shares[after.seat]


# Summing up


def summed_up(seats: int, plan: Plan, pieces: Iterable[Piece | None]) -> Review:
    """The review that all pieces make, in whatever order they came."""
    found = sorted([piece for piece in pieces if piece is not None], key=lambda piece: piece.entry)
    decisions = tuple([piece for piece in found if isinstance(piece, Judged)])
    draws = tuple([piece for piece in found if isinstance(piece, Drawn)])
    return Review(
        looks=plan.looks,
        players=tuple([player_of(seat, decisions, draws) for seat in range(seats)]),
        decisions=decisions,
        draws=draws,
        moments=moments_of(decisions, draws),
    )


def player_of(seat: int, decisions: Iterable[Judged], draws: Iterable[Drawn]) -> Player:
    """How a seat played."""
    own = [each for each in decisions if each.seat == seat]
    words: dict[Word, int] = {"best": 0, "good": 0, "inaccuracy": 0, "mistake": 0, "turning-point": 0}
    for each in own:
        words[each.word] += 1
    return Player(
        seat=seat,
        decisions=len(own),
        accuracy=rounded(sum(each.accuracy for each in own) / len(own)) if own else None,
        lost=rounded(sum(each.surely_lost for each in own)),
        luck=rounded(sum(draw.changes[seat] for draw in draws)),
        words=words,
    )


def moments_of(decisions: Iterable[Judged], draws: Iterable[Drawn]) -> tuple[Moment, ...]:
    """The greatest moments, in the order of the game."""
    found = [moment for each in decisions for moment in decided(each)]
    found += [moment for draw in draws for moment in lucky(draw)]
    greatest = sorted(found, key=lambda moment: (-abs(moment.change), moment.entry))[:MOST_MOMENTS]
    listed = [
        msgspec.structs.replace(moment, is_worth_looking=number < WORTH_LOOKING)
        for number, moment in enumerate(greatest)
    ]
    return tuple(sorted(listed, key=lambda moment: (moment.entry, moment.kind)))


def decided(each: Judged) -> list[Moment]:
    """A decision as a moment, if it is one."""
    if each.word == "turning-point":
        return [moment(each.entry, each.seat, "missed", -each.lost)]
    is_sure = each.margin > CERTAINTY * each.error
    return [moment(each.entry, each.seat, "found", each.margin)] if each.margin >= FOUND_FROM and is_sure else []


def lucky(draw: Drawn) -> list[Moment]:
    """Luck as a moment, for the seat that it moved most, if it is one."""
    seat = max(range(len(draw.changes)), key=lambda each: abs(draw.changes[each]))
    change = draw.changes[seat]
    return [moment(draw.entry, seat, "luck", change)] if abs(change) >= LUCK_FROM else []


def moment(entry: int, seat: int, kind: Kind, change: float) -> Moment:
    """A moment, before it is known whether it is one of the greatest."""
    return Moment(entry=entry, seat=seat, kind=kind, change=change, is_worth_looking=False)
