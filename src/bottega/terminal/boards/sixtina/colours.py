"""Colours and marks. A letter or a sign goes with every colour."""

from __future__ import annotations

from collections.abc import Iterable

from rich.text import Text

from bottega.games.sixtina.components import Components
from bottega.games.sixtina.kinds import TECHNIQUES
from bottega.terminal.boards.tokens import Tokens

TILES = {
    "red": "bold #ffffff on #b3202c",
    "white": "bold #000000 on #e8e4da",
    "blue": "bold #ffffff on #1f5fc4",
    "yellow": "bold #000000 on #f0c419",
    "green": "bold #ffffff on #1e7b3c",
    "purple": "bold #ffffff on #7d2e9e",
    "orange": "bold #000000 on #f08c1a",
    "brown": "bold #ffffff on #7a4a1e",
    "pink": "bold #000000 on #f2a0b8",
    "grey": "bold #000000 on #9aa0a6",
}
TINTS = {
    "red": "#e5484d",
    "white": "#e8e4da",
    "blue": "#4c8dff",
    "yellow": "#d9a400",
    "green": "#30a46c",
    "purple": "#b260d8",
    "orange": "#f08c1a",
    "brown": "#b5793a",
    "pink": "#f2a0b8",
    "grey": "#c4cad0",
}
ANY_TILE = "bold reverse"
MARKS = {"correct": "✓", "excellent": "★", "prudent": "▪"}
FREE = "·"


class Colours:
    """The colours of materials and techniques, as the components name them."""

    def __init__(self, components: Components) -> None:
        names = components.materials.colours
        self._tokens = Tokens([TILES.get(name, ANY_TILE) for name in names])
        self._tints = [TINTS.get(entry.colour, "") for entry in components.techniques.items]

    def tile(self, colour: int, more: object = "") -> Text:
        """The token of a restorer, and something beside it: a number, or a mark."""
        return self._tokens.tile(colour, more)

    def technique(self, technique: int, text: str = "") -> Text:
        """A technique's code, or another text about it, in its colour."""
        return Text(text or TECHNIQUES[technique], style=self._tints[technique])

    def values(self, technique: int, values: Iterable[object]) -> Text:
        """Cards of a technique: its code, and their values."""
        return self.technique(technique, " ".join([TECHNIQUES[technique], *map(str, values)]))

    def card(self, name: str) -> Text:
        """A card as it is written, like RP3."""
        return self.technique(TECHNIQUES.index(name[:2]), name)
