"""A longer siege than the tests lay, `python -m tests.server.siege --kills 100`: tells what was played and survived."""

from __future__ import annotations

import argparse
import asyncio
import random
import sys
import tempfile
from contextlib import ExitStack
from pathlib import Path
from time import perf_counter

from tests.server.killing import Campaign, opened
from tests.server.postgresql import Cluster
from tests.server.running import Running

ROUND = 10
"""So many kills come upon one set of games; then others begin, on an empty database."""


def siege(database: str, folder: Path, games: list[str], tables: int, kills: int, luck: random.Random) -> Campaign:
    """Play some games to their end on a server that is killed meanwhile, and check what is left."""
    with Running(database, folder, ("--sealing", "120")) as server:
        campaign = Campaign(server, opened(server, luck, games, tables), luck, kills, longest=1.5)
        asyncio.run(campaign.go_on())
        server.stop()
        asyncio.run(campaign.check())
    return campaign


def databases(kind: str, folder: Path, stack: ExitStack) -> tuple[Cluster | None, str]:
    """Where games are kept: a file, or a PostgreSQL."""
    if kind == "sqlite":
        return None, f"sqlite:///{folder / 'bottega.db'}"
    (folder / "postgresql").mkdir()
    cluster = stack.enter_context(Cluster.started())
    return cluster, ""


def main() -> int:
    """Lay siege until there were enough kills."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--kills", type=int, default=100)
    parser.add_argument("--tables", type=int, default=8)
    parser.add_argument("--games", default="sagrada,classic_art,sagrada,fresco", help="with commas between")
    parser.add_argument("--database", choices=["sqlite", "postgresql"], default="sqlite")
    parser.add_argument("--seed", type=int)
    asked = parser.parse_args()
    luck, began = random.Random(asked.seed), perf_counter()
    killed = commands = again = games = 0
    while killed < asked.kills:
        with tempfile.TemporaryDirectory() as name, ExitStack() as stack:
            folder = Path(name)
            cluster, url = databases(asked.database, folder, stack)
            url = url if cluster is None else stack.enter_context(cluster.database())
            kills = min(ROUND, asked.kills - killed)
            campaign = siege(url, folder, asked.games.split(","), asked.tables, kills, luck)
        killed += campaign.killed
        commands += campaign.commands
        again += sum(player.sent_again for player in campaign.players)
        games += asked.tables
        seconds = perf_counter() - began
        print(
            f"{killed} kills, {games} games to their end, {commands} commands, {again} of them sent again, "
            f"{seconds:.0f} s: all there, once",
            flush=True,
        )
    return 0


if __name__ == "__main__":
    sys.exit(main())
