"""Module 2, the bishop's requests: its steps."""

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
from bottega.games.fresco.catalogue import LOCATIONS, WORKSHOP, Painter, Tile
from bottega.games.fresco.events import Forfeited
from bottega.games.fresco.kinds import LEONARDO
from bottega.games.fresco.leonardo import LeonardoStep
from bottega.games.fresco.modules.m02_requests.catalogue import KINDS
from bottega.games.fresco.modules.m02_requests.desk import TILES_EACH, fitting, in_front
from bottega.games.fresco.modules.m02_requests.kinds import RESTORED_TILES
from bottega.games.fresco.modules.m02_requests.offers import NAME, PILE, Pile, Request
from bottega.games.fresco.modules.m02_requests.questions import LeonardosRequest, TileForRequest
from bottega.games.fresco.modules.m02_requests.reasons import (
    LEONARDO_MAY_ASK,
    NO_SUCH_SEAL,
    NOT_ONES_OWN,
    PILE_TILES,
    PILED_ALREADY,
)
from bottega.games.fresco.spelling import PAINTER
from bottega.games.fresco.table import Decision, Table

if TYPE_CHECKING:
    from bottega.games.fresco.modules.m02_requests.module import Requests


class Piling(Decision):
    """[FR-M2.5] A painter fulfills a request, and has chosen these tiles so far."""

    __slots__ = ("chosen", "kind", "painter")

    word = "piling"
    made_of = (
        PAINTER,
        OneOf("kind", range(len(KINDS)), KINDS),
        SomeOf("chosen", range(len(RESTORED_TILES)), RESTORED_TILES),
    )

    def __init__(self, painter: Painter, kind: int, chosen: tuple[Tile, ...]) -> None:
        self.painter = painter
        self.kind = kind
        self.chosen = chosen

    def pending(self, state: Table) -> tuple[Seat, ...]:
        return state.deciders[self.painter]

    def question(self, table: Table, seat: Seat) -> Question:
        return TileForRequest(
            seat,
            painter=table.actor(self.painter),
            request=KINDS[self.kind],
            points=requests_of(table).top(table, self.kind),
            chosen=tuple([RESTORED_TILES[tile] for tile in self.chosen]),
            left=TILES_EACH - len(self.chosen),
        )

    def legal(self, state: Table, seat: Seat) -> list[Action]:
        return [PILE[tile] for tile in fitting(state, self.painter, self.kind) if tile not in self.chosen]

    def check(self, state: Table, seat: Seat, action: Action) -> Reason | None:
        if not isinstance(action, Pile):
            return PILE_TILES
        name = RESTORED_TILES[action.tile]
        if action.tile in self.chosen:
            return PILED_ALREADY.about(tile=name)
        if action.tile not in in_front(state, self.painter):
            return NOT_ONES_OWN.about(tile=name, painter=state.actor(self.painter))
        fits = action.tile in fitting(state, self.painter, self.kind)
        return None if fits else NO_SUCH_SEAL.about(tile=name, request=KINDS[self.kind])

    def apply(self, state: Table, seat: Seat, action: Action, chance: Chance, sink: Sink | None) -> None:
        assert isinstance(action, Pile)
        state.agenda.pop()
        chosen = (*self.chosen, action.tile)
        if len(chosen) < TILES_EACH:
            state.agenda.append(Piling(self.painter, self.kind, chosen))
        else:
            requests_of(state).fulfill(state, self.painter, self.kind, [*chosen], sink)


class LeonardoAsks(LeonardoStep):
    """[FR-M2.7] Leonardo may fulfill a request of his player's choice."""

    __slots__ = ()

    word = "leonardo-asks"

    def question(self, table: Table, seat: Seat) -> Question:
        return LeonardosRequest(seat)

    def options(self, table: Table) -> list[Action]:
        return [*requests_of(table).possible(table, table.rules.leonardo)]

    def legal(self, state: Table, seat: Seat) -> list[Action]:
        return [*self.options(state), PASS]

    def check(self, state: Table, seat: Seat, action: Action) -> Reason | None:
        if isinstance(action, Request):
            return requests_of(state).why_no_request(state, state.rules.leonardo, action)
        return None if isinstance(action, Pass) else LEONARDO_MAY_ASK

    def apply(self, state: Table, seat: Seat, action: Action, chance: Chance, sink: Sink | None) -> None:
        state.agenda.pop()
        if isinstance(action, Request):
            requests_of(state).choose_tiles(state, state.rules.leonardo, action.kind, sink)
        elif sink is not None:
            sink.emit(Forfeited(LEONARDO, LOCATIONS[WORKSHOP]))


def requests_of(table: Table) -> Requests:
    """The module, as it is in play."""
    return cast("Requests", table.rules.by_name[NAME])


LEONARDO_ASKS: Final = LeonardoAsks()
STEPS: Final[list[Step[Table]]] = [LEONARDO_ASKS]
STEP_KINDS: Final[list[type[Step[Table]]]] = [Piling]
