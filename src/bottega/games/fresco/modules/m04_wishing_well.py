"""Module 4: the wishing well."""

from __future__ import annotations

import random
from abc import abstractmethod
from itertools import combinations_with_replacement
from typing import ClassVar, Final

from bottega.core.actions import Action
from bottega.core.agenda import SeatStep, Step
from bottega.core.chance import Chance
from bottega.core.errors import RulesBug
from bottega.core.events import Event, Sink
from bottega.core.reasons import Reason
from bottega.core.seats import Seat, only
from bottega.core.words import counted
from bottega.games.fresco.actions import PASS, Assign, Commit, Offer, Pass
from bottega.games.fresco.box import paints_named
from bottega.games.fresco.catalogue import (
    ALL_LOCATIONS,
    ALL_SEATS,
    BASIC,
    BLENDED,
    CATHEDRAL,
    FRESCO,
    LOCATIONS,
    MARKET,
    MOST_AT_A_BOOTH,
    PAINTS,
    STUDIO,
    THEATER,
    WISH_CARDS,
    WORKSHOP,
    Hour,
    Location,
    MarketTile,
    Paint,
    Painter,
    letters_of,
    stand_of,
)
from bottega.games.fresco.cathedral import LED, UNMOVED, CathedralVisit, payable
from bottega.games.fresco.events import Deed, thalers
from bottega.games.fresco.market import ANY_BOOTH, MarketVisit, receive
from bottega.games.fresco.modules.marks import BARREL_USED, WISH, WISH_LEFT, WISHED, WISHES, is_ill
from bottega.games.fresco.modules.shares import HIDDEN, SEATS, mask_of, names_in, sees_plan
from bottega.games.fresco.openings import Extras, Module, Share
from bottega.games.fresco.planning import Question, replacing, why_not_planned
from bottega.games.fresco.prospects import THALER
from bottega.games.fresco.reasons import ASSIGNED_ALREADY, NOT_PLANNED_YET
from bottega.games.fresco.ruleset import Rules
from bottega.games.fresco.table import SOLD, Table
from bottega.games.fresco.theater import uplift
from bottega.games.fresco.visit import BEGUN, Resume, Visit
from bottega.games.fresco.wake_up import change_mood
from bottega.games.fresco.workshop import WorkshopVisit
from bottega.parts.grid import Cell

NAME: Final = "wishing_well"
IN_THE_WELL: Final = 2
"""[FR-M4.2] [FR-M4.3] So many pennies has the well room for in a round, and so many does a player place."""
LUCKY_DAY_PENNIES: Final = 2
PRAISE_POINTS: Final = 1
TIP_THALERS: Final = 1
TIP_PENNIES: Final = 1
ALCHEMY_PAINTS: Final = 3
FINDERS_THALERS: Final = 3
BUSKER_SPACES: Final = 1

ALL_CARDS: Final = list(range(len(WISH_CARDS)))
LUCKY_DAY: Final = WISH_CARDS.index("lucky-day")
FREE_PAINT: Final = [card for card in ALL_CARDS if WISH_CARDS[card].startswith("free-")]
VISIT: Final = WISH_CARDS.index("visit")
PRAISE: Final = WISH_CARDS.index("praise")
TIP: Final = WISH_CARDS.index("tip")
ALCHEMY: Final = WISH_CARDS.index("alchemy")
FINDERS: Final = WISH_CARDS.index("finders")
BUSKER: Final = WISH_CARDS.index("busker")
PLACES: Final = {
    LUCKY_DAY: MARKET,
    **dict.fromkeys(FREE_PAINT, MARKET),
    VISIT: CATHEDRAL,
    TIP: STUDIO,
    ALCHEMY: WORKSHOP,
    FINDERS: THEATER,
}
"""[FR-M4.5] Where an apprentice uses each card in the course of a visit; the others have a moment of their own."""
NOBODY: Final = Painter(-1)


class PlacePennies(Offer):
    """Plan: put so many lucky pennies on the market."""

    __slots__ = ("number",)

    def __init__(self, number: int) -> None:
        super().__init__(NAME, "pennies", ("number", str(number)))
        self.number = number


