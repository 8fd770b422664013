"""Module 12: the dames."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import ClassVar, Final

from bottega.core.actions import Action
from bottega.core.agenda import SeatStep, Step
from bottega.core.chance import Chance
from bottega.core.events import Event, Sink
from bottega.core.reasons import Reason
from bottega.core.seats import Seat
from bottega.core.words import counted
from bottega.games.fresco.actions import MOVE_BISHOP, PASS, Assign, MoveBishop, Offer, Pass
from bottega.games.fresco.catalogue import (
    ALL_BOOTHS,
    ALL_LOCATIONS,
    ALL_SEATS,
    BASIC,
    BOOTHS,
    CATHEDRAL,
    FRESCO,
    LOCATIONS,
    MARKET,
    MOST_AT_A_BOOTH,
    MOST_SEATS,
    PAINTS,
    STUDIO,
    THEATER,
    WORKSHOP,
    Booth,
    Location,
    Paint,
    Painter,
    stand_of,
)
from bottega.games.fresco.cathedral import Uncover
from bottega.games.fresco.events import BishopMoved, Deed, thalers
from bottega.games.fresco.market import why_not_visit
from bottega.games.fresco.modules.covering import KEPT, NOWHERE
from bottega.games.fresco.modules.shares import HIDDEN, mask_of, names_in, nothing_planned, sees_plan
from bottega.games.fresco.openings import Extras, Module, Share
from bottega.games.fresco.planning import Question, is_covered, location_in, uncounted
from bottega.games.fresco.prospects import MOOD, THALER
from bottega.games.fresco.reasons import (
    ASSIGNED_ALREADY,
    BISHOP_THERE,
    NO_SUCH_PLACE,
    RESTORED_ALREADY,
    SAID_ALREADY,
    SOLD_ALREADY,
)
from bottega.games.fresco.ruleset import BISHOP_FEE, Rules
from bottega.games.fresco.table import Table
from bottega.games.fresco.visit import Visit
from bottega.games.fresco.wake_up import change_mood
from bottega.parts.bag import pull
from bottega.parts.grid import Cell

NAME: Final = "dames"
DAMES: Final = ["pink", "purple"]
ALL_DAMES: Final = list(range(len(DAMES)))
BOTH: Final = 0b11
TAKEN: Final = -1
"""What a rosary space holds once its dame is married."""
AT_HOME: Final = Cell(-1)
"""Where a reservation tile is that lies on no segment."""
MIDDLE: Final = 0
"""[FR-1.5] The space of the mood display where everybody begins."""


class SendDame(Offer):
    """Plan: send a dame to a location, or nowhere."""

    __slots__ = ("colour", "column")

    def __init__(self, colour: int, column: Location) -> None:
        where = KEPT if column == NOWHERE else LOCATIONS[column]
        super().__init__(NAME, "dame", ("colour", DAMES[colour]), ("location", where))
        self.colour = colour
        self.column = column


class Switch(Offer):
    """Choose a market tile that changes places with another."""

    __slots__ = ("booth", "place")

    def __init__(self, booth: Booth, place: int) -> None:
        super().__init__(NAME, "switch", ("booth", BOOTHS[booth]), ("place", str(place + 1)))
        self.booth = booth
        self.place = place


class Reserve(Offer):
    """Reserve a segment of the fresco."""

    __slots__ = ("segment",)

    def __init__(self, segment: Cell) -> None:
        super().__init__(NAME, "reserve", ("segment", FRESCO.names[segment]))
        self.segment = segment


class Barter(Offer):
    """Give a basic paint for another one."""

    __slots__ = ("given", "taken")

    def __init__(self, given: Paint, taken: Paint) -> None:
        super().__init__(NAME, "barter", ("paint", PAINTS[given]), ("for", PAINTS[taken]))
        self.given = given
        self.taken = taken


class CheerUp(Offer):
    """Raise the mood to the middle."""

    __slots__ = ()


SEND: Final = [[SendDame(colour, column) for column in [NOWHERE, *ALL_LOCATIONS]] for colour in ALL_DAMES]
SWITCH: Final = [[Switch(booth, place) for place in range(MOST_AT_A_BOOTH)] for booth in ALL_BOOTHS]
RESERVE: Final = [Reserve(segment) for segment in FRESCO.cells]
BARTER: Final = [Barter(given, taken) for given in BASIC for taken in BASIC if given != taken]
CHEER_UP: Final = CheerUp(NAME, "cheer-up")
ACTIONS: Final[list[Action]] = [
    *[said for row in SEND for said in row],
    *[tile for row in SWITCH for tile in row],
    *RESERVE,
    *BARTER,
    CHEER_UP,
]

SAY_WHERE: Final = Reason("say-where", "FR-M12.3", "First say where the {colour} dame goes.")
NO_SUCH_DAME: Final = Reason("no-such-dame", "FR-M12.3", "This player has no {colour} dame to send.")
NO_DAME_THERE: Final = Reason("no-dame-there", "FR-M12.4", "The {location} is covered, and no dame goes there.")
OTHER_DAME_THERE: Final = Reason("other-dame-there", "FR-M12.3", "The other dame goes to the {location} already.")
DAME_FIRST: Final = Reason("dame-first", "FR-M12.5", "First the {colour} dame acts; or pass.")
CHOOSE_ANOTHER: Final = Reason("choose-another", "FR-M12.6", "First choose the tile for which it is swapped.")
SAME_BOOTH: Final = Reason("same-booth", "FR-M12.6", "The tiles that are swapped are of different booths.")
UNDER_THE_BISHOP: Final = Reason("under-the-bishop", "FR-M12.7", "The bishop stands on {segment}.")
RESERVED_ALREADY: Final = Reason("reserved-already", "FR-M12.7", "There is a reservation tile on {segment} already.")
RESERVED: Final = Reason("reserved", "FR-M12.7", "{segment} is reserved for another player.")
NO_SUCH_PAINT: Final = Reason("no-such-paint", "FR-M12.10", "There is no {paint} paint to give.")


class DamesPlaced(Event):
    def __init__(self, dames: list[str]) -> None:
        super().__init__("dames-placed", "Dames wait on the track: {dames}.", {"dames": ", ".join(dames)})


class Married(Deed):
    def __init__(self, seat: Seat | None, colour: str, space: int) -> None:
        text = "{seat} gains the {colour} dame of space {space}."
        super().__init__("married", text, seat, {"colour": colour, "space": str(space)})


class DameForfeited(Deed):
    """[FR-M12.5] Another player was first, or there is nothing to do."""

    def __init__(self, seat: Seat, colour: str, location: str) -> None:
        text = "The {colour} dame of {seat} can do nothing at the {location}."
        super().__init__("dame-forfeited", text, seat, {"colour": colour, "location": location})


class DamePassed(Deed):
    def __init__(self, seat: Seat, colour: str, location: str) -> None:
        text = "The {colour} dame of {seat} does nothing at the {location}."
        super().__init__("dame-passed", text, seat, {"colour": colour, "location": location})


class TilesSwitched(Deed):
    def __init__(self, seat: Seat, first: str, second: str) -> None:
        text = "The dame of {seat} swaps {first} for {second}."
        super().__init__("tiles-switched", text, seat, {"first": first, "second": second})


class SegmentReserved(Deed):
    def __init__(self, seat: Seat, segment: str) -> None:
        super().__init__("segment-reserved", "The dame of {seat} reserves {segment}.", seat, {"segment": segment})


class Gathered(Deed):
    """[FR-M12.9] What a dame takes in the studio."""

    def __init__(self, seat: Seat, money: int) -> None:
        text = "The dame of {seat} takes {money} in the studio."
        super().__init__("dame-gathered", text, seat, {"money": thalers(money)})


class Bartered(Deed):
    def __init__(self, seat: Seat, given: str, taken: str) -> None:
        text = "The dame of {seat} gives {given} for {taken}."
        super().__init__("bartered", text, seat, {"given": given, "taken": taken})


class Beguines(Extras):
    """The dames: on each rosary space its colour, and those of each painter, a bit a colour.

    `sent` has two columns a seat, one a colour; `used` a bit for each column and colour that has acted this round.
    `reserved` has the segment of each seat's reservation tile, `night` a bit for each seat whose tile shows the night.
    """

    __slots__ = ("married", "night", "reserved", "sent", "used", "waiting")

    def __init__(
        self,
        waiting: list[int],
        married: list[int],
        sent: list[Location],
        used: int,
        reserved: list[Cell],
        night: int,
    ) -> None:
        self.waiting = waiting
        self.married = married
        self.sent = sent
        self.used = used
        self.reserved = reserved
        self.night = night

    def copy(self) -> Beguines:
        return Beguines(self.waiting[:], self.married[:], self.sent[:], self.used, self.reserved[:], self.night)

    def sent_by(self, seat: Seat) -> list[Location]:
        """Where a seat's dames are sent, colour by colour."""
        start = seat * len(DAMES)
        return self.sent[start : start + len(DAMES)]

    def send(self, seat: Seat, colour: int, column: Location) -> None:
        """A seat's dame is sent to a location, or comes back."""
        self.sent[seat * len(DAMES) + colour] = column


