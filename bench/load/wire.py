"""The wires: WebSockets and plain HTTP from the client's side, with no more in them than a load needs.

A library would cost as much as the server that is measured, and both share one machine.
"""

from __future__ import annotations

import asyncio
import base64
import os
from collections.abc import Callable
from typing import Final, cast

import msgspec

HOST: Final = "127.0.0.1"
TEXT, BYE, PING, PONG = 1, 8, 9, 10
LAST = 0x80
"""The bit of a frame that is the last, or only one, of its message; and of one that is masked."""
BLANK_LINE = b"\r\n\r\n"
NO_MASK = bytes(4)
"""Clients must mask what they send; a mask of zeros leaves it as it is."""


class Wire(asyncio.Protocol):
    """A WebSocket. What comes is kept until somebody listens."""

    def __init__(self, request: bytes) -> None:
        self._request = request
        self._hear: Callable[[bytes], None] | None = None
        self._lost: Callable[[], None] | None = None
        self._buffer = b""
        self._transport: asyncio.Transport | None = None
        self.opened: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    @classmethod
    async def open(cls, port: int, path: str, cookie: str = "") -> Wire:
        """Come to a server on this machine."""
        key = base64.b64encode(os.urandom(16)).decode()
        upgrade = f"Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: {key}"
        request = _head("GET", port, path, cookie, upgrade)
        loop = asyncio.get_running_loop()
        _, wire = await loop.create_connection(lambda: cls(request), HOST, port)
        await wire.opened
        return wire

    def listen(self, hear: Callable[[bytes], None], lost: Callable[[], None]) -> None:
        """Call `hear` with each text that comes, and `lost` if the other side closes it."""
        self._hear, self._lost = hear, lost
        self._take_frames(hear)

    def send(self, text: bytes) -> None:
        """Send a text."""
        self._send(TEXT, text)

    def close(self) -> None:
        """Go, without waiting for an answer."""
        if self._transport is not None:
            self._send(BYE, b"\x03\xe8")
            self._transport.close()
            self._transport = None

    def _send(self, kind: int, data: bytes) -> None:
        if self._transport is None:
            return
        size = len(data)
        if size < 126:
            head = bytes((LAST | kind, LAST | size))
        else:
            head = bytes((LAST | kind, LAST | 126)) + size.to_bytes(2, "big")
        self._transport.write(head + NO_MASK + data)

    # What the event loop calls

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast("asyncio.Transport", transport)
        self._transport.write(self._request)

    def connection_lost(self, error: Exception | None) -> None:
        if not self.opened.done():
            self.opened.set_exception(ConnectionError("the server did not open a WebSocket"))
        elif self._transport is not None:
            self._transport = None
            if self._lost is not None:
                self._lost()

    def data_received(self, data: bytes) -> None:
        self._buffer += data
        if self._hear is not None:
            self._take_frames(self._hear)
        elif not self.opened.done() and BLANK_LINE in self._buffer:
            head, _, self._buffer = self._buffer.partition(BLANK_LINE)
            if b" 101 " not in head.partition(b"\r\n")[0]:
                self.opened.set_exception(ConnectionError(head.decode(errors="replace")))
                return
            self.opened.set_result(None)

    def _take_frames(self, hear: Callable[[bytes], None]) -> None:
        buffer, at = self._buffer, 0
        while (found := _frame(buffer, at)) is not None:
            kind, start, at = found
            if kind == TEXT:
                hear(buffer[start:at])
            elif kind == PING:
                self._send(PONG, buffer[start:at])
        self._buffer = buffer[at:]


def _frame(buffer: bytes, at: int) -> tuple[int, int, int] | None:
    """The next frame: its kind, where what it holds begins, and where it ends; None if it is not all there."""
    if len(buffer) < at + 2:
        return None
    kind, size, start = buffer[at] & 15, buffer[at + 1], at + 2
    if size >= 126:
        start += 2 if size == 126 else 8
        if len(buffer) < start:
            return None
        size = int.from_bytes(buffer[at + 2 : start], "big")
    if not buffer[at] & LAST:
        raise ConnectionError("messages in several frames are not expected here")
    return (kind, start, start + size) if len(buffer) >= start + size else None


def _head(method: str, port: int, path: str, cookie: str, more: str = "") -> bytes:
    lines = [f"{method} {path} HTTP/1.1", f"Host: {HOST}:{port}"]
    lines += [f"Cookie: {cookie}"] if cookie else []
    lines += [more] if more else []
    return "\r\n".join(lines).encode() + BLANK_LINE


class Line:
    """A connection for plain HTTP, which is kept open from one request to the next."""

    def __init__(self, port: int) -> None:
        self._port = port
        self._streams: tuple[asyncio.StreamReader, asyncio.StreamWriter] | None = None

    async def ask(self, method: str, path: str, body: object = None, cookie: str = "") -> tuple[bytes, str]:
        """Send a request: what is answered, and the cookie that comes with it."""
        try:
            return await self._ask(method, path, body, cookie)
        except (ConnectionError, asyncio.IncompleteReadError):  # it was idle for too long
            self.close()
            return await self._ask(method, path, body, cookie)

    async def _ask(self, method: str, path: str, body: object, cookie: str) -> tuple[bytes, str]:
        if self._streams is None:
            self._streams = await asyncio.open_connection(HOST, self._port)
        reader, writer = self._streams
        data = b"" if body is None else msgspec.json.encode(body)
        writer.write(_head(method, self._port, path, cookie, f"Content-Type: {JSON}\r\nContent-Length: {len(data)}"))
        writer.write(data)
        head = (await reader.readuntil(BLANK_LINE)).decode("latin-1")
        first, *lines = head.strip().split("\r\n")
        headers = {name.lower(): value.strip() for name, _, value in (line.partition(":") for line in lines)}
        answer = await reader.readexactly(int(headers.get("content-length", "0")))
        if int(first.split()[1]) >= 400:
            raise RuntimeError(f"{method} {path}: {answer.decode(errors='replace')}")
        return answer, headers.get("set-cookie", "").partition(";")[0]

    def close(self) -> None:
        """Hang up."""
        if self._streams is not None:
            self._streams[1].close()
            self._streams = None


JSON: Final = "application/json"
