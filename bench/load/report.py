"""The report: what the run found, as a page."""

from __future__ import annotations

import os
import platform
from collections.abc import Sequence
from dataclasses import dataclass
from textwrap import fill

from bench.load.machine import Machine
from bench.load.peer import VERSION
from bench.load.phases import LIMIT, Phase, Plan, Result
from bottega.version import is_compiled

RATIO = 2.0
"""So many times the moves a CPU second of boardgame.io are asked for."""
WIDTH = 110


@dataclass(frozen=True)
class Findings:
    """Everything of one run. `theirs` is a sentence where boardgame.io could not be measured.

    `costs` are what single tables cost, a line each.
    """

    plan: Plan
    machine: Machine
    ours: Result
    worded: Result
    theirs: Result | str
    costs: Sequence[str] = ()


def prose(*parts: str) -> str:
    """Sentences as a paragraph."""
    return fill(" ".join(parts), WIDTH, break_on_hyphens=False, break_long_words=False)


def page(found: Findings) -> str:
    """The page, as Markdown."""
    sections = [_beginning(found), _ours(found), _highest(found.ours), _memory(found), _costs(found)]
    sections += [_theirs(found), _problems(found)]
    return "\n\n".join(["\n".join(lines) for lines in sections if lines]) + "\n"


def _beginning(found: Findings) -> list[str]:
    plan, machine = found.plan, found.machine
    engine = "compiled" if is_compiled() else "interpreted"
    cores = os.cpu_count()
    return [
        "# Load",
        "",
        prose(
            "Written by `make load`: one run on one machine, where the server, its SQLite database and the clients",
            f"share {cores} cores. Every table is a game of {plan.game} between two scripted people, each with a",
            "WebSocket; they come in as guests, add to the luck, and play at random. At the beginning the games are",
            "at all stages; one that is over is replaced by a new one, and what that costs is counted. Moves are",
            "made when the clock says so, whatever the server does.",
        ),
        "",
        prose(
            "*Served* is measured by the server, from a command to its acknowledgement, which comes after the move is",
            "safe on the disk; it is read from a histogram, so it is exact only to the limits of its buckets.",
            "*Waited* is measured by the clients, from when a move was due until its acknowledgement was read. CPU is",
            "that of the server with all its threads and processes, as Linux counts it. Compare ratios: another",
            "machine has other figures.",
        ),
        "",
        prose(
            f"Python {platform.python_version()}, {platform.machine()}, {cores} cores, engine {engine}. Before it",
            f"began the load average was {machine.busy:.1f}, a timer rang {_both_ms(machine.late)} ms late, and the",
            f"disk took {_both_ms(machine.disk)} ms to keep a page (half of the times / 99 of 100).",
        ),
    ]


def _ours(found: Findings) -> list[str]:
    plan = found.plan
    rows = {
        "steady": "steady",
        "rising": "rising",
        "flat out": "as fast as it goes, 32 moves on their way",
        "more tables": "more tables",
    }
    phases = [(rows[phase.name], phase) for phase in found.ours.phases]
    phases += [("with sentences and prospects for everybody", phase) for phase in found.worded.phases]
    steady, more = found.ours.named("steady")[0], found.ours.named("more tables")[0]
    return [
        f"## {plan.tables} tables at {plan.rate:.0f} moves a second",
        "",
        prose(_verdict(steady), f"With {plan.more} tables:", _verdict(more)),
        "",
        *_table(phases),
        "",
        prose(
            "CPU a move is split into the event loop, the other threads (the database) and other processes (workers).",
        ),
    ]


def _verdict(phase: Phase) -> str:
    """What is asked for, and whether it is so."""
    assert phase.served is not None
    is_met = "as asked for" if phase.is_sustained else f"not the {LIMIT * 1e3:.0f} ms at that rate that are asked for"
    return f"99 of 100 commands were served in {_ms(phase.served[1])} ms at {phase.done:.0f} moves a second: {is_met}."


def _table(phases: Sequence[tuple[str, Phase]]) -> list[str]:
    heads = ["phase", "tables", "moves/s asked", "done", "served ms, p50 / p99", "waited ms, p50 / p99"]
    heads += ["CPU us a move", "split", "games ended", "CPU of the clients"]
    lines = [f"| {' | '.join(heads)} |", f"|---|{'--:|' * (len(heads) - 1)}"]
    return lines + [_row(label, phase) for label, phase in phases]


