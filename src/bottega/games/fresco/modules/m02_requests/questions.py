"""Module 2, the bishop's requests: what is asked."""

from __future__ import annotations

from bottega.core.questions import Question
from bottega.games.fresco.kinds import ActorId, Points
from bottega.games.fresco.modules.m02_requests.kinds import RequestId, RestoredTileId


class TileForRequest(Question):
    """Which tile of a painter goes under a request next; so many are left to choose."""

    painter: ActorId
    request: RequestId
    points: Points
    chosen: tuple[RestoredTileId, ...]
    left: int


class LeonardosRequest(Question):
    """Which request Leonardo fulfills, if any."""
