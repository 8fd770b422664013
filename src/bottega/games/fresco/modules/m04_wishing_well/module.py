"""Module 4: the wishing well."""

from __future__ import annotations

import random
from typing import ClassVar

from bottega.core.actions import Action
from bottega.core.agenda import Step
from bottega.core.chance import Chance
from bottega.core.events import Sink
from bottega.core.meta import Option
from bottega.core.questions import Question
from bottega.core.reasons import Reason
from bottega.core.seats import Seat, only
from bottega.games.fresco.actions import Offer
from bottega.games.fresco.catalogue import FRESCO, MARKET, Hour, Location, Painter
from bottega.games.fresco.marks import WISHED
from bottega.games.fresco.modules.m04_wishing_well import advice, view
from bottega.games.fresco.modules.m04_wishing_well.catalogue import WISH_CARDS
from bottega.games.fresco.modules.m04_wishing_well.events import (
    PenniesExchanged,
    PenniesPlaced,
    PenniesTakenBack,
    PennyThrown,
    WellEmptied,
    WishCardDrawn,
    WishCardsShown,
)
from bottega.games.fresco.modules.m04_wishing_well.meta import OPTION
from bottega.games.fresco.modules.m04_wishing_well.offers import ACTIONS, ALL_CARDS, BUSKER, IN_THE_WELL, NAME, PRAISE
from bottega.games.fresco.modules.m04_wishing_well.plan import HowManyPennies
from bottega.games.fresco.modules.m04_wishing_well.questions import QUESTIONS
from bottega.games.fresco.modules.m04_wishing_well.steps import BUSKING, EXCHANGING, PRAISING, STEPS, THROWING
from bottega.games.fresco.modules.m04_wishing_well.well import BUSKER_SPACES, NOBODY, PRAISE_POINTS, Well
from bottega.games.fresco.modules.m04_wishing_well.wishes import Wishes
from bottega.games.fresco.modules.shares import names_counted
from bottega.games.fresco.openings import Extras, Module
from bottega.games.fresco.planning import Blank
from bottega.games.fresco.ruleset import Rules
from bottega.games.fresco.share import Share
from bottega.games.fresco.table import Table
from bottega.games.fresco.visit import Visit
from bottega.parts.grid import Cell


