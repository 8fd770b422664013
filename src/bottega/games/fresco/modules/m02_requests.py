"""Module 2: the bishop's request."""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar, Final

from bottega.core.actions import Action
from bottega.core.agenda import Step
from bottega.core.chance import Chance
from bottega.core.events import Sink
from bottega.core.reasons import Reason
from bottega.core.seats import Seat
from bottega.games.fresco.actions import PASS, Offer, Pass
from bottega.games.fresco.catalogue import (
    ALL_PAINTERS,
    ALL_PAINTS,
    ALL_TILES,
    KINDS,
    LOCATIONS,
    PAINTS,
    TILES,
    WALL_TILES,
    WORKSHOP,
    Location,
    Paint,
    Painter,
    Tile,
)
from bottega.games.fresco.events import Deed, Forfeited, PaintTaken
from bottega.games.fresco.leonardo import LeonardoStep
from bottega.games.fresco.modules.choosing import ChoosePaint
from bottega.games.fresco.modules.m09_wall_fresco import NAME as WALL_FRESCO
from bottega.games.fresco.modules.m09_wall_fresco import WallFresco
from bottega.games.fresco.modules.shares import SEATS, mask_of, names_in
from bottega.games.fresco.openings import Extras, Module, Share
from bottega.games.fresco.prospects import THALER, WORTH
from bottega.games.fresco.ruleset import Rules
from bottega.games.fresco.table import Table
from bottega.games.fresco.track import advance_painter
from bottega.games.fresco.visit import Resume, Visit
from bottega.games.fresco.workshop import WorkshopVisit

NAME: Final = "requests"
TILES_EACH: Final = 3
GENERAL: Final = 0
ALL_KINDS: Final = list(range(len(KINDS)))
REQUESTED: Final = [*TILES, *WALL_TILES]
"""What can be piled under a request: fresco tiles, and with module 9 wall tiles."""
FIRST_WALL_TILE: Final = len(TILES)
ALL_WALL_TILES: Final = [Tile(FIRST_WALL_TILE + number) for number in range(len(WALL_TILES))]
"""The wall tiles of module 9, numbered after all fresco tiles."""
COLOUR_OF: Final = [ALL_PAINTS[0], *[ALL_PAINTS[PAINTS.index(kind)] for kind in KINDS[1:]]]
"""The colour of each kind of special request."""


class Request(Offer):
    """Fulfill a request of a kind."""

    __slots__ = ("kind",)

    def __init__(self, kind: int) -> None:
        super().__init__(NAME, "request", ("kind", KINDS[kind]))
        self.kind = kind


class Pile(Offer):
    """Pile a restored tile under the request."""

    __slots__ = ("tile",)

    def __init__(self, tile: Tile) -> None:
        super().__init__(NAME, "pile", ("tile", REQUESTED[tile]))
        self.tile = tile


REQUEST: Final = [Request(kind) for kind in ALL_KINDS]
PILE: Final = [Pile(tile) for tile in [*ALL_TILES, *ALL_WALL_TILES]]
ACTIONS: Final[list[Action]] = [*REQUEST, *PILE[:FIRST_WALL_TILE]]
WALL_ACTIONS: Final[list[Action]] = [*PILE[FIRST_WALL_TILE:]]
"""Actions that came with module 9."""

ONLY_IN_THE_WORKSHOP: Final = Reason(
    "only-in-the-workshop", "FR-M2.2", "Requests are fulfilled by an apprentice in the workshop."
)
ONE_A_ROUND: Final = Reason("one-request", "FR-M2.2", "One request a round, and this player has fulfilled one.")
NO_FRESH_APPRENTICE: Final = Reason(
    "no-fresh-apprentice", "FR-M2.2", "No apprentice is left here for that: who has begun to blend can't do both."
)
NO_REQUEST_LEFT: Final = Reason("no-request-left", "FR-M2.1", "No {kind} request is left.")
TOO_FEW_TILES: Final = Reason("too-few-tiles", "FR-M2.3", "A general request takes three restored tiles.")
TOO_FEW_SEALS: Final = Reason("too-few-seals", "FR-M2.4", "The {kind} request takes three tiles with {kind} seals.")
PILE_TILES: Final = Reason("pile-tiles", "FR-M2.5", "First choose the tiles to pile under the request.")
NOT_ASKED_FOR: Final = Reason("not-asked-for", "FR-M2.5", "Tiles are piled under a request: choose one first.")
NOT_ONES_OWN: Final = Reason("not-ones-own", "FR-M2.5", "{tile} does not lie in front of this player.")
PILED_ALREADY: Final = Reason("piled-already", "FR-M2.5", "{tile} is chosen already.")
NO_SUCH_SEAL: Final = Reason("no-such-seal", "FR-M2.4", "{tile} has no {kind} seal.")
LEONARDO_MAY_ASK: Final = Reason("leonardo-may-ask", "FR-M2.7", "Leonardo fulfills a request, or passes.")


