"""The ladder, measured: levels play one another, and get ratings with 95 % confidence intervals.

Alone nobody is met: each level plays the same deals, and its points and its share of wins are told.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Generator, Sequence
from contextlib import closing
from dataclasses import dataclass
from itertools import pairwise
from math import log10

import msgspec

from bottega.arena.plan import Plan
from bottega.arena.pool import in_processes
from bottega.arena.report import BotReport, Tally, bot_report, wilson
from bottega.arena.simulate import play_fast
from bottega.core.errors import BadInput
from bottega.core.registry import find_game

ELO = 400.0
"""So many points of rating are ten times the chance."""
MEAN_RATING = 1500.0
SAMPLES = 200
"""How often games are drawn anew from those that were played, to see how far ratings depend on chance."""
ROUNDS_OF_FITTING = 200
HALF_A_WIN = 0.5
"""Every bot is taken to have won half a game and lost half a game more: nobody is infinitely good."""


@dataclass(frozen=True)
class Ladder:
    """Who is compared, from the weakest to the strongest, and how often each meets the next, and the one after that.

    Alone each plays so many games.
    """

    game: str
    players: int
    bots: tuple[str, ...]
    games: int
    seed: int
    options: dict[str, str]
    jobs: int

    def __post_init__(self) -> None:
        if len(set(self.bots)) != len(self.bots) or len(self.bots) < 2:
            raise BadInput("too-few-bots-to-compare")
        self.tables()

    def meetings(self) -> list[tuple[str, str]]:
        """Who meets whom."""
        if self.players == 1:
            return []
        return [*pairwise(self.bots), *zip(self.bots, self.bots[2:], strict=False)]

    def tables(self) -> list[tuple[Plan, int]]:
        """All games: who sits where, and the number of each. Two games have the same luck, with seats changed."""
        if self.players == 1:
            return self._numbered([(bot,) for bot in self.bots], self.games)
        tables = []
        for weaker, stronger in self.meetings():
            tables += self._numbered([(weaker, stronger), (stronger, weaker)], (self.games + 1) // 2)
        return tables

    def _numbered(self, lists: list[tuple[str, ...]], games: int) -> list[tuple[Plan, int]]:
        """So many games with each list of bots."""
        plans = [
            Plan(self.game, self.players, self.games, bots, self.seed, self.options, record=None, jobs=self.jobs)
            for bots in lists
        ]
        return [(plan, number) for plan in plans for number in range(1, games + 1)]


class Result(msgspec.Struct, frozen=True):
    """A game: who sat where, who won, and the points of each seat."""

    seated: tuple[str, ...]
    won: tuple[bool, ...]
    points: tuple[int, ...]


class Meeting(msgspec.Struct, frozen=True):
    """How often a seat of the stronger one won against one of the weaker one: wins of both are all there are."""

    weaker: str
    stronger: str
    games: int
    share: float
    low: float
    high: float


class Rated(msgspec.Struct, frozen=True):
    """A bot's rating, and the points that it made on average."""

    bot: str
    rating: float
    low: float
    high: float
    points: float


class LadderReport(msgspec.Struct, frozen=True):
    """What came of it: ratings and meetings, or how each bot fared `alone`."""

    game: str
    players: int
    options: dict[str, str]
    seed: int
    games: int
    ratings: list[Rated]
    meetings: list[Meeting]
    alone: list[BotReport] = []


def climb(ladder: Ladder, progress: Callable[[int], None]) -> LadderReport:
    """Play all games of a ladder, and rate the bots."""
    results = []
    with closing(played(ladder)) as games:
        for result in games:
            results.append(result)
            progress(1)
    return report_on(ladder, results)


def played(ladder: Ladder) -> Generator[Result, None, None]:
    """The games, in whatever order they end."""
    if ladder.jobs == 1:
        yield from map(play_table, ladder.tables())
    else:
        with closing(in_processes(play_table, ladder.tables(), ladder.jobs)) as done:
            for _, result in done:
                yield result


def play_table(table: tuple[Plan, int]) -> Result:
    """Play one game."""
    plan, number = table
    standings, _ = play_fast(plan, find_game(plan.game), number)
    by_seat = {standing.seat: standing for standing in standings}
    seats = [by_seat[seat] for seat in range(plan.players)]
    return Result(plan.seated, tuple(seat.won for seat in seats), tuple(seat.total for seat in seats))


