"""Module 9: the wall fresco."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import ClassVar, Final

from bottega.core.actions import Action
from bottega.core.agenda import SeatStep, Step
from bottega.core.chance import Chance
from bottega.core.events import Sink
from bottega.core.reasons import Reason
from bottega.core.seats import Seat
from bottega.games.fresco.actions import PASS, Offer, Pass
from bottega.games.fresco.box import MIXES, paints_named
from bottega.games.fresco.catalogue import (
    ALL_LOCATIONS,
    ALL_PAINTS,
    ALL_SEATS,
    BASIC,
    BLENDED,
    PAINTS,
    WALL,
    WALL_TILES,
    WORKSHOP,
    Location,
    Paint,
    Painter,
)
from bottega.games.fresco.events import Deed, Forfeited, Idled, PaintTaken
from bottega.games.fresco.modules.covering import NOWHERE, ActionTiles, Cover, CoveringModule, covers_with
from bottega.games.fresco.modules.shares import mask_of, names_in
from bottega.games.fresco.openings import Extras, Share
from bottega.games.fresco.prospects import WORTH
from bottega.games.fresco.ruleset import Rules
from bottega.games.fresco.table import Table
from bottega.games.fresco.track import advance_painter
from bottega.games.fresco.visit import Resume, Visit
from bottega.games.fresco.workshop import WorkshopVisit
from bottega.parts.bag import pull
from bottega.parts.grid import Cell

NAME: Final = "wall_fresco"
TILE: Final = "wall fresco"
REQUESTS: Final = "requests"
"""The module for which the seals of wall tiles count."""
SENT: Final = 1
POINTS: Final = 4
RESTORED: Final = -1
"""What lies on a segment of the wall once it is restored: no tile."""
ALL_WALL_TILES: Final = list(range(len(WALL_TILES)))
COLOURS: Final = [PAINTS[paint] for paint in BLENDED]
"""The colours of exchange tiles."""


class RestoreWall(Offer):
    """Restore a segment of the wall."""

    __slots__ = ("segment",)

    def __init__(self, segment: Cell) -> None:
        super().__init__(NAME, "wall", ("segment", WALL.names[segment]))
        self.segment = segment


class Exchange(Offer):
    """Exchange two wall tiles for the exchange tile of a blended colour."""

    __slots__ = ("colour", "first", "second")

    def __init__(self, colour: int) -> None:
        super().__init__(NAME, "exchange", ("colour", COLOURS[colour]))
        self.colour = colour
        self.first = MIXES[colour][1]
        self.second = MIXES[colour][2]


class Trade(Offer):
    """Hand in this wall tile for the exchange tile."""

    __slots__ = ("tile",)

    def __init__(self, tile: int) -> None:
        super().__init__(NAME, "trade", ("tile", WALL_TILES[tile]))
        self.tile = tile


COVER: Final = covers_with(NAME, "wall-fresco", ALL_LOCATIONS)
RESTORE: Final = [RestoreWall(segment) for segment in WALL.cells]
EXCHANGE: Final = [Exchange(colour) for colour in range(len(COLOURS))]
TRADE: Final = [Trade(tile) for tile in ALL_WALL_TILES]
ACTIONS: Final[list[Action]] = [*COVER, *RESTORE, *EXCHANGE, *TRADE]

WALL_RESTORED: Final = Reason("wall-restored", "FR-M9.4", "{segment} of the wall is restored already.")
NOT_BESIDE: Final = Reason("not-beside", "FR-M9.4", "{segment} is not beside a restored segment of the wall.")
NO_PAINT_FOR_WALL: Final = Reason("no-paint-for-wall", "FR-M9.5", "{segment} of the wall takes {paint}.")
RESTORE_OR_PASS: Final = Reason("restore-wall-or-pass", "FR-M9.3", "First restore a segment of the wall, or pass.")
ONLY_ON_THE_TILE: Final = Reason("only-on-the-tile", "FR-M9.3", "The wall is restored by an apprentice on its tile.")
ONLY_IN_THE_WORKSHOP: Final = Reason(
    "exchange-in-the-workshop", "FR-M9.8", "Wall tiles are exchanged by an apprentice in the workshop."
)
NO_FRESH_APPRENTICE: Final = Reason(
    "nobody-to-exchange", "FR-M9.8", "No apprentice is left here for that: who has begun to blend can't do both."
)
ONE_OF_EACH: Final = Reason("one-exchange-tile", "FR-M9.9", "One {colour} exchange tile is all that a player may have.")
NO_PAIR: Final = Reason("no-pair", "FR-M9.8", "{colour} takes two wall tiles, of {first} and {second}.")
TRADE_TILES: Final = Reason("trade-tiles", "FR-M9.8", "First choose the wall tile of {paint} to hand in.")
NOT_TO_TRADE: Final = Reason("not-to-trade", "FR-M9.8", "{tile} is no wall tile of {paint} in front of this player.")
NOTHING_TO_TRADE: Final = Reason("nothing-to-trade", "FR-M9.8", "Say first which exchange tile the wall tiles are for.")


class WallRestored(Deed):
    """[FR-M9.5]"""

    def __init__(self, seat: Seat, segment: str, paint: str, income: str) -> None:
        text = f"{{seat}} restores {{segment}} of the wall with {{paint}} for {POINTS} points: it pays {{income}}."
        parts = {"segment": segment, "paint": paint, "income": income}
        super().__init__("wall-restored", text, seat, parts)


class Exchanged(Deed):
    """[FR-M9.8]"""

    def __init__(self, seat: Seat, tiles: list[str], colour: str) -> None:
        text = "{seat} exchanges {tiles} for the {colour} exchange tile."
        super().__init__("exchanged", text, seat, {"tiles": " and ".join(tiles), "colour": colour})


class Wall(ActionTiles):
    """The wall: what the tile on each segment takes, and a bit for each tile in front of the seats.

    Which tile it is shows on its back, so it is drawn when the segment is restored. `gone` has a bit for each tile
    that was exchanged, or lies under a request. `exchanged` has a bit for each colour of the seats' exchange tiles.
    """

    __slots__ = ("exchanged", "fronts", "gone", "owned")

    def __init__(
        self, columns: list[Location], fronts: list[int], owned: list[int], gone: int, exchanged: list[int]
    ) -> None:
        super().__init__(columns)
        self.fronts = fronts
        self.owned = owned
        self.gone = gone
        self.exchanged = exchanged

    def copy(self) -> Wall:
        return Wall(self.columns[:], self.fronts[:], self.owned[:], self.gone, self.exchanged[:])

    @property
    def unrestored(self) -> int:
        """The segments with a tile, a bit each."""
        mask = 0
        for segment, paint in enumerate(self.fronts):
            if paint != RESTORED:
                mask |= 1 << segment
        return mask

    @property
    def turned(self) -> int:
        """The tiles whose backs were seen, a bit each."""
        mask = self.gone
        for owned in self.owned:
            mask |= owned
        return mask


class WallFresco(CoveringModule):
    """[FR-M9.1] A wall to restore piece by piece, and an income of paint."""

    name: ClassVar[str] = NAME
    fills: ClassVar[tuple[str, ...]] = (
        "room",
        "covers",
        "planned",
        "instead",
        "tidy",
        "income",
        "offers",
        "appraise",
        "prospect",
    )
    accounts: ClassVar[tuple[tuple[str, str], ...]] = (("wall fresco", "FR-M9.5"),)
    tile: ClassVar[str] = TILE
    spaces: ClassVar[int] = SENT
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
        count = table.rules.count
        return Wall([NOWHERE] * count, dealt, [0] * count, 0, [0] * count)

    def is_of_use(self, table: Table, seat: Seat) -> bool:
        """[FR-M9.3] Nobody is asked once the whole wall is restored."""
        return self.wall(table).unrestored != 0

    def tidy(self, table: Table) -> None:
        self.take_off(table)

    def income(self, table: Table, seat: Seat, sink: Sink | None) -> None:
        """[FR-M9.7] [FR-M9.9] A piece of each basic paint that is shown, and of each exchange tile's."""
        for paint in self.income_of(table, seat):
            table.take_paint(seat, paint)
            if sink is not None:
                sink.emit(PaintTaken(seat, PAINTS[paint]))

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
            sink.emit(WallRestored(seat, WALL.names[segment], PAINTS[paint], PAINTS[self.pays[tile]]))
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
        owned = wall.owned[seat]
        if owned & self.paying[exchange.first] and owned & self.paying[exchange.second]:
            return None
        return NO_PAIR.about(colour=colour.capitalize(), first=PAINTS[exchange.first], second=PAINTS[exchange.second])

    def accept(self, table: Table, visit: Visit, offer: Offer, chance: Chance, sink: Sink | None) -> None:
        assert isinstance(offer, Exchange)
        table.agenda.append(Resume(visit.with_one_less()))
        self.trade(table, visit.seat, offer, [], sink)

    def trade(self, table: Table, seat: Seat, exchange: Exchange, given: list[int], sink: Sink | None) -> None:
        """[FR-M9.8] A wall tile of each basic paint is handed in; the player chooses if it makes a difference."""
        wanted = [exchange.first, exchange.second]
        while len(given) < len(wanted):
            tiles = self.owned_of(table, seat, wanted[len(given)])
            if len(tiles) > 1 and REQUESTS in table.rules.by_name:
                table.agenda.append(Trading(seat, exchange, given))
                return
            given = [*given, tiles[0]]
        self.exchange(table, seat, exchange, given, sink)

    def owned_of(self, table: Table, seat: Seat, paint: Paint) -> list[int]:
        """The wall tiles in front of a seat that pay a basic paint."""
        mask = self.wall(table).owned[seat] & self.paying[paint]
        return [tile for tile in ALL_WALL_TILES if mask >> tile & 1]

    def exchange(self, table: Table, seat: Seat, exchange: Exchange, given: list[int], sink: Sink | None) -> None:
        """[FR-M9.8] The wall tiles are out of the game, and the exchange tile lies in front of the player."""
        self.wall(table).exchanged[seat] |= 1 << exchange.colour
        self.hand_in(table, seat, sum([1 << tile for tile in given]))
        if sink is not None:
            sink.emit(Exchanged(seat, [WALL_TILES[tile] for tile in given], COLOURS[exchange.colour]))

    def hand_in(self, table: Table, seat: Seat, tiles: int) -> None:
        """[FR-M9.8] [FR-M9.10] These tiles do not lie in front of a seat any more, and pay nothing."""
        wall = self.wall(table)
        wall.owned[seat] &= ~tiles
        wall.gone |= tiles

    # What may be seen

    def look(self, table: Table, seat: Seat | None, everything: bool) -> Share:
        wall = self.wall(table)
        return {
            **self.look_at_tiles(table, seat, everything),
            "wall": tuple(["" if paint == RESTORED else PAINTS[paint] for paint in wall.fronts]),
            **{f"owned {other}": names_in(owned, WALL_TILES) for other, owned in enumerate(wall.owned)},
            "gone": names_in(wall.gone, WALL_TILES),
            **{f"exchanged {other}": names_in(colours, COLOURS) for other, colours in enumerate(wall.exchanged)},
        }

    def imagine(self, rules: Rules, share: Share, rng: random.Random) -> Share:
        return {**share, **self.imagine_tiles(rules, share)}

    def lay_out(self, rules: Rules, share: Share) -> Extras:
        return Wall(
            columns=self.tiles_in(rules, share),
            fronts=[PAINTS.index(name) if name else RESTORED for name in share["wall"]],
            owned=[mask_of(share[f"owned {seat}"], WALL_TILES) for seat in rules.seats],
            gone=mask_of(share["gone"], WALL_TILES),
            exchanged=[mask_of(share[f"exchanged {seat}"], COLOURS) for seat in rules.seats],
        )

    def complaints(self, table: Table) -> list[str]:
        """Every tile is on the wall, in front of one player, or gone."""
        wall, seen = self.wall(table), 0
        for place in [wall.gone, *wall.owned]:
            if seen & place:
                return ["a wall tile is in two places"]
            seen |= place
        unseen = [self.paints[tile] for tile in ALL_WALL_TILES if not seen >> tile & 1]
        on_the_wall = [paint for paint in wall.fronts if paint != RESTORED]
        return [] if sorted(unseen) == sorted(on_the_wall) else ["the tiles on the wall are not those left"]

    # Advice to bots

    def appraise(self, table: Table, seat: Seat, rounds: float) -> float:
        """What the income of a seat is worth."""
        return rounds * INCOME_KEPT * sum([WORTH[paint][0] for paint in self.income_of(table, seat)])

    def prospect(self, table: Table, seat: Seat, column: Location, apprentices: int, rounds: float) -> float:
        """The best segment that can be restored now, less its paint; in the workshop, the best exchange."""
        if self.covers(table, seat, column):
            return self.best_segment(table, seat, rounds) if apprentices else 0.0
        return self.best_exchange(table, seat, rounds) if column == WORKSHOP else 0.0

    def best_segment(self, table: Table, seat: Seat, rounds: float) -> float:
        """What the wall may bring beyond the paint that it takes."""
        wall, beside, best = self.wall(table), self.beside(table), 0.0
        for segment in WALL.cells:
            if beside >> segment & 1:
                best = max(best, self.segment_gain(table, seat, ALL_PAINTS[wall.fronts[segment]], rounds))
        return best

    def segment_gain(self, table: Table, seat: Seat, paint: Paint, rounds: float) -> float:
        """What a segment brings beyond the paint that it takes; nothing if that is missing."""
        pieces = table.pieces(seat, paint)
        if not pieces:
            return 0.0
        owned = self.wall(table).owned[seat]
        new = len([basic for basic in BASIC if not owned & self.paying[basic]]) / len(BASIC)
        gain = POINTS - WORTH[paint][min(pieces, len(WORTH[paint])) - 1]
        return gain + new * rounds * INCOME_KEPT * WORTH[BASIC[0]][0]

    def best_exchange(self, table: Table, seat: Seat, rounds: float) -> float:
        """What an exchange may bring beyond the income that it costs."""
        owned, best = self.wall(table).owned[seat], 0.0
        for exchange in EXCHANGE:
            if self.why_no_exchange(table, seat, exchange) is None:
                gain = WORTH[BLENDED[exchange.colour]][0]
                for paint in (exchange.first, exchange.second):
                    if (owned & self.paying[paint]).bit_count() == 1:
                        gain -= WORTH[paint][0]
                best = max(best, rounds * INCOME_KEPT * gain - BLENDS_MISSED)
        return best


