"""A whole game as text, every public value at each step: reviewed as a diff when it changes.

    PYTHONPATH=src:. python -m tests.replays.playthrough

writes the golden files anew from the records beside them.
"""

from __future__ import annotations

from pathlib import Path

import msgspec

from bottega.core.records import Acted, Record, Revealed, parse_record
from bottega.core.replay import Replay
from tests.told import told

FOLDER = Path(__file__).parent


def records() -> list[Path]:
    """All records beside this file."""
    return sorted(FOLDER.glob("*/*.jsonl"))


def golden_records() -> list[Path]:
    """The records that have a golden text, or should have: the first of each game."""
    return [min(folder.glob("*.jsonl")) for folder in sorted(FOLDER.iterdir()) if any(folder.glob("*.jsonl"))]


def playthrough(record: Record) -> str:
    """The game step by step."""
    replay = Replay(record)
    match, names = replay.match, record.header.players
    lines = [f"{record.header.game}, {record.header.seats} seats"]
    lines += [told(match.game, event, names, record.header.options) for event in match.events()]
    while not replay.done:
        seats = match.pending
        lines += ["", f"entry {replay.at + 1}: {names_of(seats, names)} to decide"]
        lines += [f"{names[seat]} may: {', '.join(a.name for a in match.legal(seat))}" for seat in seats]
        since = match.event_count()
        entry = replay.step()
        if isinstance(entry, Revealed):
            lines[-1] = f"entry {entry.n}: entry {entry.entry} was {entry.action or entry.outcomes}"
            continue
        lines.append(f"{names[entry.seat]}: {entry.action}" if isinstance(entry, Acted) else type(entry).__name__)
        lines += [f"  {told(match.game, event, names, record.header.options)}" for event in match.events(since=since)]
        lines.append(msgspec.json.encode(match.view()).decode())
    for standing in match.standings():
        lines += ["", f"{standing.place}. {standing.name(names)}: {standing.total} {standing.note}".rstrip()]
        lines += [f"  {line.label} {line.points} [{line.rule}] {line.groups}" for line in standing.lines]
    return "\n".join(lines) + "\n"


def names_of(seats: tuple[int, ...], names: list[str]) -> str:
    return ", ".join(names[seat] for seat in seats) or "nobody"


def main() -> None:
    for path in golden_records():
        path.with_suffix(".txt").write_text(playthrough(parse_record(path.read_text("utf-8"))), "utf-8")


if __name__ == "__main__":
    main()
