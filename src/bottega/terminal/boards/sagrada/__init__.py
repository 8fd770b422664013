"""Sagrada's board."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import RenderableType
from rich.text import Text

from bottega.core.kinds import Fact
from bottega.core.views import View
from bottega.games.sagrada.kinds import COLOUR, DIE, TOOL
from bottega.speech.phrase import EXAMPLE
from bottega.speech.sagrada import SagradaVoice, seen
from bottega.speech.sagrada.cards import PRICE
from bottega.terminal.boards import Board
from bottega.terminal.boards.sagrada.cards import full_texts
from bottega.terminal.boards.sagrada.glass import LETTER_OF_COLOUR, TILES, TINTS, tile
from bottega.terminal.boards.sagrada.table import SagradaTable


class SagradaBoard(Board):
    """Windows of coloured glass."""

    def table(self, view: View, names: Sequence[str]) -> RenderableType:
        return SagradaTable(self, self._voice, seen(view), names)

    def cards(self, view: View) -> RenderableType:
        return full_texts(self, self._voice, seen(view))

    def span(self, kind: str, value: Fact, text: str) -> Text:
        """Dice in a sentence are drawn as dice, and colours tinted."""
        match kind:
            case DIE.name:
                return tile(str(value))
            case COLOUR.name:
                return Text(text, style=TINTS[LETTER_OF_COLOUR[str(value)]])
            case TOOL.name:
                return Text(text, style="bold")
        return _sign(kind, value, text)

    @property
    def _voice(self) -> SagradaVoice:
        assert isinstance(self.voice, SagradaVoice)
        return self.voice


def _sign(kind: str, value: Fact, text: str) -> Text:
    """A price, an example, or something that has no sign of its own."""
    if kind == PRICE:
        return Text(text, style=TILES[LETTER_OF_COLOUR[value]] if isinstance(value, str) else "bold")
    return Text(text, style="dim") if kind == EXAMPLE else Text(text)


BOARD = SagradaBoard
