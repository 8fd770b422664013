"""Scenes for tests: people who sit down at a table together, what comes by server-sent events, and what is changed
behind the server's back.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import random
import sqlite3
from collections.abc import AsyncIterator, Callable, Iterator, Sequence
from contextlib import asynccontextmanager
from urllib.parse import urlsplit

from tests.server.people import Json, Person, Seat
from tests.server.running import Running

NAMES = ("Ada", "Ben", "Cid", "Dan")


@asynccontextmanager
async def together(
    server: Running, game: str = "sagrada", count: int = 2, bots: Sequence[str] = (), **more: object
) -> AsyncIterator[tuple[list[Person], list[Seat], str]]:
    """People who have begun a game, each at their own socket; bots sit behind them."""
    people = [Person.named(server.url, name) for name in NAMES[:count]]
    free = [{"kind": "open"} for _ in people[1:]]
    seats = [{"kind": "me"}, *free, *[{"kind": "bot", "bot": bot} for bot in bots]]
    table = people[0].opens(game, seats, **more)
    for person in people[1:]:
        person.does("POST", f"/api/tables/{table}/join", {})
    async with contextlib.AsyncExitStack() as stack:
        looking = [await stack.enter_async_context(person.at(table)) for person in people]
        people[0].starts(table)
        for seat in looking:
            await seat.until(lambda seat: bool(seat.positions))
        yield people, looking, table


async def play_one(seat: Seat, choose: Callable[[Json], str] | None = None, luck: random.Random | None = None) -> Json:
    """Play one action, wait until one is told of it: what was answered."""
    await seat.until(lambda seat: seat.over or bool(seat.turns()))
    mine = seat.turns()[0]
    position = seat.positions[mine]
    legal = [each["name"] for each in position["legal"]]
    action = choose(position) if choose is not None else (luck or random.Random(1)).choice(legal)
    done = await seat.do("play", seat=mine, number=position["number"], line=[action])
    await seat.until(lambda me: me.positions[mine]["number"] >= done["number"])
    return done


async def play_until(seats: Sequence[Seat], is_so: Callable[[], bool], luck: random.Random, most: int = 2_000) -> bool:
    """Let everybody play at random until something is so; False if the game is over before."""
    for _ in range(most):
        if is_so():
            return True
        if any(seat.over for seat in seats):
            return False
        ready = [seat for seat in seats if seat.turns()]
        if ready:
            await play_one(luck.choice(ready), luck=luck)
            await settled(seats)
        else:
            await asyncio.sleep(0.01)
    return False


async def settled(seats: Sequence[Seat]) -> None:
    """Wait until all were told as much as there is to be told."""
    for seat in seats:
        for mine in list(seat.positions):
            look = await seat.ask("look", seat=mine, since=999_999)
            await seat.until(lambda me, mine=mine, look=look: me.positions[mine]["number"] >= look["number"])  # type: ignore[misc]


@asynccontextmanager
async def streamed(person: Person, table: str, query: str = "") -> AsyncIterator[Seat]:
    """Somebody who is told what happens by server-sent events, and does things by plain HTTP."""
    place = urlsplit(person.url)
    reader, writer = await asyncio.open_connection(place.hostname, place.port, limit=2**24)
    lines = [f"GET /api/tables/{table}/events?{query} HTTP/1.1", f"Host: {place.netloc}", f"Cookie: {person.cookie}"]
    writer.write("\r\n".join([*lines, "", ""]).encode())
    seat = Seat(None, table)  # type: ignore[arg-type]

    async def listen() -> None:
        while line := await reader.readline():
            if line.startswith(b"data: "):
                await seat._take(json.loads(line[6:]))

    listening = asyncio.create_task(listen())
    try:
        yield seat
    finally:
        listening.cancel()
        writer.close()
        await asyncio.gather(listening, return_exceptions=True)


# Behind the server's back


@contextlib.contextmanager
def changed_meanwhile(server: Running, table: str) -> Iterator[Json]:
    """Kill a server on SQLite, change what is kept of a table, and start it again.

    What is given are the columns of its row, those with JSON decoded.
    """
    server.kill()
    path = server.database.removeprefix("sqlite:///")
    with contextlib.closing(sqlite3.connect(path)) as connection:
        names = ("document", "start", "due")
        row = connection.execute(f"SELECT {', '.join(names)} FROM tables WHERE id = ?", (table,)).fetchone()
        kept = dict(zip(names, row, strict=True))
        kept["document"], kept["start"] = json.loads(kept["document"]), json.loads(kept["start"] or "null")
        yield kept
        values = (json.dumps(kept["document"]), json.dumps(kept["start"]) if kept["start"] else "", kept["due"], table)
        connection.execute("UPDATE tables SET document = ?, start = ?, due = ? WHERE id = ?", values)
        connection.commit()
    server.start()
