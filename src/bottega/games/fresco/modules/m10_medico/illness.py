"""Module 10: the ill. How apprentices fall ill, where they may go then, and what they can do there."""

from __future__ import annotations

from typing import Final

from bottega.core.chance import Chance
from bottega.core.events import Sink
from bottega.core.reasons import Reason
from bottega.core.seats import Seat
from bottega.games.fresco.actions import Offer
from bottega.games.fresco.catalogue import (
    ALL_LOCATIONS,
    CATHEDRAL,
    FRESCO,
    LOCATIONS,
    PAINTS,
    STUDIO,
    THEATER,
    Location,
    Paint,
    Painter,
)
from bottega.games.fresco.cathedral import UNMOVED, CathedralVisit
from bottega.games.fresco.marks import ILL, LASTING, ONE_ILL, ill_to_come, is_ill
from bottega.games.fresco.modules.covering import NOWHERE
from bottega.games.fresco.modules.m10_medico.events import (
    ApprenticeReturned,
    ApprenticeSetAside,
    FellIll,
    HealthyCounted,
    IllSent,
    InfectionRevealed,
    NeutralFellIll,
    NeutralSent,
    SaintPainted,
)
from bottega.games.fresco.modules.m10_medico.infirmary import BESIDE_ILL_ONES, BY_INFECTION, SAINT, SIGNPOST, Infirmary
from bottega.games.fresco.modules.m10_medico.kinds import HEALTHY_ONE, ILL_ONE, INFECTIONS
from bottega.games.fresco.modules.m10_medico.offers import FOR_ILL_ONES, ILL_NEXT, PAINT_SAINT, IllNext, PaintSaint
from bottega.games.fresco.modules.m10_medico.plan import HowManyIll, WhereNeutral
from bottega.games.fresco.modules.m10_medico.reasons import (
    BISHOP_ON_IT,
    BISHOP_TOO_NEAR,
    NO_ILL_TO_COME,
    NO_PAINT_FOR_SAINT,
    NOTHING_FOR_ILL_ONES,
    ONE_AT_WORK,
    SAINTS_BY_ILL_ONES,
)
from bottega.games.fresco.modules.m10_medico.steps import FALLING_ILL, SETTING_ASIDE
from bottega.games.fresco.planning import Blank, is_covered, location_in, replacing, room
from bottega.games.fresco.ruleset import BLENDS, Rules
from bottega.games.fresco.table import Table
from bottega.games.fresco.visit import Resume, Visit
from bottega.games.fresco.workshop import WorkshopVisit
from bottega.parts.bag import pull
from bottega.parts.grid import Cell

ILL_BLENDS: Final = 1
"""[FR-M10.11] How often an ill apprentice blends."""