def report_on(ladder: Ladder, results: Sequence[Result]) -> LadderReport:
    """Ratings with intervals, and how each meeting went; of one seat, how each bot fared."""
    if ladder.players == 1:
        alone = [fared_alone(bot, results) for bot in ladder.bots]
        return LadderReport(ladder.game, 1, ladder.options, ladder.seed, len(results), [], [], alone)
    ordered = sorted(results, key=lambda result: (result.seated, result.points, result.won))
    rng = random.Random(ladder.seed)
    samples = sorted_samples([ratings_of(ladder.bots, rng.choices(ordered, k=len(ordered))) for _ in range(SAMPLES)])
    ratings = ratings_of(ladder.bots, ordered)
    rated = [
        Rated(
            bot, ratings[bot], samples[bot][SAMPLES // 40], samples[bot][-1 - SAMPLES // 40], mean_points(bot, ordered)
        )
        for bot in ladder.bots
    ]
    meetings = [meeting(weaker, stronger, ordered) for weaker, stronger in ladder.meetings()]
    return LadderReport(ladder.game, ladder.players, ladder.options, ladder.seed, len(ordered), rated, meetings)


def fared_alone(bot: str, results: Sequence[Result]) -> BotReport:
    """The points of a bot that plays alone, and its share of wins."""
    tally = Tally()
    for result in results:
        if result.seated == (bot,):
            tally.count(result.points[0], won=result.won[0])
    return bot_report(bot, [tally])


def sorted_samples(samples: Sequence[dict[str, float]]) -> dict[str, list[float]]:
    """The ratings of each bot in all samples, from low to high."""
    return {bot: sorted(sample[bot] for sample in samples) for bot in samples[0]}


def meeting(weaker: str, stronger: str, results: Sequence[Result]) -> Meeting:
    """How two bots fared against one another."""
    games = [result for result in results if set(result.seated) == {weaker, stronger}]
    seats = [(bot, won) for game in games for bot, won in zip(game.seated, game.won, strict=True) if won]
    wins = sum(bot == stronger for bot, _ in seats)
    low, high = wilson(wins, max(1, len(seats)))
    return Meeting(weaker, stronger, len(games), wins / max(1, len(seats)), low, high)


def mean_points(bot: str, results: Sequence[Result]) -> float:
    """The points of a bot, on average over all games."""
    points = [point for game in results for name, point in zip(game.seated, game.points, strict=True) if name == bot]
    return sum(points) / max(1, len(points))


def ratings_of(bots: Sequence[str], results: Sequence[Result]) -> dict[str, float]:
    """The ratings under which the games are likeliest to end as they did.

    A seat wins with a chance as its bot's strength is to the strengths of all seats (Bradley and Terry, for several
    seats); the strengths are found by Hunter's steps, each of which makes the games likelier.
    """
    strengths = dict.fromkeys(bots, 1.0)
    wins = {bot: HALF_A_WIN + sum(won_by(bot, result) for result in results) for bot in bots}
    tables = counted(results)
    for _ in range(ROUNDS_OF_FITTING):
        burden = {bot: 2 * HALF_A_WIN / (strengths[bot] + 1.0) for bot in bots}
        for seated, number in tables.items():
            total = sum(strengths[bot] for bot in seated)
            for bot in seated:
                burden[bot] += number / total
        strengths = {bot: wins[bot] / burden[bot] for bot in bots}
    mean = sum(log10(strength) for strength in strengths.values()) / len(bots)
    return {bot: MEAN_RATING + ELO * (log10(strength) - mean) for bot, strength in strengths.items()}


def won_by(bot: str, result: Result) -> bool:
    """Whether a bot won a game, on any of its seats."""
    return any(won for name, won in zip(result.seated, result.won, strict=True) if name == bot)


def counted(results: Sequence[Result]) -> dict[tuple[str, ...], int]:
    """How many games were decided with the same bots on their seats."""
    tables: dict[tuple[str, ...], int] = {}
    for result in results:
        if any(result.won):
            tables[result.seated] = tables.get(result.seated, 0) + 1
    return tables