class RestoringWall(SeatStep[Table]):
    """[FR-M9.3] An apprentice of a seat is at the wall."""

    __slots__ = ()

    @property
    def name(self) -> str:
        return f"restoring-wall {self.seat}"

    def pending(self, state: Table) -> tuple[Seat, ...]:
        return self._seats if wall_fresco_of(state).possible(state, self.seat) else ()

    def run(self, state: Table, chance: Chance, sink: Sink | None) -> None:
        """[FR-3.6] Nothing can be restored."""
        if sink is not None:
            sink.emit(Idled(self.seat, SENT, TILE))

    def legal(self, state: Table, seat: Seat) -> list[Action]:
        return [*wall_fresco_of(state).possible(state, seat), PASS]

    def check(self, state: Table, seat: Seat, action: Action) -> Reason | None:
        if isinstance(action, RestoreWall):
            return wall_fresco_of(state).why_not_restore_wall(state, seat, action.segment)
        return None if isinstance(action, Pass) else RESTORE_OR_PASS

    def apply(self, state: Table, seat: Seat, action: Action, chance: Chance, sink: Sink | None) -> None:
        state.agenda.pop()
        if isinstance(action, RestoreWall):
            wall_fresco_of(state).restore(state, seat, action.segment, chance, sink)
        elif sink is not None:
            sink.emit(Forfeited(seat, TILE))


