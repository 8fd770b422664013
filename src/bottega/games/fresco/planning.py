"""Chapter 3: planning. All at once and in secret, a blank after the other."""

from __future__ import annotations

from abc import abstractmethod
from typing import Final

from bottega.core.actions import Action
from bottega.core.agenda import Step
from bottega.core.chance import Chance
from bottega.core.errors import RulesBug
from bottega.core.events import Sink
from bottega.core.questions import Question
from bottega.core.reasons import Reason
from bottega.core.seats import Seat
from bottega.games.fresco.actions import ASSIGN, COMMIT, Assign, Commit, Offer
from bottega.games.fresco.catalogue import ALL_LOCATIONS, LOCATIONS, SEATS_IN, SPACES_EACH, THEATER, WORKSHOP, Location
from bottega.games.fresco.events import PlanningBegan, PlanRevealed, TileOnSheet
from bottega.games.fresco.kinds import AGAIN
from bottega.games.fresco.openings import Module
from bottega.games.fresco.questions import HowManyApprentices, PlanReady, PlanRound
from bottega.games.fresco.reasons import (
    ASSIGN_IN_ORDER,
    ASSIGNED_ALREADY,
    NO_ROOM_FOR_THE_REST,
    NOT_PLANNED_YET,
    NOT_PLAYED_WITH,
    PLAN_FIRST,
    TOO_FEW_APPRENTICES,
)
from bottega.games.fresco.table import Decision, Table


class Blank:
    """A blank on a seat's sheet: something that a plan must say."""

    __slots__ = ()

    def applies(self, table: Table, seat: Seat) -> bool:
        """Whether a seat is asked at all."""
        return True

    @abstractmethod
    def question(self, table: Table, seat: Seat) -> Question:
        """What it asks."""

    @abstractmethod
    def legal(self, table: Table, seat: Seat) -> list[Action]:
        """The answers."""

    @abstractmethod
    def why_not(self, table: Table, seat: Seat, action: Action) -> Reason | None:
        """Why something is no answer."""

    @abstractmethod
    def answer(self, table: Table, seat: Seat, action: Action) -> None:
        """Put an answer on the seat's sheet."""


class HowMany(Blank):
    """[FR-3.1] [FR-3.2] How many apprentices go to a location?"""

    __slots__ = ("column",)

    def __init__(self, column: Location) -> None:
        self.column = column

    def question(self, table: Table, seat: Seat) -> Question:
        place, space = location_in(table, self.column), room(table, seat, self.column)
        return HowManyApprentices(seat, place, space, unplaced(table, seat))

    def legal(self, table: Table, seat: Seat) -> list[Action]:
        left = unplaced(table, seat)
        least = max(0, left - room_after(table, seat, self.column))
        most = min(left, room(table, seat, self.column))
        return [ASSIGN[self.column][number] for number in range(least, most + 1)]

    def why_not(self, table: Table, seat: Seat, action: Action) -> Reason | None:
        here = LOCATIONS[self.column]
        if isinstance(action, Commit):
            return NOT_PLANNED_YET
        if not isinstance(action, Assign):
            return why_not_planned(table, action)
        if action.column < self.column:
            return ASSIGNED_ALREADY.about(location=LOCATIONS[action.column])
        if action.column > self.column:
            return ASSIGN_IN_ORDER.about(location=here)
        space, left = room(table, seat, self.column), unplaced(table, seat)
        if action.number > space:
            return why_no_room(table, seat, self.column)
        if action.number > left:
            return TOO_FEW_APPRENTICES.about(left=left)
        after = room_after(table, seat, self.column)
        return NO_ROOM_FOR_THE_REST.about(room=after) if left - action.number > after else None

    def answer(self, table: Table, seat: Seat, action: Action) -> None:
        assert isinstance(action, Assign)
        table.send(seat, self.column, action.number)
        if self.column == WORKSHOP:
            table.send(seat, THEATER, unplaced(table, seat))


class Ready(Blank):
    """[FR-3.3] Is the plan made?"""

    __slots__ = ()

    def question(self, table: Table, seat: Seat) -> Question:
        return PlanReady(seat)

    def legal(self, table: Table, seat: Seat) -> list[Action]:
        return [COMMIT]

    def why_not(self, table: Table, seat: Seat, action: Action) -> Reason | None:
        if isinstance(action, Commit):
            return None
        if isinstance(action, Assign):
            return ASSIGNED_ALREADY.about(location=LOCATIONS[action.column])
        return why_not_planned(table, action)

    def answer(self, table: Table, seat: Seat, action: Action) -> None:
        """Nothing is added."""


def why_not_planned(table: Table, action: Action) -> Reason:
    """Why something is not said in a plan, or not now."""
    if isinstance(action, Offer) and action.module not in table.rules.by_name:
        return NOT_PLAYED_WITH.about(module=action.module)
    return PLAN_FIRST


def blanks_of(modules: list[Module]) -> list[Blank]:
    """All blanks of a plan, in the order in which they are filled."""
    return [
        *[blank for module in modules for blank in module.blanks()],
        *[blank for module in modules for blank in module.further_blanks()],
        *[HowMany(column) for column in ALL_LOCATIONS[:-1]],
        *[blank for module in modules for blank in module.later_blanks()],
        Ready(),
    ]


def unplaced(table: Table, seat: Seat) -> int:
    """How many of a seat's apprentices are not on the sheet yet."""
    return table.apprentices[seat] - table.placed(seat)


