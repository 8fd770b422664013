"""What each seat may see of the table, and tables that fit what it sees."""

from __future__ import annotations

import random

import msgspec

from bottega.core.seats import Seat
from bottega.core.views import View
from bottega.games.fresco.catalogue import (
    ALL_LOCATIONS,
    FRESCO,
    HOURS,
    IN_BED,
    RESTORED,
    STANDS,
    TILES,
    Booth,
    Hour,
    Painter,
    Tile,
    stand_of,
)
from bottega.games.fresco.leonardo import leonardos_player
from bottega.games.fresco.openings import Share
from bottega.games.fresco.planning import PLANNING, answer, blank_for
from bottega.games.fresco.ruleset import NO_LEONARDO, Rules
from bottega.games.fresco.steps import parse_step
from bottega.games.fresco.table import COLOURS, SOLD, Table


class FrescoView(View, frozen=True, kw_only=True):
    """The table as a seat sees it. Painters are numbered as seats; in a game for two, 2 is Leonardo.

    `agenda` tells what is going on, the next step last. `track` has each painter's space, negative on the
    starting spaces (-1 is the one beside space 1). `hours` are the wake-up times, None in bed; `order` is
    the order of the round, empty before all have woken up. `plans` are the apprentices at each location;
    while plans are secret, None for the others, and `answers` tells how far this seat's has come. `paints` has
    a number a colour for each seat. `market` has the tiles of each booth, None where one is sold, `bag`
    those in the bag, and `fresco` those on the segments, None where restored. `tiles` lie in front of each
    painter. `leonardo` and `leonardos_player` are None with more players. `ledger` has the lines of each
    painter's score sheet. `modules` is what lies in the places of each module in play.
    """

    seats: int
    options: dict[str, str]
    round: int
    last: bool
    agenda: tuple[str, ...]
    track: tuple[int, ...]
    hours: tuple[str | None, ...]
    order: tuple[int, ...]
    mood: tuple[int, ...]
    apprentices: tuple[int, ...]
    plans: tuple[tuple[int, ...] | None, ...]
    answers: tuple[int | None, ...]
    thalers: tuple[int, ...]
    paints: tuple[tuple[int, ...], ...]
    supply: tuple[int, ...]
    market: tuple[tuple[str | None, ...], ...]
    bag: tuple[str, ...]
    fresco: tuple[str | None, ...]
    bishop: str
    leonardo: str | None
    leonardos_player: int | None
    tiles: tuple[tuple[str, ...], ...]
    ledger: tuple[tuple[int, ...], ...]
    modules: dict[str, dict[str, tuple[str, ...]]]


def view(table: Table, seat: Seat | None) -> FrescoView:
    """What a seat, or a spectator, may see."""
    planning = bool(table.agenda) and table.agenda[-1] is PLANNING
    knows = [not planning or other == seat for other in table.rules.seats]
    shares = {module.name: module.look(table, seat, not table.agenda) for module in table.rules.modules}
    return _look(table, seat, knows, shares)


def dump(table: Table) -> FrescoView:
    """Everything there is."""
    shares = {module.name: module.look(table, None, True) for module in table.rules.modules}
    return _look(table, None, [True] * table.rules.count, shares)


def _look(table: Table, seat: Seat | None, knows: list[bool], shares: dict[str, Share]) -> FrescoView:
    rules = table.rules
    with_leonardo = rules.leonardo != NO_LEONARDO
    return FrescoView(
        seat=seat,
        pending=table.pending,
        seats=rules.count,
        options=dict(rules.options),
        round=table.round,
        last=table.last,
        agenda=tuple([step.name for step in table.agenda]),
        track=tuple(table.track),
        hours=tuple([None if hour == IN_BED else HOURS[hour] for hour in table.hours]),
        order=tuple(table.order),
        mood=tuple(table.mood),
        apprentices=tuple(table.apprentices),
        plans=tuple([_plan(table, other) if knows[other] else None for other in rules.seats]),
        answers=tuple([table.answered[other] if knows[other] else None for other in rules.seats]),
        thalers=tuple(table.thalers),
        paints=tuple([tuple(table.paints[other * COLOURS : (other + 1) * COLOURS]) for other in rules.seats]),
        supply=tuple(table.supply),
        market=tuple([_booth(table, booth) for booth in rules.booths]),
        bag=tuple([stall.id for stall, there in zip(rules.box.stalls, table.bag, strict=True) if there]),
        fresco=tuple([None if tile == RESTORED else TILES[tile] for tile in table.fresco]),
        bishop=FRESCO.names[table.bishop],
        leonardo=FRESCO.names[table.leonardo_at] if with_leonardo else None,
        leonardos_player=leonardos_player(table) if with_leonardo else None,
        tiles=tuple([tuple([TILES[tile] for tile in tiles]) for tiles in table.tiles]),
        ledger=tuple([tuple(table.lines(painter)) for painter in rules.painters]),
        modules=shares,
    )


