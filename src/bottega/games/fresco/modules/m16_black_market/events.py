"""Module 16, the black market: what is told."""

from __future__ import annotations

from bottega.core.event import Event
from bottega.core.kinds import RuleId, SeatId
from bottega.games.fresco.kinds import MarketTileId, PaintId, Thalers


class BoughtUnseen(Event):
    """A tile was drawn from the bag and paid for. It lies on the barrel, and its paints went to the player."""

    actor: SeatId
    tile: MarketTileId
    price: Thalers
    paints: tuple[PaintId, ...]
    rule: RuleId = "FR-M16.3"


class BarrelEmptied(Event):
    """The tiles on the barrel went back into the bag."""

    tiles: tuple[MarketTileId, ...]
    rule: RuleId = "FR-M16.5"
