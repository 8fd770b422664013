"""Chapter 5: the cathedral. The fresco, the bishop and the altar."""

from __future__ import annotations

from typing import Final

from bottega.core.actions import Action
from bottega.core.agenda import Step
from bottega.core.chance import Chance
from bottega.core.events import Sink
from bottega.core.questions import Question
from bottega.core.reasons import Reason
from bottega.core.seats import Seat
from bottega.core.spelling import OneOf
from bottega.games.fresco.actions import ALTAR, MOVE_BISHOP, PASS, RESTORE, SPECIAL_ALTAR, Altar, MoveBishop, Restore
from bottega.games.fresco.catalogue import (
    ALL_PAINTS,
    BASIC,
    BLENDED,
    CATHEDRAL,
    FRESCO,
    PAINTS,
    RESTORED,
    SPECIAL,
    Location,
    Painter,
    Tile,
    palette_of,
)
from bottega.games.fresco.events import (
    AltarRestored,
    BishopMoved,
    FrescoFinished,
    MorePoints,
    PaintsHandedIn,
    SegmentRestored,
)
from bottega.games.fresco.questions import VisitCathedral
from bottega.games.fresco.reasons import (
    BISHOP_FOR_NOTHING,
    BISHOP_MOVED,
    BISHOP_THERE,
    BISHOP_TOO_FAR,
    BISHOP_UNPAID,
    NO_PAINT_FOR_ALTAR,
    NO_PAINT_FOR_BLENDED_ALTAR,
    NO_PAINT_FOR_SPECIAL_ALTAR,
    NO_SPECIAL_ALTAR,
    PAINT_MISSING,
    RESTORE_A_SEGMENT,
    RESTORE_NOW,
    RESTORED_ALREADY,
)
from bottega.games.fresco.ruleset import ALTAR_ACCOUNT, BESIDE, BISHOP_ACCOUNT, BISHOP_FEE, ON_THE_SEGMENT, TILE_ACCOUNT
from bottega.games.fresco.spelling import PAINTER, SEAT, SEGMENT
from bottega.games.fresco.table import COLOURS, Table
from bottega.games.fresco.track import Advance, advance_painter
from bottega.games.fresco.visit import MARKS, WHERE, Resume, Visit
from bottega.parts.grid import Cell

UNMOVED: Final = 0
PAID: Final = 1
LED: Final = 2
SENT: Final = 3
"""Whether the bishop was moved: not, for a Thaler, only as a module allows; or for a Thaler by who may send him
anywhere, so that it need not be for a segment."""