def _plan(table: Table, seat: Seat) -> tuple[int, ...]:
    return tuple([table.at(seat, column) for column in ALL_LOCATIONS])


def _booth(table: Table, booth: Booth) -> tuple[str | None, ...]:
    start = stand_of(booth, 0)
    tiles = table.market[start : start + table.rules.booth_sizes[booth]]
    return tuple([None if tile == SOLD else table.rules.box.stalls[tile].id for tile in tiles])


def determinize(seen: FrescoView, rules: Rules, rng: random.Random) -> Table:
    """A table that fits a view: secret plans are made at random, and what modules hide is dealt again."""
    plans = tuple([(0,) * len(ALL_LOCATIONS) if plan is None else plan for plan in seen.plans])
    answers = tuple([0 if answered is None else answered for answered in seen.answers])
    shares = {module.name: module.imagine(rules, seen.modules[module.name], rng) for module in rules.modules}
    table = _lay_out(msgspec.structs.replace(seen, plans=plans, answers=answers, modules=shares), rules)
    for seat in table.rules.seats:
        if seen.plans[seat] is None and seat not in seen.pending:
            _make_a_plan(table, seat, rng)
    return table


def _make_a_plan(table: Table, seat: Seat, rng: random.Random) -> None:
    """A seat has committed, nobody knows to what: any plan will do."""
    while table.answered[seat] < len(table.rules.blanks):
        answer(table, seat, rng.choice(blank_for(table, seat).legal(table, seat)))


def load(seen: FrescoView, rules: Rules) -> Table:
    """The table of a view that leaves nothing open."""
    return _lay_out(seen, rules)


def _lay_out(seen: FrescoView, rules: Rules) -> Table:
    deciders: list[tuple[Seat, ...]] = [(Seat(painter),) for painter in rules.painters]
    if seen.leonardos_player is not None:
        deciders[rules.leonardo] = (Seat(seen.leonardos_player),)
    fresco = [RESTORED if name is None else Tile(TILES.index(name)) for name in seen.fresco]
    table = Table(
        rules=rules,
        agenda=[parse_step(name) for name in seen.agenda],
        round_number=seen.round,
        last=seen.last,
        track=list(seen.track),
        deciders=deciders,
        hours=[IN_BED if hour is None else Hour(HOURS.index(hour)) for hour in seen.hours],
        order=[Painter(painter) for painter in seen.order],
        mood=list(seen.mood),
        apprentices=list(seen.apprentices),
        sheets=[0] * rules.count,
        answered=[answered or 0 for answered in seen.answers],
        thalers=list(seen.thalers),
        paints=[pieces for paints in seen.paints for pieces in paints],
        supply=list(seen.supply),
        market=[SOLD] * STANDS,
        bag=[int(stall.id in seen.bag) for stall in rules.box.stalls],
        fresco=fresco,
        unrestored=sum([1 << segment for segment, tile in enumerate(fresco) if tile != RESTORED]),
        bishop=FRESCO.parse(seen.bishop),
        leonardo_at=FRESCO.parse(seen.leonardo or seen.bishop),
        tiles=[tuple([Tile(TILES.index(name)) for name in names]) for names in seen.tiles],
        ledger=[points for lines in seen.ledger for points in lines],
        extras=[module.lay_out(rules, seen.modules[module.name]) for module in rules.modules],
    )
    _lay_out_market(table, seen)
    for seat in rules.seats:
        for column, number in zip(ALL_LOCATIONS, seen.plans[seat] or (), strict=False):
            table.send(seat, column, number)
    return table


def _lay_out_market(table: Table, seen: FrescoView) -> None:
    ids = [stall.id for stall in table.rules.box.stalls]
    for booth, names in zip(table.rules.booths, seen.market, strict=True):
        for place, name in enumerate(names):
            if name is not None:
                table.market[stand_of(booth, place)] = ids.index(name)
