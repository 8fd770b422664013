"""Module 7, the scrolls: its steps."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, cast

from bottega.core.actions import Action
from bottega.core.agenda import Step
from bottega.core.chance import Chance
from bottega.core.events import Sink
from bottega.core.questions import Question
from bottega.core.reasons import Reason
from bottega.core.seats import Seat
from bottega.games.fresco.actions import PASS, Pass
from bottega.games.fresco.catalogue import FRESCO
from bottega.games.fresco.modules.m07_scrolls.offers import NAME, SCROLL, PlayScroll
from bottega.games.fresco.modules.m07_scrolls.questions import WhichScroll
from bottega.games.fresco.modules.m07_scrolls.reasons import PLAY_A_SCROLL
from bottega.games.fresco.spelling import SEAT, SEGMENT
from bottega.games.fresco.table import SeatDecision, Table
from bottega.parts.grid import Cell

if TYPE_CHECKING:
    from bottega.games.fresco.modules.m07_scrolls.module import Scrolls


class PlayingScrolls(SeatDecision):
    """[FR-M7.2] A player has restored a segment: does a scroll follow?"""

    __slots__ = ("segment",)

    word = "scrolls"
    made_of = (SEAT, SEGMENT)

    def __init__(self, seat: Seat, segment: Cell) -> None:
        super().__init__(seat)
        self.segment = segment

    def question(self, table: Table, seat: Seat) -> Question:
        return WhichScroll(seat, FRESCO.names[self.segment])

    def legal(self, state: Table, seat: Seat) -> list[Action]:
        return [action for action in [*SCROLL, PASS] if self.check(state, seat, action) is None]

    def check(self, state: Table, seat: Seat, action: Action) -> Reason | None:
        if isinstance(action, PlayScroll):
            return scrolls_of(state).why_not_play(state, seat, self.segment, action)
        return None if isinstance(action, Pass) else PLAY_A_SCROLL

    def apply(self, state: Table, seat: Seat, action: Action, chance: Chance, sink: Sink | None) -> None:
        state.agenda.pop()
        if isinstance(action, PlayScroll):
            scrolls_of(state).play(state, seat, action, sink)


def scrolls_of(table: Table) -> Scrolls:
    """The module, as it is in play."""
    return cast("Scrolls", table.rules.by_name[NAME])


STEP_KINDS: Final[list[type[Step[Table]]]] = [PlayingScrolls]
