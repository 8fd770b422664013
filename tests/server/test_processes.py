"""Two server processes on one PostgreSQL serve one table; either may be killed, and so may the database."""

from __future__ import annotations

import asyncio
import random
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager
from dataclasses import replace
from time import perf_counter

import asyncpg
import pytest

from bottega.core.records import parse_record
from bottega.core.replay import verify
from tests.server.conftest import Serve
from tests.server.people import Json, Person, Refused, Seat
from tests.server.postgresql import Cluster
from tests.server.running import Running

PROMPT = 1.0
"""Seconds in which the other process tells what happened; here it takes some milliseconds, and machines are busy."""
Pair = tuple[Running, Running]


@pytest.fixture(scope="module")
def pair(cluster: Cluster, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Pair]:
    """Two servers on one database, for all tests that leave them alive."""
    folder = tmp_path_factory.mktemp("pair")
    with cluster.database() as url, Running(url, folder) as one, Running(url, folder) as other:
        yield one, other


@pytest.fixture
def mortal_pair(serve: Serve, cluster: Cluster) -> Iterator[Pair]:
    """Two servers on one database, for one test, that look often for what the other left undone."""
    with cluster.database() as url:
        yield serve(url, "--sweep", "0.5"), serve(url, "--sweep", "0.5")


def through(person: Person, server: Running) -> Person:
    """The same person at another server."""
    return replace(person, url=server.url)


def two_people(pair: Pair) -> tuple[Person, Person, str]:
    """Two people at one table, each at another server."""
    ada, ben = Person.named(pair[0].url, "Ada"), Person.named(pair[1].url, "Ben")
    table = ada.opens(seats=[{"kind": "me"}, {"kind": "open"}])
    ben.does("POST", f"/api/tables/{table}/join", {})
    return ada, ben, table


def checked(person: Person, table: str) -> None:
    verify(parse_record(person.get(f"/api/tables/{table}/record")))


# Playing


def test_players_on_two_processes_play_a_game(pair: Pair) -> None:
    ada, ben, table = two_people(pair)

    async def play() -> None:
        async with ada.at(table) as first, ben.at(table) as second:
            ada.starts(table)
            await asyncio.gather(first.plays_on(random.Random(1)), second.plays_on(random.Random(2)))
            assert first.positions[0]["standings"] == second.positions[1]["standings"]
            assert first.positions[0]["link"] == second.positions[1]["link"]

    asyncio.run(play())
    checked(through(ada, pair[1]), table)


def test_the_other_process_tells_it_promptly(pair: Pair) -> None:
    ada = Person.named(pair[0].url, "Ada")
    table = ada.opens(seats=[{"kind": "me"}, {"kind": "beside-me", "name": "Bea"}])
    ada.starts(table)

    async def play() -> None:
        async with ada.at(table) as here, through(ada, pair[1]).at(table) as there:
            await asyncio.gather(here.until(lambda at: bool(at.turns())), there.until(lambda at: bool(at.turns())))
            for luck in range(20):
                mover, other = (here, there) if luck % 2 else (there, here)
                seat, done = await plays_one(mover, random.Random(luck))
                began = perf_counter()
                await other.until(lambda at, seat=seat, done=done: at.positions[seat]["number"] >= done["number"])  # type: ignore[misc]
                assert perf_counter() - began < PROMPT

    asyncio.run(play())


async def plays_one(at: Seat, luck: random.Random) -> tuple[int, Json]:
    await at.until(lambda at: bool(at.turns()))
    seat = luck.choice(at.turns())
    position = at.positions[seat]
    action = luck.choice(position["legal"])["name"]
    done = await at.do("play", seat=seat, number=position["number"], line=[action])
    await at.until(lambda at: at.positions[seat]["number"] >= done["number"])
    return seat, done


def test_plain_requests_may_go_to_either_process(pair: Pair) -> None:
    """As behind a proxy: what one process has answered counts at the other, though it may not have heard of it yet."""
    ada = Person.named(pair[0].url, "Ada")
    table = ada.opens(seats=[{"kind": "me"}])
    ada.starts(table)
    position = ada.get(f"/api/tables/{table}/snapshot")
    for turn in range(12):
        there = through(ada, pair[turn % 2])
        command = {"do": "play", "seat": 0, "number": position["number"], "line": [position["legal"][0]["name"]]}
        done = there.does("POST", f"/api/tables/{table}/do", command)
        position = there.get(f"/api/tables/{table}/snapshot")
        assert position["number"] >= done["number"]


# Races