class Illness:
    """The part of module 10 that is about the ill; medicine is the module itself."""

    def __init__(self, slot: int) -> None:
        self.slot = slot
        self.all_pawns = 0
        self.each = 0
        """[FR-M10.1] How many black pawns there are, and how many apprentices each player has."""
        self.neutral_stays = False
        self.may_at_bishop = True

    def infirmary(self, table: Table) -> Infirmary:
        """The medico board of a table, and the ill."""
        infirmary = table.extras[self.slot]
        assert isinstance(infirmary, Infirmary)
        return infirmary

    def rewrite(self, rules: Rules) -> None:
        """[FR-M10.1] [FR-M10.6] [FR-M10.9] Pawns and options."""
        self.each = rules.box.apprentices
        self.all_pawns = rules.box.components.medico.pawns_each * rules.count
        self.neutral_stays = rules.options["neutral_illness"] == "stays"
        self.may_at_bishop = rules.options["ill_at_the_bishop"] == "may"

    # Waking up

    def wake(self, table: Table, painter: Painter, sink: Sink | None) -> None:
        """[FR-M10.16] Whose mood was better in between has nobody set aside any more."""
        seat = table.seat_of(painter)
        if seat is not None and not self.is_gloomy(table, seat):
            self.bring_back(table, seat, sink)

    def bring_back(self, table: Table, seat: Seat, sink: Sink | None) -> None:
        """[FR-M10.16] An apprentice who was set aside is back."""
        infirmary = self.infirmary(table)
        if infirmary.armchair >> seat & 1:
            infirmary.armchair &= ~(1 << seat)
            if sink is not None:
                sink.emit(ApprenticeReturned(seat))

    def is_gloomy(self, table: Table, seat: Seat) -> bool:
        """[FR-2.7] Whether a painter is on one of the two "-1" spaces."""
        return table.mood[seat] <= table.rules.box.missing_from

    def gather(self, table: Table, painter: Painter, sink: Sink | None) -> None:
        """[FR-M10.7] [FR-M10.16] The ill ones are not among those who must be placed; one may be healed."""
        seat = table.seat_of(painter)
        if seat is None:
            return
        ill = self.infirmary(table).ill[seat]
        table.apprentices[seat] -= ill
        if sink is not None and ill:
            sink.emit(HealthyCounted(seat, max(0, table.apprentices[seat]), ill))
        if not self.is_gloomy(table, seat):
            self.bring_back(table, seat, sink)
        elif not self.infirmary(table).armchair >> seat & 1:
            self.set_somebody_aside(table, seat, sink)

    def set_somebody_aside(self, table: Table, seat: Seat, sink: Sink | None) -> None:
        """[FR-M10.16] A healthy apprentice or an ill one: the player is asked if there are both."""
        ill = self.infirmary(table).ill[seat]
        if 0 < ill < self.each:
            table.agenda.append(SETTING_ASIDE[seat])
        else:
            self.set_aside(table, seat, heals=ill == self.each, sink=sink)

    def set_aside(self, table: Table, seat: Seat, *, heals: bool, sink: Sink | None) -> None:
        """[FR-M10.16] One is set aside; an ill one is healed by it, and all healthy ones are there."""
        infirmary = self.infirmary(table)
        infirmary.armchair |= 1 << seat
        if heals:
            infirmary.ill[seat] -= 1
            table.apprentices[seat] += 1
        if sink is not None:
            who = ILL_ONE if heals else HEALTHY_ONE
            sink.emit(ApprenticeSetAside(seat, who, table.apprentices[seat], infirmary.ill[seat]))

    # Planning

    def blanks(self) -> list[Blank]:
        """[FR-M10.6] [FR-M10.7] Where the ill ones go, and where the neutral one stands."""
        return [*[HowManyIll(self, column) for column in FOR_ILL_ONES], WhereNeutral(self)]

    def unplan(self, table: Table, seat: Seat) -> None:
        """Nobody is sent anywhere."""
        infirmary = self.infirmary(table)
        infirmary.sent[seat] = 0
        infirmary.neutral[seat] = NOWHERE

    def most_ill(self, table: Table, seat: Seat, column: Location) -> int:
        """[FR-M10.7] How many ill apprentices a seat can send to a location."""
        if (column == THEATER and not table.last) or is_covered(table, seat, column):
            return 0
        infirmary = self.infirmary(table)
        left = infirmary.pawns(seat) - infirmary.sent_anywhere(seat)
        return min(left, room(table, seat, column) - table.at(seat, column))

    def planned(self, table: Table, seat: Seat, sink: Sink) -> None:
        """Where a seat sends its ill apprentices, and the neutral one."""
        infirmary = self.infirmary(table)
        for column in FOR_ILL_ONES:
            ill = infirmary.sent_to(seat, column)
            if ill:
                sink.emit(IllSent(seat, ill, location_in(table, column)))
        if infirmary.neutral[seat] != NOWHERE:
            sink.emit(NeutralSent(seat, location_in(table, infirmary.neutral[seat])))

    # Falling ill

    def reveal(self, table: Table, chance: Chance, sink: Sink | None) -> None:
        """[FR-M10.2] An infection tile is revealed; the signpost leaves the last one where it is."""
        infirmary = self.infirmary(table)
        tile = pull(infirmary.infections, chance)
        if tile != SIGNPOST:
            infirmary.infected = ALL_LOCATIONS[tile]
        if sink is not None:
            location = None if infirmary.infected == NOWHERE else LOCATIONS[infirmary.infected]
            sink.emit(InfectionRevealed(INFECTIONS[tile], location))

    def leave(self, table: Table, visit: Visit, sink: Sink | None) -> None:
        """[FR-M10.3] [FR-M10.4] Who has worked beside ill ones falls ill, or else one at an infected location."""
        if self.is_mixed(table, visit.seat, visit.column):
            self.all_fall_ill(table, visit, sink)
        elif self.infirmary(table).infected == visit.location:
            self.infect(table, visit, sink)

    def healthy_at(self, table: Table, seat: Seat, column: Location) -> int:
        """[FR-M10.5] How many healthy apprentices a seat has sent to a location, and not onto a tile in its stead."""
        return table.at(seat, column) if replacing(table, seat, column) is None else 0

    def is_mixed(self, table: Table, seat: Seat, column: Location) -> bool:
        """[FR-M10.4] Whether a seat has sent both healthy and ill apprentices to a location."""
        return self.infirmary(table).sent_to(seat, column) > 0 and self.healthy_at(table, seat, column) > 0

    def all_fall_ill(self, table: Table, visit: Visit, sink: Sink | None) -> None:
        """[FR-M10.4] All healthy ones fall ill."""
        neutral = self.infirmary(table).neutral[visit.seat] == visit.column
        own = self.healthy_at(table, visit.seat, visit.column) - neutral
        if own:
            self.fall_ill(table, visit.seat, own, visit.location, BESIDE_ILL_ONES, sink)
        if neutral:
            self.neutral_falls_ill(table, visit.seat, visit.location, sink)

    def infect(self, table: Table, visit: Visit, sink: Sink | None) -> None:
        """[FR-M10.3] [FR-M10.5] One of those at the infected location falls ill, after the last visit there."""
        seat = visit.seat
        there = self.columns_used(table, visit)
        if not there or visit.column != there[-1]:
            return
        exposed = [column for column in there if not self.is_mixed(table, seat, column)]
        neutral = self.infirmary(table).neutral[seat] in exposed
        own = sum([self.healthy_at(table, seat, column) for column in exposed]) - neutral
        if own and neutral:
            table.agenda.append(FALLING_ILL[seat])
        elif own:
            self.fall_ill(table, seat, 1, visit.location, BY_INFECTION, sink)
        elif neutral:
            self.neutral_falls_ill(table, seat, visit.location, sink)

    def columns_used(self, table: Table, visit: Visit) -> list[Location]:
        """[FR-M10.5] The columns of the sheet that lead where a visit is, as far as the seat has sent anybody."""
        columns = [CATHEDRAL, THEATER] if table.last and visit.location == CATHEDRAL else [visit.column]
        return [column for column in columns if self.anybody(table, visit.seat, column)]

    def anybody(self, table: Table, seat: Seat, column: Location) -> bool:
        """Whether a seat has sent any apprentice to a location, healthy or ill."""
        return self.healthy_at(table, seat, column) > 0 or self.infirmary(table).sent_to(seat, column) > 0

    def fall_ill(self, table: Table, seat: Seat, number: int, location: Location, rule: str, sink: Sink | None) -> None:
        """[FR-M10.3] Apprentices of one's own are swapped for black pawns, as long as there are any."""
        number = min(number, self.pawns_left(table))
        self.infirmary(table).ill[seat] += number
        if sink is not None and number:
            sink.emit(FellIll(seat, number, LOCATIONS[location], rule))

    def neutral_falls_ill(self, table: Table, seat: Seat, location: Location, sink: Sink | None) -> None:
        """[FR-M10.6] The neutral apprentice goes home; by option a black pawn stays."""
        infirmary = self.infirmary(table)
        stays = self.neutral_stays and self.pawns_left(table) > 0
        infirmary.neutral[seat] = NOWHERE
        infirmary.stand_ins[seat] += stays
        if sink is not None:
            sink.emit(NeutralFellIll(seat, LOCATIONS[location], stays))

    def pawns_left(self, table: Table) -> int:
        """[FR-M10.1] How many black pawns are on the medico board."""
        infirmary = self.infirmary(table)
        return self.all_pawns - sum(infirmary.ill) - sum(infirmary.stand_ins)

    # Visits of the ill

    def begin_work(self, table: Table, visit: Visit) -> Visit:
        """[FR-M10.8] Where only ill ones are left, an ill one works; one who can do nothing waits for the others."""
        ill = ill_to_come(visit.marks)
        if visit.location == STUDIO or not (ill or is_ill(visit.marks)):
            return visit
        if is_ill(visit.marks):
            waits = visit.left - 1 > ill and not can_work(table, visit)
            return back_in_line(visit) if waits else visit
        if has_begun(visit):
            return visit.marked(visit.marks - max(0, ill - visit.left + 1) * ONE_ILL)
        return ill_at_work(visit) if 0 < visit.left <= ill else visit

    def offers(self, table: Table, visit: Visit) -> list[Offer]:
        """[FR-M10.8] [FR-M10.10] An ill one may work next, or paint a saint."""
        if not ill_to_come(visit.marks):
            return []
        if visit.location == STUDIO:
            return [saint for saint in PAINT_SAINT if table.pieces(visit.seat, saint.paint)]
        return [ILL_NEXT] if self.why_not_ill_next(table, visit) is None else []

    def why_not(self, table: Table, visit: Visit, offer: Offer) -> Reason | None:
        """[FR-M10.8] [FR-M10.10] Why no ill one can do this."""
        if isinstance(offer, IllNext):
            return self.why_not_ill_next(table, visit)
        return self.why_no_saint(table, visit, offer) if isinstance(offer, PaintSaint) else visit.not_now()

    def why_not_ill_next(self, table: Table, visit: Visit) -> Reason | None:
        """[FR-M10.8] Why no ill apprentice can work next."""
        if visit.location == STUDIO or not ill_to_come(visit.marks):
            return NO_ILL_TO_COME
        if has_begun(visit) or not visit.left:
            return ONE_AT_WORK
        return None if can_work(table, ill_at_work(visit)) else NOTHING_FOR_ILL_ONES

    def why_no_saint(self, table: Table, visit: Visit, saint: PaintSaint) -> Reason | None:
        """[FR-M10.10] Why no saint can be painted."""
        if visit.location != STUDIO or not ill_to_come(visit.marks):
            return SAINTS_BY_ILL_ONES
        there = table.pieces(visit.seat, saint.paint)
        return None if there else NO_PAINT_FOR_SAINT.about(paint=PAINTS[saint.paint])

    def accept(self, table: Table, visit: Visit, offer: Offer, sink: Sink | None) -> None:
        """[FR-M10.8] [FR-M10.10] An ill one works next, or paints a saint."""
        if isinstance(offer, IllNext):
            ill_at_work(visit).go_on(table, sink)
        else:
            assert isinstance(offer, PaintSaint)
            self.paint_saint(table, visit, offer.paint, sink)

    def paint_saint(self, table: Table, visit: Visit, paint: Paint, sink: Sink | None) -> None:
        """[FR-M10.10] An ill one turns a paint into three Thalers."""
        table.agenda.append(Resume(visit.with_one_less().marked(visit.lasting - ONE_ILL)))
        table.return_paint(visit.seat, paint)
        if sink is not None:
            sink.emit(SaintPainted(visit.seat, PAINTS[paint], SAINT))
        table.earn(visit.seat, SAINT, sink)

    def restorable(self, table: Table, segments: int, marks: int) -> int:
        """[FR-M10.9] An ill apprentice keeps away from the bishop."""
        if not is_ill(marks):
            return segments
        away = segments & ~FRESCO.around[table.bishop]
        return away if self.may_at_bishop else away & ~(1 << table.bishop)

    def why_not_restore(self, table: Table, segment: Cell, marks: int) -> Reason | None:
        """[FR-M10.9] Why an ill apprentice may not restore a segment."""
        if not is_ill(marks):
            return None
        if FRESCO.around[table.bishop] >> segment & 1:
            return BISHOP_TOO_NEAR.about(segment=FRESCO.names[segment], bishop=FRESCO.names[table.bishop])
        barred = segment == table.bishop and not self.may_at_bishop
        return BISHOP_ON_IT.about(segment=FRESCO.names[segment]) if barred else None


# The apprentices at work


def has_begun(visit: Visit) -> bool:
    """[FR-M10.8] Whether an apprentice is at work already, who must finish first."""
    moved = isinstance(visit, CathedralVisit) and visit.bishop != UNMOVED
    return moved or visit.marks & ~LASTING != 0


def can_work(table: Table, visit: Visit) -> bool:
    """Whether the apprentice at work can do anything."""
    return visit.has_actions(table) or visit.is_awaited(table)


def ill_at_work(visit: Visit) -> Visit:
    """[FR-M10.8] [FR-M10.11] The same visit, with an ill apprentice at work."""
    return with_marks(visit, visit.marks - ONE_ILL | ILL, ILL_BLENDS)


def back_in_line(visit: Visit) -> Visit:
    """[FR-M10.8] The same visit, with the ill apprentice back among those who wait."""
    return with_marks(visit, (visit.marks & ~ILL) + ONE_ILL, BLENDS)


def with_marks(visit: Visit, marks: int, blends: int) -> Visit:
    """A visit with other marks; in the workshop with so many blends."""
    if isinstance(visit, WorkshopVisit):
        return WorkshopVisit(visit.seat, visit.column, visit.left, blends, marks)
    return visit.marked(marks)
