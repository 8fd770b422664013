"""How each game looks: the terminal finds a game's board by the game's name."""

from __future__ import annotations

import importlib
import importlib.util
from collections.abc import Mapping, Sequence

import msgspec
from rich.console import RenderableType
from rich.json import JSON
from rich.text import Text

from bottega.core.game import Game
from bottega.core.kinds import Fact
from bottega.core.views import View
from bottega.speech.phrase import Phrase
from bottega.speech.voice import PLAYERS, Voice, find_voice
from bottega.terminal.words import ENGLISH, STYLE, message, say


class Board:
    """How a game is drawn, with its components; its `voice` has the words. What is defined here does for any game.

    `switches` are words that change how the table is drawn, as long as this board is in use.
    """

    switches: frozenset[str] = frozenset()

    def __init__(self, game: Game) -> None:
        self.game = game
        self.voice: Voice = find_voice(game)

    # Drawing

    def table(self, view: View, names: Sequence[str]) -> RenderableType:
        """Everything that lies on the table."""
        return JSON.from_data(msgspec.to_builtins(view), indent=None)

    def cards(self, view: View) -> RenderableType:
        """The texts of the cards in play, in full."""
        return message("no-cards")

    def cards_about(self, view: View, name: str) -> RenderableType:
        """The texts about one thing, where they are told by name; BadInput if there is nothing of that name."""
        return self.cards(view)

    def switch(self, word: str) -> Phrase:
        """Turn a switch, and say how the table is drawn now."""
        return say("no-switch", word=word)

    def drawn(self, phrase: Phrase) -> Text:
        """A phrase, with what it names drawn."""
        line = Text()
        for text, span in phrase.pieces():
            line.append_text(Text(text) if span is None else self._span(span.kind, span.value, text))
        return line

    def _span(self, kind: str, value: Fact, text: str) -> Text:
        if kind == STYLE:
            return Text(text, style=str(value))
        return Text(text, style="bold") if kind in PLAYERS else self.span(kind, value, text)

    def span(self, kind: str, value: Fact, text: str) -> Text:
        """How something is drawn where it is named: a die, a paint. `text` is what it is called there."""
        return Text(text)


def find_board(
    game: Game, names: Sequence[str] = (), options: Mapping[str, str] | None = None, language: str = ENGLISH
) -> Board:
    """The board of a game, or the plain one if the game has none of its own; with a voice for those who play."""
    home = f"{__name__}.{game.meta.name}"
    if importlib.util.find_spec(home) is None:
        board = Board(game)
    else:
        board = importlib.import_module(home).BOARD(game)
        assert isinstance(board, Board)
    board.voice = find_voice(game, names, options, language)
    return board
