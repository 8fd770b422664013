"""Sagrada's board."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import RenderableType
from rich.text import Text

from bottega.core.actions import Action
from bottega.core.game import Game
from bottega.core.views import View
from bottega.games.sagrada import Sagrada
from bottega.games.sagrada.actions import ROUNDS
from bottega.games.sagrada.view import SagradaView
from bottega.terminal.boards import SAME_IN_WORDS, Board, Choice, Row
from bottega.terminal.boards.sagrada import cards, moves
from bottega.terminal.boards.sagrada.glass import tiles
from bottega.terminal.boards.sagrada.table import SagradaTable

ALIASES = {"end": "pass", "done": "pass", "end turn": "pass", "skip": "pass"}
SPACE_PARTS = {"cell", "source", "target"}
DICE_PARTS = {"die", "old", "new", "given", "taken", "pool", "left"}


class SagradaBoard(Board):
    """Windows of coloured glass."""

    aliases = ALIASES
    help = (("R5 b1", SAME_IN_WORDS),)
    shown = frozenset({"objective-dealt", "patterns-offered", "cards-laid", "window-chosen"})
    dull = frozenset({"passed"})

    def __init__(self, game: Game) -> None:
        super().__init__(game)
        assert isinstance(game, Sagrada)
        self.box = game.box

    def table(self, view: View, names: Sequence[str]) -> RenderableType:
        return SagradaTable(self.box, _seen(view), names)

    def cards(self, view: View) -> RenderableType:
        return cards.full_texts(self.box, _seen(view))

    def progress(self, view: View) -> str:
        return f"round {_seen(view).round} of {ROUNDS}"

    def question(self, view: View, legal: Sequence[Action]) -> Text:
        return moves.question(_seen(view), legal)

    def rows(self, view: View, legal: Sequence[Action]) -> list[Row]:
        return moves.rows(self.box, _seen(view), legal)

    def finish(self, legal: Sequence[Action]) -> Choice | None:
        return moves.finish(legal)

    def is_in_the_middle(self, view: View) -> bool:
        return moves.is_using_a_tool(_seen(view))

    def in_words(self, view: View, actions: Sequence[Action]) -> str:
        return "; ".join([moves.typed(action) for action in actions])

    def explain(self, view: View, action: Action) -> str:
        return moves.explain(self.box, _seen(view), action)

    def part(self, name: str, value: str) -> Text:
        """Dice in a sentence are drawn as dice, and spaces as they are named beside a window."""
        if name in SPACE_PARTS:
            return Text(value.lower())
        return tiles(value.split()) if name in DICE_PARTS and value != "a marker" else Text(value)


def _seen(view: View) -> SagradaView:
    assert isinstance(view, SagradaView)
    return view


BOARD = SagradaBoard
