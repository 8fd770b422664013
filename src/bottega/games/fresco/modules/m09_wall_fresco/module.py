"""Module 9: the wall fresco."""

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
from bottega.games.fresco.actions import Offer
from bottega.games.fresco.box import paints_named
from bottega.games.fresco.catalogue import ALL_PAINTS, BASIC, BLENDED, PAINTS, Location, Paint, Painter
from bottega.games.fresco.modules.bits import is_in_two_places, numbers_in
from bottega.games.fresco.modules.covering import NOWHERE, Cover, CoveringModule
from bottega.games.fresco.modules.m09_wall_fresco import advice, view
from bottega.games.fresco.modules.m09_wall_fresco.catalogue import WALL, WALL_TILES
from bottega.games.fresco.modules.m09_wall_fresco.events import Exchanged, LaidTile, WallLaid, WallPaid, WallRestored
from bottega.games.fresco.modules.m09_wall_fresco.meta import OPTION
from bottega.games.fresco.modules.m09_wall_fresco.offers import (
    ACTIONS,
    ALL_WALL_TILES,
    COLOURS,
    COVER,
    EXCHANGE,
    NAME,
    RESTORE,
    Exchange,
    RestoreWall,
    Trade,
)
from bottega.games.fresco.modules.m09_wall_fresco.questions import WhichWallSegment, WhichWallTile
from bottega.games.fresco.modules.m09_wall_fresco.reasons import (
    NO_FRESH_APPRENTICE,
    NO_PAINT_FOR_WALL,
    NO_PAIR,
    NO_ROOM_AT_THE_WALL,
    NOT_BESIDE,
    NOTHING_TO_TRADE,
    ONE_OF_EACH,
    ONLY_IN_THE_WORKSHOP,
    ONLY_ON_THE_TILE,
    WALL_RESTORED,
)
from bottega.games.fresco.modules.m09_wall_fresco.steps import RESTORING_WALL, STEP_KINDS, STEPS, Trading
from bottega.games.fresco.modules.m09_wall_fresco.wall import POINTS, RESTORED, SENT, TILE, Wall
from bottega.games.fresco.openings import Extras
from bottega.games.fresco.ruleset import Rules
from bottega.games.fresco.share import Share
from bottega.games.fresco.table import Table
from bottega.games.fresco.track import advance_painter
from bottega.games.fresco.visit import Resume, Visit
from bottega.games.fresco.workshop import WorkshopVisit
from bottega.parts.bag import pull
from bottega.parts.grid import Cell

REQUESTS: Final = "requests"
"""The module for which the seals of wall tiles count."""


