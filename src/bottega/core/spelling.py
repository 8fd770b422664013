"""How a step is written: its word, and the facts that it is made of. Its name, and what reads it back, follow."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable, Sequence

ReadStep = Callable[[list[str]], object]
"""Takes the words of a whole step from the front of a list, and makes the step."""


class Fact:
    """A fact that a step is made of: the attribute that holds it, and how it is written. It is read as it is written.

    What can't be read is a ValueError, an IndexError or a KeyError.
    """

    __slots__ = ("attribute",)

    def __init__(self, attribute: str) -> None:
        self.attribute = attribute

    def written(self, step: object) -> list[str]:
        """The words for it in a step's name."""
        return self.words_for(getattr(step, self.attribute))

    @abstractmethod
    def words_for(self, value: object) -> list[str]:
        """The words for a value."""

    @abstractmethod
    def read(self, words: list[str], read_step: ReadStep) -> object:
        """Take its words from the front of a list, and give the value."""


class OneOf(Fact):
    """One of several values, each with a word of its own: its number, if nothing else is said."""

    __slots__ = ("values", "words")

    def __init__(self, attribute: str, values: Sequence[object], words: Sequence[str] | None = None) -> None:
        super().__init__(attribute)
        spelled = [str(value) for value in values] if words is None else words
        self.words: dict[object, str] = dict(zip(values, spelled, strict=True))
        self.values: dict[str, object] = dict(zip(spelled, values, strict=True))

    def words_for(self, value: object) -> list[str]:
        return [self.words[value]]

    def read(self, words: list[str], read_step: ReadStep) -> object:
        return self.values[words.pop(0)]


class SomeOf(OneOf):
    """A tuple of such values: as many as there are words for them, but at least so many."""

    __slots__ = ("least",)

    def __init__(
        self, attribute: str, values: Sequence[object], words: Sequence[str] | None = None, least: int = 0
    ) -> None:
        super().__init__(attribute, values, words)
        self.least = least

    def words_for(self, value: object) -> list[str]:
        assert isinstance(value, tuple)
        return [self.words[item] for item in value]

    def read(self, words: list[str], read_step: ReadStep) -> object:
        found = list[object]()
        while len(found) < self.least or (words and words[0] in self.values):
            found.append(self.values[words.pop(0)])
        return tuple(found)


class Number(Fact):
    """A whole number; no smaller than the least, if there is one."""

    __slots__ = ("least",)

    def __init__(self, attribute: str, least: int | None = None) -> None:
        super().__init__(attribute)
        self.least = least

    def words_for(self, value: object) -> list[str]:
        return [str(value)]

    def read(self, words: list[str], read_step: ReadStep) -> object:
        number = int(words.pop(0))
        if self.least is not None and number < self.least:
            raise ValueError(number)
        return number


class Whole(Fact):
    """A step of this kind, by its whole name."""

    __slots__ = ("kind",)

    def __init__(self, attribute: str, kind: type[object]) -> None:
        super().__init__(attribute)
        self.kind = kind

    def words_for(self, value: object) -> list[str]:
        return str(value).split()

    def read(self, words: list[str], read_step: ReadStep) -> object:
        step = read_step(words)
        if not isinstance(step, self.kind):
            raise ValueError(step)
        return step
