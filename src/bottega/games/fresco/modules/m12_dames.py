"""Module 12: the dames."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import ClassVar, Final

from bottega.core.actions import Action
from bottega.core.agenda import Step
from bottega.core.chance import Chance
from bottega.core.events import Sink
from bottega.core.reasons import Reason
from bottega.core.seats import Seat
from bottega.games.fresco.actions import Assign
from bottega.games.fresco.catalogue import (
    ALL_LOCATIONS,
    ALL_SEATS,
    FRESCO,
    LOCATIONS,
    MOST_SEATS,
    STUDIO,
    THEATER,
    Location,
    Painter,
)
from bottega.games.fresco.cathedral import Uncover
from bottega.games.fresco.modules.covering import NOWHERE
from bottega.games.fresco.modules.m12_beguines import AT_HOME, TAKEN, TURNS, Beguines, shown_sent, turn_of
from bottega.games.fresco.modules.m12_deeds import MIDDLE, DameActs, Deeds, parse_act, parse_switch
from bottega.games.fresco.modules.m12_events import DameForfeited, DamesPlaced, Gathered, Married
from bottega.games.fresco.modules.m12_offers import ALL_DAMES, DAMES, NAME, SEND, SendDame
from bottega.games.fresco.modules.shares import HIDDEN, mask_of, names_in, nothing_planned, sees_plan
from bottega.games.fresco.openings import Extras, Share
from bottega.games.fresco.planning import Question, is_covered, location_in, uncounted
from bottega.games.fresco.prospects import MOOD, THALER
from bottega.games.fresco.reasons import ASSIGNED_ALREADY, SAID_ALREADY
from bottega.games.fresco.ruleset import Rules
from bottega.games.fresco.table import Table
from bottega.games.fresco.visit import Visit
from bottega.parts.bag import pull
from bottega.parts.grid import Cell

BOTH: Final = 0b11


SAY_WHERE: Final = Reason("say-where", "FR-M12.3", "First say where the {colour} dame goes.")
NO_SUCH_DAME: Final = Reason("no-such-dame", "FR-M12.3", "This player has no {colour} dame to send.")
NO_DAME_THERE: Final = Reason("no-dame-there", "FR-M12.4", "The {location} is covered, and no dame goes there.")
OTHER_DAME_THERE: Final = Reason("other-dame-there", "FR-M12.3", "The other dame goes to the {location} already.")
RESERVED: Final = Reason("reserved", "FR-M12.7", "{segment} is reserved for another player.")


class Dames(Deeds):
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

    # The cathedral

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


# Steps


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


def dames_of(table: Table) -> Dames:
    """The module, as it is in play."""
    module = table.rules.by_name[NAME]
    assert isinstance(module, Dames)
    return module


def parse_arrival(words: list[str]) -> Step[Table]:
    """A dame who arrives, of the words of the step's name."""
    seat, column, colour = words
    return DameArrives(ALL_SEATS[int(seat)], ALL_LOCATIONS[int(column)], DAMES.index(colour))


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
