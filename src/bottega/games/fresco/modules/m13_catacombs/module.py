"""Module 13: the catacombs."""

from __future__ import annotations

import random
from typing import ClassVar, Final

from bottega.core.actions import Action
from bottega.core.agenda import Step
from bottega.core.chance import Chance
from bottega.core.events import Sink
from bottega.core.meta import Option
from bottega.core.questions import Question
from bottega.core.reasons import Reason
from bottega.core.seats import Seat, only
from bottega.games.fresco.actions import Offer
from bottega.games.fresco.catalogue import (
    ALL_LOCATIONS,
    CATHEDRAL,
    FRESCO,
    HOURS,
    LOCATIONS,
    SPACES_EACH,
    Hour,
    Location,
    Painter,
)
from bottega.games.fresco.cathedral import Uncover
from bottega.games.fresco.kinds import LEONARDO
from bottega.games.fresco.modules.covering import NOWHERE
from bottega.games.fresco.modules.m13_catacombs import advice, view
from bottega.games.fresco.modules.m13_catacombs.catalogue import MAPS, hour_of_map
from bottega.games.fresco.modules.m13_catacombs.events import (
    Explored,
    MapBought,
    MapLaid,
    MapSeen,
    MapSpent,
    MapsShown,
    OwnMapLaid,
)
from bottega.games.fresco.modules.m13_catacombs.meta import OPTION
from bottega.games.fresco.modules.m13_catacombs.offers import (
    ACTIONS,
    ALL_MAPS,
    EXPLORE,
    NAME,
    Explore,
    Keep,
    LayMap,
    Sell,
)
from bottega.games.fresco.modules.m13_catacombs.plan import WhereMapGoes
from bottega.games.fresco.modules.m13_catacombs.questions import (
    TreasureFound,
    WhereLeonardosMap,
    WhereMap,
    WhetherToBuyMap,
)
from bottega.games.fresco.modules.m13_catacombs.reasons import (
    MAP_THERE,
    NO_MAP_HERE,
    NO_ROOM_BESIDE_MAP,
    NOTHING_FOUND,
    NOTHING_OPEN,
)
from bottega.games.fresco.modules.m13_catacombs.rooms import (
    COLUMNS,
    EMPTY,
    EVERY_MAP,
    NO_MAP,
    PRICE,
    STACKS,
    Rooms,
    turned_up,
)
from bottega.games.fresco.modules.m13_catacombs.steps import (
    BUYING,
    LEONARDO_EXPLORES,
    LEONARDO_TAKES_A_MAP,
    SCORE_CATACOMBS,
    STEP_KINDS,
    STEPS,
    Exploring,
)
from bottega.games.fresco.modules.m13_catacombs.treasures import Treasury
from bottega.games.fresco.modules.shares import names_in
from bottega.games.fresco.openings import Extras, Module
from bottega.games.fresco.planning import Blank, is_covered, location_in, room
from bottega.games.fresco.reasons import COVERED, NO_ROOM_FOR_ALL
from bottega.games.fresco.ruleset import Rules
from bottega.games.fresco.share import Share
from bottega.games.fresco.table import Table
from bottega.games.fresco.visit import Resume, Visit
from bottega.parts.grid import Cell

SPACES_LEFT: Final = 1
"""[FR-M13.5] So many apprentices find room beside a map."""


