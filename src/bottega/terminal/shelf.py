"""The shelf: games that wait to be gone on with, and games that are over."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path

from bottega.core.errors import BadInput, BottegaError
from bottega.core.records import Acted, Header, Record, parse_record
from bottega.core.registry import game_meta
from bottega.sitting.files import read_text
from bottega.sitting.modules import modules_on
from bottega.sitting.saves import Saves, home
from bottega.speech.phrase import Phrase, joined
from bottega.terminal.at_screen import AtScreen
from bottega.terminal.playing import check_saved, play_saved
from bottega.terminal.screen import command, printable, show
from bottega.terminal.words import message, say


@dataclass(frozen=True)
class Kept:
    """A game on the shelf, from outside: which game it is, and what there is to say of it."""

    game: str
    title: str
    note: Phrase


def look_at(name: str) -> Kept:
    """A saved game: who plays it, how far it is, with which modules, and when it was left; a broken one says so."""
    try:
        sitting = AtScreen.go_on(name)
        header = sitting.match.header
        told: list[Phrase | str] = [
            ", ".join(sitting.names),
            _progress(sitting),
            *_modules(header),
            date_of(Saves().saved_at(name)),
        ]
        return Kept(header.game, game_meta(header.game).title, joined("; ", told))
    except BottegaError:
        return Kept("", name, say("kept-broken"))


def _progress(sitting: AtScreen) -> Phrase:
    """How far a game is, in the words of its game, or in moves."""
    moves = sum(isinstance(entry, Acted) for entry in sitting.match.record.entries)
    return sitting.voice.progress(sitting.match.view()) or say("kept-moves", moves=moves)


def _modules(header: Header) -> list[Phrase]:
    numbers = [Phrase(str(module.module)) for module in modules_on(game_meta(header.game), header.options)]
    return [say("kept-modules", modules=numbers, modules_count=len(numbers))] if numbers else []


def date_of(time: datetime) -> str:
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
        ended = datetime.fromtimestamp(file.stat().st_mtime).astimezone()
        told: list[Phrase | str] = [_result(record), *_modules(header), date_of(ended)]
        return Kept(header.game, game_meta(header.game).title, joined("; ", told))
    except (BottegaError, OSError, UnicodeDecodeError):
        return Kept("", file.stem, say("kept-broken"))


def _result(record: Record) -> Phrase:
    """Who won, and with how many points each."""
    end = record.end
    return result_of(record.header.players, *((end.scores, end.winners) if end is not None else ((), ())))


def result_of(names: Sequence[str], points_by_seat: Sequence[int], winners: Sequence[int]) -> Phrase:
    """Who won a game, and with how many points each; without points it was not played to its end."""
    players = [Phrase(printable(name)) for name in names]
    if not points_by_seat:
        return say("kept-not-over", players=players)
    scores = sorted(enumerate(points_by_seat), key=lambda scored: -scored[1])
    told = [
        say("kept-score", player=players[seat], points=points, has_won="yes" if seat in winners else "no")
        for seat, points in scores
    ]
    return joined(", ", told)


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
    show(message("kept-how-to-end" if names else "kept-none"))


def delete(name: str | None) -> None:
    """Delete a saved game, unless it is being played."""
    if name is None:
        raise BadInput("no-saved-game-to-delete", command=command())
    check_saved(name)
    with Saves().claimed(name):
        note = look_at(name).note
        Saves().forget(name)
    show(message("kept-deleted", name=name, note=note))


def abandon(name: str | None) -> None:
    """End a saved game by agreement, unless it is being played: its luck is revealed, and its record is kept."""
    if name is None:
        raise BadInput("no-saved-game-to-end", command=command())
    check_saved(name)
    with Saves().claimed(name):
        sitting = AtScreen.go_on(name)
        sitting.agree_to_end()
        sitting.close()
    show(message("kept-ended", name=name), message("the-record", path=str(Saves().record_path(name))))
