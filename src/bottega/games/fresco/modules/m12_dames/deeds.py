"""Module 12: what the dames do at the locations."""

from __future__ import annotations

from bottega.core.actions import Action
from bottega.core.reasons import Reason
from bottega.core.seats import Seat
from bottega.games.fresco.actions import MOVE_BISHOP
from bottega.games.fresco.catalogue import CATHEDRAL, FRESCO, MARKET, THEATER, WORKSHOP, Location
from bottega.games.fresco.modules.m12_dames.beguines import AT_HOME, Beguines, turn_of
from bottega.games.fresco.modules.m12_dames.offers import BARTER, CHEER_UP, RESERVE
from bottega.games.fresco.modules.m12_dames.reasons import RESERVED_ALREADY, UNDER_THE_BISHOP
from bottega.games.fresco.modules.m12_dames.steps import switches
from bottega.games.fresco.reasons import RESTORED_ALREADY
from bottega.games.fresco.ruleset import BISHOP_FEE
from bottega.games.fresco.table import Table
from bottega.parts.grid import Cell


class Deeds:
    """The part of module 12 that is about the deeds of the dames; how they come and go is the module itself."""

    def __init__(self, slot: int) -> None:
        self.slot = slot

    def beguines(self, table: Table) -> Beguines:
        """The dames of a table."""
        beguines = table.extras[self.slot]
        assert isinstance(beguines, Beguines)
        return beguines

    def use(self, table: Table, column: Location, colour: int) -> None:
        """[FR-M12.5] A dame of a colour has acted at a location: those who come later can't do so."""
        self.beguines(table).used |= 1 << turn_of(column, colour)

    def possible(self, table: Table, seat: Seat, column: Location) -> list[Action]:
        """What a dame can do at a location; in the studio she is not asked."""
        if column == MARKET:
            return [*switches(table)]
        if column == CATHEDRAL:
            return [reserve for reserve in RESERVE if self.why_not_reserve(table, seat, reserve.segment) is None]
        if column == WORKSHOP:
            return [barter for barter in BARTER if table.pieces(seat, barter.given)]
        if column == THEATER and table.last:
            return bishops_moves(table, seat)
        return [CHEER_UP] if column == THEATER else []

    def why_not_reserve(self, table: Table, seat: Seat, segment: Cell) -> Reason | None:
        """[FR-M12.7] Why a segment can't be reserved: a seat's tile that is out stays where it is."""
        name, reserved = FRESCO.names[segment], self.beguines(table).reserved
        if not table.unrestored >> segment & 1:
            return RESTORED_ALREADY.about(segment=name)
        if table.bishop == segment:
            return UNDER_THE_BISHOP.about(segment=name)
        taken = segment in reserved or reserved[seat] != AT_HOME
        return RESERVED_ALREADY.about(segment=name) if taken else None


def bishops_moves(table: Table, seat: Seat) -> list[Action]:
    """[FR-M12.12] Anywhere, for a Thaler."""
    if table.thalers[seat] < BISHOP_FEE:
        return []
    return [move for move in MOVE_BISHOP if move.segment != table.bishop]
