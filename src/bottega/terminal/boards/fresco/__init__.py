"""The board of Fresco."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import RenderableType
from rich.text import Text

from bottega.core.actions import Action
from bottega.core.events import Event
from bottega.core.game import Game
from bottega.core.views import View
from bottega.games.fresco import Fresco
from bottega.games.fresco.planning import take_back
from bottega.games.fresco.view import FrescoView
from bottega.speech.phrase import Phrase
from bottega.speech.voice import Tried
from bottega.terminal.boards import SAME_IN_WORDS, Board, Choice, Row
from bottega.terminal.boards.fresco import cards, explanations, moves, news, plans, questions, sentences
from bottega.terminal.boards.fresco.scene import Scene
from bottega.terminal.boards.fresco.table import FrescoTable

SCREENS = "screens"
UP = "The screens are up: you see what the others have as at a real table. `screens` takes them down."
DOWN = "The screens are down: everybody's goods are shown, as all have seen them change hands."


class FrescoBoard(Board):
    """The cathedral and the town around it."""

    aliases = sentences.ALIASES
    help = (("restore C3", SAME_IN_WORDS), *sentences.HELP)
    shown = news.DRAWN
    dull = news.DULL
    alike = news.ALIKE
    overtaking = news.OVERTAKING
    switches = frozenset({SCREENS})
    asks_twice = True

    def __init__(self, game: Game) -> None:
        super().__init__(game)
        assert isinstance(game, Fresco)
        self._game = game
        self._has_screens = False

    def _scene(self, view: View) -> Scene:
        return Scene(self._game, _seen(view), screens=self._has_screens)

    def table(self, view: View, names: Sequence[str]) -> RenderableType:
        return FrescoTable(self._scene(view), names)

    def cards(self, view: View) -> RenderableType:
        return cards.full_texts(self._scene(view))

    def cards_about(self, view: View, name: str) -> RenderableType:
        return cards.texts_about(self._scene(view), name)

    def progress(self, view: View) -> str:
        return f"round {_seen(view).round}{', the final one' if _seen(view).last else ''}"

    def question(self, view: View, legal: Sequence[Action]) -> Text:
        return questions.question(self._scene(view), legal)

    def rows(self, view: View, legal: Sequence[Action]) -> list[Row]:
        return moves.rows(self._scene(view), legal)

    def finish(self, legal: Sequence[Action]) -> Choice | None:
        return moves.finish(legal)

    def is_in_the_middle(self, view: View) -> bool:
        return moves.is_in_the_middle(self._scene(view))

    def spell_out(self, view: View, legal: Sequence[Action], text: str) -> Sequence[Action] | None:
        return sentences.spell_out(self._scene(view), legal, text)

    def afresh(self, view: View, line: str) -> View | None:
        """A plan that is typed takes the place of the one that is begun."""
        scene = self._scene(view)
        if not scene.has_begun_to_plan or not plans.is_plan(scene, line):
            return None
        return self._without_plan(scene)

    def _without_plan(self, scene: Scene) -> View:
        """The view before its seat began to plan."""
        assert scene.seat is not None
        table = scene.table.copy()
        take_back(table, scene.seat)
        return self._game.view(table, scene.seat)

    def help_at(self, view: View) -> Sequence[tuple[str, str]]:
        """What goes without modules, and what those in play add."""
        return [*self.help, *sentences.help_of_modules(self._scene(view))]

    def in_words(self, view: View, actions: Sequence[Action]) -> str:
        return sentences.in_words(self._scene(view), actions)

    def explain(self, view: View, action: Action) -> str:
        return explanations.explain(self._scene(view), action)

    def explain_line(self, moves: Sequence[Tried]) -> str:
        """Of a plan that is committed only the end is explained: it tells of all."""
        return super().explain_line(explanations.without_steps_of_plans(moves))

    def switch(self, word: str) -> Phrase:
        self._has_screens = not self._has_screens
        return Phrase(UP if self._has_screens else DOWN)

    def brief(self, event: Event) -> str:
        return news.brief(event)

    def part(self, name: str, value: str) -> Text:
        return news.part(self._game.box.stalls, name, value)


def _seen(view: View) -> FrescoView:
    assert isinstance(view, FrescoView)
    return view


BOARD = FrescoBoard
