"""Module 16, the black market: what may be seen."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bottega.core.seats import Seat
from bottega.games.fresco.catalogue import MARKET_TILES
from bottega.games.fresco.modules.m16_black_market.barrel import Barrel
from bottega.games.fresco.modules.shares import mask_of, names_in
from bottega.games.fresco.openings import Extras
from bottega.games.fresco.ruleset import Rules
from bottega.games.fresco.share import Places
from bottega.games.fresco.table import Table

if TYPE_CHECKING:
    from bottega.games.fresco.modules.m16_black_market.module import BlackMarket


def look(module: BlackMarket, table: Table, seat: Seat | None, everything: bool) -> Places:
    return {"barrel": names_in(module.barrel(table).tiles, MARKET_TILES)}


def lay_out(rules: Rules, share: Places) -> Extras:
    return Barrel(mask_of(share["barrel"], MARKET_TILES))
