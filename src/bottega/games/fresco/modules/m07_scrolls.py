"""Module 7: the scrolls."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import ClassVar, Final

from bottega.core.actions import Action
from bottega.core.agenda import SeatStep, Step
from bottega.core.chance import Chance
from bottega.core.events import Sink
from bottega.core.reasons import Reason
from bottega.core.seats import Seat, only
from bottega.games.fresco.actions import PASS, Offer, Pass
from bottega.games.fresco.catalogue import ALL_SEATS, CATHEDRAL, FRESCO, THEATER, Location, Painter
from bottega.games.fresco.cathedral import payable
from bottega.games.fresco.events import Deed
from bottega.games.fresco.modules.shares import HIDDEN, mask_of, names_in
from bottega.games.fresco.openings import Extras, Module, Share
from bottega.games.fresco.ruleset import Rules
from bottega.games.fresco.table import Table
from bottega.games.fresco.track import advance_painter
from bottega.parts.bag import pull
from bottega.parts.grid import Cell

NAME: Final = "scrolls"
ROW: Final = 0
COLUMN: Final = 1
EACH: Final = 2
"""[FR-M7.1] So many scrolls has a player: one of a row, one of a column."""
LINES: Final = [*FRESCO.row_masks, *FRESCO.column_masks]
WORDS: Final = [*[f"row {row}" for row in "ABCDE"], *[f"column {column}" for column in "12345"]]
ROWS: Final = len(FRESCO.row_masks)
PLAYED: Final = -1
ALONE: Final = 2
CROSSING: Final = 3
"""[FR-M7.2] [FR-M7.3] What a restored segment of a line is worth."""


class PlayScroll(Offer):
    """Play the scroll of a row, that of a column, or both."""

    __slots__ = ("which",)

    def __init__(self, word: str, which: list[int]) -> None:
        super().__init__(NAME, "scroll", ("line", word))
        self.which = which


SCROLL: Final = [PlayScroll("row", [ROW]), PlayScroll("column", [COLUMN]), PlayScroll("both", [ROW, COLUMN])]
ACTIONS: Final[list[Action]] = [*SCROLL]

NOT_IN_LINE: Final = Reason("not-in-line", "FR-M7.2", "{segment} does not lie in the line of such a scroll of yours.")
PLAY_A_SCROLL: Final = Reason("play-a-scroll", "FR-M7.2", "First play a scroll, or pass.")


class ScrollPlayed(Deed):
    def __init__(self, seat: Seat, lines: list[str], points: int) -> None:
        scrolls = "a scroll" if len(lines) == 1 else "both scrolls"
        text = f"{{seat}} plays {scrolls}, {{lines}}, for {{points}} points."
        parts = {"lines": " and ".join(lines), "points": str(points)}
        super().__init__("scroll-played", text, seat, parts, reveals=True)


class Hands(Extras):
    """Each seat's scrolls, two numbers a seat: the lines that they mark, or that they are played.

    `played` has a bit for each line whose scroll was.
    """

    __slots__ = ("lines", "played")

    def __init__(self, lines: list[int], played: int) -> None:
        self.lines = lines
        self.played = played

    def copy(self) -> Hands:
        return Hands(self.lines[:], self.played)

    def of(self, seat: Seat) -> list[int]:
        """A seat's scroll of a row, and of a column."""
        return self.lines[EACH * seat : EACH * (seat + 1)]

    def has_any(self, seat: Seat) -> bool:
        """Whether a seat still has a scroll."""
        return self.of(seat) != [PLAYED, PLAYED]