class CathedralVisit(Visit):
    """[FR-5.1] A seat is in the cathedral, and may have moved the bishop for the next segment."""

    __slots__ = ("bishop",)

    word = "cathedral"
    made_of = (*WHERE, OneOf("bishop", (UNMOVED, PAID, LED, SENT)), MARKS)

    def __init__(self, seat: Seat, column: Location, left: int, bishop: int = UNMOVED, marks: int = 0) -> None:
        super().__init__(seat, column, left, marks)
        self.bishop = bishop

    @property
    def location(self) -> Location:
        return CATHEDRAL

    @property
    def may_pass(self) -> bool:
        return self.bishop == UNMOVED

    def question(self, table: Table, seat: Seat) -> Question:
        moved = self.bishop != UNMOVED
        return VisitCathedral(seat, *self.who, FRESCO.names[table.bishop], moved, self.may_restore_altar)

    def actions(self, table: Table) -> list[Action]:
        segments = payable(table, self.seat, self.marks)
        actions: list[Action] = [action for action in RESTORE if segments >> action.segment & 1]
        if self.may_move_bishop and table.thalers[self.seat] >= BISHOP_FEE:
            reach = bishops_reach(table, self.seat, self.marks)
            if segments or is_for_the_altar(table, self.seat, reach):
                actions += [action for action in MOVE_BISHOP if reach >> action.segment & 1]
        if self.may_restore_altar:
            actions += payable_altars(table, self.seat)
        return actions

    @property
    def may_move_bishop(self) -> bool:
        """[FR-5.6] Whether no Thaler was paid for the bishop yet."""
        return self.bishop in (UNMOVED, LED)

    @property
    def may_restore_altar(self) -> bool:
        """[FR-5.7] [FR-M1.11] Whether the bishop was not moved for a segment."""
        return self.bishop in (UNMOVED, SENT)

    def has_actions(self, table: Table) -> bool:
        return payable(table, self.seat, self.marks) != 0 or can_restore_altar(table, self.seat)

    def with_one_less(self) -> CathedralVisit:
        return CathedralVisit(self.seat, self.column, self.left - 1, self.bishop, self.lasting)

    def marked(self, marks: int) -> CathedralVisit:
        return CathedralVisit(self.seat, self.column, self.left, self.bishop, marks)

    def why_not(self, table: Table, action: Action) -> Reason | None:
        if isinstance(action, Restore):
            return why_not_restore(table, self.seat, action.segment, self.marks)
        if isinstance(action, MoveBishop) and not self.may_move_bishop:
            return BISHOP_MOVED
        if isinstance(action, Altar) and not self.may_restore_altar:
            return RESTORE_A_SEGMENT
        if action is PASS and not self.may_pass:
            return RESTORE_NOW if self.may_restore_altar else RESTORE_A_SEGMENT
        if isinstance(action, MoveBishop):
            return why_not_move_bishop(table, self.seat, action.segment, self.marks)
        return why_not_altar(table, self.seat, action) if isinstance(action, Altar) else self.not_now()

    def act(self, table: Table, action: Action, chance: Chance, sink: Sink | None) -> None:
        if isinstance(action, MoveBishop):
            sends = self.bishop == UNMOVED and goes_anywhere(table, bishops_reach(table, self.seat, self.marks))
            move_bishop(table, self.seat, action.segment, sink)
            table.agenda.append(CathedralVisit(self.seat, self.column, self.left, SENT if sends else PAID, self.marks))
            return
        table.agenda.append(Resume(CathedralVisit(self.seat, self.column, self.left - 1, UNMOVED, self.lasting)))
        if isinstance(action, Restore):
            restore(table, self.seat, action.segment, self.marks, sink)
        else:
            assert isinstance(action, Altar)
            if self.bishop == SENT:
                use_reach(table, self.seat, sink)
            restore_altar(table, self.seat, action, sink)


# The fresco


def payable(table: Table, seat: Seat, marks: int) -> int:
    """[FR-5.2] The segments that a seat may restore, by an apprentice with such marks, and has the paints for."""
    missing = ~table.palette(seat)
    segments, covered, tiles = 0, table.unrestored, table.rules.box.tiles
    for segment in FRESCO.cells:
        if covered >> segment & 1 and not tiles[table.fresco[segment]].cost & missing:
            segments |= 1 << segment
    for module in table.rules.filling.restorable:
        segments = module.restorable(table, Painter(seat), segments, marks)
    return segments


def why_not_restore(table: Table, seat: Seat, segment: Cell, marks: int) -> Reason | None:
    """[FR-5.2] Why a segment can't be restored."""
    name = FRESCO.names[segment]
    if table.fresco[segment] == RESTORED:
        return RESTORED_ALREADY.about(segment=name)
    tile = table.tile_on(segment)
    missing = [PAINTS[paint] for paint in tile.paints if not table.pieces(seat, paint)]
    if missing:
        return PAINT_MISSING.about(segment=name, paints=[PAINTS[paint] for paint in tile.paints], missing=missing)
    for module in table.rules.filling.restorable:
        reason = module.why_not_restore(table, Painter(seat), segment, marks)
        if reason is not None:
            return reason
    return None


def restore(table: Table, seat: Seat, segment: Cell, marks: int, sink: Sink | None) -> None:
    """[FR-5.2] The paints go back to the supply; then the segment is scored."""
    paints = table.tile_on(segment).paints
    for paint in paints:
        table.return_paint(seat, paint)
    if sink is not None:
        names = tuple([PAINTS[paint] for paint in paints])
        sink.emit(PaintsHandedIn(seat, names, FRESCO.names[segment], "FR-5.2"))
    score_when_asked(table, Painter(seat), segment, marks, sink)


