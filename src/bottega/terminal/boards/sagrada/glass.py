"""Coloured glass: dice and spaces as small tiles. Capital letters are colours; rows of a window have small ones."""

from __future__ import annotations

from collections.abc import Iterable

from rich.text import Text

from bottega.games.sagrada.dice import COLOUR_NAMES, LETTERS

TILES = {
    "R": "bold #ffffff on #b3202c",
    "Y": "bold #000000 on #f0c419",
    "G": "bold #ffffff on #1e7b3c",
    "B": "bold #ffffff on #1f5fc4",
    "P": "bold #ffffff on #7d2e9e",
}
TINTS = {"R": "bold #e5484d", "Y": "bold #d9a400", "G": "bold #30a46c", "B": "bold #4c8dff", "P": "bold #b260d8"}
LETTER_OF_COLOUR = dict(zip(COLOUR_NAMES, LETTERS, strict=True))
FREE = "."


def tile(die: str) -> Text:
    """A die: its letter and value on glass of its colour."""
    return Text(die, style=TILES[die[0]])


def tiles(dice: Iterable[str]) -> Text:
    """Dice in a row."""
    return Text(" ").join([tile(die) for die in dice])


def space(printed: str) -> Text:
    """An empty space: a letter asks for a colour, a digit for a shade, a dot for nothing."""
    if printed == FREE:
        return Text(" ·", style="dim")
    if printed in TINTS:
        return Text(f" {printed}", style=TINTS[printed])
    return Text(f" {printed}", style="bold")
