"""Module 7: the scrolls."""

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
from bottega.games.fresco.catalogue import FRESCO, Location, Painter
from bottega.games.fresco.modules.m07_scrolls import advice, view
from bottega.games.fresco.modules.m07_scrolls.events import ScrollPlayed, ScrollsDealt, ScrollsShown
from bottega.games.fresco.modules.m07_scrolls.hands import (
    ALONE,
    CROSSING,
    EACH,
    LINES,
    PLAYED,
    ROWS,
    Hands,
    restored_in,
)
from bottega.games.fresco.modules.m07_scrolls.kinds import SCROLLS
from bottega.games.fresco.modules.m07_scrolls.meta import OPTION
from bottega.games.fresco.modules.m07_scrolls.offers import ACTIONS, NAME, PlayScroll
from bottega.games.fresco.modules.m07_scrolls.questions import WhichScroll
from bottega.games.fresco.modules.m07_scrolls.reasons import NOT_IN_LINE
from bottega.games.fresco.modules.m07_scrolls.steps import STEP_KINDS, PlayingScrolls
from bottega.games.fresco.openings import Extras, Module
from bottega.games.fresco.ruleset import Rules
from bottega.games.fresco.share import Share
from bottega.games.fresco.table import Table
from bottega.games.fresco.track import advance_painter
from bottega.parts.bag import pull
from bottega.parts.grid import Cell


class Scrolls(Module):
    """[FR-M7.1] Scrolls that mark a line of the fresco."""

    name: ClassVar[str] = NAME
    option: ClassVar[Option] = OPTION
    actions: ClassVar[list[Action]] = ACTIONS
    step_kinds: ClassVar[list[type[Step[Table]]]] = STEP_KINDS
    questions: ClassVar[list[type[Question]]] = [WhichScroll]
    share: ClassVar[type[Share]] = view.ScrollsShare
    accounts: ClassVar[tuple[tuple[str, str], ...]] = (("scrolls", "FR-M7.2"),)

    def hands(self, table: Table) -> Hands:
        """The scrolls of a table."""
        hands = table.extras[self.slot]
        assert isinstance(hands, Hands)
        return hands

    def set_up(self, table: Table, chance: Chance, sink: Sink | None) -> Extras:
        """[FR-M7.1] [FR-M7.6] A row and a column for each seat, which nobody else sees."""
        rows, columns, lines = [1] * ROWS, [1] * ROWS, list[int]()
        for seat in table.rules.seats:
            dealt = [pull(rows, chance, only(seat)), ROWS + pull(columns, chance, only(seat))]
            lines += dealt
            if sink is not None:
                sink.emit(ScrollsDealt(seat, tuple([SCROLLS[line] for line in dealt])))
        return Hands(lines, 0)

    def lay_open(self, table: Table, sink: Sink) -> None:
        """[FR-M7.4] The scrolls that were not played."""
        for seat in table.rules.seats:
            left = tuple([SCROLLS[line] for line in self.hands(table).of(seat) if line != PLAYED])
            if left:
                sink.emit(ScrollsShown(seat, left))

    def restored(
        self, table: Table, painter: Painter, segment: Cell, blessed: bool, chance: Chance, sink: Sink | None
    ) -> None:
        """[FR-M7.2] A player who has a scroll is asked, whether it fits or not."""
        seat = table.seat_of(painter)
        if seat is not None and self.hands(table).has_any(seat):
            table.agenda.append(PlayingScrolls(seat, segment))

    def why_not_play(self, table: Table, seat: Seat, segment: Cell, offer: PlayScroll) -> Reason | None:
        """[FR-M7.2] [FR-M7.3] Why a seat can't play a scroll, or both."""
        own = self.hands(table).of(seat)
        for which in offer.which:
            if own[which] == PLAYED or not LINES[own[which]] >> segment & 1:
                return NOT_IN_LINE.about(segment=FRESCO.names[segment], line=offer.line)
        return None

    def play(self, table: Table, seat: Seat, offer: PlayScroll, sink: Sink | None) -> None:
        """[FR-M7.2] [FR-M7.3] [FR-M7.4] Points for the restored segments; then the scroll is gone."""
        hands = self.hands(table)
        lines = [hands.lines[EACH * seat + which] for which in offer.which]
        each = ALONE if len(lines) == 1 else CROSSING
        restored = sum([restored_in(table, line) for line in lines])
        points = each * restored
        for which in offer.which:
            hands.lines[EACH * seat + which] = PLAYED
        hands.played |= sum([1 << line for line in lines])
        if sink is not None:
            rule = "FR-M7.2" if len(lines) == 1 else "FR-M7.3"
            sink.emit(ScrollPlayed(seat, tuple([SCROLLS[line] for line in lines]), restored, points, rule))
        table.credit(Painter(seat), self.first_account, points)
        advance_painter(table, Painter(seat), points, sink)

    # What may be seen

    def look(self, table: Table, seat: Seat | None, everything: bool) -> Share:
        return view.look(self, table, seat, everything)

    def imagine(self, rules: Rules, share: Share, rng: random.Random) -> Share:
        return view.imagine(share, rng)

    def lay_out(self, rules: Rules, share: Share) -> Extras:
        return view.lay_out(rules, share)

    def complaints(self, table: Table) -> list[str]:
        """No scroll is in two places, and none is lost."""
        hands = self.hands(table)
        there, found = hands.played, []
        for line in hands.lines:
            if line != PLAYED:
                if there >> line & 1:
                    found.append(f"the scroll {SCROLLS[line]} is in two places")
                there |= 1 << line
        if there.bit_count() != len(hands.lines):
            found.append("a scroll is lost")
        return found

    # Advice to bots

    def appraise(self, table: Table, seat: Seat, rounds: float) -> float:
        return advice.appraise(self, table, seat, rounds)

    def prospect(self, table: Table, seat: Seat, column: Location, apprentices: int, rounds: float) -> float:
        return advice.prospect(self, table, seat, column, apprentices, rounds)