class Throw(Offer):
    """Throw a lucky penny into the well."""

    __slots__ = ()


class Wish(Offer):
    """Use a wish card."""

    __slots__ = ("card",)

    def __init__(self, card: int, *parts: tuple[str, str]) -> None:
        super().__init__(NAME, "wish", ("card", WISH_CARDS[card]), *parts)
        self.card = card


class FreePaint(Wish):
    """Use a card of free paint for the tile at a place of the booth."""

    __slots__ = ("place",)

    def __init__(self, card: int, place: int) -> None:
        super().__init__(card, ("place", str(place + 1)))
        self.place = place


class BishopsVisit(Wish):
    """Use the bishop's visit to move him to a segment."""

    __slots__ = ("segment",)

    def __init__(self, segment: Cell) -> None:
        super().__init__(VISIT, ("segment", FRESCO.names[segment]))
        self.segment = segment


class Alchemy(Wish):
    """Use alchemy to turn three basic paints into a blended one."""

    __slots__ = ("paints", "result")

    def __init__(self, paints: list[Paint], result: Paint) -> None:
        super().__init__(ALCHEMY, ("paints", letters_of(paints)), ("paint", PAINTS[result]))
        self.paints = paints
        self.result = result


PENNIES: Final = [PlacePennies(number) for number in range(IN_THE_WELL + 1)]
THROW: Final = Throw(NAME, "throw")
WISH_PRAISE: Final = Wish(PRAISE)
WISH_BUSKER: Final = Wish(BUSKER)
IN_VISITS: Final[list[Wish]] = [
    Wish(LUCKY_DAY),
    *[FreePaint(card, place) for card in FREE_PAINT for place in range(MOST_AT_A_BOOTH)],
    *[BishopsVisit(segment) for segment in FRESCO.cells],
    Wish(TIP),
    *[
        Alchemy(list(paints), result)
        for paints in combinations_with_replacement(BASIC, ALCHEMY_PAINTS)
        for result in BLENDED
    ],
    Wish(FINDERS),
]
WISHES_AT: Final = [[wish for wish in IN_VISITS if PLACES[wish.card] == place] for place in ALL_LOCATIONS]
ACTIONS: Final[list[Action]] = [*PENNIES, THROW, *IN_VISITS, WISH_PRAISE, WISH_BUSKER]

TOO_FEW_PENNIES: Final = Reason("too-few-pennies", "FR-M4.2", "There are only {pennies} to place.")
THROW_OR_PASS: Final = Reason("throw-or-pass", "FR-M4.3", "First throw a lucky penny into the well, or pass.")
NOT_HELD: Final = Reason("no-such-card", "FR-M4.5", "There is no such wish card in this hand.")
ELSEWHERE: Final = Reason("used-elsewhere", "FR-M4.5", "This wish card is used {place}.")
ONE_EACH: Final = Reason(
    "one-card-each", "FR-M4.5", "An apprentice uses one wish card, and nobody here is left for it."
)
NOT_IF_ILL: Final = Reason("not-if-ill", "FR-M4.6", "An ill apprentice can't use this wish card.")
NO_PURCHASE: Final = Reason("no-purchase", "FR-M4.8", "Free paint comes with a purchase at a booth, one with each.")
NOT_SHOWN: Final = Reason("not-shown", "FR-M4.8", "There is no tile that the card shows at place {place} of the booth.")
TOO_FAR_FOR_A_VISIT: Final = Reason("too-far-for-a-visit", "FR-M4.9", "The bishop is not beside {segment}.")
NO_SEGMENT_FOR_A_VISIT: Final = Reason(
    "no-segment-for-a-visit", "FR-M4.9", "The bishop is moved before restoring a segment, and none can be restored now."
)
PRAISE_OR_PASS: Final = Reason("praise-or-pass", "FR-M4.10", "First use the praise of the bishop, or pass.")
NO_PAINTS_FOR_ALCHEMY: Final = Reason(
    "no-paints-for-alchemy", "FR-M4.12", "There are not the paints for that: {paints}."
)
BUSKER_OR_PASS: Final = Reason("busker-or-pass", "FR-M4.14", "First use a busker, or pass.")

