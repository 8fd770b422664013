"""Module 16, the black market: what may be seen."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bottega.games.fresco.catalogue import MARKET_TILES
from bottega.games.fresco.kinds import MarketTileId
from bottega.games.fresco.modules.m16_black_market.barrel import Barrel
from bottega.games.fresco.modules.shares import mask_of, names_in
from bottega.games.fresco.openings import Extras
from bottega.games.fresco.share import Share
from bottega.games.fresco.table import Table

if TYPE_CHECKING:
    from bottega.games.fresco.modules.m16_black_market.module import BlackMarket


class BlackMarketShare(Share, frozen=True, kw_only=True, tag="black_market"):
    """The tiles on the barrel."""

    barrel: tuple[MarketTileId, ...]


def look(module: BlackMarket, table: Table) -> Share:
    """Everybody sees the barrel."""
    return BlackMarketShare(barrel=names_in(module.barrel(table).tiles, MARKET_TILES))


def lay_out(share: Share) -> Extras:
    """The barrel, of a share."""
    assert isinstance(share, BlackMarketShare)
    return Barrel(mask_of(share.barrel, MARKET_TILES))
