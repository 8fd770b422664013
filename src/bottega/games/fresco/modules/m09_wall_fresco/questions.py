"""Module 9, the wall fresco: what is asked."""

from __future__ import annotations

from bottega.core.questions import Question
from bottega.games.fresco.kinds import PaintId
from bottega.games.fresco.modules.m09_wall_fresco.kinds import WallTileId


class WhichWallSegment(Question):
    """Which segment of the wall to restore, if any."""


class WhichWallTile(Question):
    """Which wall tile that shows a paint to hand in for the exchange tile of a colour; some are `given` already."""

    colour: PaintId
    paint: PaintId
    given: tuple[WallTileId, ...]