MOMENTS: Final = {
    **{
        card: f"{'at' if place in (MARKET, THEATER) else 'in'} the {LOCATIONS[place]}" for card, place in PLACES.items()
    },
    PRAISE: "when a segment is restored",
    BUSKER: "after choosing a wake-up time",
}


def lucky_pennies(number: int) -> str:
    """So many pennies, in words.

    >>> lucky_pennies(1), lucky_pennies(2)
    ('1 lucky penny', '2 lucky pennies')
    """
    return f"{number} lucky penny" if number == 1 else f"{number} lucky pennies"


class PennyThrown(Deed):
    def __init__(self, seat: Seat) -> None:
        text = "{seat} throws a lucky penny into the well, and draws a wish card."
        super().__init__("penny-thrown", text, seat, {})


class CardDrawn(Event):
    """[FR-M4.3] Which card it was: told to who drew it."""

    def __init__(self, seat: Seat, card: str) -> None:
        parts = {"seat": str(seat), "card": card}
        super().__init__("card-drawn", "{seat} draws {card}.", parts, audience=only(seat), reveals=True)


class CardUsed(Deed):
    def __init__(self, seat: Seat, card: str, what: str) -> None:
        text = "{seat} uses a wish card, {card}: {what}."
        super().__init__("card-used", text, seat, {"card": card, "what": what}, reveals=True)


class PenniesExchanged(Deed):
    def __init__(self, seat: Seat, pennies: int) -> None:
        text = "{seat} gets {thalers} for lucky pennies."
        super().__init__("pennies-exchanged", text, seat, {"thalers": thalers(pennies)})


class Well(Extras):
    """Pennies and wish cards.

    Each seat's `pennies`, of which those `placed` lie on the sheet; those in the well and in the supply. `deck`
    and `used` have a number a kind of card, `hands` one a kind and seat. `praised` is who has used the praise for
    the segment that is being restored, `busked` has a bit for each seat that has used a busker this round.
    """

    __slots__ = ("busked", "deck", "hands", "pennies", "placed", "praised", "supply", "used", "well")

    def __init__(
        self,
        pennies: list[int],
        placed: list[int],
        well: int,
        supply: int,
        deck: list[int],
        used: list[int],
        hands: list[int],
        praised: Painter,
        busked: int,
    ) -> None:
        self.pennies = pennies
        self.placed = placed
        self.well = well
        self.supply = supply
        self.deck = deck
        self.used = used
        self.hands = hands
        self.praised = praised
        self.busked = busked

    def copy(self) -> Well:
        return Well(
            self.pennies[:],
            self.placed[:],
            self.well,
            self.supply,
            self.deck[:],
            self.used[:],
            self.hands[:],
            self.praised,
            self.busked,
        )

    def hand(self, seat: Seat) -> list[int]:
        """How many of each kind of card a seat has."""
        kinds = len(WISH_CARDS)
        return self.hands[seat * kinds : (seat + 1) * kinds]

    def holds(self, seat: Seat, card: int) -> bool:
        """Whether a seat has such a card."""
        return self.hands[seat * len(WISH_CARDS) + card] > 0

    def take_pennies(self, seat: Seat, number: int) -> int:
        """[FR-M4.15] A seat gets pennies of the supply, as far as there are any; how many."""
        taken = min(number, self.supply)
        self.supply -= taken
        self.pennies[seat] += taken
        return taken


