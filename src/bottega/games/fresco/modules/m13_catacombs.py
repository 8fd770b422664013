"""Module 13: the catacombs."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import ClassVar, Final

from bottega.core.actions import Action
from bottega.core.agenda import SeatStep, Step
from bottega.core.chance import Chance
from bottega.core.events import Sink
from bottega.core.reasons import Reason
from bottega.core.seats import Seat, only
from bottega.games.fresco.actions import PASS, Offer, Pass
from bottega.games.fresco.catalogue import (
    ALL_HOURS,
    ALL_LOCATIONS,
    ALL_SEATS,
    CATHEDRAL,
    FRESCO,
    HOURS,
    LOCATIONS,
    MAPS,
    SPACES_EACH,
    Hour,
    Location,
    Painter,
    hour_of_map,
)
from bottega.games.fresco.cathedral import Uncover
from bottega.games.fresco.leonardo import LeonardoStep
from bottega.games.fresco.modules.bits import numbers_in
from bottega.games.fresco.modules.covering import NOWHERE
from bottega.games.fresco.modules.m13_events import CatacombsScored, Explored, LeonardosMap, MapBought, MapSeen
from bottega.games.fresco.modules.m13_offers import (
    ALL_MAPS,
    BUY_MAP,
    EXPLORE,
    KEEP,
    LAY,
    NAME,
    SELL,
    BuyMap,
    Explore,
    Keep,
    LayMap,
    Sell,
)
from bottega.games.fresco.modules.m13_rooms import (
    COLUMNS,
    EMPTY,
    EVERY_MAP,
    NO_MAP,
    STACKS,
    Rooms,
    known_map,
    laid_in_words,
    maps_of,
    open_rooms,
    taken_maps,
    turned_up,
)
from bottega.games.fresco.modules.m13_treasures import Treasury
from bottega.games.fresco.modules.shares import mask_of, names_in, sees_plan
from bottega.games.fresco.openings import Extras, Share
from bottega.games.fresco.planning import Question, is_covered, location_in, room, whole_room
from bottega.games.fresco.reasons import COVERED, NO_ROOM_FOR_ALL, SAID_ALREADY
from bottega.games.fresco.ruleset import Rules
from bottega.games.fresco.table import Table
from bottega.games.fresco.track import advance_in_final_scoring
from bottega.games.fresco.visit import Resume, Visit
from bottega.games.fresco.wake_up import change_mood
from bottega.parts.grid import Cell

PRICE: Final = 1
SPACES_LEFT: Final = 1
"""[FR-M13.5] So many apprentices find room beside a map."""


BUY_OR_PASS: Final = Reason("buy-or-pass", "FR-M13.3", "First buy a map, or pass.")
SAY_WHERE: Final = Reason("say-where-the-map-goes", "FR-M13.4", "First say where map {map} goes.")
NO_SUCH_MAP: Final = Reason("no-such-map", "FR-M13.4", "This player does not have map {map}.")
MAP_THERE: Final = Reason("map-there", "FR-M13.4", "A map lies on the {location} already.")
NO_MAP_HERE: Final = Reason("no-map-here", "FR-M13.6", "There is no map here to explore with.")
NOTHING_OPEN: Final = Reason("nothing-open", "FR-M13.6", "No room of the map holds an open treasure.")
NOTHING_FOUND: Final = Reason("nothing-found", "FR-M13.8", "That is done with a treasure: explore the catacombs first.")
KEEP_OR_SELL: Final = Reason("keep-or-sell", "FR-M13.8", "First keep the treasure, sell it, or pass and leave it.")
SECOND_COPY: Final = Reason("second-copy", "FR-M13.10", "This player has a script of volume {volume}: sell it.")
LEONARDO_LAYS: Final = Reason(
    "leonardo-lays", "FR-M13.12", "Leonardo's map {map} is laid on a location of his sheet first."
)


class Catacombs(Treasury):
    """[FR-M13.1] Treasures under the fresco, and maps that lead to them."""

    name: ClassVar[str] = NAME
    fills: ClassVar[tuple[str, ...]] = (
        "woken",
        "room",
        "planned",
        "calls",
        "offers",
        "leave",
        "leonardo",
        "leonardos_offers",
        "restored",
        "final_scoring",
        "appraise",
    )
    accounts: ClassVar[tuple[tuple[str, str], ...]] = (("catacombs", "FR-M13.11"),)

    def __init__(self, slot: int, first_account: int) -> None:
        super().__init__(slot, first_account)
        self.rooms_of: list[list[Cell]] = []
        """[FR-M13.1] The rooms of each map."""

    def rewrite(self, rules: Rules) -> None:
        """[FR-M13.1] Maps come out of the box, beside the treasures."""
        super().rewrite(rules)
        maps = rules.box.components.maps.items
        self.rooms_of = [sorted([FRESCO.parse(name) for name in entry.rooms]) for entry in maps]

    def set_up(self, table: Table, chance: Chance, sink: Sink | None) -> Extras:
        """[FR-M13.1] All treasures lie face down, all maps in their stacks."""
        seats, painters = table.rules.count, len(table.rules.painters)
        return Rooms(
            open_rooms=[EMPTY] * FRESCO.size,
            down=(1 << len(self.ids)) - 1,
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
            sink.emit(MapBought(seat, HOURS[hour]))
            sink.emit(MapSeen(seat, MAPS[number], self.rooms_in_words(number)))

    def rooms_in_words(self, number: int) -> list[str]:
        """The rooms of a map, by their names."""
        return [FRESCO.names[room] for room in self.rooms_of[number]]

    # Planning

    def further_questions(self) -> list[Question]:
        return [WhereMapGoes(self, number) for number in ALL_MAPS]

    def unplan(self, table: Table, seat: Seat) -> None:
        """The maps on the sheet are in the hand again."""
        rooms = self.catacombs(table)
        for column in ALL_LOCATIONS:
            if rooms.map_at(seat, column) != NO_MAP:
                rooms.hands[seat] |= 1 << rooms.map_at(seat, column)
                rooms.lay(seat, column, NO_MAP)

    def why_not_lay(self, table: Table, seat: Seat, said: LayMap) -> Reason | None:
        """[FR-M13.4] [FR-M13.5] Why a seat can't lay a map on a location."""
        column = said.column
        if column == NOWHERE:
            return None
        if is_covered(table, seat, column):
            return COVERED.about(location=location_in(table, column))
        if self.catacombs(table).map_at(seat, column) != NO_MAP:
            return MAP_THERE.about(location=location_in(table, column))
        here = room(table, seat, column)
        left = whole_room(table, seat) - here + min(here, SPACES_LEFT)
        return NO_ROOM_FOR_ALL.about(room=str(left)) if left < table.apprentices[seat] else None

    def room(self, table: Table, seat: Seat, column: Location) -> int:
        """[FR-M13.5] A map leaves one space."""
        return SPACES_EACH if self.catacombs(table).map_at(seat, column) == NO_MAP else SPACES_LEFT

    def planned(self, table: Table, seat: Seat) -> list[str]:
        return [
            f"a map of {HOURS[hour_of_map(number)]} to the {location_in(table, ALL_LOCATIONS[column])}"
            for column, number in enumerate(self.catacombs(table).laid_by(seat))
            if number != NO_MAP
        ]

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
        return None if self.finds(table, number) else NOTHING_OPEN

    def accept(self, table: Table, visit: Visit, offer: Offer, chance: Chance, sink: Sink | None) -> None:
        """[FR-M13.6] The map is shown, and the treasures of its rooms are found one after the other."""
        rooms = self.catacombs(table)
        number = rooms.map_at(visit.seat, visit.column)
        rooms.lay(visit.seat, visit.column, NO_MAP)
        rooms.shown |= 1 << number
        if sink is not None:
            sink.emit(Explored(visit.seat, MAPS[number], self.rooms_in_words(number)))
        table.agenda.append(Resume(visit))
        table.agenda.append(Exploring(visit.seat, self.finds(table, number)))

    def leave(self, table: Table, visit: Visit, sink: Sink | None) -> None:
        """[FR-M13.7] A map that was not used is spent, unseen."""
        rooms = self.catacombs(table)
        number = rooms.map_at(visit.seat, visit.column)
        if number != NO_MAP:
            rooms.lay(visit.seat, visit.column, NO_MAP)
            rooms.spent[visit.seat] |= 1 << number

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
            sink.emit(Explored(None, MAPS[number], self.rooms_in_words(number)))
        for segment in self.finds(table, number):
            self.keep(table, leonardo, segment, sink)

    # The end

    def final_scoring(self, table: Table) -> None:
        """[FR-M13.11] Treasures are scored."""
        table.agenda.append(SCORE_CATACOMBS)

    # What may be seen

    def look(self, table: Table, seat: Seat | None, everything: bool) -> Share:
        """[FR-M13.3] [FR-M13.8] Of others' maps only their times; all have seen which treasures are kept."""
        rooms = self.catacombs(table)
        share: Share = {
            "open": tuple([f"{FRESCO.names[cell]} {self.ids[rooms.open[cell]]}" for cell in open_rooms(rooms)]),
            "sold": names_in(rooms.sold, self.ids),
            "stacks": tuple([str((rooms.stacks & stack).bit_count()) for stack in STACKS if stack]),
            "shown": names_in(rooms.shown, MAPS),
        }
        for painter in table.rules.painters:
            owner = table.seat_of(painter)
            share[f"kept {painter}"] = names_in(rooms.kept[painter], self.ids)
            if owner is None:
                share[f"laid {painter}"] = laid_in_words(rooms.laid_by(painter), True)
            else:
                knows = everything or owner == seat
                share.update(maps_of(rooms, owner, knows, sees_plan(table, seat, owner, everything)))
        return share

    def imagine(self, rules: Rules, share: Share, rng: random.Random) -> Share:
        """Of each map that shows only its time an unseen one of that time, each as likely as any other."""
        places = [place for place in share if place.partition(" ")[0] in ("maps", "laid", "spent", "shown")]
        seen = [words.split()[-1] for place in places for words in share[place]]
        unseen = {HOURS[hour]: [MAPS[n] for n in ALL_MAPS if hour_of_map(n) == hour] for hour in ALL_HOURS}
        for time, maps in unseen.items():
            unseen[time] = [number for number in maps if number not in seen]
            rng.shuffle(unseen[time])
        return {**share, **{place: tuple([known_map(words, unseen) for words in share[place]]) for place in places}}

    def lay_out(self, rules: Rules, share: Share) -> Extras:
        rooms = Rooms(
            open_rooms=[EMPTY] * FRESCO.size,
            down=(1 << len(self.ids)) - 1,
            kept=[mask_of(share[f"kept {painter}"], self.ids) for painter in rules.painters],
            sold=mask_of(share["sold"], self.ids),
            stacks=EVERY_MAP,
            hands=[mask_of(share[f"maps {seat}"], MAPS) for seat in rules.seats],
            laid=[NO_MAP] * (len(rules.painters) * COLUMNS),
            spent=[mask_of(share[f"spent {seat}"], MAPS) for seat in rules.seats],
            shown=mask_of(share["shown"], MAPS),
        )
        for segment, treasure in [words.split() for words in share["open"]]:
            rooms.open[FRESCO.parse(segment)] = self.ids.index(treasure)
        for painter in rules.painters:
            for location, number in [words.split() for words in share[f"laid {painter}"]]:
                rooms.lay(painter, ALL_LOCATIONS[LOCATIONS.index(location)], MAPS.index(number))
        rooms.down &= ~turned_up(rooms)
        rooms.stacks &= ~taken_maps(rooms)
        return rooms

    def complaints(self, table: Table) -> list[str]:
        """No treasure and no map is lost or in two places; nobody keeps a script twice."""
        rooms, found = self.catacombs(table), list[str]()
        if rooms.down + turned_up(rooms) != (1 << len(self.ids)) - 1:
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
            if rooms.kept[seat] and self.has_double(rooms.kept[seat]):
                found.append("a player keeps a script twice")
        return found

    # Advice to bots

    def appraise(self, table: Table, seat: Seat, rounds: float) -> float:
        """What is kept, what is about to be found, and what the maps may lead to."""
        rooms = self.catacombs(table)
        kept = rooms.kept[seat]
        worth = float(self.score(kept))
        for step in table.agenda:
            if isinstance(step, Exploring) and step.seat == seat:
                worth += sum([self.worth_of(rooms.open[segment], kept) for segment in step.rooms])
        for column, number in enumerate(rooms.laid_by(seat)):
            if number != NO_MAP:
                worth += self.map_worth(table, number, kept, 0.0) - COST_AT[column]
        soon = table.answered[seat] < len(table.rules.questions)
        if rooms.hands[seat] and (soon or rounds >= 1.0):
            left = min(rounds, ROUNDS_TO_WAIT)
            hand = numbers_in(rooms.hands[seat])
            worth += sum([PATIENCE * self.map_worth(table, number, kept, left) for number in hand])
        return worth

    def map_worth(self, table: Table, number: int, kept: int, rounds: float) -> float:
        """What a map may bring in the next rounds: open rooms, and those that may be open by then."""
        rooms, worth = self.catacombs(table), 0.0
        for segment in self.rooms_of[number]:
            if rooms.open[segment] != EMPTY:
                worth += self.worth_of(rooms.open[segment], kept)
            elif table.unrestored >> segment & 1:
                worth += TREASURE_WORTH * min(1.0, OPENED_A_ROUND * (rounds + 0.5))
        return worth