class Scrolls(Module):
    """[FR-M7.1] Scrolls that mark a line of the fresco."""

    name: ClassVar[str] = NAME
    fills: ClassVar[tuple[str, ...]] = ("restored", "appraise", "prospect")
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
            lines += [pull(rows, chance, only(seat)), ROWS + pull(columns, chance, only(seat))]
        return Hands(lines, 0)

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
                return NOT_IN_LINE.about(segment=FRESCO.names[segment])
        return None

    def play(self, table: Table, seat: Seat, offer: PlayScroll, sink: Sink | None) -> None:
        """[FR-M7.2] [FR-M7.3] [FR-M7.4] Points for the restored segments; then the scroll is gone."""
        hands = self.hands(table)
        lines = [hands.lines[EACH * seat + which] for which in offer.which]
        each = ALONE if len(lines) == 1 else CROSSING
        points = each * sum([restored_in(table, line) for line in lines])
        for which in offer.which:
            hands.lines[EACH * seat + which] = PLAYED
        hands.played |= sum([1 << line for line in lines])
        if sink is not None:
            sink.emit(ScrollPlayed(seat, [WORDS[line] for line in lines], points))
        table.credit(Painter(seat), self.first_account, points)
        advance_painter(table, Painter(seat), points, sink)

    # What may be seen

    def look(self, table: Table, seat: Seat | None, everything: bool) -> Share:
        """One's own scrolls; of the others' only whether they are played."""
        hands = self.hands(table)
        places = {
            f"scrolls {other}": tuple([shown(line, everything or other == seat) for line in hands.of(other)])
            for other in table.rules.seats
        }
        return {**places, "played": names_in(hands.played, WORDS)}

    def imagine(self, rules: Rules, share: Share, rng: random.Random) -> Share:
        """The scrolls that are not seen anywhere are dealt again."""
        seen = {word for words in share.values() for word in words}
        unseen = [[word for word in half if word not in seen] for half in (WORDS[:ROWS], WORDS[ROWS:])]
        for half in unseen:
            rng.shuffle(half)
        places = {
            f"scrolls {seat}": tuple(
                [unseen[which].pop() if word == HIDDEN else word for which, word in enumerate(share[f"scrolls {seat}"])]
            )
            for seat in rules.seats
        }
        return {**share, **places}

    def lay_out(self, rules: Rules, share: Share) -> Extras:
        words = [word for seat in rules.seats for word in share[f"scrolls {seat}"]]
        return Hands([WORDS.index(word) if word else PLAYED for word in words], mask_of(share["played"], WORDS))

    def complaints(self, table: Table) -> list[str]:
        """No scroll is in two places, and none is lost."""
        hands = self.hands(table)
        there, found = hands.played, []
        for line in hands.lines:
            if line != PLAYED:
                if there >> line & 1:
                    found.append(f"the scroll of {WORDS[line]} is in two places")
                there |= 1 << line
        if there.bit_count() != len(hands.lines):
            found.append("a scroll is lost")
        return found

    # Advice to bots

    def appraise(self, table: Table, seat: Seat, rounds: float) -> float:
        """What the scrolls of a seat may still bring."""
        own = [line for line in self.hands(table).of(seat) if line != PLAYED]
        hope = sum([HOPE[restored_in(table, line)] for line in own])
        if len(own) == EACH and LINES[own[ROW]] & LINES[own[COLUMN]] & table.unrestored:
            hope += CROSSING_HOPE
        return hope * min(1.0, LAST_HOPE + rounds / 2.0)

    def prospect(self, table: Table, seat: Seat, column: Location, apprentices: int, rounds: float) -> float:
        """The best scroll for a segment that the seat has the paints for."""
        if column != CATHEDRAL and not (column == THEATER and table.last):
            return 0.0
        own, best, segments = self.hands(table).of(seat), 0.0, payable(table, seat, 0)
        for line in own:
            if line != PLAYED and LINES[line] & segments:
                restored = restored_in(table, line)
                best = max(best, ALONE * (restored + 1) - HOPE[restored])
        return best


def restored_in(table: Table, line: int) -> int:
    """How many segments of a line are restored, by whomever."""
    return (LINES[line] & ~table.unrestored).bit_count()


def shown(line: int, known: bool) -> str:
    """A scroll, as a share shows it: nothing if it is played."""
    if line == PLAYED:
        return ""
    return WORDS[line] if known else HIDDEN


class PlayingScrolls(SeatStep[Table]):
    """[FR-M7.2] A player has restored a segment: does a scroll follow?"""

    __slots__ = ("segment",)

    def __init__(self, seat: Seat, segment: Cell) -> None:
        super().__init__(seat)
        self.segment = segment

    @property
    def name(self) -> str:
        return f"scrolls {self.seat} {self.segment}"

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
    module = table.rules.by_name[NAME]
    assert isinstance(module, Scrolls)
    return module


def parse_playing(words: list[str]) -> Step[Table]:
    """A step of playing scrolls, of the words of its name."""
    return PlayingScrolls(ALL_SEATS[int(words[0])], FRESCO.cells[int(words[1])])


PARSERS: Final[dict[str, Callable[[list[str]], Step[Table]]]] = {"scrolls": parse_playing}

# Advice to bots
HOPE: Final = [4.5, 4.8, 4.8, 4.2, 3.0, 0.0]
"""What a scroll is worth to wait with, by the restored segments of its line: others may restore the last one."""
CROSSING_HOPE: Final = 2.0
LAST_HOPE: Final = 0.3
"""How much of this counts in the final round."""