class RequestFulfilled(Deed):
    def __init__(self, seat: Seat | None, kind: str, points: int, tiles: list[str]) -> None:
        noun = "point" if points == 1 else "points"
        text = f"{{seat}} fulfills the {{kind}} request for {{points}} {noun} with {{tiles}}."
        parts = {"kind": kind, "points": str(points), "tiles": ", ".join(tiles)}
        super().__init__("request-fulfilled", text, seat, parts)


class Desk(Extras):
    """The requests: how many of each kind are taken, and each seat's kinds, in the order it took them.

    `piled` has a bit for each tile under the requests of a painter; those of Leonardo's are out of the game.
    `done` has a bit for each seat that has fulfilled one this round.
    """

    __slots__ = ("done", "kinds", "piled", "taken")

    def __init__(self, taken: list[int], kinds: list[tuple[int, ...]], piled: list[int], done: int) -> None:
        self.taken = taken
        self.kinds = kinds
        self.piled = piled
        self.done = done

    def copy(self) -> Desk:
        return Desk(self.taken[:], self.kinds[:], self.piled[:], self.done)


class Requests(Module):
    """[FR-M2.1] Requests in the workshop."""

    name: ClassVar[str] = NAME
    fills: ClassVar[tuple[str, ...]] = (
        "offers",
        "prepare",
        "more_income",
        "income",
        "leonardo",
        "appraise",
        "prospect",
    )
    accounts: ClassVar[tuple[tuple[str, str], ...]] = (("requests", "FR-M2.5"),)
    leonardos_columns: ClassVar[tuple[Location, ...]] = (WORKSHOP,)

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
                    sink.emit(PaintTaken(seat, KINDS[kind]))

    # In the workshop

    def offers(self, table: Table, visit: Visit) -> list[Offer]:
        """[FR-M2.2] The requests that the player has tiles for, once a round."""
        if not isinstance(visit, WorkshopVisit) or not visit.fresh or self.desk(table).done >> visit.seat & 1:
            return []
        return [*self.possible(table, Painter(visit.seat))]

    def possible(self, table: Table, painter: Painter) -> list[Request]:
        """[FR-M2.3] [FR-M2.4] The requests that a painter has tiles for."""
        return [request for request in REQUEST if self.why_no_request(table, painter, request) is None]

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
        if self.desk(table).taken[request.kind] == len(table.rules.box.requests[request.kind]):
            return NO_REQUEST_LEFT.about(kind=kind)
        if len(fitting(table, painter, request.kind)) >= TILES_EACH:
            return None
        return TOO_FEW_TILES if request.kind == GENERAL else TOO_FEW_SEALS.about(kind=kind)

    def accept(self, table: Table, visit: Visit, offer: Offer, chance: Chance, sink: Sink | None) -> None:
        assert isinstance(offer, Request)
        self.desk(table).done |= 1 << visit.seat
        table.agenda.append(Resume(visit.with_one_less()))
        self.choose_tiles(table, Painter(visit.seat), offer.kind, sink)

    def choose_tiles(self, table: Table, painter: Painter, kind: int, sink: Sink | None) -> None:
        """[FR-M2.5] Three tiles are chosen, unless there are no others."""
        tiles = fitting(table, painter, kind)
        if len(tiles) == TILES_EACH:
            self.fulfill(table, painter, kind, tiles, sink)
        else:
            table.agenda.append(Piling(painter, kind, []))

    def fulfill(self, table: Table, painter: Painter, kind: int, tiles: list[Tile], sink: Sink | None) -> None:
        """[FR-M2.5] [FR-M2.7] The request on top is taken, three tiles are piled under it, and points are scored."""
        desk = self.desk(table)
        points = self.top(table, kind)
        desk.taken[kind] += 1
        self.pile(table, painter, sum([1 << tile for tile in tiles]))
        seat = table.seat_of(painter)
        if seat is not None:
            desk.kinds[seat] = (*desk.kinds[seat], kind)
        if sink is not None:
            sink.emit(RequestFulfilled(seat, KINDS[kind], points, [REQUESTED[tile] for tile in tiles]))
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
        return table.rules.box.requests[kind][self.desk(table).taken[kind]]

    def leonardo(self, table: Table, column: Location) -> None:
        """[FR-M2.7] He may fulfill a request, if he has the tiles."""
        if column == WORKSHOP and LEONARDO_ASKS.options(table):
            table.agenda.append(LEONARDO_ASKS)

    # What may be seen

    def look(self, table: Table, seat: Seat | None, everything: bool) -> Share:
        desk = self.desk(table)
        return {
            "left": tuple([f"{kind} {points}" for kind, points in self.left(table)]),
            **{f"fulfilled {other}": tuple([KINDS[kind] for kind in kinds]) for other, kinds in enumerate(desk.kinds)},
            **{f"piled {other}": names_in(tiles, REQUESTED) for other, tiles in enumerate(desk.piled)},
            "done": names_in(desk.done, SEATS),
        }

    def left(self, table: Table) -> list[tuple[str, int]]:
        """The requests that are left, kind by kind, from the top of the stack."""
        taken, stacks = self.desk(table).taken, table.rules.box.requests
        return [(KINDS[kind], points) for kind in ALL_KINDS for points in stacks[kind][taken[kind] :]]

    def lay_out(self, rules: Rules, share: Share) -> Extras:
        left = [request.split()[0] for request in share["left"]]
        return Desk(
            taken=[len(rules.box.requests[kind]) - left.count(KINDS[kind]) for kind in ALL_KINDS],
            kinds=[tuple([KINDS.index(kind) for kind in share[f"fulfilled {seat}"]]) for seat in rules.seats],
            piled=[mask_of(share[f"piled {painter}"], REQUESTED) for painter in rules.painters],
            done=mask_of(share["done"], SEATS),
        )

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
        """What the requests of a seat will pay, and what its tiles may do for the next."""
        paid = sum([THALER + PAINT_KEPT * WORTH[COLOUR_OF[kind]][0] for kind in self.desk(table).kinds[seat]])
        return paid * rounds + (TILE_WORTH * len(in_front(table, Painter(seat))) if rounds else 0.0)

    def prospect(self, table: Table, seat: Seat, column: Location, apprentices: int, rounds: float) -> float:
        """The best request that the seat has tiles for."""
        if column != WORKSHOP or self.desk(table).done >> seat & 1:
            return 0.0
        points = [self.top(table, request.kind) for request in self.possible(table, Painter(seat))]
        return max(points) - TILES_EACH * TILE_WORTH if points else 0.0