def score_when_asked(table: Table, painter: Painter, segment: Cell, marks: int, sink: Sink | None) -> None:
    """A segment is scored, once modules have asked what they must, in their order."""
    if table.rules.filling.restoring:
        table.agenda.append(ScoreSegment(painter, segment))
        for module in reversed(table.rules.filling.restoring):
            module.restoring(table, painter, segment, marks)
    else:
        score_segment(table, painter, segment, sink)


class ScoreSegment(Step[Table]):
    """A segment is scored by itself, once the steps on top of this one are done."""

    __slots__ = ("painter", "segment")

    word = "score-segment"
    made_of = (PAINTER, SEGMENT)

    def __init__(self, painter: Painter, segment: Cell) -> None:
        self.painter = painter
        self.segment = segment

    def run(self, state: Table, chance: Chance, sink: Sink | None) -> None:
        score_segment(state, self.painter, self.segment, sink)


def score_segment(table: Table, painter: Painter, segment: Cell, sink: Sink | None) -> None:
    """[FR-5.3] [FR-5.4] [FR-5.5] Points for the tile and the bishop; tile and bishop change their places."""
    rules = table.rules
    tile, blessed = table.fresco[segment], table.bishop == segment
    value, bonus = rules.tile(tile).value, bishops_bonus(table, painter, segment)
    added = list[MorePoints]()
    more = more_points(table, painter, segment, value + bonus, None if sink is None else added)
    table.credit(painter, TILE_ACCOUNT, value)
    table.credit(painter, BISHOP_ACCOUNT, bonus)
    if sink is not None:
        tell_segment(table, painter, segment, value, bonus, added, sink)
    take_tile(table, painter, segment, tile, sink)
    if rules.filling.restored:
        table.agenda.append(Uncover(painter, segment, blessed))
    if rules.adds_first or value + more < 0:
        advance_painter(table, painter, value + bonus + more, sink)
    else:
        table.agenda.append(Advance(painter, bonus))
        advance_painter(table, painter, value + more, sink)


def tell_segment(
    table: Table, painter: Painter, segment: Cell, value: int, bonus: int, added: list[MorePoints], sink: Sink
) -> None:
    """A segment is scored, and its tile still lies there."""
    tile = table.tile_on(segment)
    paints = [] if painter == table.rules.leonardo else [PAINTS[paint] for paint in tile.paints]
    sink.emit(
        SegmentRestored(
            actor=table.actor(painter),
            segment=FRESCO.names[segment],
            tile=tile.id,
            paints=tuple(paints),
            bishop=FRESCO.names[table.bishop],
            value=value,
            bonus=bonus,
            more=tuple(added),
            points=value + bonus + sum([more.points for more in added]),
        )
    )


def more_points(table: Table, painter: Painter, segment: Cell, so_far: int, added: list[MorePoints] | None) -> int:
    """What modules add to the points of a segment, or take off, each on its own account; `added` collects it."""
    more = 0
    for module in table.rules.filling.points:
        points = module.points(table, painter, segment, so_far + more)
        table.credit(painter, module.first_account, points)
        more += points
        if added is not None and points:
            added.append(MorePoints(module.name, points))
    count(table)
    return more


def count(table: Table) -> None:
    """A segment or the altar is counted, and modules forget what they laid up for it."""
    for module in table.rules.filling.scored:
        module.scored(table)


def bishops_bonus(table: Table, painter: Painter, segment: Cell) -> int:
    """[FR-5.3] Three points if the bishop stands on the segment, two if beside it."""
    if table.bishop == segment:
        bonus = ON_THE_SEGMENT
    elif FRESCO.around[segment] >> table.bishop & 1:
        bonus = BESIDE
    else:
        return 0
    for module in table.rules.filling.bonus:
        bonus = module.bonus(table, painter, bonus)
    return bonus


