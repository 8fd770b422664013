"""Measures the engine, interpreted and compiled, beside its peers: ratios of one run on one machine.

Prints the tables and keeps them in docs/benchmarks.md.
"""

from __future__ import annotations

import json
import os
import platform
import subprocess
import sys
from pathlib import Path

from bench.cases import CASES, Case

ROOT = Path(__file__).parent.parent
PAGE = ROOT / "docs" / "benchmarks.md"
INTERPRETED = ROOT / "src"
COMPILED = ROOT / ".venv" / "compiled"


def measure(script: str, engine: Path = INTERPRETED) -> dict[str, object]:
    """Run a script of this folder in a process of its own and read the figures it prints."""
    environment = {**os.environ, "PYTHONPATH": str(engine)}
    command = [sys.executable, "-m", f"bench.{script}"]
    printed = subprocess.run(command, env=environment, cwd=ROOT, check=True, stdout=subprocess.PIPE).stdout
    figures = json.loads(printed.splitlines()[-1])
    assert isinstance(figures, dict)
    return figures


def thousands(number: float) -> str:
    """A rate, in thousands."""
    return f"{number / 1000:,.0f} k" if number >= 10_000 else f"{number / 1000:,.1f} k"


def game_rows(case: Case, interpreted: dict[str, float], compiled: dict[str, float] | None) -> list[str]:
    """The figures of a game beside what the design asks for."""
    rows = []
    for label, key in (
        ("decisions a second", "decisions"),
        ("of these with more than one legal action", "choices"),
        ("decisions a second, with the engine's own loop", "playout_decisions"),
        ("of these with more than one legal action", "playout_choices"),
    ):
        wanted = case.decisions if key == "decisions" else None
        cells = [thousands(interpreted[key]), thousands(compiled[key]) if compiled else "-"]
        asked = " / ".join(thousands(figure) for figure in wanted) if wanted else "-"
        rows.append(f"| {label} | {cells[0]} | {cells[1]} | {asked} |")
    cells = [f"{interpreted['copy_us']:.2f} us", f"{compiled['copy_us']:.2f} us" if compiled else "-"]
    asked = " / ".join(f"{figure:.0f} us" for figure in case.copy_us)
    rows.append(f"| a copy of the state | {cells[0]} | {cells[1]} | at most {asked} |")
    for label, key, asked in (
        ("recording every step of a random game costs", "noting_costs", "at most 10%"),
        ("and writing the record out, with scores and digest", "writing_costs", "-"),
    ):
        cells = [f"{figures[key]:.0%}" if figures else "-" for figures in (interpreted, compiled)]
        rows.append(f"| {label} | {cells[0]} | {cells[1]} | {asked} |")
    return rows


def page(interpreted: dict[str, object], compiled: dict[str, object] | None, peers: dict[str, object]) -> str:
    """The whole report, as Markdown."""
    lines = [
        "# Benchmarks",
        "",
        "Written by `make bench`: one run, one core, one machine. Compare ratios, not seconds: another machine has",
        "other figures. Our positions are from the middle third of random games, played at random to the end with",
        "the legal actions worked out at each decision. The loop around them is plain Python, for us and for the",
        "peers; with the engine's own loop (`play_out`) it is compiled too. Peers play whole random games.",
        "",
        f"Python {platform.python_version()}, {platform.machine()}.",
    ]
    for name, case in CASES.items():
        ours, fast = interpreted[name], compiled[name] if compiled else None
        assert isinstance(ours, dict)
        assert fast is None or isinstance(fast, dict)
        lines += ["", f"## {case.title}", ""]
        lines += ["| figure | interpreted | compiled | asked for (interpreted / compiled) |", "|---|--:|--:|--:|"]
        lines += game_rows(case, ours, fast)
        if peers:
            lines += [
                "",
                "| random play | decisions a second | Bottega compiled is so many times as fast |",
                "|---|--:|--:|",
            ]
            base = (fast or ours)["decisions"]
            lines += [f"| {peer} | {thousands(rate)} | {base / rate:.1f} |" for peer, rate in by_rate(peers)]
    return "\n".join(lines) + "\n"


def by_rate(peers: dict[str, object]) -> list[tuple[str, float]]:
    """The peers, fastest first."""
    rates = [(name, float(rate)) for name, rate in peers.items() if isinstance(rate, (int, float))]
    return sorted(rates, key=lambda peer: -peer[1])


def main() -> None:
    """Measure, print, and keep the page."""
    interpreted = measure("engine")
    compiled: dict[str, object] | None = measure("engine", COMPILED)
    if compiled is not None and not compiled["compiled"]:
        print("The engine is not compiled here: only interpreted figures.", file=sys.stderr)
        compiled = None
    report = page(interpreted, compiled, measure("peers"))
    PAGE.write_text(report, "utf-8")
    print(report)


if __name__ == "__main__":
    main()