class WishingWell(Module):
    """[FR-M4.1] A well at the market: pennies are thrown in, and wish cards come out."""

    name: ClassVar[str] = NAME
    fills: ClassVar[tuple[str, ...]] = (
        "wake",
        "adjust",
        "planned",
        "tidy",
        "final_scoring",
        "arrive",
        "begin_work",
        "leave",
        "offers",
        "restoring",
        "bonus",
        "restored",
        "appraise",
        "prospect",
    )

    def __init__(self, slot: int, first_account: int) -> None:
        super().__init__(slot, first_account)
        self.pieces = 0
        self.each = 0
        self.names: list[str] = []
        self.copies: list[int] = []
        self.shows: list[list[list[Paint]]] = []
        """[FR-M4.8] The tiles that each card shows, each by its paints."""

    def rewrite(self, rules: Rules) -> None:
        """[FR-M4.1] What is printed: pennies and cards."""
        components = rules.box.components
        self.pieces = components.lucky_pennies.pieces
        self.each = components.lucky_pennies.each
        cards = components.wish_cards.items
        self.names = [card.name for card in cards]
        self.copies = [card.copies for card in cards]
        self.shows = [[sorted(paints_named(tile)) for tile in card.shows] for card in cards]

    def well(self, table: Table) -> Well:
        """The well of a table."""
        well = table.extras[self.slot]
        assert isinstance(well, Well)
        return well

    def set_up(self, table: Table, chance: Chance, sink: Sink | None) -> Extras:
        """[FR-M4.1] [FR-M4.18] Three pennies for each player; all cards lie face down."""
        seats = table.rules.count
        return Well(
            pennies=[self.each] * seats,
            placed=[0] * seats,
            well=0,
            supply=self.pieces - self.each * seats,
            deck=self.copies[:],
            used=[0] * len(WISH_CARDS),
            hands=[0] * (seats * len(WISH_CARDS)),
            praised=NOBODY,
            busked=0,
        )

    def may_hold(self, table: Table, seat: Seat, card: int) -> bool:
        """Whether a seat might have such a card: it has any, and not all of these are used, as everybody knows."""
        well = self.well(table)
        return well.used[card] < self.copies[card] and sum(well.hand(seat)) > 0

    # The round

    def wake(self, table: Table, painter: Painter, hour: Hour) -> None:
        """[FR-M4.14] Who has wish cards is asked, whether there is a busker among them or not."""
        seat = table.seat_of(painter)
        if seat is not None and self.may_hold(table, seat, BUSKER):
            table.agenda.append(BUSKING[seat])

    def adjust(self, table: Table, seat: Seat, spaces: int) -> int:
        """[FR-M4.14] The busker."""
        return spaces + BUSKER_SPACES if self.well(table).busked >> seat & 1 else spaces

    def later_questions(self) -> list[Question]:
        return [HowManyPennies()]

    def unplan(self, table: Table, seat: Seat) -> None:
        self.well(table).placed[seat] = 0

    def planned(self, table: Table, seat: Seat) -> list[str]:
        placed = self.well(table).placed[seat]
        return [f"{lucky_pennies(placed)} to the well"] if placed else []

    def tidy(self, table: Table) -> None:
        """[FR-M4.16] The pennies of the well go back to the supply."""
        well = self.well(table)
        well.supply += well.well
        well.well = 0
        well.busked = 0

    def final_scoring(self, table: Table) -> None:
        """[FR-M4.17] Pennies are exchanged for Thalers before anything is scored."""
        for painter in reversed(table.order):
            if painter != table.rules.leonardo:
                table.agenda.append(EXCHANGING[painter])

    # At the market: pennies

    def arrive(self, table: Table, visit: Visit) -> Visit:
        """[FR-M4.3] Who has placed pennies may throw them before anything else is done at the market."""
        if visit.location == MARKET and self.may_throw(table, visit.seat):
            table.agenda.append(THROWING[visit.seat])
        return visit

    def leave(self, table: Table, visit: Visit, sink: Sink | None) -> None:
        """[FR-M4.4] Pennies that were not thrown are taken back."""
        if visit.location == MARKET:
            self.well(table).placed[visit.seat] = 0

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
            sink.emit(CardDrawn(seat, self.names[card]))

    # Wish cards in the course of a visit

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
        if not isinstance(offer, Wish):
            return visit.not_now()
        if not self.well(table).holds(visit.seat, offer.card):
            return NOT_HELD
        return self.why_no_wish(table, visit, offer)

    def why_no_wish(self, table: Table, visit: Visit, wish: Wish) -> Reason | None:
        """[FR-M4.5] Why somebody who has a card can't use it here: by what everybody knows."""
        if PLACES.get(wish.card) != visit.location:
            return ELSEWHERE.about(place=MOMENTS[wish.card])
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
        return NOT_SHOWN.about(place=str(wish.place + 1))

    def accept(self, table: Table, visit: Visit, offer: Offer, chance: Chance, sink: Sink | None) -> None:
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

    def discard(self, table: Table, seat: Seat, card: int, what: str, sink: Sink | None) -> None:
        """[FR-M4.5] A card is used, and out of the game."""
        well = self.well(table)
        well.hands[seat * len(WISH_CARDS) + card] -= 1
        well.used[card] += 1
        if sink is not None:
            sink.emit(CardUsed(seat, self.names[card], what))

    def have_a_lucky_day(self, table: Table, visit: Visit, sink: Sink | None) -> None:
        """[FR-M4.7] Two pennies."""
        taken = self.well(table).take_pennies(visit.seat, LUCKY_DAY_PENNIES)
        self.discard(table, visit.seat, LUCKY_DAY, lucky_pennies(taken), sink)
        visit.marked(visit.marks + WISH).go_on(table, sink)

    def take_free_paint(self, table: Table, visit: Visit, wish: FreePaint, sink: Sink | None) -> None:
        """[FR-M4.8] A tile for nothing; it goes into the bag with those that were bought."""
        assert isinstance(visit, MarketVisit)
        stand = stand_of(visit.booth, wish.place)
        tile = MarketTile(table.market[stand])
        table.market[stand] = SOLD
        self.discard(table, visit.seat, wish.card, f"{table.rules.box.stalls[tile].name} for nothing", sink)
        receive(table, visit.seat, tile, visit.booth, wish.place, sink)
        bought = (*visit.bought, tile)
        MarketVisit(visit.seat, visit.column, visit.left, visit.booth, bought, visit.marks + WISH).go_on(table, sink)

    def move_bishop(self, table: Table, visit: Visit, wish: BishopsVisit, sink: Sink | None) -> None:
        """[FR-M4.9] The bishop moves for nothing; with or without a step that is paid for."""
        assert isinstance(visit, CathedralVisit)
        table.bishop = wish.segment
        self.discard(table, visit.seat, VISIT, f"the bishop moves to {FRESCO.names[wish.segment]}", sink)
        bishop = LED if visit.bishop == UNMOVED else visit.bishop
        marks = visit.marks | WISHED
        table.agenda.append(CathedralVisit(visit.seat, visit.column, visit.left, bishop, marks))

    def be_tipped(self, table: Table, visit: Visit, sink: Sink | None) -> None:
        """[FR-M4.11] A Thaler and a penny."""
        taken = self.well(table).take_pennies(visit.seat, TIP_PENNIES)
        what = thalers(TIP_THALERS) + (f" and {lucky_pennies(taken)}" if taken else "")
        self.discard(table, visit.seat, TIP, what, sink)
        table.agenda.append(Resume(visit.marked(visit.marks + WISH)))
        table.earn(visit.seat, TIP_THALERS, sink)

    def blend(self, table: Table, visit: Visit, wish: Alchemy, sink: Sink | None) -> None:
        """[FR-M4.12] Three basic paints become a blended one, beside the blends of the apprentice."""
        for paint in wish.paints:
            table.return_paint(visit.seat, paint)
        table.take_paint(visit.seat, wish.result)
        what = f"{', '.join([PAINTS[paint] for paint in wish.paints])} become {PAINTS[wish.result]}"
        self.discard(table, visit.seat, ALCHEMY, what, sink)
        is_done = visit.marks & (WISH_LEFT | BEGUN) == WISH_LEFT
        marks = visit.marks & ~WISH_LEFT
        visit.marked(marks if is_done else marks | WISHED | BEGUN).go_on(table, sink)

    def find_thalers(self, table: Table, visit: Visit, sink: Sink | None) -> None:
        """[FR-M4.13] Three Thalers; the mood rises as usual, unless all have attended already."""
        self.discard(table, visit.seat, FINDERS, thalers(FINDERS_THALERS), sink)
        after = visit.marked(visit.marks + WISH)
        if visit.left:
            change_mood(table, visit.seat, uplift(table, visit.seat), sink)
            after = after.with_one_less()
        table.agenda.append(Resume(after))
        table.earn(visit.seat, FINDERS_THALERS, sink)

    # The praise of the bishop

    def restoring(self, table: Table, painter: Painter, segment: Cell, marks: int) -> None:
        """[FR-M4.10] Where the bishop gives a bonus, an apprentice who has used no card may use his praise."""
        seat = table.seat_of(painter)
        if seat is None or marks & WISHED or not self.may_hold(table, seat, PRAISE):
            return
        if (FRESCO.around[segment] | 1 << segment) >> table.bishop & 1:
            table.agenda.append(PRAISING[seat])

    def bonus(self, table: Table, painter: Painter, bonus: int) -> int:
        return bonus + PRAISE_POINTS if self.well(table).praised == painter else bonus

    def restored(
        self, table: Table, painter: Painter, segment: Cell, blessed: bool, chance: Chance, sink: Sink | None
    ) -> None:
        """[FR-M4.10] The praise was for one segment."""
        self.well(table).praised = NOBODY

    # What may be seen

    def look(self, table: Table, seat: Seat | None, everything: bool) -> Share:
        """Pennies are open, except on a secret plan; of the cards of others only their number."""
        well = self.well(table)
        share: Share = {
            "supply": (str(well.supply),),
            "well": (str(well.well),),
            "deck": (str(sum(well.deck)),),
            "used": cards_in(well.used),
            "praised": () if well.praised == NOBODY else (SEATS[well.praised],),
            "busked": names_in(well.busked, SEATS),
        }
        for other in table.rules.seats:
            cards = cards_in(well.hand(other))
            share[f"pennies {other}"] = (str(well.pennies[other]),)
            knows = sees_plan(table, seat, other, everything)
            share[f"placed {other}"] = (str(well.placed[other]) if knows else HIDDEN,)
            share[f"cards {other}"] = cards if everything or other == seat else (HIDDEN,) * len(cards)
        return share

    def imagine(self, rules: Rules, share: Share, rng: random.Random) -> Share:
        """Nothing is placed yet where a plan is secret; the cards that are not seen anywhere are dealt again."""
        places = [f"cards {seat}" for seat in rules.seats]
        seen = [card for place in ["used", *places] for card in share[place]]
        unseen = [name for name, copies in zip(WISH_CARDS, self.copies, strict=True) for _ in range(copies)]
        for card in seen:
            if card != HIDDEN:
                unseen.remove(card)
        rng.shuffle(unseen)
        dealt = {
            place: tuple(sorted([unseen.pop() if card == HIDDEN else card for card in share[place]], key=card_number))
            for place in places
        }
        placed = {
            f"placed {seat}": ("0",) if share[f"placed {seat}"] == (HIDDEN,) else share[f"placed {seat}"]
            for seat in rules.seats
        }
        return {**share, **dealt, **placed}

    def lay_out(self, rules: Rules, share: Share) -> Extras:
        """What is neither in a hand nor used lies face down, and the other pennies are in the supply."""
        used = counts_of(share["used"])
        hands = [count for seat in rules.seats for count in counts_of(share[f"cards {seat}"])]
        pennies = [int(share[f"pennies {seat}"][0]) for seat in rules.seats]
        well = int(share["well"][0])
        kinds = len(WISH_CARDS)
        return Well(
            pennies=pennies,
            placed=[int(share[f"placed {seat}"][0]) for seat in rules.seats],
            well=well,
            supply=self.pieces - well - sum(pennies),
            deck=[self.copies[card] - used[card] - sum(hands[card::kinds]) for card in ALL_CARDS],
            used=used,
            hands=hands,
            praised=Painter(SEATS.index(share["praised"][0])) if share["praised"] else NOBODY,
            busked=mask_of(share["busked"], SEATS),
        )

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
            if there != self.copies[card] or well.deck[card] < 0:
                found.append(f"there are not {self.copies[card]} cards {WISH_CARDS[card]}")
        return found

    # Advice to bots

    def appraise(self, table: Table, seat: Seat, rounds: float) -> float:
        """What the cards and pennies of a seat are worth."""
        well = self.well(table)
        cards = sum([CARD_WORTH[card] * held for card, held in enumerate(well.hand(seat)) if held])
        worth = cards * (KEPT if rounds else KEPT_TO_THE_LAST) + THALER * well.pennies[seat]
        return worth + PENNY_TO_THROW * min(well.pennies[seat], IN_THE_WELL) if rounds else worth

    def prospect(self, table: Table, seat: Seat, column: Location, apprentices: int, rounds: float) -> float:
        """The cards that the pennies on the sheet may bring."""
        if column != MARKET or not rounds or not self.may_throw(table, seat):
            return 0.0
        well = self.well(table)
        return CARD_GAIN * min(well.placed[seat], IN_THE_WELL - well.well)


