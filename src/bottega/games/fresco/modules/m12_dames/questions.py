"""Module 12, the dames: what is asked."""

from __future__ import annotations

from bottega.core.questions import Question
from bottega.games.fresco.kinds import BoothId, MarketTileId, PlaceId
from bottega.games.fresco.modules.m12_dames.kinds import DameId


class WhereDame(Question):
    """Where a dame goes, if anywhere."""

    dame: DameId


class WhatDameDoes(Question):
    """What a dame does at a place, before the apprentices there."""

    dame: DameId
    place: PlaceId


class SwitchWith(Question):
    """With which tile of another booth a market tile changes places."""

    tile: MarketTileId
    booth: BoothId
    place: int
