"""Module 6: the glaziers."""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar, Final

from bottega.core.actions import Action
from bottega.core.agenda import SeatStep, Step
from bottega.core.chance import Chance
from bottega.core.events import Sink
from bottega.core.reasons import Reason
from bottega.core.seats import Seat
from bottega.games.fresco.actions import PASS, Pass
from bottega.games.fresco.catalogue import ALL_SEATS, GLASS, ON_THE_BENCH, SPACES_EACH, WINDOWS, Location
from bottega.games.fresco.events import Forfeited, Idled, thalers
from bottega.games.fresco.modules.bits import is_in_two_places, union
from bottega.games.fresco.modules.covering import NOWHERE, Cover
from bottega.games.fresco.modules.m06_events import GlassBought, GlassDrawn
from bottega.games.fresco.modules.m06_offers import (
    ALL_GLASS,
    ALL_PLACES,
    BUY_GLASS,
    COLOURS,
    GLAZERY,
    NAME,
    TILE,
    BuyGlass,
)
from bottega.games.fresco.modules.m06_windows import Windows, parse_glazing, parse_replace_window
from bottega.games.fresco.modules.m06_workroom import NONE, Workroom
from bottega.games.fresco.modules.shares import (
    counts_of,
    mask_of,
    names_at,
    names_counted,
    names_in,
    places_of,
)
from bottega.games.fresco.openings import Extras, Share
from bottega.games.fresco.prospects import THALER
from bottega.games.fresco.ruleset import Rules
from bottega.games.fresco.table import Table
from bottega.parts.bag import pull

EVERY_WINDOW: Final = (1 << len(WINDOWS)) - 1
PRINTED: Final = 2
"""[FR-M6.3] So many apprentices are printed on the action tile."""
TOKENS_EACH: Final = 2
"""[FR-M6.2] So many glass tokens a player come to the glazery every round."""

BUY_GLASS_OR_PASS: Final = Reason("buy-glass-or-pass", "FR-M6.4", "This is a visit to the glazery: buy glass, or pass.")
NO_GLASS_THERE: Final = Reason("no-glass-there", "FR-M6.4", "The glazery has no {glass} glass this round.")
GLASS_TOO_DEAR: Final = Reason(
    "glass-too-dear", "FR-M6.4", "{glass} glass costs {price}, and there are only {thalers}."
)


