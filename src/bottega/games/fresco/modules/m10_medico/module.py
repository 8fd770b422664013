"""Module 10: the medico."""

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
from bottega.games.fresco.actions import Offer
from bottega.games.fresco.catalogue import MOST_SEATS, Hour, Location, Painter
from bottega.games.fresco.marks import ONE_ILL, ill_to_come, is_ill
from bottega.games.fresco.modules.covering import NOWHERE, Cover, CoveringModule
from bottega.games.fresco.modules.m10_medico import advice, view
from bottega.games.fresco.modules.m10_medico.events import (
    BottleBought,
    BottleDrunk,
    BottleOnOffer,
    BottlesOffered,
    Cured,
    HealthPaid,
    IllCameHome,
)
from bottega.games.fresco.modules.m10_medico.illness import Illness
from bottega.games.fresco.modules.m10_medico.infirmary import NO_BOTTLE, WORTH_OF_HEALTH, Infirmary, draw_bottle
from bottega.games.fresco.modules.m10_medico.kinds import BOTTLES
from bottega.games.fresco.modules.m10_medico.meta import OPTION
from bottega.games.fresco.modules.m10_medico.offers import ACTIONS, BUY_BOTTLE, COVER, NAME, BuyBottle
from bottega.games.fresco.modules.m10_medico.questions import (
    HowManyIllApprentices,
    WhereNeutralApprentice,
    WhetherToDrink,
    WhichBottle,
    WhoFallsIll,
    WhomToSetAside,
)
from bottega.games.fresco.modules.m10_medico.reasons import (
    BOTTLE_TOO_DEAR,
    ILL_ONES_LEAD_NOBODY,
    NO_BOTTLE_THERE,
    NO_ROOM_BESIDE_THE_MEDICO,
)
from bottega.games.fresco.modules.m10_medico.steps import BUYING_BOTTLE, DRINKING, PAY_FOR_HEALTH, STEPS
from bottega.games.fresco.openings import Extras
from bottega.games.fresco.planning import Blank
from bottega.games.fresco.ruleset import Rules
from bottega.games.fresco.share import Share
from bottega.games.fresco.table import Table
from bottega.games.fresco.visit import Visit
from bottega.games.fresco.wake_up import change_mood
from bottega.parts.grid import Cell

MOST_BOTTLES: Final = 2
"""[FR-M10.13] How many bottles a player may have."""