def fitting(table: Table, painter: Painter, kind: int) -> list[Tile]:
    """[FR-M2.3] [FR-M2.4] The tiles in front of a painter that can be piled under a request of a kind."""
    tiles = in_front(table, painter)
    return tiles if kind == GENERAL else [tile for tile in tiles if has_seal(table, tile, COLOUR_OF[kind])]


def in_front(table: Table, painter: Painter) -> list[Tile]:
    """[FR-M2.3] [FR-M9.10] The restored tiles in front of a painter: those of the fresco, and those of the wall."""
    tiles, wall, seat = list(table.tiles[painter]), wall_of(table), table.seat_of(painter)
    if wall is None or seat is None:
        return tiles
    owned = wall.wall(table).owned[seat] << FIRST_WALL_TILE
    return tiles + [tile for tile in ALL_WALL_TILES if owned >> tile & 1]


def has_seal(table: Table, tile: Tile, colour: Paint) -> bool:
    """[FR-M2.4] [FR-M9.10] Whether a tile has a seal of a colour."""
    if tile < FIRST_WALL_TILE:
        return bool(table.rules.tile(tile).seals >> colour & 1)
    wall = wall_of(table)
    return wall is not None and wall.seals[tile - FIRST_WALL_TILE] == colour


class Piling(Step[Table]):
    """[FR-M2.5] A painter fulfills a request, and has chosen these tiles so far."""

    __slots__ = ("chosen", "kind", "painter")

    def __init__(self, painter: Painter, kind: int, chosen: list[Tile]) -> None:
        self.painter = painter
        self.kind = kind
        self.chosen = chosen

    @property
    def name(self) -> str:
        return " ".join([f"piling {self.painter} {KINDS[self.kind]}", *[REQUESTED[tile] for tile in self.chosen]])

    def pending(self, state: Table) -> tuple[Seat, ...]:
        return state.deciders[self.painter]

    def legal(self, state: Table, seat: Seat) -> list[Action]:
        return [PILE[tile] for tile in fitting(state, self.painter, self.kind) if tile not in self.chosen]

    def check(self, state: Table, seat: Seat, action: Action) -> Reason | None:
        if not isinstance(action, Pile):
            return PILE_TILES
        name = REQUESTED[action.tile]
        if action.tile in self.chosen:
            return PILED_ALREADY.about(tile=name)
        if action.tile not in in_front(state, self.painter):
            return NOT_ONES_OWN.about(tile=name)
        fits = action.tile in fitting(state, self.painter, self.kind)
        return None if fits else NO_SUCH_SEAL.about(tile=name, kind=KINDS[self.kind])

    def apply(self, state: Table, seat: Seat, action: Action, chance: Chance, sink: Sink | None) -> None:
        assert isinstance(action, Pile)
        state.agenda.pop()
        chosen = [*self.chosen, action.tile]
        if len(chosen) < TILES_EACH:
            state.agenda.append(Piling(self.painter, self.kind, chosen))
        else:
            requests_of(state).fulfill(state, self.painter, self.kind, chosen, sink)