class Glaziers(Windows):
    """[FR-M6.1] Glass from the glazery, and windows for the cathedral."""

    name: ClassVar[str] = NAME
    fills: ClassVar[tuple[str, ...]] = (
        "covers",
        "room",
        "instead",
        "planned",
        "tidy",
        "prepare",
        "restoring",
        "points",
        "restored",
        "altar",
        "appraise",
        "prospect",
    )
    accounts: ClassVar[tuple[tuple[str, str], ...]] = (("windows", "FR-M6.8"),)
    tile: ClassVar[str] = TILE
    spaces: ClassVar[int] = SPACES_EACH - PRINTED
    covers_said: ClassVar[list[Cover]] = GLAZERY

    def __init__(self, slot: int, first_account: int) -> None:
        super().__init__(slot, first_account)
        self.tokens: list[int] = []
        self.prices: list[int] = []

    def rewrite(self, rules: Rules) -> None:
        """[FR-M6.1] The glass, beside the windows."""
        super().rewrite(rules)
        glass = rules.box.components.glass.items
        self.tokens = [entry.tokens for entry in glass]
        self.prices = [entry.price for entry in glass]

    def set_up(self, table: Table, chance: Chance, sink: Sink | None) -> Extras:
        """[FR-M6.1] [FR-M6.2] All tokens are in the bag; six windows and the first glass are laid out."""
        count, none = table.rules.count, [0] * COLOURS
        workroom = Workroom(
            columns=[NOWHERE] * count,
            bag=self.tokens[:],
            display=none[:],
            reserve=none[:],
            glass=[0] * (count * COLOURS),
            bench=[NONE] * ON_THE_BENCH,
            stack=EVERY_WINDOW,
            walls=[NONE] * len(self.segments),
            balance=0,
        )
        for place in ALL_PLACES:
            workroom.bench[place] = self.turned_up(workroom, chance, sink)
        draw_glass(workroom, TOKENS_EACH * count, chance, sink)
        return workroom

    def tidy(self, table: Table) -> None:
        """[FR-M6.10] The action tiles are taken off, and the glass that was not sold goes into reserve."""
        super().tidy(table)
        workroom = self.workroom(table)
        for colour in ALL_GLASS:
            workroom.reserve[colour] += workroom.display[colour]
            workroom.display[colour] = 0

    def prepare(self, table: Table, chance: Chance, sink: Sink | None) -> None:
        """[FR-M6.10] New glass is drawn."""
        draw_glass(self.workroom(table), TOKENS_EACH * table.rules.count, chance, sink)

    # At the glazery

    def instead(self, table: Table, seat: Seat, column: Location) -> None:
        """[FR-M6.3] A seat is at the glazery, with the printed apprentices and the one that it sent."""
        table.agenda.append(AtTheGlazery(seat, PRINTED + table.at(seat, column)))

    def sold_to(self, table: Table, seat: Seat) -> list[BuyGlass]:
        """[FR-M6.4] The glass that a seat can buy."""
        return [buy for buy in BUY_GLASS if self.why_not_buy(table, seat, buy.colour) is None]

    def why_not_buy(self, table: Table, seat: Seat, colour: int) -> Reason | None:
        """[FR-M6.4] Why a seat can't buy glass of a colour."""
        if not self.workroom(table).display[colour]:
            return NO_GLASS_THERE.about(glass=GLASS[colour])
        price, money = self.prices[colour], table.thalers[seat]
        if price <= money:
            return None
        return GLASS_TOO_DEAR.about(glass=GLASS[colour].capitalize(), price=thalers(price), thalers=str(money))

    def buy(self, table: Table, seat: Seat, colour: int, sink: Sink | None) -> None:
        """[FR-M6.4] A token is paid for, and goes behind the screen."""
        workroom = self.workroom(table)
        workroom.display[colour] -= 1
        workroom.glass[seat * COLOURS + colour] += 1
        table.pay(seat, self.prices[colour])
        if sink is not None:
            sink.emit(GlassBought(seat, GLASS[colour], self.prices[colour]))

    # What may be seen

    def look(self, table: Table, seat: Seat | None, everything: bool) -> Share:
        """[FR-M6.12] All have seen which glass came behind each screen, and which was handed in."""
        workroom = self.workroom(table)
        return {
            **self.look_at_tiles(table, seat, everything),
            "bag": names_counted(workroom.bag, GLASS),
            "display": names_counted(workroom.display, GLASS),
            "reserve": names_counted(workroom.reserve, GLASS),
            **{f"glass {other}": names_counted(workroom.of(other), GLASS) for other in table.rules.seats},
            "bench": names_at(workroom.bench, WINDOWS),
            "stack": names_in(workroom.stack, WINDOWS),
            "walls": names_at(workroom.walls, WINDOWS),
            "balance": (str(workroom.balance),),
        }

    def lay_out(self, rules: Rules, share: Share) -> Extras:
        return Workroom(
            columns=self.tiles_in(rules, share),
            bag=counts_of(share["bag"], GLASS),
            display=counts_of(share["display"], GLASS),
            reserve=counts_of(share["reserve"], GLASS),
            glass=[number for seat in rules.seats for number in counts_of(share[f"glass {seat}"], GLASS)],
            bench=places_of(share["bench"], WINDOWS),
            stack=mask_of(share["stack"], WINDOWS),
            walls=places_of(share["walls"], WINDOWS),
            balance=int(share["balance"][0]),
        )

    def complaints(self, table: Table) -> list[str]:
        """No token and no window is lost, or in two places."""
        workroom, found = self.workroom(table), []
        for colour in ALL_GLASS:
            there = workroom.bag[colour] + workroom.display[colour] + workroom.reserve[colour]
            if there + sum(workroom.glass[colour::COLOURS]) != self.tokens[colour]:
                found.append(f"there are not {self.tokens[colour]} tokens of {GLASS[colour]} glass")
        if min(workroom.glass) < 0 or min(workroom.display) < 0:
            found.append("there is less glass than none")
        windows = [workroom.stack, *[1 << window for window in [*workroom.bench, *workroom.walls] if window != NONE]]
        if is_in_two_places(windows):
            found.append("a window is in two places")
        if union(windows) != EVERY_WINDOW:
            found.append("a window is lost")
        return found

    # Advice to bots

    def appraise(self, table: Table, seat: Seat, rounds: float) -> float:
        """What a seat's glass is worth, and the window that it is putting in."""
        workroom = self.workroom(table)
        worth = 0.0
        for colour in ALL_GLASS:
            for token in range(workroom.glass[seat * COLOURS + colour]):
                worth += self.worth(colour, token, rounds)
        return worth + workroom.balance

    def worth(self, colour: int, tokens: int, rounds: float) -> float:
        """What one more token is worth to somebody who has so many of its colour."""
        share = TOKEN_SHARE[min(tokens, len(TOKEN_SHARE) - 1)] * self.penalties[colour]
        return share if rounds else LAST_GLASS * share

    def prospect(self, table: Table, seat: Seat, column: Location, apprentices: int, rounds: float) -> float:
        """The best glass that can be bought, beyond its price."""
        if not self.covers(table, seat, column):
            return 0.0
        workroom = self.workroom(table)
        gains = [
            self.worth(colour, workroom.glass[seat * COLOURS + colour] + token, rounds) - THALER * self.prices[colour]
            for colour in ALL_GLASS
            for token in range(workroom.display[colour])
        ]
        best = sorted([gain for gain in gains if gain > 0.0], reverse=True)[: PRINTED + apprentices]
        return OTHERS_BUY * sum(best)


