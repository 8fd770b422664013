"""What the terminal itself says, in the language that was asked for."""

from __future__ import annotations

from rich.text import Text

from bottega.core.errors import unknown
from bottega.speech.language import ENGLISH, Said, languages
from bottega.speech.phrase import Phrase, named
from bottega.speech.words import Words

TERMINAL = "terminal"
STYLE = "style"
"""The kind of a span that is drawn in a style."""


class Spoken:
    """The language of this screen."""

    words = Words(TERMINAL)


def speak(language: str) -> None:
    """Speak a language from now on; BadInput if there is none of this name."""
    if language not in languages():
        raise unknown("no-such-language", language, languages())
    Spoken.words = Words(TERMINAL, language)


def language() -> str:
    """The language that is spoken."""
    return Spoken.words.language


def say(key: str, **facts: Said) -> Phrase:
    """A message of the terminal."""
    return Spoken.words.say(key, **facts)


def message(key: str, style: str = "", /, **facts: Said) -> Text:
    """A message of the terminal, as it is drawn."""
    return drawn(say(key, **facts), style)


def styled(said: object, style: str) -> Phrase:
    """What is drawn in a style of its own within a message."""
    return named(str(said), STYLE, style)


def drawn(phrase: Phrase, style: str = "") -> Text:
    """A phrase without things of a game, drawn."""
    line = Text(style=style)
    for words, span in phrase.pieces():
        line.append(words, style=str(span.value) if span is not None and span.kind == STYLE else None)
    return line


__all__ = ["ENGLISH", "STYLE", "drawn", "language", "message", "say", "speak", "styled"]
