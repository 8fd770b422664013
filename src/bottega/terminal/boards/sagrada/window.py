"""A window: four rows of five spaces, with its owner's name above."""

from __future__ import annotations

from collections.abc import Sequence

from rich.text import Text

from bottega.games.sagrada.kinds import PATTERN
from bottega.games.sagrada.pattern import GRID, Pattern
from bottega.games.sagrada.view import WindowView
from bottega.speech.sagrada import SagradaVoice
from bottega.speech.sagrada.cards import TOKEN
from bottega.terminal.boards.layout import Block
from bottega.terminal.boards.sagrada.glass import space, tile

WIDTH = 19
ROWS = "abcd"
NOTHING = [None] * GRID.size


def window_block(voice: SagradaVoice, window: WindowView, heading: Text, tokens: int | None) -> Block:
    """A window with its heading; `tokens` are the favour tokens left, None where they are not used."""
    pattern = voice.box.pattern_of[window.pattern]
    return [heading, *_pattern_lines(voice, pattern, tokens), *_grid(pattern, window.dice)]


def pattern_block(voice: SagradaVoice, name: str, heading: Text) -> Block:
    """A pattern that may be chosen."""
    pattern = voice.box.pattern_of[name]
    return [heading, *_pattern_lines(voice, pattern, None), *_grid(pattern, NOTHING)]


def _pattern_lines(voice: SagradaVoice, pattern: Pattern, tokens: int | None) -> Block:
    left = Text(TOKEN * tokens, style="bold") if tokens else Text()
    difficulty = voice.say("board-difficulty", difficulty=pattern.difficulty)
    name = voice.name(PATTERN.name, pattern.id)
    return [Text(name.text, style="italic"), Text.assemble((f"{difficulty} ", "dim"), left)]


def _grid(pattern: Pattern, dice: Sequence[str | None]) -> Block:
    numbers = "  ".join(str(column) for column in range(1, GRID.columns + 1))
    lines = [Text(f"   {numbers}", style="dim")]
    for row in range(GRID.rows):
        cells = [
            tile(die) if die else space(pattern.spaces[cell])
            for cell, die in enumerate(dice)
            if cell // GRID.columns == row
        ]
        lines.append(Text.assemble((f"{chr(ord('a') + row)} ", "dim"), Text(" ").join(cells)))
    return lines
