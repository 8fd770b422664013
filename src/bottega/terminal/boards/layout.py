"""Blocks of lines, laid side by side."""

from __future__ import annotations

from collections.abc import Sequence

from rich.text import Text

Block = list[Text]


def padded(line: Text, width: int) -> Text:
    """A line of exactly this width."""
    copy = line.copy()
    copy.truncate(width, overflow="ellipsis", pad=True)
    return copy


def beside(blocks: Sequence[Block], width: int, gap: int = 1) -> Block:
    """Blocks next to each other, each this wide."""
    height = max((len(block) for block in blocks), default=0)
    lines = []
    for number in range(height):
        cells = [padded(block[number] if number < len(block) else Text(), width) for block in blocks]
        lines.append(Text(" " * gap).join(cells))
    return lines


def stacked(lines: Sequence[Text]) -> Text:
    """Lines under each other, as one thing to print."""
    return Text("\n").join(lines)


def flowing(label: str, pieces: Sequence[Text], width: int, gap: int = 2) -> Block:
    """Pieces in lines, none of them broken, behind a label; further lines are indented as far."""
    lines = [Text(label)]
    for piece in pieces:
        room = width - lines[-1].cell_len
        if room < piece.cell_len and lines[-1].cell_len > len(label):
            lines.append(Text(" " * len(label)))
        lines[-1] = Text.assemble(lines[-1], piece, " " * gap)
    return lines
