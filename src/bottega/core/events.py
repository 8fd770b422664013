"""Events: what happened, told to those who may know it."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Sequence

from bottega.core.seats import EVERYONE, Audience, Seat, may_see


class Event:
    """Something that happened, in the past tense.

    `text` is a sentence with named gaps, `parts` are the facts that fill them, in printed form; a
    part named `seat` is filled with the player's name. An event that `reveals` something hidden is
    a barrier to undo.
    """

    __slots__ = ("audience", "parts", "reveals", "text", "word")

    def __init__(
        self,
        word: str,
        text: str,
        parts: dict[str, str],
        *,
        audience: Audience = EVERYONE,
        reveals: bool = False,
    ) -> None:
        self.word = word
        self.text = text
        self.parts = parts
        self.audience = audience
        self.reveals = reveals

    def to_json(self) -> dict[str, str]:
        """The event as a JSON object."""
        return {"event": self.word, **self.parts}

    def tell(self, names: Sequence[str]) -> str:
        """The event as a sentence, given the players' names."""
        facts = dict(self.parts)
        if "seat" in facts:
            facts["seat"] = names[int(facts["seat"])]
        return self.text.format(**facts)

    def __repr__(self) -> str:
        return " ".join([self.word, *[f"{key}={value}" for key, value in self.parts.items()]])


class Sink:
    """Receives events as they happen."""

    __slots__ = ()

    @abstractmethod
    def emit(self, event: Event) -> None:
        """Take one event."""


class Chronicle(Sink):
    """Keeps every event, and shows each seat its own."""

    __slots__ = ("events",)

    def __init__(self) -> None:
        self.events: list[Event] = []

    def emit(self, event: Event) -> None:
        self.events.append(event)

    def seen_by(self, seat: Seat | None, since: int = 0) -> list[Event]:
        """The events from number `since` on that this seat may know."""
        return [event for event in self.events[since:] if may_see(seat, event.audience)]
