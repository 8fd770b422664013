"""People for tests: each talks to a server by plain HTTP, or sits at a table through a WebSocket."""

from __future__ import annotations

import asyncio
import json
import random
import secrets
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from hashlib import blake2b
from http.client import HTTPConnection
from typing import Any
from urllib.parse import urlsplit

from websockets.asyncio.client import ClientConnection, connect

Json = dict[str, Any]


@dataclass
class Answer:
    """What came back."""

    status: int
    body: Any
    headers: dict[str, str]

    @property
    def code(self) -> str:
        """The code of what went wrong."""
        return str(self.body["error"]["code"])


class Refused(Exception):
    """A server refused something."""

    def __init__(self, error: Json) -> None:
        super().__init__(error)
        self.error = error
        self.code = error["code"]


@dataclass
class Person:
    """Somebody with a cookie or a token."""

    url: str
    cookie: str = ""
    token: str = ""
    id: str = ""
    adds_luck: bool = True

    @classmethod
    def named(cls, url: str, name: str) -> Person:
        """A guest."""
        person = cls(url)
        person.id = person.does("POST", "/api/guests", {"name": name})["id"]
        return person

    @property
    def headers(self) -> dict[str, str]:
        return {
            **({"Cookie": self.cookie} if self.cookie else {}),
            **({"Authorization": f"Bearer {self.token}"} if self.token else {}),
        }

    def send(self, method: str, path: str, body: object = None, headers: dict[str, str] | None = None) -> Answer:
        """Send a request, and take the answer as it is."""
        place = urlsplit(self.url)
        connection = HTTPConnection(place.hostname or "", place.port, timeout=20)
        try:
            data = None if body is None else body if isinstance(body, bytes) else json.dumps(body).encode()
            typed = {} if body is None else {"Content-Type": "application/json"}
            connection.request(method, path, data, {**self.headers, **typed, **(headers or {})})
            response = connection.getresponse()
            text = response.read()
            found = {name.lower(): value for name, value in response.getheaders()}
        finally:
            connection.close()
        if "set-cookie" in found:
            self.cookie = found["set-cookie"].partition(";")[0]
        is_json = found.get("content-type", "") == "application/json"
        return Answer(response.status, json.loads(text) if is_json and text else text.decode(), found)

    def does(self, method: str, path: str, body: object = None) -> Any:
        """Send a request that is answered well."""
        answer = self.send(method, path, body)
        if answer.status >= 400:
            raise Refused(answer.body["error"])
        return answer.body

    def get(self, path: str) -> Any:
        """Read something."""
        return self.does("GET", path)

    def opens(self, game: str = "sagrada", seats: list[Json] | None = None, **more: object) -> str:
        """Open a table: its id. Without seats one sits there oneself, and a random bot."""
        planned = seats if seats is not None else [{"kind": "me"}, {"kind": "bot", "bot": "random"}]
        return str(self.does("POST", "/api/tables", {"game": game, "seats": planned, **more})["id"])

    def starts(self, table: str) -> Json:
        """Start a table."""
        return dict(self.does("POST", f"/api/tables/{table}/start"))

    @asynccontextmanager
    async def at(self, table: str, **query: object) -> AsyncIterator[Seat]:
        """Come to a table."""
        words = "&".join(f"{name}={value}" for name, value in query.items())
        address = f"{self.url.replace('http', 'ws', 1)}/api/tables/{table}/live?{words}"
        async with connect(address, additional_headers=self.headers, max_size=None) as socket:
            seat = Seat(socket, table, adds_luck=self.adds_luck)
            listening = asyncio.create_task(seat.listen())
            try:
                yield seat
            finally:
                listening.cancel()
                await asyncio.gather(listening, return_exceptions=True)


