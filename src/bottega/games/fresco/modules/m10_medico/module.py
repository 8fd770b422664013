"""Module 10: the medico."""

from __future__ import annotations

from typing import ClassVar, Final

from bottega.core.actions import Action
from bottega.core.agenda import Step
from bottega.core.chance import Chance
from bottega.core.events import Sink
from bottega.core.meta import Option
from bottega.core.reasons import Reason
from bottega.core.seats import Seat
from bottega.games.fresco.actions import Offer
from bottega.games.fresco.catalogue import MARKET, MOST_SEATS, Hour, Location, Painter
from bottega.games.fresco.marks import ONE_ILL, ill_to_come, is_ill
from bottega.games.fresco.modules.covering import NOWHERE, Cover, CoveringModule
from bottega.games.fresco.modules.m10_medico import advice, view
from bottega.games.fresco.modules.m10_medico.events import (
    HEALTHY,
    BottleBought,
    BottleDrunk,
    BottlesOffered,
    Cured,
    HealthPaid,
)
from bottega.games.fresco.modules.m10_medico.illness import Illness
from bottega.games.fresco.modules.m10_medico.infirmary import NO_BOTTLE, Infirmary, draw_bottle
from bottega.games.fresco.modules.m10_medico.meta import OPTION
from bottega.games.fresco.modules.m10_medico.offers import ACTIONS, BOTTLES, BUY_BOTTLE, COVER, NAME, BuyBottle
from bottega.games.fresco.modules.m10_medico.reasons import (
    BOTTLE_TOO_DEAR,
    ILL_ONES_LEAD_NOBODY,
    NO_BOTTLE_THERE,
    NO_ROOM_BESIDE_THE_MEDICO,
)
from bottega.games.fresco.modules.m10_medico.steps import BUYING_BOTTLE, DRINKING, PAY_FOR_HEALTH, STEPS
from bottega.games.fresco.old_events import thalers
from bottega.games.fresco.openings import Extras
from bottega.games.fresco.planning import Blank
from bottega.games.fresco.ruleset import Rules
from bottega.games.fresco.share import Places, Share, untyped
from bottega.games.fresco.table import Table
from bottega.games.fresco.visit import Visit
from bottega.games.fresco.wake_up import change_mood
from bottega.parts.grid import Cell

MOST_BOTTLES: Final = 2
"""[FR-M10.13] How many bottles a player may have."""


class Medico(CoveringModule):
    """[FR-M10.1] Apprentices fall ill, and the medico at the market sells what cures."""

    name: ClassVar[str] = NAME
    share: ClassVar[type[Share]] = untyped(NAME)
    option: ClassVar[Option] = OPTION
    actions: ClassVar[list[Action]] = ACTIONS
    steps: ClassVar[list[Step[Table]]] = STEPS
    tile: ClassVar[str] = "medico tile"
    spaces: ClassVar[int] = 1
    no_room: ClassVar[Reason] = NO_ROOM_BESIDE_THE_MEDICO
    covers_said: ClassVar[list[Cover]] = COVER

    def __init__(self, slot: int, first_account: int) -> None:
        super().__init__(slot, first_account)
        self.illness = Illness(slot)
        self.prices: list[int] = []
        """[FR-M10.13] What a bottle costs at each place of the board."""
        self.bottles: list[str] = []
        self.copies: list[int] = []
        self.portions: list[int] = []
        self.moods: list[int] = []
        """[FR-M10.14] What each kind of bottle is called, how many there are, and what they do."""
        self.infections: list[int] = []

    # Setting up, and the end

    def rewrite(self, rules: Rules) -> None:
        """[FR-M10.1] [FR-M10.13] The side of the board, bottles and infection tiles."""
        self.illness.rewrite(rules)
        components = rules.box.components
        four = rules.count == MOST_SEATS
        self.prices = components.medico.four_players if four else components.medico.three_players
        self.bottles = [entry.name for entry in components.bottles.items]
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
            table.pay(seat, -HEALTHY * healthy)
            if sink is not None:
                sink.emit(HealthPaid(seat, healthy))

    # The ill: planning

    def wake(self, table: Table, painter: Painter, hour: Hour) -> None:
        self.illness.wake(table, painter)

    def gather(self, table: Table, painter: Painter, sink: Sink | None) -> None:
        self.illness.gather(table, painter, sink)

    def later_blanks(self) -> list[Blank]:
        return self.illness.blanks()

    def unplan(self, table: Table, seat: Seat) -> None:
        super().unplan(table, seat)
        self.illness.unplan(table, seat)

    def old_planned(self, table: Table, seat: Seat) -> list[str]:
        tile = ["the medico tile to the market"] if self.covers(table, seat, MARKET) else []
        return tile + self.illness.planned(table, seat)

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
            return NO_BOTTLE_THERE.about(place=str(place + 1))
        price, money = self.prices[place], table.thalers[seat]
        return BOTTLE_TOO_DEAR.about(price=thalers(price), money=str(money)) if price > money else None

    def buy(self, table: Table, seat: Seat, place: int, sink: Sink | None) -> None:
        """[FR-M10.13] A bottle is paid for, and put in front of the player."""
        infirmary = self.infirmary(table)
        bottle = infirmary.offered[place]
        infirmary.offered[place] = NO_BOTTLE
        infirmary.held[seat] = tuple(sorted([*infirmary.held[seat], bottle]))
        table.pay(seat, self.prices[place])
        if sink is not None:
            sink.emit(BottleBought(seat, self.bottles[bottle], self.prices[place]))

    def evening(self, table: Table, painter: Painter) -> None:
        """[FR-M10.14] All come home; who has bottles may drink them."""
        seat = table.seat_of(painter)
        if seat is None:
            return
        infirmary = self.infirmary(table)
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
            sink.emit(BottleDrunk(seat, self.bottles[kind]))
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
            sink.emit(Cured(seat, own + stand_ins))

    def prepare(self, table: Table, chance: Chance, sink: Sink | None) -> None:
        """[FR-M10.15] Unsold bottles go; for each player with anybody ill there is a new one."""
        infirmary = self.infirmary(table)
        for bottle in infirmary.offered:
            if bottle != NO_BOTTLE:
                infirmary.discarded[bottle] += 1
        wanted = len([seat for seat in table.rules.seats if infirmary.pawns(seat)])
        drawn = sorted([draw_bottle(infirmary, chance) for _ in range(wanted)])
        infirmary.offered = [*drawn, *[NO_BOTTLE] * (len(self.prices) - wanted)]
        if sink is not None and drawn:
            prices = zip(drawn, self.prices, strict=False)
            sink.emit(BottlesOffered([f"{self.bottles[bottle]} for {thalers(price)}" for bottle, price in prices]))

    # What may be seen

    def old_look(self, table: Table, seat: Seat | None, everything: bool) -> Places:
        return view.look(self, table, seat, everything)

    def old_lay_out(self, rules: Rules, share: Places) -> Extras:
        return view.lay_out(self, rules, share)

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
