"""Module 15: the dome."""

from __future__ import annotations

from typing import ClassVar, Final

from bottega.core.actions import Action
from bottega.core.agenda import Step
from bottega.core.chance import Chance
from bottega.core.events import Sink
from bottega.core.meta import Option
from bottega.core.questions import Question
from bottega.core.reasons import Reason
from bottega.core.seats import Seat
from bottega.games.fresco.catalogue import FRESCO, PAINTS, Painter
from bottega.games.fresco.modules.bits import is_in_two_places, numbers_in, pick_from
from bottega.games.fresco.modules.m15_dome import advice, view
from bottega.games.fresco.modules.m15_dome.catalogue import DOME_TILES
from bottega.games.fresco.modules.m15_dome.dome_tiles import DomeTile, DomeTiles, has_all, missing_of
from bottega.games.fresco.modules.m15_dome.events import DomeScored, DomeTileFinished, DomeTileTaken
from bottega.games.fresco.modules.m15_dome.meta import OPTION
from bottega.games.fresco.modules.m15_dome.offers import ACTIONS, NAME
from bottega.games.fresco.modules.m15_dome.questions import FinishDomeTile
from bottega.games.fresco.modules.m15_dome.reasons import DOME_PAINT_MISSING, FINISHED_ALREADY, NOT_ONES_DOME
from bottega.games.fresco.modules.m15_dome.steps import FINISH_THE_DOME, STEPS
from bottega.games.fresco.openings import Extras, Module
from bottega.games.fresco.ruleset import Rules
from bottega.games.fresco.share import Share
from bottega.games.fresco.table import COLOURS, Table
from bottega.games.fresco.track import advance_in_final_scoring
from bottega.parts.grid import Cell

INNER: Final = FRESCO.everywhere & ~FRESCO.edge
"""[FR-M15.1] The segments above which the dome rises."""
EVERY_TILE: Final = (1 << len(DOME_TILES)) - 1


class Dome(Module):
    """[FR-M15.1] The dome above the inner segments."""

    name: ClassVar[str] = NAME
    option: ClassVar[Option] = OPTION
    actions: ClassVar[list[Action]] = ACTIONS
    steps: ClassVar[list[Step[Table]]] = STEPS
    questions: ClassVar[list[type[Question]]] = [FinishDomeTile]
    share: ClassVar[type[Share]] = view.DomeShare
    accounts: ClassVar[tuple[tuple[str, str], ...]] = (("dome", "FR-M15.3"),)

    def __init__(self, slot: int, first_account: int) -> None:
        super().__init__(slot, first_account)
        self.printed: list[DomeTile] = []

    def tiles(self, table: Table) -> DomeTiles:
        """The dome tiles of a table."""
        tiles = table.extras[self.slot]
        assert isinstance(tiles, DomeTiles)
        return tiles

    def rewrite(self, rules: Rules) -> None:
        self.printed = [DomeTile(entry) for entry in rules.box.components.dome.items]

    def set_up(self, table: Table, chance: Chance, sink: Sink | None) -> Extras:
        return DomeTiles(EVERY_TILE, [0] * len(table.rules.painters), 0)

    def restored(
        self, table: Table, painter: Painter, segment: Cell, blessed: bool, chance: Chance, sink: Sink | None
    ) -> None:
        """[FR-M15.2] [FR-M15.5] Whoever restores an inner segment takes the tile that lies there."""
        if not INNER >> segment & 1:
            return
        tiles = self.tiles(table)
        taken = pick_from(tiles.down, chance)
        tiles.down &= ~(1 << taken)
        tiles.owned[painter] |= 1 << taken
        if sink is not None:
            self.tell_taken(table, painter, segment, taken, sink)

    def tell_taken(self, table: Table, painter: Painter, segment: Cell, tile: int, sink: Sink) -> None:
        """[FR-M15.2] [FR-M15.5] A tile lies face up in front of a painter."""
        printed, rule = self.printed[tile], "FR-M15.2" if table.seat_of(painter) is not None else "FR-M15.5"
        actor, name = table.actor(painter), FRESCO.names[segment]
        sink.emit(DomeTileTaken(actor, name, DOME_TILES[tile], printed.paint_names, printed.points, rule))

    def final_scoring(self, table: Table) -> None:
        """[FR-M15.3] The players finish their tiles, in the order of the last round."""
        table.take_turns(FINISH_THE_DOME)

    def unfinished(self, table: Table, seat: Seat) -> list[int]:
        """A seat's tiles that are not finished."""
        tiles = self.tiles(table)
        return numbers_in(tiles.owned[seat] & ~tiles.finished)

    def payable(self, table: Table, seat: Seat) -> list[int]:
        """[FR-M15.3] The tiles that a seat has the paints for."""
        paints = table.paints[seat * COLOURS : (seat + 1) * COLOURS]
        return [tile for tile in self.unfinished(table, seat) if has_all(paints, self.printed[tile].paints)]

    def why_not_finish(self, table: Table, seat: Seat, tile: int) -> Reason | None:
        """[FR-M15.3] Why a seat can't finish a tile."""
        tiles, name = self.tiles(table), DOME_TILES[tile]
        if not tiles.owned[seat] >> tile & 1:
            return NOT_ONES_DOME.about(tile=name)
        if tiles.finished >> tile & 1:
            return FINISHED_ALREADY.about(tile=name)
        printed = self.printed[tile]
        missing = missing_of(table.paints[seat * COLOURS : (seat + 1) * COLOURS], printed.paints)
        if not missing:
            return None
        lacking = [PAINTS[paint] for paint in missing]
        return DOME_PAINT_MISSING.about(tile=name, paints=printed.paint_names, missing=lacking)

    def finish(self, table: Table, seat: Seat, tile: int, sink: Sink | None) -> None:
        """[FR-M15.3] The paints of a tile go back to the supply."""
        printed = self.printed[tile]
        for paint in printed.paints:
            table.return_paint(seat, paint)
        self.tiles(table).finished |= 1 << tile
        if sink is not None:
            sink.emit(DomeTileFinished(seat, DOME_TILES[tile], printed.paint_names, printed.points))

    def score(self, table: Table, seat: Seat, sink: Sink | None) -> None:
        """[FR-M15.4] The points of all finished tiles of a seat are one move."""
        points = self.finished_points(table, seat)
        if sink is not None and points:
            sink.emit(DomeScored(seat, points))
        table.credit(Painter(seat), self.first_account, points)
        advance_in_final_scoring(table, Painter(seat), points, sink)

    def finished_points(self, table: Table, seat: Seat) -> int:
        """[FR-M15.3] The points of the tiles that a seat has finished."""
        tiles = self.tiles(table)
        return sum([self.printed[tile].points for tile in numbers_in(tiles.owned[seat] & tiles.finished)])

    # What may be seen

    def look(self, table: Table, seat: Seat | None, everything: bool) -> Share:
        return view.look(self, table)

    def lay_out(self, rules: Rules, share: Share) -> Extras:
        return view.lay_out(share)

    def complaints(self, table: Table) -> list[str]:
        """No tile is lost or in two places, and one lies under every inner segment that still has its fresco tile."""
        tiles = self.tiles(table)
        found = ["a dome tile is in two places"] if is_in_two_places([tiles.down, *tiles.owned]) else []
        if tiles.down.bit_count() < (table.unrestored & INNER).bit_count():
            found.append("a dome tile is missing under the fresco")
        if tiles.finished & tiles.down:
            found.append("a dome tile is finished that nobody has")
        return found

    # Advice to bots

    def appraise(self, table: Table, seat: Seat, rounds: float) -> float:
        return advice.appraise(self, table, seat, rounds)
