"""Writes a sample of the present schema: `python -m tests.server.sample > tests/server/schemas/N.sql`.

It is what a real server left behind: people, a game that was played, one that is being played, talk. It is written when
a version of the schema is released, and never again.
"""

from __future__ import annotations

import asyncio
import random
import sqlite3
import sys
import tempfile
from contextlib import closing
from pathlib import Path

from tests.server.people import Person
from tests.server.running import Running


async def play(ada: Person, ben: Person) -> None:
    """A game against a bot that is over, one of two people that is not, and a table that waits."""
    over = ada.opens(seats=[{"kind": "me"}, {"kind": "bot", "bot": "greedy"}], listed=True)
    ada.starts(over)
    async with ada.at(over) as at:
        await at.do("say", text="It's a sample; isn't it?\nYes.", key="a key")
        await at.plays_on(random.Random(1))
    running = ada.opens(seats=[{"kind": "me"}, {"kind": "open"}])
    ben.does("POST", f"/api/tables/{running}/join", {})
    async with ada.at(running) as first, ben.at(running) as second:
        ada.starts(running)
        for at, luck in ((first, 2), (second, 3), (first, 4)):
            await at.until(lambda at: at.over or bool(at.turns()))
            await at.plays_on(random.Random(luck), 1)
    ben.opens(seats=[{"kind": "me"}, {"kind": "open"}], listed=True, clock={"kind": "days", "days": 3})


def main() -> None:
    """Let a server be used, and print what it kept."""
    with tempfile.TemporaryDirectory() as name:
        file = Path(name) / "bottega.db"
        with Running(f"sqlite:///{file}", Path(name)) as server:
            ada, ben = Person.named(server.url, "Ada"), Person.named(server.url, "Ben")
            ada.does("POST", "/api/accounts", {"name": "Ada", "password": "correct horse"})
            token = ada.does("POST", "/api/tokens", {"name": "robot"})["token"]
            asyncio.run(play(ada, ben))
        print(f"-- Ada's password: correct horse; her token: {token}; Ben's cookie: {ben.cookie}")
        with closing(sqlite3.connect(file)) as connection:
            sys.stdout.writelines(f"{statement}\n" for statement in connection.iterdump())


if __name__ == "__main__":
    main()