def draw_glass(workroom: Workroom, number: int, chance: Chance, sink: Sink | None) -> None:
    """[FR-M6.2] [FR-M6.10] Tokens are drawn for the glazery; an empty bag is filled from the reserve."""
    for _ in range(number):
        if not sum(workroom.bag):
            workroom.bag, workroom.reserve = workroom.reserve, workroom.bag
        if sum(workroom.bag):
            workroom.display[pull(workroom.bag, chance)] += 1
    if sink is not None:
        sink.emit(GlassDrawn(list(names_counted(workroom.display, GLASS))))


class AtTheGlazery(SeatStep[Table]):
    """[FR-M6.4] A seat is at the glazery, with so many apprentices left, printed or not."""

    __slots__ = ("left",)

    def __init__(self, seat: Seat, left: int) -> None:
        super().__init__(seat)
        self.left = left

    @property
    def name(self) -> str:
        return f"at-the-glazery {self.seat} {self.left}"

    def pending(self, state: Table) -> tuple[Seat, ...]:
        return self._seats if glaziers_of(state).sold_to(state, self.seat) else ()

    def run(self, state: Table, chance: Chance, sink: Sink | None) -> None:
        """[FR-M6.4] Nothing is there that the seat can buy."""
        if sink is not None:
            sink.emit(Idled(self.seat, self.left, TILE))

    def legal(self, state: Table, seat: Seat) -> list[Action]:
        return [*glaziers_of(state).sold_to(state, seat), PASS]

    def check(self, state: Table, seat: Seat, action: Action) -> Reason | None:
        if isinstance(action, BuyGlass):
            return glaziers_of(state).why_not_buy(state, seat, action.colour)
        return None if isinstance(action, Pass) else BUY_GLASS_OR_PASS

    def apply(self, state: Table, seat: Seat, action: Action, chance: Chance, sink: Sink | None) -> None:
        state.agenda.pop()
        if isinstance(action, BuyGlass):
            if self.left > 1:
                state.agenda.append(AtTheGlazery(seat, self.left - 1))
            glaziers_of(state).buy(state, seat, action.colour, sink)
        elif sink is not None:
            sink.emit(Forfeited(seat, TILE))


def glaziers_of(table: Table) -> Glaziers:
    """The module, as it is in play."""
    module = table.rules.by_name[NAME]
    assert isinstance(module, Glaziers)
    return module


def parse_at_the_glazery(words: list[str]) -> Step[Table]:
    """A visit to the glazery, of the words of its name."""
    seat, left = words
    return AtTheGlazery(ALL_SEATS[int(seat)], range(1, SPACES_EACH + 1)[int(left) - 1])


PARSERS: Final[dict[str, Callable[[list[str]], Step[Table]]]] = {
    "at-the-glazery": parse_at_the_glazery,
    "replace-window": parse_replace_window,
    "glazing": parse_glazing,
}

# Advice to bots
TOKEN_SHARE: Final = [0.6, 0.45, 0.25, 0.1]
"""How much of the penalty that it may spare the first, second, third token of a colour is worth."""
LAST_GLASS: Final = 0.4
"""How much of this counts in the final round."""
OTHERS_BUY: Final = 0.8
"""How much of the glass that looks best is still there."""
