"""Module 14, the pews: what may be seen."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bottega.core.seats import Seat
from bottega.games.fresco.modules.m14_pews.catalogue import PEWS
from bottega.games.fresco.modules.m14_pews.nave import Nave
from bottega.games.fresco.modules.shares import mask_of, names_in
from bottega.games.fresco.openings import Extras
from bottega.games.fresco.ruleset import Rules
from bottega.games.fresco.share import Places
from bottega.games.fresco.table import Table

if TYPE_CHECKING:
    from bottega.games.fresco.modules.m14_pews.module import Pews


def look(module: Pews, table: Table, seat: Seat | None, everything: bool) -> Places:
    nave = module.nave(table)
    return {
        **module.look_at_tiles(table, seat, everything),
        "pews": names_in(nave.unrestored, PEWS),
        **{f"beams {other}": (str(beams),) for other, beams in enumerate(nave.beams)},
    }


def lay_out(module: Pews, rules: Rules, share: Places) -> Extras:
    beams = [int(share[f"beams {seat}"][0]) for seat in rules.seats]
    return Nave(module.tiles_in(rules, share), mask_of(share["pews"], PEWS), beams)
