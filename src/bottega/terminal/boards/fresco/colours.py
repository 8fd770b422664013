"""Colours and marks. A letter or a sign goes with every colour."""

from __future__ import annotations

from collections.abc import Iterable

from rich.text import Text

from bottega.games.fresco.catalogue import ALL_PAINTS, LETTERS, PAINTS, Paint

TINTS = ("#d9a400", "#e5484d", "#4c8dff", "#f08c1a", "#30a46c", "#b260d8", "#f2a0b8", "#b5793a")
"""The colours of the paints, in their order."""
BISHOP = "♗"
PAYABLE = "✓"
TURN = "▸"
FREE = "·"
APPRENTICE = "●"
ILL_APPRENTICE = "◐"
NO_APPRENTICE = "○"
HIDDEN = "?"
BEAM_TINT = "#b5793a"


def pieces(paints: Iterable[Paint]) -> Text:
    """Pieces of paint, a letter each."""
    return Text().join([Text(LETTERS[paint], style=f"bold {TINTS[paint]}") for paint in paints])


def named_paint(name: str, text: str) -> Text:
    """A paint where it is named: in its colour, a letter of it bold."""
    return Text(text, style=f"{'bold ' if len(text) == 1 else ''}{TINTS[paint_called(name)]}")


def tile_letters(letters: str) -> Text:
    """A market tile by the letters of its paints, and the signs of its beams."""
    paints = [ALL_PAINTS[LETTERS.index(letter)] for letter in letters if letter in LETTERS]
    return Text.assemble(pieces(paints), (letters[len(paints) :], BEAM_TINT))


def seals(mask: int) -> Text:
    """The seals of a tile, given as a bit each."""
    found = [paint for paint in ALL_PAINTS if mask >> paint & 1]
    return pieces(found) if found else Text("-", style="dim")


def tinted(paint: Paint, text: str = "") -> Text:
    """A paint's name, or another text about it, in its colour."""
    return Text(text or PAINTS[paint], style=TINTS[paint])


def paint_called(name: str) -> Paint:
    """A paint by its name."""
    return Paint(PAINTS.index(name))


def paint_word(name: str) -> Text:
    """A paint by its name, with its letter."""
    paint = paint_called(name)
    return Text.assemble(tinted(paint), " ", pieces([paint]))


def dots(apprentices: int, spaces: int, ill: int = 0) -> Text:
    """A column of the action sheet: its apprentices, ill ones among them, and its free spaces."""
    free = max(0, spaces - apprentices - ill)
    return Text.assemble((APPRENTICE * apprentices + ILL_APPRENTICE * ill, "bold"), (NO_APPRENTICE * free, "dim"))
