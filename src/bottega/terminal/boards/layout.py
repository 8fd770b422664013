"""Blocks of lines, laid side by side; and drawings, which follow the size of the screen."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterator, Sequence

from rich.console import Console, ConsoleOptions, RenderResult
from rich.text import Text

from bottega.terminal.words import message

Block = list[Text]
NARROW = 79
"""The columns that every screen has; the last of 80 stays free."""


class Drawing(ABC):
    """What is drawn as fully as the columns and lines allow; without an end of the lines, in full."""

    widest: int = NARROW
    """So many columns it makes use of."""

    @abstractmethod
    def versions(self, width: int) -> Iterator[Block]:
        """How it may be drawn in so many columns, the fullest first: each leaves away what matters least."""

    def lines(self, width: int, height: int | None = None) -> Block:
        """The fullest version that fits; if none does, the shortest."""
        return next(self.versions(width)) if height is None else fullest(list(self.versions(width)), height)

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        yield stacked(self.lines(options.max_width, options.height))


def fullest(versions: Sequence[Block], height: int) -> Block:
    """The first version that is not too high, or else the shortest."""
    return next((version for version in versions if len(version) <= height), min(versions, key=len))


def padded(line: Text, width: int) -> Text:
    """A line of exactly this width."""
    copy = line.copy()
    copy.truncate(width, overflow="ellipsis", pad=True)
    return copy


def noted(line: Text, note: str, width: int) -> Text:
    """A line with a note behind it, if it has room for one."""
    return Text.assemble(line, (note, "dim")) if line.cell_len + len(note) <= width else line


def beside(blocks: Sequence[Block], width: int, gap: int = 1) -> Block:
    """Blocks next to each other, each this wide."""
    height = max((len(block) for block in blocks), default=0)
    lines = []
    for number in range(height):
        cells = [padded(block[number] if number < len(block) else Text(), width) for block in blocks]
        lines.append(Text(" " * gap).join(cells))
    return lines


def side_by_side(left: Block, right: Block, width: int, gap: int = 1) -> Block:
    """Two blocks next to each other, the left one this wide; the right one as wide as it is."""
    height = max(len(left), len(right))
    filled = [block + [Text()] * (height - len(block)) for block in (left, right)]
    return [Text.assemble(padded(one, width), " " * gap, other) for one, other in zip(*filled, strict=True)]


def without_blanks(lines: Block) -> Block:
    """Lines without those that only keep others apart."""
    return [line for line in lines if line.plain.strip()]


def stacked(lines: Sequence[Text]) -> Text:
    """Lines under each other, as one thing to print."""
    return Text("\n").join(lines)


def flowing(label: str, pieces: Sequence[Text], width: int, gap: int = 2) -> Block:
    """Pieces in lines, none of them broken, behind a label; further lines are indented as far."""
    lines = [Text(label)]
    for piece in pieces:
        if lines[-1].cell_len + gap + piece.cell_len > width and lines[-1].cell_len > len(label):
            lines.append(Text(" " * len(label)))
        before = " " * gap if lines[-1].cell_len > len(label) else ""
        lines[-1] = Text.assemble(lines[-1], before, piece)
    return lines


def short_name(name: str, longest: int) -> str:
    """A name cut to fit; a number at its end is kept.

    >>> short_name("Greedy 2", 7), short_name("Giovanna", 5)
    ('Greedy2', 'Giova')
    """
    if len(name) <= longest:
        return name
    stem, _, number = name.rpartition(" ")
    if stem and number.isdigit():
        return f"{stem[: longest - len(number)]}{number}"
    return name[:longest]


def wrapped(line: Text, width: int, indent: int) -> Block:
    """A line in as many as it takes, the further ones indented."""
    line = line.copy()
    line.rstrip()
    if line.cell_len <= width:
        return [line]
    first, *more = flowing(" " * indent, list(line[indent:].split(" ")), width, gap=1)
    return [Text.assemble(line[:indent], first[indent:]), *more]


def in_one_line(label: str, pieces: Sequence[Text], width: int, gap: int = 2) -> Block:
    """As many pieces as fit into one line; how many do not is said at its end."""
    lines = flowing(label, pieces, width, gap)
    shown = len(pieces)
    while shown and (len(lines) > 1 or lines[0].cell_len > width):
        shown -= 1
        left = message("more-choices", "dim", count=len(pieces) - shown)
        lines = flowing(label, [*pieces[:shown], left], width, gap)
    return lines[:1]
