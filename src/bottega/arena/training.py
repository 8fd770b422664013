"""Training: an evaluation plays against itself, is fitted to what came of it, and is kept if it wins."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from contextlib import closing
from dataclasses import dataclass, replace
from math import sqrt

from bottega.arena.pool import in_processes
from bottega.arena.report import QUANTILE
from bottega.arena.selfplay import Played, Position, options_of, play, play_by_habit, play_thinking
from bottega.bots.methods import method_of
from bottega.bots.weights import ROUNDED, Fitted, Provenance, evaluation_by
from bottega.core.errors import BadInput
from bottega.core.game import Game
from bottega.core.registry import find_game
from bottega.core.ruleset import Ruleset
from bottega.search.evaluation import Appraisal, Evaluation

GAMES_A_SHARE = 5
MEMORY = 3
"""An evaluation is fitted to the games of so many generations, the last ones."""
GATE_SEED = 1 << 32
"""Games of the gate have other luck than those that are learned from."""


@dataclass(frozen=True)
class Course:
    """What is trained: a game for so many seats, and how much.

    In each of so many `generations` so many `games` are played; then what was learned has to win at the gate, in so
    many games (`gate`) against the best so far. What came of it depends on the seed, not on the number of jobs.
    """

    game: str
    seats: int
    games: int = 1000
    generations: int = 4
    gate: int = 400
    seed: int = 1
    jobs: int = 1

    def __post_init__(self) -> None:
        find_game(self.game).ruleset(self.seats, {})
        for name, number in (("games", self.games), ("generations", self.generations), ("gate", self.gate)):
            if number < 1:
                raise BadInput("course-too-short", name=name, number=number)

    @property
    def command(self) -> str:
        """The command that does it again."""
        return (
            f"bottega train {self.game} --players {self.seats} --games {self.games}"
            f" --generations {self.generations} --gate {self.gate} --seed {self.seed}"
        )


@dataclass(frozen=True)
class Report:
    """A generation: how well its evaluation fits, and how it did at the gate.

    `gain` is by how much it did better than the best so far, in shares of the win, or in points playing alone;
    `low` is that less what chance may account for. It was `kept` if that is above 0.
    """

    generation: int
    error: float
    points: float
    gain: float
    low: float
    kept: bool


@dataclass(frozen=True)
class Share:
    """Some games: who plays, by weights (None: by the game's own appraisal), and on which seat the student sits."""

    game: str
    seats: int
    student: Fitted | None
    best: Fitted | None
    seeds: range
    at_the_gate: bool


def train(
    course: Course, best: Fitted | None, told: Callable[[Report], None], progress: Callable[[int], None]
) -> Fitted | None:
    """Train, beginning with the best so far: what is best now, None if that is the game's own appraisal still.

    The student learns from its own games, also from those after it failed at the gate: it makes its mistakes there.
    """
    student = best
    positions: list[list[Position]] = []
    for generation in range(1, course.generations + 1):
        games = played(course, student, student, generation, course.games, progress)
        positions = [*positions[1 - MEMORY :], [position for each in games for position in each.positions]]
        student = fitted_to(course, [position for each in positions for position in each], generation)
        gains = gate(course, student, best, progress)
        gain = sum(gains) / len(gains)
        low = gain - QUANTILE * deviation(gains) / sqrt(len(gains))
        kept = low > 0.0
        best = student if kept else best
        told(Report(generation, student.provenance.error, mean_points(games), gain, low, kept))
    return best


def fitted_to(course: Course, positions: Sequence[Position], generation: int) -> Fitted:
    """An evaluation by what came of positions."""
    from bottega.arena.fitting import fit

    if not positions:
        raise BadInput("nothing-learned", games=course.games)
    found = fit(positions, method_of(course.game, course.seats).learns)
    game = find_game(course.game)
    return Fitted(
        provenance=Provenance(
            command=course.command,
            seed=course.seed,
            games=generation * course.games,
            generations=generation,
            rules_version=game.meta.rules_version,
            error=round(found.error, 2),
        ),
        features=tuple(all_names(game, course.seats)),
        weights=tuple(tuple(round(weight, ROUNDED) for weight in row) for row in found.weights),
        spreads=tuple(round(spread, 2) for spread in found.spreads),
    )


def all_names(game: Game, seats: int) -> list[str]:
    """The features of a game with everything that may be played with it."""
    return game.feature_names(game.ruleset(seats, options_of(game.meta, seats, 2)))


def gate(course: Course, student: Fitted, best: Fitted | None, progress: Callable[[int], None]) -> list[float]:
    """What the student did better than the best so far, game by game: its part of the win beyond an even one.

    Playing alone, both play with the same luck, and their points are compared.
    """
    if course.seats > 1:
        games = played(course, student, best, 0, course.gate, progress)
        first = course.seed * GATE_SEED
        return [
            each.shares[student_at(first + number, course.seats)] - 1.0 / course.seats
            for number, each in enumerate(games)
        ]
    ours, theirs = (played(course, player, player, 0, course.gate, progress) for player in (student, best))
    return [mine.points[0] - other.points[0] for mine, other in zip(ours, theirs, strict=True)]


def student_at(seed: int, seats: int) -> int:
    """On which seat the student sits in a game of the gate: another each time."""
    return seed % seats


def played(
    course: Course,
    student: Fitted | None,
    best: Fitted | None,
    generation: int,
    games: int,
    progress: Callable[[int], None],
) -> list[Played]:
    """Games in which the student plays itself, or, at the gate (generation 0), the best so far, in their order."""
    first = course.seed * GATE_SEED + generation * 1_000_000
    shares = [
        Share(
            course.game,
            course.seats,
            student,
            best,
            range(start, min(start + GAMES_A_SHARE, first + games)),
            not generation,
        )
        for start in range(first, first + games, GAMES_A_SHARE)
    ]
    found: dict[int, list[Played]] = {}
    with closing(in_processes(play_share, shares, course.jobs)) as done:
        for share, results in done:
            found[share.seeds.start] = results
            progress(len(results))
    return [each for start in sorted(found) for each in found[start]]


def play_share(share: Share) -> list[Played]:
    """Play some games. Those that are learned from are told position by position."""
    game = find_game(share.game)
    return [play_one(game, share, seed) for seed in share.seeds]


def play_one(game: Game, share: Share, seed: int) -> Played:
    """Play one game; at the gate, the student sits on another seat each time."""
    ruleset = game.ruleset(share.seats, options_of(game.meta, share.seats, seed // share.seats))
    method = method_of(share.game, share.seats)
    if not share.at_the_gate and method.teacher == "habit":
        taught = play_by_habit(game, ruleset, random.Random(seed), method.curiosity, method.kept)
        return replace(taught, positions=widened(game, ruleset, taught.positions))
    student, best = (evaluation(game, ruleset, weights) for weights in (share.student, share.best))
    players = [student if seat == student_at(seed, share.seats) else best for seat in ruleset.seats]
    if share.at_the_gate and method.gate_looks:
        return play_thinking(game, ruleset, players, random.Random(seed), method.gate_looks)
    result = play(game, ruleset, players, random.Random(seed), 0.0 if share.at_the_gate else method.curiosity)
    positions = [] if share.at_the_gate else widened(game, ruleset, result.positions)
    return Played(positions, result.points, result.shares)


def evaluation(game: Game, ruleset: Ruleset, weights: Fitted | None) -> Evaluation:
    """By these weights, or by the game's own appraisal."""
    return Appraisal(game, ruleset) if weights is None else evaluation_by(game, ruleset, weights)


def widened(game: Game, ruleset: Ruleset, positions: list[Position]) -> list[Position]:
    """The positions with all features that there may be: those of modules that are not played with are 0."""
    names = game.feature_names(ruleset)
    whole = all_names(game, ruleset.count)
    if names == whole:
        return positions
    places = {name: number for number, name in enumerate(names)}
    return [
        Position(
            each.phase,
            [[seat[places[name]] if name in places else 0.0 for name in whole] for seat in each.features],
            each.points,
        )
        for each in positions
    ]


def mean_points(games: Sequence[Played]) -> float:
    """The points of a seat, on average."""
    return sum(sum(each.points) / len(each.points) for each in games) / len(games)


def deviation(numbers: Sequence[float]) -> float:
    """The standard deviation."""
    mean = sum(numbers) / len(numbers)
    return sqrt(sum((number - mean) ** 2 for number in numbers) / max(1, len(numbers) - 1))
