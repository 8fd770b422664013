"""Module 15, the dome: what may be seen."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bottega.games.fresco.modules.m15_dome.catalogue import DOME_TILES
from bottega.games.fresco.modules.m15_dome.dome_tiles import DomeTiles
from bottega.games.fresco.modules.m15_dome.kinds import DomeTileId
from bottega.games.fresco.modules.shares import mask_of, names_in
from bottega.games.fresco.openings import Extras
from bottega.games.fresco.share import Share
from bottega.games.fresco.table import Table

if TYPE_CHECKING:
    from bottega.games.fresco.modules.m15_dome.module import Dome


class DomeShare(Share, frozen=True, kw_only=True, tag="dome"):
    """The dome tiles: those face down, in no order, those of each painter, and which of these are finished."""

    down: tuple[DomeTileId, ...]
    owned: tuple[tuple[DomeTileId, ...], ...]
    finished: tuple[DomeTileId, ...]


def look(module: Dome, table: Table) -> Share:
    """Everybody knows which tiles are still face down, and nobody where each of them lies."""
    tiles = module.tiles(table)
    return DomeShare(
        down=names_in(tiles.down, DOME_TILES),
        owned=tuple([names_in(owned, DOME_TILES) for owned in tiles.owned]),
        finished=names_in(tiles.finished, DOME_TILES),
    )


def lay_out(share: Share) -> Extras:
    """The dome tiles, of a share."""
    assert isinstance(share, DomeShare)
    return DomeTiles(
        down=mask_of(share.down, DOME_TILES),
        owned=[mask_of(owned, DOME_TILES) for owned in share.owned],
        finished=mask_of(share.finished, DOME_TILES),
    )
