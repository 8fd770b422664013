"""Action tiles that cover a location of the sheet: what the modules that have one share."""

from __future__ import annotations

import random
from typing import ClassVar, Final

import msgspec

from bottega.core.actions import Action, Argument
from bottega.core.events import Sink
from bottega.core.kinds import NUMBER
from bottega.core.questions import Question
from bottega.core.reasons import Reason
from bottega.core.seats import Seat
from bottega.games.fresco.actions import Offer
from bottega.games.fresco.catalogue import ALL_LOCATIONS, LOCATIONS, SPACES_EACH, Location
from bottega.games.fresco.events import TilesTakenOff
from bottega.games.fresco.kinds import ACTION_TILE, KEPT_ASIDE, LOCATION, SPOT, SpotId
from bottega.games.fresco.modules.shares import sees_plan
from bottega.games.fresco.openings import Extras, Module
from bottega.games.fresco.planning import Blank, is_covered, location_in, room, whole_room
from bottega.games.fresco.questions import WhereActionTile
from bottega.games.fresco.reasons import COVERED, NO_ROOM_FOR_ALL, SAID_ALREADY, SAY_FIRST
from bottega.games.fresco.ruleset import Rules
from bottega.games.fresco.share import CoveringShare, Share
from bottega.games.fresco.table import Table

NOWHERE: Final = Location(-1)
KEPT: Final = "no"
"""How the name of an action says that a tile is kept."""


class Cover(Offer):
    """Plan: lay the action tile of a module on a location, or keep it."""

    __slots__ = ("column",)

    def __init__(self, module: str, word: str, column: Location) -> None:
        spot = spot_of(column)
        super().__init__(module, word, Argument("spot", SPOT, spot, KEPT if spot == KEPT_ASIDE else spot))
        self.column = column


def covers_with(module: str, word: str, columns: list[Location]) -> list[Cover]:
    """What can be said about a module's action tile: that it is kept, or which location it covers."""
    return [Cover(module, word, column) for column in [NOWHERE, *columns]]


def no_room_on_tile(rule: str) -> Reason:
    """The refusal of more apprentices than an action tile has room for, by the rule of the tile."""
    return Reason("no-room-on-tile", rule, tile=ACTION_TILE, location=LOCATION, room=NUMBER)


class ActionTiles(Extras):
    """The action tiles of a module: on which location of each seat's sheet its tile lies."""

    __slots__ = ("columns",)

    def __init__(self, columns: list[Location]) -> None:
        self.columns = columns


class CoveringModule(Module):
    """[FR-M.4] A module with an action tile for each player, to cover a location.

    `spaces` is how many apprentices its tile has room for, `no_room` the refusal of more, by the rule of the tile;
    `covers_said` are the answers in a plan. What is said lies in the module's extras, which are `ActionTiles`.
    """

    spaces: ClassVar[int] = 0
    no_room: ClassVar[Reason]
    covers_said: ClassVar[list[Cover]] = []

    def action_tiles(self, table: Table) -> ActionTiles:
        """The action tiles on the sheets."""
        tiles = table.extras[self.slot]
        assert isinstance(tiles, ActionTiles)
        return tiles

    def is_of_use(self, table: Table, seat: Seat) -> bool:
        """Whether a seat is asked for its tile at all; must follow from what all know."""
        return True

    def blanks(self) -> list[Blank]:
        return [WhereTo(self)]

    def unplan(self, table: Table, seat: Seat) -> None:
        self.action_tiles(table).columns[seat] = NOWHERE

    def covers(self, table: Table, seat: Seat, column: Location) -> bool:
        return self.action_tiles(table).columns[seat] == column

    def room(self, table: Table, seat: Seat, column: Location) -> int:
        return self.spaces if self.covers(table, seat, column) else SPACES_EACH

    def why_no_room(self, table: Table, seat: Seat, column: Location) -> Reason:
        return self.no_room.about(tile=self.action_tile, location=LOCATIONS[column], room=self.spaces)

    def tidy(self, table: Table, sink: Sink | None) -> None:
        """[FR-M.6] The tiles are taken off the sheets."""
        tiles, kept = self.action_tiles(table), [NOWHERE] * table.rules.count
        if sink is not None and tiles.columns != kept:
            sink.emit(TilesTakenOff(self.action_tile))
        tiles.columns = kept

    # Its part of a share

    def spots(self, table: Table, seat: Seat | None, everything: bool) -> tuple[SpotId | None, ...]:
        """Where each seat's tile lies, as far as plans may be seen."""
        columns = self.action_tiles(table).columns
        return tuple(
            [
                spot_of(columns[other]) if sees_plan(table, seat, other, everything) else None
                for other in table.rules.seats
            ]
        )

    def imagine(self, rules: Rules, share: Share, rng: random.Random) -> Share:
        """Nothing is planned yet where a plan is secret."""
        assert isinstance(share, CoveringShare)
        return msgspec.structs.replace(share, spots=tuple([spot or KEPT_ASIDE for spot in share.spots]))


