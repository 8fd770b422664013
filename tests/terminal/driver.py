"""Drives the command line as a person would, from what is typed to what is shown."""

from __future__ import annotations

import contextlib
import io
import os
import random
import select
import subprocess
import sys
import time
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path

import msgspec
import pytest

import bottega
from bottega.command_line.app import main
from bottega.core.chance import FastChance
from bottega.core.game import Game
from bottega.core.match import Match, new_header
from bottega.core.records import format_record
from bottega.core.registry import game_names
from bottega.core.ruleset import Ruleset
from bottega.sitting.saves import Save, Saves
from bottega.sitting.seats import parse_seats
from bottega.sitting.store import MemoryStore, Start
from bottega.terminal.at_screen import AtScreen

SOURCE = Path(bottega.__file__).parents[1]
START = [sys.executable, "-c", "import sys; from bottega.command_line.app import main; sys.exit(main())"]
SAVED = len(game_names()) + 1
"""The number of the first saved game on the menu."""
WINDOW_THEN_MOVES = "1\n" + "1\n\n" * 300
"""Enough to play any game to its end: the first move of each menu, or Enter where there is none."""


@dataclass(frozen=True)
class Result:
    """What came of a command."""

    code: int
    out: str
    err: str

    def fails(self, code: int = 1) -> str:
        """The one sentence of a refusal."""
        assert self.code == code
        assert "Traceback" not in self.out + self.err
        assert self.err.count("\n") == 1
        return self.err.strip()

    def succeeds(self) -> str:
        """What was shown."""
        assert (self.code, self.err) == (0, "")
        return self.out


class Keyboard(io.StringIO):
    """Where lines come from, as many as are asked for."""

    def __init__(self, lines: Iterator[str]) -> None:
        super().__init__()
        self._lines = lines

    def readline(self, size: int | None = -1, /) -> str:  # type: ignore[override]
        line = next(self._lines, None)
        return "" if line is None else f"{line}\n"


def run(*arguments: str, typed: str | Iterator[str] = "") -> Result:
    """Run a command with these lines typed."""
    out, err = io.StringIO(), io.StringIO()
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(sys, "stdin", io.StringIO(typed) if isinstance(typed, str) else Keyboard(typed))
        with contextlib.redirect_stdout(out), contextlib.redirect_stderr(err):
            code = main(list(arguments))
    return Result(code, out.getvalue(), err.getvalue())


def menu_number(game: str) -> int:
    """The number of a game on the menu; saved games come after all games."""
    return game_names().index(game) + 1


def only_save() -> Save:
    """The one saved game."""
    (name,) = Saves().names()
    return msgspec.json.decode(Saves().save_path(name).read_bytes(), type=Save)


def moves_of(save: Save) -> list[str]:
    """The moves of the first seat in a save, in their order."""
    return [deed.action for deed in save.deeds if deed.do == "act" and deed.seat == 0 and deed.action is not None]


def only_game() -> AtScreen:
    """The one saved game, gone on with."""
    return AtScreen.go_on(only_save().start.name)


def sitting_of(game: Game, ruleset: Ruleset, seats: str) -> AtScreen:
    """A game at this screen, kept in memory, set up as the game says."""
    players = tuple(parse_seats(seats))
    header = new_header(game, ruleset, [player.name for player in players])
    start = Start(name="test", header=header, players=players, secret=None, seed=1)
    store = MemoryStore()
    store.begin(start)
    return AtScreen(store, start, Match(game, header, FastChance(random.Random(1))))


def only_record(home: Path) -> Path:
    """The one record of a finished game."""
    (path,) = (home / "records").iterdir()
    return path


@cache
def finished_game() -> str:
    """The record of a game that is over, with sealed luck."""
    match = bottega.new("sagrada", seats=1, players=["Player"])
    while not match.over:
        match.play(0, match.legal(0)[0])
    return format_record(match.record)


class Terminal:
    """A terminal that somebody types at."""

    def __init__(self, *arguments: str) -> None:
        import pty  # not everywhere

        ours, theirs = pty.openpty()
        environment = {**os.environ, "PYTHONPATH": str(SOURCE), "TERM": "xterm"}
        self.handle = ours
        self.process = subprocess.Popen(
            [*START, *arguments], env=environment, stdin=theirs, stdout=theirs, stderr=theirs, start_new_session=True
        )
        os.close(theirs)

    def type(self, keys: str) -> None:
        os.write(self.handle, keys.encode())

    def read(self, until: str, seconds: float = 20) -> str:
        """What is shown, up to these words or until the time is over."""
        shown = ""
        end = time.monotonic() + seconds
        while until not in shown and time.monotonic() < end:
            if select.select([self.handle], [], [], 0.05)[0]:
                shown += os.read(self.handle, 4096).decode(errors="replace")
        return shown

    def leave(self, seconds: float = 20) -> str:
        """What is shown until the program has ended."""
        shown = ""
        end = time.monotonic() + seconds
        with contextlib.suppress(OSError):  # nobody writes any more
            while time.monotonic() < end:
                if select.select([self.handle], [], [], 0.05)[0]:
                    shown += os.read(self.handle, 4096).decode(errors="replace")
        assert time.monotonic() < end, f"it did not end: {shown}"
        return shown

    def close(self) -> None:
        self.process.kill()
        self.process.wait()
        os.close(self.handle)
