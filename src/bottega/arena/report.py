"""What came out of a simulation, with 95 % confidence intervals."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from math import sqrt

import msgspec

from bottega.arena.plan import Plan

QUANTILE = 1.959964  # of the normal distribution: 95 % lie within this many standard deviations


class Tally:
    """Scores of one seat, or of several, counted in whole numbers, so that the order of adding does not matter."""

    def __init__(self) -> None:
        self.games = 0
        self.wins = 0
        self.total = 0
        self.squares = 0

    def count(self, score: int, *, won: bool) -> None:
        """Add the score of one game."""
        self.games += 1
        self.wins += won
        self.total += score
        self.squares += score * score

    def add(self, other: Tally) -> None:
        """Add all that another tally has counted."""
        self.games += other.games
        self.wins += other.wins
        self.total += other.total
        self.squares += other.squares

    @property
    def win_share(self) -> float:
        return self.wins / self.games

    @property
    def mean(self) -> float:
        return self.total / self.games

    @property
    def spread(self) -> float:
        """The standard deviation of the scores."""
        if self.games == 1:
            return 0.0
        return sqrt((self.squares * self.games - self.total**2) / (self.games * (self.games - 1)))


def sum_of(tallies: Iterable[Tally]) -> Tally:
    """All that some tallies have counted."""
    total = Tally()
    for tally in tallies:
        total.add(tally)
    return total


@dataclass(frozen=True)
class Counted:
    """What was counted of some games: a tally a seat, the decisions of all seats, and the seconds they took."""

    tallies: tuple[Tally, ...]
    decisions: int
    seconds: float

    @property
    def games(self) -> int:
        """How many games were played."""
        return self.tallies[0].games

    def plus(self, other: Counted) -> Counted:
        """Both together."""
        tallies = tuple(sum_of(pair) for pair in zip(self.tallies, other.tallies, strict=True))
        return Counted(tallies, self.decisions + other.decisions, self.seconds + other.seconds)


class Figures(msgspec.Struct, frozen=True, kw_only=True):
    """What the scores and wins of one seat, or of several, come to."""

    wins: int
    win_share: float
    win_share_low: float
    win_share_high: float
    mean_score: float
    score_spread: float
    mean_low: float
    mean_high: float


class SeatReport(Figures, frozen=True, kw_only=True):
    """How a seat fared."""

    seat: int
    bot: str


class BotReport(Figures, frozen=True, kw_only=True):
    """How a bot fared on all its seats; its `win_share` is that of one of its seats, on average.

    Seats of one game depend on one another: for a bot with several, the intervals are a guide.
    """

    bot: str
    seats: int


class Report(msgspec.Struct, frozen=True):
    """The result of a simulation. `options` are those that were chosen; `decisions` counts all asked of a seat.

    `games` were played, and `planned` were to be: more, if the simulation was interrupted.
    """

    games: int
    planned: int
    options: dict[str, str]
    decisions: int
    seconds: float
    decisions_per_second: float
    seats: list[SeatReport]
    by_bot: list[BotReport]


def new_report(plan: Plan, counted: Counted, seconds: float) -> Report:
    """The report on what was counted, and how long it took."""
    tallies = counted.tallies
    return Report(
        games=counted.games,
        planned=plan.games,
        options=plan.options,
        decisions=counted.decisions,
        seconds=seconds,
        decisions_per_second=counted.decisions / seconds,
        seats=[seat_report(seat, bot, tallies[seat]) for seat, bot in enumerate(plan.seated)],
        by_bot=[bot_report(bot, [tallies[i] for i, b in enumerate(plan.seated) if b == bot]) for bot in unique(plan)],
    )


def unique(plan: Plan) -> list[str]:
    """The bots of a plan, each once."""
    return list(dict.fromkeys(plan.seated))


def seat_report(seat: int, bot: str, tally: Tally) -> SeatReport:
    """A seat's part of the report."""
    return SeatReport(seat=seat, bot=bot, **msgspec.structs.asdict(figures_of(tally)))


def bot_report(bot: str, tallies: Sequence[Tally]) -> BotReport:
    """A bot's part of the report."""
    return BotReport(bot=bot, seats=len(tallies), **msgspec.structs.asdict(figures_of(sum_of(tallies))))


def figures_of(tally: Tally) -> Figures:
    """What a tally comes to."""
    low, high = wilson(tally.wins, tally.games)
    margin = QUANTILE * tally.spread / sqrt(tally.games)
    return Figures(
        wins=tally.wins,
        win_share=tally.win_share,
        win_share_low=low,
        win_share_high=high,
        mean_score=tally.mean,
        score_spread=tally.spread,
        mean_low=tally.mean - margin,
        mean_high=tally.mean + margin,
    )


def wilson(wins: int, games: int) -> tuple[float, float]:
    """The Wilson interval of a share.

    >>> [round(bound, 3) for bound in wilson(50, 100)]
    [0.404, 0.596]
    """
    share, squared = wins / games, QUANTILE**2
    centre = (share + squared / (2 * games)) / (1 + squared / games)
    margin = QUANTILE * sqrt(share * (1 - share) / games + squared / (4 * games**2)) / (1 + squared / games)
    return max(0.0, centre - margin), min(1.0, centre + margin)
