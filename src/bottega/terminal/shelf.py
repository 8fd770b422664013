"""The shelf: games that wait to be gone on with, and games that are over."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime
from pathlib import Path

from bottega.core.errors import BadInput, BottegaError
from bottega.core.records import Acted, Header, Record, parse_record
from bottega.core.registry import game_meta
from bottega.core.words import counted
from bottega.sitting.files import read_text
from bottega.sitting.modules import modules_on
from bottega.sitting.saves import Saves, home
from bottega.terminal.at_screen import AtScreen
from bottega.terminal.playing import check_saved, play_saved
from bottega.terminal.screen import command, printable, show


@dataclass(frozen=True)
class Kept:
    """A game on the shelf, from outside: which game it is, and what there is to say of it."""

    game: str
    title: str
    note: str


def look_at(name: str) -> Kept:
    """A saved game: who plays it, how far it is, with which modules, and when it was left; a broken one says so."""
    try:
        sitting = AtScreen.go_on(name)
        header = sitting.match.header
        facts = [", ".join(sitting.names), _progress(sitting), *_modules(header), _date(Saves().saved_at(name))]
        return Kept(header.game, game_meta(header.game).title, "; ".join(facts))
    except BottegaError:
        return Kept("", name, "broken")


def _progress(sitting: AtScreen) -> str:
    """How far a game is, in the words of its game, or in moves."""
    moves = sum(isinstance(entry, Acted) for entry in sitting.match.record.entries)
    return str(sitting.voice.progress(sitting.match.view())) or counted(moves, "move")


def _modules(header: Header) -> list[str]:
    numbers = [str(module.module) for module in modules_on(game_meta(header.game), header.options)]
    return [f"module{'s' if len(numbers) > 1 else ''} {', '.join(numbers)}"] if numbers else []


def _date(time: datetime) -> str:
    return f"{time:%Y-%m-%d %H:%M}"


def finished() -> list[Path]:
    """The records of games that are over, the latest first."""
    files = [file for file in (home() / "records").glob("*.jsonl") if not file.name.startswith(".")]
    return sorted(files, key=lambda file: file.stat().st_mtime, reverse=True)


def look_at_finished(file: Path) -> Kept:
    """A game that is over: who had how many points, and when it ended; a broken record says so."""
    try:
        record = parse_record(read_text(file))
        header = record.header
        facts = [_result(record), *_modules(header), _date(datetime.fromtimestamp(file.stat().st_mtime).astimezone())]
        return Kept(header.game, game_meta(header.game).title, "; ".join(facts))
    except (BottegaError, OSError, UnicodeDecodeError):
        return Kept("", file.stem, "broken")


def _result(record: Record) -> str:
    """Who won, and with how many points each."""
    players = [printable(player) for player in record.header.players]
    if record.end is None or record.end.how != "played":
        return f"{', '.join(players)}; not played to its end"
    scores = sorted(enumerate(record.end.scores), key=lambda scored: -scored[1])
    winners = record.end.winners
    return ", ".join(f"{players[seat]} {points}{' (won)' if seat in winners else ''}" for seat, points in scores)


def resume(name: str | None) -> None:
    """Go on with a game: the one named, or the only one there is; otherwise list them."""
    names = Saves().names()
    if name is None and len(names) != 1:
        show_all(names)
    else:
        play_saved(name or names[0])


def show_all(names: list[str]) -> None:
    """How to go on with each saved game."""
    for name in names:
        show(f"{command()} resume {name}", f"    {look_at(name).note}")
    show("Behind such a line `--abandon` ends that game, `--delete` deletes it." if names else "No game is saved.")


def delete(name: str | None) -> None:
    """Delete a saved game, unless it is being played."""
    if name is None:
        raise BadInput("no-saved-game-to-delete", command=command())
    check_saved(name)
    with Saves().claimed(name):
        note = look_at(name).note
        Saves().forget(name)
    show(f"Deleted the saved game {name} ({note}).")


def abandon(name: str | None) -> None:
    """End a saved game by agreement, unless it is being played: its luck is revealed, and its record is kept."""
    if name is None:
        raise BadInput("no-saved-game-to-end", command=command())
    check_saved(name)
    with Saves().claimed(name):
        sitting = AtScreen.go_on(name)
        sitting.agree_to_end()
        sitting.close()
    show(f"The game {name} is ended; nobody won.", f"The record is {Saves().record_path(name)}")