# Planning


class WhereMapGoes(Question):
    """[FR-M13.4] Where does a map go?"""

    __slots__ = ("module", "number")

    def __init__(self, module: Catacombs, number: int) -> None:
        self.module = module
        self.number = number

    def applies(self, table: Table, seat: Seat) -> bool:
        return bool(self.module.catacombs(table).hands[seat] >> self.number & 1)

    def legal(self, table: Table, seat: Seat) -> list[Action]:
        return [said for said in LAY[self.number] if self.module.why_not_lay(table, seat, said) is None]

    def why_not(self, table: Table, seat: Seat, action: Action) -> Reason | None:
        if not isinstance(action, LayMap):
            return SAY_WHERE.about(map=MAPS[self.number])
        rooms = self.module.catacombs(table)
        if action.number in rooms.laid_by(seat):
            return SAID_ALREADY.about(tile=f"map {MAPS[action.number]}")
        if not rooms.hands[seat] >> action.number & 1:
            return NO_SUCH_MAP.about(map=MAPS[action.number])
        if action.number < self.number:
            return SAID_ALREADY.about(tile=f"map {MAPS[action.number]}")
        if action.number > self.number:
            return SAY_WHERE.about(map=MAPS[self.number])
        return self.module.why_not_lay(table, seat, action)

    def answer(self, table: Table, seat: Seat, action: Action) -> None:
        assert isinstance(action, LayMap)
        if action.column != NOWHERE:
            rooms = self.module.catacombs(table)
            rooms.hands[seat] &= ~(1 << action.number)
            rooms.lay(seat, action.column, action.number)


