"""Module 17, the painters guild: the tile of the guild."""

from __future__ import annotations

from bottega.games.fresco.catalogue import Paint
from bottega.games.fresco.openings import Extras


class GuildTile(Extras):
    """The two pieces at the guild: a basic paint and a blended one."""

    __slots__ = ("paints",)

    def __init__(self, paints: list[Paint]) -> None:
        self.paints = paints

    def copy(self) -> GuildTile:
        return GuildTile(self.paints[:])
