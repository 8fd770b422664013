"""Which sheets a seat may fill in that are worth a thought: whole ones, for half a plan says little."""

from __future__ import annotations

from typing import Final

from bottega.core.actions import Action
from bottega.core.seats import Seat
from bottega.games.fresco.actions import ASSIGN, COMMIT
from bottega.games.fresco.advice.appraisal import ahead_of, has_business, rounds_after
from bottega.games.fresco.advice.foresight import Foresight, Promises, wanted_paints
from bottega.games.fresco.catalogue import ALL_LOCATIONS, MARKET, THEATER, Location
from bottega.games.fresco.planning import PLANNING, HowMany, Ready, blank_for, room, uncounted, unplaced
from bottega.games.fresco.table import Table

MOST_SHEETS: Final = 16
"""So many are thought about, the most promising ones."""


def promising_sheets(table: Table, seat: Seat) -> list[list[Action]] | None:
    """The most promising ways to send all apprentices, as lines of actions, at the first blank that asks for some.

    If nothing else is asked then, the plan is committed to. Elsewhere there is nothing of the kind.
    """
    if not table.agenda or table.agenda[-1] is not PLANNING:
        return None
    blank = blank_for(table, seat)
    if not isinstance(blank, HowMany) or blank.column != MARKET:
        return None
    end: list[Action] = [COMMIT] if is_all(table) else []
    sheets = sorted(judged_sheets(table, seat), key=value_of, reverse=True)[:MOST_SHEETS]
    return [[*[ASSIGN[column][sheet[column]] for column in ALL_LOCATIONS[:-1]], *end] for _, sheet in sheets]


def is_all(table: Table) -> bool:
    """Whether a plan is made when all apprentices are sent: no module asks for more."""
    blanks = table.rules.blanks
    return isinstance(blanks[-1], Ready) and isinstance(blanks[-2], HowMany)


def judged_sheets(table: Table, seat: Seat) -> list[tuple[float, list[int]]]:
    """All ways to send all apprentices, each with what it may bring. What begins alike is gone through once."""
    rooms = [room(table, seat, column) for column in ALL_LOCATIONS]
    business = [has_business(table, seat, column) for column in ALL_LOCATIONS]
    more = [uncounted(table, seat, column) for column in ALL_LOCATIONS]
    promises, ahead, wanted = Promises(table, seat, rounds_after(table)), ahead_of(table, seat), wanted_paints(table)
    begun, apprentices = [Sheet([], Foresight(promises, ahead, wanted))], unplaced(table, seat)
    if table.last:
        return judged_one_by_one(begun[0].foresight, sheets_of(apprentices, rooms), business, more)
    for column in ALL_LOCATIONS:
        longer: list[Sheet] = []
        for sheet in begun:
            for number in numbers_for(column, apprentices - sum(sheet.numbers), rooms):
                is_visited = number > 0 or business[column]
                longer.append(sheet.longer(column, number, number + more[column], is_visited))
        begun = longer
    return [(sheet.foresight.goods(), sheet.numbers) for sheet in begun]


def judged_one_by_one(
    foresight: Foresight, sheets: list[list[int]], business: list[bool], more: list[int]
) -> list[tuple[float, list[int]]]:
    """The same for the final round, where paints are worth something only to who will come to the cathedral."""
    judged: list[tuple[float, list[int]]] = []
    for sheet in sheets:
        visits: list[tuple[Location, int]] = [
            (column, sheet[column] + more[column]) for column in ALL_LOCATIONS if sheet[column] or business[column]
        ]
        judged.append((foresight.copy().through(visits), sheet))
    return judged


class Sheet:
    """A sheet that is filled in as far as some location, and what a seat has when it has been there."""

    __slots__ = ("foresight", "numbers")

    def __init__(self, numbers: list[int], foresight: Foresight) -> None:
        self.numbers = numbers
        self.foresight = foresight

    def longer(self, column: Location, number: int, there: int, is_visited: bool) -> Sheet:
        """The sheet with so many apprentices at the next location, where so many will be."""
        foresight = self.foresight
        if is_visited:
            foresight = foresight.copy()
            foresight.visit(column, there)
        return Sheet([*self.numbers, number], foresight)


def sheets_of(apprentices: int, rooms: list[int]) -> list[list[int]]:
    """All ways to send so many apprentices to locations that have so much room."""
    sheets: list[list[int]] = [[]]
    for column in ALL_LOCATIONS:
        sheets = [
            [*sheet, number] for sheet in sheets for number in numbers_for(column, apprentices - sum(sheet), rooms)
        ]
    return sheets


def numbers_for(column: Location, left: int, rooms: list[int]) -> list[int]:
    """How many of the apprentices that are left may go to a location, so that the others find room after it."""
    least = left if column == THEATER else max(0, left - sum(rooms[column + 1 :]))
    return list(range(least, min(left, rooms[column]) + 1))


def value_of(judged: tuple[float, list[int]]) -> float:
    """What sheets are sorted by."""
    return judged[0]