def take_tile(table: Table, painter: Painter, segment: Cell, tile: Tile, sink: Sink | None) -> None:
    """[FR-5.5] The tile lies in front of the painter now, and the bishop stands where it was."""
    table.fresco[segment] = RESTORED
    table.unrestored &= ~(1 << segment)
    table.tiles[painter] = tuple(sorted([*table.tiles[painter], tile]))
    table.bishop = segment
    if sink is not None and not table.unrestored and not table.last:
        sink.emit(FrescoFinished())


class Uncover(Step[Table]):
    """A segment is restored: modules see to what else lies there or follows."""

    __slots__ = ("blessed", "painter", "segment")

    word = "uncover"
    made_of = (PAINTER, SEGMENT, OneOf("blessed", (False, True), ("unblessed", "blessed")))

    def __init__(self, painter: Painter, segment: Cell, blessed: bool) -> None:
        self.painter = painter
        self.segment = segment
        self.blessed = blessed

    def run(self, state: Table, chance: Chance, sink: Sink | None) -> None:
        for module in state.rules.filling.restored:
            module.restored(state, self.painter, self.segment, self.blessed, chance, sink)


# The bishop


def bishops_reach(table: Table, seat: Seat, marks: int) -> int:
    """[FR-5.6] The segments to which a seat may move the bishop, for an apprentice with such marks."""
    reach = FRESCO.around[table.bishop]
    for module in table.rules.filling.reach:
        reach = module.reach(table, seat, reach, marks)
    return reach


def why_not_move_bishop(table: Table, seat: Seat, segment: Cell, marks: int) -> Reason | None:
    """[FR-5.6] [FR-5.7] Why the bishop can't be moved to a segment."""
    name = FRESCO.names[segment]
    if segment == table.bishop:
        return BISHOP_THERE.about(segment=name)
    for module in table.rules.filling.reach:
        reason = module.why_not_reach(table, seat, marks)
        if reason is not None:
            return reason
    if not bishops_reach(table, seat, marks) >> segment & 1:
        return BISHOP_TOO_FAR.about(segment=name)
    if table.thalers[seat] < BISHOP_FEE:
        return BISHOP_UNPAID
    if payable(table, seat, marks) or is_for_the_altar(table, seat, bishops_reach(table, seat, marks)):
        return None
    return BISHOP_FOR_NOTHING


def goes_anywhere(table: Table, reach: int) -> bool:
    """Whether a module lets the bishop go further than one step, with this reach: then it need not be for a segment."""
    return reach & ~FRESCO.around[table.bishop] != 0


def is_for_the_altar(table: Table, seat: Seat, reach: int) -> bool:
    """[FR-M1.11] Whether a seat may move the bishop, with this reach, and restore the altar next."""
    return goes_anywhere(table, reach) and can_restore_altar(table, seat)


def use_reach(table: Table, seat: Seat, sink: Sink | None) -> None:
    """A seat has used what a module allows it with the bishop."""
    for module in table.rules.filling.reach:
        module.use_reach(table, seat, sink)


def move_bishop(table: Table, seat: Seat, segment: Cell, sink: Sink | None) -> None:
    """[FR-5.6] The bishop is moved for a Thaler."""
    if not FRESCO.around[table.bishop] >> segment & 1:
        use_reach(table, seat, sink)
    table.pay(seat, BISHOP_FEE)
    if sink is not None:
        sink.emit(BishopMoved(seat, FRESCO.names[table.bishop], FRESCO.names[segment], BISHOP_FEE))
    table.bishop = segment


# The altar


def can_restore_altar(table: Table, seat: Seat) -> bool:
    """[FR-5.8] [FR-5.9] Whether a seat has the paints for the altar in any way."""
    blended = [table.pieces(seat, paint) for paint in BLENDED]
    basic = len([paint for paint in BASIC if table.pieces(seat, paint)])
    if basic + sum(blended) >= 3:
        return True
    different = len([pieces for pieces in blended if pieces])
    return different + sum([table.pieces(seat, paint) for paint in SPECIAL]) >= 3


