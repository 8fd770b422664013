"""Module 6, the glaziers: what may be seen."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bottega.core.seats import Seat
from bottega.games.fresco.modules.m06_glaziers.catalogue import GLASS, WINDOWS
from bottega.games.fresco.modules.m06_glaziers.workroom import Workroom
from bottega.games.fresco.modules.shares import counts_of, mask_of, names_at, names_counted, names_in, places_of
from bottega.games.fresco.openings import Extras
from bottega.games.fresco.ruleset import Rules
from bottega.games.fresco.share import Places
from bottega.games.fresco.table import Table

if TYPE_CHECKING:
    from bottega.games.fresco.modules.m06_glaziers.module import Glaziers


def look(module: Glaziers, table: Table, seat: Seat | None, everything: bool) -> Places:
    """[FR-M6.12] All have seen which glass came behind each screen, and which was handed in."""
    workroom = module.workroom(table)
    return {
        **module.look_at_tiles(table, seat, everything),
        "bag": names_counted(workroom.bag, GLASS),
        "display": names_counted(workroom.display, GLASS),
        "reserve": names_counted(workroom.reserve, GLASS),
        **{f"glass {other}": names_counted(workroom.of(other), GLASS) for other in table.rules.seats},
        "bench": names_at(workroom.bench, WINDOWS),
        "stack": names_in(workroom.stack, WINDOWS),
        "walls": names_at(workroom.walls, WINDOWS),
        "balance": (str(workroom.balance),),
    }


def lay_out(module: Glaziers, rules: Rules, share: Places) -> Extras:
    return Workroom(
        columns=module.tiles_in(rules, share),
        bag=counts_of(share["bag"], GLASS),
        display=counts_of(share["display"], GLASS),
        reserve=counts_of(share["reserve"], GLASS),
        glass=[number for seat in rules.seats for number in counts_of(share[f"glass {seat}"], GLASS)],
        bench=places_of(share["bench"], WINDOWS),
        stack=mask_of(share["stack"], WINDOWS),
        walls=places_of(share["walls"], WINDOWS),
        balance=int(share["balance"][0]),
    )
