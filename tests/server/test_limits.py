"""Limits: who asks too much is told to wait and for how long, and nobody else notices."""

from __future__ import annotations

import asyncio
import re
import socket
import time
from collections.abc import Iterator
from contextlib import ExitStack
from itertools import count

import pytest

from bottega.server.limits import MOST_LINES
from tests.server.people import Answer, Json, Person
from tests.server.running import Running
from tests.server.test_lobby import at
from tests.server.test_people import PASSWORD, keep, new_name

NUMBERS = count(1)


@pytest.fixture(scope="module")
def limited(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A server as it is outside of tests, with limits."""
    home = tmp_path_factory.mktemp("limited")
    with Running(f"sqlite:///{home / 'bottega.db'}", home, ["--limits"]) as running:
        yield running


def from_afar() -> dict[str, str]:
    """The headers that a proxy adds: somebody at an address where nobody was before."""
    return {"X-Forwarded-For": f"203.0.113.{next(NUMBERS)}"}


def until_refused(person: Person, method: str, path: str, body: object, headers: Json) -> tuple[int, Answer]:
    """Ask until it is too much: how often it was answered, and the refusal."""
    for number in range(300):
        answer = person.send(method, path, body, headers)
        if answer.status == 429:
            assert answer.code == "too-many"
            assert int(answer.headers["retry-after"]) == answer.body["error"]["facts"]["seconds"] >= 1
            assert "Wait" in answer.body["error"]["sentence"]
            return number, answer
    raise AssertionError("nobody stopped it")


def test_who_asks_too_much_waits_and_nobody_else(limited: Running) -> None:
    person, path = Person(limited.url), "/api/bots"
    here = from_afar()
    times, refused = until_refused(person, "GET", path, None, here)
    assert times >= 100
    assert person.send("GET", path, None, from_afar()).status == 200
    time.sleep(int(refused.headers["retry-after"]))
    assert person.send("GET", path, None, here).status == 200


def test_whole_networks_of_addresses_count_as_one(limited: Running) -> None:
    refused = [
        Person(limited.url).send("GET", "/api/bots", None, {"X-Forwarded-For": f"2001:db8::{number:x}"}).status
        for number in range(1, 250)
    ]
    assert 429 in refused
    assert Person(limited.url).send("GET", "/api/bots", None, {"X-Forwarded-For": "2001:db8:1::1"}).status == 200


def test_coming_in_and_opening_tables(limited: Running) -> None:
    times, _ = until_refused(Person(limited.url), "POST", "/api/guests", {"name": "Ada"}, from_afar())
    assert 30 <= times < 60
    ada = Person.named(limited.url, "Ada")
    body = {"game": "sagrada", "seats": [{"kind": "me"}]}
    times, _ = until_refused(ada, "POST", "/api/tables", body, {})
    assert 20 <= times < 60
    assert Person.named(limited.url, "Ben").opens()


def test_who_guesses_passwords_waits_and_does_not_keep_the_owner_out(limited: Running) -> None:
    name = new_name()
    keep(Person(limited.url), name)
    guess = {"name": name, "password": "guessed wrong"}
    here = from_afar()
    times, refused = until_refused(Person(limited.url), "POST", "/api/session", guess, here)
    assert times <= 9
    assert int(refused.headers["retry-after"]) >= 5
    right = {"name": name, "password": PASSWORD}
    assert Person(limited.url).send("POST", "/api/session", right, here).status == 429
    assert Person(limited.url).send("POST", "/api/session", right, from_afar()).status == 200


def test_many_who_guess_at_one_name_are_slowed_down(limited: Running) -> None:
    name = new_name()
    guess = {"name": name, "password": "guessed wrong"}
    statuses = [Person(limited.url).send("POST", "/api/session", guess, from_afar()).status for _ in range(60)]
    assert statuses[:40] == [401] * 40
    assert 429 in statuses


def test_who_floods_a_socket_is_refused_and_the_game_goes_on(limited: Running) -> None:
    asyncio.run(flood(limited))


async def flood(server: Running) -> None:
    ada, ben = Person.named(server.url, "Ada"), Person.named(server.url, "Ben")
    table = ada.opens()
    ada.starts(table)
    async with ada.at(table) as player, ben.at(table) as watcher:
        await player.until(lambda seat: bool(seat.turns()))
        answers = [await watcher.send({"do": {"do": "say", "text": "spam"}}) for _ in range(12)]
        assert [answer["error"]["code"] for answer in answers if answer["type"] == "refused"].count("too-many") >= 3
        asked = await asyncio.gather(*[watcher.send({"ask": {"ask": "look", "seat": None}}) for _ in range(250)])
        codes = {answer["error"]["code"] for answer in asked if answer["type"] == "refused"}
        assert codes == {"too-many"}
        action = player.positions[0]["legal"][0]["name"]
        await player.do("play", seat=0, line=[action])
    assert ada.get(at(table))["status"] == "running"


@pytest.mark.parametrize("door", ["/live", "/events"])
def test_so_many_connections_may_be_open(limited: Running, door: str) -> None:
    """Who opens more is refused; when some are closed, others may be opened."""
    ada, headers = Person.named(limited.url, new_name()), from_afar()
    table = ada.opens(seats=[{"kind": "me"}])
    with ExitStack() as stack:
        lines = [comes(limited, table, headers, door) for _ in range(MOST_LINES)]
        for line in lines:
            stack.enter_context(line)
        for line in lines:
            assert first_words(line) == b"table"
        with comes(limited, table, headers, door) as refused:
            assert first_words(refused) == b"refused"
        if door == "/live":
            with comes(limited, table, headers, door) as refused:
                heard = b"".join(iter(lambda: refused.recv(4_096), b""))
                assert heard.endswith((1013).to_bytes(2, "big")), "come again"
        with comes(limited, table, from_afar(), door) as other:
            assert first_words(other) == b"table"
    for _ in range(100):
        with comes(limited, table, headers, door) as again:
            if first_words(again) == b"table":
                return
        time.sleep(0.05)
    raise AssertionError("all were closed, and nobody may come")


def comes(server: Running, table: str, headers: dict[str, str], door: str) -> socket.socket:
    """A connection to a table."""
    upgrade = {
        "Upgrade": "websocket",
        "Connection": "Upgrade",
        "Sec-WebSocket-Version": "13",
        "Sec-WebSocket-Key": "dGhlIHNhbXBsZSBub25jZQ==",
    }
    asked = {"Host": f"localhost:{server.port}", **headers, **(upgrade if door == "/live" else {})}
    opened = socket.create_connection(("127.0.0.1", server.port), timeout=20)
    lines = [f"GET {at(table, door)} HTTP/1.1", *[f"{name}: {value}" for name, value in asked.items()], "", ""]
    opened.sendall("\r\n".join(lines).encode())
    return opened


def first_words(line: socket.socket) -> bytes:
    """What is told first through a connection: its type."""
    heard = b""
    while (found := re.search(rb'"type":"(\w+)"', heard)) is None:
        piece = line.recv(4_096)
        assert piece, heard
        heard += piece
    return found[1]
