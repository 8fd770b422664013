"""Module 2, the bishop's requests: what may be seen."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bottega.core.seats import Seat
from bottega.games.fresco.modules.m02_requests.catalogue import KINDS
from bottega.games.fresco.modules.m02_requests.desk import Desk
from bottega.games.fresco.modules.m02_requests.offers import ALL_KINDS, REQUESTED
from bottega.games.fresco.modules.shares import SEATS, mask_of, names_in
from bottega.games.fresco.openings import Extras
from bottega.games.fresco.ruleset import Rules
from bottega.games.fresco.share import Places
from bottega.games.fresco.table import Table

if TYPE_CHECKING:
    from bottega.games.fresco.modules.m02_requests.module import Requests


def look(module: Requests, table: Table, seat: Seat | None, everything: bool) -> Places:
    desk = module.desk(table)
    return {
        "left": tuple([f"{kind} {points}" for kind, points in module.left(table)]),
        **{f"fulfilled {other}": tuple([KINDS[kind] for kind in kinds]) for other, kinds in enumerate(desk.kinds)},
        **{f"piled {other}": names_in(tiles, REQUESTED) for other, tiles in enumerate(desk.piled)},
        "done": names_in(desk.done, SEATS),
    }


def lay_out(module: Requests, rules: Rules, share: Places) -> Extras:
    left = [request.split()[0] for request in share["left"]]
    return Desk(
        taken=[len(module.stacks[kind]) - left.count(KINDS[kind]) for kind in ALL_KINDS],
        kinds=[tuple([KINDS.index(kind) for kind in share[f"fulfilled {seat}"]]) for seat in rules.seats],
        piled=[mask_of(share[f"piled {painter}"], REQUESTED) for painter in rules.painters],
        done=mask_of(share["done"], SEATS),
    )
