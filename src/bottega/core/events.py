"""Events: what happened, told to those who may know it."""

from __future__ import annotations

from abc import abstractmethod

from bottega.core.event import Event, TakenBack
from bottega.core.kinds import SeatId
from bottega.core.seats import Audience, Seat, may_see


class Undoing(Event):
    """In a chronicle: a seat took its last action back, and with it these events. Each seat is told `TakenBack`."""

    actor: SeatId
    undone: list[Event]
    told_to: Audience

    @property
    def audience(self) -> Audience:
        return self.told_to


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
        """Tell an event. What is taken back is told by the numbers of what was told before."""
        if isinstance(event, Undoing):
            numbers = [self.numbers[undone] for undone in event.undone if undone in self.numbers]
            event = TakenBack(event.actor, tuple(numbers))
        self.numbers[event] = len(self.events)
        self.events.append(event)


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
        self.events.append(Undoing(seat, undone, audience))

    def archived(self, since: int = 0) -> list[tuple[int, dict[str, object]]]:
        """All events from one on, each with its audience, as JSON has them: to be kept, and shown to nobody as it is.

        What is taken back is told by the numbers of all events.
        """
        return [(event.audience, self._archived(event)) for event in self.events[since:]]

    def _archived(self, event: Event) -> dict[str, object]:
        if not isinstance(event, Undoing):
            return event.to_json()
        numbers = [self.events.index(undone) for undone in event.undone]
        return TakenBack(event.actor, tuple(numbers)).to_json()

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
    gone = {number for event in events for number in taken_back(event)}
    return [
        event
        for number, event in enumerate(events)
        if number >= since and number not in gone and not is_settled(event, since)
    ]


def is_settled(event: Event, since: int) -> bool:
    """Whether it is a taking back of nothing that was told before a number."""
    return event.word == "taken-back" and min(taken_back(event), default=since) >= since


def taken_back(event: Event) -> tuple[int, ...]:
    """The numbers of the events that it takes back; none if it takes nothing back."""
    return event.events if isinstance(event, TakenBack) else ()
