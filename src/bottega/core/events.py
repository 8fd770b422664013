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


class TakenBack(Event):
    """A seat took its last action back, and with it these events.

    Each seat is told their numbers, as it counts events: those it had been told of.
    """

    __slots__ = ("numbers", "seat", "undone")

    def __init__(self, seat: Seat, undone: list[Event], numbers: list[int], audience: Audience) -> None:
        listed = " ".join([str(number) for number in numbers])
        parts = {"seat": str(seat), "events": listed}
        super().__init__("taken-back", "{seat} takes the last action back.", parts, audience=audience)
        self.seat = seat
        self.undone = undone
        self.numbers = numbers

    def is_about(self, since: int) -> bool:
        """Whether something was taken back that was told before a number."""
        return min(self.numbers, default=since) < since

    def as_counted(self, numbers: dict[Event, int]) -> TakenBack:
        """The same event for somebody who was told events by these numbers before."""
        undone = [numbers[event] for event in self.undone if event in numbers]
        return TakenBack(self.seat, self.undone, undone, self.audience)


class Sink:
    """Receives events as they happen."""

    __slots__ = ()

    @abstractmethod
    def emit(self, event: Event) -> None:
        """Take one event."""


class Told:
    """What one seat was told: its events in their order and by their numbers, out of so many of the chronicle."""

    __slots__ = ("events", "numbers", "of")

    def __init__(self) -> None:
        self.events: list[Event] = []
        self.numbers: dict[Event, int] = {}
        self.of = 0

    def copy(self) -> Told:
        """An independent copy."""
        copy = Told()
        copy.events = self.events.copy()
        copy.numbers = self.numbers.copy()
        copy.of = self.of
        return copy

    def tell(self, event: Event) -> None:
        """Tell an event."""
        self.numbers[event] = len(self.events)
        self.events.append(event.as_counted(self.numbers) if isinstance(event, TakenBack) else event)


class Chronicle(Sink):
    """Keeps every event for good, and shows each seat its own.

    A seat counts the events that it is told, from 0: so the numbers only grow, and tell nothing of what
    others are told.
    """

    __slots__ = ("_told", "events")

    def __init__(self) -> None:
        self.events: list[Event] = []
        self._told: dict[Seat | None, Told] = {}

    def copy(self) -> Chronicle:
        """An independent copy."""
        copy = Chronicle()
        copy.events = self.events.copy()
        for seat, told in self._told.items():
            copy._told[seat] = told.copy()
        return copy

    def emit(self, event: Event) -> None:
        self.events.append(event)

    def take_back(self, seat: Seat, undone: list[Event], audience: Audience) -> None:
        """Tell that a seat took an action back that had led to these events."""
        self.events.append(TakenBack(seat, undone, [], audience))

    def seen_by(self, seat: Seat | None, since: int = 0) -> list[Event]:
        """The events that this seat may know, from its number `since` on."""
        return self._told_to(seat)[since:]

    def count(self, seat: Seat | None) -> int:
        """How many events this seat may know."""
        return len(self._told_to(seat))

    def _told_to(self, seat: Seat | None) -> list[Event]:
        told = self._told.setdefault(seat, Told())
        for event in self.events[told.of :]:
            if may_see(seat, event.audience):
                told.tell(event)
        told.of = len(self.events)
        return told.events


def standing(events: list[Event], since: int = 0) -> list[Event]:
    """Of all that a seat was told, what still stands from number `since` on.

    What was taken back is left out, and so is the taking back, unless it is about something before.
    """
    gone = {number for event in events if isinstance(event, TakenBack) for number in event.numbers}
    return [
        event
        for number, event in enumerate(events)
        if number >= since and number not in gone and (not isinstance(event, TakenBack) or event.is_about(since))
    ]