@dataclass
class Seat:
    """Somebody at a table: what they were told, and what they do. All that came is in `heard`, as it came."""

    socket: ClientConnection
    table: str
    heard: list[str] = field(default_factory=list)
    info: Json = field(default_factory=dict)
    positions: dict[int | None, Json] = field(default_factory=dict)
    chat: list[Json] = field(default_factory=list)
    bye: str = ""
    closed: bool = False
    share: bytes = b""
    adds_luck: bool = True
    _answers: dict[int, asyncio.Future[Json]] = field(default_factory=dict)
    _changed: asyncio.Condition = field(default_factory=asyncio.Condition)
    _tasks: set[asyncio.Future[Json]] = field(default_factory=set)
    _next: int = 0

    async def listen(self) -> None:
        """Take what comes."""
        try:
            async for text in self.socket:
                assert isinstance(text, str)
                self.heard.append(text)
                await self._take(json.loads(text))
        except Exception as error:
            self.bye = self.bye or repr(error)
        finally:
            self.closed = True
            for answer in self._answers.values():
                if not answer.done():
                    answer.set_exception(ConnectionError("closed"))
            async with self._changed:
                self._changed.notify_all()

    async def _take(self, message: Json) -> None:
        match message["type"]:
            case "table":
                self.info = message["table"]
                await self._add_luck()
            case "snapshot" | "archive":
                self.positions[message["seat"]] = message
            case "update":
                before = self.positions[message["seat"]]
                assert before["number"] == message["before"], "a number is missing"
                view = {**before["view"], **message["view"]}
                self.positions[message["seat"]] = {
                    **before,
                    **message,
                    "view": view,
                    "news": [*before["news"], *message["news"]],
                }
            case "chat":
                self.chat += message["messages"]
            case "bye":
                self.bye = message["why"]
            case "done" | "refused" | "answer":
                waiting = self._answers.get(message["id"])
                if waiting is None:
                    self.bye = self.bye or message.get("error", {}).get("code", "")
                elif not waiting.done():  # nobody waits any more for the answer of a task that was cancelled
                    waiting.set_result(message)
        async with self._changed:
            self._changed.notify_all()

    async def _add_luck(self) -> None:
        """Add to the luck, when it is asked for."""
        sealing = self.info.get("sealing")
        if sealing is None or not self.adds_luck or not any(seat["is_mine"] for seat in self.info["seats"]):
            return
        if sealing["phase"] == "commit" and not self.share:
            self.share = secrets.token_bytes(32)
            commitment = blake2b(self.share + sealing["line"].encode(), digest_size=32, person=b"bottega part")
            self._beside(self.send({"do": {"do": "commit", "commitment": commitment.hexdigest()}}))
        elif sealing["phase"] == "show" and self.share:
            self._beside(self.send({"do": {"do": "show-share", "share": self.share.hex()}}))

    def _beside(self, doing: Coroutine[Any, Any, Json]) -> None:
        task = asyncio.ensure_future(doing)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def send(self, frame: Json) -> Json:
        """Send a frame, and wait for its answer."""
        self._next += 1
        number = self._next
        self._answers[number] = asyncio.get_running_loop().create_future()
        await self.socket.send(json.dumps({"id": number, **frame}))
        return await asyncio.wait_for(self._answers[number], 20)

    async def do(self, what: str, **facts: object) -> Json:
        """Do something, or raise Refused."""
        answer = await self.send({"do": {"do": what, **facts}})
        if answer["type"] == "refused":
            raise Refused(answer["error"])
        return answer

    async def ask(self, what: str, **facts: object) -> Any:
        """Ask something, or raise Refused."""
        answer = await self.send({"ask": {"ask": what, **facts}})
        if answer["type"] == "refused":
            raise Refused(answer["error"])
        return answer["answer"]

    async def until(self, is_so: Callable[[Seat], bool]) -> None:
        """Wait until something is so."""
        async with self._changed:
            await asyncio.wait_for(self._changed.wait_for(lambda: self.closed or is_so(self)), 30)
        assert is_so(self), self.bye

    @property
    def over(self) -> bool:
        """Whether the game is over."""
        return any(position.get("over", False) for position in self.positions.values())

    def turns(self) -> list[int]:
        """The seats of one's own that have to decide."""
        seats = [seat for seat in self.positions if seat is not None]
        return [seat for seat in seats if self.positions[seat]["legal"]]

    async def plays_on(self, luck: random.Random, most: int = 10_000) -> int:
        """Play at random whenever it is one's turn, until the game is over: how many moves that were."""
        for moves in range(most):
            await self.until(lambda seat: seat.over or bool(seat.turns()))
            if self.over:
                return moves
            seat = luck.choice(self.turns())
            position = self.positions[seat]
            action = luck.choice(position["legal"])
            done = await self.do("play", seat=seat, number=position["number"], line=[action["name"]])
            await self.until(lambda me, seat=seat, done=done: me.positions[seat]["number"] >= done["number"])  # type: ignore[misc]
        return most
