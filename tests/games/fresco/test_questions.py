"""What the base game asks of modules changes nothing: only openings at which they act do."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator

import pytest

from bottega.core.chance import FastChance
from bottega.core.events import Chronicle
from bottega.core.seats import Seat
from bottega.games.fresco import GAME
from bottega.games.fresco.actions import Offer, Restore
from bottega.games.fresco.catalogue import ALL_LOCATIONS, FRESCO, SPACES_EACH, Location, Painter
from bottega.games.fresco.modules.m05_gold_leaf.module import GoldLeaf
from bottega.games.fresco.openings import Module
from bottega.games.fresco.table import Table
from bottega.games.fresco.visit import Visit
from bottega.parts.grid import Cell
from tests.games.fresco.tables import EVERY_MODULE


class Moment:
    """A table at any time of a game, and what may be asked about: a seat, a segment, a location, a visit."""

    def __init__(self, table: Table, rng: random.Random) -> None:
        self.table = table
        self.seat: Seat = rng.choice(table.rules.seats)
        self.painter: Painter = rng.choice(table.rules.painters)
        self.segment: Cell = rng.choice([cell for cell in FRESCO.cells if table.unrestored >> cell & 1] or FRESCO.cells)
        self.column: Location = rng.choice(ALL_LOCATIONS)
        top = table.agenda[-1] if table.agenda else None
        self.visit = top if isinstance(top, Visit) else None
        self.marks = self.visit.marks if self.visit else 0


def why_no_room(module: Module, at: Moment) -> object:
    """Why there is less room than usual, where there is."""
    if module.room(at.table, at.seat, at.column) == SPACES_EACH:
        return None
    return module.why_no_room(at.table, at.seat, at.column)


Question = Callable[[Module, Moment], object]
ABOUT_TABLES: dict[str, Question] = {
    "is_last": lambda module, at: module.is_last(at.table),
    "adjust": lambda module, at: module.adjust(at.table, at.seat, 1),
    "blanks": lambda module, at: module.blanks(),
    "further_blanks": lambda module, at: module.further_blanks(),
    "later_blanks": lambda module, at: module.later_blanks(),
    "room": lambda module, at: module.room(at.table, at.seat, at.column),
    "why_no_room": why_no_room,
    "covers": lambda module, at: module.covers(at.table, at.seat, at.column),
    "planned": lambda module, at: module.planned(at.table, at.seat, Chronicle()),
    "more_income": lambda module, at: module.more_income(at.table, at.seat),
    "also_at": lambda module, at: module.also_at(at.table, at.seat, at.column),
    "calls": lambda module, at: module.calls(at.table, at.seat, at.column),
    "leonardos_offers": lambda module, at: at.table.rules.count > 2 or module.leonardos_offers(at.table),
    "reach": lambda module, at: module.reach(at.table, at.seat, FRESCO.around[at.table.bishop], at.marks),
    "why_not_reach": lambda module, at: module.why_not_reach(at.table, at.seat, at.marks),
    "restorable": lambda module, at: module.restorable(at.table, at.painter, at.table.unrestored, at.marks),
    "why_not_restore": lambda module, at: module.why_not_restore(at.table, at.painter, at.segment, at.marks),
    "bonus": lambda module, at: module.bonus(at.table, at.painter, 3),
    "points": lambda module, at: module.points(at.table, at.painter, at.segment, 5),
    "altar_points": lambda module, at: module.altar_points(at.table, at.seat),
    "uplift": lambda module, at: module.uplift(at.table, at.seat, 2),
    "look": lambda module, at: module.look(at.table, at.seat, False),
    "complaints": lambda module, at: module.complaints(at.table),
    "kept_tiles": lambda module, at: module.kept_tiles(at.table, at.painter),
    "kept_market_tiles": lambda module, at: module.kept_market_tiles(at.table),
    "kept_paints": lambda module, at: module.kept_paints(at.table),
    "appraise": lambda module, at: module.appraise(at.table, at.seat, 3.0),
    "prospect": lambda module, at: module.prospect(at.table, at.seat, at.column, 2, 3.0),
}
ABOUT_VISITS: dict[str, Callable[[Module, Table, Visit], object]] = {
    "begin_work": lambda module, table, visit: module.begin_work(table, visit),
    "offers": lambda module, table, visit: module.offers(table, visit),
    "waits": lambda module, table, visit: module.waits(table, visit),
    "why_not": lambda module, table, visit: [module.why_not(table, visit, offer) for offer in offers_of(module)],
    "waged": lambda module, table, visit: module.waged(table, visit, visit.left),
}
ACTS = {
    *("rewrite", "set_up", "wake", "woken", "gather", "unplan", "reveal", "evening", "tidy", "prepare", "income"),
    *(
        "final_scoring",
        "lay_open",
        "instead",
        "arrive",
        "leave",
        "accept",
        "leonardo",
        "leonardo_accepts",
        "receive",
        "use_reach",
    ),
    *("restoring", "scored", "restored", "altar", "advanced", "earn"),
}
"""Where modules act, or are set up."""
SHARES = {"imagine", "lay_out"}
"""What is made of a share of a view, without a table."""


def offers_of(module: Module) -> list[Offer]:
    return [action for action in module.actions if isinstance(action, Offer)]


def moments(seats: int, seed: int) -> Iterator[Moment]:
    """A random game with all modules, in which much is restored, also with gold leaf, before every step."""
    rng = random.Random(seed)
    chance = FastChance(rng)
    table = GAME.new(GAME.ruleset(seats, EVERY_MODULE), chance)
    gold_leaf = table.rules.by_name["gold_leaf"]
    assert isinstance(gold_leaf, GoldLeaf)
    for seat in table.rules.seats:
        gold_leaf.take_leaves(table, seat, gold_leaf.arrows[1], None)
    while table.agenda:
        yield Moment(table, rng)
        pending = table.agenda[-1].pending(table)
        if pending:
            seat = rng.choice(pending)
            legal = table.legal(seat)
            own = [action for action in legal if isinstance(action, Offer | Restore)]
            table.agenda[-1].apply(table, seat, rng.choice(own or legal), chance, None)
        else:
            table.agenda.pop().run(table, chance, None)


def test_every_opening_is_a_question_or_an_act() -> None:
    methods = {name for name in dir(Module) if name[0] != "_" and callable(getattr(Module, name)) and name != "share"}
    assert methods == {*ABOUT_TABLES, *ABOUT_VISITS, *ACTS, *SHARES}


@pytest.mark.slow
@pytest.mark.parametrize("seats", [2, 3])
def test_questions_change_nothing(seats: int) -> None:
    for at in moments(seats, seats):
        before = GAME.dump(at.table)
        for module in at.table.rules.modules:
            for question in ABOUT_TABLES.values():
                question(module, at)
            for about_visit in ABOUT_VISITS.values() if at.visit else ():
                assert at.visit is not None
                about_visit(module, at.table, at.visit)
        assert GAME.dump(at.table) == before
