"""Chapter 9: the victory point track."""

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
from bottega.games.fresco.actions import BEHIND, IN_FRONT, Behind, InFront
from bottega.games.fresco.catalogue import Painter
from bottega.games.fresco.events import Advanced, Stopped
from bottega.games.fresco.questions import WhichSpace
from bottega.games.fresco.reasons import CHOOSE_A_SPACE
from bottega.games.fresco.ruleset import TRACK_ACCOUNT
from bottega.games.fresco.spelling import PAINTER
from bottega.games.fresco.table import Decision, Table

LAP: Final = 100
"""[FR-9.1] So many spaces has the track."""


def advance_painter(table: Table, painter: Painter, points: int, sink: Sink | None) -> None:
    """[FR-9.1] A painter advances; if the space is taken, its player will choose another [FR-9.2]."""
    if points == 0:
        return
    space = table.score(painter) + points
    if not is_taken(table, painter, space):
        move_painter(table, painter, space, sink)
    elif space_behind(table, painter, space) == 0:
        stop_at(table, painter, space_in_front(table, painter, space), space, sink)
    else:
        table.agenda.append(Landing(painter, space))


def advance_in_final_scoring(table: Table, painter: Painter, points: int, sink: Sink | None) -> None:
    """[FR-9.4] A painter advances, and stops in front of taken spaces."""
    if points:
        space = table.score(painter) + points
        stop_at(table, painter, space_in_front(table, painter, space), space, sink)


def is_taken(table: Table, painter: Painter, space: int) -> bool:
    """[FR-9.2] Whether another painter stands on a space, in whichever lap."""
    for other in table.rules.painters:
        if other != painter and table.track[other] > 0 and (table.track[other] - space) % LAP == 0:
            return True
    return False


def space_in_front(table: Table, painter: Painter, space: int) -> int:
    """[FR-9.2] The next free space, this one included."""
    while is_taken(table, painter, space):
        space += 1
    return space


def space_behind(table: Table, painter: Painter, space: int) -> int:
    """[FR-9.2] [FR-9.3] The next free space behind, this one included; 0 if there is none."""
    while space and is_taken(table, painter, space):
        space -= 1
    return space


def stop_at(table: Table, painter: Painter, space: int, taken: int, sink: Sink | None) -> None:
    """[FR-9.2] A painter stops on another space than the points say, or on that very one."""
    if space != taken:
        table.credit(painter, TRACK_ACCOUNT, space - taken)
        if sink is not None:
            sink.emit(Stopped(table.actor(painter), taken, space))
    move_painter(table, painter, space, sink)


def move_painter(table: Table, painter: Painter, space: int, sink: Sink | None) -> None:
    """A painter comes to a free space."""
    start = table.track[painter]
    table.track[painter] = space
    if sink is not None:
        sink.emit(Advanced(table.actor(painter), start, space))
    for module in table.rules.filling.advanced:
        module.advanced(table, painter, start, space, sink)


class Landing(Decision):
    """[FR-9.2] A painter would stop on a taken space: in front of it, or behind?"""

    __slots__ = ("painter", "space")

    word = "landing"
    made_of = (PAINTER, Number("space", least=1))

    def __init__(self, painter: Painter, space: int) -> None:
        self.painter = painter
        self.space = space

    def pending(self, state: Table) -> tuple[Seat, ...]:
        return state.deciders[self.painter]

    def question(self, table: Table, seat: Seat) -> Question:
        in_front = space_in_front(table, self.painter, self.space)
        behind = space_behind(table, self.painter, self.space)
        return WhichSpace(seat, table.actor(self.painter), self.space, in_front, behind)

    def legal(self, state: Table, seat: Seat) -> list[Action]:
        return [IN_FRONT, BEHIND]

    def check(self, state: Table, seat: Seat, action: Action) -> Reason | None:
        return None if isinstance(action, InFront | Behind) else CHOOSE_A_SPACE

    def apply(self, state: Table, seat: Seat, action: Action, chance: Chance, sink: Sink | None) -> None:
        state.agenda.pop()
        find = space_in_front if isinstance(action, InFront) else space_behind
        stop_at(state, self.painter, find(state, self.painter, self.space), self.space, sink)


class Advance(Step[Table]):
    """A painter advances by itself, once the steps on top of this one are done."""

    __slots__ = ("painter", "points")

    word = "advance"
    made_of = (PAINTER, Number("points", least=0))

    def __init__(self, painter: Painter, points: int) -> None:
        self.painter = painter
        self.points = points

    def run(self, state: Table, chance: Chance, sink: Sink | None) -> None:
        advance_painter(state, self.painter, self.points, sink)
