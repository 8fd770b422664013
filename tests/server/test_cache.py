"""Games are in memory only as long as somebody needs them: they are put away, and come back."""

from __future__ import annotations

import asyncio
import json
import random
import re

from bottega.core.records import parse_record
from bottega.core.replay import verify
from tests.server.conftest import Serve
from tests.server.people import Json, Person, Seat
from tests.server.running import Running
from tests.server.scenes import play_one, settled, together

SOON = ("--idle", "0.2", "--sweep", "0.1")
PAUSES = 6


async def until_put_away(server: Running) -> None:
    """Wait until the server has no game in memory."""
    for _ in range(300):
        metrics = str(await asyncio.to_thread(Person(server.url).get, "/metrics"))
        if re.search(r"^bottega_tables_at_hand 0\.0$", metrics, re.MULTILINE):
            return
        await asyncio.sleep(0.1)
    raise AssertionError("a game is still in memory")


def test_games_are_put_away_and_come_back_while_people_look(serve: Serve, database: str) -> None:
    """With a clock that runs, a bot, and a watcher; nobody notices anything."""
    server = serve(database, *SOON)
    ada = Person.named(server.url, "Ada")
    table = ada.opens(clock={"kind": "days", "days": 3})
    ada.starts(table)

    async def play() -> None:
        luck = random.Random(1)
        async with ada.at(table) as at, Person(server.url).at(table) as watcher:
            for _ in range(PAUSES):
                await at.plays_on(luck, 4)
                await at.until(lambda at: at.over or bool(at.turns()))
                await until_put_away(server)
            await at.plays_on(luck)
            await watcher.until(lambda at: at.over)
            assert numbers(at.positions[0]) == list(range(at.positions[0]["count"]))
            assert numbers(watcher.positions[None]) == list(range(watcher.positions[None]["count"]))

    asyncio.run(play())
    verify(parse_record(ada.get(f"/api/tables/{table}/record")))


def numbers(position: Json) -> list[int]:
    return [told["n"] for told in position["news"]]


def test_a_command_is_done_once_though_its_table_was_put_away(serve: Serve, database: str) -> None:
    server = serve(database, *SOON)
    ada = Person.named(server.url, "Ada")
    table = ada.opens(seats=[{"kind": "me"}])
    ada.starts(table)

    async def play() -> None:
        async with ada.at(table) as at:
            await at.until(lambda at: bool(at.turns()))
            position = at.positions[0]
            command = {"seat": 0, "number": position["number"], "line": [position["legal"][0]["name"]], "key": "k"}
            first = await at.do("play", **command)
            await until_put_away(server)
            again = await at.do("play", **command)
            assert {**first, "id": 0} == {**again, "id": 0}

    asyncio.run(play())


def test_a_clock_runs_out_though_its_table_was_put_away(serve: Serve, database: str) -> None:
    server = serve(database, *SOON)
    ada = Person.named(server.url, "Ada")
    table = ada.opens(clock={"kind": "live", "seconds": 600})
    ada.starts(table)

    async def wait(at: Seat) -> None:
        await at.until(lambda at: bool(at.turns()))
        await until_put_away(server)
        await asyncio.to_thread(wind_down, server, table)
        await at.until(lambda at: at.info["seats"][0]["stand_in"] == "greedy")
        await at.until(lambda at: at.over)

    async def look() -> None:
        async with ada.at(table) as at:
            await wait(at)

    asyncio.run(look())


def test_an_update_does_not_tell_what_was_begun_in_secret_since(serve: Serve, database: str) -> None:
    """Who was shown a table before it was put away is sent all of it anew, whatever others began meanwhile."""
    server = serve(database, "--idle", "1.5", "--sweep", "0.1")

    async def play() -> None:
        async with together(server, "classic_art") as (_, seats, table), Person(server.url).at(table) as watcher:
            await watcher.until(lambda watcher: bool(watcher.positions))
            for _ in seats:
                await play_one(whose_turn(seats))
                await settled([*seats, watcher])
            mover = whose_turn(seats)
            await until_put_away(server)
            heard, shown = len(watcher.heard), set(watcher.positions[None]["view"])
            await play_one(mover)
            assert len(watcher.heard) == heard, "the first card is laid in secret"
            await play_one(mover)
            await watcher.until(lambda watcher: len(watcher.heard) > heard)
            update = json.loads(watcher.heard[heard])
            assert update["type"] == "update"
            assert set(update["view"]) == shown

    asyncio.run(play())


def whose_turn(seats: list[Seat]) -> Seat:
    """Who has to decide."""
    return next(seat for seat in seats if seat.turns())


def wind_down(server: Running, table: str) -> None:
    """Let the clocks at a table have run out, as the database knows them."""
    (text,) = server.query(f"SELECT document FROM tables WHERE id = '{table}'")
    document = json.loads(text)
    document["clocks"]["left"] = [0.0 for _ in document["seats"]]
    quoted = json.dumps(document).replace("'", "''")
    server.execute(f"UPDATE tables SET version = version + 1, due = 1, document = '{quoted}' WHERE id = '{table}'")
