"""The board of 1980 Sixtina."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import RenderableType
from rich.text import Text

from bottega.core.game import Game
from bottega.core.kinds import NUMBER, Fact
from bottega.core.views import View
from bottega.games.sixtina import Sixtina
from bottega.games.sixtina.kinds import CARD, RESTORATION, TECHNIQUE, TECHNIQUES
from bottega.games.sixtina.view import SixtinaView
from bottega.speech.sixtina import SixtinaVoice
from bottega.terminal.boards import Board
from bottega.terminal.boards.sixtina import cards
from bottega.terminal.boards.sixtina.colours import MARKS, Colours
from bottega.terminal.boards.sixtina.picture import Picture
from bottega.terminal.boards.sixtina.table import SixtinaTable

DISCARDS = "discards"


class SixtinaBoard(Board):
    """The chapel, its frescoes under sheets, being restored, or restored."""

    def __init__(self, game: Game) -> None:
        super().__init__(game)
        assert isinstance(game, Sixtina)
        self._colours = Colours(game.box.components)

    def _picture(self, view: View, names: Sequence[str] = ()) -> Picture:
        assert isinstance(view, SixtinaView)
        assert isinstance(self.voice, SixtinaVoice)
        return Picture(self.voice, self._colours, self.drawn, view, names)

    def table(self, view: View, names: Sequence[str]) -> RenderableType:
        return SixtinaTable(self._picture(view, names))

    def cards(self, view: View) -> RenderableType:
        return cards.full_texts(self._picture(view))

    def cards_about(self, view: View, name: str) -> RenderableType:
        return cards.discard_pile(self._picture(view)) if DISCARDS.startswith(name.lower()) else self.cards(view)

    def span(self, kind: str, value: Fact, text: str) -> Text:
        """Cards and techniques in their colours, kinds of restoration with their marks."""
        if kind == CARD.name:
            return self._colours.card(text)
        if kind == TECHNIQUE.name:
            return self._colours.technique(TECHNIQUES.index(str(value)), text)
        if kind == RESTORATION.name:
            return Text(f"{text} {MARKS[str(value)]}", style="bold")
        return Text(text, style="bold" if kind == NUMBER.name else "")


BOARD = SixtinaBoard
