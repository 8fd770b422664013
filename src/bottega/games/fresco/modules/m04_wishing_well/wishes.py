"""Module 4: the wish cards that an apprentice uses in the course of a visit."""

from __future__ import annotations

from typing import Final

from bottega.core.errors import RulesBug
from bottega.core.events import Sink
from bottega.core.reasons import Reason
from bottega.core.seats import Seat
from bottega.games.fresco.actions import Offer
from bottega.games.fresco.box import paints_named
from bottega.games.fresco.catalogue import BASIC, BOOTHS, FRESCO, MARKET_TILES, PAINTS, MarketTile, Paint, stand_of
from bottega.games.fresco.cathedral import LED, PAID, CathedralVisit, payable
from bottega.games.fresco.events import BishopMoved, Blended, Bought
from bottega.games.fresco.market import ANY_BOOTH, MarketVisit, receive
from bottega.games.fresco.marks import BEGUN, BOUGHT_ELSEWHERE, WISH, WISH_LEFT, WISHED, WISHES, is_ill
from bottega.games.fresco.modules.m04_wishing_well.catalogue import WISH_CARDS
from bottega.games.fresco.modules.m04_wishing_well.events import WishCardUsed
from bottega.games.fresco.modules.m04_wishing_well.offers import (
    ALCHEMY,
    FINDERS,
    LUCKY_DAY,
    PLACES,
    TIP,
    VISIT,
    WISHES_AT,
    Alchemy,
    BishopsVisit,
    FreePaint,
    Wish,
)
from bottega.games.fresco.modules.m04_wishing_well.reasons import (
    ELSEWHERE,
    NO_PAINTS_FOR_ALCHEMY,
    NO_PURCHASE,
    NO_SEGMENT_FOR_A_VISIT,
    NOT_HELD,
    NOT_IF_ILL,
    NOT_SHOWN,
    ONE_EACH,
    TOO_FAR_FOR_A_VISIT,
)
from bottega.games.fresco.modules.m04_wishing_well.well import Well
from bottega.games.fresco.ruleset import Rules
from bottega.games.fresco.table import SOLD, Table
from bottega.games.fresco.theater import uplift
from bottega.games.fresco.visit import Resume, Visit
from bottega.games.fresco.wake_up import change_mood
from bottega.games.fresco.workshop import WorkshopVisit
from bottega.parts.grid import Cell

LUCKY_DAY_PENNIES: Final = 2
TIP_THALERS: Final = 1
TIP_PENNIES: Final = 1
FINDERS_THALERS: Final = 3
RULES: Final = {
    "lucky-day": "FR-M4.7",
    "free-red": "FR-M4.8",
    "free-yellow": "FR-M4.8",
    "free-blue": "FR-M4.8",
    "visit": "FR-M4.9",
    "praise": "FR-M4.10",
    "tip": "FR-M4.11",
    "alchemy": "FR-M4.12",
    "finders": "FR-M4.13",
    "busker": "FR-M4.14",
}
"""The rule of each card."""


