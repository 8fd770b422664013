"""Bad input in words: what is wrong with what somebody typed or sent, and what to do instead."""

from __future__ import annotations

from collections.abc import Sequence

from bottega.core.errors import BadInput, BottegaError, Detail, IllegalAction
from bottega.core.registry import game_meta, game_names
from bottega.speech.language import ENGLISH, Said, catalogue
from bottega.speech.phrase import Phrase, named
from bottega.speech.refusals import said as refused

GAME = "game"
SEAT = "seat"
LONGEST_ECHO = 500
"""So much of what somebody sent is said back."""


def said(problem: BadInput) -> str:
    """A problem as a sentence."""
    return str(phrase_of(problem))


def phrase_of(problem: BottegaError, language: str = ENGLISH) -> Phrase:
    """A problem in words."""
    return Teller(language).phrase(problem)


class Teller:
    """Says problems in one language: the message `problem-CODE`, from the catalogue of the `game` that they name.

    What a problem comes from, and what it consists of, is said from the same catalogue.
    """

    def __init__(self, language: str, game: str = "") -> None:
        self._language = language
        self._words = catalogue(language, game)

    def phrase(self, problem: BottegaError) -> Phrase:
        """A problem in words; a refusal with the number of its rule."""
        if isinstance(problem, IllegalAction):
            reason = problem.reason
            return Phrase(f"{refused(reason, self._language)} [{reason.rule}]".removesuffix(" []"))
        if not isinstance(problem, BadInput):
            return Phrase(str(problem))
        game = problem.facts.get(GAME)
        if isinstance(game, str):
            self._words = catalogue(self._language, game)
        facts: dict[str, Said] = {"hint": self._hint(problem)}
        for name, fact in problem.facts.items():
            facts |= self._said(name.replace("_", "-"), fact)
        return self._words.say(f"problem-{problem.code}", facts)

    def _said(self, name: str, fact: Detail) -> dict[str, Said]:
        """A fact as messages take it: `$card` names it, `$card-id` is to choose by, `$cards-count` counts a list."""
        if fact is None:
            return {name: "", f"{name}-id": "none"}
        if isinstance(fact, int):
            return {name: fact + 1 if name == SEAT else fact}
        if isinstance(fact, Sequence) and not isinstance(fact, str):
            return {name: [self._name(name, item) for item in fact], f"{name}-count": len(fact)}
        return {name: self._name(name, fact), f"{name}-id": str(fact)}

    def _name(self, kind: str, fact: object) -> Phrase:
        """What a thing is called: a game by its title, others as the catalogue has it (`KIND-ID`), else as it is."""
        if isinstance(fact, BottegaError):
            return self.phrase(fact)
        text = str(fact)
        if kind == GAME and text in game_names():
            return named(game_meta(text).title, GAME, text)
        key = f"{kind}-{text}"
        return named(str(self._words.say(key, {})), kind, text) if key in self._words else Phrase(printable(text))

    def _hint(self, problem: BadInput) -> Phrase:
        """The name that may be meant, or all that there are, ready to be put behind a sentence."""
        close, known = problem.facts.get("close"), problem.facts.get("known")
        if isinstance(close, str):
            return " " + self._words.say("hint-close", {"close": close})
        if isinstance(known, Sequence) and known:
            items = [Phrase(str(name)) for name in known]
            return " " + self._words.say("hint-known", {"known": items, "known-count": len(items)})
        return Phrase("")


def printable(text: str) -> str:
    """What somebody typed, with signs that might steer a terminal spelled out, and no more of it than helps."""
    spelled = text if text.isprintable() else text.encode("unicode_escape").decode()
    return spelled if len(spelled) <= LONGEST_ECHO else f"{spelled[:LONGEST_ECHO]}..."