def uncounted(table: Table, seat: Seat, column: Location) -> int:
    """How many apprentices a seat has at a location that its sheet does not count."""
    number = 0
    for module in table.rules.filling.also_at:
        number += module.also_at(table, seat, column)
    return number


def room(table: Table, seat: Seat, column: Location) -> int:
    """[FR-3.2] How many apprentices find room at a location of a seat's sheet."""
    space = SPACES_EACH
    for module in table.rules.filling.room:
        space = min(space, module.room(table, seat, column))
    return space


def why_no_room(table: Table, seat: Seat, column: Location) -> Reason:
    """[FR-3.2] Why not all who may be sent find room at a location: a module takes some of its spaces."""
    space = room(table, seat, column)
    for module in table.rules.filling.room:
        if space < SPACES_EACH and module.room(table, seat, column) == space:
            return module.why_no_room(table, seat, column)
    raise RulesBug(f"the {LOCATIONS[column]} has its usual room")


def is_covered(table: Table, seat: Seat, column: Location) -> bool:
    """Whether a module's tile lies on a location of a seat's sheet: modules ask, before theirs is laid there."""
    for module in table.rules.filling.covers:
        if module.covers(table, seat, column):
            return True
    return False


def replacing(table: Table, seat: Seat, column: Location) -> Module | None:
    """The module whose tile on a seat's sheet stands in for a location, if any."""
    for module in table.rules.filling.instead:
        if module.covers(table, seat, column):
            return module
    return None


def whole_room(table: Table, seat: Seat) -> int:
    """How many apprentices find room on a seat's whole sheet."""
    return sum([room(table, seat, column) for column in ALL_LOCATIONS])


def room_after(table: Table, seat: Seat, column: Location) -> int:
    """How many apprentices find room at the locations that follow."""
    if not table.rules.filling.room:
        return SPACES_EACH * (THEATER - column)
    return sum([room(table, seat, later) for later in ALL_LOCATIONS[column + 1 :]])


class BeginPlanning(Step[Table]):
    """[FR-3.1] The round is planned now."""

    __slots__ = ()

    word = "begin-planning"

    def run(self, state: Table, chance: Chance, sink: Sink | None) -> None:
        if sink is not None:
            sink.emit(PlanningBegan())


class Planning(Decision):
    """[FR-3.1] [FR-3.3] All seats plan at once; nobody knows another's plan before all have committed."""

    __slots__ = ()

    word = "planning"

    @property
    def seal(self) -> str:
        return "plans"

    def pending(self, state: Table) -> tuple[Seat, ...]:
        total, mask = len(state.rules.blanks), 0
        for seat in state.rules.seats:
            if state.answered[seat] < total:
                mask |= 1 << seat
        return SEATS_IN[mask]

    def question(self, table: Table, seat: Seat) -> Question:
        return blank_for(table, seat).question(table, seat)

    def question_for_others(self, table: Table, seat: Seat) -> Question:
        return PlanRound(seat)

    def legal(self, state: Table, seat: Seat) -> list[Action]:
        return blank_for(state, seat).legal(state, seat)

    def check(self, state: Table, seat: Seat, action: Action) -> Reason | None:
        return blank_for(state, seat).why_not(state, seat, action)

    def apply(self, state: Table, seat: Seat, action: Action, chance: Chance, sink: Sink | None) -> None:
        answer(state, seat, action)

    def run(self, state: Table, chance: Chance, sink: Sink | None) -> None:
        if sink is not None:
            for seat in state.rules.seats:
                tell_plan(state, seat, sink)
        for module in state.rules.filling.reveal:
            module.reveal(state, chance, sink)


def blank_number(table: Table, seat: Seat) -> int:
    """Which blank a seat has to fill next: the first that applies. The last one always does."""
    number, blanks = table.answered[seat], table.rules.blanks
    while not blanks[number].applies(table, seat):
        number += 1
    return number


def blank_for(table: Table, seat: Seat) -> Blank:
    """The blank that a seat has to fill next."""
    return table.rules.blanks[blank_number(table, seat)]


def answer(table: Table, seat: Seat, action: Action) -> None:
    """A seat fills the blank that comes next."""
    number = blank_number(table, seat)
    table.rules.blanks[number].answer(table, seat, action)
    table.answered[seat] = number + 1


def take_back(table: Table, seat: Seat) -> None:
    """[FR-3.3] A seat takes its whole plan back, before all have committed."""
    table.sheets[seat] = 0
    table.answered[seat] = 0
    for module in table.rules.modules:
        module.unplan(table, seat)


def location_in(table: Table, column: Location) -> str:
    """[FR-11.2] The location in a column of the sheet: in the final round the last is the cathedral."""
    return AGAIN if column == THEATER and table.last else LOCATIONS[column]


def tell_plan(table: Table, seat: Seat, sink: Sink) -> None:
    """[FR-3.3] A seat's plan is revealed, with what modules add."""
    apprentices = tuple([table.at(seat, column) for column in ALL_LOCATIONS])
    tiles = [
        TileOnSheet(module.action_tile, LOCATIONS[column])
        for module in table.rules.filling.covers
        for column in ALL_LOCATIONS
        if module.covers(table, seat, column)
    ]
    sink.emit(PlanRevealed(seat, apprentices, tuple(tiles), table.last))
    for module in table.rules.filling.planned:
        module.planned(table, seat, sink)


BEGIN_PLANNING: Final = BeginPlanning()
PLANNING: Final = Planning()
