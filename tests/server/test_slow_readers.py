"""Those who do not read what they are sent: they are let go, and nobody else notices."""

from __future__ import annotations

import asyncio
import contextlib
import socket
from collections.abc import Iterator

import pytest

from tests.server.people import Person
from tests.server.running import Running
from tests.server.test_lobby import ME, at

SMALL = 2_048
TEXT = "\U0001f3b2" * 500
MOST = 8_000
AT_ONCE = 100
UPGRADE = (
    "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
    "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n"
)


@contextlib.contextmanager
def never_reads(server: Running, path: str, headers: str) -> Iterator[None]:
    """Somebody who asks for something, and reads nothing."""
    with contextlib.closing(socket.socket()) as opened:
        opened.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, SMALL)
        opened.connect(("127.0.0.1", server.port))
        opened.sendall(f"GET {path} HTTP/1.1\r\nHost: localhost:{server.port}\r\n{headers}\r\n".encode())
        yield


@pytest.mark.parametrize(("door", "headers"), [("/live", UPGRADE), ("/events", "")], ids=["socket", "events"])
def test_who_does_not_read_is_let_go(house: Running, door: str, headers: str) -> None:
    async def scene() -> None:
        ada, eve = Person.named(house.url, "Ada"), Person.named(house.url, "Eve")
        table = ada.opens(seats=[ME])
        async with eve.at(table) as chatter:
            await chatter.until(lambda chatter: chatter.info.get("watchers") == 1)
            with never_reads(house, at(table, door), headers):
                await chatter.until(lambda chatter: chatter.info["watchers"] == 2)
                for _ in range(0, MOST, AT_ONCE):
                    await asyncio.gather(*[chatter.do("say", text=TEXT) for _ in range(AT_ONCE)])
                    if chatter.info["watchers"] == 1:
                        break
                assert chatter.info["watchers"] == 1

    asyncio.run(scene())