class WishingWell(Module):
    """[FR-M4.1] A well at the market: pennies are thrown in, and wish cards come out."""

    name: ClassVar[str] = NAME
    option: ClassVar[Option] = OPTION
    actions: ClassVar[list[Action]] = ACTIONS
    steps: ClassVar[list[Step[Table]]] = STEPS
    questions: ClassVar[list[type[Question]]] = QUESTIONS
    share: ClassVar[type[Share]] = view.WishingWellShare

    def __init__(self, slot: int, first_account: int) -> None:
        super().__init__(slot, first_account)
        self.wishes = Wishes(slot)
        self.pieces = 0
        self.each = 0

    def rewrite(self, rules: Rules) -> None:
        """[FR-M4.1] The pennies, beside the cards."""
        self.wishes.rewrite(rules)
        pennies = rules.box.components.lucky_pennies
        self.pieces = pennies.pieces
        self.each = pennies.each

    def well(self, table: Table) -> Well:
        """The well of a table."""
        return self.wishes.well(table)

    def set_up(self, table: Table, chance: Chance, sink: Sink | None) -> Extras:
        """[FR-M4.1] [FR-M4.18] Three pennies for each player; all cards lie face down."""
        seats = table.rules.count
        return Well(
            pennies=[self.each] * seats,
            placed=[0] * seats,
            well=0,
            supply=self.pieces - self.each * seats,
            deck=self.wishes.copies[:],
            used=[0] * len(WISH_CARDS),
            hands=[0] * (seats * len(WISH_CARDS)),
            praised=NOBODY,
            busked=0,
        )

    # The round

    def wake(self, table: Table, painter: Painter, hour: Hour, sink: Sink | None) -> None:
        """[FR-M4.14] Who has wish cards is asked, whether there is a busker among them or not."""
        seat = table.seat_of(painter)
        if seat is not None and self.wishes.may_hold(table, seat, BUSKER):
            table.agenda.append(BUSKING[seat])

    def adjust(self, table: Table, seat: Seat, spaces: int) -> int:
        """[FR-M4.14] The busker."""
        return spaces + BUSKER_SPACES if self.well(table).busked >> seat & 1 else spaces

    def later_blanks(self) -> list[Blank]:
        return [HowManyPennies()]

    def unplan(self, table: Table, seat: Seat) -> None:
        self.well(table).placed[seat] = 0

    def planned(self, table: Table, seat: Seat, sink: Sink) -> None:
        placed = self.well(table).placed[seat]
        if placed:
            sink.emit(PenniesPlaced(seat, placed))

    def tidy(self, table: Table, sink: Sink | None) -> None:
        """[FR-M4.16] The pennies of the well go back to the supply."""
        well = self.well(table)
        if sink is not None and well.well:
            sink.emit(WellEmptied(well.well))
        well.supply += well.well
        well.well = 0
        well.busked = 0

    def final_scoring(self, table: Table) -> None:
        """[FR-M4.17] Pennies are exchanged for Thalers before anything is scored."""
        table.take_turns(EXCHANGING)

    def exchange_pennies(self, table: Table, seat: Seat, sink: Sink | None) -> None:
        """[FR-M4.17] A Thaler for each penny."""
        well = self.well(table)
        pennies = well.pennies[seat]
        well.pennies[seat] = 0
        well.supply += pennies
        if pennies:
            if sink is not None:
                sink.emit(PenniesExchanged(seat, pennies, pennies))
            table.earn(seat, pennies, sink)

    def lay_open(self, table: Table, sink: Sink) -> None:
        """[FR-11.5] The wish cards that were not used."""
        for seat in table.rules.seats:
            sink.emit(WishCardsShown(seat, names_counted(self.well(table).hand(seat), WISH_CARDS)))

    # At the market: pennies

    def arrive(self, table: Table, visit: Visit) -> Visit:
        """[FR-M4.3] Who has placed pennies may throw them before anything else is done at the market."""
        if visit.location == MARKET and self.may_throw(table, visit.seat):
            table.agenda.append(THROWING[visit.seat])
        return visit

    def leave(self, table: Table, visit: Visit, sink: Sink | None) -> None:
        """[FR-M4.4] Pennies that were not thrown are taken back."""
        if visit.location != MARKET:
            return
        well = self.well(table)
        if sink is not None and well.placed[visit.seat]:
            sink.emit(PenniesTakenBack(visit.seat, well.placed[visit.seat]))
        well.placed[visit.seat] = 0

    def may_throw(self, table: Table, seat: Seat) -> bool:
        """[FR-M4.3] [FR-M4.15] Whether a seat has a penny on its sheet, the well has room, and a card is left."""
        well = self.well(table)
        return well.placed[seat] > 0 and well.well < IN_THE_WELL and sum(well.deck) > 0

    def throw(self, table: Table, seat: Seat, chance: Chance, sink: Sink | None) -> None:
        """[FR-M4.3] A penny goes into the well, and a card into the hand."""
        well = self.well(table)
        well.pennies[seat] -= 1
        well.placed[seat] -= 1
        well.well += 1
        card = chance.draw(well.deck, only(seat))
        well.deck[card] -= 1
        well.hands[seat * len(WISH_CARDS) + card] += 1
        if sink is not None:
            sink.emit(PennyThrown(seat))
            sink.emit(WishCardDrawn(seat, WISH_CARDS[card]))

    # In a visit: wish cards

    def begin_work(self, table: Table, visit: Visit) -> Visit:
        return self.wishes.begin_work(table, visit)

    def offers(self, table: Table, visit: Visit) -> list[Offer]:
        return self.wishes.offers(table, visit)

    def waits(self, table: Table, visit: Visit) -> bool:
        return self.wishes.waits(table, visit)

    def why_not(self, table: Table, visit: Visit, offer: Offer) -> Reason | None:
        return self.wishes.why_not(table, visit, offer)

    def accept(self, table: Table, visit: Visit, offer: Offer, chance: Chance, sink: Sink | None) -> None:
        self.wishes.accept(table, visit, offer, sink)

    # The praise of the bishop

    def restoring(self, table: Table, painter: Painter, segment: Cell, marks: int) -> None:
        """[FR-M4.10] Where the bishop gives a bonus, an apprentice who has used no card may use his praise."""
        seat = table.seat_of(painter)
        if seat is None or marks & WISHED or not self.wishes.may_hold(table, seat, PRAISE):
            return
        if (FRESCO.around[segment] | 1 << segment) >> table.bishop & 1:
            table.agenda.append(PRAISING[seat])

    def bonus(self, table: Table, painter: Painter, bonus: int) -> int:
        return bonus + PRAISE_POINTS if self.well(table).praised == painter else bonus

    def scored(self, table: Table) -> None:
        """[FR-M4.10] The praise was for one segment."""
        self.well(table).praised = NOBODY

    # What may be seen

    def look(self, table: Table, seat: Seat | None, everything: bool) -> Share:
        return view.look(self, table, seat, everything)

    def imagine(self, rules: Rules, share: Share, rng: random.Random) -> Share:
        return view.imagine(self, share, rng)

    def lay_out(self, rules: Rules, share: Share) -> Extras:
        return view.lay_out(self, share)

    def complaints(self, table: Table) -> list[str]:
        """No penny and no card is lost, and nobody has placed what is not there."""
        well, found = self.well(table), []
        if well.supply + well.well + sum(well.pennies) != self.pieces:
            found.append(f"there are not {self.pieces} lucky pennies")
        if well.supply < 0 or well.well > IN_THE_WELL:
            found.append("the supply of pennies is overdrawn, or the well too full")
        for placed, pennies in zip(well.placed, well.pennies, strict=True):
            if not 0 <= placed <= pennies:
                found.append("somebody has placed pennies that are not there")
        for card in ALL_CARDS:
            there = well.deck[card] + well.used[card] + sum(well.hands[card :: len(WISH_CARDS)])
            if there != self.wishes.copies[card] or well.deck[card] < 0:
                found.append(f"there are not {self.wishes.copies[card]} cards {WISH_CARDS[card]}")
        return found

    # Advice to bots

    def appraise(self, table: Table, seat: Seat, rounds: float) -> float:
        return advice.appraise(self, table, seat, rounds)

    def prospect(self, table: Table, seat: Seat, column: Location, apprentices: int, rounds: float) -> float:
        return advice.prospect(self, table, seat, column, apprentices, rounds)