def cards_in(counts: list[int]) -> tuple[str, ...]:
    """Cards as a share shows them."""
    return tuple([WISH_CARDS[card] for card in ALL_CARDS for _ in range(counts[card])])


def counts_of(cards: tuple[str, ...]) -> list[int]:
    """How many of each kind of card a share shows."""
    return [cards.count(name) for name in WISH_CARDS]


def card_number(name: str) -> int:
    """The number of a kind of card."""
    return WISH_CARDS.index(name)


def purchases(table: Table, visit: Visit) -> int:
    """How many apprentices of a visit to the market have bought at its booth."""
    done = table.at(visit.seat, visit.column) - visit.left
    return done - 1 if visit.marks & BARREL_USED else done


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
    for paint in BASIC:
        if wish.paints.count(paint) > table.pieces(seat, paint):
            return NO_PAINTS_FOR_ALCHEMY.about(paints=", ".join([PAINTS[paint] for paint in wish.paints]))
    return None


class HowManyPennies(Question):
    """[FR-M4.2] How many pennies are put on the market?"""

    __slots__ = ()

    def applies(self, table: Table, seat: Seat) -> bool:
        well = well_of(table).well(table)
        return table.at(seat, MARKET) > 0 and well.pennies[seat] > 0 and replacing(table, seat, MARKET) is None

    def legal(self, table: Table, seat: Seat) -> list[Action]:
        return [*PENNIES[: well_of(table).well(table).pennies[seat] + 1]]

    def why_not(self, table: Table, seat: Seat, action: Action) -> Reason | None:
        if isinstance(action, PlacePennies):
            pennies = well_of(table).well(table).pennies[seat]
            return TOO_FEW_PENNIES.about(pennies=lucky_pennies(pennies)) if action.number > pennies else None
        if isinstance(action, Assign):
            return ASSIGNED_ALREADY.about(location=LOCATIONS[action.column])
        return NOT_PLANNED_YET if isinstance(action, Commit) else why_not_planned(table, action)

    def answer(self, table: Table, seat: Seat, action: Action) -> None:
        assert isinstance(action, PlacePennies)
        well_of(table).well(table).placed[seat] = action.number


