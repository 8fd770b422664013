"""How Fresco is spoken of."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from bottega.core.actions import Action
from bottega.core.game import Game
from bottega.core.views import View
from bottega.games.fresco.kinds import LEONARDO
from bottega.games.fresco.planning import take_back
from bottega.games.fresco.view import FrescoView
from bottega.speech.fresco import explanations, idling, moves, plans, questions, sentences
from bottega.speech.fresco.saying import Saying
from bottega.speech.fresco.scene import Scene
from bottega.speech.language import ENGLISH
from bottega.speech.phrase import Phrase
from bottega.speech.voice import Choice, Row, Tried

DRAWN = frozenset(
    {
        *("order-set", "planning-began", "tiles-taken-off", "paints-handed-in", "leonardo-moved", "advanced"),
        *("booth-emptied", "went-to-bed", "fresco-laid"),
    }
)
ALIKE = frozenset({"income-paid", "placed"})
OVERTAKING = frozenset({"mood-changed"})


class FrescoVoice(Saying):
    """The voice of Fresco, with those of its modules."""

    aliases = sentences.ALIASES
    asks_twice = True
    also_named: Mapping[str, Sequence[str]] = {"actor": [LEONARDO]}

    def __init__(
        self, game: Game, names: Sequence[str] = (), options: Mapping[str, str] | None = None, language: str = ENGLISH
    ) -> None:
        super().__init__(game, names, options, language)
        modules = self.modules.values()
        self.drawn = DRAWN.union(*[module.drawn for module in modules])
        self.dull = frozenset().union(*[module.dull for module in modules])
        self.alike = ALIKE.union(*[module.alike for module in modules])
        self.overtaking = OVERTAKING.union(*[module.overtaking for module in modules])

    def scene(self, view: View) -> Scene:
        """A view with a table that fits it."""
        return Scene(self.fresco, seen(view))

    # Asking

    def progress(self, view: View) -> Phrase:
        return self.say("progress", round=seen(view).round, last="yes" if seen(view).last else "no")

    def question(self, view: View, legal: Sequence[Action]) -> Phrase:
        return questions.question(self, self.scene(view), legal)

    def rows(self, view: View, legal: Sequence[Action]) -> list[Row]:
        return moves.rows(self, self.scene(view), legal)

    def finish(self, view: View, legal: Sequence[Action]) -> Choice | None:
        return moves.finish(self, self.scene(view), legal)

    def warnings(self, view: View) -> list[Phrase]:
        """Which apprentices of the plan may find nothing to do."""
        return idling.warnings(self, self.scene(view))

    def is_in_the_middle(self, view: View) -> bool:
        return moves.is_in_the_middle(self, self.scene(view))

    # Understanding

    def spell_out(self, view: View, legal: Sequence[Action], text: str) -> Sequence[Action] | None:
        return sentences.spell_out(self, self.scene(view), text)

    def afresh(self, view: View, line: str) -> View | None:
        """A plan that is typed takes the place of the one that is begun."""
        scene = self.scene(view)
        if not scene.has_begun_to_plan or not plans.is_plan(scene, line):
            return None
        return self._without_plan(scene)

    def _without_plan(self, scene: Scene) -> View:
        """The view before its seat began to plan."""
        assert scene.seat is not None
        table = scene.table.copy()
        take_back(table, scene.seat)
        return self.fresco.view(table, scene.seat)

    def help_at(self, view: View) -> Sequence[tuple[str, Phrase]]:
        return sentences.help_at(self, self.scene(view))

    # Explaining

    def in_words(self, view: View, actions: Sequence[Action]) -> str:
        return sentences.in_words(self, self.scene(view), actions)

    def explain(self, view: View, action: Action) -> Phrase:
        return explanations.explain(self, self.scene(view), action)

    def explain_line(self, moves: Sequence[Tried]) -> Phrase:
        """Of a plan that is committed only the end is explained: it tells of all."""
        return super().explain_line(explanations.without_steps_of_plans(moves))


def seen(view: View) -> FrescoView:
    """The view as what it is."""
    assert isinstance(view, FrescoView)
    return view


VOICE = FrescoVoice