# Steps


class BuyingMap(SeatStep[Table]):
    """[FR-M13.3] Does a player buy the map on top?"""

    __slots__ = ()

    @property
    def name(self) -> str:
        return f"buying-map {self.seat}"

    def legal(self, state: Table, seat: Seat) -> list[Action]:
        return [BUY_MAP, PASS]

    def check(self, state: Table, seat: Seat, action: Action) -> Reason | None:
        return None if isinstance(action, BuyMap | Pass) else BUY_OR_PASS

    def apply(self, state: Table, seat: Seat, action: Action, chance: Chance, sink: Sink | None) -> None:
        state.agenda.pop()
        if isinstance(action, BuyMap):
            catacombs_of(state).buy(state, seat, chance, sink)


class Exploring(SeatStep[Table]):
    """[FR-M13.8] A player is in the first of these rooms: what becomes of its treasure?"""

    __slots__ = ("rooms",)

    def __init__(self, seat: Seat, rooms: list[Cell]) -> None:
        super().__init__(seat)
        self.rooms = rooms

    @property
    def name(self) -> str:
        return " ".join([f"exploring {self.seat}", *[FRESCO.names[room] for room in self.rooms]])

    def legal(self, state: Table, seat: Seat) -> list[Action]:
        return [action for action in [KEEP, SELL, PASS] if self.check(state, seat, action) is None]

    def check(self, state: Table, seat: Seat, action: Action) -> Reason | None:
        if not isinstance(action, Keep):
            return None if isinstance(action, Sell | Pass) else KEEP_OR_SELL
        catacombs = catacombs_of(state)
        volume = catacombs.treasure_in(state, self.rooms[0]).volume
        return SECOND_COPY.about(volume=str(volume)) if catacombs.has_volume(state, seat, volume) else None

    def apply(self, state: Table, seat: Seat, action: Action, chance: Chance, sink: Sink | None) -> None:
        state.agenda.pop()
        here, *rest = self.rooms
        if rest:
            state.agenda.append(Exploring(seat, rest))
        if not isinstance(action, Pass):
            take(state, seat, here, isinstance(action, Keep), sink)


