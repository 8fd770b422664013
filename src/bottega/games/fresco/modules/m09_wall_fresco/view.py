"""Module 9, the wall fresco: what may be seen."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bottega.core.seats import Seat
from bottega.games.fresco.catalogue import PAINTS
from bottega.games.fresco.kinds import PaintId
from bottega.games.fresco.modules.covering import column_at
from bottega.games.fresco.modules.m09_wall_fresco.catalogue import WALL_TILES
from bottega.games.fresco.modules.m09_wall_fresco.kinds import WallTileId
from bottega.games.fresco.modules.m09_wall_fresco.offers import COLOURS
from bottega.games.fresco.modules.m09_wall_fresco.wall import RESTORED, Wall
from bottega.games.fresco.modules.shares import mask_of, names_in
from bottega.games.fresco.openings import Extras
from bottega.games.fresco.share import CoveringShare, Share
from bottega.games.fresco.table import Table

if TYPE_CHECKING:
    from bottega.games.fresco.modules.m09_wall_fresco.module import WallFresco


class WallFrescoShare(CoveringShare, frozen=True, kw_only=True, tag="wall_fresco"):
    """The wall, and what lies in front of each player.

    `wall` tells what the tile on each segment takes, None where it is restored; which tile it is nobody knows. `owned`
    are the wall tiles of each player, `exchanged` the colours of their exchange tiles; `gone` are tiles that were
    exchanged, or lie under requests.
    """

    wall: tuple[PaintId | None, ...]
    owned: tuple[tuple[WallTileId, ...], ...]
    gone: tuple[WallTileId, ...]
    exchanged: tuple[tuple[PaintId, ...], ...]


def look(module: WallFresco, table: Table, seat: Seat | None, everything: bool) -> Share:
    """All but where tiles lie on secret plans is open."""
    wall = module.wall(table)
    return WallFrescoShare(
        spots=module.spots(table, seat, everything),
        wall=tuple([None if paint == RESTORED else PAINTS[paint] for paint in wall.fronts]),
        owned=tuple([names_in(owned, WALL_TILES) for owned in wall.owned]),
        gone=names_in(wall.gone, WALL_TILES),
        exchanged=tuple([names_in(colours, COLOURS) for colours in wall.exchanged]),
    )


def lay_out(share: Share) -> Extras:
    """The wall, of a share in which all is known."""
    assert isinstance(share, WallFrescoShare)
    return Wall(
        columns=[column_at(spot) for spot in share.spots],
        fronts=[RESTORED if paint is None else PAINTS.index(paint) for paint in share.wall],
        owned=[mask_of(owned, WALL_TILES) for owned in share.owned],
        gone=mask_of(share.gone, WALL_TILES),
        exchanged=[mask_of(colours, COLOURS) for colours in share.exchanged],
    )
