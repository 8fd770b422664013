"""Module 6: the glaziers."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import ClassVar, Final

from bottega.core.actions import Action
from bottega.core.agenda import SeatStep, Step
from bottega.core.chance import Chance
from bottega.core.events import Event, Sink
from bottega.core.reasons import Reason
from bottega.core.seats import Seat
from bottega.core.words import counted
from bottega.games.fresco.actions import PASS, Offer, Pass
from bottega.games.fresco.catalogue import (
    ALL_LOCATIONS,
    ALL_PAINTERS,
    ALL_SEATS,
    FRESCO,
    GLASS,
    ON_THE_BENCH,
    SPACES_EACH,
    WINDOWS,
    Location,
    Painter,
)
from bottega.games.fresco.events import Deed, Forfeited, Idled, thalers
from bottega.games.fresco.module_components import WindowEntry
from bottega.games.fresco.modules.bits import is_in_two_places, pick_from, union
from bottega.games.fresco.modules.covering import NOWHERE, ActionTiles, Cover, CoveringModule, covers_with
from bottega.games.fresco.modules.shares import (
    HIDDEN,
    NOTHING,
    counts_of,
    deal_again,
    mask_of,
    names_at,
    names_counted,
    names_in,
    not_among,
    nothing_planned,
    places_of,
)
from bottega.games.fresco.openings import Extras, Share
from bottega.games.fresco.prospects import THALER
from bottega.games.fresco.ruleset import Rules
from bottega.games.fresco.table import Table
from bottega.parts.bag import pull
from bottega.parts.grid import Cell

NAME: Final = "glaziers"
TILE: Final = "glazery"
COLOURS: Final = len(GLASS)
ALL_GLASS: Final = list(range(COLOURS))
EVERY_WINDOW: Final = (1 << len(WINDOWS)) - 1
ALL_PLACES: Final = list(range(ON_THE_BENCH))
NONE: Final = NOTHING
"""What a place of the bench, or of the wall, holds without a window."""
FREE: Final = 0
"""The place of the window that costs nothing."""
PRINTED: Final = 2
"""[FR-M6.3] So many apprentices are printed on the action tile."""
TOKENS_EACH: Final = 2
"""[FR-M6.2] So many glass tokens a player come to the glazery every round."""
ALTAR_TOKEN_POINTS: Final = 1
ALTAR_PANELS: Final = tuple(ALL_GLASS)
GLAZERY: Final = covers_with(NAME, TILE, ALL_LOCATIONS)


class BuyGlass(Offer):
    """Buy a glass token at the glazery."""

    __slots__ = ("colour",)

    def __init__(self, colour: int) -> None:
        super().__init__(NAME, "glass", ("colour", GLASS[colour]))
        self.colour = colour


class TakeWindow(Offer):
    """Take a window from a place of the production bench."""

    __slots__ = ("place",)

    def __init__(self, place: int) -> None:
        super().__init__(NAME, "window", ("place", str(place + 1)))
        self.place = place


class Glaze(Offer):
    """Hand in a glass token for a panel."""

    __slots__ = ("colour",)

    def __init__(self, colour: int) -> None:
        super().__init__(NAME, "glaze", ("colour", GLASS[colour]))
        self.colour = colour


BUY_GLASS: Final = [BuyGlass(colour) for colour in ALL_GLASS]
TAKE_WINDOW: Final = [TakeWindow(place) for place in ALL_PLACES]
GLAZE: Final = [Glaze(colour) for colour in ALL_GLASS]
ACTIONS: Final[list[Action]] = [*GLAZERY, *BUY_GLASS, *TAKE_WINDOW, *GLAZE]

BUY_GLASS_OR_PASS: Final = Reason("buy-glass-or-pass", "FR-M6.4", "This is a visit to the glazery: buy glass, or pass.")
NO_GLASS_THERE: Final = Reason("no-glass-there", "FR-M6.4", "The glazery has no {glass} glass this round.")
GLASS_TOO_DEAR: Final = Reason(
    "glass-too-dear", "FR-M6.4", "{glass} glass costs {price}, and there are only {thalers}."
)
TAKE_A_WINDOW: Final = Reason("take-a-window", "FR-M6.6", "First take a window from the production bench.")
WINDOW_TOO_DEAR: Final = Reason(
    "window-too-dear", "FR-M6.6", "Window {place} costs {price}, and there are only {thalers}."
)
GLAZE_OR_PASS: Final = Reason("glaze-or-pass", "FR-M6.7", "First hand in glass for the panels, or pass.")
NO_SUCH_PANEL: Final = Reason("no-such-panel", "FR-M6.7", "No panel that is left takes {glass} glass.")
NO_GLASS: Final = Reason("no-glass", "FR-M6.7", "There is no {glass} glass behind this screen.")


class GlassDrawn(Event):
    def __init__(self, glass: list[str]) -> None:
        text = "The glazery has {glass} glass." if glass else "The glazery has no glass."
        super().__init__("glass-drawn", text, {"glass": ", ".join(glass)} if glass else {})


class WindowShown(Event):
    def __init__(self, window: str) -> None:
        super().__init__("window-shown", "A window is laid on the bench: {window}.", {"window": window})


class GlassBought(Deed):
    def __init__(self, seat: Seat, glass: str, price: int) -> None:
        text = "{seat} buys {glass} glass for {price}."
        super().__init__("glass-bought", text, seat, {"glass": glass, "price": thalers(price)})


class WindowReplaced(Deed):
    def __init__(self, seat: Seat | None, window: str, segment: str, price: int) -> None:
        text = "{seat} replaces the window at {segment} with one for {price}: {window}."
        parts = {"segment": segment, "price": thalers(price), "window": window}
        super().__init__("window-replaced", text, seat, parts)


class GlassHandedIn(Deed):
    def __init__(self, seat: Seat, glass: str) -> None:
        super().__init__("glass-handed-in", "{seat} hands in {glass} glass.", seat, {"glass": glass}, reveals=True)


class Window:
    """A window: its panels, colour by colour, and its points; together with the penalties for all its glass."""

    __slots__ = ("panels", "penalties", "points", "words")

    def __init__(self, entry: WindowEntry, penalties: list[int]) -> None:
        self.points: int = entry.points
        self.panels: tuple[int, ...] = tuple(sorted([GLASS.index(name) for name in entry.panels]))
        self.penalties: int = sum([penalties[colour] for colour in self.panels])
        panels = ", ".join([GLASS[colour] for colour in self.panels])
        self.words: str = f"{panels} for {counted(self.points, 'point')}"


class Workroom(ActionTiles):
    """The glazery: the glass in the bag, on display, in reserve and behind the screens, a number a colour.

    `bench` has the window of each place, `stack` a bit for each that lies face down, `walls` the one at each of the
    segments with a window. `balance` are the points of the window and the glass of the restoration that is going on.
    """

    __slots__ = ("bag", "balance", "bench", "display", "glass", "reserve", "stack", "walls")

    def __init__(
        self,
        columns: list[Location],
        bag: list[int],
        display: list[int],
        reserve: list[int],
        glass: list[int],
        bench: list[int],
        stack: int,
        walls: list[int],
        balance: int,
    ) -> None:
        super().__init__(columns)
        self.bag = bag
        self.display = display
        self.reserve = reserve
        self.glass = glass
        self.bench = bench
        self.stack = stack
        self.walls = walls
        self.balance = balance

    def copy(self) -> Workroom:
        return Workroom(
            self.columns[:],
            self.bag[:],
            self.display[:],
            self.reserve[:],
            self.glass[:],
            self.bench[:],
            self.stack,
            self.walls[:],
            self.balance,
        )

    def of(self, seat: Seat) -> list[int]:
        """A seat's glass, a number a colour."""
        return self.glass[seat * COLOURS : (seat + 1) * COLOURS]


