"""Chapter 1: setting up."""

from __future__ import annotations

from bottega.core.agenda import advance
from bottega.core.chance import Chance
from bottega.core.events import Sink
from bottega.core.seats import Seat
from bottega.games.fresco.catalogue import (
    CENTRE,
    FRESCO,
    IN_BED,
    RESTORED,
    STANDS,
    STARTING_SPACES,
    TILES,
    Painter,
    Tile,
)
from bottega.games.fresco.events import FrescoLaid, Placed
from bottega.games.fresco.leonardo import hand_leonardo
from bottega.games.fresco.market import fill_market
from bottega.games.fresco.round import BEGIN_ROUND
from bottega.games.fresco.ruleset import NO_LEONARDO, Rules
from bottega.games.fresco.table import COLOURS, SOLD, Table
from bottega.games.fresco.wake_up import in_reverse_order
from bottega.parts.deck import deal


def set_up(rules: Rules, chance: Chance, sink: Sink | None = None) -> Table:
    """A table ready for the first decision: a wake-up time."""
    table = bare_table(rules)
    give_kits(table)
    place_painters(table, chance, sink)
    for tile in rules.market:
        table.bag[tile] = 1
    fill_market(table, chance, sink)
    deal_fresco(table, chance)
    if sink is not None:
        sink.emit(FrescoLaid(tuple([TILES[tile] for tile in table.fresco]), FRESCO.names[table.bishop]))
    for module in rules.modules:
        table.extras.append(module.set_up(table, chance, sink))
    if rules.leonardo != NO_LEONARDO:
        hand_leonardo(table, Seat(in_reverse_order(table)[0]), sink)
    table.agenda.append(BEGIN_ROUND)
    advance(table, table.agenda, chance, sink)
    return table


def bare_table(rules: Rules) -> Table:
    """A table with nothing on it yet."""
    painters = len(rules.painters)
    return Table(
        rules=rules,
        agenda=[],
        round_number=0,
        last=False,
        track=[0] * painters,
        deciders=[(Seat(painter),) for painter in rules.painters],
        hours=[IN_BED] * painters,
        order=[],
        mood=[0] * rules.count,
        apprentices=[rules.box.apprentices] * rules.count,
        sheets=[0] * rules.count,
        answered=[0] * rules.count,
        thalers=[0] * rules.count,
        paints=[0] * (rules.count * COLOURS),
        supply=[*rules.box.pieces, rules.box.coins],
        market=[SOLD] * STANDS,
        bag=[0] * len(rules.box.stalls),
        fresco=[RESTORED] * FRESCO.size,
        unrestored=0,
        laid=(),
        bishop=CENTRE,
        leonardo_at=CENTRE,
        tiles=[()] * painters,
        ledger=[0] * (painters * len(rules.accounts)),
        extras=[],
    )


def give_kits(table: Table) -> None:
    """[FR-1.5] Everybody gets the same Thalers and paints."""
    for seat in table.rules.seats:
        table.pay(seat, -table.rules.box.thalers)
        for paint in table.rules.box.first_paints:
            table.take_paint(seat, paint)


def place_painters(table: Table, chance: Chance, sink: Sink | None) -> None:
    """[FR-1.2] [FR-L.1] The players' painters are drawn for the starting spaces; Leonardo stands on the last."""
    rules = table.rules
    places = len(rules.painters)
    drawn = deal([int(seat) for seat in rules.seats], rules.count, chance)
    order = [*drawn, *range(rules.count, places)]
    for place, painter in enumerate(order):
        table.track[painter] = place - places
        if sink is not None:
            sink.emit(Placed(table.actor(Painter(painter)), STARTING_SPACES[place]))


def deal_fresco(table: Table, chance: Chance) -> None:
    """[FR-1.4] [FR-M3.1] One tile lies in the centre, the others are dealt at random."""
    rules = table.rules
    tiles = [int(tile) for tile in rules.fresco]
    deal(tiles, rules.removed, chance)
    tiles += [int(tile) for tile in rules.added]
    dealt = deal(tiles, len(tiles), chance)
    dealt.insert(CENTRE, int(rules.centre))
    table.fresco = [Tile(tile) for tile in dealt]
    table.laid = tuple(table.fresco)
    table.unrestored = FRESCO.everywhere