def test_of_two_commands_for_one_number_one_is_done(pair: Pair) -> None:
    ada = Person.named(pair[0].url, "Ada")
    table = ada.opens(seats=[{"kind": "me"}, {"kind": "bot", "bot": "random"}])
    ada.starts(table)

    async def race(at: Seat, position: Json, action: str, key: str) -> str:
        try:
            await at.do("play", seat=0, number=position["number"], line=[action], key=key)
        except Refused as refused:
            return str(refused.code)
        return "done"

    async def play() -> None:
        luck, refused = random.Random(3), 0
        async with ada.at(table) as here, through(ada, pair[1]).at(table) as there:
            await there.until(lambda at: 0 in at.positions)
            for turn in range(15):
                await here.until(lambda at: bool(at.turns()))
                number = here.positions[0]["number"]
                await there.until(lambda at, number=number: at.positions[0]["number"] >= number)  # type: ignore[misc]
                position = here.positions[0]
                actions = [luck.choice(position["legal"])["name"] for _ in range(2)]
                races = [race(here, position, actions[0], f"a{turn}"), race(there, position, actions[1], f"b{turn}")]
                outcomes = sorted(await asyncio.gather(*races))
                assert outcomes == ["done", "stale"]
                refused += 1
                await here.until(lambda at, number=number: at.positions[0]["number"] > number)  # type: ignore[misc]
        assert refused == 15

    asyncio.run(play())


def test_one_command_that_is_sent_to_both_is_done_once(pair: Pair) -> None:
    ada = Person.named(pair[0].url, "Ada")
    table = ada.opens(seats=[{"kind": "me"}])
    ada.starts(table)

    async def play() -> None:
        async with ada.at(table) as here, through(ada, pair[1]).at(table) as there:
            for turn in range(10):
                await asyncio.gather(here.until(lambda at: bool(at.turns())), there.until(lambda at: bool(at.turns())))
                position = here.positions[0]
                number = position["number"]
                await there.until(lambda at, number=number: at.positions[0]["number"] == number)  # type: ignore[misc]
                command = {"seat": 0, "number": number, "line": [position["legal"][0]["name"]], "key": f"k{turn}"}
                first, second = await asyncio.gather(here.do("play", **command), there.do("play", **command))
                assert (first["number"], first["actions"]) == (second["number"], second["actions"])
                await here.until(lambda at, done=first: at.positions[0]["number"] >= done["number"])  # type: ignore[misc]
            chatted = await asyncio.gather(*[at.do("say", text="hello", key="c") for at in (here, there)])
            assert len(chatted) == 2

    asyncio.run(play())
    assert len(ada.get(f"/api/tables/{table}/chat")) == 1


# Whatever is not the game


def test_chat_presence_and_the_lobby_are_told_everywhere(pair: Pair) -> None:
    ada, ben, table = two_people(pair)

    def is_here(at: Seat, seat: int) -> bool:
        return bool(at.info) and bool(at.info["seats"][seat]["is_here"])

    async def look() -> None:
        async with ada.at(table) as first:
            await first.until(lambda at: is_here(at, 0) and not is_here(at, 1))
            async with ben.at(table) as second:
                await asyncio.gather(first.until(lambda at: is_here(at, 1)), second.until(lambda at: is_here(at, 0)))
                await second.do("say", text="from there")
                await first.until(lambda at: [each["text"] for each in at.chat] == ["from there"])
                ben.does("POST", f"/api/tables/{table}/rename", {"seat": 1, "name": "Benedict"})
                await first.until(lambda at: at.info["seats"][1]["name"] == "Benedict")
            await first.until(lambda at: not is_here(at, 1))

    asyncio.run(look())


def test_who_looked_through_a_process_that_stops_is_gone(mortal_pair: Pair) -> None:
    ada, ben, table = two_people(mortal_pair)

    async def look() -> None:
        async with ada.at(table) as first, ben.at(table) as second:
            await first.until(lambda at: bool(at.info) and at.info["seats"][1]["is_here"])
            await asyncio.to_thread(mortal_pair[1].stop)
            await second.until(lambda at: at.closed)
            assert second.bye == "stopping"
            await first.until(lambda at: not at.info["seats"][1]["is_here"])

    asyncio.run(look())


# Killing


@pytest.mark.parametrize("killed", [0, 1])
def test_either_process_may_be_killed(mortal_pair: Pair, killed: int) -> None:
    ada = Person.named(mortal_pair[0].url, "Ada")
    table = ada.opens(seats=[{"kind": "me"}, {"kind": "bot", "bot": "greedy"}])
    ada.starts(table)
    left = through(ada, mortal_pair[1 - killed])

    async def play() -> list[Json]:
        async with through(ada, mortal_pair[killed]).at(table) as at:
            await at.plays_on(random.Random(1), 8)
            await asyncio.to_thread(mortal_pair[killed].kill)
            await at.until(lambda at: at.closed)
            told = list(at.positions[0]["news"])
        async with left.at(table, since=len(told)) as at:
            await at.plays_on(random.Random(2))
            return [*told, *at.positions[0]["news"]]

    events = asyncio.run(play())
    assert [told["n"] for told in events] == list(range(len(events)))
    assert events == left.get(f"/api/tables/{table}/snapshot")["news"]
    checked(left, table)