class Glaziers(CoveringModule):
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
        self.penalties: list[int] = []
        self.costs: list[int] = []
        self.segments: list[Cell] = []
        self.windows: list[Window] = []

    def workroom(self, table: Table) -> Workroom:
        """The glazery of a table."""
        workroom = table.extras[self.slot]
        assert isinstance(workroom, Workroom)
        return workroom

    def rewrite(self, rules: Rules) -> None:
        components = rules.box.components
        self.tokens = [entry.tokens for entry in components.glass.items]
        self.prices = [entry.price for entry in components.glass.items]
        self.penalties = [entry.penalty for entry in components.glass.items]
        self.costs = list(components.glazery.bench)
        self.segments = sorted([FRESCO.parse(name) for name in components.glazery.segments])
        self.windows = [Window(entry, self.penalties) for entry in components.windows.items]

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

    def turned_up(self, workroom: Workroom, chance: Chance, sink: Sink | None) -> int:
        """[FR-M6.6] The window on top of the stack is turned up."""
        window = pick_from(workroom.stack, chance)
        workroom.stack &= ~(1 << window)
        if sink is not None:
            sink.emit(WindowShown(self.windows[window].words))
        return window

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

    # In the cathedral

    def restoring(self, table: Table, painter: Painter, segment: Cell, marks: int) -> None:
        """[FR-M6.5] Beside a window it must be replaced."""
        if segment in self.segments:
            table.agenda.append(ReplaceWindow(painter, segment))

    def affordable(self, table: Table, seat: Seat) -> list[TakeWindow]:
        """[FR-M6.6] The windows that a seat can pay: at least the free one."""
        bench = self.workroom(table).bench
        return [
            take for take in TAKE_WINDOW if bench[take.place] != NONE and self.costs[take.place] <= table.thalers[seat]
        ]

    def why_not_take(self, table: Table, seat: Seat, place: int) -> Reason | None:
        """[FR-M6.6] Why a seat can't take a window."""
        price, money = self.costs[place], table.thalers[seat]
        if price <= money:
            return None
        return WINDOW_TOO_DEAR.about(place=str(place + 1), price=thalers(price), thalers=str(money))

    def replace(self, table: Table, painter: Painter, segment: Cell, place: int, sink: Sink | None) -> None:
        """[FR-M6.6] [FR-M6.11] A window goes from the bench to the wall: for its cost, and for glass."""
        workroom, seat = self.workroom(table), table.seat_of(painter)
        number = workroom.bench[place]
        workroom.bench[place] = NONE
        workroom.walls[self.segments.index(segment)] = number
        window = self.windows[number]
        workroom.balance = window.points
        if sink is not None:
            sink.emit(WindowReplaced(seat, window.words, FRESCO.names[segment], self.costs[place]))
        if seat is not None:
            table.pay(seat, self.costs[place])
            workroom.balance -= window.penalties
            table.agenda.append(Glazing(seat, window.panels, False))

    def hand_in(self, table: Table, seat: Seat, colour: int, at_altar: bool, sink: Sink | None) -> None:
        """[FR-M6.7] [FR-M6.9] A token goes into reserve: it spares a penalty, or is worth a point at the altar."""
        workroom = self.workroom(table)
        workroom.glass[seat * COLOURS + colour] -= 1
        workroom.reserve[colour] += 1
        workroom.balance += ALTAR_TOKEN_POINTS if at_altar else self.penalties[colour]
        if sink is not None:
            sink.emit(GlassHandedIn(seat, GLASS[colour]))

    def points(self, table: Table, painter: Painter, segment: Cell, so_far: int) -> int:
        """[FR-M6.8] The window less its missing glass; the whole restoration is never below 0."""
        return max(self.settled(table), -so_far)

    def altar(self, table: Table, seat: Seat) -> None:
        """[FR-M6.9] Whoever restores the altar and has glass is asked for it."""
        table.agenda.append(Glazing(seat, ALTAR_PANELS, True))

    def altar_points(self, table: Table, seat: Seat) -> int:
        return self.settled(table)

    def settled(self, table: Table) -> int:
        """The points of window and glass, which are counted now."""
        workroom = self.workroom(table)
        points, workroom.balance = workroom.balance, 0
        return points

    def restored(
        self, table: Table, painter: Painter, segment: Cell, blessed: bool, chance: Chance, sink: Sink | None
    ) -> None:
        """[FR-M6.6] The windows move up towards the free place, and a new one is laid at the end."""
        workroom = self.workroom(table)
        if segment in self.segments and workroom.stack:
            left = [window for window in workroom.bench if window != NONE]
            workroom.bench = [*left, self.turned_up(workroom, chance, sink)]

    # What may be seen

    def look(self, table: Table, seat: Seat | None, everything: bool) -> Share:
        """Everybody knows how much glass a seat has, and only the seat of which colours."""
        workroom = self.workroom(table)
        return {
            **self.look_at_tiles(table, seat, everything),
            "bag": names_counted(workroom.bag, GLASS),
            "display": names_counted(workroom.display, GLASS),
            "reserve": names_counted(workroom.reserve, GLASS),
            **{
                f"glass {other}": names_counted(workroom.of(other), GLASS)
                if everything or other == seat
                else (HIDDEN,) * sum(workroom.of(other))
                for other in table.rules.seats
            },
            "bench": names_at(workroom.bench, WINDOWS),
            "stack": names_in(workroom.stack, WINDOWS),
            "walls": names_at(workroom.walls, WINDOWS),
            "balance": (str(workroom.balance),),
        }

    def imagine(self, rules: Rules, share: Share, rng: random.Random) -> Share:
        """The glass that is seen nowhere is dealt to those of whom only its number is known."""
        places = ["bag", "display", "reserve", *[f"glass {seat}" for seat in rules.seats]]
        seen = [name for place in places for name in share[place]]
        dealt = deal_again(share, places, not_among(seen, GLASS, self.tokens), GLASS, rng)
        return nothing_planned({**share, **dealt})

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


