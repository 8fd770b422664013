"""Module 11, the bishop's favors: what may be seen."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bottega.core.seats import Seat
from bottega.games.fresco.modules.m11_favors.catalogue import FAVORS
from bottega.games.fresco.modules.m11_favors.favor_tiles import FavorTiles
from bottega.games.fresco.modules.shares import counts_of, names_counted
from bottega.games.fresco.openings import Extras
from bottega.games.fresco.ruleset import Rules
from bottega.games.fresco.share import Places
from bottega.games.fresco.table import Table

if TYPE_CHECKING:
    from bottega.games.fresco.modules.m11_favors.module import Favors


def look(module: Favors, table: Table, seat: Seat | None, everything: bool) -> Places:
    tiles = module.tiles(table)
    return {"unseen": names_counted(tiles.unseen, FAVORS), "removed": (str(tiles.removed),)}


def lay_out(rules: Rules, share: Places) -> Extras:
    return FavorTiles(counts_of(share["unseen"], FAVORS), int(share["removed"][0]))
