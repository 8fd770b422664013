"""What the rest of a round may bring a seat, played through in the mind: for advice to bots.

A plain player is imagined who takes at each location what looks best there. Others are only imagined as
far as they come first to the market.
"""

from __future__ import annotations

from typing import Final

from bottega.core.seats import Seat
from bottega.games.fresco.box import FrescoTile
from bottega.games.fresco.catalogue import (
    ALL_PAINTS,
    BASIC,
    BLUE,
    CATHEDRAL,
    FRESCO,
    GREEN,
    MARKET,
    ORANGE,
    PURPLE,
    RED,
    STUDIO,
    THEATER,
    WORKSHOP,
    YELLOW,
    Booth,
    Location,
    Paint,
    stand_of,
)
from bottega.games.fresco.planning import replacing
from bottega.games.fresco.ruleset import ALTAR_POINTS, BESIDE, BLENDED_ALTAR_POINTS, BLENDS, ON_THE_SEGMENT, WAGE
from bottega.games.fresco.table import COLOURS, Table
from bottega.games.fresco.theater import uplift
from bottega.parts.grid import Cell

THALER: Final = 0.5
"""[FR-11.5] What a Thaler is worth in the end."""
FIRST_THALERS: Final = 8
FIRST_THALER: Final = 0.2
"""What each of the first Thalers is worth beyond that, while there is something to buy."""
MOOD: Final = 0.7
EXTRA_APPRENTICE: Final = 1.0
"""What a space of mood is worth for the rounds to come, and more where it brings or costs an apprentice."""
TILE_INCOME: Final = 0.5
WORTH: Final[list[list[float]]] = [
    *[[0.8, 0.75, 0.65, 0.5, 0.35, 0.25] for _ in BASIC],
    [2.5, 2.1, 1.5, 0.9, 0.5, 0.3],
    [2.5, 2.1, 1.5, 0.9, 0.5, 0.3],
    [4.1, 3.7, 2.9, 1.8, 1.0, 0.5],
    [7.0, 5.5, 4.0, 3.0, 2.0, 1.5],
    [7.5, 6.0, 4.5, 3.5, 2.5, 2.0],
]
"""What the first, second, third piece of each paint is worth to have."""
UNWANTED: Final = 0.4
"""How much of this counts where fewer tiles of the fresco take the paint: it may still serve the altar."""
LAST_VISIT: Final = 0.8
"""How much of this counts in the final round, before the last visit to the cathedral."""
NO_SEGMENT: Final = Cell(-1)
MOST_APPRENTICES: Final = 16
"""More never visit a location."""
OTHERS_AHEAD: Final = 0.03
"""By how much each painter who acts before lessens what the cathedral may bring."""


class Promise:
    """What modules may bring a seat in a visit: in all, and each of those that promise anything."""

    __slots__ = ("each", "total")

    def __init__(self, each: list[float]) -> None:
        self.each = each
        self.total = sum(each)


class Promises:
    """What is the same for all plans of a seat that are gone through in the mind, worked out once.

    That is what modules promise at each location, and, where all begin with it, what the market offers.
    """

    __slots__ = ("_known", "_offers", "_replaced", "rounds", "seat", "table")

    def __init__(self, table: Table, seat: Seat, rounds: float) -> None:
        self.table = table
        self.seat = seat
        self.rounds = rounds
        self._known: dict[int, Promise] = {}
        self._offers: dict[int, list[list[tuple[float, int]]]] = {}
        self._replaced: dict[int, bool] = {}

    def of(self, column: Location, apprentices: int) -> Promise:
        """What modules may bring at a location with so many apprentices."""
        key = column * MOST_APPRENTICES + apprentices
        found = self._known.get(key)
        if found is None:
            each = [
                module.prospect(self.table, self.seat, column, apprentices, self.rounds)
                for module in self.table.rules.filling.prospect
            ]
            found = self._known[key] = Promise(each)
        return found

    def offers(self, foresight: Foresight, most: int, price: int) -> list[list[tuple[float, int]]]:
        """What the booths offer to somebody who buys so many tiles at the most, the worst booth first.

        The market is the first visit of a round: nobody has used or won any paints before.
        """
        key = 2 * most + (1 if foresight.later else 0)
        found = self._offers.get(key)
        if found is None:
            table = self.table
            found = sorted(
                [foresight.best_tiles(booth, most, price) for booth in table.rules.booths if table.is_open(booth)]
            )
            self._offers[key] = found
        return found

    def is_replaced(self, column: Location) -> bool:
        """Whether a module's tile stands in for a location."""
        found = self._replaced.get(column)
        if found is None:
            found = self._replaced[column] = replacing(self.table, self.seat, column) is not None
        return found