class Catacombs(Module):
    """[FR-M13.1] Treasures under the fresco, and maps that lead to them."""

    name: ClassVar[str] = NAME
    option: ClassVar[Option] = OPTION
    actions: ClassVar[list[Action]] = ACTIONS
    steps: ClassVar[list[Step[Table]]] = STEPS
    step_kinds: ClassVar[list[type[Step[Table]]]] = STEP_KINDS
    questions: ClassVar[list[type[Question]]] = [WhetherToBuyMap, WhereMap, WhereLeonardosMap, TreasureFound]
    share: ClassVar[type[Share]] = view.CatacombsShare
    accounts: ClassVar[tuple[tuple[str, str], ...]] = (("catacombs", "FR-M13.11"),)

    def __init__(self, slot: int, first_account: int) -> None:
        super().__init__(slot, first_account)
        self.treasury = Treasury(slot)
        self.rooms_of: list[list[Cell]] = []
        """[FR-M13.1] The rooms of each map."""

    def rewrite(self, rules: Rules) -> None:
        """[FR-M13.1] Maps come out of the box, beside the treasures."""
        self.treasury.rewrite(rules)
        maps = rules.box.components.maps.items
        self.rooms_of = [sorted([FRESCO.parse(name) for name in entry.rooms]) for entry in maps]

    def catacombs(self, table: Table) -> Rooms:
        """The catacombs of a table."""
        rooms = table.extras[self.slot]
        assert isinstance(rooms, Rooms)
        return rooms

    def set_up(self, table: Table, chance: Chance, sink: Sink | None) -> Extras:
        """[FR-M13.1] All treasures lie face down, all maps in their stacks."""
        seats, painters = table.rules.count, len(table.rules.painters)
        return Rooms(
            open_rooms=[EMPTY] * FRESCO.size,
            down=(1 << len(self.treasury.ids)) - 1,
            kept=[0] * painters,
            sold=0,
            stacks=EVERY_MAP,
            hands=[0] * seats,
            laid=[NO_MAP] * (painters * COLUMNS),
            spent=[0] * seats,
            shown=0,
        )

    # Waking up

    def woken(self, table: Table, painter: Painter) -> None:
        """[FR-M13.3] [FR-M13.12] Players may buy a map, Leonardo takes one."""
        if not self.catacombs(table).stacks & STACKS[table.hours[painter]]:
            return
        seat = table.seat_of(painter)
        if seat is None:
            table.agenda.append(LEONARDO_TAKES_A_MAP)
        elif table.thalers[seat] >= PRICE:
            table.agenda.append(BUYING[seat])

    def take_map(self, table: Table, hour: Hour, seat: Seat | None, chance: Chance) -> int:
        """[FR-M13.3] The map on top of a stack: who buys it alone sees which; Leonardo's is seen by all."""
        rooms = self.catacombs(table)
        stack = rooms.stacks & STACKS[hour]
        counts = [stack >> number & 1 for number in ALL_MAPS]
        number = chance.draw(counts) if seat is None else chance.draw(counts, only(seat))
        rooms.stacks &= ~(1 << number)
        return number

    def buy(self, table: Table, seat: Seat, chance: Chance, sink: Sink | None) -> None:
        """[FR-M13.3] A map is paid for."""
        hour = table.hours[seat]
        table.pay(seat, PRICE)
        number = self.take_map(table, hour, seat, chance)
        self.catacombs(table).hands[seat] |= 1 << number
        if sink is not None:
            sink.emit(MapBought(seat, HOURS[hour], PRICE))
            sink.emit(MapSeen(seat, MAPS[number], self.named_rooms(number)))

    def named_rooms(self, number: int) -> tuple[str, ...]:
        """The rooms of a map, by their names."""
        return tuple([FRESCO.names[room] for room in self.rooms_of[number]])

    # Planning

    def further_blanks(self) -> list[Blank]:
        return [WhereMapGoes(self, number) for number in ALL_MAPS]

    def unplan(self, table: Table, seat: Seat) -> None:
        """The maps on the sheet are in the hand again."""
        rooms = self.catacombs(table)
        for column in ALL_LOCATIONS:
            if rooms.map_at(seat, column) != NO_MAP:
                rooms.hands[seat] |= 1 << rooms.map_at(seat, column)
                rooms.lay(seat, column, NO_MAP)

    def why_not_lay(self, table: Table, seat: Seat, said: LayMap, whole: int) -> Reason | None:
        """[FR-M13.4] [FR-M13.5] Why a seat can't lay a map on a location of a sheet with so much room on the whole."""
        column = said.column
        if column == NOWHERE:
            return None
        if is_covered(table, seat, column):
            return COVERED.about(place=location_in(table, column))
        if self.catacombs(table).map_at(seat, column) != NO_MAP:
            return MAP_THERE.about(map=MAPS[said.number], place=location_in(table, column))
        here = room(table, seat, column)
        left = whole - here + min(here, SPACES_LEFT)
        return NO_ROOM_FOR_ALL.about(room=left) if left < table.apprentices[seat] else None

    def room(self, table: Table, seat: Seat, column: Location) -> int:
        """[FR-M13.5] A map leaves one space."""
        return SPACES_EACH if self.catacombs(table).map_at(seat, column) == NO_MAP else SPACES_LEFT

    def why_no_room(self, table: Table, seat: Seat, column: Location) -> Reason:
        number = self.catacombs(table).map_at(seat, column)
        return NO_ROOM_BESIDE_MAP.about(map=MAPS[number], location=LOCATIONS[column], room=SPACES_LEFT)

    def planned(self, table: Table, seat: Seat, sink: Sink) -> None:
        """[FR-M13.4] All learn where a map of some time lies, and only its owner which one it is."""
        for column in ALL_LOCATIONS:
            number = self.catacombs(table).map_at(seat, column)
            if number != NO_MAP:
                where = location_in(table, column)
                sink.emit(MapLaid(seat, HOURS[hour_of_map(number)], None, where))
                sink.emit(OwnMapLaid(seat, MAPS[number], where))

    def lay_open(self, table: Table, sink: Sink) -> None:
        """[FR-11.5] The maps that nobody has seen but their owners."""
        rooms = self.catacombs(table)
        for seat in table.rules.seats:
            held, spent = names_in(rooms.hands[seat], MAPS), names_in(rooms.spent[seat], MAPS)
            if held or spent:
                sink.emit(MapsShown(seat, held, spent))

    # Exploring

    def calls(self, table: Table, seat: Seat, column: Location) -> bool:
        """[FR-M13.6] A map needs no apprentice."""
        return self.catacombs(table).map_at(seat, column) != NO_MAP

    def offers(self, table: Table, visit: Visit) -> list[Offer]:
        """[FR-M13.6] To explore, if there is anything in the rooms of the map."""
        number = self.catacombs(table).map_at(visit.seat, visit.column)
        return [EXPLORE] if number != NO_MAP and self.finds(table, number) else []

    def waits(self, table: Table, visit: Visit) -> bool:
        """[FR-M13.6] As long as the map is there and any room is open: whether one of its own is, is a secret."""
        rooms = self.catacombs(table)
        return rooms.map_at(visit.seat, visit.column) != NO_MAP and max(rooms.open) != EMPTY

    def finds(self, table: Table, number: int) -> list[Cell]:
        """[FR-M13.6] The rooms of a map that hold an open treasure."""
        rooms = self.catacombs(table)
        return [segment for segment in self.rooms_of[number] if rooms.open[segment] != EMPTY]

    def why_not(self, table: Table, visit: Visit, offer: Offer) -> Reason | None:
        if isinstance(offer, Keep | Sell):
            return NOTHING_FOUND
        if not isinstance(offer, Explore):
            return visit.not_now()
        number = self.catacombs(table).map_at(visit.seat, visit.column)
        if number == NO_MAP:
            return NO_MAP_HERE
        return None if self.finds(table, number) else NOTHING_OPEN.about(map=MAPS[number])

    def accept(self, table: Table, visit: Visit, offer: Offer, chance: Chance, sink: Sink | None) -> None:
        """[FR-M13.6] The map is shown, and the treasures of its rooms are found one after the other."""
        rooms = self.catacombs(table)
        number = rooms.map_at(visit.seat, visit.column)
        rooms.lay(visit.seat, visit.column, NO_MAP)
        rooms.shown |= 1 << number
        if sink is not None:
            sink.emit(Explored(visit.seat, MAPS[number], visit.place, self.named_rooms(number)))
        table.agenda.append(Resume(visit))
        table.agenda.append(Exploring(visit.seat, tuple(self.finds(table, number))))

    def leave(self, table: Table, visit: Visit, sink: Sink | None) -> None:
        """[FR-M13.7] A map that was not used is spent, unseen."""
        rooms = self.catacombs(table)
        number = rooms.map_at(visit.seat, visit.column)
        if number != NO_MAP:
            rooms.lay(visit.seat, visit.column, NO_MAP)
            rooms.spent[visit.seat] |= 1 << number
            if sink is not None:
                sink.emit(MapSpent(visit.seat, HOURS[hour_of_map(number)], visit.place))

    def restored(
        self, table: Table, painter: Painter, segment: Cell, blessed: bool, chance: Chance, sink: Sink | None
    ) -> None:
        self.treasury.turn_up(table, painter, segment, chance, sink)

    # Leonardo

    def leonardo(self, table: Table, column: Location) -> None:
        """[FR-M13.12] He explores where his map lies, after everything else he does there."""
        if self.leonardos_map(table, column) != NO_MAP:
            table.agenda.append(LEONARDO_EXPLORES[column])

    def leonardos_offers(self, table: Table) -> list[Offer]:
        """[FR-M13.12] Or he explores before he restores, if anything is open by then."""
        number = self.leonardos_map(table, CATHEDRAL)
        return [EXPLORE] if number != NO_MAP and self.finds(table, number) else []

    def leonardo_accepts(self, table: Table, offer: Offer, sink: Sink | None) -> None:
        self.leonardo_explores(table, CATHEDRAL, sink)

    def leonardos_map(self, table: Table, column: Location) -> int:
        """The map that lies on a location of Leonardo's sheet."""
        return self.catacombs(table).map_at(table.rules.leonardo, column)

    def leonardo_explores(self, table: Table, column: Location, sink: Sink | None) -> None:
        """[FR-M13.12] Leonardo keeps all that lies open in the rooms of his map, unless he was there before."""
        number, leonardo = self.leonardos_map(table, column), table.rules.leonardo
        if number == NO_MAP:
            return
        self.catacombs(table).lay(leonardo, column, NO_MAP)
        if sink is not None:
            where = location_in(table, column)
            sink.emit(Explored(LEONARDO, MAPS[number], where, self.named_rooms(number), rule="FR-M13.12"))
        for segment in self.finds(table, number):
            self.treasury.keep(table, leonardo, segment, sink)

    # The end

    def final_scoring(self, table: Table) -> None:
        """[FR-M13.11] Treasures are scored."""
        table.agenda.append(SCORE_CATACOMBS)

    # What may be seen

    def look(self, table: Table, seat: Seat | None, everything: bool) -> Share:
        return view.look(self, table, seat, everything)

    def imagine(self, rules: Rules, share: Share, rng: random.Random) -> Share:
        return view.imagine(share, rng)

    def lay_out(self, rules: Rules, share: Share) -> Extras:
        return view.lay_out(self, rules, share)

    def complaints(self, table: Table) -> list[str]:
        """No treasure and no map is lost or in two places; nobody keeps a script twice."""
        rooms, found = self.catacombs(table), list[str]()
        if rooms.down + turned_up(rooms) != (1 << len(self.treasury.ids)) - 1:
            found.append("a treasure is missing, or in two places")
        closed = rooms.down.bit_count() - table.unrestored.bit_count()
        if closed and closed != len([step for step in table.agenda if isinstance(step, Uncover)]):
            found.append("a treasure lies face down under every fresco tile")
        maps = rooms.stacks + rooms.shown + sum(rooms.hands) + sum(rooms.spent)
        for number in rooms.laid[: table.rules.count * COLUMNS]:
            if number != NO_MAP:
                maps += 1 << number
        if maps != EVERY_MAP:
            found.append("a map is missing, or in two places")
        for seat in table.rules.seats:
            if rooms.kept[seat] and self.treasury.has_double(rooms.kept[seat]):
                found.append("a player keeps a script twice")
        return found

    # Advice to bots

    def appraise(self, table: Table, seat: Seat, rounds: float) -> float:
        return advice.appraise(self, table, seat, rounds)
