"""Module 2: the bishop's request."""

from __future__ import annotations

from typing import ClassVar

from bottega.core.actions import Action
from bottega.core.agenda import Step
from bottega.core.chance import Chance
from bottega.core.events import Sink
from bottega.core.meta import Option
from bottega.core.questions import Question
from bottega.core.reasons import Reason
from bottega.core.seats import Seat
from bottega.games.fresco.actions import Offer
from bottega.games.fresco.catalogue import ALL_TILES, WORKSHOP, Location, Painter, Tile
from bottega.games.fresco.events import PaintTaken
from bottega.games.fresco.modules.choosing import ChoosePaint
from bottega.games.fresco.modules.m02_requests import advice, view
from bottega.games.fresco.modules.m02_requests.catalogue import KINDS
from bottega.games.fresco.modules.m02_requests.desk import COLOUR_OF, GENERAL, TILES_EACH, Desk, fitting, wall_of
from bottega.games.fresco.modules.m02_requests.events import RequestFulfilled
from bottega.games.fresco.modules.m02_requests.kinds import RESTORED_TILES
from bottega.games.fresco.modules.m02_requests.meta import OPTION
from bottega.games.fresco.modules.m02_requests.offers import (
    ACTIONS,
    FIRST_WALL_TILE,
    NAME,
    REQUEST,
    WALL_ACTIONS,
    Request,
)
from bottega.games.fresco.modules.m02_requests.questions import LeonardosRequest, TileForRequest
from bottega.games.fresco.modules.m02_requests.reasons import (
    NO_FRESH_APPRENTICE,
    NO_REQUEST_LEFT,
    NOT_ASKED_FOR,
    ONE_A_ROUND,
    ONLY_IN_THE_WORKSHOP,
    TOO_FEW_SEALS,
    TOO_FEW_TILES,
)
from bottega.games.fresco.modules.m02_requests.steps import LEONARDO_ASKS, STEP_KINDS, STEPS, Piling
from bottega.games.fresco.openings import Extras, Module
from bottega.games.fresco.ruleset import Rules
from bottega.games.fresco.share import Share
from bottega.games.fresco.table import Table
from bottega.games.fresco.track import advance_painter
from bottega.games.fresco.visit import Resume, Visit
from bottega.games.fresco.workshop import WorkshopVisit


