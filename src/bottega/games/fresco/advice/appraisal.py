"""How promising a position is: the game's advice to bots that look no further than their own visit.

The seat's score, what its goods are worth for the rounds to come, and what the rest of its plan may bring.
Where nothing is planned yet, a plain plan is imagined.
"""

from __future__ import annotations

from typing import Final

from bottega.core.agenda import Step
from bottega.core.seats import Seat
from bottega.games.fresco.advice.foresight import Foresight, Promises, wanted_paints
from bottega.games.fresco.catalogue import (
    ALL_LOCATIONS,
    CATHEDRAL,
    IN_BED,
    MARKET,
    STUDIO,
    THEATER,
    WORKSHOP,
    Location,
    Painter,
)
from bottega.games.fresco.cathedral import ScoreSegment, bishops_bonus
from bottega.games.fresco.locations import ARRIVE, VISIT, is_called
from bottega.games.fresco.planning import PLANNING, is_covered, room, uncounted, unplaced
from bottega.games.fresco.ruleset import TILES_AT_THE_END
from bottega.games.fresco.table import Table
from bottega.games.fresco.visit import Resume, Visit

TILES_A_ROUND: Final = [0.0, 0.0, 3.2, 2.8, 3.4]
"""About how many tiles are restored in a round, by the number of players."""
PLAIN_PLANS: Final[list[list[int]]] = [
    [2, 2, 0, 1, 0],
    [2, 1, 0, 1, 1],
    [2, 1, 1, 1, 0],
    [1, 1, 2, 1, 0],
    [1, 3, 0, 1, 0],
    [1, 0, 1, 2, 1],
    [3, 0, 1, 1, 0],
    [1, 3, 1, 0, 0],
]
"""Plans for five apprentices that are imagined while there is none: a sixth restores, a missing one buys less."""
FILLED_FIRST: Final = [CATHEDRAL, WORKSHOP, STUDIO, MARKET, THEATER]
"""Where those go first for whom a plain plan has no place."""


def appraise(table: Table, seat: Seat) -> float:
    """About how many points a seat may hope for."""
    score = float(table.score(Painter(seat)))
    if not table.agenda:
        return score
    rounds = rounds_after(table)
    for module in table.rules.filling.appraise:
        score += module.appraise(table, seat, rounds)
    if is_planning(table, seat):
        return score + half_plan(table, seat)
    if table.rules.filling.restoring:
        score += unscored(table, Painter(seat))
    if not (table.order and table.answered[seat]):
        return score + best_plain_plan(table, seat)
    return score + rest_of_plan(table, seat)


def is_planning(table: Table, seat: Seat) -> bool:
    """Whether a seat's plan is begun, and there are apprentices to place."""
    return table.agenda[-1] is PLANNING and table.answered[seat] > 0 and unplaced(table, seat) > 0


def unscored(table: Table, painter: Painter) -> int:
    """What tile and bishop are worth of a segment that a painter has paid for, while a module still asks."""
    points = 0
    for step in table.agenda:
        if isinstance(step, ScoreSegment) and step.painter == painter:
            points += table.tile_on(step.segment).value + bishops_bonus(table, painter, step.segment)
    return points


def rounds_after(table: Table) -> float:
    """About how many rounds will follow this one."""
    if table.last or not table.unrestored:
        return 0.0
    left = table.unrestored.bit_count() - TILES_AT_THE_END
    return max(1.0, left / TILES_A_ROUND[table.rules.count])


def rest_of_plan(table: Table, seat: Seat) -> float:
    """What a seat has and what the rest of its plan may bring this round."""
    return foreseen(table, seat, [visits_to_come(table, seat)])[0]


def foreseen(table: Table, seat: Seat, plans: list[list[tuple[Location, int]]]) -> tuple[float, Foresight]:
    """The best of some plans, gone through in the mind: what the seat has then, and in what."""
    promises, ahead, wanted = Promises(table, seat, rounds_after(table)), ahead_of(table, seat), wanted_paints(table)
    found = Foresight(promises, ahead, wanted)
    best = found.through(plans[0])
    for plan in plans[1:]:
        other = Foresight(promises, ahead, wanted)
        value = other.through(plan)
        if value > best:
            best, found = value, other
    return best, found


