"""The window patterns: what is printed on the spaces, as bit masks."""

from __future__ import annotations

from typing import Final

from bottega.games.sagrada.components import PatternEntry, slug
from bottega.games.sagrada.dice import COLOUR_OF, DICE, LETTERS, VALUE_OF
from bottega.parts.grid import Grid

GRID: Final = Grid(rows=4, columns=5)


class Pattern:
    """One side of a pattern card. It never changes."""

    __slots__ = ("any_colour", "any_shade", "card", "difficulty", "id", "name", "number", "printed", "spaces")

    def __init__(self, number: int, entry: PatternEntry) -> None:
        self.number = number
        self.name = entry.name
        self.id = slug(entry.name)
        self.card = entry.card
        self.difficulty = entry.difficulty
        self.spaces = "".join(entry.grid)
        colours = [self._takes(letter) for letter in LETTERS]
        shades = [self._takes(str(value)) for value in range(7)]
        white = self._takes(".")
        any_letter = white | sum(self._takes(letter) & ~white for letter in LETTERS)
        any_digit = white | sum(shade & ~white for shade in shades)
        # Where a die may go by what is printed: by both, by shade alone, by colour alone.
        self.printed: list[int] = [colours[COLOUR_OF[die]] | shades[VALUE_OF[die]] for die in DICE]
        self.any_colour: list[int] = [any_letter | shades[VALUE_OF[die]] for die in DICE]
        self.any_shade: list[int] = [any_digit | colours[COLOUR_OF[die]] for die in DICE]

    def _takes(self, symbol: str) -> int:
        """The white spaces and those printed with a symbol."""
        return sum(1 << cell for cell in GRID.cells if self.spaces[cell] in (".", symbol))
