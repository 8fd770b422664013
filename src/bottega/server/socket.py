"""The WebSocket of a table: who sits there or watches is told what happens, does things, and asks."""

from __future__ import annotations

import asyncio
import contextlib
from time import perf_counter

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect

from bottega.core.errors import BadInput, BottegaError
from bottega.protocol.commands import AnyAsk, AnyCommand, Frame, FrameNumber, Say
from bottega.protocol.live import Answered, Done, Refused
from bottega.server.asking import answer
from bottega.server.connection import Connection
from bottega.server.doors.looking import LookQuery, connection_for, since_of
from bottega.server.guard import address_of, check_origin, language_of, part_of, query_of, read, who_asks
from bottega.server.house import House
from bottega.server.live_table import LiveTable
from bottega.server.logs import LOG
from bottega.server.problems import failure_of, status_of
from bottega.server.workers import WorkerLost
from bottega.sitting.snapshot import encode
from bottega.speech.language import ENGLISH

AT_ONCE = 4
"""So many questions of one connection are thought about at the same time."""
GOODBYES = {"stopping": 1012, "too-slow": 1013, "not-allowed": 4403, "gone": 4404}
"""With which code a connection is closed."""
REFUSED, AGAIN = 4400, 1013
"""With which code who is refused is closed, and who had better come again."""
FOR_A_WHILE = (429, 503)
"""The statuses of problems that pass."""
FAREWELL = 3.0
"""Seconds for who reads slowly to hear the goodbye. Who does not read at all is not waited for."""


async def live_table(socket: WebSocket) -> None:
    """Somebody comes to a table, and stays until one of both has enough."""
    house: House = socket.app.state.house
    with contextlib.ExitStack() as stack:
        try:
            house.limits.take("request", address_of(socket))
            stack.enter_context(house.limits.line(address_of(socket)))
            check_origin(socket)
            asker = await who_asks(house, socket)
            query: LookQuery = query_of(socket.query_params, LookQuery)
            live = await house.find(part_of(socket, "table"))
            connection = connection_for(live, asker, query, language_of(socket, asker.user))
            since = since_of(live, connection, query)
        except BottegaError as problem:
            await _turn_away(socket, problem)
        except Exception:
            LOG.exception("socket")
            await _turn_away(socket, BadInput("server-error"))
        else:
            await socket.accept()
            await Talk(house, socket, live, connection).go_on(since)


async def _turn_away(socket: WebSocket, problem: BottegaError) -> None:
    """Say why somebody may not come: a browser tells its page nothing of a handshake that failed."""
    await socket.accept()
    await _refuse(socket, problem, ENGLISH)


async def _refuse(socket: WebSocket, problem: BottegaError, language: str) -> None:
    """Say why somebody may not come, and close."""
    await socket.send_text(encode(Refused(None, failure_of(problem, language))).decode())
    await socket.close(AGAIN if status_of(problem) in FOR_A_WHILE else REFUSED)