class ReplaceWindow(Step[Table]):
    """[FR-M6.5] [FR-M6.6] A painter replaces a window; nobody is asked where only the free one will do."""

    __slots__ = ("painter", "segment")

    def __init__(self, painter: Painter, segment: Cell) -> None:
        self.painter = painter
        self.segment = segment

    @property
    def name(self) -> str:
        return f"replace-window {self.painter} {self.segment}"

    def pending(self, state: Table) -> tuple[Seat, ...]:
        seat = state.seat_of(self.painter)
        if seat is None or len(glaziers_of(state).affordable(state, seat)) == 1:
            return ()
        return state.deciders[seat]

    def run(self, state: Table, chance: Chance, sink: Sink | None) -> None:
        glaziers_of(state).replace(state, self.painter, self.segment, FREE, sink)

    def legal(self, state: Table, seat: Seat) -> list[Action]:
        return [*glaziers_of(state).affordable(state, seat)]

    def check(self, state: Table, seat: Seat, action: Action) -> Reason | None:
        if isinstance(action, TakeWindow):
            return glaziers_of(state).why_not_take(state, seat, action.place)
        return TAKE_A_WINDOW

    def apply(self, state: Table, seat: Seat, action: Action, chance: Chance, sink: Sink | None) -> None:
        assert isinstance(action, TakeWindow)
        state.agenda.pop()
        glaziers_of(state).replace(state, self.painter, self.segment, action.place, sink)


