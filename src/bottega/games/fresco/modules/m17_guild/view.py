"""Module 17, the painters guild: what may be seen."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bottega.core.seats import Seat
from bottega.games.fresco.catalogue import PAINTS, Paint
from bottega.games.fresco.modules.m17_guild.guild_tile import GuildTile
from bottega.games.fresco.openings import Extras
from bottega.games.fresco.ruleset import Rules
from bottega.games.fresco.share import Places
from bottega.games.fresco.table import Table

if TYPE_CHECKING:
    from bottega.games.fresco.modules.m17_guild.module import Guild


def look(module: Guild, table: Table, seat: Seat | None, everything: bool) -> Places:
    return {"paints": tuple([PAINTS[paint] for paint in module.tile(table).paints])}


def lay_out(rules: Rules, share: Places) -> Extras:
    return GuildTile([Paint(PAINTS.index(name)) for name in share["paints"]])
