"""Chapter L: Leonardo, the third painter in a game for two. One of the players decides for him."""

from __future__ import annotations

from abc import abstractmethod
from typing import Final

from bottega.core.actions import Action
from bottega.core.chance import Chance
from bottega.core.events import Sink
from bottega.core.questions import Question
from bottega.core.reasons import Reason
from bottega.core.seats import Seat
from bottega.games.fresco.actions import CLOSE, PASS, RESTORE, Buy, Close, Offer, Pass, Restore
from bottega.games.fresco.catalogue import CATHEDRAL, FRESCO, LOCATIONS, MARKET, Location
from bottega.games.fresco.cathedral import score_when_asked
from bottega.games.fresco.events import Forfeited, LeonardoHanded, LeonardoMoved
from bottega.games.fresco.kinds import LEONARDO
from bottega.games.fresco.market import close, why_not_visit
from bottega.games.fresco.questions import LeonardosBooth, LeonardosSegment
from bottega.games.fresco.reasons import (
    LEONARDO_BUYS_NOTHING,
    LEONARDO_CLOSES,
    LEONARDO_JUMPS,
    LEONARDO_RESTORES,
    LEONARDO_STEPS,
    RESTORED_ALREADY,
)
from bottega.games.fresco.table import Decision, Table


class LeonardoStep(Decision):
    """A decision for Leonardo: it is his player's."""

    __slots__ = ()

    def pending(self, state: Table) -> tuple[Seat, ...]:
        return state.deciders[state.rules.leonardo]

    @abstractmethod
    def options(self, table: Table) -> list[Action]:
        """What he can do, without doing nothing."""


class LeonardoCloses(LeonardoStep):
    """[FR-L.5] He closes a booth, if any is open."""

    __slots__ = ()

    word = "leonardo-closes"

    def question(self, table: Table, seat: Seat) -> Question:
        return LeonardosBooth(seat)

    def options(self, table: Table) -> list[Action]:
        return [CLOSE[booth] for booth in table.rules.booths if table.is_open(booth)]

    def legal(self, state: Table, seat: Seat) -> list[Action]:
        return self.options(state) if state.rules.leonardo_must_close else [*self.options(state), PASS]

    def check(self, state: Table, seat: Seat, action: Action) -> Reason | None:
        if isinstance(action, Close):
            return why_not_visit(state, action.booth)
        if isinstance(action, Buy):
            return LEONARDO_BUYS_NOTHING
        return None if isinstance(action, Pass) and not state.rules.leonardo_must_close else LEONARDO_CLOSES

    def apply(self, state: Table, seat: Seat, action: Action, chance: Chance, sink: Sink | None) -> None:
        state.agenda.pop()
        if isinstance(action, Close):
            close(state, LEONARDO, action.booth, sink)
        elif sink is not None:
            sink.emit(Forfeited(LEONARDO, LOCATIONS[MARKET]))


class LeonardoRestores(LeonardoStep):
    """[FR-L.6] [FR-L.7] He restores a segment beside his figure, or else one that is worth least."""

    __slots__ = ()

    word = "leonardo-restores"

    def question(self, table: Table, seat: Seat) -> Question:
        return LeonardosSegment(seat, FRESCO.names[table.leonardo_at])

    def options(self, table: Table) -> list[Action]:
        segments = leonardos_steps(table) or leonardos_jumps(table)
        return [action for action in RESTORE if segments >> action.segment & 1]

    def legal(self, state: Table, seat: Seat) -> list[Action]:
        return [*self.options(state), *leonardos_offers(state)]

    def check(self, state: Table, seat: Seat, action: Action) -> Reason | None:
        if not isinstance(action, Restore):
            return None if action in leonardos_offers(state) else LEONARDO_RESTORES
        if not state.unrestored >> action.segment & 1:
            return RESTORED_ALREADY.about(segment=FRESCO.names[action.segment])
        steps = leonardos_steps(state)
        if (steps or leonardos_jumps(state)) >> action.segment & 1:
            return None
        if steps:
            return LEONARDO_STEPS.about(segments=FRESCO.named(steps))
        return LEONARDO_JUMPS.about(segments=FRESCO.named(leonardos_jumps(state)))

    def apply(self, state: Table, seat: Seat, action: Action, chance: Chance, sink: Sink | None) -> None:
        if isinstance(action, Offer):
            state.rules.by_name[action.module].leonardo_accepts(state, action, sink)
            return
        assert isinstance(action, Restore)
        state.agenda.pop()
        if sink is not None:
            sink.emit(LeonardoMoved(LEONARDO, FRESCO.names[state.leonardo_at], FRESCO.names[action.segment]))
        state.leonardo_at = action.segment
        score_when_asked(state, state.rules.leonardo, action.segment, 0, sink)


def leonardos_offers(table: Table) -> list[Action]:
    """What else he can do in the cathedral, before he restores."""
    offers = list[Action]()
    for module in table.rules.filling.leonardos_offers:
        offers += module.leonardos_offers(table)
    return offers


def open_to_leonardo(table: Table) -> int:
    """The segments with a tile that he may restore."""
    segments = table.unrestored
    for module in table.rules.filling.restorable:
        segments = module.restorable(table, table.rules.leonardo, segments, 0)
    return segments


def leonardos_steps(table: Table) -> int:
    """[FR-L.6] The segments beside his figure that still have their tile."""
    return FRESCO.orthogonal[table.leonardo_at] & open_to_leonardo(table)


def leonardos_jumps(table: Table) -> int:
    """[FR-L.7] The segments with the tiles that are worth least; he moves, if there is anywhere to move to."""
    open_segments = open_to_leonardo(table)
    segments = FRESCO.cells_of(open_segments & ~(1 << table.leonardo_at) or open_segments)
    least = min([table.tile_on(segment).value for segment in segments])
    return sum([1 << segment for segment in segments if table.tile_on(segment).value == least])


def has_leonardo_at(table: Table, column: Location) -> bool:
    """[FR-L.4] [FR-L.9] Whether Leonardo has an apprentice at a location."""
    if column == CATHEDRAL:
        return not table.last
    for module in table.rules.modules:
        if column in module.leonardos_columns:
            return True
    return column == MARKET


def leonardos_visit(table: Table, column: Location) -> None:
    """[FR-L.4] [FR-L.9] What Leonardo does at a location, if anything: first what the base game says."""
    for module in table.rules.filling.leonardo:
        module.leonardo(table, column)
    if column == MARKET and LEONARDO_CLOSES_A_BOOTH.options(table):
        table.agenda.append(LEONARDO_CLOSES_A_BOOTH)
    elif column == CATHEDRAL and has_leonardo_at(table, column) and open_to_leonardo(table):
        table.agenda.append(LEONARDO_RESTORES_A_SEGMENT)


def hand_leonardo(table: Table, seat: Seat, sink: Sink | None) -> None:
    """[FR-L.2] A player gets the Leonardo tile, and decides for him this round."""
    table.deciders[table.rules.leonardo] = (seat,)
    if sink is not None:
        sink.emit(LeonardoHanded(seat))


def leonardos_player(table: Table) -> Seat:
    """[FR-L.2] Who decides for Leonardo."""
    return table.deciders[table.rules.leonardo][0]


LEONARDO_CLOSES_A_BOOTH: Final = LeonardoCloses()
LEONARDO_RESTORES_A_SEGMENT: Final = LeonardoRestores()
