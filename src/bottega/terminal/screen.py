"""The screen: one console for all that is printed, one for complaints, and the questions."""

from __future__ import annotations

import contextlib
import os
import select
import shutil
import signal
import sys
from collections.abc import Iterable, Iterator
from io import TextIOWrapper
from pathlib import Path
from types import FrameType
from typing import NoReturn

from rich.console import Console, ConsoleDimensions, RenderableType
from rich.text import Text

from bottega.core.errors import BottegaError
from bottega.speech.problems import phrase_of
from bottega.terminal.words import language

NARROWEST = 80
WIDEST_TEXT = 100
NEXT_FAULT = "\n  "
"""What stands between the faults of a file, when there are several."""
ENDS = (".", "?", "!", ")")
SILENCE = 0.5
"""Seconds without a key, after which what comes is no longer the last player's."""


class WideConsole(Console):
    """A console that draws for 80 columns at least: boards are not readable on fewer.

    `farewell` is what is shown once its own screen is left; None if it has none now. `question` is what was
    asked last.
    """

    farewell: list[RenderableType] | None = None
    question: str = ""

    @property
    def size(self) -> ConsoleDimensions:
        found = super().size
        return ConsoleDimensions(max(NARROWEST, found.width), found.height)

    @size.setter
    def size(self, new_size: tuple[int, int]) -> None:
        self._width, self._height = new_size

    @property
    def real_width(self) -> int:
        """How many columns there are: prose follows them, boards can't."""
        return super().size.width


OUT = WideConsole(highlight=False)
ERRORS = Console(highlight=False, stderr=True)


def show(*things: RenderableType) -> None:
    """Print, each thing on lines of its own. Plain strings are text, never markup."""
    _print(things, _text_width())


def _text_width() -> int:
    return min(OUT.real_width, WIDEST_TEXT)


def show_board(*things: RenderableType, height: int | None = None) -> None:
    """Print what needs 80 columns, however narrow the terminal is, and uses more; in so many lines if it can."""
    _print(things, OUT.width, height)


def _print(things: Iterable[RenderableType], width: int, height: int | None = None) -> None:
    for thing in things:
        OUT.print(Text(thing) if isinstance(thing, str) else thing, width=width, height=height, soft_wrap=False)


def free_lines(taken: int) -> int | None:
    """How many lines of the screen are left above the prompt; None where there is no screen to fill."""
    return OUT.height - taken - 1 if OUT.is_terminal else None


def too_narrow() -> bool:
    """Whether boards are broken by the edge of this terminal."""
    return OUT.real_width < NARROWEST


def height_of(thing: RenderableType) -> int:
    """How many lines a thing takes that is shown."""
    return len(OUT.render_lines(thing, OUT.options.update(width=_text_width())))


def show_raw(text: str) -> None:
    """Print a line as it is, however long: JSON, for programs."""
    OUT.out(text, highlight=False)


def sentence(problem: object) -> str:
    """An error, or the text of one, as a sentence in the language of this screen.

    >>> sentence("there is no game 'chess'")
    "There is no game 'chess'."
    """
    said = phrase_of(problem, language()) if isinstance(problem, BottegaError) else problem
    text = NEXT_FAULT.join([printable(part) for part in str(said).split(NEXT_FAULT)])
    return f"{text[:1].upper()}{text[1:]}{'' if text.endswith(ENDS) or not text else '.'}"


def complain(problem: object) -> None:
    """Print a sentence on standard error; several faults of a file take a line each."""
    ERRORS.out(sentence(problem), highlight=False)


def is_interactive() -> bool:
    """Whether somebody sits here: keys come from a terminal, and what is shown goes to one."""
    return sys.stdin.isatty() and OUT.file.isatty()


@contextlib.contextmanager
def own_screen() -> Iterator[list[RenderableType]]:
    """Draw on the terminal's other screen. However that ends, the shell's screen comes back as it was.

    What is put into the list is shown there then: how to come back, or who won. Without a terminal all of it is
    printed in its order. A screen within a screen is the same one, with the same list.
    """
    if OUT.farewell is not None:
        yield OUT.farewell
        return
    farewell: list[RenderableType] = []
    OUT.farewell = farewell
    with contextlib.ExitStack() as leaving:
        leaving.callback(_say_farewell)
        if is_interactive() and not OUT.is_dumb_terminal and OUT.set_alt_screen(True):
            leaving.callback(OUT.set_alt_screen, False)
            leaving.enter_context(_killed_politely())
            leaving.enter_context(_stopped_politely())
        yield farewell


