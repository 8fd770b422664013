"""The report of a run: a line a game, so that an interrupted run goes on where it was; and a summary of it."""

from __future__ import annotations

import hashlib
from collections import Counter
from collections.abc import Iterator, Sequence
from pathlib import Path

import msgspec

import bottega
from bottega.core.registry import game_meta
from bottega.version import is_compiled
from tests.conformance.cases import parse_case
from tests.soak.plan import Result

HOME = Path(".soak")
SLOWEST = 3


def fingerprint() -> str:
    """A short hash of the program: games that another version of it played prove nothing about this one."""
    package = Path(bottega.__file__).parent
    digest = hashlib.blake2b(b"compiled" if is_compiled() else b"interpreted", digest_size=4)
    for part in sorted(package.iterdir()):  # beside a compiled engine, the other parts are links
        for file in sorted(file for file in part.resolve().rglob("*") if file.suffix in (".py", ".toml", ".md")):
            digest.update(f"{part.name}/{file.relative_to(part.resolve()).as_posix()}".encode())
            digest.update(file.read_bytes())
    return digest.hexdigest()


def report_file(folder: Path, run: int, games: Sequence[str]) -> Path:
    """Where a run is reported: for each version of the program a file of its own."""
    return folder / f"{'-'.join(games)}-{run}-{fingerprint()}.jsonl"


class Report:
    """The games of a run that are over. Each is on the disk before the next is counted."""

    def __init__(self, file: Path) -> None:
        self.file = file
        self.results = {result.number: result for result in read(file)}
        file.parent.mkdir(parents=True, exist_ok=True)
        self._drop_half_a_line()

    def add(self, result: Result) -> None:
        """A game is over."""
        self.results[result.number] = result
        with self.file.open("ab") as opened:
            opened.write(msgspec.json.encode(result) + b"\n")

    def _drop_half_a_line(self) -> None:
        """What an interrupted run left unfinished is played again."""
        if self.file.exists():
            text = self.file.read_bytes()
            self.file.write_bytes(text[: text.rfind(b"\n") + 1])


def read(file: Path) -> Iterator[Result]:
    """The finished games of a report."""
    lines = file.read_bytes().split(b"\n")[:-1] if file.exists() else []
    for number, line in enumerate(lines, 1):
        try:
            yield msgspec.json.decode(line, type=Result)
        except (msgspec.DecodeError, ValueError) as error:
            raise ValueError(f"line {number} of {file} is no game of a soak: {error}") from None


def counted(number: int, what: str) -> str:
    """So many things, in words.

    >>> counted(1, "game"), counted(3, "game")
    ('1 game', '3 games')
    """
    return f"{number} {what}" if number == 1 else f"{number} {what}s"


def summary(results: Sequence[Result], seconds: float) -> str:
    """What was played, how long it took, and what failed."""
    decisions = sum(result.decisions for result in results)
    played = sum(result.seconds for result in results)
    what = f"{counted(len(results), 'game')}, {decisions:,} decisions"
    lines = [
        f"{what}; {played:.0f} s of playing and checking, {seconds:.0f} s in this run.",
        *games_played(results),
        *modules_played(results),
        *longest(results),
        *failures(results),
    ]
    return "\n".join(lines)


def games_played(results: Sequence[Result]) -> list[str]:
    """How often each game was played, and with how many players."""
    lines = []
    for name, count in sorted(Counter(parse_case(result.case).game for result in results).items()):
        seats = Counter(case.seats for result in results if (case := parse_case(result.case)).game == name)
        told = ", ".join(f"{number} with {players}" for players, number in sorted(seats.items()))
        lines.append(f"  {name}: {counted(count, 'game')} ({told} players)")
    return lines


def modules_played(results: Sequence[Result]) -> list[str]:
    """How often each module was on."""
    on = Counter(
        (case.game, name) for result in results for case in [parse_case(result.case)] for name, _ in case.options
    )
    return [
        f"  {name}, games with module "
        + ", ".join(f"{module.module} {module.name}: {on[name, module.name]}" for module in game_meta(name).modules)
        for name in sorted({parse_case(result.case).game for result in results})
        if game_meta(name).modules
    ]


def longest(results: Sequence[Result]) -> list[str]:
    """The games with the most decisions."""
    ranked = sorted(results, key=lambda result: result.decisions, reverse=True)[:SLOWEST]
    return [
        f"  long: {result.name}, {counted(result.decisions, 'decision')}"
        + (f" in {counted(result.rounds, 'round')}" if result.rounds is not None else "")
        + f", {result.seconds:.1f} s"
        for result in ranked
    ]


def failures(results: Sequence[Result]) -> list[str]:
    """What went wrong, and how to see it again."""
    failed = sorted([result for result in results if result.failure], key=lambda result: result.number)
    if not failed:
        return ["No game failed."]
    lines = [f"{counted(len(failed), 'game')} failed:"]
    for result in failed:
        lines += [f"  {result.failure.strip().splitlines()[-1]}", f"    make soak ONLY='{result.name}'"]
    return lines
