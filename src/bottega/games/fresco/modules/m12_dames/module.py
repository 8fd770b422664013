"""Module 12: the dames."""

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
from bottega.core.seats import Seat
from bottega.games.fresco.catalogue import FRESCO, MOST_SEATS, STUDIO, Location, Painter
from bottega.games.fresco.cathedral import Uncover
from bottega.games.fresco.modules.covering import NOWHERE
from bottega.games.fresco.modules.m12_dames import advice, view
from bottega.games.fresco.modules.m12_dames.beguines import AT_HOME, TAKEN, Beguines, turn_of
from bottega.games.fresco.modules.m12_dames.deeds import Deeds
from bottega.games.fresco.modules.m12_dames.events import (
    DameArrived,
    DameForfeited,
    DameGathered,
    DamesCameHome,
    DameSent,
    DamesPlaced,
    Married,
    ReservationReturned,
    ReservationTurned,
    WaitingDame,
)
from bottega.games.fresco.modules.m12_dames.kinds import DAMES
from bottega.games.fresco.modules.m12_dames.meta import OPTION
from bottega.games.fresco.modules.m12_dames.offers import ACTIONS, ALL_DAMES, NAME, SendDame
from bottega.games.fresco.modules.m12_dames.plan import WhereDameGoes
from bottega.games.fresco.modules.m12_dames.questions import SwitchWith, WhatDameDoes, WhereDame
from bottega.games.fresco.modules.m12_dames.reasons import NO_DAME_THERE, OTHER_DAME_THERE, RESERVED
from bottega.games.fresco.modules.m12_dames.steps import STEP_KINDS, DameActs, DameArrives
from bottega.games.fresco.openings import Extras, Module
from bottega.games.fresco.planning import Blank, is_covered, location_in, uncounted
from bottega.games.fresco.ruleset import Rules
from bottega.games.fresco.share import Share
from bottega.games.fresco.table import Table
from bottega.games.fresco.visit import Visit
from bottega.parts.bag import pull
from bottega.parts.grid import Cell

BOTH: Final = 0b11


class Dames(Module):
    """[FR-M12.1] Dames on the victory point track, who help at the locations."""

    name: ClassVar[str] = NAME
    option: ClassVar[Option] = OPTION
    actions: ClassVar[list[Action]] = ACTIONS
    step_kinds: ClassVar[list[type[Step[Table]]]] = STEP_KINDS
    questions: ClassVar[list[type[Question]]] = [WhereDame, WhatDameDoes, SwitchWith]
    share: ClassVar[type[Share]] = view.DamesShare

    def __init__(self, slot: int, first_account: int) -> None:
        super().__init__(slot, first_account)
        self.deeds = Deeds(slot)
        self.spaces: list[int] = []
        """[FR-M12.1] The rosary spaces of the track."""

    def beguines(self, table: Table) -> Beguines:
        """The dames of a table."""
        return self.deeds.beguines(table)

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

    def on_the_track(self, beguines: Beguines) -> tuple[WaitingDame, ...]:
        """The dames that wait on the track."""
        spaces = zip(self.spaces, beguines.waiting, strict=True)
        return tuple([WaitingDame(space, DAMES[colour]) for space, colour in spaces if colour != TAKEN])

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
                    sink.emit(Married(table.actor(painter), DAMES[colour], space))

    # Planning

    def later_blanks(self) -> list[Blank]:
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
            return NO_DAME_THERE.about(dame=DAMES[said.colour], place=where)
        there = said.column in self.beguines(table).sent_by(seat)
        return OTHER_DAME_THERE.about(dame=DAMES[said.colour], place=where) if there else None

    def planned(self, table: Table, seat: Seat, sink: Sink) -> None:
        for colour, column in enumerate(self.beguines(table).sent_by(seat)):
            if column != NOWHERE:
                sink.emit(DameSent(seat, DAMES[colour], location_in(table, column)))

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
            self.deeds.use(table, column, colour)
            if sink is not None:
                sink.emit(DameGathered(seat, DAMES[colour], apprentices))
            table.earn(seat, apprentices, sink)
        elif first and self.deeds.possible(table, seat, column):
            table.agenda.append(DameActs(seat, column, colour))
            if sink is not None:
                sink.emit(DameArrived(seat, DAMES[colour], location_in(table, column)))
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
        owner = self.beguines(table).reserved.index(segment)
        return RESERVED.about(segment=FRESCO.names[segment], owner=owner)

    def restored(
        self, table: Table, painter: Painter, segment: Cell, blessed: bool, chance: Chance, sink: Sink | None
    ) -> None:
        """[FR-M12.8] The reservation tile comes back with the segment."""
        reserved = self.beguines(table).reserved
        if segment in reserved:
            self.take_back(table, Seat(reserved.index(segment)), sink)

    def take_back(self, table: Table, seat: Seat, sink: Sink | None) -> None:
        """[FR-M12.8] A seat's reservation tile comes back."""
        beguines = self.beguines(table)
        if sink is not None:
            sink.emit(ReservationReturned(seat, FRESCO.names[beguines.reserved[seat]]))
        beguines.reserved[seat] = AT_HOME
        beguines.night &= ~(1 << seat)

    def tidy(self, table: Table, sink: Sink | None) -> None:
        """[FR-M12.8] The dames come home. Tiles of the night do too, and those of the day are turned."""
        beguines, at_home = self.beguines(table), [NOWHERE] * len(self.beguines(table).sent)
        if sink is not None and (beguines.used or beguines.sent != at_home):
            sink.emit(DamesCameHome())
        beguines.sent = at_home
        beguines.used = 0
        for seat in table.rules.seats:
            if beguines.night >> seat & 1:
                self.take_back(table, seat, sink)
            elif beguines.reserved[seat] != AT_HOME:
                beguines.night |= 1 << seat
                if sink is not None:
                    sink.emit(ReservationTurned(seat, FRESCO.names[beguines.reserved[seat]]))

    # What may be seen

    def look(self, table: Table, seat: Seat | None, everything: bool) -> Share:
        return view.look(self, table, seat, everything)

    def imagine(self, rules: Rules, share: Share, rng: random.Random) -> Share:
        return view.imagine(share)

    def lay_out(self, rules: Rules, share: Share) -> Extras:
        return view.lay_out(self, rules, share)

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
        return advice.appraise(self, table, seat, rounds)

    def prospect(self, table: Table, seat: Seat, column: Location, apprentices: int, rounds: float) -> float:
        return advice.prospect(self, table, seat, column, apprentices, rounds)


def is_being_uncovered(table: Table, segment: Cell) -> bool:
    """Whether a segment was just restored, and its painter does not stand on the track yet."""
    for step in table.agenda:
        if isinstance(step, Uncover) and step.segment == segment:
            return True
    return False
