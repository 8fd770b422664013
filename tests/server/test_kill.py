"""`kill -9` at any moment: after a restart every acknowledged move is there, once."""

from __future__ import annotations

import asyncio
import random

from tests.server.conftest import Serve
from tests.server.killing import Campaign, opened

TABLES = 6
KILLS = 6


def test_what_was_answered_survives_kills_once(serve: Serve, database: str) -> None:
    server, luck = serve(database, "--sealing", "120"), random.Random()
    campaign = Campaign(server, opened(server, luck, ["sagrada"], TABLES), luck, KILLS)
    asyncio.run(campaign.go_on())
    server.stop()
    asyncio.run(campaign.check())
    assert campaign.killed >= KILLS // 2
    assert campaign.commands > 200
    assert sum(player.reconnects for player in campaign.players) >= campaign.killed