class Medico(CoveringModule):
    """[FR-M10.1] Apprentices fall ill, and the medico at the market sells what cures."""

    name: ClassVar[str] = NAME
    share: ClassVar[type[Share]] = view.MedicoShare
    option: ClassVar[Option] = OPTION
    actions: ClassVar[list[Action]] = ACTIONS
    steps: ClassVar[list[Step[Table]]] = STEPS
    questions: ClassVar[list[type[Question]]] = [
        WhomToSetAside,
        HowManyIllApprentices,
        WhereNeutralApprentice,
        WhoFallsIll,
        WhichBottle,
        WhetherToDrink,
    ]
    action_tile: ClassVar[str] = "medico"
    spaces: ClassVar[int] = 1
    no_room: ClassVar[Reason] = NO_ROOM_BESIDE_THE_MEDICO
    covers_said: ClassVar[list[Cover]] = COVER

    def __init__(self, slot: int, first_account: int) -> None:
        super().__init__(slot, first_account)
        self.illness = Illness(slot)
        self.prices: list[int] = []
        """[FR-M10.13] What a bottle costs at each place of the board."""
        self.copies: list[int] = []
        self.portions: list[int] = []
        self.moods: list[int] = []
        """[FR-M10.14] How many there are of each kind of bottle, and what they do."""
        self.infections: list[int] = []

    # Setting up, and the end

    def rewrite(self, rules: Rules) -> None:
        """[FR-M10.1] [FR-M10.13] The side of the board, bottles and infection tiles."""
        self.illness.rewrite(rules)
        components = rules.box.components
        four = rules.count == MOST_SEATS
        self.prices = components.medico.four_players if four else components.medico.three_players
        self.copies = [entry.copies for entry in components.bottles.items]
        self.portions = [entry.portions for entry in components.bottles.items]
        self.moods = [entry.mood for entry in components.bottles.items]
        self.infections = [entry.copies for entry in components.infections.items]

    def infirmary(self, table: Table) -> Infirmary:
        """The medico board of a table, and the ill."""
        return self.illness.infirmary(table)

    def set_up(self, table: Table, chance: Chance, sink: Sink | None) -> Extras:
        """[FR-M10.1] Nobody is ill, and no bottle is offered yet."""
        count = table.rules.count
        return Infirmary(
            columns=[NOWHERE] * count,
            infections=self.infections[:],
            infected=NOWHERE,
            pile=self.copies[:],
            discarded=[0] * len(BOTTLES),
            offered=[NO_BOTTLE] * len(self.prices),
            held=[()] * count,
            ill=[0] * count,
            stand_ins=[0] * count,
            armchair=0,
            sent=[0] * count,
            neutral=[NOWHERE] * count,
        )

    def is_last(self, table: Table) -> bool:
        """[FR-M10.17] One infection tile is left."""
        return sum(self.infirmary(table).infections) <= 1

    def final_scoring(self, table: Table) -> None:
        """[FR-M10.18] Thalers for those in good health."""
        table.agenda.append(PAY_FOR_HEALTH)

    def pay_for_health(self, table: Table, seat: Seat, sink: Sink | None) -> None:
        """[FR-M10.18] Five Thalers for each apprentice of one's own who is not ill; they are not earned."""
        healthy = self.illness.each - self.infirmary(table).ill[seat]
        if healthy:
            thalers = WORTH_OF_HEALTH * healthy
            table.pay(seat, -thalers)
            if sink is not None:
                sink.emit(HealthPaid(seat, healthy, thalers))

    # The ill: planning

    def wake(self, table: Table, painter: Painter, hour: Hour, sink: Sink | None) -> None:
        self.illness.wake(table, painter, sink)

    def gather(self, table: Table, painter: Painter, sink: Sink | None) -> None:
        self.illness.gather(table, painter, sink)

    def later_blanks(self) -> list[Blank]:
        return self.illness.blanks()

    def unplan(self, table: Table, seat: Seat) -> None:
        super().unplan(table, seat)
        self.illness.unplan(table, seat)

    def planned(self, table: Table, seat: Seat, sink: Sink) -> None:
        self.illness.planned(table, seat, sink)

    def reveal(self, table: Table, chance: Chance, sink: Sink | None) -> None:
        self.illness.reveal(table, chance, sink)

    # The ill: visits

    def also_at(self, table: Table, seat: Seat, column: Location) -> int:
        """[FR-M10.7] The ill ones."""
        return self.infirmary(table).sent_to(seat, column)

    def begin_work(self, table: Table, visit: Visit) -> Visit:
        return self.illness.begin_work(table, visit)

    def offers(self, table: Table, visit: Visit) -> list[Offer]:
        return self.illness.offers(table, visit)

    def why_not(self, table: Table, visit: Visit, offer: Offer) -> Reason | None:
        return self.illness.why_not(table, visit, offer)

    def accept(self, table: Table, visit: Visit, offer: Offer, chance: Chance, sink: Sink | None) -> None:
        self.illness.accept(table, visit, offer, sink)

    def leave(self, table: Table, visit: Visit, sink: Sink | None) -> None:
        self.illness.leave(table, visit, sink)

    def waged(self, table: Table, visit: Visit, apprentices: int) -> int:
        """[FR-M10.10] Ill ones earn no wages."""
        return apprentices - ill_to_come(visit.marks)

    def reach(self, table: Table, seat: Seat, segments: int, marks: int) -> int:
        """[FR-M10.8] The bishop is not moved for an ill apprentice."""
        return 0 if is_ill(marks) else segments

    def why_not_reach(self, table: Table, seat: Seat, marks: int) -> Reason | None:
        return ILL_ONES_LEAD_NOBODY if is_ill(marks) else None

    def restorable(self, table: Table, painter: Painter, segments: int, marks: int) -> int:
        return self.illness.restorable(table, segments, marks)

    def why_not_restore(self, table: Table, painter: Painter, segment: Cell, marks: int) -> Reason | None:
        return self.illness.why_not_restore(table, segment, marks)

    # The medico at the market

    def is_of_use(self, table: Table, seat: Seat) -> bool:
        """[FR-M10.12] The tile is of no use without a bottle on offer, nor to who has two."""
        infirmary = self.infirmary(table)
        return len(infirmary.held[seat]) < MOST_BOTTLES and max(infirmary.offered) > NO_BOTTLE

    def calls(self, table: Table, seat: Seat, column: Location) -> bool:
        """[FR-M10.12] The medico is visited without an apprentice, too."""
        return self.covers(table, seat, column)

    def arrive(self, table: Table, visit: Visit) -> Visit:
        """[FR-M10.8] [FR-M10.13] The ill ones wait for their turn; a bottle is bought before anything else."""
        if self.covers(table, visit.seat, visit.column) and self.must_buy(table, visit.seat):
            table.agenda.append(BUYING_BOTTLE[visit.seat])
        return visit.marked(visit.marks | self.infirmary(table).sent_to(visit.seat, visit.column) * ONE_ILL)

    # Medicine

    def must_buy(self, table: Table, seat: Seat) -> bool:
        """[FR-M10.13] Whether a seat can buy a bottle, and so must."""
        return len(self.infirmary(table).held[seat]) < MOST_BOTTLES and len(self.affordable(table, seat)) > 0

    def affordable(self, table: Table, seat: Seat) -> list[BuyBottle]:
        """[FR-M10.13] The bottles that a seat has the money for."""
        return [bottle for bottle in BUY_BOTTLE if self.why_no_bottle(table, seat, bottle.place) is None]

    def why_no_bottle(self, table: Table, seat: Seat, place: int) -> Reason | None:
        """[FR-M10.13] Why a seat can't buy the bottle at a place."""
        offered = self.infirmary(table).offered
        if place >= len(offered) or offered[place] == NO_BOTTLE:
            return NO_BOTTLE_THERE.about(place=place + 1)
        price, thalers = self.prices[place], table.thalers[seat]
        return BOTTLE_TOO_DEAR.about(price=price, thalers=thalers) if price > thalers else None

    def buy(self, table: Table, seat: Seat, place: int, sink: Sink | None) -> None:
        """[FR-M10.13] A bottle is paid for, and put in front of the player."""
        infirmary = self.infirmary(table)
        bottle = infirmary.offered[place]
        infirmary.offered[place] = NO_BOTTLE
        infirmary.held[seat] = tuple(sorted([*infirmary.held[seat], bottle]))
        table.pay(seat, self.prices[place])
        if sink is not None:
            sink.emit(BottleBought(seat, BOTTLES[bottle], place + 1, self.prices[place]))

    def evening(self, table: Table, painter: Painter, sink: Sink | None) -> None:
        """[FR-M10.14] All come home; who has bottles may drink them."""
        seat = table.seat_of(painter)
        if seat is None:
            return
        infirmary = self.infirmary(table)
        if sink is not None and (infirmary.sent[seat] or infirmary.neutral[seat] != NOWHERE):
            sink.emit(IllCameHome(seat))
        infirmary.sent[seat] = 0
        infirmary.neutral[seat] = NOWHERE
        if infirmary.held[seat]:
            table.agenda.append(DRINKING[seat])

    def drink(self, table: Table, seat: Seat, kind: int, sink: Sink | None) -> None:
        """[FR-M10.14] A bottle is used up: it cures, or it lifts the mood."""
        infirmary = self.infirmary(table)
        left = [*infirmary.held[seat]]
        left.remove(kind)
        infirmary.held[seat] = tuple(left)
        infirmary.discarded[kind] += 1
        if sink is not None:
            sink.emit(BottleDrunk(seat, BOTTLES[kind]))
        self.cure(table, seat, self.portions[kind], sink)
        change_mood(table, seat, self.moods[kind], sink)

    def cure(self, table: Table, seat: Seat, portions: int, sink: Sink | None) -> None:
        """[FR-M10.14] Each portion cures one, own apprentices first; what is over is lost."""
        infirmary = self.infirmary(table)
        own = min(portions, infirmary.ill[seat])
        stand_ins = min(portions - own, infirmary.stand_ins[seat])
        infirmary.ill[seat] -= own
        infirmary.stand_ins[seat] -= stand_ins
        if sink is not None and own + stand_ins:
            sink.emit(Cured(seat, own, stand_ins))

    def prepare(self, table: Table, chance: Chance, sink: Sink | None) -> None:
        """[FR-M10.15] Unsold bottles go; for each player with anybody ill there is a new one."""
        infirmary = self.infirmary(table)
        unsold = [bottle for bottle in infirmary.offered if bottle != NO_BOTTLE]
        for bottle in unsold:
            infirmary.discarded[bottle] += 1
        wanted = len([seat for seat in table.rules.seats if infirmary.pawns(seat)])
        is_pile_renewed = wanted > sum(infirmary.pile)
        drawn = sorted([draw_bottle(infirmary, chance) for _ in range(wanted)])
        infirmary.offered = [*drawn, *[NO_BOTTLE] * (len(self.prices) - wanted)]
        if sink is not None and (drawn or unsold):
            discarded = tuple([BOTTLES[bottle] for bottle in unsold])
            sink.emit(BottlesOffered(self.on_offer(infirmary), discarded, is_pile_renewed))

    def on_offer(self, infirmary: Infirmary) -> tuple[BottleOnOffer, ...]:
        """[FR-M10.13] The places of the medico board, as events and views show them."""
        places = zip(infirmary.offered, self.prices, strict=True)
        return tuple(
            [BottleOnOffer(None if bottle == NO_BOTTLE else BOTTLES[bottle], price) for bottle, price in places]
        )

    # What may be seen

    def look(self, table: Table, seat: Seat | None, everything: bool) -> Share:
        return view.look(self, table, seat, everything)

    def imagine(self, rules: Rules, share: Share, rng: random.Random) -> Share:
        return view.imagine(share)

    def lay_out(self, rules: Rules, share: Share) -> Extras:
        return view.lay_out(share)

    def complaints(self, table: Table) -> list[str]:
        """No bottle or pawn is lost, and nobody is ill and healthy at once."""
        infirmary = self.infirmary(table)
        found = []
        if infirmary.all_bottles() != self.copies:
            found.append(f"the bottles are {infirmary.all_bottles()}, not {self.copies}")
        if self.illness.pawns_left(table) < 0:
            found.append("there are too many black pawns")
        for seat in table.rules.seats:
            if len(infirmary.held[seat]) > MOST_BOTTLES:
                found.append(f"seat {seat} has more than two bottles")
            if infirmary.ill[seat] + (infirmary.armchair >> seat & 1) > self.illness.each:
                found.append(f"seat {seat} has too many ill apprentices")
            if infirmary.sent[seat] and infirmary.sent_anywhere(seat) > infirmary.pawns(seat):
                found.append(f"seat {seat} has sent more ill apprentices than there are")
        return found

    # Advice to bots

    def appraise(self, table: Table, seat: Seat, rounds: float) -> float:
        return advice.appraise(self, table, seat, rounds)

    def prospect(self, table: Table, seat: Seat, column: Location, apprentices: int, rounds: float) -> float:
        return advice.prospect(self, table, seat, column, apprentices, rounds)
