"""The board of Classic Art."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import RenderableType
from rich.text import Text

from bottega.core.actions import Action
from bottega.core.events import Event
from bottega.core.game import Game
from bottega.core.views import View
from bottega.games.classic_art import ClassicArt
from bottega.games.classic_art.catalogue import CATEGORY_IDS
from bottega.games.classic_art.view import ClassicArtView
from bottega.speech.voice import Tried
from bottega.terminal.boards import SAME_IN_WORDS, Board, Choice, Row
from bottega.terminal.boards.classic_art import cards, explanations, moves, news, sentences
from bottega.terminal.boards.classic_art.colours import tinted
from bottega.terminal.boards.classic_art.scene import Scene
from bottega.terminal.boards.classic_art.table import ClassicArtTable


class ClassicArtBoard(Board):
    """The gallery with its five exhibitions."""

    aliases = sentences.ALIASES
    help = (("SC 6+", SAME_IN_WORDS), *sentences.HELP)
    shown = frozenset({"hand-dealt"})
    joined = news.JOINED
    chapters = news.CHAPTERS

    def __init__(self, game: Game) -> None:
        super().__init__(game)
        assert isinstance(game, ClassicArt)
        self._game = game

    def _scene(self, view: View) -> Scene:
        assert isinstance(view, ClassicArtView)
        return Scene(self._game, view)

    def table(self, view: View, names: Sequence[str]) -> RenderableType:
        return ClassicArtTable(self._scene(view), names)

    def cards(self, view: View) -> RenderableType:
        return cards.full_texts(self._scene(view))

    def progress(self, view: View) -> str:
        return f"season {self._scene(view).view.season}"

    def question(self, view: View, legal: Sequence[Action]) -> Text:
        return moves.question(self._scene(view), legal)

    def rows(self, view: View, legal: Sequence[Action]) -> list[Row]:
        return moves.rows(self._scene(view), legal)

    def finish(self, legal: Sequence[Action]) -> Choice | None:
        return moves.finish(legal)

    def is_in_the_middle(self, view: View) -> bool:
        return moves.is_in_the_middle(self._scene(view))

    def spell_out(self, view: View, legal: Sequence[Action], text: str) -> Sequence[Action] | None:
        return sentences.spell_out(self._scene(view), legal, text)

    def in_words(self, view: View, actions: Sequence[Action]) -> str:
        return sentences.in_words(actions)

    def explain(self, view: View, action: Action) -> str:
        return explanations.explain(self._scene(view), action)

    def explain_line(self, moves: Sequence[Tried]) -> str:
        """In a line the cards are told by their short titles."""
        if len(moves) == 1:
            return super().explain_line(moves)
        return " ".join(explanations.explain_briefly(self._scene(move.view), move.action) for move in moves)

    def brief(self, event: Event) -> str:
        return news.brief(event)

    def part(self, name: str, value: str) -> Text:
        """Exhibitions in their colours; what a season brings, in bold."""
        match name:
            case "exhibition":
                return tinted(CATEGORY_IDS[self._game.box.categories.index(value)], value)
            case "card":
                return tinted(value[:2], value)
            case "prestige" | "space":
                return Text(value, style="bold")
        return Text(value)


BOARD = ClassicArtBoard
