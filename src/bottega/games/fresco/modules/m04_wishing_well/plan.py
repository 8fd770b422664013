"""Module 4, the wishing well: what a plan says of it."""

from __future__ import annotations

from bottega.core.actions import Action
from bottega.core.questions import Question
from bottega.core.reasons import Reason
from bottega.core.seats import Seat
from bottega.games.fresco.actions import Assign, Commit
from bottega.games.fresco.catalogue import LOCATIONS, MARKET
from bottega.games.fresco.modules.m04_wishing_well.offers import IN_THE_WELL, PENNIES, PlacePennies
from bottega.games.fresco.modules.m04_wishing_well.questions import PenniesForWell
from bottega.games.fresco.modules.m04_wishing_well.reasons import TOO_FEW_PENNIES
from bottega.games.fresco.modules.m04_wishing_well.steps import well_of
from bottega.games.fresco.planning import Blank, replacing, why_not_planned
from bottega.games.fresco.reasons import ASSIGNED_ALREADY, NOT_PLANNED_YET
from bottega.games.fresco.table import Table


class HowManyPennies(Blank):
    """[FR-M4.2] How many pennies are put on the market?"""

    __slots__ = ()

    def applies(self, table: Table, seat: Seat) -> bool:
        well = well_of(table).well(table)
        return table.at(seat, MARKET) > 0 and well.pennies[seat] > 0 and replacing(table, seat, MARKET) is None

    def question(self, table: Table, seat: Seat) -> Question:
        pennies = well_of(table).well(table).pennies[seat]
        return PenniesForWell(seat, pennies, min(pennies, IN_THE_WELL))

    def legal(self, table: Table, seat: Seat) -> list[Action]:
        return [*PENNIES[: well_of(table).well(table).pennies[seat] + 1]]

    def why_not(self, table: Table, seat: Seat, action: Action) -> Reason | None:
        if isinstance(action, PlacePennies):
            pennies = well_of(table).well(table).pennies[seat]
            return TOO_FEW_PENNIES.about(pennies=pennies) if action.number > pennies else None
        if isinstance(action, Assign):
            return ASSIGNED_ALREADY.about(location=LOCATIONS[action.column])
        return NOT_PLANNED_YET if isinstance(action, Commit) else why_not_planned(table, action)

    def answer(self, table: Table, seat: Seat, action: Action) -> None:
        assert isinstance(action, PlacePennies)
        well_of(table).well(table).placed[seat] = action.number
