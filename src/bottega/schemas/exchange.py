"""Both ways at once: what is sent to us and what we tell, defined in one document."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Protocol

from msgspec import inspect

from bottega.schemas.definitions import Definitions, Schema, needed


class Making(Protocol):
    """Makes definitions with no content, for one way or the other; some types may have names of their own."""

    def __call__(self, names: Mapping[type, str], *, is_sent: bool) -> Definitions:
        """Of what is sent, or of what is told."""
        ...


class Exchange:
    """The definitions of what is `sent` and of what is `told`; `named` are both.

    A field with a default need not be sent, but is always told. So a structure that goes both ways may need two
    definitions: the one that is sent has a name of its own, `SentClock` beside `Clock`. Where both would say the same
    there is one.
    """

    def __init__(self, make: Making, sent: Iterable[inspect.Type], told: Iterable[inspect.Type]) -> None:
        sent = list(sent)
        self.told = _walk(make({}, is_sent=False), told)
        alike = _walk(make({}, is_sent=True), sent)
        names = {alike.types[name]: f"Sent{name}" for name in _differing(alike.named, self.told.named)}
        self.sent = _walk(make(names, is_sent=True), sent)

    @property
    def named(self) -> dict[str, Schema]:
        """All that is defined."""
        return {**self.told.named, **self.sent.named}


def _walk(definitions: Definitions, types: Iterable[inspect.Type]) -> Definitions:
    for each in types:
        definitions.of(each)
    return definitions


def _differing(sent: Mapping[str, Schema], told: Mapping[str, Schema]) -> list[str]:
    """What is not the same both ways: itself, or something that it is made of."""
    differing = {name for name in sent.keys() & told.keys() if sent[name] != told[name]}
    return [name for name in sent if name in told and not differing.isdisjoint(needed([name], told))]
