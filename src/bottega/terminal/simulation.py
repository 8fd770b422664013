"""Simulating many games, with a progress bar and a table of results."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table
from rich.text import Text

from bottega.arena.report import BotReport, Figures, Report, SeatReport
from bottega.arena.simulate import Interrupted, Plan, simulate
from bottega.core.registry import find_game, game_meta
from bottega.terminal.notes import notes_on_modules
from bottega.terminal.own_components import notes_on_components
from bottega.terminal.screen import ERRORS, show, show_raw
from bottega.terminal.words import drawn, message, say


def show_simulation(plan: Plan, *, as_json: bool) -> None:
    """Play the games of a plan and print the report; also when it is interrupted, on what was played by then."""
    if not as_json:
        show(*map(drawn, notes_on_modules(game_meta(plan.game), plan.options)))
    try:
        show_report(plan, with_progress(plan) if ERRORS.is_terminal else simulate(plan), as_json=as_json)
    except Interrupted as interrupted:
        if interrupted.report is not None:
            show_report(plan, interrupted.report, as_json=as_json)
        raise


def show_report(plan: Plan, report: Report, *, as_json: bool) -> None:
    """Print a report, for people or for a program."""
    if as_json:
        show_raw(msgspec.json.encode(report).decode())
        return
    show(*map(drawn, notes_on_components(find_game(plan.game, plan.own_components))))
    show(summary(plan, report), Text(), by_seat(report.seats), Text(), by_bot(report.by_bot))


def with_progress(plan: Plan) -> Report:
    """Simulate while a bar grows, on standard error."""
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=ERRORS, transient=True) as progress:
        task = progress.add_task(str(say("simulating", title=game_meta(plan.game).title)), total=plan.games)
        return simulate(plan, lambda done: progress.advance(task, done))


def summary(plan: Plan, report: Report) -> Text:
    """How much was played, and how fast."""
    return message(
        "simulated",
        games=report.games,
        title=game_meta(plan.game).title,
        players=plan.players,
        seed=str(plan.seed),
        decisions=report.decisions,
        seconds=f"{report.seconds:.2f}",
        rate=round(report.decisions_per_second),
    )


def by_seat(seats: Sequence[SeatReport]) -> Table:
    """A line a seat."""
    table = _table("seat", "bot")
    for seat in seats:
        table.add_row(str(seat.seat + 1), seat.bot, *_cells(seat))
    return table


def by_bot(bots: Sequence[BotReport]) -> Table:
    """A line a bot, over all its seats."""
    table = _table("bot", "seats")
    for bot in bots:
        table.add_row(bot.bot, str(bot.seats), *_cells(bot))
    return table


def _cells(figures: Figures) -> list[Text]:
    mean = _range(".1f", figures.mean_score, figures.mean_low, figures.mean_high)
    share = _range(".1%", figures.win_share, figures.win_share_low, figures.win_share_high)
    return [mean, Text(f"{figures.score_spread:.1f}"), Text(str(figures.wins)), share]


def _range(form: str, value: float, low: float, high: float) -> Text:
    """A value that may as well be a little lower or higher."""
    return message("simulated-range", value=f"{value:{form}}", low=f"{low:{form}}", high=f"{high:{form}}")


def _table(*first: str) -> Table:
    table = Table(show_edge=False, pad_edge=False, header_style="bold")
    for heading in first:
        table.add_column(message(f"simulated-{heading}"))
    for heading in ("mean", "spread", "wins", "share"):
        table.add_column(message(f"simulated-{heading}"), justify="right")
    return table