class ThrowPennies(SeatStep[Table]):
    """[FR-M4.3] A seat is at the market, with pennies on its sheet: into the well with them?"""

    __slots__ = ()

    @property
    def name(self) -> str:
        return f"throw-pennies {self.seat}"

    def legal(self, state: Table, seat: Seat) -> list[Action]:
        return [THROW, PASS]

    def check(self, state: Table, seat: Seat, action: Action) -> Reason | None:
        return None if isinstance(action, Throw | Pass) else THROW_OR_PASS

    def apply(self, state: Table, seat: Seat, action: Action, chance: Chance, sink: Sink | None) -> None:
        state.agenda.pop()
        if isinstance(action, Throw):
            module = well_of(state)
            module.throw(state, seat, chance, sink)
            if module.may_throw(state, seat):
                state.agenda.append(self)


class UseOneCard(SeatStep[Table]):
    """A seat may use one kind of card now. It is asked if it has any cards, and these are not all used."""

    __slots__ = ()

    @abstractmethod
    def wish(self) -> Wish:
        """Which card."""

    @abstractmethod
    def use_it_or_pass(self) -> Reason:
        """That nothing else can be done."""

    @abstractmethod
    def use(self, table: Table, sink: Sink | None) -> None:
        """What the card does."""

    def legal(self, state: Table, seat: Seat) -> list[Action]:
        wish = self.wish()
        return [wish, PASS] if well_of(state).well(state).holds(seat, wish.card) else [PASS]

    def check(self, state: Table, seat: Seat, action: Action) -> Reason | None:
        if isinstance(action, Pass):
            return None
        wish = self.wish()
        if action is not wish:
            return self.use_it_or_pass()
        return None if well_of(state).well(state).holds(seat, wish.card) else NOT_HELD

    def apply(self, state: Table, seat: Seat, action: Action, chance: Chance, sink: Sink | None) -> None:
        state.agenda.pop()
        if isinstance(action, Wish):
            self.use(state, sink)


