"""The board of Fresco."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import RenderableType
from rich.text import Text

from bottega.core.game import Game
from bottega.core.kinds import Fact
from bottega.core.views import View
from bottega.games.fresco.kinds import HOUR, MARKET_TILE, PAINT, POINTS, SEGMENT
from bottega.games.fresco.modules.order import ORDER
from bottega.speech.fresco import FrescoVoice, seen
from bottega.speech.phrase import EXAMPLE, Phrase
from bottega.terminal.boards import Board
from bottega.terminal.boards.fresco import cards, colours
from bottega.terminal.boards.fresco.panels import panel_of
from bottega.terminal.boards.fresco.picture import Picture
from bottega.terminal.boards.fresco.table import FrescoTable

SCREENS = "screens"
BOLD = (SEGMENT.name, HOUR.name, POINTS.name)
"""Kinds of things that are bold where they are named."""


class FrescoBoard(Board):
    """The cathedral and the town around it."""

    switches = frozenset({SCREENS})

    def __init__(self, game: Game) -> None:
        super().__init__(game)
        self._has_screens = False

    def _picture(self, view: View, names: Sequence[str] = ()) -> Picture:
        assert isinstance(self.voice, FrescoVoice)
        return Picture(self.voice, self.drawn, seen(view), names, screens=self._has_screens)

    def table(self, view: View, names: Sequence[str]) -> RenderableType:
        return FrescoTable(self._picture(view, names))

    def cards(self, view: View) -> RenderableType:
        return cards.full_texts(self._picture(view))

    def cards_about(self, view: View, name: str) -> RenderableType:
        return cards.texts_about(self._picture(view), name)

    def switch(self, word: str) -> Phrase:
        self._has_screens = not self._has_screens
        return self.voice.say("screens-up" if self._has_screens else "screens-down")

    def span(self, kind: str, value: Fact, text: str) -> Text:
        """Paints in their colours, market tiles by the colours of their paints."""
        if kind == PAINT.name:
            return colours.named_paint(str(value), text)
        if kind == MARKET_TILE.name:
            return colours.tile_letters(text)
        if kind in BOLD:
            return Text(text, style="bold")
        if kind == EXAMPLE:
            return Text(text, style="dim")
        drawn = [panel_of(module.name).span(kind, value, text) for module in ORDER]
        return next((found for found in drawn if found is not None), Text(text))


BOARD = FrescoBoard
