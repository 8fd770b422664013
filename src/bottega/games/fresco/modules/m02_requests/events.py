"""Module 2, the bishop's requests: what is told."""

from __future__ import annotations

from bottega.core.event import Event
from bottega.core.kinds import RuleId
from bottega.games.fresco.kinds import ActorId, Points
from bottega.games.fresco.modules.m02_requests.kinds import RequestId, RestoredTileId


class RequestFulfilled(Event):
    """The request on top of a stack was fulfilled, with these tiles. Leonardo's are out of the game with it."""

    actor: ActorId
    request: RequestId
    tiles: tuple[RestoredTileId, ...]
    points: Points
    rule: RuleId
