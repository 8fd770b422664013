"""Colours and marks. A letter or a sign goes with every colour."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from rich.text import Text

from bottega.games.fresco.catalogue import LETTERS, PAINTS, Paint
from bottega.terminal.boards.letters import letters

TINTS = ("#d9a400", "#e5484d", "#4c8dff", "#f08c1a", "#30a46c", "#b260d8", "#f2a0b8", "#b5793a")
"""The colours of the paints, in their order."""
TILES = (
    "bold #ffffff on #b3202c",
    "bold #ffffff on #1f5fc4",
    "bold #000000 on #f0c419",
    "bold #ffffff on #1e7b3c",
)
BISHOP = "♗"
PAYABLE = "✓"
TURN = "▸"
FREE = "·"
APPRENTICE = "●"
NO_APPRENTICE = "○"
HIDDEN = "?"
BEAM = "="


def pieces(paints: Iterable[Paint]) -> Text:
    """Pieces of paint, a letter each."""
    return Text().join([Text(LETTERS[paint], style=f"bold {TINTS[paint]}") for paint in paints])


def tinted(paint: Paint, text: str = "") -> Text:
    """A paint's name, or another text about it, in its colour."""
    return Text(text or PAINTS[paint], style=TINTS[paint])


def paint_word(name: str) -> Text:
    """A paint by its name, with its letter."""
    paint = Paint(PAINTS.index(name))
    return Text.assemble(tinted(paint), " ", pieces([paint]))


def dots(apprentices: int, spaces: int) -> Text:
    """A column of the action sheet: its apprentices and its free spaces."""
    return Text.assemble((APPRENTICE * apprentices, "bold"), (NO_APPRENTICE * (spaces - apprentices), "dim"))


class Tokens:
    """The master painters: a letter of the name, on a colour."""

    def __init__(self, names: Sequence[str]) -> None:
        self.letters = letters(names)

    def tile(self, painter: int, more: object = "") -> Text:
        """A painter, and something beside it: a number, or a mark."""
        return Text(f"{self.letters[painter]}{more}", style=TILES[painter])

    def faded(self, painter: int, more: object = "") -> Text:
        """A painter who is done."""
        return Text(f"{self.letters[painter]}{more}", style="dim")