def _say_farewell() -> None:
    farewell, OUT.farewell = OUT.farewell, None
    show(*farewell or [])


@contextlib.contextmanager
def _killed_politely() -> Iterator[None]:
    """Leave like everybody else when somebody kills the program."""

    def leave(number: int, frame: FrameType | None) -> NoReturn:
        raise SystemExit(128 + number)

    before = signal.signal(signal.SIGTERM, leave)
    try:
        yield
    finally:
        signal.signal(signal.SIGTERM, before)


@contextlib.contextmanager
def _stopped_politely() -> Iterator[None]:
    """Give the shell its screen while the program is stopped (Ctrl-Z); what was there is drawn again then."""
    if not hasattr(signal, "SIGTSTP"):
        yield
        return

    def stop(number: int, frame: FrameType | None) -> None:
        drawn = OUT.export_text(clear=False, styles=True)
        OUT.record = False
        OUT.set_alt_screen(False)
        os.kill(os.getpid(), signal.SIGSTOP)
        OUT.set_alt_screen(True)
        OUT.file.write(drawn + OUT.question)
        OUT.file.flush()
        OUT.record = True

    before = signal.signal(signal.SIGTSTP, stop)
    OUT.record = True
    try:
        yield
    finally:
        OUT.record = False
        signal.signal(signal.SIGTSTP, before)


def clear() -> None:
    """Empty the screen. One's own keeps nothing that was scrolled off it, be it somebody's secret."""
    if OUT.is_alt_screen:
        OUT.file.write("\x1b[H\x1b[2J")
        OUT.file.flush()
        OUT.export_text()  # forgets what is no longer to be seen
    elif is_interactive():
        OUT.out("\n" * OUT.height, end="")


PROMPT = "> "
LEAVING = ("q", "quit", "exit")
"""Words that end what has no command of its own for it."""


def ask(prompt: str) -> str:
    """A line that somebody types. EOFError when nobody can any more."""
    OUT.question = prompt
    with broken_off():
        line = input(prompt)
    if not sys.stdin.isatty():
        OUT.out(printable(line), highlight=False)
    return line.strip()


@contextlib.contextmanager
def broken_off() -> Iterator[None]:
    """Where Ctrl-C breaks a question off, the shell's prompt begins on a line of its own; an own screen goes away."""
    try:
        yield
    except KeyboardInterrupt:
        if OUT.farewell is None and is_interactive():
            OUT.out("")
        raise


def erase_line() -> None:
    """Erase a question that waits for its answer, and what was typed behind it."""
    OUT.file.write("\r\x1b[2K")
    OUT.file.flush()


def await_silence() -> None:
    """Forget keys that were pressed before the question, until no line comes for a moment.

    Only a terminal has such keys; lines from a pipe are meant as they stand.
    """
    if not sys.stdin.isatty():
        return
    with contextlib.suppress(ImportError, OSError, ValueError):
        import termios

        with contextlib.suppress(termios.error):
            termios.tcflush(sys.stdin, termios.TCIFLUSH)
            while select.select([sys.stdin], [], [], SILENCE)[0]:
                termios.tcflush(sys.stdin, termios.TCIFLUSH)


def printable(text: str) -> str:
    """Text in one line, without what could steer the terminal: names may come from a stranger's file.

    >>> printable("Anna\\x1b[2J")
    'Anna[2J'
    """
    return "".join(letter for letter in text.replace("\n", " ") if letter.isprintable())


def command() -> str:
    """The word that starts Bottega, as one would type it here."""
    started = Path(sys.argv[0])
    if shutil.which("bottega") is not None or started.stem != "bottega":
        return "bottega"
    return os.path.relpath(started) if started.is_absolute() else str(started)


def prepare() -> None:
    """Make every stream take any letter, and give the questions a line editor."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")
    if sys.stdin.isatty():
        forget_lines()


def forget_lines() -> None:
    """Forget what was typed: the line editor would show it to the next player."""
    with contextlib.suppress(ImportError):
        import readline

        readline.clear_history()