def spot_of(column: Location) -> SpotId:
    """Where a tile lies, by its name.

    >>> spot_of(NOWHERE), spot_of(ALL_LOCATIONS[0])
    ('kept', 'market')
    """
    return KEPT_ASIDE if column == NOWHERE else LOCATIONS[column]


def column_at(spot: SpotId | None) -> Location:
    """The location that a tile covers, if any.

    >>> column_at("market"), column_at("kept")
    (0, -1)
    """
    assert spot is not None
    return NOWHERE if spot == KEPT_ASIDE else ALL_LOCATIONS[LOCATIONS.index(spot)]


class WhereTo(Blank):
    """[FR-M.4] [FR-M.5] Where does a module's action tile go?"""

    __slots__ = ("module",)

    def __init__(self, module: CoveringModule) -> None:
        self.module = module

    def applies(self, table: Table, seat: Seat) -> bool:
        return self.module.is_of_use(table, seat)

    def question(self, table: Table, seat: Seat) -> Question:
        return WhereActionTile(seat, self.module.action_tile, self.module.spaces)

    def legal(self, table: Table, seat: Seat) -> list[Action]:
        whole = whole_room(table, seat)
        return [said for said in self.module.covers_said if self.why_not_cover(table, seat, said.column, whole) is None]

    def why_not(self, table: Table, seat: Seat, action: Action) -> Reason | None:
        if not isinstance(action, Cover):
            return SAY_FIRST.about(tile=self.module.action_tile)
        if action.module != self.module.name:
            return why_not_this_tile(table, action, self.module)
        return self.why_not_cover(table, seat, action.column, whole_room(table, seat))

    def why_not_cover(self, table: Table, seat: Seat, column: Location, whole: int) -> Reason | None:
        """[FR-M.4] [FR-M.5] Why the tile can't cover a location of a sheet with so much room on the whole."""
        if column == NOWHERE:
            return None
        if is_covered(table, seat, column):
            return COVERED.about(place=location_in(table, column))
        here = room(table, seat, column)
        left = whole - here + min(here, self.module.spaces)
        return NO_ROOM_FOR_ALL.about(room=left) if left < table.apprentices[seat] else None

    def answer(self, table: Table, seat: Seat, action: Action) -> None:
        assert isinstance(action, Cover)
        self.module.action_tiles(table).columns[seat] = action.column


def why_not_this_tile(table: Table, said: Cover, asked: CoveringModule) -> Reason:
    """Why nothing can be said about another tile than the one that is asked for."""
    other = table.rules.by_name.get(said.module)
    if isinstance(other, CoveringModule) and table.rules.modules.index(other) < table.rules.modules.index(asked):
        return SAID_ALREADY.about(tile=other.action_tile)
    return SAY_FIRST.about(tile=asked.action_tile)