class Glazing(SeatStep[Table]):
    """[FR-M6.7] [FR-M6.9] A seat hands in glass for these panels, in any order, of a window or at the altar.

    It is asked as long as it has any glass at all, since of which colours nobody knows.
    """

    __slots__ = ("at_altar", "panels")

    def __init__(self, seat: Seat, panels: tuple[int, ...], at_altar: bool) -> None:
        super().__init__(seat)
        self.panels = panels
        self.at_altar = at_altar

    @property
    def name(self) -> str:
        where = "altar" if self.at_altar else "window"
        return " ".join([f"glazing {self.seat} {where}", *[GLASS[colour] for colour in self.panels]])

    def pending(self, state: Table) -> tuple[Seat, ...]:
        asked = self.panels and sum(glaziers_of(state).workroom(state).of(self.seat))
        return self._seats if asked else ()

    def run(self, state: Table, chance: Chance, sink: Sink | None) -> None:
        """There is no glass, or no panel: nothing more is handed in."""

    def legal(self, state: Table, seat: Seat) -> list[Action]:
        return [action for action in [*GLAZE, PASS] if self.check(state, seat, action) is None]

    def check(self, state: Table, seat: Seat, action: Action) -> Reason | None:
        if not isinstance(action, Glaze):
            return None if isinstance(action, Pass) else GLAZE_OR_PASS
        if action.colour not in self.panels:
            return NO_SUCH_PANEL.about(glass=GLASS[action.colour])
        held = glaziers_of(state).workroom(state).of(seat)[action.colour]
        return None if held else NO_GLASS.about(glass=GLASS[action.colour])

    def apply(self, state: Table, seat: Seat, action: Action, chance: Chance, sink: Sink | None) -> None:
        state.agenda.pop()
        if isinstance(action, Glaze):
            left = [*self.panels]
            left.remove(action.colour)
            state.agenda.append(Glazing(seat, tuple(left), self.at_altar))
            glaziers_of(state).hand_in(state, seat, action.colour, self.at_altar, sink)


def glaziers_of(table: Table) -> Glaziers:
    """The module, as it is in play."""
    module = table.rules.by_name[NAME]
    assert isinstance(module, Glaziers)
    return module


def parse_at_the_glazery(words: list[str]) -> Step[Table]:
    """A visit to the glazery, of the words of its name."""
    seat, left = words
    return AtTheGlazery(ALL_SEATS[int(seat)], range(1, SPACES_EACH + 1)[int(left) - 1])


def parse_replace_window(words: list[str]) -> Step[Table]:
    """The replacing of a window, of the words of its name."""
    painter, segment = words
    return ReplaceWindow(ALL_PAINTERS[int(painter)], FRESCO.cells[int(segment)])


def parse_glazing(words: list[str]) -> Step[Table]:
    """A question for glass, of the words of its name."""
    seat, where, *panels = words
    return Glazing(ALL_SEATS[int(seat)], tuple([GLASS.index(name) for name in panels]), where == "altar")


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
