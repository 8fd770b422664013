"""Module 4: the wishing well."""

from __future__ import annotations

import random
from abc import abstractmethod
from typing import ClassVar, Final

from bottega.core.actions import Action
from bottega.core.agenda import SeatStep, Step
from bottega.core.chance import Chance
from bottega.core.events import Sink
from bottega.core.reasons import Reason
from bottega.core.seats import Seat, only
from bottega.core.words import counted
from bottega.games.fresco.actions import PASS, Assign, Commit, Pass
from bottega.games.fresco.catalogue import ALL_SEATS, FRESCO, LOCATIONS, MARKET, WISH_CARDS, Hour, Location, Painter
from bottega.games.fresco.modules.m04_events import CardDrawn, PenniesExchanged, PennyThrown, lucky_pennies
from bottega.games.fresco.modules.m04_offers import (
    ALL_CARDS,
    BUSKER,
    IN_THE_WELL,
    NAME,
    PENNIES,
    PRAISE,
    THROW,
    WISH_BUSKER,
    WISH_PRAISE,
    PlacePennies,
    Throw,
    Wish,
)
from bottega.games.fresco.modules.m04_well import NOBODY, Well
from bottega.games.fresco.modules.m04_wishes import NOT_HELD, Wishes
from bottega.games.fresco.modules.marks import WISHED
from bottega.games.fresco.modules.shares import (
    HIDDEN,
    SEATS,
    counts_of,
    deal_again,
    mask_of,
    names_counted,
    names_in,
    not_among,
    sees_plan,
)
from bottega.games.fresco.openings import Extras, Share
from bottega.games.fresco.planning import Question, replacing, why_not_planned
from bottega.games.fresco.prospects import THALER
from bottega.games.fresco.reasons import ASSIGNED_ALREADY, NOT_PLANNED_YET
from bottega.games.fresco.ruleset import Rules
from bottega.games.fresco.table import Table
from bottega.games.fresco.visit import Visit
from bottega.parts.grid import Cell

PRAISE_POINTS: Final = 1
BUSKER_SPACES: Final = 1
IN_VAIN: Final = "the mood comes to the end of its column all the same"
"""What is told of a busker who changes nothing."""

TOO_FEW_PENNIES: Final = Reason("too-few-pennies", "FR-M4.2", "There are only {pennies} to place.")
THROW_OR_PASS: Final = Reason("throw-or-pass", "FR-M4.3", "First throw a lucky penny into the well, or pass.")
PRAISE_OR_PASS: Final = Reason("praise-or-pass", "FR-M4.10", "First use the praise of the bishop, or pass.")
BUSKER_OR_PASS: Final = Reason("busker-or-pass", "FR-M4.14", "First use a busker, or pass.")


class WishingWell(Wishes):
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

    def rewrite(self, rules: Rules) -> None:
        """[FR-M4.1] The pennies, beside the cards."""
        super().rewrite(rules)
        pennies = rules.box.components.lucky_pennies
        self.pieces = pennies.pieces
        self.each = pennies.each

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
        table.take_turns(EXCHANGING)

    def exchange_pennies(self, table: Table, seat: Seat, sink: Sink | None) -> None:
        """[FR-M4.17] A Thaler for each penny."""
        well = self.well(table)
        pennies = well.pennies[seat]
        well.pennies[seat] = 0
        well.supply += pennies
        if pennies:
            if sink is not None:
                sink.emit(PenniesExchanged(seat, pennies))
            table.earn(seat, pennies, sink)

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
            "used": names_counted(well.used, WISH_CARDS),
            "praised": () if well.praised == NOBODY else (SEATS[well.praised],),
            "busked": names_in(well.busked, SEATS),
        }
        for other in table.rules.seats:
            cards = names_counted(well.hand(other), WISH_CARDS)
            share[f"pennies {other}"] = (str(well.pennies[other]),)
            knows = sees_plan(table, seat, other, everything)
            share[f"placed {other}"] = (str(well.placed[other]) if knows else HIDDEN,)
            share[f"cards {other}"] = cards if everything or other == seat else (HIDDEN,) * len(cards)
        return share

    def imagine(self, rules: Rules, share: Share, rng: random.Random) -> Share:
        """Nothing is placed yet where a plan is secret; the cards that are not seen anywhere are dealt again."""
        places = [f"cards {seat}" for seat in rules.seats]
        seen = [card for place in ["used", *places] for card in share[place]]
        dealt = deal_again(share, places, not_among(seen, WISH_CARDS, self.copies), WISH_CARDS, rng)
        placed = {
            f"placed {seat}": ("0",) if share[f"placed {seat}"] == (HIDDEN,) else share[f"placed {seat}"]
            for seat in rules.seats
        }
        return {**share, **dealt, **placed}

    def lay_out(self, rules: Rules, share: Share) -> Extras:
        """What is neither in a hand nor used lies face down, and the other pennies are in the supply."""
        used = counts_of(share["used"], WISH_CARDS)
        hands = [count for seat in rules.seats for count in counts_of(share[f"cards {seat}"], WISH_CARDS)]
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
        module, gain = well_of(table), buskers_gain(table, self.seat)
        module.well(table).busked |= 1 << self.seat
        module.discard(table, self.seat, BUSKER, f"{counted(gain, 'space')} of mood" if gain else IN_VAIN, sink)


def buskers_gain(table: Table, seat: Seat) -> int:
    """[FR-M4.14] By how much a busker betters the mood that a wake-up time brings: not at the ends of the column."""
    box, mood, spaces = table.rules.box, table.mood[seat], table.rules.hostel.mood[table.hours[seat]]
    return box.mood_after(mood, spaces + BUSKER_SPACES) - box.mood_after(mood, spaces)


class ExchangePennies(Step[Table]):
    """[FR-M4.17] A seat gets a Thaler for each penny in the end."""

    __slots__ = ("seat",)

    def __init__(self, seat: Seat) -> None:
        self.seat = seat

    @property
    def name(self) -> str:
        return f"exchange-pennies {self.seat}"

    def run(self, state: Table, chance: Chance, sink: Sink | None) -> None:
        well_of(state).exchange_pennies(state, self.seat, sink)


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
