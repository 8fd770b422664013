"""Module 13, the catacombs: what a plan says of it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bottega.core.actions import Action
from bottega.core.questions import Question
from bottega.core.reasons import Reason
from bottega.core.seats import Seat
from bottega.games.fresco.modules.covering import NOWHERE
from bottega.games.fresco.modules.m13_catacombs.catalogue import MAPS
from bottega.games.fresco.modules.m13_catacombs.offers import LAY, LayMap
from bottega.games.fresco.modules.m13_catacombs.questions import WhereMap
from bottega.games.fresco.modules.m13_catacombs.reasons import MAP_SAID_ALREADY, NO_SUCH_MAP, SAY_WHERE
from bottega.games.fresco.planning import Blank, whole_room
from bottega.games.fresco.table import Table

if TYPE_CHECKING:
    from bottega.games.fresco.modules.m13_catacombs.module import Catacombs


class WhereMapGoes(Blank):
    """[FR-M13.4] Where does a map go?"""

    __slots__ = ("module", "number")

    def __init__(self, module: Catacombs, number: int) -> None:
        self.module = module
        self.number = number

    def applies(self, table: Table, seat: Seat) -> bool:
        return bool(self.module.catacombs(table).hands[seat] >> self.number & 1)

    def question(self, table: Table, seat: Seat) -> Question:
        return WhereMap(seat, MAPS[self.number])

    def legal(self, table: Table, seat: Seat) -> list[Action]:
        whole = whole_room(table, seat)
        return [said for said in LAY[self.number] if self.module.why_not_lay(table, seat, said, whole) is None]

    def why_not(self, table: Table, seat: Seat, action: Action) -> Reason | None:
        if not isinstance(action, LayMap):
            return SAY_WHERE.about(map=MAPS[self.number])
        rooms = self.module.catacombs(table)
        is_laid, is_held = action.number in rooms.laid_by(seat), bool(rooms.hands[seat] >> action.number & 1)
        if is_laid or (is_held and action.number < self.number):
            return MAP_SAID_ALREADY.about(map=MAPS[action.number])
        if not is_held:
            return NO_SUCH_MAP.about(map=MAPS[action.number])
        if action.number > self.number:
            return SAY_WHERE.about(map=MAPS[self.number])
        return self.module.why_not_lay(table, seat, action, whole_room(table, seat))

    def answer(self, table: Table, seat: Seat, action: Action) -> None:
        assert isinstance(action, LayMap)
        if action.column != NOWHERE:
            rooms = self.module.catacombs(table)
            rooms.hands[seat] &= ~(1 << action.number)
            rooms.lay(seat, action.column, action.number)
