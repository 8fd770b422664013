"""What is longer than the screen, a page at a time.

It is answered with a line and Enter, like every other question here: a key that were taken at once would leave
the Enter behind it to the game.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence

from rich.console import Group, RenderableType
from rich.segment import Segment, Segments
from rich.text import Text

from bottega.terminal.screen import LEAVING, OUT, PROMPT, WIDEST_TEXT, ask, clear, is_interactive, show, show_board
from bottega.terminal.words import say

BACK = ("b", "p", "back", "previous")


def show_pages(*things: RenderableType, from_the_end: bool = False) -> bool:
    """Show things to read, page by page if they are longer than the screen. Whether they were."""
    lines = _lines(things, min(OUT.real_width, WIDEST_TEXT))
    if not is_interactive() or len(lines) < OUT.height:
        show(*things)
        return False
    _turn_pages(lines, from_the_end=from_the_end)
    return True


def show_through(*things: RenderableType, then: Callable[[], None] | None = None) -> None:
    """Show a picture on a screen of its own, page by page if it is higher, until somebody has seen it.

    `then` asks something else below it.
    """
    lines = _lines(things, OUT.width)
    if not is_interactive():
        show_board(*things)
    elif len(lines) >= OUT.height:
        _turn_pages(lines)
        if then is not None:
            then()
    else:
        clear()
        show_board(*things)
        (then or pause)()


def pause() -> None:
    """Wait until somebody has seen what is shown."""
    if is_interactive():
        ask(f"{say('enter-to-go-on')} ")


def _lines(things: Iterable[RenderableType], width: int) -> list[list[Segment]]:
    """Things as lines of the screen."""
    group = Group(*[Text(thing) if isinstance(thing, str) else thing for thing in things])
    return OUT.render_lines(group, OUT.options.update(width=width), pad=False, new_lines=True)


def _turn_pages(lines: Sequence[list[Segment]], *, from_the_end: bool = False) -> None:
    """Show lines page by page, until somebody has seen enough."""
    pages = Pages(len(lines), OUT.height - 1)
    pages.top = pages.last if from_the_end else 0
    while not pages.closed:
        clear()
        shown = lines[pages.top : pages.end]
        OUT.print(Segments([segment for line in shown for segment in line]), end="")
        try:
            pages.turn(ask(pages.question))
        except EOFError:
            return


class Pages:
    """Which lines of a long text are on the screen."""

    def __init__(self, count: int, room: int) -> None:
        self.count = count
        self.room = max(1, room)
        self.top = 0
        self.closed = False

    @property
    def last(self) -> int:
        """Where the last page begins."""
        return max(0, self.count - self.room)

    @property
    def end(self) -> int:
        """Behind the last line that is shown."""
        return min(self.count, self.top + self.room)

    @property
    def question(self) -> str:
        """The line at the bottom."""
        is_last = "yes" if self.top == self.last else "no"
        return f"{say('page', first=self.top + 1, last=self.end, count=self.count, is_last=is_last)} {PROMPT}"

    def turn(self, answer: str) -> None:
        """Go where an answer says; what is not understood turns nothing."""
        word = answer.strip().lower()
        if word in LEAVING or (not word and self.top == self.last):
            self.closed = True
        elif not word:
            self.top = min(self.last, self.top + self.room)
        elif word in BACK:
            self.top = max(0, self.top - self.room)
