"""A live connection that comes back by itself when it is cut."""

from __future__ import annotations

import contextlib
import logging
import random
import secrets
import socket
import threading
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass

from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidStatus
from websockets.sync.client import ClientConnection, connect
from websockets.typing import DataLike

from bottega.client.server import Server

FIRST_PAUSE = 0.5
LONGEST_PAUSE = 10.0
LEAST_OF_PAUSE = 0.5
"""So much of a pause is waited at least, the rest by lot: or all who were cut off would come back at once."""
LARGEST = 16_000_000
"""Bytes of a frame."""
TRY_AGAIN = 500
"""Answers from here on mean that a server can't now, but may later."""
CLOSING = 5.0
OPENING = 8.0
"""Seconds that a server has to open a connection."""
PING = 5.0
"""Seconds between two questions whether the other end is still there: a machine that is lost closes no connection."""
PONG = 8.0
"""Seconds that it has to answer. Who waits for a command to be done waits for longer than all of these together."""
LUCK = random.SystemRandom()
LOG = logging.getLogger("bottega.client")
LOG.addHandler(logging.NullHandler())


@dataclass(frozen=True)
class Ends:
    """What somebody does with a connection, all of it in the connection's own thread.

    `path` is where to connect to, asked each time; `opened` what to send first; `take` gets each frame; `cut` is told
    that the connection is cut and will be made anew, `broken` that it won't, and why.
    """

    path: Callable[[], str]
    opened: Callable[[], Iterable[bytes]]
    take: Callable[[bytes], None]
    cut: Callable[[], None]
    broken: Callable[[Exception], None]


class _Connection(ClientConnection):
    """A connection that can be closed while its thread reads: with TLS that may wait for the rest of something."""

    def close_socket(self) -> None:
        with contextlib.suppress(OSError):
            self.socket.shutdown(socket.SHUT_RDWR)
        super().close_socket()

    def ping(self, data: DataLike | None = None, *, ack_on_close: bool = False) -> threading.Event:
        """Ask whether the other end is there. Otherwise the library would draw from Python's own luck, in a thread:
        a program that seeds it would no longer do the same twice.
        """
        return super().ping(secrets.token_bytes(8) if data is None else data, ack_on_close=ack_on_close)


class Wire:
    """A connection to a server, in a thread of its own. Pauses between attempts grow."""

    def __init__(self, server: Server, ends: Ends) -> None:
        self.server = server
        self._ends = ends
        self._connection: ClientConnection | None = None
        self._was_hung_up = False
        self._stopping = threading.Event()
        self._thread = threading.Thread(target=self._run, daemon=True)
        self._thread.start()

    def send(self, data: bytes) -> None:
        """Send a frame, if there is a connection now."""
        connection = self._connection
        if connection is not None:
            with contextlib.suppress(ConnectionClosed, OSError):
                connection.send(data.decode())

    def hang_up(self) -> None:
        """Cut the connection: it is made anew at once."""
        self._was_hung_up = True
        connection = self._connection
        if connection is not None:
            with contextlib.suppress(ConnectionClosed, OSError):
                connection.close()

    def close(self) -> None:
        """Cut the connection for good."""
        self._stopping.set()
        self.hang_up()
        if threading.current_thread() is not self._thread:
            self._thread.join(CLOSING)

    def _run(self) -> None:
        waiting = pauses()
        while not self._stopping.is_set():
            try:
                was_there = self._connect_and_read()
            except Exception as error:
                self._ends.broken(error)
                return
            if self._stopping.is_set():
                return
            if self._was_hung_up:
                self._was_hung_up = False
                continue
            self._ends.cut()
            waiting = pauses() if was_there else waiting
            self._stopping.wait(next(waiting))

    def _connect_and_read(self) -> bool:
        """Read until the connection is cut. Whether there was one, and something was said."""
        try:
            connection = connect(
                f"{self.server.address.live}{self._ends.path()}",
                additional_headers=self.server.headers,
                user_agent_header=None,
                proxy=None,
                close_timeout=1,
                open_timeout=OPENING,
                ping_interval=PING,
                ping_timeout=PONG,
                logger=LOG,
                create_connection=_Connection,
                max_size=LARGEST,
            )
        except InvalidStatus as error:
            if error.response.status_code < TRY_AGAIN:
                raise self.server.failure(error.response.status_code, bytes(error.response.body or b"")) from None
            return False
        except (OSError, InvalidHandshake):
            return False
        was_there = False
        with connection, contextlib.suppress(ConnectionClosed):
            self._connection = connection
            try:
                if self._stopping.is_set():  # it was closed for good while it was being opened
                    return False
                for data in self._ends.opened():
                    connection.send(data.decode())
                for frame in connection:
                    was_there = True
                    self._ends.take(frame if isinstance(frame, bytes) else frame.encode())
            finally:
                self._connection = None
        return was_there


def pauses() -> Iterator[float]:
    """How long to wait before each attempt to connect: longer each time, and a part of it by lot."""
    pause = FIRST_PAUSE
    while True:
        yield pause * LUCK.uniform(LEAST_OF_PAUSE, 1)
        pause = min(pause * 2, LONGEST_PAUSE)
