"""The shelf of saved games: listed, gone on with, and cleared."""

from __future__ import annotations

from dataclasses import dataclass

from bottega.core.errors import BadInput, BottegaError
from bottega.core.records import Acted, parse_record
from bottega.core.words import counted
from bottega.terminal import saves
from bottega.terminal.playing import play_saved
from bottega.terminal.screen import command, printable, show


@dataclass(frozen=True)
class Kept:
    """A saved game from outside: which game, who plays it, how far it is, when it was left."""

    game: str
    note: str


def look_at(name: str) -> Kept:
    """A saved game, without playing it again; a broken one says so."""
    try:
        record = parse_record(saves.load(name).record)
    except BottegaError:
        return Kept(name, "broken")
    moves = sum(isinstance(entry, Acted) for entry in record.entries)
    players = ", ".join(printable(player) for player in record.header.players)
    return Kept(record.header.game, f"{players}; {counted(moves, 'move')}, saved {saves.saved_at(name):%Y-%m-%d %H:%M}")


def resume(name: str | None) -> None:
    """Go on with a game: the one named, or the only one there is; otherwise list them."""
    names = saves.save_names()
    if name is None and len(names) != 1:
        show_all(names)
    else:
        play_saved(name or names[0])


def show_all(names: list[str]) -> None:
    """How to go on with each saved game."""
    for name in names:
        show(f"{command()} resume {name}", f"    {look_at(name).note}")
    show("`--delete` behind such a line deletes that game." if names else "No game is saved.")


def delete(name: str | None) -> None:
    """Delete a saved game, unless it is being played."""
    if name is None:
        raise BadInput(f"name the saved game to delete; `{command()} resume` lists them")
    saves.check_saved(name)
    with saves.claimed(name):
        note = look_at(name).note
        saves.remove(name)
    show(f"Deleted the saved game {name} ({note}).")
