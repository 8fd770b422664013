"""The title page of a game: what there is to say of it before it is played."""

from __future__ import annotations

from bottega.core.meta import Meta, Option
from bottega.speech.language import ENGLISH
from bottega.speech.phrase import Phrase
from bottega.speech.words import Words


class TitlePage(Words):
    """What a game says of itself, and of the ways to play it."""

    def __init__(self, meta: Meta, language: str = ENGLISH) -> None:
        super().__init__(meta.name, language)
        self.meta = meta

    @property
    def title(self) -> Phrase:
        """What the game is called."""
        return self._said("title", self.meta.title)

    @property
    def summary(self) -> Phrase:
        """What the game is about."""
        return self._said("summary", self.meta.summary)

    @property
    def goal(self) -> Phrase:
        """What one tries to do, for somebody who never played it."""
        return self._said("goal", self.meta.goal)

    @property
    def edition(self) -> Phrase:
        """Which edition is played."""
        return self._said("edition", self.meta.edition)

    @property
    def credits(self) -> Phrase:
        """Who made the game."""
        return self._said("credits", self.meta.credits)

    def option(self, option: Option) -> Phrase:
        """What an option is about; of a module, what it adds."""
        return self._said(f"option-{option.name}", option.summary)

    def value(self, option: Option, value: str) -> Phrase:
        """What a value of an option means; "" where that needs no word."""
        return self._said(f"option-{option.name}-{value}", "")

    def _said(self, key: str, otherwise: str) -> Phrase:
        return self.say(key) if key in self.catalogue else Phrase(otherwise)
