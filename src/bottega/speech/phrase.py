"""A phrase: text, and the spans of it that name something, so that a screen can draw a die where it is named."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from bottega.core.kinds import Fact

EXAMPLE = "example"
"""The kind of a span that shows what one may type: of no use to who points and clicks."""


@dataclass(frozen=True)
class Span:
    """From where to where a phrase names something, and what: its kind and its id or number."""

    start: int
    end: int
    kind: str
    value: Fact


@dataclass(frozen=True)
class Phrase:
    """What is said. Spans lie in their order and do not overlap."""

    text: str
    spans: tuple[Span, ...] = ()

    def __str__(self) -> str:
        return self.text

    def __bool__(self) -> bool:
        return bool(self.text)

    def __add__(self, other: Phrase | str) -> Phrase:
        return joined("", [self, other])

    def __radd__(self, other: str) -> Phrase:
        return joined("", [other, self])

    def pieces(self) -> Iterator[tuple[str, Span | None]]:
        """The text in pieces, each with its span if it has one."""
        at = 0
        for span in self.spans:
            if at < span.start:
                yield self.text[at : span.start], None
            yield self.text[span.start : span.end], span
            at = span.end
        if at < len(self.text):
            yield self.text[at:], None

    def cut(self, start: int = 0, end: int | None = None) -> Phrase:
        """A part of the phrase, with the spans that lie in it.

        >>> joined(" ", [named("Anna", "seat", 0), "passes."]).cut(5)
        Phrase(text='passes.', spans=())
        """
        end = len(self.text) if end is None else end
        inside = [span for span in self.spans if start <= span.start and span.end <= end]
        spans = [Span(span.start - start, span.end - start, span.kind, span.value) for span in inside]
        return Phrase(self.text[start:end], tuple(spans))

    def to_json(self) -> list[object]:
        """The phrase for a client in another language: texts, and objects where something is named."""
        return [
            text if span is None else {"text": text, "kind": span.kind, "value": span.value}
            for text, span in self.pieces()
        ]


def named(text: str, kind: str, value: Fact) -> Phrase:
    """A phrase that names one thing."""
    return Phrase(text, (Span(0, len(text), kind, value),) if text else ())


def joined(between: str, phrases: Iterable[Phrase | str]) -> Phrase:
    """Phrases one after the other.

    >>> joined(", ", [named("red 5", "die", "R5"), "b1"])
    Phrase(text='red 5, b1', spans=(Span(start=0, end=5, kind='die', value='R5'),))
    """
    text, spans = "", []
    for phrase in phrases:
        text += between if text else ""
        if isinstance(phrase, Phrase):
            spans += [Span(len(text) + s.start, len(text) + s.end, s.kind, s.value) for s in phrase.spans]
        text += str(phrase)
    return Phrase(text, tuple(spans))