class Trading(SeatStep[Table]):
    """[FR-M9.8] A seat exchanges wall tiles, has handed in some, and chooses the next: their seals differ."""

    __slots__ = ("exchange", "given")

    def __init__(self, seat: Seat, exchange: Exchange, given: list[int]) -> None:
        super().__init__(seat)
        self.exchange = exchange
        self.given = given

    @property
    def name(self) -> str:
        words = [COLOURS[self.exchange.colour], *[WALL_TILES[tile] for tile in self.given]]
        return f"trading {self.seat} {' '.join(words)}"

    @property
    def paint(self) -> Paint:
        """The basic paint of the tile that is asked for."""
        return self.exchange.second if self.given else self.exchange.first

    def legal(self, state: Table, seat: Seat) -> list[Action]:
        return [TRADE[tile] for tile in wall_fresco_of(state).owned_of(state, seat, self.paint)]

    def check(self, state: Table, seat: Seat, action: Action) -> Reason | None:
        if not isinstance(action, Trade):
            return TRADE_TILES.about(paint=PAINTS[self.paint])
        if action in self.legal(state, seat):
            return None
        return NOT_TO_TRADE.about(tile=WALL_TILES[action.tile], paint=PAINTS[self.paint])

    def apply(self, state: Table, seat: Seat, action: Action, chance: Chance, sink: Sink | None) -> None:
        assert isinstance(action, Trade)
        state.agenda.pop()
        wall_fresco_of(state).trade(state, seat, self.exchange, [*self.given, action.tile], sink)


def wall_fresco_of(table: Table) -> WallFresco:
    """The module, as it is in play."""
    module = table.rules.by_name[NAME]
    assert isinstance(module, WallFresco)
    return module


def parse_trading(words: list[str]) -> Step[Table]:
    """A step of trading, of the words of its name."""
    seat, colour, *tiles = words
    return Trading(ALL_SEATS[int(seat)], EXCHANGE[COLOURS.index(colour)], [WALL_TILES.index(tile) for tile in tiles])


RESTORING_WALL: Final = [RestoringWall(seat) for seat in ALL_SEATS]
STEPS: Final[list[Step[Table]]] = [*RESTORING_WALL]
PARSERS: Final[dict[str, Callable[[list[str]], Step[Table]]]] = {"trading": parse_trading}

# Advice to bots
INCOME_KEPT: Final = 0.7
"""How much of a paint's worth counts that comes as income."""
BLENDS_MISSED: Final = 1.5
"""What an apprentice in the workshop would gain by blending."""
