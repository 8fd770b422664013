"""Module 12, the dames: what a plan says of it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bottega.core.actions import Action
from bottega.core.questions import Question
from bottega.core.reasons import Reason
from bottega.core.seats import Seat
from bottega.games.fresco.actions import Assign
from bottega.games.fresco.catalogue import LOCATIONS
from bottega.games.fresco.modules.m12_dames.kinds import DAMES
from bottega.games.fresco.modules.m12_dames.offers import SEND, SendDame
from bottega.games.fresco.modules.m12_dames.questions import WhereDame
from bottega.games.fresco.modules.m12_dames.reasons import DAME_SENT_ALREADY, NO_SUCH_DAME, SAY_WHERE
from bottega.games.fresco.planning import Blank
from bottega.games.fresco.reasons import ASSIGNED_ALREADY
from bottega.games.fresco.table import Table

if TYPE_CHECKING:
    from bottega.games.fresco.modules.m12_dames.module import Dames


class WhereDameGoes(Blank):
    """[FR-M12.3] Where does a dame go?"""

    __slots__ = ("colour", "module")

    def __init__(self, module: Dames, colour: int) -> None:
        self.module = module
        self.colour = colour

    def applies(self, table: Table, seat: Seat) -> bool:
        return self.module.has_dame(table, seat, self.colour)

    def question(self, table: Table, seat: Seat) -> Question:
        return WhereDame(seat, DAMES[self.colour])

    def legal(self, table: Table, seat: Seat) -> list[Action]:
        return [said for said in SEND[self.colour] if self.module.why_not_send(table, seat, said) is None]

    def why_not(self, table: Table, seat: Seat, action: Action) -> Reason | None:
        if isinstance(action, Assign):
            return ASSIGNED_ALREADY.about(location=LOCATIONS[action.column])
        if not isinstance(action, SendDame):
            return SAY_WHERE.about(dame=DAMES[self.colour])
        if not self.module.has_dame(table, seat, action.colour):
            return NO_SUCH_DAME.about(dame=DAMES[action.colour])
        if action.colour < self.colour:
            return DAME_SENT_ALREADY.about(dame=DAMES[action.colour])
        if action.colour > self.colour:
            return SAY_WHERE.about(dame=DAMES[self.colour])
        return self.module.why_not_send(table, seat, action)

    def answer(self, table: Table, seat: Seat, action: Action) -> None:
        assert isinstance(action, SendDame)
        self.module.beguines(table).send(seat, action.colour, action.column)
