"""Words: what can be said with one catalogue, in one language."""

from __future__ import annotations

from collections.abc import Mapping

from bottega.speech.language import ENGLISH, Said, catalogue
from bottega.speech.phrase import Phrase


class Words:
    """The messages of a game, or of a client, in a language. Every message may use what is `always` so."""

    def __init__(self, name: str, language: str = ENGLISH, always: Mapping[str, Said] | None = None) -> None:
        self.language = language
        self.catalogue = catalogue(language, name)
        self._always = dict(always or {})

    def say(self, key: str, **facts: Said) -> Phrase:
        """A message of the catalogue, filled with facts: `die_in_hand` is `$die-in-hand` there."""
        return self.catalogue.say(key, {**self._always, **{name.replace("_", "-"): facts[name] for name in facts}})
