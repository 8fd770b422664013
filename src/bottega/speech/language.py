"""A language: its catalogues of messages, one for each game and one for what all games say."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any

from babel.lists import format_list
from fluent.runtime import FluentBundle, FluentResource, resolver
from fluent.runtime.resolver import TextElement
from fluent.runtime.types import FluentType

from bottega.core.errors import RulesBug
from bottega.speech.phrase import Phrase, Span

COMMON = "common"
ENGLISH = "en"
BEGIN, END = "\ue000", "\ue001"
"""Around a name in the text that Fluent makes; the sign after BEGIN is the number of its span."""
FIRST_NUMBER = 0xE100
LOCALES = {ENGLISH: "en_GB"}
"""Where a language has several manners of writing lists, the one that is ours."""
BEGIN_OF_MESSAGE = re.compile(r"^(?=[a-zA-Z][\w-]* *=)", re.MULTILINE)
REFERENCE = re.compile(r"\{ *([a-zA-Z][\w-]*) *\}")
FACT = re.compile(r"\$([a-zA-Z][\w-]*)")
"""Another message, in a message."""

resolver.MAX_PART_LENGTH = 1_000_000
"""Fluent refuses to fill a message with more than 2,500 signs, for who lets strangers write messages. Ours are our own,
and a list of faults may be longer."""

BETWEEN = {"commas": ", ", "spaced": " "}
"""What stands between the items of lists that are no sentences."""

Said = Phrase | str | int | Sequence[Phrase]
"""What fills a message: something named, an id to choose by, a number, or a list of names."""


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


class Catalogue:
    """The messages of one game, or of one client, in one language, with those that all share.

    A message is read when it is first said: to read all takes long, and a screen needs few.
    """

    def __init__(self, code: str, texts: Sequence[str]) -> None:
        entries = [entry for text in texts for entry in BEGIN_OF_MESSAGE.split(text)[1:]]
        self._written = {entry.partition("=")[0].strip(): entry for entry in entries}
        self._bundle = FluentBundle([LOCALES.get(code, code)], functions=FUNCTIONS, use_isolating=False)
        self._asked: dict[str, frozenset[str]] = {}
        """Which facts each message asks for that was read."""

    def __contains__(self, key: object) -> bool:
        return key in self._written

    def __iter__(self) -> Iterator[str]:
        return iter(self._written)

    def say(self, key: str, facts: Mapping[str, Said]) -> Phrase:
        """A message, filled with facts. A message that is missing, or lacks a fact, is our own mistake."""
        if key not in self:
            raise RulesBug(f"there is no message {key}")
        asked, marks = self._read(key), Marks()
        pattern = self._bundle.get_message(key).value
        if pattern is None:
            raise RulesBug(f"the message {key} has no text")
        if isinstance(pattern, TextElement):
            return Phrase(pattern.value)
        marked = {name: marks.marked(said) for name, said in facts.items() if name in asked}
        text, errors = self._bundle.format_pattern(pattern, marked)
        if errors:
            raise RulesBug(f"the message {key} can't be said: {errors[0]}")
        return marks.found(str(text))

    def _read(self, key: str) -> frozenset[str]:
        """Read a message, and those that it refers to: the facts that all of them ask for."""
        if key not in self._asked:
            text = self._written[key]
            self._bundle.add_resource(FluentResource(text))
            if not self._bundle.has_message(key):
                raise RulesBug(f"the message {key} can't be read")
            others = [self._read(other) for other in REFERENCE.findall(text) if other in self]
            self._asked[key] = frozenset(FACT.findall(text)).union(*others)
        return self._asked[key]


homes: list[Traversable] = [files(__package__).joinpath("locales")]
"""Where languages are: a folder for each."""


def languages() -> list[str]:
    """The languages that there are catalogues of."""
    return sorted([folder.name for home in homes for folder in home.iterdir() if folder.is_dir()])


@cache
def catalogue(code: str, name: str) -> Catalogue:
    """The messages of a game, of a client ("terminal"), or only those that all share (""), in a language."""
    return Catalogue(code, [text_of(code, COMMON), *([text_of(code, name)] if name else [])])


def text_of(code: str, name: str) -> str:
    """A catalogue as it is written: a file of this name, and those in a folder of this name; "" if there are none."""
    return "\n".join([file.read_text("utf-8") for home in homes for file in _files_of(home.joinpath(code), name)])


def _files_of(language: Traversable, name: str) -> list[Traversable]:
    file, folder = language.joinpath(f"{name}.ftl"), language.joinpath(name)
    more = sorted(folder.iterdir(), key=lambda each: each.name) if folder.is_dir() else []
    return [each for each in [file, *more] if each.is_file() and each.name.endswith(".ftl")]