class Wishes:
    """The part of module 4 that is about using wish cards; the well and its pennies are the module itself."""

    def __init__(self, slot: int) -> None:
        self.slot = slot
        self.copies: list[int] = []
        self.shows: list[list[list[Paint]]] = []
        """[FR-M4.8] The tiles that each card shows, each by its paints."""

    def rewrite(self, rules: Rules) -> None:
        """[FR-M4.1] What is printed on the cards."""
        cards = rules.box.components.wish_cards.items
        self.copies = [card.copies for card in cards]
        self.shows = [[sorted(paints_named(tile)) for tile in card.shows] for card in cards]

    def well(self, table: Table) -> Well:
        """The well of a table."""
        well = table.extras[self.slot]
        assert isinstance(well, Well)
        return well

    def may_hold(self, table: Table, seat: Seat, card: int) -> bool:
        """Whether a seat might have such a card: it has any, and not all of these are used, as everybody knows."""
        well = self.well(table)
        return well.used[card] < self.copies[card] and sum(well.hand(seat)) > 0

    def begin_work(self, table: Table, visit: Visit) -> Visit:
        """[FR-M4.12] Who has blended, and used no card, may use alchemy even after the last blend."""
        if visit.marks & BEGUN and not visit.marks & WISHED and self.may_hold(table, visit.seat, ALCHEMY):
            return visit.marked(visit.marks | WISH_LEFT)
        return visit

    def offers(self, table: Table, visit: Visit) -> list[Offer]:
        """[FR-M4.5] The cards in hand that can be used here."""
        well = self.well(table)
        return [
            wish
            for wish in WISHES_AT[visit.location]
            if well.holds(visit.seat, wish.card) and self.why_no_wish(table, visit, wish) is None
        ]

    def waits(self, table: Table, visit: Visit) -> bool:
        """Whether the seat might have a card that it could use here, by what everybody knows."""
        for wish in WISHES_AT[visit.location]:
            if self.may_hold(table, visit.seat, wish.card) and self.why_no_wish(table, visit, wish) is None:
                return True
        return False

    def why_not(self, table: Table, visit: Visit, offer: Offer) -> Reason | None:
        """[FR-M4.5] Why a card can't be used in a visit."""
        if not isinstance(offer, Wish):
            return visit.not_now()
        if not self.well(table).holds(visit.seat, offer.card):
            return NOT_HELD.about(card=WISH_CARDS[offer.card])
        return self.why_no_wish(table, visit, offer)

    def why_no_wish(self, table: Table, visit: Visit, wish: Wish) -> Reason | None:
        """[FR-M4.5] Why somebody who has a card can't use it here: by what everybody knows."""
        if PLACES.get(wish.card) != visit.location:
            return ELSEWHERE.about(card=WISH_CARDS[wish.card])
        if isinstance(visit, CathedralVisit | WorkshopVisit):
            reason = why_not_this_apprentice(visit)
        else:
            reason = why_nobody_left(table, visit)
        return reason if reason is not None else self.why_no_effect(table, visit, wish)

    def why_no_effect(self, table: Table, visit: Visit, wish: Wish) -> Reason | None:
        """Why a card would have no effect, though an apprentice is there who may use it."""
        if isinstance(wish, FreePaint):
            return self.why_no_free_paint(table, visit, wish)
        if isinstance(wish, BishopsVisit):
            return why_no_visit(table, visit, wish.segment)
        return why_no_alchemy(table, visit.seat, wish) if isinstance(wish, Alchemy) else None

    def why_no_free_paint(self, table: Table, visit: Visit, wish: FreePaint) -> Reason | None:
        """[FR-M4.8] A tile that the card shows, at the booth that is visited, one for each purchase there."""
        assert isinstance(visit, MarketVisit)
        if visit.booth == ANY_BOOTH or len(visit.bought) >= 2 * purchases(table, visit):
            return NO_PURCHASE
        if wish.place in table.stocked(visit.booth):
            paints = sorted(table.stall(visit.booth, wish.place).paints)
            if paints in self.shows[wish.card]:
                return None
        return NOT_SHOWN.about(place=wish.place + 1)

    def accept(self, table: Table, visit: Visit, offer: Offer, sink: Sink | None) -> None:
        """[FR-M4.5] A card is used in a visit."""
        assert isinstance(offer, Wish)
        if isinstance(offer, FreePaint):
            self.take_free_paint(table, visit, offer, sink)
        elif isinstance(offer, BishopsVisit):
            self.move_bishop(table, visit, offer, sink)
        elif isinstance(offer, Alchemy):
            self.blend(table, visit, offer, sink)
        elif offer.card == LUCKY_DAY:
            self.have_a_lucky_day(table, visit, sink)
        elif offer.card == TIP:
            self.be_tipped(table, visit, sink)
        elif offer.card == FINDERS:
            self.find_thalers(table, visit, sink)
        else:
            raise RulesBug(f"{offer.name} is no card of a visit")

    def discard(
        self,
        table: Table,
        seat: Seat,
        card: int,
        sink: Sink | None,
        *,
        pennies: int = 0,
        thalers: int = 0,
        points: int = 0,
        spaces: int = 0,
    ) -> None:
        """[FR-M4.5] A card is used, and out of the game; what it brings is told with it."""
        well, name = self.well(table), WISH_CARDS[card]
        well.hands[seat * len(WISH_CARDS) + card] -= 1
        well.used[card] += 1
        if sink is not None:
            sink.emit(WishCardUsed(seat, name, pennies, thalers, points, spaces, RULES[name]))

    def have_a_lucky_day(self, table: Table, visit: Visit, sink: Sink | None) -> None:
        """[FR-M4.7] Two pennies."""
        taken = self.well(table).take_pennies(visit.seat, LUCKY_DAY_PENNIES)
        self.discard(table, visit.seat, LUCKY_DAY, sink, pennies=taken)
        visit.marked(visit.marks + WISH).go_on(table, sink)

    def take_free_paint(self, table: Table, visit: Visit, wish: FreePaint, sink: Sink | None) -> None:
        """[FR-M4.8] A tile for nothing; it goes into the bag with those that were bought."""
        assert isinstance(visit, MarketVisit)
        stand = stand_of(visit.booth, wish.place)
        tile = MarketTile(table.market[stand])
        table.market[stand] = SOLD
        self.discard(table, visit.seat, wish.card, sink)
        if sink is not None:
            paints = tuple([PAINTS[paint] for paint in table.rules.box.stalls[tile].paints])
            booth, place = BOOTHS[visit.booth], wish.place + 1
            sink.emit(Bought(visit.seat, MARKET_TILES[tile], booth, place, 0, paints, "FR-M4.8"))
        receive(table, visit.seat, tile, visit.booth, wish.place, sink)
        bought = (*visit.bought, tile)
        MarketVisit(visit.seat, visit.column, visit.left, visit.booth, bought, visit.marks + WISH).go_on(table, sink)

    def move_bishop(self, table: Table, visit: Visit, wish: BishopsVisit, sink: Sink | None) -> None:
        """[FR-M4.9] The bishop moves for nothing; with or without a step that is paid for."""
        assert isinstance(visit, CathedralVisit)
        self.discard(table, visit.seat, VISIT, sink)
        if sink is not None:
            start, segment = FRESCO.names[table.bishop], FRESCO.names[wish.segment]
            sink.emit(BishopMoved(visit.seat, start, segment, 0, "FR-M4.9"))
        table.bishop = wish.segment
        bishop = LED if visit.may_move_bishop else PAID
        marks = visit.marks | WISHED
        table.agenda.append(CathedralVisit(visit.seat, visit.column, visit.left, bishop, marks))

    def be_tipped(self, table: Table, visit: Visit, sink: Sink | None) -> None:
        """[FR-M4.11] A Thaler and a penny."""
        taken = self.well(table).take_pennies(visit.seat, TIP_PENNIES)
        self.discard(table, visit.seat, TIP, sink, pennies=taken, thalers=TIP_THALERS)
        table.agenda.append(Resume(visit.marked(visit.marks + WISH)))
        table.earn(visit.seat, TIP_THALERS, sink)

    def blend(self, table: Table, visit: Visit, wish: Alchemy, sink: Sink | None) -> None:
        """[FR-M4.12] Three basic paints become a blended one, beside the blends of the apprentice."""
        for paint in wish.paints:
            table.return_paint(visit.seat, paint)
        table.take_paint(visit.seat, wish.result)
        self.discard(table, visit.seat, ALCHEMY, sink)
        if sink is not None:
            paints = tuple([PAINTS[paint] for paint in wish.paints])
            sink.emit(Blended(visit.seat, PAINTS[wish.result], paints, "FR-M4.12"))
        is_done = visit.marks & (WISH_LEFT | BEGUN) == WISH_LEFT
        marks = visit.marks & ~WISH_LEFT
        visit.marked(marks if is_done else marks | WISHED | BEGUN).go_on(table, sink)

    def find_thalers(self, table: Table, visit: Visit, sink: Sink | None) -> None:
        """[FR-M4.13] Three Thalers; the mood rises as usual, unless all have attended already."""
        self.discard(table, visit.seat, FINDERS, sink, thalers=FINDERS_THALERS)
        after = visit.marked(visit.marks + WISH)
        if visit.left:
            change_mood(table, visit.seat, uplift(table, visit.seat), sink)
            after = after.with_one_less()
        table.agenda.append(Resume(after))
        table.earn(visit.seat, FINDERS_THALERS, sink)


