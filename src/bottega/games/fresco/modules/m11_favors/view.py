"""Module 11, the bishop's favors: what may be seen."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bottega.games.fresco.modules.m11_favors.catalogue import FAVORS
from bottega.games.fresco.modules.m11_favors.favor_tiles import FavorTiles
from bottega.games.fresco.modules.m11_favors.kinds import FavorId
from bottega.games.fresco.modules.shares import counts_of, names_counted
from bottega.games.fresco.openings import Extras
from bottega.games.fresco.share import Share
from bottega.games.fresco.table import Table

if TYPE_CHECKING:
    from bottega.games.fresco.modules.m11_favors.module import Favors


class FavorsShare(Share, frozen=True, kw_only=True, tag="favors"):
    """The favors that were never turned up, in no order: so many of them are removed, the others lie on the fresco."""

    unseen: tuple[FavorId, ...]
    removed: int


def look(module: Favors, table: Table) -> Share:
    """Which favor lies where nobody knows."""
    tiles = module.tiles(table)
    return FavorsShare(unseen=names_counted(tiles.unseen, FAVORS), removed=tiles.removed)


def lay_out(share: Share) -> Extras:
    """The favors of a share."""
    assert isinstance(share, FavorsShare)
    return FavorTiles(counts_of(share.unseen, FAVORS), share.removed)
