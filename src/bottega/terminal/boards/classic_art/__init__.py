"""The board of Classic Art."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import RenderableType
from rich.text import Text

from bottega.core.kinds import Fact
from bottega.core.views import View
from bottega.games.classic_art.kinds import CARD, CATEGORY, SPACE
from bottega.speech.classic_art import ClassicArtVoice
from bottega.speech.phrase import EXAMPLE
from bottega.terminal.boards import Board
from bottega.terminal.boards.classic_art import cards, colours
from bottega.terminal.boards.classic_art.colours import tinted
from bottega.terminal.boards.classic_art.table import ClassicArtTable


class ClassicArtBoard(Board):
    """The gallery with its five exhibitions."""

    @property
    def _voice(self) -> ClassicArtVoice:
        assert isinstance(self.voice, ClassicArtVoice)
        return self.voice

    def table(self, view: View, names: Sequence[str]) -> RenderableType:
        return ClassicArtTable(self._voice, self._voice.scene(view), names)

    def cards(self, view: View) -> RenderableType:
        return cards.full_texts(self._voice, self._voice.scene(view))

    def span(self, kind: str, value: Fact, text: str) -> Text:
        """Exhibitions and cards in their colours, a loan with its mark; spaces in bold, what may be typed dim."""
        if kind == CATEGORY.name:
            return tinted(str(value), text)
        if kind == CARD.name:
            card = str(value)
            return colours.card(card, is_loan=self._voice.is_loan(card)) if text == card else Text(text)
        return Text(text, style={SPACE.name: "bold", EXAMPLE: "dim"}.get(kind, ""))


BOARD = ClassicArtBoard
