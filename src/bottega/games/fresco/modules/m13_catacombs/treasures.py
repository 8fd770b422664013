"""Module 13: the treasures. How they are found, kept and sold, and what they are worth."""

from __future__ import annotations

from bottega.core.chance import Chance
from bottega.core.events import Sink
from bottega.core.seats import Seat
from bottega.games.fresco.catalogue import FRESCO, Painter
from bottega.games.fresco.modules.bits import numbers_in
from bottega.games.fresco.modules.m13_catacombs.events import TreasureKept, TreasureSold, TurnedUp
from bottega.games.fresco.modules.m13_catacombs.rooms import EMPTY, Rooms, Treasure
from bottega.games.fresco.ruleset import Rules
from bottega.games.fresco.table import Table
from bottega.parts.grid import Cell


class Treasury:
    """The part of module 13 that is about treasures; maps are the module itself."""

    def __init__(self, slot: int) -> None:
        self.slot = slot
        self.treasures: list[Treasure] = []
        self.ids: list[str] = []

    def rewrite(self, rules: Rules) -> None:
        """[FR-M13.1] Treasures come out of the box."""
        self.treasures = [Treasure(entry) for entry in rules.box.components.treasures.items]
        self.ids = [treasure.id for treasure in self.treasures]

    def catacombs(self, table: Table) -> Rooms:
        """The catacombs of a table."""
        rooms = table.extras[self.slot]
        assert isinstance(rooms, Rooms)
        return rooms

    def turn_up(self, table: Table, painter: Painter, segment: Cell, chance: Chance, sink: Sink | None) -> None:
        """[FR-M13.2] The treasure of the segment is turned up."""
        rooms = self.catacombs(table)
        treasure = chance.draw([rooms.down >> number & 1 for number in range(len(self.ids))])
        rooms.down &= ~(1 << treasure)
        rooms.open[segment] = treasure
        if sink is not None:
            sink.emit(TurnedUp(table.actor(painter), FRESCO.names[segment], self.ids[treasure]))

    def treasure_in(self, table: Table, segment: Cell) -> Treasure:
        """The treasure in an open room."""
        return self.treasures[self.catacombs(table).open[segment]]

    def has_volume(self, table: Table, painter: int, volume: int) -> bool:
        """[FR-M13.10] Whether a painter keeps a script of a volume."""
        return volume in self.volumes_of(self.catacombs(table).kept[painter])

    def volumes_of(self, treasures: int) -> list[int]:
        """The volumes of scripts among some treasures."""
        return [volume for volume in [self.treasures[number].volume for number in numbers_in(treasures)] if volume]

    def has_double(self, treasures: int) -> bool:
        """[FR-M13.10] Whether two scripts of one volume are among some treasures."""
        volumes = self.volumes_of(treasures)
        return len(set(volumes)) != len(volumes)

    def keep(self, table: Table, painter: Painter, segment: Cell, sink: Sink | None) -> None:
        """[FR-M13.8] A treasure lies behind the screen now."""
        rooms = self.catacombs(table)
        number = rooms.open[segment]
        rooms.open[segment] = EMPTY
        rooms.kept[painter] |= 1 << number
        if sink is not None:
            sink.emit(TreasureKept(table.actor(painter), self.ids[number], FRESCO.names[segment]))

    def sell(self, table: Table, seat: Seat, segment: Cell, sink: Sink | None) -> None:
        """[FR-M13.8] A treasure is out of the game."""
        rooms = self.catacombs(table)
        number = rooms.open[segment]
        rooms.open[segment] = EMPTY
        rooms.sold |= 1 << number
        treasure = self.treasures[number]
        if sink is not None:
            sink.emit(TreasureSold(seat, treasure.id, FRESCO.names[segment], treasure.thalers))
        table.earn(seat, treasure.thalers, sink)

    def score_scripts(self, treasures: int) -> int:
        """[FR-M13.11] The number of different volumes, times the highest."""
        volumes = self.volumes_of(treasures)
        return len(set(volumes)) * max(volumes) if volumes else 0

    def score(self, treasures: int) -> int:
        """[FR-M13.11] What treasures are worth in the end."""
        worth = sum([self.treasures[number].points for number in numbers_in(treasures)])
        return worth + self.score_scripts(treasures)
