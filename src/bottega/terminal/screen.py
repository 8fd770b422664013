"""The screen: one console for all that is printed, one for complaints, and the questions."""

from __future__ import annotations

import contextlib
import sys
from io import TextIOWrapper

from rich.console import Console, ConsoleDimensions, RenderableType
from rich.text import Text

NARROWEST = 80
WIDEST_TEXT = 100


class WideConsole(Console):
    """A console that draws for 80 columns at least: boards are not readable on fewer."""

    @property
    def size(self) -> ConsoleDimensions:
        found = super().size
        return ConsoleDimensions(max(NARROWEST, found.width), found.height)

    @size.setter
    def size(self, new_size: tuple[int, int]) -> None:
        self._width, self._height = new_size


OUT = WideConsole(highlight=False)
ERRORS = WideConsole(highlight=False, stderr=True)


def show(*things: RenderableType) -> None:
    """Print, each thing on lines of its own. Plain strings are text, never markup."""
    for thing in things:
        OUT.print(Text(thing) if isinstance(thing, str) else thing, width=min(OUT.width, WIDEST_TEXT), soft_wrap=False)


def height_of(thing: RenderableType) -> int:
    """How many lines a thing takes."""
    return len(OUT.render_lines(thing))


def show_raw(text: str) -> None:
    """Print a line as it is, however long: JSON, for programs."""
    OUT.out(text, highlight=False)


def complain(sentence: str) -> None:
    """Print one sentence on standard error."""
    text = printable(sentence)
    ERRORS.out(text[:1].upper() + text[1:], highlight=False)


def clear() -> None:
    """Empty the screen, and what was scrolled off it: it may hold somebody's secrets."""
    if OUT.is_dumb_terminal:
        OUT.out("\n" * OUT.height, end="")
    elif OUT.is_terminal:
        OUT.file.write("\x1b[H\x1b[2J\x1b[3J")
        OUT.file.flush()


def ask(prompt: str) -> str:
    """A line that somebody types. EOFError when nobody can any more."""
    line = input(prompt)
    if not sys.stdin.isatty():
        OUT.out(printable(line), highlight=False)
    return line.strip()


def printable(text: str) -> str:
    """Text without what could move the cursor or change colours: names may come from a stranger's file.

    >>> printable("Anna\\x1b[2J")
    'Anna[2J'
    """
    return "".join(letter for letter in text if letter.isprintable() or letter == "\n")


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
