"""Others at a server: somebody who plays along by the client itself, and a wire that can be cut."""

from __future__ import annotations

import contextlib
import socket
import threading
from collections.abc import Iterator
from typing import Self
from urllib.parse import urlsplit

from bottega.client.failing import Refused
from bottega.client.live import LiveTable
from bottega.client.opening import plan_seats
from bottega.client.playing import BotAfar
from bottega.client.server import Server
from bottega.protocol.commands import ProposeEnd, Say
from bottega.protocol.tables import OpenTable


def guest(url: str, name: str) -> Server:
    """A guest of a server."""
    server = Server(url)
    server.come_in(name)
    return server


def opened(host: Server, game: str = "sagrada", seats: str = "open,me", **more: object) -> str:
    """A table that somebody opens: its id."""
    return host.open_table(OpenTable(game=game, seats=plan_seats(seats), **more)).id  # type: ignore[arg-type]


@contextlib.contextmanager
def playing_along(server: Server, table: str, kind: type[BotAfar] = BotAfar, *, starts: bool = False) -> Iterator[None]:
    """Somebody plays at random at a table meanwhile; who opened it starts it as soon as nobody is missing."""
    stopping, problems = threading.Event(), list[Exception]()

    def play() -> None:
        try:
            if starts:
                start_when_full(server, table)
            kind(server, table, "random", lambda what, where: None).play(stopping)
        except Exception as problem:
            problems.append(problem)

    thread = threading.Thread(target=play, daemon=True)
    thread.start()
    try:
        yield
    finally:
        stopping.set()
        thread.join(30)
    if problems:
        raise problems[0]
    assert not thread.is_alive()


class Stopper(BotAfar):
    """Somebody who wants to stop as soon as a decision is due, and waits for the answer."""

    def _decide(self, live: LiveTable, seat: int) -> None:
        with contextlib.suppress(Refused):  # the other one has agreed meanwhile
            live.do(Say(text="let us stop"))
            live.do(ProposeEnd(seat=seat))
        live.wait(lambda: live.places[seat].over or live.info.proposal is None, 30)


def start_when_full(server: Server, table: str) -> None:
    """Start a table as soon as nobody is missing."""
    with LiveTable(server, table) as live:
        assert live.wait(lambda: not any(seat.kind in ("open", "invited") for seat in live.info.seats), 30)
        server.start(table)
        assert live.wait(lambda: live.info.status == "running", 30)


class Wire:
    """A way to a server that can be cut, or made deaf: then nothing that the server says comes through."""

    def __init__(self, url: str) -> None:
        place = urlsplit(url)
        self._target = (place.hostname or "", place.port or 80)
        self._listening = socket.create_server(("127.0.0.1", 0))
        self.url = f"http://127.0.0.1:{self._listening.getsockname()[1]}"
        self.is_deaf = False
        self.is_closed = False
        self._pairs: list[tuple[socket.socket, socket.socket]] = []

    def __enter__(self) -> Self:
        threading.Thread(target=self._accept, daemon=True).start()
        return self

    def __exit__(self, *error: object) -> None:
        self.is_closed = True
        with contextlib.suppress(OSError):
            self._listening.shutdown(socket.SHUT_RDWR)
        self._listening.close()
        self.cut()

    def cut(self) -> None:
        """Cut all connections; new ones can be made."""
        pairs, self._pairs = self._pairs, []
        for end in [end for pair in pairs for end in pair]:
            with contextlib.suppress(OSError):
                end.shutdown(socket.SHUT_RDWR)
            end.close()

    def heal(self) -> None:
        """Cut what went through while it was deaf, and hear again."""
        self.is_deaf = False
        self.cut()

    def _accept(self) -> None:
        with contextlib.suppress(OSError):
            while True:
                near, _ = self._listening.accept()
                if self.is_closed:
                    near.close()
                    continue
                far = socket.create_connection(self._target)
                self._pairs.append((near, far))
                threading.Thread(target=self._pass_on, args=(near, far), daemon=True).start()
                threading.Thread(target=self._pass_on, args=(far, near), kwargs={"is_heard": True}, daemon=True).start()

    def _pass_on(self, one: socket.socket, other: socket.socket, *, is_heard: bool = False) -> None:
        with contextlib.suppress(OSError):
            while data := one.recv(65_536):
                if not (is_heard and self.is_deaf):
                    other.sendall(data)
        for end in (one, other):
            with contextlib.suppress(OSError):
                end.shutdown(socket.SHUT_RDWR)
