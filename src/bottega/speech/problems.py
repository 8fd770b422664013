"""Bad input in words: what is wrong with what somebody typed or sent, and what to do instead."""

from __future__ import annotations

from collections.abc import Sequence

from bottega.core.errors import BadInput, BottegaError, Detail
from bottega.core.registry import game_meta, game_names
from bottega.speech.language import Catalogue, Said, catalogue
from bottega.speech.phrase import Phrase, named

GAME = "game"
SEAT = "seat"


def said(problem: BadInput) -> str:
    """A problem as a sentence."""
    return str(phrase_of(problem))


def phrase_of(problem: BottegaError, language: str = "en") -> Phrase:
    """A problem in words: the message `problem-CODE`, from the catalogue of its `game` if it names one."""
    if not isinstance(problem, BadInput) or " " in problem.code:
        return Phrase(str(problem))
    game = problem.facts.get(GAME)
    words = catalogue(language, game if isinstance(game, str) else "")
    facts: dict[str, Said] = {"hint": _hint(words, problem)}
    for name, fact in problem.facts.items():
        facts |= _said(words, name.replace("_", "-"), fact, language)
    return words.say(f"problem-{problem.code}", facts)


def _said(words: Catalogue, name: str, fact: Detail, language: str) -> dict[str, Said]:
    """A fact as messages take it: `$card` names it, `$card-id` is there to choose by, `$cards-count` counts a list."""
    if fact is None:
        return {name: "", f"{name}-id": "none"}
    if isinstance(fact, BottegaError):
        return {name: phrase_of(fact, language)}
    if isinstance(fact, Sequence) and not isinstance(fact, str):
        return {name: [_name(words, name, item, language) for item in fact], f"{name}-count": len(fact)}
    if isinstance(fact, int):
        return {name: fact + 1 if name == SEAT else fact}
    return {name: _name(words, name, fact, language), f"{name}-id": fact}


def _name(words: Catalogue, kind: str, fact: object, language: str) -> Phrase:
    """What a thing is called: a game by its title, others as the catalogue has it (`KIND-ID`), else as they are."""
    if isinstance(fact, BottegaError):
        return phrase_of(fact, language)
    text = str(fact)
    if kind == GAME and text in game_names():
        return named(game_meta(text).title, GAME, text)
    key = f"{kind}-{text}"
    return named(str(words.say(key, {})), kind, text) if key in words else Phrase(printable(text))


def _hint(words: Catalogue, problem: BadInput) -> Phrase:
    """The name that may be meant, or all that there are, ready to be put behind a sentence."""
    close, known = problem.facts.get("close"), problem.facts.get("known")
    if isinstance(close, str):
        return " " + words.say("hint-close", {"close": close})
    if isinstance(known, Sequence) and known:
        items = [Phrase(str(name)) for name in known]
        return " " + words.say("hint-known", {"known": items, "known-count": len(items)})
    return Phrase("")


def printable(text: str) -> str:
    """What somebody typed, with signs that might steer a terminal spelled out."""
    return text if text.isprintable() else text.encode("unicode_escape").decode()