class Talk:
    """A connection that is open."""

    def __init__(self, house: House, socket: WebSocket, live: LiveTable, connection: Connection) -> None:
        self._house = house
        self._socket = socket
        self._live = live
        self._connection = connection
        self._language = connection.wish.language or ENGLISH
        self._asking: set[asyncio.Task[None]] = set()

    async def go_on(self, since: dict[int | None, int]) -> None:
        """Say and hear, until one of both has enough."""
        writing = asyncio.create_task(self._write())
        reading = asyncio.create_task(self._read())
        leaving = asyncio.create_task(self._leave())
        try:
            await self._live.attach(self._connection, since)
            if self._house.is_stopping:
                self._connection.close("stopping")
            await asyncio.wait([writing, reading, leaving], return_when=asyncio.FIRST_COMPLETED)
        except BottegaError as problem:
            writing.cancel()
            await self._turn_away(problem)
        finally:
            self._live.detach(self._connection)
            for task in [writing, reading, leaving, *self._asking]:
                task.cancel()
            await asyncio.gather(writing, reading, leaving, *self._asking, return_exceptions=True)

    async def _turn_away(self, problem: BottegaError) -> None:
        """Say why the table can't be shown."""
        with contextlib.suppress(WebSocketDisconnect, RuntimeError):
            await _refuse(self._socket, problem, self._language)

    async def _leave(self) -> None:
        """Wait until it is closed, and a moment longer."""
        await self._connection.closed.wait()
        await asyncio.sleep(FAREWELL)

    async def _write(self) -> None:
        """Send what waits to be sent."""
        connection, socket = self._connection, self._socket
        with contextlib.suppress(WebSocketDisconnect, RuntimeError):
            while (message := await connection.waiting.get()) is not None:
                await socket.send_text(message.decode())
            await socket.close(GOODBYES.get(connection.why, 1000))

    async def _read(self) -> None:
        """Take what comes, one after the other; questions are thought about beside."""
        while True:
            heard = await self._socket.receive()
            if heard["type"] != "websocket.receive" or not self._connection.is_open:
                return
            text = heard.get("text")
            await self._take(text if text is not None else heard.get("bytes") or b"")

    async def _take(self, text: str | bytes) -> None:
        try:
            self._house.limits.take("request", self._asker)
            frame: Frame = read(text, Frame)
            if (frame.do is None) == (frame.ask is None):
                raise BadInput("do-or-ask")
            if frame.do is not None:
                await self._do(frame.id, frame.do)
            elif frame.ask is not None:
                self._ask(frame.id, frame.ask)
        except BottegaError as problem:
            self._refuse(number_of(text), problem)
        except asyncio.CancelledError:
            raise
        except Exception:
            LOG.exception("frame")
            self._refuse(number_of(text), BadInput("server-error"))

    @property
    def _asker(self) -> str:
        user = self._connection.user
        return user.id if user is not None else address_of(self._socket)

    def _refuse(self, number: int | None, problem: BottegaError) -> None:
        presenter = self._live.presenter
        voice = None if presenter is None else presenter.voice(self._language)
        try:
            said = encode(Refused(number, failure_of(problem, self._language, voice)))
        except Exception:
            LOG.exception("failure")
            said = encode(Refused(number, failure_of(BadInput("server-error"))))
        self._connection.send(said)

    async def _do(self, number: int, command: AnyCommand) -> None:
        """Do something: the answer goes out before anybody is told what happened."""
        user, house = self._connection.user, self._house
        if user is None:
            raise BadInput("not-come-in")
        if self._connection.eyes and not isinstance(command, Say):
            raise BadInput("not-your-seat", seat=getattr(command, "seat", 0))
        what = str(command.__struct_config__.tag)
        house.limits.take("say" if what == "say" else "command", user.id)
        began = perf_counter()

        def reply(done: Done) -> None:
            self._connection.send(encode(msgspec.structs.replace(done, id=number)))
            house.metrics.seconds.observe(perf_counter() - began)
            house.metrics.commands.labels(what, "done").inc()

        doing = asyncio.ensure_future(self._live.do(user, command, reply))
        try:
            await asyncio.shield(doing)  # who leaves now has done it all the same, and the others are told
        except BottegaError:
            house.metrics.commands.labels(what, "refused").inc()
            raise
        except asyncio.CancelledError:
            doing.add_done_callback(lambda done: done.cancelled() or done.exception())
            raise

    def _ask(self, number: int, ask: AnyAsk) -> None:
        if len(self._asking) >= AT_ONCE:
            raise BadInput("too-many", seconds=1)
        self._house.limits.take("ask", self._asker)
        task = asyncio.create_task(self._answer(number, ask))
        self._asking.add(task)
        task.add_done_callback(self._asking.discard)

    async def _answer(self, number: int, ask: AnyAsk) -> None:
        try:
            found = await answer(self._live, self._connection.user, ask, self._connection.wish)
            self._connection.send(encode(Answered(number, msgspec.Raw(found))))
        except BottegaError as problem:
            self._refuse(number, problem)
        except WorkerLost:
            self._refuse(number, BadInput("server-busy"))
        except asyncio.CancelledError:
            raise
        except Exception:
            LOG.exception("ask")
            self._refuse(number, BadInput("server-error"))


class Numbered(msgspec.Struct):
    """What is needed of a frame to answer it, whatever else is wrong with it."""

    id: FrameNumber


def number_of(text: str | bytes) -> int | None:
    """The number of a frame, if it can be read.

    >>> number_of('{"id": 7, "do": "nonsense"}'), number_of('{"id": "7"}'), number_of("nonsense")
    (7, None, None)
    """
    try:
        return msgspec.json.decode(text, type=Numbered).id
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError):
        return None
