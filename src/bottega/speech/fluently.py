"""Messages as Fluent says them.

It takes long to load, so it is loaded when the first message is said: a process in which bots think says none.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from babel.lists import format_list
from fluent.runtime import FluentBundle, FluentResource, resolver
from fluent.runtime.resolver import TextElement
from fluent.runtime.types import FluentType

from bottega.core.errors import RulesBug
from bottega.speech.language import ENGLISH, Said
from bottega.speech.phrase import Phrase, Span

BEGIN, END = "\ue000", "\ue001"
"""Around a name in the text that Fluent makes; the sign after BEGIN is the number of its span."""
FIRST_NUMBER = 0xE100
LOCALES = {ENGLISH: "en_GB"}
"""Where a language has several manners of writing lists, the one that is ours."""

resolver.MAX_PART_LENGTH = 1_000_000
"""Fluent refuses to fill a message with more than 2,500 signs, for who lets strangers write messages. Ours are our own,
and a list of faults may be longer."""

BETWEEN = {"commas": ", ", "spaced": " "}
"""What stands between the items of lists that are no sentences."""


class Listed(FluentType):
    """A list in a message.

    `{ $dice }` is "a, b and c", `{ OR($dice) }` "a, b or c". What is no sentence: `{ COMMAS($dice) }` is "a, b, c",
    `{ SPACED($dice) }` "a b c", and `{ LINES($faults) }` writes each on a line of its own.
    """

    def __init__(self, items: Sequence[str], style: str = "standard") -> None:
        self.items = items
        self.style = style

    def format(self, locale: object) -> str:
        if self.style in BETWEEN:
            return BETWEEN[self.style].join(self.items)
        if self.style == "lines":
            return "".join([f"\n  {item}" for item in self.items])
        return format_list(list(self.items), style=self.style, locale=str(locale))  # type: ignore[arg-type]


FUNCTIONS: dict[str, Callable[[Any], FluentType]] = {
    "COMMAS": lambda listed: Listed(listed.items, "commas"),
    "OR": lambda listed: Listed(listed.items, "or"),
    "SPACED": lambda listed: Listed(listed.items, "spaced"),
    "LINES": lambda listed: Listed(listed.items, "lines"),
}


class Marks:
    """Names on their way through Fluent, which knows only text: each is marked, and found again afterwards."""

    def __init__(self) -> None:
        self._spans: list[Span] = []

    def marked(self, said: Said) -> object:
        """What fills a message, as Fluent takes it."""
        if isinstance(said, Phrase):
            return self._marked_phrase(said)
        return said if isinstance(said, (str, int)) else Listed([self._marked_phrase(item) for item in said])

    def _marked_phrase(self, phrase: Phrase) -> str:
        return "".join([text if span is None else self._marked_span(text, span) for text, span in phrase.pieces()])

    def _marked_span(self, text: str, span: Span) -> str:
        self._spans.append(span)
        return f"{BEGIN}{chr(FIRST_NUMBER + len(self._spans) - 1)}{text}{END}"

    def found(self, text: str) -> Phrase:
        """The phrase of a text with marks."""
        plain, spans = "", []
        first, *rest = text.split(BEGIN)
        plain += first
        for piece in rest:
            name, _, after = piece[1:].partition(END)
            span = self._spans[ord(piece[0]) - FIRST_NUMBER]
            spans.append(Span(len(plain), len(plain) + len(name), span.kind, span.value))
            plain += name + after
        return Phrase(plain, tuple(spans))


class Bundle:
    """Messages of one language that were read, each by its key."""

    def __init__(self, code: str) -> None:
        self._bundle = FluentBundle([LOCALES.get(code, code)], functions=FUNCTIONS, use_isolating=False)

    def read(self, key: str, text: str) -> None:
        """Read a message."""
        self._bundle.add_resource(FluentResource(text))
        if not self._bundle.has_message(key):
            raise RulesBug(f"the message {key} can't be read")

    def say(self, key: str, facts: Mapping[str, Said]) -> Phrase:
        """A message that was read, filled with facts."""
        pattern, marks = self._bundle.get_message(key).value, Marks()
        if pattern is None:
            raise RulesBug(f"the message {key} has no text")
        if isinstance(pattern, TextElement):
            return Phrase(pattern.value)
        marked = {name: marks.marked(said) for name, said in facts.items()}
        text, errors = self._bundle.format_pattern(pattern, marked)
        if errors:
            raise RulesBug(f"the message {key} can't be said: {errors[0]}")
        return marks.found(str(text))
