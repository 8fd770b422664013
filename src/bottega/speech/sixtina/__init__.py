"""How 1980 Sixtina is spoken of."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from bottega.core.actions import Action
from bottega.core.views import View
from bottega.games.sixtina.kinds import GIANLUIGI, POSITIONS, ZONES
from bottega.games.sixtina.questions import CardsToDiscard, CardsToPlay
from bottega.games.sixtina.view import SixtinaView
from bottega.speech.phrase import Phrase
from bottega.speech.sixtina import explanations, moves, sentences
from bottega.speech.sixtina.saying import Saying
from bottega.speech.sixtina.scene import Scene
from bottega.speech.voice import Choice, Row, Tried


class SixtinaVoice(Saying):
    """The voice of 1980 Sixtina."""

    aliases = sentences.ALIASES
    drawn = frozenset({"opened", "turn-began"})
    also_named: Mapping[str, Sequence[str]] = {"actor": [GIANLUIGI], "zone": ZONES}

    def scene(self, view: View) -> Scene:
        """A view with a table that fits it."""
        assert isinstance(view, SixtinaView)
        return Scene(self.sixtina, view)

    # Asking

    def progress(self, view: View) -> Phrase:
        return self.say("progress", restored=self.scene(view).table.restored_frescoes, frescoes=len(POSITIONS))

    def question(self, view: View, legal: Sequence[Action]) -> Phrase:
        return moves.question(self, self.scene(view), legal)

    def rows(self, view: View, legal: Sequence[Action]) -> list[Row]:
        return moves.rows(self, self.scene(view), legal)

    def finish(self, view: View, legal: Sequence[Action]) -> Choice | None:
        return moves.finish(self, legal)

    def is_in_the_middle(self, view: View) -> bool:
        """Whether cards are being chosen, and nothing is done yet."""
        return isinstance(self.scene(view).question, (CardsToDiscard, CardsToPlay))

    # Understanding

    def spell_out(self, view: View, legal: Sequence[Action], text: str) -> Sequence[Action] | None:
        return sentences.spell_out(self.scene(view), legal, text)

    def help_at(self, view: View) -> Sequence[tuple[str, Phrase]]:
        return [(typed, self.say(key)) for typed, key in sentences.HELP]

    # Explaining

    def in_words(self, view: View, actions: Sequence[Action]) -> str:
        return sentences.in_words(self.scene(view), actions)

    def explain(self, view: View, action: Action) -> Phrase:
        return explanations.explain(self, self.scene(view), action)

    def explain_line(self, moves: Sequence[Tried]) -> Phrase:
        """Of an action that takes several decisions only the last one is explained: it tells of all."""
        return super().explain_line(explanations.completed(moves))


VOICE = SixtinaVoice
