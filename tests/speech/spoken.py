"""A table of Fresco, and what is said there: asked, listed, explained, understood and told."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from bottega.core.actions import Action
from bottega.core.errors import BadInput
from bottega.core.seats import Seat
from bottega.games.fresco.view import FrescoView
from bottega.speech.fresco import FrescoVoice
from bottega.speech.news import headlines
from tests.games.fresco.tables import Play

WHO = ["Anna", "Bea", "Cleo", "Dora"]


class Spoken:
    """A game that is being played, as a seat hears of it."""

    def __init__(self, game: Play, seat: int = 0) -> None:
        self.game = game
        self.seat = Seat(seat)
        self.voice = FrescoVoice(game.game, WHO[: game.state.rules.count], game.state.rules.options)

    @property
    def view(self) -> FrescoView:
        return self.game.view(self.seat)

    @property
    def legal(self) -> Sequence[Action]:
        return self.game.state.legal(self.seat)

    @property
    def asked(self) -> str:
        """What the seat is asked, with an answer as one may type it."""
        return str(self.voice.question(self.view, self.legal))

    @property
    def menu(self) -> dict[str, list[str]]:
        """The rows of the menu, and what is offered in each."""
        rows = self.voice.rows(self.view, self.legal)
        return {str(row.label): [str(choice.label) for choice in row.choices] for row in rows}

    @property
    def enter(self) -> str:
        """What Enter does; "" if nothing."""
        finish = self.voice.finish(self.view, self.legal)
        return "" if finish is None else str(finish.label)

    @property
    def is_in_the_middle(self) -> bool:
        return self.voice.is_in_the_middle(self.view)

    @property
    def warnings(self) -> list[str]:
        return [str(warning) for warning in self.voice.warnings(self.view)]

    @property
    def help(self) -> dict[str, str]:
        return {typed: str(said) for typed, said in self.voice.help_at(self.view)}

    def explains(self, name: str) -> str:
        """What an action does."""
        return str(self.voice.explain(self.view, self.game.game.actions.parse_name(name)))

    def reads(self, text: str) -> list[str] | None:
        """The actions that a sentence stands for; None if it is none."""
        found = self.voice.spell_out(self.view, self.legal, text)
        return None if found is None else [action.name for action in found]

    def stumbles(self, text: str) -> str:
        """What is wrong with a sentence."""
        with pytest.raises(BadInput) as said:
            self.voice.spell_out(self.view, self.legal, text)
        return str(said.value)

    def told(self, word: str) -> list[str]:
        """The events of a kind, as sentences."""
        return [str(self.voice.tell(event)) for event in self.game.told.seen_by(self.seat) if event.word == word]

    @property
    def news(self) -> list[str]:
        """All that happened, in short lines."""
        return [str(line) for line in headlines(self.voice, self.game.told.seen_by(self.seat))]