def payable_altars(table: Table, seat: Seat) -> list[Altar]:
    """[FR-5.8] [FR-5.9] All ways to restore the altar that a seat has the paints for."""
    missing = ~table.palette(seat)
    return [altar for altar in table.rules.altars if not altar.palette & missing and has_paints(table, seat, altar)]


def has_paints(table: Table, seat: Seat, altar: Altar) -> bool:
    """Whether a seat has the paints for one way to restore the altar."""
    start = seat * COLOURS
    for paint in ALL_PAINTS:
        if altar.counts[paint] > table.paints[start + paint]:
            return False
    return True


def why_not_altar(table: Table, seat: Seat, altar: Altar) -> Reason | None:
    """[FR-5.8] [FR-5.9] Why the altar can't be restored in this way."""
    if altar not in table.rules.altars:
        return NO_SPECIAL_ALTAR
    missing = [paint for paint in ALL_PAINTS if altar.counts[paint] > table.pieces(seat, paint)]
    if not missing:
        return None
    return NO_PAINTS_BY_RULE[rule_of_altar(altar)].about(missing=[PAINTS[paint] for paint in missing])


def rule_of_altar(altar: Altar) -> str:
    """By which rule the altar is restored with these paints."""
    if altar.palette >> SPECIAL[0]:
        return NO_PAINT_FOR_SPECIAL_ALTAR.rule
    is_blended = altar.palette == palette_of(BLENDED)
    return NO_PAINT_FOR_BLENDED_ALTAR.rule if is_blended else NO_PAINT_FOR_ALTAR.rule


NO_PAINTS_BY_RULE: Final = {
    reason.rule: reason for reason in [NO_PAINT_FOR_ALTAR, NO_PAINT_FOR_BLENDED_ALTAR, NO_PAINT_FOR_SPECIAL_ALTAR]
}


def restore_altar(table: Table, seat: Seat, altar: Altar, sink: Sink | None) -> None:
    """[FR-5.8] [FR-5.9] The paints go back to the supply; the altar is scored, once modules have asked."""
    for paint in altar.paints:
        table.return_paint(seat, paint)
    if sink is not None:
        names = tuple([PAINTS[paint] for paint in altar.paints])
        sink.emit(PaintsHandedIn(seat, names, None, rule_of_altar(altar)))
    if table.rules.filling.altar:
        table.agenda.append(ScoreAltar(seat, altar))
        for module in reversed(table.rules.filling.altar):
            module.altar(table, seat)
    else:
        score_altar(table, seat, altar, sink)


ALTARS: Final = [*ALTAR, *SPECIAL_ALTAR]
AN_ALTAR: Final = OneOf("altar", ALTARS, [altar.parts[0][1] for altar in ALTARS])


class ScoreAltar(Step[Table]):
    """The altar is scored by itself, once the steps on top of this one are done."""

    __slots__ = ("altar", "seat")

    word = "score-altar"
    made_of = (SEAT, AN_ALTAR)

    def __init__(self, seat: Seat, altar: Altar) -> None:
        self.seat = seat
        self.altar = altar

    def run(self, state: Table, chance: Chance, sink: Sink | None) -> None:
        score_altar(state, self.seat, self.altar, sink)


def score_altar(table: Table, seat: Seat, altar: Altar, sink: Sink | None) -> None:
    """[FR-5.8] [FR-5.9] [FR-5.10] Points for the altar, and nothing else."""
    value = points = table.rules.altars[altar]
    table.credit(Painter(seat), ALTAR_ACCOUNT, value)
    added = list[MorePoints]()
    for module in table.rules.filling.altar:
        more = module.altar_points(table, seat)
        table.credit(Painter(seat), module.first_account, more)
        points += more
        if sink is not None and more:
            added.append(MorePoints(module.name, more))
    if sink is not None:
        paints = tuple([PAINTS[paint] for paint in altar.paints])
        sink.emit(AltarRestored(seat, paints, value, tuple(added), points, rule_of_altar(altar)))
    count(table)
    advance_painter(table, Painter(seat), points, sink)
