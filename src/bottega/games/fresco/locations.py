"""Chapter 3: performing actions. The locations are visited one after another."""

from __future__ import annotations

from typing import Final

from bottega.core.agenda import Step
from bottega.core.chance import Chance
from bottega.core.events import Sink
from bottega.core.seats import Seat
from bottega.games.fresco.catalogue import (
    ALL_LOCATIONS,
    ALL_PAINTERS,
    CATHEDRAL,
    MARKET,
    STUDIO,
    THEATER,
    WORKSHOP,
    Location,
    Painter,
)
from bottega.games.fresco.cathedral import CathedralVisit
from bottega.games.fresco.leonardo import leonardos_visit
from bottega.games.fresco.market import MarketVisit
from bottega.games.fresco.planning import replacing, uncounted
from bottega.games.fresco.spelling import COLUMN, PAINTER
from bottega.games.fresco.studio import StudioVisit
from bottega.games.fresco.table import Table
from bottega.games.fresco.theater import TheaterVisit
from bottega.games.fresco.visit import Resume, Visit
from bottega.games.fresco.workshop import WorkshopVisit


class VisitLocation(Step[Table]):
    """[FR-3.4] [FR-3.5] The painters visit a location, in the order in which they woke up."""

    __slots__ = ("column",)

    word = "visit"
    made_of = (COLUMN,)

    def __init__(self, column: Location) -> None:
        self.column = column

    def run(self, state: Table, chance: Chance, sink: Sink | None) -> None:
        agenda = state.agenda
        for painter in reversed(state.order):
            agenda.append(ARRIVE[self.column][painter])


class Arrive(Step[Table]):
    """[FR-3.5] A painter's visit to a location begins, if there is anything to do for it."""

    __slots__ = ("column", "painter")

    word = "arrive"
    made_of = (PAINTER, COLUMN)

    def __init__(self, painter: Painter, column: Location) -> None:
        self.painter = painter
        self.column = column

    def run(self, state: Table, chance: Chance, sink: Sink | None) -> None:
        seat = state.seat_of(self.painter)
        if seat is None:
            leonardos_visit(state, self.column)
        elif not is_visited_otherwise(state, seat, self.column):
            begin_visit(state, seat, self.column, sink)


def is_visited_otherwise(table: Table, seat: Seat, column: Location) -> bool:
    """Whether a tile covers the location: then its module sees to what a seat does in place of a visit."""
    module = replacing(table, seat, column)
    if module is not None:
        module.instead(table, seat, column)
    return module is not None


def begin_visit(table: Table, seat: Seat, column: Location, sink: Sink | None) -> None:
    """[FR-3.4] [FR-3.5] A seat acts at a location with the apprentices it sent there, or as a module calls it."""
    left = table.at(seat, column) + uncounted(table, seat, column)
    if not left and not is_called(table, seat, column):
        return
    visit = visit_to(seat, column, left, table.last)
    if table.rules.filling.arrive:
        place = len(table.agenda)
        for module in table.rules.filling.arrive:
            visit = module.arrive(table, visit)
        table.agenda.insert(place, Resume(visit))
    else:
        visit.go_on(table, sink)


def is_called(table: Table, seat: Seat, column: Location) -> bool:
    """Whether a module has something for a seat to do at a location where it has no apprentice."""
    for module in table.rules.filling.calls:
        if module.calls(table, seat, column):
            return True
    return False


def visit_to(seat: Seat, column: Location, left: int, last: bool) -> Visit:
    """[FR-3.2] [FR-11.2] The visit to the location in a column: in the final round the last is the cathedral."""
    if column == MARKET:
        return MarketVisit(seat, column, left)
    if column == CATHEDRAL or (column == THEATER and last):
        return CathedralVisit(seat, column, left)
    if column == STUDIO:
        return StudioVisit(seat, column, left)
    if column == WORKSHOP:
        return WorkshopVisit(seat, column, left)
    return TheaterVisit(seat, column, left)


class Evening(Step[Table]):
    """All locations are visited: modules see to the evening."""

    __slots__ = ()

    word = "evening"

    def run(self, state: Table, chance: Chance, sink: Sink | None) -> None:
        for module in state.rules.filling.evening:
            for painter in reversed(state.order):
                module.evening(state, painter, sink)


VISIT: Final = [VisitLocation(column) for column in ALL_LOCATIONS]
ARRIVE: Final = [[Arrive(painter, column) for painter in ALL_PAINTERS] for column in ALL_LOCATIONS]
EVENING: Final = Evening()