def visits_to_come(table: Table, seat: Seat) -> list[tuple[Location, int]]:
    """The locations where a seat will still act this round, and with how many apprentices."""
    return [
        (column, apprentices_for(table, seat, column))
        for column in ALL_LOCATIONS
        if has_business(table, seat, column) and is_to_come(table, seat, column)
    ]


def has_business(table: Table, seat: Seat, column: Location) -> bool:
    """Whether a seat has planned anything for a location."""
    if table.at(seat, column) or is_covered(table, seat, column) or is_called(table, seat, column):
        return True
    for module in table.rules.filling.also_at:
        if module.also_at(table, seat, column):
            return True
    return False


def is_to_come(table: Table, seat: Seat, column: Location) -> bool:
    """Whether a seat has not visited a location yet, or is there."""
    for step in table.agenda:
        if step is VISIT[column] or step is ARRIVE[column][seat] or is_visit(step, seat, column):
            return True
    return False


def is_visit(step: Step[Table], seat: Seat, column: Location) -> bool:
    """Whether a step is a visit of a seat to a location, or will resume one."""
    visit = step.visit if isinstance(step, Resume) else step
    return isinstance(visit, Visit) and visit.seat == seat and visit.column == column


def apprentices_for(table: Table, seat: Seat, column: Location) -> int:
    """How many apprentices of a seat will still act at a location this round, which is to come."""
    for step in reversed(table.agenda):
        visit = step.visit if isinstance(step, Resume) else step
        if isinstance(visit, Visit) and visit.seat == seat and visit.column == column:
            return visit.left
    return table.at(seat, column) + uncounted(table, seat, column)


def ahead_of(table: Table, seat: Seat) -> int:
    """How many painters act before a seat."""
    return len([hour for hour in table.hours if IN_BED < hour < table.hours[seat]])


def best_plain_plan(table: Table, seat: Seat) -> float:
    """What a seat has and what a plain plan may bring this round."""
    return foreseen(table, seat, plain_plans(table, seat))[0]


def plain_plans(table: Table, seat: Seat) -> list[list[tuple[Location, int]]]:
    """The plans that are imagined for a seat that has none; nothing is planned in bed."""
    if table.is_asleep(Painter(seat)):
        return [[]]
    box = table.rules.box
    extra = box.apprentices_with(table.mood[seat]) - box.apprentices
    return [visits_of(plan, extra) for plan in PLAIN_PLANS]


def half_plan(table: Table, seat: Seat) -> float:
    """What a plain plan may bring with the tiles that lie on the sheet; one half of it is as good as another."""
    if not table.rules.filling.room:
        return 0.0
    return foreseen(table, seat, fitted_plans(table, seat))[0]


def fitted_plans(table: Table, seat: Seat) -> list[list[tuple[Location, int]]]:
    """The plain plans, as the tiles on a seat's sheet leave room for them; many are the same then."""
    rooms = [room(table, seat, column) for column in ALL_LOCATIONS]
    covered = [is_covered(table, seat, column) for column in ALL_LOCATIONS]
    plans: list[list[tuple[Location, int]]] = []
    for plan in PLAIN_PLANS:
        visits = fitted(plan, table.apprentices[seat], rooms, covered)
        if visits not in plans:
            plans.append(visits)
    return plans


def fitted(plan: list[int], apprentices: int, rooms: list[int], covered: list[bool]) -> list[tuple[Location, int]]:
    """A plain plan for so many apprentices, as a sheet leaves room; on a tile goes one at the most."""
    sheet = [min(rooms[column], 1 if covered[column] else plan[column]) for column in ALL_LOCATIONS]
    left = apprentices - sum(sheet)
    for column in FILLED_FIRST:
        while left > 0 and sheet[column] < rooms[column]:
            sheet[column] += 1
            left -= 1
    for column in reversed(FILLED_FIRST):
        while left < 0 and sheet[column]:
            sheet[column] -= 1
            left += 1
    return [(column, sheet[column]) for column in ALL_LOCATIONS if sheet[column] or covered[column]]


def visits_of(plan: list[int], extra: int) -> list[tuple[Location, int]]:
    """A plain plan, with an apprentice more or one less."""
    sheet = plan[:]
    sheet[CATHEDRAL if extra > 0 else MARKET] += extra
    return [(column, sheet[column]) for column in ALL_LOCATIONS if sheet[column]]
