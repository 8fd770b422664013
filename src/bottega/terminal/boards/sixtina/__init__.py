"""The board of 1980 Sixtina."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import RenderableType
from rich.text import Text

from bottega.core.actions import Action
from bottega.core.game import Game
from bottega.core.views import View
from bottega.games.sixtina import Sixtina
from bottega.games.sixtina.actions import POSITIONS, TECHNIQUE_NAMES
from bottega.games.sixtina.view import SixtinaView
from bottega.speech.voice import Tried
from bottega.terminal.boards import SAME_IN_WORDS, Board, Choice, Row
from bottega.terminal.boards.sixtina import cards, explanations, moves, sentences
from bottega.terminal.boards.sixtina.colours import Colours
from bottega.terminal.boards.sixtina.scene import Scene, is_card, short_title
from bottega.terminal.boards.sixtina.table import SixtinaTable

DISCARDS = "discards"


class SixtinaBoard(Board):
    """The chapel, its frescoes under sheets, being restored, or restored."""

    aliases = sentences.ALIASES
    help = (("J1 RP", SAME_IN_WORDS), *sentences.HELP)
    shown = frozenset({"opened"})

    def __init__(self, game: Game) -> None:
        super().__init__(game)
        assert isinstance(game, Sixtina)
        self._game = game
        self._colours = Colours(game.box.components)

    def _scene(self, view: View) -> Scene:
        assert isinstance(view, SixtinaView)
        return Scene(self._game, view)

    def table(self, view: View, names: Sequence[str]) -> RenderableType:
        return SixtinaTable(self._scene(view), names)

    def cards(self, view: View) -> RenderableType:
        return cards.full_texts(self._scene(view))

    def cards_about(self, view: View, name: str) -> RenderableType:
        return cards.discard_pile(self._scene(view)) if DISCARDS.startswith(name.lower()) else self.cards(view)

    def progress(self, view: View) -> str:
        return f"{self._scene(view).table.restored_frescoes} of {len(POSITIONS)} frescoes restored"

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
        return sentences.in_words(self._scene(view), actions)

    def explain(self, view: View, action: Action) -> str:
        return explanations.explain(self._scene(view), action)

    def explain_line(self, moves: Sequence[Tried]) -> str:
        """Of an action that takes several decisions only the last one is explained: it tells of all."""
        return super().explain_line(explanations.completed(moves))

    def part(self, name: str, value: str) -> Text:
        """Cards and techniques in their colours, titles shortened."""
        match name:
            case "card" | "cards" if all(is_card(word) for word in value.split()):
                return Text(" ").join([self._colours.card(word) for word in value.split()])
            case "technique":
                return self._colours.technique(TECHNIQUE_NAMES.index(value), value)
            case "kind":
                return Text(value, style="bold")
            case "fresco":
                position, _, title = value.partition(" ")
                return Text(f"{position} {short_title(title)}")
        return Text(value)


BOARD = SixtinaBoard
