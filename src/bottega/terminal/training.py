"""Training an evaluation, and measuring the ladder, with progress and what came of it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from importlib.util import find_spec
from pathlib import Path

import msgspec
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table
from rich.text import Text

from bottega.arena.ladder import Ladder, LadderReport, climb
from bottega.arena.training import Course, Report, train
from bottega.bots.weights import Weights, read_weights, write_weights
from bottega.core.errors import BadInput
from bottega.core.registry import game_meta
from bottega.terminal.screen import ERRORS, show, show_raw
from bottega.terminal.words import message, say


def show_training(course: Course, file: Path, *, afresh: bool) -> None:
    """Train an evaluation, and write it to a file beside those for other numbers of seats."""
    check_numpy()
    weights = read_weights(file) if file.exists() else Weights(course.game, {})
    if weights.game != course.game:
        raise BadInput("weights-of-another-game", path=str(file), game=weights.game)
    before = None if afresh else weights.by_seats.get(str(course.seats))
    total = course.generations * (course.games + course.gate * (1 + (course.seats == 1)))
    with bar("training", course.game, total) as progress:
        best = train(course, before, show_generation, progress)
    if best is before:
        show(message("training-kept-nothing"))
        return
    assert best is not None
    write_weights(file, Weights(course.game, {**weights.by_seats, str(course.seats): best}))
    show(message("training-wrote", path=str(file)))


def check_numpy() -> None:
    """BadInput if what training needs is not installed."""
    if find_spec("numpy") is None:
        raise BadInput("training-needs-numpy")


def show_generation(report: Report) -> None:
    """A line about a generation, when it is over."""
    show(
        message(
            "training-generation",
            number=report.generation,
            points=f"{report.points:.1f}",
            error=f"{report.error:.1f}",
            gain=f"{report.gain:+.3f}",
            low=f"{report.low:+.3f}",
            kept="yes" if report.kept else "no",
        )
    )


def show_ladder(ladder: Ladder, *, as_json: bool) -> None:
    """Measure the ladder, and print the ratings."""
    with bar("climbing", ladder.game, len(ladder.tables())) as progress:
        report = climb(ladder, progress)
    if as_json:
        show_raw(msgspec.json.encode(report).decode())
    elif report.alone:
        show(alone(report))
    else:
        show(ratings(report), Text(), meetings(report))


def ratings(report: LadderReport) -> Table:
    """A line a bot."""
    table = headed("bot", "rating", "points")
    for rated in report.ratings:
        rating = message(
            "simulated-range", value=f"{rated.rating:.0f}", low=f"{rated.low:.0f}", high=f"{rated.high:.0f}"
        )
        table.add_row(rated.bot, rating, f"{rated.points:.1f}")
    return table


def meetings(report: LadderReport) -> Table:
    """A line for each two that met."""
    table = headed("stronger", "weaker", "games", "share")
    for met in report.meetings:
        share = message("simulated-range", value=f"{met.share:.1%}", low=f"{met.low:.1%}", high=f"{met.high:.1%}")
        table.add_row(met.stronger, met.weaker, str(met.games), share)
    return table


def alone(report: LadderReport) -> Table:
    """A line a bot that played alone."""
    table = headed("bot", "won", "points")
    for bot in report.alone:
        won = message(
            "simulated-range",
            value=f"{bot.win_share:.1%}",
            low=f"{bot.win_share_low:.1%}",
            high=f"{bot.win_share_high:.1%}",
        )
        points = message(
            "simulated-range", value=f"{bot.mean_score:.1f}", low=f"{bot.mean_low:.1f}", high=f"{bot.mean_high:.1f}"
        )
        table.add_row(bot.bot, won, points)
    return table


def headed(*headings: str) -> Table:
    """A table with these headings."""
    table = Table(show_edge=False, pad_edge=False, header_style="bold")
    for heading in headings:
        table.add_column(message(f"ladder-{heading}"))
    return table


@contextmanager
def bar(what: str, game: str, total: int) -> Iterator[Callable[[int], None]]:
    """A bar that grows on standard error, where somebody looks at it."""
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=ERRORS, transient=True, disable=not ERRORS.is_terminal) as progress:
        task = progress.add_task(str(say(what, title=game_meta(game).title)), total=total)
        yield lambda done: progress.advance(task, done)
