"""A window: four rows of five spaces, with its owner's name above."""

from __future__ import annotations

from collections.abc import Sequence

from rich.text import Text

from bottega.games.sagrada.box import Box
from bottega.games.sagrada.pattern import GRID, Pattern
from bottega.games.sagrada.view import WindowView
from bottega.terminal.boards.layout import Block
from bottega.terminal.boards.sagrada.glass import space, tile

WIDTH = 19
ROWS = "abcd"
NOTHING = [""] * GRID.size


def window_block(box: Box, window: WindowView, heading: Text, tokens: int | None) -> Block:
    """A window with its heading; `tokens` are the favour tokens left, None where they are not used."""
    pattern = box.pattern_of[window.pattern]
    return [heading, *_pattern_lines(pattern, tokens), *_grid(pattern, window.dice)]


def pattern_block(box: Box, name: str, heading: Text) -> Block:
    """A pattern that may be chosen."""
    pattern = box.pattern_of[name]
    return [heading, *_pattern_lines(pattern, None), *_grid(pattern, NOTHING)]


def _pattern_lines(pattern: Pattern, tokens: int | None) -> Block:
    left = Text("●" * tokens, style="bold") if tokens else Text()
    return [Text(pattern.name, style="italic"), Text.assemble((f"difficulty {pattern.difficulty} ", "dim"), left)]


def _grid(pattern: Pattern, dice: Sequence[str]) -> Block:
    numbers = "  ".join(str(column) for column in range(1, GRID.columns + 1))
    lines = [Text(f"   {numbers}", style="dim")]
    for row in range(GRID.rows):
        cells = [
            tile(dice[cell]) if dice[cell] else space(pattern.spaces[cell])
            for cell in range(row * GRID.columns, (row + 1) * GRID.columns)
        ]
        lines.append(Text.assemble((f"{chr(ord('a') + row)} ", "dim"), Text(" ").join(cells)))
    return lines
