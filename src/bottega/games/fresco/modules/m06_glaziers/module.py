"""Module 6: the glaziers."""

from __future__ import annotations

from typing import ClassVar, Final

from bottega.core.actions import Action
from bottega.core.agenda import Step
from bottega.core.chance import Chance
from bottega.core.events import Sink
from bottega.core.meta import Option
from bottega.core.questions import Question
from bottega.core.reasons import Reason
from bottega.core.seats import Seat
from bottega.games.fresco.catalogue import SPACES_EACH, Location, Painter
from bottega.games.fresco.modules.bits import is_in_two_places, union
from bottega.games.fresco.modules.covering import NOWHERE, Cover, CoveringModule
from bottega.games.fresco.modules.m06_glaziers import advice, view
from bottega.games.fresco.modules.m06_glaziers.catalogue import GLASS, ON_THE_BENCH, WINDOWS
from bottega.games.fresco.modules.m06_glaziers.events import GlassBought, GlassDrawn, GlassReserved
from bottega.games.fresco.modules.m06_glaziers.kinds import GlassId
from bottega.games.fresco.modules.m06_glaziers.meta import OPTION
from bottega.games.fresco.modules.m06_glaziers.offers import (
    ACTIONS,
    ALL_GLASS,
    ALL_PLACES,
    BUY_GLASS,
    COLOURS,
    GLAZERY,
    NAME,
    TILE,
    BuyGlass,
)
from bottega.games.fresco.modules.m06_glaziers.questions import VisitGlazery, WhichGlass, WhichWindow
from bottega.games.fresco.modules.m06_glaziers.reasons import GLASS_TOO_DEAR, NO_GLASS_THERE, NO_ROOM_AT_THE_GLAZERY
from bottega.games.fresco.modules.m06_glaziers.steps import STEP_KINDS, AtTheGlazery
from bottega.games.fresco.modules.m06_glaziers.windows import Windows
from bottega.games.fresco.modules.m06_glaziers.workroom import NONE, PRINTED, Workroom
from bottega.games.fresco.modules.shares import names_counted
from bottega.games.fresco.openings import Extras
from bottega.games.fresco.ruleset import Rules
from bottega.games.fresco.share import Share
from bottega.games.fresco.table import Table
from bottega.parts.bag import pull
from bottega.parts.grid import Cell

EVERY_WINDOW: Final = (1 << len(WINDOWS)) - 1
NOT_REFILLED: Final = -1
TOKENS_EACH: Final = 2
"""[FR-M6.2] So many glass tokens a player come to the glazery every round."""


class Glaziers(CoveringModule):
    """[FR-M6.1] Glass from the glazery, and windows for the cathedral."""

    name: ClassVar[str] = NAME
    share: ClassVar[type[Share]] = view.GlaziersShare
    option: ClassVar[Option] = OPTION
    actions: ClassVar[list[Action]] = ACTIONS
    step_kinds: ClassVar[list[type[Step[Table]]]] = STEP_KINDS
    questions: ClassVar[list[type[Question]]] = [VisitGlazery, WhichWindow, WhichGlass]
    accounts: ClassVar[tuple[tuple[str, str], ...]] = (("windows", "FR-M6.8"),)
    action_tile: ClassVar[str] = TILE
    spaces: ClassVar[int] = SPACES_EACH - PRINTED
    no_room: ClassVar[Reason] = NO_ROOM_AT_THE_GLAZERY
    covers_said: ClassVar[list[Cover]] = GLAZERY

    def __init__(self, slot: int, first_account: int) -> None:
        super().__init__(slot, first_account)
        self.windows = Windows(slot)
        self.tokens: list[int] = []
        self.prices: list[int] = []

    def rewrite(self, rules: Rules) -> None:
        """[FR-M6.1] The glass, beside the windows."""
        self.windows.rewrite(rules)
        glass = rules.box.components.glass.items
        self.tokens = [entry.tokens for entry in glass]
        self.prices = [entry.price for entry in glass]

    def workroom(self, table: Table) -> Workroom:
        """The glazery of a table."""
        return self.windows.workroom(table)

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
            walls=[NONE] * len(self.windows.segments),
            balance=0,
        )
        for place in ALL_PLACES:
            workroom.bench[place] = self.windows.turned_up(workroom, place, chance, sink)
        draw_glass(workroom, TOKENS_EACH * count, chance, sink)
        return workroom

    def tidy(self, table: Table, sink: Sink | None) -> None:
        """[FR-M6.10] The action tiles are taken off, and the glass that was not sold goes into reserve."""
        super().tidy(table, sink)
        workroom = self.workroom(table)
        if sink is not None and any(workroom.display):
            sink.emit(GlassReserved(names_counted(workroom.display, GLASS)))
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
        return GLASS_TOO_DEAR.about(glass=GLASS[colour], price=price, thalers=money)

    def buy(self, table: Table, seat: Seat, colour: int, sink: Sink | None) -> None:
        """[FR-M6.4] A token is paid for, and goes behind the screen."""
        workroom = self.workroom(table)
        workroom.display[colour] -= 1
        workroom.glass[seat * COLOURS + colour] += 1
        table.pay(seat, self.prices[colour])
        if sink is not None:
            sink.emit(GlassBought(seat, GLASS[colour], self.prices[colour]))

    # Windows

    def restoring(self, table: Table, painter: Painter, segment: Cell, marks: int) -> None:
        self.windows.restoring(table, painter, segment)

    def points(self, table: Table, painter: Painter, segment: Cell, so_far: int) -> int:
        """[FR-M6.8] The window less its missing glass; the whole restoration is never below 0."""
        return max(self.workroom(table).balance, -so_far)

    def restored(
        self, table: Table, painter: Painter, segment: Cell, blessed: bool, chance: Chance, sink: Sink | None
    ) -> None:
        self.windows.move_up(table, segment, chance, sink)

    def altar(self, table: Table, seat: Seat) -> None:
        self.windows.altar(table, seat)

    def altar_points(self, table: Table, seat: Seat) -> int:
        """[FR-M6.9] The points of the glass."""
        return self.workroom(table).balance

    def scored(self, table: Table) -> None:
        """[FR-M6.8] [FR-M6.9] Window and glass are counted."""
        self.workroom(table).balance = 0

    # What may be seen

    def look(self, table: Table, seat: Seat | None, everything: bool) -> Share:
        return view.look(self, table, seat, everything)

    def lay_out(self, rules: Rules, share: Share) -> Extras:
        return view.lay_out(share)

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
        return advice.appraise(self, table, seat, rounds)

    def prospect(self, table: Table, seat: Seat, column: Location, apprentices: int, rounds: float) -> float:
        return advice.prospect(self, table, seat, column, apprentices, rounds)


def draw_glass(workroom: Workroom, number: int, chance: Chance, sink: Sink | None) -> None:
    """[FR-M6.2] [FR-M6.10] Tokens are drawn for the glazery; an empty bag is filled from the reserve."""
    drawn: list[GlassId] = []
    refilled_after = NOT_REFILLED
    for so_far in range(number):
        if not any(workroom.bag) and any(workroom.reserve):
            workroom.bag, workroom.reserve = workroom.reserve, workroom.bag
            refilled_after = so_far
        if any(workroom.bag):
            colour = pull(workroom.bag, chance)
            workroom.display[colour] += 1
            if sink is not None:
                drawn.append(GLASS[colour])
    if sink is not None:
        sink.emit(GlassDrawn(tuple(drawn), None if refilled_after == NOT_REFILLED else refilled_after))