def take(table: Table, seat: Seat, segment: Cell, keeps: bool, sink: Sink | None) -> None:
    """[FR-M13.8] [FR-M13.9] A treasure is kept or sold, and raises the mood in either case."""
    catacombs = catacombs_of(table)
    change_mood(table, seat, catacombs.treasure_in(table, segment).mood, sink)
    if keeps:
        catacombs.keep(table, Painter(seat), segment, sink)
    else:
        catacombs.sell(table, seat, segment, sink)


class LeonardoTakesMap(Step[Table]):
    """[FR-M13.12] Leonardo takes the map on top for nothing, for all to see."""

    __slots__ = ()

    @property
    def name(self) -> str:
        return "leonardo-takes-map"

    def run(self, state: Table, chance: Chance, sink: Sink | None) -> None:
        catacombs = catacombs_of(state)
        number = catacombs.take_map(state, state.hours[state.rules.leonardo], None, chance)
        catacombs.catacombs(state).shown |= 1 << number
        if sink is not None:
            sink.emit(LeonardosMap(MAPS[number], catacombs.rooms_in_words(number)))
        state.agenda.append(LEONARDO_LAYS_MAP[number])


class LeonardoLaysMap(LeonardoStep):
    """[FR-M13.12] His player lays it on a location of his sheet."""

    __slots__ = ("number",)

    def __init__(self, number: int) -> None:
        self.number = number

    @property
    def name(self) -> str:
        return f"leonardo-lays-map {MAPS[self.number]}"

    def options(self, table: Table) -> list[Action]:
        return [said for said in LAY[self.number] if said.column != NOWHERE]

    def legal(self, state: Table, seat: Seat) -> list[Action]:
        return self.options(state)

    def check(self, state: Table, seat: Seat, action: Action) -> Reason | None:
        return None if action in self.options(state) else LEONARDO_LAYS.about(map=MAPS[self.number])

    def apply(self, state: Table, seat: Seat, action: Action, chance: Chance, sink: Sink | None) -> None:
        assert isinstance(action, LayMap)
        state.agenda.pop()
        catacombs_of(state).catacombs(state).lay(state.rules.leonardo, action.column, self.number)