class Requests(Module):
    """[FR-M2.1] Requests in the workshop."""

    name: ClassVar[str] = NAME
    option: ClassVar[Option] = OPTION
    actions: ClassVar[list[Action]] = [*ACTIONS, *WALL_ACTIONS]
    steps: ClassVar[list[Step[Table]]] = STEPS
    step_kinds: ClassVar[list[type[Step[Table]]]] = STEP_KINDS
    questions: ClassVar[list[type[Question]]] = [TileForRequest, LeonardosRequest]
    share: ClassVar[type[Share]] = view.RequestsShare
    accounts: ClassVar[tuple[tuple[str, str], ...]] = (("requests", "FR-M2.5"),)
    leonardos_columns: ClassVar[tuple[Location, ...]] = (WORKSHOP,)

    def __init__(self, slot: int, first_account: int) -> None:
        super().__init__(slot, first_account)
        self.stacks: list[list[int]] = []
        """[FR-M2.1] What the request tiles of each kind are worth, from the top of the stack."""

    def rewrite(self, rules: Rules) -> None:
        tiles = rules.box.components.requests.items
        self.stacks = [[tile.points for tile in tiles if tile.kind == kind] for kind in KINDS]

    def desk(self, table: Table) -> Desk:
        """The requests of a table."""
        desk = table.extras[self.slot]
        assert isinstance(desk, Desk)
        return desk

    def set_up(self, table: Table, chance: Chance, sink: Sink | None) -> Extras:
        return Desk([0] * len(KINDS), [()] * table.rules.count, [0] * len(table.rules.painters), 0)

    def prepare(self, table: Table, chance: Chance, sink: Sink | None) -> None:
        self.desk(table).done = 0

    def more_income(self, table: Table, seat: Seat) -> int:
        """[FR-M2.6] A Thaler for each request."""
        return len(self.desk(table).kinds[seat])

    def income(self, table: Table, seat: Seat, sink: Sink | None) -> None:
        """[FR-M2.6] A paint for each request: its colour, or a basic one of the player's choice."""
        kinds = self.desk(table).kinds[seat]
        general = kinds.count(GENERAL)
        if general:
            table.agenda.append(ChoosePaint(seat, general))
        for kind in kinds:
            if kind != GENERAL:
                table.take_paint(seat, COLOUR_OF[kind])
                if sink is not None:
                    sink.emit(PaintTaken(seat, KINDS[kind], "FR-M2.6"))

    # In the workshop

    def offers(self, table: Table, visit: Visit) -> list[Offer]:
        """[FR-M2.2] The requests that the player has tiles for, once a round."""
        if not isinstance(visit, WorkshopVisit) or not visit.fresh or self.desk(table).done >> visit.seat & 1:
            return []
        return [*self.possible(table, Painter(visit.seat))]

    def possible(self, table: Table, painter: Painter) -> list[Request]:
        """[FR-M2.3] [FR-M2.4] The requests that a painter has tiles for."""
        return [request for request in REQUEST if self.is_possible(table, painter, request.kind)]

    def is_possible(self, table: Table, painter: Painter, kind: int) -> bool:
        """[FR-M2.3] [FR-M2.4] Whether a request of a kind is left, and a painter has tiles for it."""
        is_left = self.desk(table).taken[kind] < len(self.stacks[kind])
        return is_left and len(fitting(table, painter, kind)) >= TILES_EACH

    def why_not(self, table: Table, visit: Visit, offer: Offer) -> Reason | None:
        if not isinstance(visit, WorkshopVisit):
            return ONLY_IN_THE_WORKSHOP
        if not isinstance(offer, Request):
            return NOT_ASKED_FOR
        if self.desk(table).done >> visit.seat & 1:
            return ONE_A_ROUND
        return self.why_no_request(table, Painter(visit.seat), offer) if visit.fresh else NO_FRESH_APPRENTICE

    def why_no_request(self, table: Table, painter: Painter, request: Request) -> Reason | None:
        """[FR-M2.3] [FR-M2.4] Why a painter can't fulfill a request of a kind."""
        kind = KINDS[request.kind]
        if self.desk(table).taken[request.kind] == len(self.stacks[request.kind]):
            return NO_REQUEST_LEFT.about(request=kind)
        tiles = len(fitting(table, painter, request.kind))
        if tiles >= TILES_EACH:
            return None
        if request.kind == GENERAL:
            return TOO_FEW_TILES.about(needed=TILES_EACH, tiles=tiles)
        return TOO_FEW_SEALS.about(request=kind, needed=TILES_EACH, tiles=tiles)

    def accept(self, table: Table, visit: Visit, offer: Offer, chance: Chance, sink: Sink | None) -> None:
        assert isinstance(offer, Request)
        table.agenda.append(Resume(visit.with_one_less()))
        self.choose_tiles(table, Painter(visit.seat), offer.kind, sink)

    def choose_tiles(self, table: Table, painter: Painter, kind: int, sink: Sink | None) -> None:
        """[FR-M2.5] Three tiles are chosen, unless there are no others."""
        tiles = fitting(table, painter, kind)
        if len(tiles) == TILES_EACH:
            self.fulfill(table, painter, kind, tiles, sink)
        else:
            table.agenda.append(Piling(painter, kind, ()))

    def fulfill(self, table: Table, painter: Painter, kind: int, tiles: list[Tile], sink: Sink | None) -> None:
        """[FR-M2.5] [FR-M2.7] The request on top is taken, three tiles are piled under it, and points are scored."""
        desk = self.desk(table)
        points = self.top(table, kind)
        desk.taken[kind] += 1
        self.pile(table, painter, sum([1 << tile for tile in tiles]))
        seat = table.seat_of(painter)
        if seat is not None:
            desk.kinds[seat] = (*desk.kinds[seat], kind)
            desk.done |= 1 << seat
        if sink is not None:
            names, rule = tuple([RESTORED_TILES[tile] for tile in tiles]), "FR-M2.7" if seat is None else "FR-M2.5"
            sink.emit(RequestFulfilled(table.actor(painter), KINDS[kind], names, points, rule))
        table.credit(painter, self.first_account, points)
        advance_painter(table, painter, points, sink)

    def pile(self, table: Table, painter: Painter, tiles: int) -> None:
        """[FR-M2.5] [FR-M9.10] These tiles lie in front of a painter no more."""
        self.desk(table).piled[painter] |= tiles
        table.tiles[painter] = tuple([tile for tile in table.tiles[painter] if not tiles >> tile & 1])
        from_the_wall, seat, wall = tiles >> FIRST_WALL_TILE, table.seat_of(painter), wall_of(table)
        if from_the_wall and seat is not None and wall is not None:
            wall.hand_in(table, seat, from_the_wall)

    def top(self, table: Table, kind: int) -> int:
        """[FR-M2.1] What the request on top of a stack is worth."""
        return self.stacks[kind][self.desk(table).taken[kind]]

    def leonardo(self, table: Table, column: Location) -> None:
        """[FR-M2.7] He may fulfill a request, if he has the tiles."""
        if column == WORKSHOP and LEONARDO_ASKS.options(table):
            table.agenda.append(LEONARDO_ASKS)

    # What may be seen

    def look(self, table: Table, seat: Seat | None, everything: bool) -> Share:
        return view.look(self, table)

    def left(self, table: Table, kind: int) -> list[int]:
        """What the requests that are left of a kind are worth, from the top of the stack."""
        return self.stacks[kind][self.desk(table).taken[kind] :]

    def lay_out(self, rules: Rules, share: Share) -> Extras:
        return view.lay_out(self, share)

    def kept_tiles(self, table: Table, painter: Painter) -> list[Tile]:
        """[FR-M2.5] [FR-M2.7] The fresco tiles under a painter's requests."""
        piled = self.desk(table).piled[painter]
        return [tile for tile in ALL_TILES if piled >> tile & 1] if piled else []

    def complaints(self, table: Table) -> list[str]:
        """Three tiles lie under every request, and those of the wall nowhere else."""
        desk, wall = self.desk(table), wall_of(table)
        piled = sum([tiles.bit_count() for tiles in desk.piled])
        if piled != TILES_EACH * sum(desk.taken):
            return ["three tiles are piled under every request"]
        gone = 0 if wall is None else wall.wall(table).gone
        for tiles in desk.piled:
            if tiles >> FIRST_WALL_TILE & ~gone:
                return ["a wall tile under a request lies elsewhere"]
        return []

    # Advice to bots

    def appraise(self, table: Table, seat: Seat, rounds: float) -> float:
        return advice.appraise(self, table, seat, rounds)

    def prospect(self, table: Table, seat: Seat, column: Location, apprentices: int, rounds: float) -> float:
        return advice.prospect(self, table, seat, column, apprentices, rounds)
