"""A language: its catalogues of messages, one for each game and one for what all games say."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from functools import cache, cached_property
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import TYPE_CHECKING

from bottega.core.errors import RulesBug
from bottega.speech.phrase import Phrase

if TYPE_CHECKING:
    from bottega.speech.fluently import Bundle

COMMON = "common"
ENGLISH = "en"
BEGIN_OF_MESSAGE = re.compile(r"^(?=[a-zA-Z][\w-]* *=)", re.MULTILINE)
REFERENCE = re.compile(r"\{ *([a-zA-Z][\w-]*) *\}")
FACT = re.compile(r"\$([a-zA-Z][\w-]*)")
"""Another message, in a message."""

Said = Phrase | str | int | Sequence[Phrase]
"""What fills a message: something named, an id to choose by, a number, or a list of names."""


class Catalogue:
    """The messages of one game, or of one client, in one language, with those that all share.

    A message is read when it is first said: to read all takes long, and a screen needs few.
    """

    def __init__(self, code: str, texts: Sequence[str]) -> None:
        entries = [entry for text in texts for entry in BEGIN_OF_MESSAGE.split(text)[1:]]
        self._written = {entry.partition("=")[0].strip(): entry for entry in entries}
        self._code = code
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
        asked = self._read(key)
        return self._bundle.say(key, {name: said for name, said in facts.items() if name in asked})

    @cached_property
    def _bundle(self) -> Bundle:
        """The messages that were read."""
        from bottega.speech.fluently import Bundle

        return Bundle(self._code)

    def _read(self, key: str) -> frozenset[str]:
        """Read a message, and those that it refers to: the facts that all of them ask for."""
        if key not in self._asked:
            text = self._written[key]
            self._bundle.read(key, text)
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
