"""Module 6, the glaziers: its steps."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, cast

from bottega.core.actions import Action
from bottega.core.agenda import Step
from bottega.core.chance import Chance
from bottega.core.events import Sink
from bottega.core.questions import Question
from bottega.core.reasons import Reason
from bottega.core.seats import Seat
from bottega.core.spelling import OneOf, SomeOf
from bottega.games.fresco.actions import PASS, Pass
from bottega.games.fresco.catalogue import FRESCO, SPACES_EACH, Painter
from bottega.games.fresco.events import Forfeited, Idled
from bottega.games.fresco.modules.m06_glaziers.catalogue import GLASS
from bottega.games.fresco.modules.m06_glaziers.offers import GLAZE, NAME, TILE, BuyGlass, Glaze, TakeWindow
from bottega.games.fresco.modules.m06_glaziers.questions import VisitGlazery, WhichGlass, WhichWindow
from bottega.games.fresco.modules.m06_glaziers.reasons import (
    BUY_GLASS_OR_PASS,
    GLAZE_OR_PASS,
    NO_GLASS,
    NO_SUCH_ALTAR_PANEL,
    NO_SUCH_PANEL,
    TAKE_A_WINDOW,
)
from bottega.games.fresco.spelling import PAINTER, SEAT, SEGMENT
from bottega.games.fresco.table import Decision, SeatDecision, Table
from bottega.parts.grid import Cell

if TYPE_CHECKING:
    from bottega.games.fresco.modules.m06_glaziers.module import Glaziers
    from bottega.games.fresco.modules.m06_glaziers.windows import Windows

FREE: Final = 0
"""The place of the window that costs nothing."""


class ReplaceWindow(Decision):
    """[FR-M6.5] [FR-M6.6] A painter replaces a window; nobody is asked where only the free one will do."""

    __slots__ = ("painter", "segment")

    word = "replace-window"
    made_of = (PAINTER, SEGMENT)

    def __init__(self, painter: Painter, segment: Cell) -> None:
        self.painter = painter
        self.segment = segment

    def pending(self, state: Table) -> tuple[Seat, ...]:
        seat = state.seat_of(self.painter)
        if seat is None or len(windows_of(state).affordable(state, seat)) == 1:
            return ()
        return state.deciders[seat]

    def question(self, table: Table, seat: Seat) -> Question:
        return WhichWindow(seat, FRESCO.names[self.segment])

    def run(self, state: Table, chance: Chance, sink: Sink | None) -> None:
        windows_of(state).replace(state, self.painter, self.segment, FREE, sink)

    def legal(self, state: Table, seat: Seat) -> list[Action]:
        return [*windows_of(state).affordable(state, seat)]

    def check(self, state: Table, seat: Seat, action: Action) -> Reason | None:
        if isinstance(action, TakeWindow):
            return windows_of(state).why_not_take(state, seat, action.place)
        return TAKE_A_WINDOW

    def apply(self, state: Table, seat: Seat, action: Action, chance: Chance, sink: Sink | None) -> None:
        assert isinstance(action, TakeWindow)
        state.agenda.pop()
        windows_of(state).replace(state, self.painter, self.segment, action.place, sink)


class Glazing(SeatDecision):
    """[FR-M6.7] [FR-M6.9] A seat hands in glass for these panels, in any order, of a window or at the altar.

    It is asked as long as it has any glass at all, since of which colours nobody knows.
    """

    __slots__ = ("at_altar", "panels")

    word = "glazing"
    made_of = (SEAT, OneOf("at_altar", (False, True), ("window", "altar")), SomeOf("panels", range(len(GLASS)), GLASS))

    def __init__(self, seat: Seat, at_altar: bool, panels: tuple[int, ...]) -> None:
        super().__init__(seat)
        self.at_altar = at_altar
        self.panels = panels

    def pending(self, state: Table) -> tuple[Seat, ...]:
        asked = self.panels and sum(windows_of(state).workroom(state).of(self.seat))
        return self._seats if asked else ()

    def question(self, table: Table, seat: Seat) -> Question:
        points = windows_of(table).workroom(table).balance
        return WhichGlass(seat, self.at_altar, tuple([GLASS[colour] for colour in self.panels]), points)

    def run(self, state: Table, chance: Chance, sink: Sink | None) -> None:
        """There is no glass, or no panel: nothing more is handed in."""

    def legal(self, state: Table, seat: Seat) -> list[Action]:
        return [action for action in [*GLAZE, PASS] if self.check(state, seat, action) is None]

    def check(self, state: Table, seat: Seat, action: Action) -> Reason | None:
        if not isinstance(action, Glaze):
            return None if isinstance(action, Pass) else GLAZE_OR_PASS
        if action.colour not in self.panels:
            return self.why_no_panel(action.colour)
        held = windows_of(state).workroom(state).of(seat)[action.colour]
        return None if held else NO_GLASS.about(glass=GLASS[action.colour])

    def why_no_panel(self, colour: int) -> Reason:
        """[FR-M6.7] [FR-M6.9] Why glass of a colour fits nowhere."""
        if self.at_altar:
            return NO_SUCH_ALTAR_PANEL.about(glass=GLASS[colour])
        return NO_SUCH_PANEL.about(glass=GLASS[colour], panels=[GLASS[panel] for panel in self.panels])

    def apply(self, state: Table, seat: Seat, action: Action, chance: Chance, sink: Sink | None) -> None:
        state.agenda.pop()
        if isinstance(action, Glaze):
            left = [*self.panels]
            left.remove(action.colour)
            state.agenda.append(Glazing(seat, self.at_altar, tuple(left)))
            windows_of(state).hand_in(state, seat, action.colour, self.at_altar, sink)


def windows_of(table: Table) -> Windows:
    """The windows of the module, as it is in play."""
    return glaziers_of(table).windows


class AtTheGlazery(SeatDecision):
    """[FR-M6.4] A seat is at the glazery, with so many apprentices left, printed or not."""

    __slots__ = ("left",)

    word = "at-the-glazery"
    made_of = (SEAT, OneOf("left", range(1, SPACES_EACH + 1)))

    def __init__(self, seat: Seat, left: int) -> None:
        super().__init__(seat)
        self.left = left

    def pending(self, state: Table) -> tuple[Seat, ...]:
        return self._seats if glaziers_of(state).sold_to(state, self.seat) else ()

    def question(self, table: Table, seat: Seat) -> Question:
        return VisitGlazery(seat, self.left)

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
    return cast("Glaziers", table.rules.by_name[NAME])


STEP_KINDS: Final[list[type[Step[Table]]]] = [ReplaceWindow, Glazing, AtTheGlazery]
