"""Puts a server under load, prints what came of it, and keeps it in docs/load.md and docs/images/load.svg."""

from __future__ import annotations

import argparse
import asyncio
import sys
import tempfile
from collections.abc import Coroutine
from dataclasses import replace
from pathlib import Path
from typing import TypeVar

from bench import tables
from bench.load.machine import look_at_machine
from bench.load.peer import modules_of_peer
from bench.load.phases import BRIEF, Plan, Result, all_of_ours, all_of_theirs, with_words
from bench.load.plot import plot
from bench.load.process import is_measurable
from bench.load.report import Findings, page

ROOT = Path(__file__).parents[2]
PEER = ROOT / ".venv-bench" / "boardgame.io"
T = TypeVar("T")


def say(line: str) -> None:
    """How far it is."""
    print(line, flush=True)


def run(doing: Coroutine[object, object, T]) -> T:
    """Run something in the fastest event loop that there is."""
    try:
        import uvloop
    except ImportError:
        return asyncio.run(doing)
    with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
        return runner.run(doing)


def theirs(plan: Plan, folder: Path) -> Result | str:
    """What came of boardgame.io, or why nothing did."""
    modules = modules_of_peer(PEER)
    if isinstance(modules, str):
        say(f"boardgame.io is not measured: {modules}.")
        return modules
    say("boardgame.io, tic-tac-toe in memory:")
    return run(all_of_theirs(plan, folder, modules, say))


def find_out(plan: Plan, *, with_peer: bool) -> Findings:
    """The whole run."""
    with tempfile.TemporaryDirectory(prefix="bottega-load-", ignore_cleanup_errors=True) as name:
        folder = Path(name)
        for part in ("bare", "words", "peer"):
            (folder / part).mkdir()
        machine = look_at_machine(folder)
        say(f"Bottega, {plan.game}, {plan.tables} tables:")
        ours = run(all_of_ours(plan, folder / "bare", say))
        say("Bottega, with sentences and prospects:")
        worded = run(with_words(plan, folder / "words", say))
        other = theirs(plan, folder / "peer") if with_peer else "nobody asked for it"
    return Findings(plan, machine, ours, worded, other)


def table_costs() -> list[str]:
    """What a table costs, a line each."""
    lines: list[str] = []

    def note(line: str) -> None:
        lines.append(line)
        say(line)

    tables.measure(note)
    return lines


def main() -> None:
    """Measure, print, and keep the page and the plot."""
    parser = argparse.ArgumentParser(prog="bench.load", description=__doc__)
    parser.add_argument("--game", default="sagrada", help="what is played")
    parser.add_argument("--brief", action="store_true", help="a few tables for a few seconds: does it run?")
    parser.add_argument("--no-peer", action="store_true", help="without boardgame.io")
    parser.add_argument("--to", type=Path, default=ROOT / "docs", help="the folder for the page and the plot")
    asked = parser.parse_args()
    if not is_measurable():
        sys.exit("What a process costs can only be asked of Linux.")
    found = find_out(replace(BRIEF if asked.brief else Plan(), game=asked.game), with_peer=not asked.no_peer)
    if not asked.brief:
        found = replace(found, costs=table_costs())
    (asked.to / "images").mkdir(parents=True, exist_ok=True)
    (asked.to / "images" / "load.svg").write_text(plot([*found.ours.named("steady"), *found.ours.named("rising")]))
    (asked.to / "load.md").write_text(page(found), "utf-8")
    say(page(found))


if __name__ == "__main__":
    main()
