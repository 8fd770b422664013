"""Chapter 2: waking up."""

from __future__ import annotations

from typing import Final

from bottega.core.actions import Action
from bottega.core.agenda import Step
from bottega.core.chance import Chance
from bottega.core.events import Sink
from bottega.core.questions import Question
from bottega.core.reasons import Reason
from bottega.core.seats import Seat
from bottega.core.spelling import Number
from bottega.games.fresco.actions import WAKE, Wake
from bottega.games.fresco.catalogue import ALL_PAINTERS, HOURS, IN_BED, Painter
from bottega.games.fresco.events import ApprenticesGathered, MoodChanged, OrderSet, WokeUp
from bottega.games.fresco.questions import WakeUpTime
from bottega.games.fresco.reasons import TIME_TAKEN, WAKE_UP_FIRST
from bottega.games.fresco.spelling import PAINTER
from bottega.games.fresco.table import Decision, Table


class AllWakeUp(Step[Table]):
    """[FR-2.1] The painters wake up, from the last on the victory point track to the first."""

    __slots__ = ()

    word = "all-wake-up"

    def run(self, state: Table, chance: Chance, sink: Sink | None) -> None:
        for painter in reversed(in_reverse_order(state)):
            state.agenda.append(WAKE_UP[painter])


class WakeUp(Decision):
    """[FR-2.1] [FR-2.2] A painter wakes up, at a time that nobody else has chosen."""

    __slots__ = ("painter",)

    word = "wake-up"
    made_of = (PAINTER,)

    def __init__(self, painter: Painter) -> None:
        self.painter = painter

    def pending(self, state: Table) -> tuple[Seat, ...]:
        return state.deciders[self.painter]

    def question(self, table: Table, seat: Seat) -> Question:
        return WakeUpTime(seat, table.actor(self.painter))

    def legal(self, state: Table, seat: Seat) -> list[Action]:
        return [action for action in WAKE if action.hour not in state.hours]

    def check(self, state: Table, seat: Seat, action: Action) -> Reason | None:
        if not isinstance(action, Wake):
            return WAKE_UP_FIRST
        return TIME_TAKEN.about(hour=HOURS[action.hour]) if action.hour in state.hours else None

    def apply(self, state: Table, seat: Seat, action: Action, chance: Chance, sink: Sink | None) -> None:
        assert isinstance(action, Wake)
        state.agenda.pop()
        state.hours[self.painter] = action.hour
        if sink is not None:
            sink.emit(WokeUp(state.actor(self.painter), HOURS[action.hour]))
        state.agenda.append(AdjustMood(self.painter, state.rules.hostel.mood[action.hour]))
        for module in state.rules.filling.wake:
            module.wake(state, self.painter, action.hour, sink)


class AdjustMood(Step[Table]):
    """[FR-2.3] The wake-up time changes the player's mood; Leonardo has none [FR-L.3]."""

    __slots__ = ("painter", "spaces")

    word = "adjust-mood"
    made_of = (PAINTER, Number("spaces"))

    def __init__(self, painter: Painter, spaces: int) -> None:
        self.painter = painter
        self.spaces = spaces

    def run(self, state: Table, chance: Chance, sink: Sink | None) -> None:
        seat = state.seat_of(self.painter)
        if seat is not None:
            change_mood(state, seat, adjusted(state, seat, self.spaces), sink)
        for module in state.rules.filling.woken:
            module.woken(state, self.painter)


def adjusted(table: Table, seat: Seat, spaces: int) -> int:
    """By how many spaces a wake-up time changes a mood, with what modules add."""
    for module in table.rules.filling.adjust:
        spaces = module.adjust(table, seat, spaces)
    return spaces


def change_mood(table: Table, seat: Seat, spaces: int, sink: Sink | None) -> None:
    """[FR-2.3] A player's mood changes, within its column."""
    moved = table.raise_mood(seat, spaces)
    if sink is not None and moved:
        sink.emit(MoodChanged(seat, moved, table.mood[seat]))


class GatherApprentices(Step[Table]):
    """[FR-2.5] [FR-2.8] All have woken up: the order of the round is set, and apprentices come and go."""

    __slots__ = ()

    word = "gather"

    def run(self, state: Table, chance: Chance, sink: Sink | None) -> None:
        awake = sorted([(state.hours[painter], painter) for painter in state.rules.painters])
        state.order = [painter for _, painter in awake]
        if sink is not None:
            sink.emit(OrderSet(tuple([state.actor(painter) for painter in state.order])))
        for painter in state.order:
            seat = state.seat_of(painter)
            if seat is not None:
                gather(state, seat, sink)
        for module in state.rules.filling.gather:
            for painter in reversed(state.order):
                module.gather(state, painter, sink)


def gather(table: Table, seat: Seat, sink: Sink | None) -> None:
    """[FR-2.8] A player gets the apprentices of the round."""
    box = table.rules.box
    apprentices = box.apprentices_with(table.mood[seat])
    table.apprentices[seat] = apprentices
    if sink is not None:
        sink.emit(ApprenticesGathered(seat, apprentices, box.apprentices))


def in_reverse_order(table: Table) -> list[Painter]:
    """[FR-2.1] The painters from the last on the victory point track to the first."""
    return [painter for _, painter in sorted([(table.track[painter], painter) for painter in table.rules.painters])]


def back_to_bed(table: Table) -> None:
    """[FR-10.3] All painters of the hostel go back to bed."""
    table.hours = [IN_BED] * len(table.rules.painters)
    table.order = []


ALL_WAKE_UP: Final = AllWakeUp()
WAKE_UP: Final = [WakeUp(painter) for painter in ALL_PAINTERS]
GATHER: Final = GatherApprentices()
