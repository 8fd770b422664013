"""Module 9, the wall fresco: what may be seen."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bottega.core.seats import Seat
from bottega.games.fresco.catalogue import PAINTS
from bottega.games.fresco.modules.m09_wall_fresco.catalogue import WALL_TILES
from bottega.games.fresco.modules.m09_wall_fresco.offers import COLOURS
from bottega.games.fresco.modules.m09_wall_fresco.wall import Wall
from bottega.games.fresco.modules.shares import mask_of, names_at, names_in, places_of
from bottega.games.fresco.openings import Extras
from bottega.games.fresco.ruleset import Rules
from bottega.games.fresco.share import Places
from bottega.games.fresco.table import Table

if TYPE_CHECKING:
    from bottega.games.fresco.modules.m09_wall_fresco.module import WallFresco


def look(module: WallFresco, table: Table, seat: Seat | None, everything: bool) -> Places:
    wall = module.wall(table)
    return {
        **module.look_at_tiles(table, seat, everything),
        "wall": names_at(wall.fronts, PAINTS),
        **{f"owned {other}": names_in(owned, WALL_TILES) for other, owned in enumerate(wall.owned)},
        "gone": names_in(wall.gone, WALL_TILES),
        **{f"exchanged {other}": names_in(colours, COLOURS) for other, colours in enumerate(wall.exchanged)},
    }


def lay_out(module: WallFresco, rules: Rules, share: Places) -> Extras:
    return Wall(
        columns=module.tiles_in(rules, share),
        fronts=places_of(share["wall"], PAINTS),
        owned=[mask_of(share[f"owned {seat}"], WALL_TILES) for seat in rules.seats],
        gone=mask_of(share["gone"], WALL_TILES),
        exchanged=[mask_of(share[f"exchanged {seat}"], COLOURS) for seat in rules.seats],
    )