def test_bots_go_on_when_their_process_is_killed(mortal_pair: Pair) -> None:
    """Somebody looks on through the other process, and does nothing."""
    ada = Person.named(mortal_pair[0].url, "Ada")
    table = ada.opens(seats=[{"kind": "me"}, {"kind": "bot", "bot": "random"}, {"kind": "bot", "bot": "random"}])
    ada.starts(table)

    async def play() -> None:
        async with Person(mortal_pair[1].url).at(table) as watcher, ada.at(table) as at:
            await at.do("stand-in", seat=0, bot="random")
            await at.until(lambda at: at.positions[0]["number"] > 5)
            await asyncio.to_thread(mortal_pair[0].kill)
            await watcher.until(lambda at: at.over)

    asyncio.run(play())
    checked(through(ada, mortal_pair[1]), table)


# The database


def shows(number: int) -> Callable[[Seat], bool]:
    """Whether somebody sees a table as it is after so much. Who just came to it sees nothing yet."""
    return lambda at: 0 in at.positions and at.positions[0]["number"] >= number


def test_a_lost_listening_connection_is_caught_up(pair: Pair) -> None:
    ada = Person.named(pair[0].url, "Ada")
    table = ada.opens(seats=[{"kind": "me"}])
    ada.starts(table)

    async def play() -> None:
        async with ada.at(table) as here, through(ada, pair[1]).at(table) as there:
            for luck in range(3):
                await terminate(pair[0].database, "LISTEN%")
                for _ in range(3):
                    _, done = await plays_one(here, random.Random(luck))
                await there.until(shows(done["number"]))

    asyncio.run(play())


def test_lost_connections_are_made_again(pair: Pair) -> None:
    ada = Person.named(pair[0].url, "Ada")
    table = ada.opens(seats=[{"kind": "me"}, {"kind": "bot", "bot": "random"}])
    ada.starts(table)

    async def play() -> None:
        async with ada.at(table) as at:
            await at.until(lambda at: any('"type":"chat"' in text for text in at.heard))  # all was shown by then
            for luck in range(5):
                await terminate(pair[0].database, "%")
                await plays_in_spite(at, f"k{luck}")
            await at.plays_on(random.Random(5))

    asyncio.run(play())
    checked(ada, table)


async def plays_in_spite(at: Seat, key: str) -> None:
    """Play; what the database could not do is sent again, with its key."""
    await at.until(lambda at: bool(at.turns()))
    position = at.positions[0]
    command = {"seat": 0, "number": position["number"], "line": [position["legal"][0]["name"]], "key": key}
    while True:
        try:
            done = await at.do("play", **command)
            break
        except Refused as refused:
            if refused.code != "database-away":
                raise
            await asyncio.sleep(0.1)
    await at.until(lambda at: at.positions[0]["number"] >= done["number"])


async def terminate(url: str, query: str) -> None:
    """End the connections of the servers whose last query was like this."""
    async with connected(url) as connection:
        await connection.execute(
            "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
            " WHERE datname = current_database() AND pid <> pg_backend_pid() AND query LIKE $1",
            query,
        )


@asynccontextmanager
async def connected(url: str) -> AsyncIterator[asyncpg.Connection]:
    connection = await asyncpg.connect(url)
    try:
        yield connection
    finally:
        await connection.close()


@pytest.mark.parametrize("mode", ["fast", "immediate"])
def test_the_database_itself_is_restarted(serve: Serve, mode: str) -> None:
    with Cluster.started() as cluster:
        if cluster.data is None:
            pytest.skip("the database that DATABASE_URL names is not ours to stop")
        asyncio.run(play_through_a_restart(cluster, (serve(cluster.url), serve(cluster.url)), mode))


async def play_through_a_restart(cluster: Cluster, pair: Pair, mode: str) -> None:
    ada = Person.named(pair[0].url, "Ada")
    table = ada.opens(seats=[{"kind": "me"}, {"kind": "bot", "bot": "random"}])
    ada.starts(table)
    async with ada.at(table) as here, through(ada, pair[1]).at(table) as there:
        await here.plays_on(random.Random(1), 5)
        await here.until(lambda at: bool(at.turns()))
        await asyncio.to_thread(cluster.stop, mode)
        position = here.positions[0]
        command = {"seat": 0, "number": position["number"], "line": [position["legal"][0]["name"]], "key": "again"}
        for at in (here, there):
            with pytest.raises(Refused, match="database-away"):
                await at.do("play", **command)
        for server in pair:
            assert through(ada, server).send("GET", "/api/me").code == "database-away"
            health = through(ada, server).send("GET", "/healthz")
            assert (health.status, health.body["status"]) == (503, "database-away")
        async with ada.at(table) as late:
            await late.until(lambda at: at.closed)
            assert late.bye == "database-away"
        await asyncio.to_thread(cluster.start)
        await plays_in_spite(here, "again")
        await here.plays_on(random.Random(2))
        await there.until(lambda at: at.over)
    for server in pair:
        assert through(ada, server).get("/healthz") == {"status": "ok"}
    checked(ada, table)