class LeonardoExplores(Step[Table]):
    """[FR-M13.12] Leonardo is done at a location, and explores with the map that lies there."""

    __slots__ = ("column",)

    def __init__(self, column: Location) -> None:
        self.column = column

    @property
    def name(self) -> str:
        return f"leonardo-explores {LOCATIONS[self.column]}"

    def run(self, state: Table, chance: Chance, sink: Sink | None) -> None:
        catacombs_of(state).leonardo_explores(state, self.column, sink)


class ScoreCatacombs(Step[Table]):
    """[FR-M13.11] Treasures are scored, in the order of the round."""

    __slots__ = ()

    @property
    def name(self) -> str:
        return "score-catacombs"

    def run(self, state: Table, chance: Chance, sink: Sink | None) -> None:
        catacombs = catacombs_of(state)
        for painter in state.order:
            kept = catacombs.catacombs(state).kept[painter]
            points = catacombs.score(kept)
            if points:
                state.credit(painter, catacombs.first_account, points)
                if sink is not None:
                    sink.emit(CatacombsScored(state.seat_of(painter), points, catacombs.score_scripts(kept)))
                advance_in_final_scoring(state, painter, points, sink)


def catacombs_of(table: Table) -> Catacombs:
    """The module, as it is in play."""
    module = table.rules.by_name[NAME]
    assert isinstance(module, Catacombs)
    return module


def parse_exploring(words: list[str]) -> Step[Table]:
    """A step of exploring, of the words of its name."""
    seat, *rooms = words
    if not rooms:
        raise ValueError("no room")
    return Exploring(ALL_SEATS[int(seat)], [FRESCO.cells[FRESCO.names.index(room)] for room in rooms])


BUYING: Final = [BuyingMap(seat) for seat in ALL_SEATS]
LEONARDO_TAKES_A_MAP: Final = LeonardoTakesMap()
LEONARDO_LAYS_MAP: Final = [LeonardoLaysMap(number) for number in ALL_MAPS]
LEONARDO_EXPLORES: Final = [LeonardoExplores(column) for column in ALL_LOCATIONS]
SCORE_CATACOMBS: Final = ScoreCatacombs()
STEPS: Final[list[Step[Table]]] = [
    *BUYING,
    LEONARDO_TAKES_A_MAP,
    *LEONARDO_LAYS_MAP,
    *LEONARDO_EXPLORES,
    SCORE_CATACOMBS,
]
PARSERS: Final[dict[str, Callable[[list[str]], Step[Table]]]] = {"exploring": parse_exploring}

# Advice to bots
TREASURE_WORTH: Final = 3.5
"""About how many points a treasure is worth that nobody has seen."""
OPENED_A_ROUND: Final = 0.12
"""How likely a room is opened in a round, and its treasure still there."""
ROUNDS_TO_WAIT: Final = 3.0
PATIENCE: Final = 0.8
"""How much a map is worth that is kept, by what it may lead to in some rounds."""
COST_AT: Final = [1.2, 1.4, 0.3, 0.6, 0.1]
"""What it costs to have less room at each location."""
