"""Module 2, the bishop's requests: its actions."""

from __future__ import annotations

from typing import Final

from bottega.core.actions import Action, Argument
from bottega.games.fresco.actions import Offer
from bottega.games.fresco.catalogue import ALL_TILES, TILES, Tile
from bottega.games.fresco.modules.m02_requests.catalogue import KINDS
from bottega.games.fresco.modules.m02_requests.kinds import REQUEST as REQUEST_KIND
from bottega.games.fresco.modules.m02_requests.kinds import RESTORED_TILE, RESTORED_TILES
from bottega.games.fresco.modules.m09_wall_fresco.catalogue import WALL_TILES

NAME: Final = "requests"
ALL_KINDS: Final = list(range(len(KINDS)))
FIRST_WALL_TILE: Final = len(TILES)
ALL_WALL_TILES: Final = [Tile(FIRST_WALL_TILE + number) for number in range(len(WALL_TILES))]
"""The wall tiles of module 9, numbered after all fresco tiles."""


class Request(Offer):
    """Fulfill a request of a kind."""

    __slots__ = ("kind",)

    def __init__(self, kind: int) -> None:
        super().__init__(NAME, "request", Argument("kind", REQUEST_KIND, KINDS[kind]))
        self.kind = kind


class Pile(Offer):
    """Pile a restored tile under the request."""

    __slots__ = ("tile",)

    def __init__(self, tile: Tile) -> None:
        super().__init__(NAME, "pile", Argument("tile", RESTORED_TILE, RESTORED_TILES[tile]))
        self.tile = tile


REQUEST: Final = [Request(kind) for kind in ALL_KINDS]
PILE: Final = [Pile(tile) for tile in [*ALL_TILES, *ALL_WALL_TILES]]
ACTIONS: Final[list[Action]] = [*REQUEST, *PILE[:FIRST_WALL_TILE]]
WALL_ACTIONS: Final[list[Action]] = [*PILE[FIRST_WALL_TILE:]]
"""Actions that came with module 9."""
