"""How Sagrada is spoken of: asked, explained and told."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from bottega.core.actions import Action
from bottega.core.game import Game
from bottega.core.kinds import Fact
from bottega.core.views import View
from bottega.games.sagrada import Sagrada
from bottega.games.sagrada.actions import PASS
from bottega.games.sagrada.kinds import CELL, COLOUR, OBJECTIVE, ROUNDS, TOOL
from bottega.games.sagrada.ruleset import Rules
from bottega.games.sagrada.view import SagradaView
from bottega.speech.phrase import Phrase, named
from bottega.speech.sagrada import asking, explaining
from bottega.speech.sagrada.cards import Cards
from bottega.speech.sagrada.typed import EXAMPLE, typed
from bottega.speech.voice import Choice, Row, Tried, Voice

ALIASES = {"end": "pass", "done": "pass", "end turn": "pass", "skip": "pass"}


class SagradaVoice(Voice):
    """Dice are called as they are written (R5), and spaces with a small letter (b4), for B4 is a die."""

    aliases = ALIASES
    drawn = frozenset({"objective-dealt", "patterns-offered", "cards-laid", "window-chosen", "objective-shown"})
    dull = frozenset({"passed"})

    def __init__(
        self, game: Game, names: Sequence[str] = (), options: Mapping[str, str] | None = None, language: str = "en"
    ) -> None:
        super().__init__(game, names, options, language)
        assert isinstance(game, Sagrada)
        self.box = game.box
        self.cards = Cards(self, game.box)

    def name(self, kind: str, value: Fact) -> Phrase:
        return named(str(value).lower(), kind, value) if kind == CELL.name else super().name(kind, value)

    def text(self, kind: str, value: str, seats: int) -> Phrase:
        """A colour is a private objective."""
        match kind:
            case TOOL.name:
                return self.cards.tool_text(value)
            case OBJECTIVE.name:
                return self.cards.objective_text(value)
            case COLOUR.name:
                return self.say("private-objective-text", colour=self.name(kind, value))
        return super().text(kind, value, seats)

    def rules(self, view: SagradaView) -> Rules:
        """The rules of the table that a view is of."""
        rules = self.game.ruleset(view.seats, view.options)
        assert isinstance(rules, Rules)
        return rules

    def progress(self, view: View) -> Phrase:
        return self.say("progress", round=seen(view).round, rounds=ROUNDS)

    def question(self, view: View, legal: Sequence[Action]) -> Phrase:
        return asking.question(self, seen(view), legal)

    def rows(self, view: View, legal: Sequence[Action]) -> list[Row]:
        return asking.rows(self, self.cards, seen(view), legal)

    def finish(self, view: View, legal: Sequence[Action]) -> Choice | None:
        return asking.finish(self, legal)

    def is_in_the_middle(self, view: View) -> bool:
        return any(question.word not in asking.BEGINNINGS for question in seen(view).questions)

    def help_at(self, view: View) -> Sequence[tuple[str, Phrase]]:
        return [(EXAMPLE, self.say("help-place"))]

    def typed(self, action: Action) -> str:
        return typed(action)

    def explain(self, view: View, action: Action) -> Phrase:
        return explaining.explain(self, self.cards, self.rules(seen(view)), seen(view), action)

    def explain_line(self, moves: Sequence[Tried]) -> Phrase:
        """That a turn ends is worth a word only where nothing else is done in it."""
        return super().explain_line([move for move in moves if move.action is not PASS] or moves)


def seen(view: View) -> SagradaView:
    """The view as what it is."""
    assert isinstance(view, SagradaView)
    return view


VOICE = SagradaVoice
