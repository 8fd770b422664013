"""Module 15, the dome: what may be seen."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bottega.core.seats import Seat
from bottega.games.fresco.modules.m15_dome.catalogue import DOME_TILES
from bottega.games.fresco.modules.m15_dome.dome_tiles import DomeTiles
from bottega.games.fresco.modules.shares import mask_of, names_in
from bottega.games.fresco.openings import Extras
from bottega.games.fresco.ruleset import Rules
from bottega.games.fresco.share import Places
from bottega.games.fresco.table import Table

if TYPE_CHECKING:
    from bottega.games.fresco.modules.m15_dome.module import Dome


def look(module: Dome, table: Table, seat: Seat | None, everything: bool) -> Places:
    tiles = module.tiles(table)
    return {
        "down": names_in(tiles.down, DOME_TILES),
        **{f"owned {painter}": names_in(owned, DOME_TILES) for painter, owned in enumerate(tiles.owned)},
        "finished": names_in(tiles.finished, DOME_TILES),
    }


def lay_out(rules: Rules, share: Places) -> Extras:
    return DomeTiles(
        down=mask_of(share["down"], DOME_TILES),
        owned=[mask_of(share[f"owned {painter}"], DOME_TILES) for painter in rules.painters],
        finished=mask_of(share["finished"], DOME_TILES),
    )