class Praising(UseOneCard):
    """[FR-M4.10] A seat restores a segment with a bonus: does the bishop praise it?"""

    __slots__ = ()

    @property
    def name(self) -> str:
        return f"praising {self.seat}"

    def wish(self) -> Wish:
        return WISH_PRAISE

    def use_it_or_pass(self) -> Reason:
        return PRAISE_OR_PASS

    def use(self, table: Table, sink: Sink | None) -> None:
        module = well_of(table)
        module.well(table).praised = Painter(self.seat)
        module.discard(table, self.seat, PRAISE, f"{counted(PRAISE_POINTS, 'point')} more", sink)


class Busking(UseOneCard):
    """[FR-M4.14] A seat has chosen a wake-up time: does a busker cheer it up?"""

    __slots__ = ()

    @property
    def name(self) -> str:
        return f"busking {self.seat}"

    def wish(self) -> Wish:
        return WISH_BUSKER

    def use_it_or_pass(self) -> Reason:
        return BUSKER_OR_PASS

    def use(self, table: Table, sink: Sink | None) -> None:
        module = well_of(table)
        module.well(table).busked |= 1 << self.seat
        module.discard(table, self.seat, BUSKER, f"{counted(BUSKER_SPACES, 'space')} of mood", sink)


class ExchangePennies(Step[Table]):
    """[FR-M4.17] A seat gets a Thaler for each penny in the end."""

    __slots__ = ("seat",)

    def __init__(self, seat: Seat) -> None:
        self.seat = seat

    @property
    def name(self) -> str:
        return f"exchange-pennies {self.seat}"

    def run(self, state: Table, chance: Chance, sink: Sink | None) -> None:
        well = well_of(state).well(state)
        pennies = well.pennies[self.seat]
        if pennies:
            well.pennies[self.seat] = 0
            well.supply += pennies
            if sink is not None:
                sink.emit(PenniesExchanged(self.seat, pennies))
            state.earn(self.seat, pennies, sink)


def well_of(table: Table) -> WishingWell:
    """The module, as it is in play."""
    module = table.rules.by_name[NAME]
    assert isinstance(module, WishingWell)
    return module


THROWING: Final = [ThrowPennies(seat) for seat in ALL_SEATS]
PRAISING: Final = [Praising(seat) for seat in ALL_SEATS]
BUSKING: Final = [Busking(seat) for seat in ALL_SEATS]
EXCHANGING: Final = [ExchangePennies(seat) for seat in ALL_SEATS]
STEPS: Final[list[Step[Table]]] = [*THROWING, *PRAISING, *BUSKING, *EXCHANGING]

# Advice to bots
CARD_WORTH: Final = [1.1, 1.2, 1.2, 1.2, 0.7, 1.0, 1.1, 1.0, 1.5, 0.5]
"""What each kind of card is worth when it is used."""
KEPT: Final = 0.8
KEPT_TO_THE_LAST: Final = 0.3
"""How much of this counts while it is kept."""
PENNY_TO_THROW: Final = 0.1
"""What the first pennies are worth beyond their Thalers, while cards can be drawn."""
CARD_GAIN: Final = 0.25
"""What a card is worth beyond its penny, on an average."""
