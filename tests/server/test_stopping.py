"""A server that is told to stop tells it to everybody, answers what is under way, and ends well."""

from __future__ import annotations

import asyncio
import signal
from http.client import HTTPConnection
from time import monotonic

import pytest

from tests.server.people import Person, Refused
from tests.server.running import Running

SOON = 5.0


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGINT])
def test_everybody_hears_that_it_stops(server: Running, number: signal.Signals) -> None:
    ada, ben = Person.named(server.url, "Ada"), Person.named(server.url, "Ben")
    running, waiting = ada.opens(), ben.opens(seats=[{"kind": "me"}, {"kind": "open"}])
    ada.starts(running)

    async def look() -> None:
        async with ada.at(running) as player, ben.at(waiting) as host, Person(server.url).at(running) as watcher:
            for at in (player, host, watcher):
                await at.until(lambda at: bool(at.info))
            began = monotonic()
            assert await asyncio.to_thread(server.stop, number) == 0
            assert monotonic() - began < SOON
            for at in (player, host, watcher):
                await at.until(lambda at: at.closed)
                assert (at.bye, at.socket.close_code) == ("stopping", 1012)

    asyncio.run(look())
    assert [line["what"] for line in server.logged()][-2:] == ["stopping", "stopped"]


def test_events_that_are_streamed_end_as_well(server: Running) -> None:
    ada = Person.named(server.url, "Ada")
    table = ada.opens()
    ada.starts(table)
    connection = HTTPConnection("localhost", server.port, timeout=20)
    connection.request("GET", f"/api/tables/{table}/events", headers=ada.headers)
    response = connection.getresponse()
    response.readline()
    assert server.stop() == 0
    assert response.read().rstrip().endswith(b'data: {"type":"bye","why":"stopping"}')
    connection.close()


def test_commands_under_way_are_answered(server: Running) -> None:
    """What is sent in one go just before: each is answered, or was never begun, and what was answered is there."""
    ada = Person.named(server.url, "Ada")
    table = ada.opens(seats=[{"kind": "me"}])
    ada.starts(table)

    async def play() -> tuple[int, int]:
        async with ada.at(table) as at:
            await at.until(lambda at: bool(at.positions))
            said = [asyncio.create_task(at.do("say", text=f"number {n}", key=f"k{n}")) for n in range(200)]
            while not any(each.done() for each in said):
                await asyncio.sleep(0)
            assert await asyncio.to_thread(server.stop) == 0
            outcomes = await asyncio.gather(*said, return_exceptions=True)
            assert not [each for each in outcomes if isinstance(each, Refused)]
            answered = [n for n, each in enumerate(outcomes) if isinstance(each, dict)]
            assert answered == list(range(len(answered)))
            return len(answered), len(at.chat)

    answered, told = asyncio.run(play())
    server.start()
    kept = [message["text"] for message in ada.get(f"/api/tables/{table}/chat")]
    assert kept[:answered] == [f"number {n}" for n in range(answered)]
    assert told <= answered <= len(kept) <= answered + 1


def test_who_says_it_twice_does_not_wait(server: Running) -> None:
    connection = HTTPConnection("localhost", server.port, timeout=20)
    connection.connect()  # somebody who asks nothing, and does not go
    began = monotonic()
    assert server.stop(signal.SIGSTOP, signal.SIGINT, signal.SIGTERM, signal.SIGCONT) == 130
    assert monotonic() - began < SOON
    connection.close()
