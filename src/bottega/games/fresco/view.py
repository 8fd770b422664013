"""What each seat may see of the table, and tables that fit what it sees."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING, TypeVar, Union

import msgspec

from bottega.core.kinds import Options, SeatId
from bottega.core.questions import Question
from bottega.core.seats import Seat
from bottega.core.views import View
from bottega.games.fresco import questions
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
from bottega.games.fresco.kinds import AccountId, HourId, MarketTileId, Points, SegmentId, TileId
from bottega.games.fresco.leonardo import leonardos_player
from bottega.games.fresco.modules.order import ORDER
from bottega.games.fresco.planning import PLANNING, answer, blank_for
from bottega.games.fresco.ruleset import NO_LEONARDO, Rules
from bottega.games.fresco.share import Share
from bottega.games.fresco.steps import parse_step
from bottega.games.fresco.table import COLOURS, SOLD, Decision, Table

ShareT = TypeVar("ShareT", bound=Share)
if TYPE_CHECKING:
    AnyShare = Share
    FrescoQuestion = Question
else:
    AnyShare = Union[tuple([kind.share for kind in ORDER])]  # noqa: UP007
    FrescoQuestion = Union[(*questions.QUESTIONS, *[question for kind in ORDER for question in kind.questions])]


class FrescoView(View, frozen=True, kw_only=True):
    """The table as a seat sees it. Painters are numbered as seats; in a game for two, 2 is Leonardo.

    `questions` are what is asked, one for each pending seat; of plans the others know only that they are made. `agenda`
    is only for the game itself, which makes a table of it: its words may change with any version. `track` has each
    painter's space, negative on the starting spaces (-1 is the one beside space 1). `hours` are the wake-up times, None
    in bed; `order` is the order of the round, empty before all have woken up. `plans` are the apprentices at each
    location; while plans are secret, None for the others, and `answers` tells how far this seat's has come. `paints`
    tells for each seat how many pieces of each colour it has, `supply` how many are left, below zero if there are not
    enough, and `bank` how many Thalers. `market` has the tiles of each booth, None where one is sold, `bag` those in
    the bag. `fresco` has the tiles on the segments, None where restored, and `laid` those that lay there at the
    beginning. `tiles` lie in front of each painter. `leonardo` and `leonardos_player` are None with more players.
    `ledger` has the points on each line of each painter's score sheet. `modules` are the shares of the modules in play.
    """

    seats: int
    options: Options
    questions: tuple[FrescoQuestion, ...]
    round: int
    last: bool
    agenda: tuple[str, ...]
    track: tuple[int, ...]
    hours: tuple[HourId | None, ...]
    order: tuple[int, ...]
    mood: tuple[int, ...]
    apprentices: tuple[int, ...]
    plans: tuple[tuple[int, ...] | None, ...]
    answers: tuple[int | None, ...]
    thalers: tuple[int, ...]
    paints: tuple[tuple[int, ...], ...]
    supply: tuple[int, ...]
    bank: int
    market: tuple[tuple[MarketTileId | None, ...], ...]
    bag: tuple[MarketTileId, ...]
    fresco: tuple[TileId | None, ...]
    laid: tuple[TileId, ...]
    bishop: SegmentId
    leonardo: SegmentId | None
    leonardos_player: SeatId | None
    tiles: tuple[tuple[TileId, ...], ...]
    ledger: tuple[dict[AccountId, Points], ...]
    modules: tuple[AnyShare, ...]

    @property
    def is_planning(self) -> bool:
        """Whether plans are being made."""
        return self.agenda[-1:] == (PLANNING.name,)

    def share(self, kind: type[ShareT]) -> ShareT:
        """The share of a module that is in play."""
        return next(share for share in self.modules if isinstance(share, kind))


def view(table: Table, seat: Seat | None) -> FrescoView:
    """What a seat, or a spectator, may see."""
    planning = bool(table.agenda) and table.agenda[-1] is PLANNING
    knows = [not planning or other == seat for other in table.rules.seats]
    shares = tuple([module.look(table, seat, not table.agenda) for module in table.rules.modules])
    return _look(table, seat, knows, shares, _questions(table, seat))


def dump(table: Table) -> FrescoView:
    """Everything there is."""
    shares = tuple([module.look(table, None, True) for module in table.rules.modules])
    return _look(table, None, [True] * table.rules.count, shares, _questions(table, None))


def _questions(table: Table, seat: Seat | None) -> tuple[FrescoQuestion, ...]:
    """What the pending seats are asked, as far as a seat may know it."""
    step = table.agenda[-1] if table.agenda else None
    if not isinstance(step, Decision):
        return ()
    return tuple(
        [
            step.question(table, asked) if asked == seat else step.question_for_others(table, asked)
            for asked in step.pending(table)
        ]
    )


def _look(
    table: Table,
    seat: Seat | None,
    knows: list[bool],
    shares: tuple[AnyShare, ...],
    asked: tuple[FrescoQuestion, ...],
) -> FrescoView:
    rules = table.rules
    with_leonardo = rules.leonardo != NO_LEONARDO
    return FrescoView(
        seat=seat,
        pending=table.pending,
        seats=rules.count,
        options=dict(rules.options),
        questions=asked,
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
        supply=tuple(table.supply[:COLOURS]),
        bank=table.supply[COLOURS],
        market=tuple([_booth(table, booth) for booth in rules.booths]),
        bag=tuple([stall.id for stall, there in zip(rules.box.stalls, table.bag, strict=True) if there]),
        fresco=tuple([None if tile == RESTORED else TILES[tile] for tile in table.fresco]),
        laid=tuple([TILES[tile] for tile in table.laid]),
        bishop=FRESCO.names[table.bishop],
        leonardo=FRESCO.names[table.leonardo_at] if with_leonardo else None,
        leonardos_player=leonardos_player(table) if with_leonardo else None,
        tiles=tuple([tuple([TILES[tile] for tile in tiles]) for tiles in table.tiles]),
        ledger=tuple([_lines(table, painter) for painter in rules.painters]),
        modules=shares,
    )


def _plan(table: Table, seat: Seat) -> tuple[int, ...]:
    return tuple([table.at(seat, column) for column in ALL_LOCATIONS])


def _lines(table: Table, painter: Painter) -> dict[str, int]:
    points = zip(table.rules.accounts, table.lines(painter), strict=True)
    return {label: number for (label, _), number in points}


def _booth(table: Table, booth: Booth) -> tuple[str | None, ...]:
    start = stand_of(booth, 0)
    tiles = table.market[start : start + table.rules.booth_sizes[booth]]
    return tuple([None if tile == SOLD else table.rules.box.stalls[tile].id for tile in tiles])


def determinize(seen: FrescoView, rules: Rules, rng: random.Random) -> Table:
    """A table that fits a view: secret plans are made at random, and what modules hide is dealt again."""
    plans = tuple([(0,) * len(ALL_LOCATIONS) if plan is None else plan for plan in seen.plans])
    answers = tuple([0 if answered is None else answered for answered in seen.answers])
    shares = tuple(
        [module.imagine(rules, share, rng) for module, share in zip(rules.modules, seen.modules, strict=True)]
    )
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
        supply=[*seen.supply, seen.bank],
        market=[SOLD] * STANDS,
        bag=[int(stall.id in seen.bag) for stall in rules.box.stalls],
        fresco=fresco,
        unrestored=sum([1 << segment for segment, tile in enumerate(fresco) if tile != RESTORED]),
        laid=tuple([Tile(TILES.index(name)) for name in seen.laid]),
        bishop=FRESCO.parse(seen.bishop),
        leonardo_at=FRESCO.parse(seen.leonardo or seen.bishop),
        tiles=[tuple([Tile(TILES.index(name)) for name in names]) for names in seen.tiles],
        ledger=[lines[label] for lines in seen.ledger for label, _ in rules.accounts],
        extras=[module.lay_out(rules, share) for module, share in zip(rules.modules, seen.modules, strict=True)],
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