def purchases(table: Table, visit: Visit) -> int:
    """How many apprentices of a visit to the market have bought at its booth."""
    done = table.at(visit.seat, visit.column) - visit.left
    return done - 1 if visit.marks & BOUGHT_ELSEWHERE else done


def why_nobody_left(table: Table, visit: Visit) -> Reason | None:
    """[FR-M4.5] Where apprentices are not told apart: whether fewer cards were used than healthy ones are there."""
    return None if (visit.marks & WISHES) // WISH < table.at(visit.seat, visit.column) else ONE_EACH


def why_not_this_apprentice(visit: Visit) -> Reason | None:
    """[FR-M4.5] [FR-M4.6] Whether the apprentice at work, or who is just done, is healthy, and has used no card yet."""
    if visit.marks & WISH_LEFT:
        return None
    if not visit.left or visit.marks & WISHED:
        return ONE_EACH
    return NOT_IF_ILL if is_ill(visit.marks) else None


def why_no_visit(table: Table, visit: Visit, segment: Cell) -> Reason | None:
    """[FR-M4.9] Why the bishop can't pay a visit to a segment."""
    if not FRESCO.around[table.bishop] >> segment & 1:
        return TOO_FAR_FOR_A_VISIT.about(segment=FRESCO.names[segment])
    return None if payable(table, visit.seat, visit.marks) else NO_SEGMENT_FOR_A_VISIT


def why_no_alchemy(table: Table, seat: Seat, wish: Alchemy) -> Reason | None:
    """[FR-M4.12] Whether a seat has the three paints."""
    missing = [PAINTS[paint] for paint in BASIC if wish.paints.count(paint) > table.pieces(seat, paint)]
    return NO_PAINTS_FOR_ALCHEMY.about(missing=missing) if missing else None
