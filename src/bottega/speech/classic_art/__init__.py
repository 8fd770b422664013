"""How Classic Art is spoken of."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from bottega.core.actions import Action
from bottega.core.game import Game
from bottega.core.kinds import Fact
from bottega.core.views import View
from bottega.games.classic_art import ClassicArt
from bottega.games.classic_art.catalogue import parse_card
from bottega.games.classic_art.kinds import CARD, CATEGORY
from bottega.games.classic_art.view import ClassicArtView
from bottega.speech.classic_art import explanations, moves, sentences
from bottega.speech.classic_art.scene import Scene
from bottega.speech.classic_art.works import Works
from bottega.speech.language import Said
from bottega.speech.phrase import Phrase, named
from bottega.speech.voice import Choice, Row, Tried, Voice
from bottega.speech.voice import sentences as in_sentences

MAKER = "maker"
"""A kind to ask names of: who made a work, in short. The id is the card's."""


class ClassicArtVoice(Voice):
    """The voice of Classic Art."""

    aliases = sentences.ALIASES
    drawn = frozenset({"hand-dealt", "turn-began", "last-turn-began", "season-closed"})
    joined = frozenset({"came-true", "failed"})
    chapters = frozenset({"season-began"})

    def __init__(
        self, game: Game, names: Sequence[str] = (), options: Mapping[str, str] | None = None, language: str = "en"
    ) -> None:
        super().__init__(game, names, options, language)
        assert isinstance(game, ClassicArt)
        self._game = game
        self.works = Works(game.components, self.catalogue)

    def scene(self, view: View) -> Scene:
        """A view with what follows from it."""
        assert isinstance(view, ClassicArtView)
        return Scene(self._game, view)

    def is_loan(self, card: str) -> bool:
        """Whether a card is Art on Loan."""
        return self._game.box.loan[parse_card(card)]

    # Saying

    def name(self, kind: str, value: Fact) -> Phrase:
        """Works are called by their short titles. Who shows a card is named as a player is, if it is one."""
        if kind == "actor" and isinstance(value, int):
            return super().name("seat", value)
        if kind == CARD.name:
            return named(self.works.short_title(str(value)), kind, value)
        if kind == CATEGORY.name:
            return named(self.works.category(str(value)), kind, value)
        if kind == MAKER:
            return named(self.works.maker(str(value)), kind, value)
        return super().name(kind, value)

    def text(self, kind: str, value: str, seats: int) -> Phrase:
        """Of a work its whole title."""
        return Phrase(self.works.label(value).title) if kind == CARD.name else super().text(kind, value, seats)

    def short(self, kind: str, value: str) -> Phrase:
        """Of a work who made it."""
        return Phrase(self.works.maker(value)) if kind == CARD.name else super().short(kind, value)

    def said(self, name: str, kind: str, value: Fact) -> dict[str, Said]:
        """Of cards and categories there is also what is typed for them (`-code`), of a card who made it (`-artist`)."""
        found = super().said(name, kind, value)
        if isinstance(value, tuple) and kind == CARD.name:
            found[f"{name}-codes"] = [named(str(card), kind, card) for card in value]
        if isinstance(value, str) and kind in (CARD.name, CATEGORY.name):
            found[f"{name}-code"] = named(value, kind, value)
            if kind == CARD.name:
                found[f"{name}-artist"] = self.works.artist(value)
        return found

    # Asking

    def progress(self, view: View) -> Phrase:
        return self.say("progress", season=self.scene(view).view.season)

    def question(self, view: View, legal: Sequence[Action]) -> Phrase:
        return moves.question(self, self.scene(view), legal)

    def rows(self, view: View, legal: Sequence[Action]) -> list[Row]:
        return moves.rows(self, self.scene(view), legal)

    def finish(self, view: View, legal: Sequence[Action]) -> Choice | None:
        return moves.finish(self, legal)

    def is_in_the_middle(self, view: View) -> bool:
        """Whether a card is chosen and not shown yet."""
        return self.scene(view).chosen is not None

    # Understanding

    def spell_out(self, view: View, legal: Sequence[Action], text: str) -> Sequence[Action] | None:
        return sentences.spell_out(self, self.scene(view), legal, text)

    def help_at(self, view: View) -> Sequence[tuple[str, Phrase]]:
        return [(typed, self.say(key)) for typed, key in sentences.HELP]

    # Explaining

    def in_words(self, view: View, actions: Sequence[Action]) -> str:
        return sentences.in_words(actions)

    def explain(self, view: View, action: Action) -> Phrase:
        return explanations.explain(self, self.scene(view), action)

    def explain_line(self, moves: Sequence[Tried]) -> Phrase:
        """In a line the cards are told by their short titles."""
        if len(moves) == 1:
            return super().explain_line(moves)
        return in_sentences([explanations.explain_briefly(self, self.scene(move.view), move.action) for move in moves])


VOICE = ClassicArtVoice
