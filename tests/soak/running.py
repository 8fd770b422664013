"""Running a soak: what is asked for, the processes that share the work, and a bar that grows."""

from __future__ import annotations

import argparse
import os
import sys
import time
from collections.abc import Iterator, Sequence
from concurrent.futures.process import BrokenProcessPool
from pathlib import Path

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from bottega.arena.pool import in_processes
from bottega.core.errors import BottegaError
from bottega.version import is_compiled
from tests.soak.plan import Lot, Result, check_games, draw_lot, parse_lot, soak
from tests.soak.reports import HOME, Report, counted, report_file, summary

WHAT = "Thousands of random games over random combinations of options, with all checks on."
INTERRUPTED = 130
USAGE_ERROR = 2
FAILED = 1


def main(arguments: Sequence[str] | None = None) -> int:
    """Run a soak, or repeat one game of it: 1 if a game failed."""
    wanted = parser().parse_args(arguments)
    try:
        if wanted.only:
            return repeat(parse_lot(wanted.only))
        check_counts(wanted.games, wanted.workers)
        games = check_games(wanted.game)
        report = Report(report_file(wanted.report, wanted.seed, games))
        return run(
            report, [draw_lot(wanted.seed, number, games) for number in range(1, wanted.games + 1)], wanted.workers
        )
    except (BottegaError, ValueError) as error:
        print(f"soak: {error}", file=sys.stderr)
        return USAGE_ERROR


def parser() -> argparse.ArgumentParser:
    """What may be asked for."""
    found = argparse.ArgumentParser(prog="python -m tests.soak", description=WHAT)
    found.add_argument("--games", type=int, default=5000, help="how many games (5000)")
    found.add_argument("--workers", type=int, default=os.cpu_count() or 1, help="how many processes (one a core)")
    found.add_argument("--seed", type=int, default=1, help="another seed is another run (1)")
    found.add_argument("--game", action="append", default=[], help="a game to play; all if none is named")
    found.add_argument("--only", metavar="NAME", help="repeat one game, by the name that a report gives it")
    found.add_argument("--report", type=Path, default=HOME, metavar="DIR", help=f"where reports go ({HOME})")
    return found


def check_counts(games: int, workers: int) -> None:
    """Refuse to play nothing, or by nobody."""
    if games < 1:
        raise ValueError(f"the number of games is at least 1, not {games}")
    if workers < 1:
        raise ValueError(f"the number of workers is at least 1, not {workers}")


def repeat(lot: Lot) -> int:
    """Play one game again, and show how it goes wrong."""
    result = soak(lot)
    if result.failure:
        print(result.failure, file=sys.stderr)
        return FAILED
    print(f"{result.name}: {counted(result.decisions, 'decision')}, {result.seconds:.1f} s. It does not fail.")
    return 0


def run(report: Report, lots: list[Lot], workers: int) -> int:
    """Play what is not played yet, and tell what came of all."""
    left = [lot for lot in lots if lot.number not in report.results]
    engine = "compiled" if is_compiled() else "interpreted"
    print(f"Soaking {counted(len(lots), 'game')} on the {engine} engine; the report is {report.file}.")
    if len(left) < len(lots):
        print(f"{len(lots) - len(left)} of the games were played before.")
    started = time.perf_counter()
    try:
        play_all(report, left, workers)
    except KeyboardInterrupt:
        print("Interrupted; the same command goes on.", file=sys.stderr)
        return INTERRUPTED
    except BrokenProcessPool:
        print(crash(report, left, workers), file=sys.stderr)
        return FAILED
    results = [report.results[lot.number] for lot in lots]
    print(summary(results, time.perf_counter() - started))
    return FAILED if any(result.failure for result in results) else 0


def crash(report: Report, lots: list[Lot], workers: int) -> str:
    """A process of the pool is gone: the games that it may have played."""
    suspects = [lot.name for lot in lots if lot.number not in report.results][: workers + 1]
    return "\n".join(["A process died. It played one of these:", *[f"  make soak ONLY='{name}'" for name in suspects]])


def play_all(report: Report, lots: list[Lot], workers: int) -> None:
    """Play games while a bar grows."""
    columns = (TextColumn("Soaking"), BarColumn(), MofNCompleteColumn(), TextColumn("{task.description}"))
    console = Console(stderr=True)
    with Progress(*columns, TimeRemainingColumn(), console=console, disable=not console.is_terminal) as progress:
        task = progress.add_task("", total=len(lots))
        failed = 0
        for _, result in in_turn(lots) if workers == 1 else in_processes(soak, lots, workers):
            report.add(result)
            failed += bool(result.failure)
            progress.update(task, advance=1, description=f"{failed} failed" if failed else "")


def in_turn(lots: list[Lot]) -> Iterator[tuple[Lot, Result]]:
    """Play games here, one after the other."""
    for lot in lots:
        yield lot, soak(lot)