def _row(label: str, phase: Phase) -> str:
    asked = "-" if phase.rate is None else f"{phase.rate:.0f}"
    served = "-" if phase.served is None else _both_ms(phase.served)
    cost = phase.cost
    split = " + ".join(f"{part / max(1, phase.moves) * 1e6:.0f}" for part in (cost.loop, cost.threads, cost.workers))
    cells = [label, str(phase.tables), asked, f"{phase.done:.0f}", served, _both_ms(phase.waited)]
    cells += [f"{phase.cpu * 1e6:.0f}", split, str(phase.finished), f"{phase.client:.0%}"]
    return f"| {' | '.join(cells)} |"


def _ms(seconds: float) -> str:
    return f"{seconds * 1e3:.1f}"


def _both_ms(seconds: tuple[float, float]) -> str:
    return " / ".join(map(_ms, seconds))


def _highest(ours: Result) -> list[str]:
    highest = ours.highest
    found = (
        "No rate was sustained."
        if highest is None
        else f"The highest rate sustained, reached and with 99 of 100 served in {LIMIT * 1e3:.0f} ms, is "
        f"**{highest.done:.0f} moves a second**."
    )
    return ["## The highest rate", "", found, "", "![How long commands take, against how many come](images/load.svg)"]


def _memory(found: Findings) -> list[str]:
    plan, memory = found.plan, found.ours.memory
    first = (memory[plan.tables] - memory[0]) / plan.tables
    second = (memory[plan.more] - memory[plan.tables]) / max(1, plan.more - plan.tables)
    last = found.ours.phases[-1].cost.memory
    return [
        "## Memory",
        "",
        prose(
            f"The server holds {_mb(memory[0])} MB with no table, {_mb(memory[plan.tables])} with {plan.tables}",
            f"tables, {_mb(memory[plan.more])} with {plan.more}, and {_mb(last)} at the end: {first / 1024:.0f} KiB",
            f"for each of the first tables, with its two connections, and {second / 1024:.0f} for each of the others.",
        ),
    ]


def _mb(size: float) -> str:
    return f"{size / 1e6:.0f}"


def _costs(found: Findings) -> list[str]:
    """What single tables cost, as `bench.tables` says it."""
    if not found.costs:
        return []
    return [
        "## A table",
        "",
        prose(
            "*Opening* is bringing a game that is not in memory from the database and showing it, in milliseconds of",
            "the processor; 50 are asked for. *Idle* is a table at which nothing happens while people look at it; 50",
            "kB are asked for. *Growing* is the memory of a server after so many moves at tables that come and go.",
        ),
        "",
        "```",
        *found.costs,
        "```",
    ]


def _theirs(found: Findings) -> list[str]:
    title = ["## Beside boardgame.io", ""]
    theirs = found.theirs
    if isinstance(theirs, str):
        return [*title, f"boardgame.io was not measured: {theirs}."]
    rows = []
    for name, label in (("steady", f"{found.plan.rate:.0f} moves a second"), ("flat out", "as fast as it goes")):
        mine, other = found.ours.named(name)[0], theirs.named(name)[0]
        rows.append(
            f"| {label} | {mine.done:.0f} | {1 / mine.cpu:.0f} | {other.done:.0f} | {1 / other.cpu:.0f} | "
            f"{other.cpu / mine.cpu:.2f} |"
        )
    return [
        *title,
        prose(
            f"The same clients at the same pace against boardgame.io {VERSION} with tic-tac-toe, in memory, and",
            f"{found.plan.tables} matches: it keeps nothing, and its game has 9 moves and hardly a rule. Ours is",
            f"{found.plan.game}, and every move is on the disk before it is acknowledged. Asked for are {RATIO:.0f}",
            "times its moves a CPU second.",
        ),
        "",
        "| | moves/s | a CPU second | boardgame.io: moves/s | a CPU second | ratio |",
        "|---|--:|--:|--:|--:|--:|",
        *rows,
    ]


def _problems(found: Findings) -> list[str]:
    """What went wrong, if something did."""
    problems = [*found.ours.problems, *found.worded.problems]
    problems += [] if isinstance(found.theirs, str) else found.theirs.problems
    if not problems:
        return []
    return ["## What went wrong", "", f"{len(problems)} times, first:", "", "```", problems[0][:500], "```"]