class Dames(Module):
    """[FR-M12.1] Dames on the victory point track, who help at the locations."""

    name: ClassVar[str] = NAME
    fills: ClassVar[tuple[str, ...]] = (
        "advanced",
        "planned",
        "calls",
        "arrive",
        "restorable",
        "restored",
        "tidy",
        "appraise",
        "prospect",
    )

    def __init__(self, slot: int, first_account: int) -> None:
        super().__init__(slot, first_account)
        self.spaces: list[int] = []
        """[FR-M12.1] The rosary spaces of the track."""

    def beguines(self, table: Table) -> Beguines:
        """The dames of a table."""
        beguines = table.extras[self.slot]
        assert isinstance(beguines, Beguines)
        return beguines

    def rewrite(self, rules: Rules) -> None:
        """[FR-M12.1] The rosary spaces of this side of the board."""
        rosaries = rules.box.components.rosaries
        self.spaces = list(rosaries.four_players if rules.count == MOST_SEATS else rosaries.three_players)

    def set_up(self, table: Table, chance: Chance, sink: Sink | None) -> Extras:
        """[FR-M12.1] As many of one colour as of the other, in random order."""
        bag = [len(self.spaces) // len(DAMES)] * len(DAMES)
        waiting = [pull(bag, chance) for _ in self.spaces]
        seats, painters = table.rules.count, len(table.rules.painters)
        beguines = Beguines(waiting, [0] * painters, [NOWHERE] * (seats * len(DAMES)), 0, [AT_HOME] * seats, 0)
        if sink is not None:
            sink.emit(DamesPlaced(self.on_the_track(beguines)))
        return beguines

    def on_the_track(self, beguines: Beguines) -> list[str]:
        """The dames that wait on the track: "12 pink"."""
        return [
            f"{space} {DAMES[colour]}"
            for space, colour in zip(self.spaces, beguines.waiting, strict=True)
            if colour != TAKEN
        ]

    # The victory point track

    def advanced(self, table: Table, painter: Painter, start: int, stop: int, sink: Sink | None) -> None:
        """[FR-M12.2] [FR-M12.14] The first dame of each colour that the painter lacks, of those passed or reached."""
        beguines = self.beguines(table)
        for place, space in enumerate(self.spaces):
            if beguines.married[painter] == BOTH or space > stop:
                return
            colour = beguines.waiting[place]
            if space > start and colour != TAKEN and not beguines.married[painter] >> colour & 1:
                beguines.waiting[place] = TAKEN
                beguines.married[painter] |= 1 << colour
                if sink is not None:
                    sink.emit(Married(table.seat_of(painter), DAMES[colour], space))

    # Planning

    def later_questions(self) -> list[Question]:
        return [WhereDameGoes(self, colour) for colour in ALL_DAMES]

    def unplan(self, table: Table, seat: Seat) -> None:
        for colour in ALL_DAMES:
            self.beguines(table).send(seat, colour, NOWHERE)

    def has_dame(self, table: Table, seat: Seat, colour: int) -> bool:
        """[FR-M12.3] Whether a seat has a dame of a colour."""
        return bool(self.beguines(table).married[seat] >> colour & 1)

    def why_not_send(self, table: Table, seat: Seat, said: SendDame) -> Reason | None:
        """[FR-M12.3] [FR-M12.4] Why a seat can't send a dame to a location."""
        if said.column == NOWHERE:
            return None
        where = location_in(table, said.column)
        if is_covered(table, seat, said.column):
            return NO_DAME_THERE.about(location=where)
        there = said.column in self.beguines(table).sent_by(seat)
        return OTHER_DAME_THERE.about(location=where) if there else None

    def planned(self, table: Table, seat: Seat) -> list[str]:
        sent = self.beguines(table).sent_by(seat)
        return [
            f"the {DAMES[colour]} dame to the {location_in(table, column)}"
            for colour, column in enumerate(sent)
            if column != NOWHERE
        ]

    # The locations

    def calls(self, table: Table, seat: Seat, column: Location) -> bool:
        """[FR-M12.3] A dame needs no apprentice."""
        return column in self.beguines(table).sent_by(seat)

    def arrive(self, table: Table, visit: Visit) -> Visit:
        """[FR-M12.5] The dame acts before everything else."""
        sent = self.beguines(table).sent_by(visit.seat)
        if visit.column in sent:
            table.agenda.append(DameArrives(visit.seat, visit.column, sent.index(visit.column)))
        return visit

    def welcome(self, table: Table, seat: Seat, column: Location, colour: int, sink: Sink | None) -> None:
        """[FR-M12.5] A dame acts, or must forfeit; in the studio she takes what there is [FR-M12.9]."""
        beguines = self.beguines(table)
        beguines.send(seat, colour, NOWHERE)
        apprentices = table.at(seat, column) + uncounted(table, seat, column)
        first = not beguines.used >> turn_of(column, colour) & 1
        if first and column == STUDIO and apprentices:
            self.use(table, column, colour)
            if sink is not None:
                sink.emit(Gathered(seat, apprentices))
            table.earn(seat, apprentices, sink)
        elif first and self.deeds(table, seat, column):
            table.agenda.append(DameActs(seat, column, colour))
        elif sink is not None:
            sink.emit(DameForfeited(seat, DAMES[colour], location_in(table, column)))

    def use(self, table: Table, column: Location, colour: int) -> None:
        """[FR-M12.5] A dame of a colour has acted at a location: those who come later can't do so."""
        self.beguines(table).used |= 1 << turn_of(column, colour)

    def deeds(self, table: Table, seat: Seat, column: Location) -> list[Action]:
        """What a dame can do at a location; in the studio she is not asked."""
        if column == MARKET:
            return [*switches(table)]
        if column == CATHEDRAL:
            return [reserve for reserve in RESERVE if self.why_not_reserve(table, seat, reserve.segment) is None]
        if column == WORKSHOP:
            return [barter for barter in BARTER if table.pieces(seat, barter.given)]
        if column == THEATER and table.last:
            return bishops_moves(table, seat)
        return [CHEER_UP] if column == THEATER and table.mood[seat] < MIDDLE else []

    # The cathedral

    def why_not_reserve(self, table: Table, seat: Seat, segment: Cell) -> Reason | None:
        """[FR-M12.7] Why a segment can't be reserved: a seat's tile that is out stays where it is."""
        name, reserved = FRESCO.names[segment], self.beguines(table).reserved
        if not table.unrestored >> segment & 1:
            return RESTORED_ALREADY.about(segment=name)
        if table.bishop == segment:
            return UNDER_THE_BISHOP.about(segment=name)
        taken = segment in reserved or reserved[seat] != AT_HOME
        return RESERVED_ALREADY.about(segment=name) if taken else None

    def restorable(self, table: Table, painter: Painter, segments: int, marks: int) -> int:
        """[FR-M12.7] Not what is reserved for others."""
        for seat, segment in enumerate(self.beguines(table).reserved):
            if segment != AT_HOME and seat != painter:
                segments &= ~(1 << segment)
        return segments

    def why_not_restore(self, table: Table, painter: Painter, segment: Cell, marks: int) -> Reason | None:
        if self.restorable(table, painter, 1 << segment, marks):
            return None
        return RESERVED.about(segment=FRESCO.names[segment])

    def restored(
        self, table: Table, painter: Painter, segment: Cell, blessed: bool, chance: Chance, sink: Sink | None
    ) -> None:
        """[FR-M12.8] The reservation tile comes back with the segment."""
        reserved = self.beguines(table).reserved
        if segment in reserved:
            self.take_back(table, reserved.index(segment))

    def take_back(self, table: Table, seat: int) -> None:
        """A seat's reservation tile comes back."""
        beguines = self.beguines(table)
        beguines.reserved[seat] = AT_HOME
        beguines.night &= ~(1 << seat)

    def tidy(self, table: Table) -> None:
        """[FR-M12.8] The dames come home. Tiles of the night do too, and those of the day are turned."""
        beguines = self.beguines(table)
        beguines.sent = [NOWHERE] * len(beguines.sent)
        beguines.used = 0
        for seat in table.rules.seats:
            if beguines.night >> seat & 1:
                self.take_back(table, seat)
            elif beguines.reserved[seat] != AT_HOME:
                beguines.night |= 1 << seat

    # What may be seen

    def look(self, table: Table, seat: Seat | None, everything: bool) -> Share:
        beguines = self.beguines(table)
        reserved = [
            f"{other} {FRESCO.names[segment]} {'night' if beguines.night >> other & 1 else 'day'}"
            for other, segment in enumerate(beguines.reserved)
            if segment != AT_HOME
        ]
        return {
            "track": tuple(self.on_the_track(beguines)),
            **{f"married {painter}": names_in(dames, DAMES) for painter, dames in enumerate(beguines.married)},
            **{
                f"sent {other}": shown_sent(beguines.sent_by(other))
                if sees_plan(table, seat, other, everything)
                else (HIDDEN,)
                for other in table.rules.seats
            },
            "used": names_in(beguines.used, TURNS),
            "reserved": tuple(reserved),
        }

    def imagine(self, rules: Rules, share: Share, rng: random.Random) -> Share:
        return nothing_planned(share)

    def lay_out(self, rules: Rules, share: Share) -> Extras:
        beguines = Beguines(
            waiting=[TAKEN] * len(self.spaces),
            married=[mask_of(share[f"married {painter}"], DAMES) for painter in rules.painters],
            sent=[NOWHERE] * (rules.count * len(DAMES)),
            used=mask_of(share["used"], TURNS),
            reserved=[AT_HOME] * rules.count,
            night=0,
        )
        for space, colour in [words.split() for words in share["track"]]:
            beguines.waiting[self.spaces.index(int(space))] = DAMES.index(colour)
        for seat in rules.seats:
            for colour, location in [words.split() for words in share[f"sent {seat}"]]:
                beguines.send(seat, DAMES.index(colour), ALL_LOCATIONS[LOCATIONS.index(location)])
        for owner, segment, side in [words.split() for words in share["reserved"]]:
            beguines.reserved[int(owner)] = FRESCO.parse(segment)
            beguines.night |= int(side == "night") << int(owner)
        return beguines

    def complaints(self, table: Table) -> list[str]:
        """No dame is lost; who is sent is there, and reservation tiles lie on fresco tiles, one on each."""
        beguines, found = self.beguines(table), list[str]()
        for colour in ALL_DAMES:
            dames = beguines.waiting.count(colour)
            for married in beguines.married:
                dames += married >> colour & 1
            if dames != len(self.spaces) // len(DAMES):
                found.append(f"a {DAMES[colour]} dame is missing, or there is one too many")
        for place, column in enumerate(beguines.sent):
            if column != NOWHERE and not beguines.married[place // len(DAMES)] >> place % len(DAMES) & 1:
                found.append("a dame is sent who is not there")
        free = table.unrestored
        for segment in beguines.reserved:
            if segment != AT_HOME and not free >> segment & 1 and not is_being_uncovered(table, segment):
                found.append("a reservation tile lies where none can be")
            elif segment != AT_HOME:
                free &= ~(1 << segment)
        return found

    # Advice to bots

    def appraise(self, table: Table, seat: Seat, rounds: float) -> float:
        """What the dames of a seat are worth in the rounds to come, and its reservation."""
        beguines = self.beguines(table)
        worth = DAME_WORTH * rounds * beguines.married[seat].bit_count()
        segment = beguines.reserved[seat]
        return worth if segment == AT_HOME else worth + RESERVED_WORTH * table.tile_on(segment).value

    def prospect(self, table: Table, seat: Seat, column: Location, apprentices: int, rounds: float) -> float:
        """What a dame may do at a location where she is sent."""
        if column not in self.beguines(table).sent_by(seat):
            return 0.0
        if column == STUDIO:
            return THALER * apprentices
        if column == THEATER and not table.last:
            return MOOD * max(0, MIDDLE - table.mood[seat])
        return DEED_WORTH[column] if self.deeds(table, seat, column) else 0.0


def is_being_uncovered(table: Table, segment: Cell) -> bool:
    """Whether a segment was just restored, and its painter does not stand on the track yet."""
    for step in table.agenda:
        if isinstance(step, Uncover) and step.segment == segment:
            return True
    return False


def turn_of(column: Location, colour: int) -> int:
    """The bit of a column and a colour."""
    return column * len(DAMES) + colour


TURNS: Final = [f"{colour} {location}" for location in LOCATIONS for colour in DAMES]
"""Each column and colour, as shares name them."""


def shown_sent(columns: list[Location]) -> tuple[str, ...]:
    """Where dames are sent, as a share shows it."""
    return tuple([f"{DAMES[colour]} {LOCATIONS[col]}" for colour, col in enumerate(columns) if col != NOWHERE])


def switches(table: Table, other_than: Booth | None = None) -> list[Switch]:
    """[FR-M12.6] The market tiles that can be swapped for one of another booth, or for one of this booth."""
    booths = [booth for booth in table.rules.booths if booth != other_than and table.is_open(booth)]
    if other_than is None and len(booths) < 2:
        return []
    return [SWITCH[booth][place] for booth in booths for place in table.stocked(booth)]


def why_not_switch(table: Table, tile: Switch) -> Reason | None:
    """[FR-M12.6] Why there is no such tile to swap."""
    reason = why_not_visit(table, tile.booth)
    if reason is not None:
        return reason
    places = table.rules.booth_sizes[tile.booth]
    if tile.place >= places:
        return NO_SUCH_PLACE.about(booth=BOOTHS[tile.booth], places=counted(places, "tile"))
    return None if tile.place in table.stocked(tile.booth) else SOLD_ALREADY


def bishops_moves(table: Table, seat: Seat) -> list[Action]:
    """[FR-M12.12] Anywhere, for a Thaler."""
    if table.thalers[seat] < BISHOP_FEE:
        return []
    return [move for move in MOVE_BISHOP if move.segment != table.bishop]


# Planning


class WhereDameGoes(Question):
    """[FR-M12.3] Where does a dame go?"""

    __slots__ = ("colour", "module")

    def __init__(self, module: Dames, colour: int) -> None:
        self.module = module
        self.colour = colour

    def applies(self, table: Table, seat: Seat) -> bool:
        return self.module.has_dame(table, seat, self.colour)

    def legal(self, table: Table, seat: Seat) -> list[Action]:
        return [said for said in SEND[self.colour] if self.module.why_not_send(table, seat, said) is None]

    def why_not(self, table: Table, seat: Seat, action: Action) -> Reason | None:
        if isinstance(action, Assign):
            return ASSIGNED_ALREADY.about(location=LOCATIONS[action.column])
        if not isinstance(action, SendDame):
            return SAY_WHERE.about(colour=DAMES[self.colour])
        if not self.module.has_dame(table, seat, action.colour):
            return NO_SUCH_DAME.about(colour=DAMES[action.colour])
        if action.colour < self.colour:
            return SAID_ALREADY.about(tile=f"{DAMES[action.colour]} dame")
        if action.colour > self.colour:
            return SAY_WHERE.about(colour=DAMES[self.colour])
        return self.module.why_not_send(table, seat, action)

    def answer(self, table: Table, seat: Seat, action: Action) -> None:
        assert isinstance(action, SendDame)
        self.module.beguines(table).send(seat, action.colour, action.column)


# Acting


class DameArrives(Step[Table]):
    """[FR-M12.5] A dame is where she was sent."""

    __slots__ = ("colour", "column", "seat")

    def __init__(self, seat: Seat, column: Location, colour: int) -> None:
        self.seat = seat
        self.column = column
        self.colour = colour

    @property
    def name(self) -> str:
        return f"dame-arrives {self.seat} {self.column} {DAMES[self.colour]}"

    def run(self, state: Table, chance: Chance, sink: Sink | None) -> None:
        dames_of(state).welcome(state, self.seat, self.column, self.colour, sink)


class DameActs(SeatStep[Table]):
    """[FR-M12.5] A dame may act."""

    __slots__ = ("colour", "column")

    def __init__(self, seat: Seat, column: Location, colour: int) -> None:
        super().__init__(seat)
        self.column = column
        self.colour = colour

    @property
    def name(self) -> str:
        return f"dame-acts {self.seat} {self.column} {DAMES[self.colour]}"

    def legal(self, state: Table, seat: Seat) -> list[Action]:
        return [*dames_of(state).deeds(state, seat, self.column), PASS]

    def check(self, state: Table, seat: Seat, action: Action) -> Reason | None:
        if action is PASS or action in dames_of(state).deeds(state, seat, self.column):
            return None
        if isinstance(action, Switch) and self.column == MARKET:
            return why_not_switch(state, action)
        if isinstance(action, Reserve) and self.column == CATHEDRAL:
            return dames_of(state).why_not_reserve(state, seat, action.segment)
        if isinstance(action, Barter) and self.column == WORKSHOP:
            return NO_SUCH_PAINT.about(paint=PAINTS[action.given])
        if isinstance(action, MoveBishop) and self.column == THEATER and state.last:
            return BISHOP_THERE.about(segment=FRESCO.names[action.segment])
        return DAME_FIRST.about(colour=DAMES[self.colour])

    def apply(self, state: Table, seat: Seat, action: Action, chance: Chance, sink: Sink | None) -> None:
        state.agenda.pop()
        if not isinstance(action, Pass):
            dames_of(state).use(state, self.column, self.colour)
            act(state, seat, action, sink)
        elif sink is not None:
            sink.emit(DamePassed(seat, DAMES[self.colour], location_in(state, self.column)))


def act(table: Table, seat: Seat, action: Action, sink: Sink | None) -> None:
    """Do what a dame does."""
    if isinstance(action, Switch):
        table.agenda.append(DameSwitches(seat, action))
    elif isinstance(action, Reserve):
        reserve(table, seat, action.segment, sink)
    elif isinstance(action, Barter):
        barter(table, seat, action, sink)
    elif isinstance(action, MoveBishop):
        send_bishop(table, seat, action.segment, sink)
    else:
        change_mood(table, seat, MIDDLE - table.mood[seat], sink)


def reserve(table: Table, seat: Seat, segment: Cell, sink: Sink | None) -> None:
    """[FR-M12.7] A reservation tile is laid, with the day up."""
    dames_of(table).beguines(table).reserved[seat] = segment
    if sink is not None:
        sink.emit(SegmentReserved(seat, FRESCO.names[segment]))


def barter(table: Table, seat: Seat, action: Barter, sink: Sink | None) -> None:
    """[FR-M12.10] A basic paint goes to the supply, another one comes from it."""
    table.return_paint(seat, action.given)
    table.take_paint(seat, action.taken)
    if sink is not None:
        sink.emit(Bartered(seat, PAINTS[action.given], PAINTS[action.taken]))


def send_bishop(table: Table, seat: Seat, segment: Cell, sink: Sink | None) -> None:
    """[FR-M12.12] The bishop goes anywhere, for a Thaler; no portrait is used for it."""
    table.pay(seat, BISHOP_FEE)
    table.bishop = segment
    if sink is not None:
        sink.emit(BishopMoved(seat, FRESCO.names[segment]))


class DameSwitches(SeatStep[Table]):
    """[FR-M12.6] For which tile is this one swapped?"""

    __slots__ = ("first",)

    def __init__(self, seat: Seat, first: Switch) -> None:
        super().__init__(seat)
        self.first = first

    @property
    def name(self) -> str:
        return f"dame-switches {self.seat} {self.first.booth} {self.first.place}"

    def legal(self, state: Table, seat: Seat) -> list[Action]:
        return [*switches(state, self.first.booth)]

    def check(self, state: Table, seat: Seat, action: Action) -> Reason | None:
        if not isinstance(action, Switch):
            return CHOOSE_ANOTHER
        return SAME_BOOTH if action.booth == self.first.booth else why_not_switch(state, action)

    def apply(self, state: Table, seat: Seat, action: Action, chance: Chance, sink: Sink | None) -> None:
        assert isinstance(action, Switch)
        state.agenda.pop()
        if sink is not None:
            sink.emit(TilesSwitched(seat, tile_in_words(state, self.first), tile_in_words(state, action)))
        one, other = stand_of(self.first.booth, self.first.place), stand_of(action.booth, action.place)
        state.market[one], state.market[other] = state.market[other], state.market[one]


def tile_in_words(table: Table, tile: Switch) -> str:
    """A tile, and where it lies: "3 red (II)"."""
    return f"{table.stall(tile.booth, tile.place).name} ({BOOTHS[tile.booth]})"


def dames_of(table: Table) -> Dames:
    """The module, as it is in play."""
    module = table.rules.by_name[NAME]
    assert isinstance(module, Dames)
    return module


def parse_arrival(words: list[str]) -> Step[Table]:
    """A dame who arrives, of the words of the step's name."""
    seat, column, colour = words
    return DameArrives(ALL_SEATS[int(seat)], ALL_LOCATIONS[int(column)], DAMES.index(colour))


def parse_act(words: list[str]) -> Step[Table]:
    """A dame who acts, of the words of the step's name."""
    seat, column, colour = words
    return DameActs(ALL_SEATS[int(seat)], ALL_LOCATIONS[int(column)], DAMES.index(colour))


def parse_switch(words: list[str]) -> Step[Table]:
    """A dame who swaps tiles, of the words of the step's name."""
    seat, booth, place = words
    return DameSwitches(ALL_SEATS[int(seat)], SWITCH[int(booth)][int(place)])


PARSERS: Final[dict[str, Callable[[list[str]], Step[Table]]]] = {
    "dame-arrives": parse_arrival,
    "dame-acts": parse_act,
    "dame-switches": parse_switch,
}

# Advice to bots
DAME_WORTH: Final = 0.9
"""About how many points a dame brings in a round."""
RESERVED_WORTH: Final = 0.1
"""How much of a tile's points it is worth to have it reserved."""
DEED_WORTH: Final = [0.8, 0.9, 0.0, 0.3, 0.9]
"""About how many points the deed of a dame brings at each location, where it is not worked out."""