class Foresight:
    """A seat's goods in the mind, as the round goes on."""

    __slots__ = (
        "ahead",
        "bishop",
        "gained",
        "later",
        "mood",
        "paints",
        "promises",
        "relied",
        "rounds",
        "seat",
        "table",
        "thalers",
        "tiles",
        "unrestored",
        "wanted",
    )

    def __init__(self, promises: Promises, ahead: int, wanted: list[int]) -> None:
        table, seat = promises.table, promises.seat
        self.promises = promises
        self.table = table
        self.seat = seat
        self.rounds = promises.rounds
        self.ahead = ahead
        self.gained = 0.0
        self.relied: list[Promise] = []
        """What modules promised in the visits so far: part of what is gained."""
        self.thalers = table.thalers[seat]
        self.mood = table.mood[seat]
        self.paints: list[int] = table.paints[seat * COLOURS : (seat + 1) * COLOURS]
        self.unrestored = table.unrestored
        self.bishop = table.bishop
        self.tiles = len(table.tiles[seat])
        self.later = 0
        """How many apprentices will still come to the cathedral this round."""
        self.wanted = wanted[:]

    def copy(self) -> Foresight:
        """The same goods once more, to go on with in another way."""
        other = Foresight(self.promises, self.ahead, self.wanted)
        other.gained = self.gained
        other.relied = self.relied[:]
        other.thalers = self.thalers
        other.mood = self.mood
        other.paints = self.paints[:]
        other.unrestored = self.unrestored
        other.bishop = self.bishop
        other.tiles = self.tiles
        other.later = self.later
        return other

    # What things are worth

    def worth(self, paint: int, pieces: int) -> float:
        """What one more piece of a paint is worth to somebody who has so many."""
        if self.rounds <= 0.0 and not self.later:
            return 0.0
        worth = WORTH[paint][min(pieces, len(WORTH[paint]) - 1)]
        if self.wanted[paint] <= pieces:
            worth *= UNWANTED
        return worth * LAST_VISIT if self.rounds <= 0.0 else worth

    def goods(self) -> float:
        """What paints, Thalers, mood and income are worth in the rounds to come."""
        total = self.gained + THALER * self.thalers + self.paints_worth()
        if self.rounds <= 0.0:
            return total
        total += FIRST_THALER * min(self.thalers, FIRST_THALERS)
        return total + TILE_INCOME * self.tiles * self.rounds + self.mood_worth()

    def paints_worth(self) -> float:
        """What all pieces of paint are worth."""
        total = 0.0
        for paint in ALL_PAINTS:
            for piece in range(self.paints[paint]):
                total += self.worth(paint, piece)
        return total

    def mood_worth(self) -> float:
        """What the mood is worth for the rounds to come."""
        box = self.table.rules.box
        worth = MOOD * self.mood + EXTRA_APPRENTICE * (box.apprentices_with(self.mood) - box.apprentices)
        return worth * min(1.0, self.rounds / 2.0)

    # The locations

    def through(self, visits: list[tuple[Location, int]]) -> float:
        """Make these visits in the mind: what they bring, with what is left over."""
        self.later = sum([apprentices for column, apprentices in visits if self.is_cathedral(column)])
        for column, apprentices in visits:
            self.visit(column, apprentices)
        return self.goods()

    def is_cathedral(self, column: Location) -> bool:
        """[FR-11.2] Whether a column of the sheet is the cathedral."""
        return column == CATHEDRAL or (column == THEATER and self.table.last)

    def visit(self, column: Location, apprentices: int) -> None:
        """Do what looks best at a location, or in its stead."""
        modules = self.table.rules.filling.prospect
        if not modules:
            self.act(column, apprentices)
            return
        if not self.promises.is_replaced(column):
            self.act(column, apprentices)
        promise = self.promises.of(column, apprentices)
        self.gained += promise.total
        self.relied.append(promise)

    def promised(self) -> list[float]:
        """What each module may bring in all visits, by its slot."""
        found = [0.0] * len(self.table.rules.modules)
        for promise in self.relied:
            for module, gain in zip(self.table.rules.filling.prospect, promise.each, strict=True):
                found[module.slot] += gain
        return found

    def act(self, column: Location, apprentices: int) -> None:
        """Do what looks best at a location of the base game."""
        if column == MARKET:
            self.go_to_market(apprentices)
        elif self.is_cathedral(column):
            self.later -= apprentices
            for _ in range(apprentices):
                if not self.restore():
                    break
        elif column == STUDIO:
            self.thalers += WAGE * apprentices
        elif column == WORKSHOP:
            for _ in range(BLENDS * apprentices):
                if not self.blend():
                    break
        else:
            spaces = apprentices * uplift(self.table, self.seat)
            self.mood = self.table.rules.box.mood_after(self.mood, spaces)

    def go_to_market(self, apprentices: int) -> None:
        """Buy at the best booth that those before leave."""
        table = self.table
        price = table.price(self.seat)
        most = apprentices if price == 0 else min(apprentices, self.thalers // price)
        if most == 0:
            return
        offers = self.promises.offers(self, most, price)
        if offers:
            self.buy(offers[max(0, len(offers) - 1 - self.ahead)], price)

    def buy(self, offer: list[tuple[float, int]], price: int) -> None:
        """Buy the tiles that are worth more than they cost."""
        for worth, tile in offer:
            if worth > 0:
                self.thalers -= price
                for paint in self.table.rules.box.stalls[tile].paints:
                    self.paints[paint] += 1

    def best_tiles(self, booth: Booth, most: int, price: int) -> list[tuple[float, int]]:
        """The best tiles of a booth, each with what it brings beyond its price."""
        tiles = [self.table.market[stand_of(booth, place)] for place in self.table.stocked(booth)]
        return sorted([(self.tile_worth(tile) - THALER * price, tile) for tile in tiles], reverse=True)[:most]

    def tile_worth(self, tile: int) -> float:
        """What the paints of a market tile are worth."""
        worth, had = 0.0, self.paints[:]
        for paint in self.table.rules.box.stalls[tile].paints:
            worth += self.worth(paint, had[paint])
            had[paint] += 1
        return worth

    def restore(self) -> bool:
        """Restore the segment, or the altar, that brings most beyond the paints it takes; whether any brings more."""
        missing, last = self.last_pieces()
        tiles, fresco = self.table.rules.box.tiles, self.table.fresco
        best, chosen = self.altar_gain(last), NO_SEGMENT
        for segment in FRESCO.cells:
            if self.unrestored >> segment & 1 and not tiles[fresco[segment]].cost & missing:
                gain = self.segment_gain(segment, tiles[fresco[segment]], last)
                if gain > best:
                    best, chosen = gain, segment
        if chosen != NO_SEGMENT:
            self.take(chosen, best)
        else:
            self.gained += best
        return best > 0.0

    def segment_gain(self, segment: Cell, tile: FrescoTile, last: list[float]) -> float:
        """What a segment brings beyond the paints it takes; the bishop is moved where it helps."""
        gain = float(tile.value)
        near = FRESCO.around[self.bishop]
        if segment == self.bishop:
            gain += ON_THE_SEGMENT
        elif near >> segment & 1:
            gain += ON_THE_SEGMENT - THALER if self.thalers else BESIDE
        elif self.thalers and near & FRESCO.around[segment]:
            gain += BESIDE - THALER
        for paint in tile.paints:
            gain -= last[paint]
        return gain

    def take(self, segment: Cell, gain: float) -> None:
        """A segment is restored in the mind. What others may take first counts a little against it."""
        tile = self.table.tile_on(segment)
        for paint in tile.paints:
            self.paints[paint] -= 1
            gain += self.worth(paint, self.paints[paint])
            self.wanted[paint] -= 1
        self.gained += gain * (1.0 - OTHERS_AHEAD * self.ahead)
        self.unrestored &= ~(1 << segment)
        self.bishop = segment
        self.tiles += 1

    def altar_gain(self, last: list[float]) -> float:
        """What the altar brings beyond its paints, with three blended ones or three basic ones."""
        paints = self.paints
        if paints[ORANGE] and paints[GREEN] and paints[PURPLE]:
            return max(0.0, BLENDED_ALTAR_POINTS - last[ORANGE] - last[GREEN] - last[PURPLE])
        if paints[YELLOW] and paints[RED] and paints[BLUE]:
            return max(0.0, ALTAR_POINTS - last[YELLOW] - last[RED] - last[BLUE])
        return 0.0

    def last_pieces(self) -> tuple[int, list[float]]:
        """The paints that are missing, a bit each, and what the last piece of each of the others is worth."""
        missing, last = 0, [0.0] * COLOURS
        for paint in ALL_PAINTS:
            pieces = self.paints[paint]
            if pieces:
                last[paint] = self.worth(paint, pieces - 1)
            else:
                missing |= 1 << paint
        return missing, last

    def blend(self) -> bool:
        """Blend what gains most; whether anything does."""
        gains = [self.blend_gain(*blend) for blend in self.table.rules.blends]
        best = max(gains)
        if best > 0.0:
            result, first, second = self.table.rules.blends[gains.index(best)]
            self.paints[result] += 1
            self.paints[first] -= 1
            self.paints[second] -= 1
        return best > 0.0

    def blend_gain(self, result: Paint, first: Paint, second: Paint) -> float:
        """What a blend is worth beyond the two paints it takes."""
        paints = self.paints
        if not (paints[first] and paints[second]):
            return 0.0
        taken = self.worth(first, paints[first] - 1) + self.worth(second, paints[second] - 1)
        return self.worth(result, paints[result]) - taken


def wanted_paints(table: Table) -> list[int]:
    """How many tiles of the fresco take each paint."""
    wanted = [0] * COLOURS
    tiles = table.rules.box.tiles
    for segment in FRESCO.cells:
        if table.unrestored >> segment & 1:
            for paint in tiles[table.fresco[segment]].paints:
                wanted[paint] += 1
    return wanted