class LeonardoAsks(LeonardoStep):
    """[FR-M2.7] Leonardo may fulfill a request of his player's choice."""

    __slots__ = ()

    @property
    def name(self) -> str:
        return "leonardo-asks"

    def options(self, table: Table) -> list[Action]:
        return [*requests_of(table).possible(table, table.rules.leonardo)]

    def legal(self, state: Table, seat: Seat) -> list[Action]:
        return [*self.options(state), PASS]

    def check(self, state: Table, seat: Seat, action: Action) -> Reason | None:
        if isinstance(action, Request):
            return requests_of(state).why_no_request(state, state.rules.leonardo, action)
        return None if isinstance(action, Pass) else LEONARDO_MAY_ASK

    def apply(self, state: Table, seat: Seat, action: Action, chance: Chance, sink: Sink | None) -> None:
        state.agenda.pop()
        if isinstance(action, Request):
            requests_of(state).choose_tiles(state, state.rules.leonardo, action.kind, sink)
        elif sink is not None:
            sink.emit(Forfeited(None, LOCATIONS[WORKSHOP]))


def requests_of(table: Table) -> Requests:
    """The module, as it is in play."""
    module = table.rules.by_name[NAME]
    assert isinstance(module, Requests)
    return module


def wall_of(table: Table) -> WallFresco | None:
    """[FR-M9.10] The module of the wall fresco, if it is in play."""
    module = table.rules.by_name.get(WALL_FRESCO)
    return module if isinstance(module, WallFresco) else None


def parse_piling(words: list[str]) -> Step[Table]:
    """A step of piling, of the words of its name."""
    painter, kind, *tiles = words
    return Piling(ALL_PAINTERS[int(painter)], KINDS.index(kind), [Tile(REQUESTED.index(tile)) for tile in tiles])


LEONARDO_ASKS: Final = LeonardoAsks()
STEPS: Final[list[Step[Table]]] = [LEONARDO_ASKS]
PARSERS: Final[dict[str, Callable[[list[str]], Step[Table]]]] = {"piling": parse_piling}

# Advice to bots
PAINT_KEPT: Final = 0.7
"""How much of a paint's worth counts that comes as income."""
TILE_WORTH: Final = 0.8
"""What a tile is worth for a request to come."""