class WallFresco(CoveringModule):
    """[FR-M9.1] A wall to restore piece by piece, and an income of paint."""

    name: ClassVar[str] = NAME
    share: ClassVar[type[Share]] = view.WallFrescoShare
    option: ClassVar[Option] = OPTION
    actions: ClassVar[list[Action]] = ACTIONS
    steps: ClassVar[list[Step[Table]]] = STEPS
    step_kinds: ClassVar[list[type[Step[Table]]]] = STEP_KINDS
    questions: ClassVar[list[type[Question]]] = [WhichWallSegment, WhichWallTile]
    accounts: ClassVar[tuple[tuple[str, str], ...]] = (("wall-fresco", "FR-M9.5"),)
    action_tile: ClassVar[str] = TILE
    spaces: ClassVar[int] = SENT
    no_room: ClassVar[Reason] = NO_ROOM_AT_THE_WALL
    covers_said: ClassVar[list[Cover]] = COVER

    def __init__(self, slot: int, first_account: int) -> None:
        super().__init__(slot, first_account)
        self.paints: list[Paint] = []
        """What each tile takes."""
        self.pays: list[Paint] = []
        """The basic paint that each pays."""
        self.seals: list[Paint] = []
        self.paying: dict[Paint, int] = {}
        """The tiles that pay each basic paint, a bit each."""
        self.at_first: list[Cell] = []
        """The segments that are restored from the start."""

    def wall(self, table: Table) -> Wall:
        """The wall of a table."""
        wall = table.extras[self.slot]
        assert isinstance(wall, Wall)
        return wall

    def rewrite(self, rules: Rules) -> None:
        components = rules.box.components
        tiles = components.wall_tiles.items
        self.paints = paints_named([tile.paint for tile in tiles])
        self.pays = paints_named([tile.income for tile in tiles])
        self.seals = paints_named([tile.seal for tile in tiles])
        self.paying = {
            paint: sum([1 << tile for tile in ALL_WALL_TILES if self.pays[tile] == paint]) for paint in BASIC
        }
        self.at_first = sorted([WALL.parse(name) for name in components.wall.restored])

    def set_up(self, table: Table, chance: Chance, sink: Sink | None) -> Extras:
        """[FR-M9.1] [FR-M9.2] The tiles are dealt to the segments at random; the bottom left is restored."""
        fronts = [self.paints.count(paint) for paint in ALL_PAINTS]
        dealt = [pull(fronts, chance) for _ in ALL_WALL_TILES]
        for segment in self.at_first:
            dealt.insert(segment, RESTORED)
        if sink is not None:
            laid = zip(WALL.names, dealt, strict=True)
            sink.emit(WallLaid(tuple([LaidTile(name, PAINTS[paint]) for name, paint in laid if paint != RESTORED])))
        count = table.rules.count
        return Wall([NOWHERE] * count, dealt, [0] * count, 0, [0] * count)

    def is_of_use(self, table: Table, seat: Seat) -> bool:
        """[FR-M9.3] Nobody is asked once the whole wall is restored."""
        return self.wall(table).unrestored != 0

    def income(self, table: Table, seat: Seat, sink: Sink | None) -> None:
        """[FR-M9.7] [FR-M9.9] A piece of each basic paint that is shown, and of each exchange tile's."""
        paints = self.income_of(table, seat)
        for paint in paints:
            table.take_paint(seat, paint)
        if sink is not None and paints:
            sink.emit(WallPaid(seat, tuple([PAINTS[paint] for paint in paints])))

    def income_of(self, table: Table, seat: Seat) -> list[Paint]:
        """[FR-M9.7] [FR-M9.9] The paints that a seat gets at every income."""
        wall = self.wall(table)
        owned, exchanged = wall.owned[seat], wall.exchanged[seat]
        basic = [paint for paint in BASIC if owned & self.paying[paint]]
        return basic + [paint for colour, paint in enumerate(BLENDED) if exchanged >> colour & 1]

    # On the tile

    def instead(self, table: Table, seat: Seat, column: Location) -> None:
        """[FR-M9.3] Without an apprentice on it the tile does nothing."""
        if table.at(seat, column):
            table.agenda.append(RESTORING_WALL[seat])

    def beside(self, table: Table) -> int:
        """[FR-M9.4] The segments with a tile that are beside a restored one."""
        unrestored = self.wall(table).unrestored
        return WALL.beside(WALL.everywhere & ~unrestored) & unrestored

    def possible(self, table: Table, seat: Seat) -> list[Action]:
        """[FR-M9.4] [FR-M9.5] The segments that a seat can restore."""
        fronts, beside = self.wall(table).fronts, self.beside(table)
        return [
            action
            for action in RESTORE
            if beside >> action.segment & 1 and table.pieces(seat, ALL_PAINTS[fronts[action.segment]])
        ]

    def why_not_restore_wall(self, table: Table, seat: Seat, segment: Cell) -> Reason | None:
        """[FR-M9.4] [FR-M9.5] Why a seat can't restore a segment."""
        front, name = self.wall(table).fronts[segment], WALL.names[segment]
        if front == RESTORED:
            return WALL_RESTORED.about(segment=name)
        if not self.beside(table) >> segment & 1:
            return NOT_BESIDE.about(segment=name)
        paint = ALL_PAINTS[front]
        return None if table.pieces(seat, paint) else NO_PAINT_FOR_WALL.about(segment=name, paint=PAINTS[paint])

    def restore(self, table: Table, seat: Seat, segment: Cell, chance: Chance, sink: Sink | None) -> None:
        """[FR-M9.5] [FR-M9.6] The paint goes to the supply, the tile to the player; and there are points."""
        wall = self.wall(table)
        paint = ALL_PAINTS[wall.fronts[segment]]
        tile = self.turn_over(wall, paint, chance)
        wall.fronts[segment] = RESTORED
        wall.owned[seat] |= 1 << tile
        table.return_paint(seat, paint)
        if sink is not None:
            income, seal = PAINTS[self.pays[tile]], PAINTS[self.seals[tile]]
            sink.emit(WallRestored(seat, WALL.names[segment], PAINTS[paint], WALL_TILES[tile], income, seal, POINTS))
        table.credit(Painter(seat), self.first_account, POINTS)
        advance_painter(table, Painter(seat), POINTS, sink)

    def turn_over(self, wall: Wall, paint: Paint, chance: Chance) -> int:
        """[FR-M9.6] A tile that takes a paint is turned over: only its back tells which one it is."""
        turned = wall.turned
        return chance.draw([int(self.paints[tile] == paint and not turned >> tile & 1) for tile in ALL_WALL_TILES])

    # In the workshop

    def offers(self, table: Table, visit: Visit) -> list[Offer]:
        """[FR-M9.8] The exchange tiles that the player has wall tiles for."""
        if not isinstance(visit, WorkshopVisit) or not visit.fresh:
            return []
        return [exchange for exchange in EXCHANGE if self.why_no_exchange(table, visit.seat, exchange) is None]

    def why_not(self, table: Table, visit: Visit, offer: Offer) -> Reason | None:
        if isinstance(offer, RestoreWall):
            return ONLY_ON_THE_TILE
        if not isinstance(offer, Exchange | Trade):
            return visit.not_now()
        if not isinstance(visit, WorkshopVisit):
            return ONLY_IN_THE_WORKSHOP
        if not isinstance(offer, Exchange):
            return NOTHING_TO_TRADE
        return self.why_no_exchange(table, visit.seat, offer) if visit.fresh else NO_FRESH_APPRENTICE

    def why_no_exchange(self, table: Table, seat: Seat, exchange: Exchange) -> Reason | None:
        """[FR-M9.8] [FR-M9.9] Why a seat can't exchange wall tiles."""
        wall, colour = self.wall(table), COLOURS[exchange.colour]
        if wall.exchanged[seat] >> exchange.colour & 1:
            return ONE_OF_EACH.about(colour=colour)
        paints = [exchange.first, exchange.second]
        missing = [PAINTS[paint] for paint in paints if not wall.owned[seat] & self.paying[paint]]
        if not missing:
            return None
        return NO_PAIR.about(colour=colour, paints=[PAINTS[paint] for paint in paints], missing=missing)

    def accept(self, table: Table, visit: Visit, offer: Offer, chance: Chance, sink: Sink | None) -> None:
        assert isinstance(offer, Exchange)
        table.agenda.append(Resume(visit.with_one_less()))
        self.trade(table, visit.seat, offer, (), sink)

    def trade(self, table: Table, seat: Seat, exchange: Exchange, given: tuple[int, ...], sink: Sink | None) -> None:
        """[FR-M9.8] A wall tile of each basic paint is handed in; the player chooses if it makes a difference."""
        wanted = [exchange.first, exchange.second]
        while len(given) < len(wanted):
            tiles = self.owned_of(table, seat, wanted[len(given)])
            if len(tiles) > 1 and REQUESTS in table.rules.by_name:
                table.agenda.append(Trading(seat, exchange, given))
                return
            given = (*given, tiles[0])
        self.exchange(table, seat, exchange, [*given], sink)

    def owned_of(self, table: Table, seat: Seat, paint: Paint) -> list[int]:
        """The wall tiles in front of a seat that pay a basic paint."""
        return numbers_in(self.wall(table).owned[seat] & self.paying[paint])

    def exchange(self, table: Table, seat: Seat, exchange: Exchange, given: list[int], sink: Sink | None) -> None:
        """[FR-M9.8] The wall tiles are out of the game, and the exchange tile lies in front of the player."""
        self.wall(table).exchanged[seat] |= 1 << exchange.colour
        self.hand_in(table, seat, sum([1 << tile for tile in given]))
        if sink is not None:
            sink.emit(Exchanged(seat, tuple([WALL_TILES[tile] for tile in given]), COLOURS[exchange.colour]))

    def hand_in(self, table: Table, seat: Seat, tiles: int) -> None:
        """[FR-M9.8] [FR-M9.10] These tiles do not lie in front of a seat any more, and pay nothing."""
        wall = self.wall(table)
        wall.owned[seat] &= ~tiles
        wall.gone |= tiles

    # What may be seen

    def look(self, table: Table, seat: Seat | None, everything: bool) -> Share:
        return view.look(self, table, seat, everything)

    def lay_out(self, rules: Rules, share: Share) -> Extras:
        return view.lay_out(share)

    def complaints(self, table: Table) -> list[str]:
        """Every tile is on the wall, in front of one player, or gone."""
        wall = self.wall(table)
        if is_in_two_places([wall.gone, *wall.owned]):
            return ["a wall tile is in two places"]
        turned = wall.turned
        unseen = [self.paints[tile] for tile in ALL_WALL_TILES if not turned >> tile & 1]
        on_the_wall = [paint for paint in wall.fronts if paint != RESTORED]
        return [] if sorted(unseen) == sorted(on_the_wall) else ["the tiles on the wall are not those left"]

    # Advice to bots

    def appraise(self, table: Table, seat: Seat, rounds: float) -> float:
        return advice.appraise(self, table, seat, rounds)

    def prospect(self, table: Table, seat: Seat, column: Location, apprentices: int, rounds: float) -> float:
        return advice.prospect(self, table, seat, column, apprentices, rounds)
