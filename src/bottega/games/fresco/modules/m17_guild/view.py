"""Module 17, the painters guild: what may be seen."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bottega.games.fresco.catalogue import PAINTS, Paint
from bottega.games.fresco.kinds import PaintId
from bottega.games.fresco.modules.m17_guild.guild_tile import GuildTile
from bottega.games.fresco.openings import Extras
from bottega.games.fresco.share import Share
from bottega.games.fresco.table import Table

if TYPE_CHECKING:
    from bottega.games.fresco.modules.m17_guild.module import Guild


class GuildShare(Share, frozen=True, kw_only=True, tag="guild"):
    """The two pieces at the guild."""

    basic: PaintId
    blended: PaintId


def look(module: Guild, table: Table) -> Share:
    """Everybody sees the guild tile."""
    basic, blended = module.tile(table).paints
    return GuildShare(basic=PAINTS[basic], blended=PAINTS[blended])


def lay_out(share: Share) -> Extras:
    """The guild tile, of a share."""
    assert isinstance(share, GuildShare)
    return GuildTile([Paint(PAINTS.index(paint)) for paint in (share.basic, share.blended)])
