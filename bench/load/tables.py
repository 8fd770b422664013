"""Tables of Bottega: two people each, who sit down, add to the luck, play at random, and play again."""

from __future__ import annotations

import asyncio
import random
import secrets
from hashlib import blake2b

import msgspec

from bench.load.pace import Pace
from bench.load.wire import Line, Wire

BUILDERS = 8
"""So many tables are set up at the same time."""
MOVE, SEALING = 1, 0
"""The ids of frames: of moves, and of what is added to the luck."""


class Named(msgspec.Struct):
    """A legal action."""

    name: str


class Sealing(msgspec.Struct):
    """How far the sealing is."""

    phase: str
    line: str


class Info(msgspec.Struct):
    """What a player must know of a table."""

    sealing: Sealing | None


class Heard(msgspec.Struct):
    """A message of any kind, as far as a player must read it."""

    type: str
    id: int | None = None
    number: int | None = None
    over: bool = False
    legal: list[Named] = []
    table: Info | str = ""


HEARD = msgspec.json.Decoder(Heard)


class Chair:
    """A person at a table: hears what happens, and moves when it is time."""

    def __init__(self, table: Table, seat: int, cookie: str) -> None:
        self._table = table
        self._seat = seat
        self.cookie = cookie
        self._wire: Wire | None = None
        self._share = b""
        self._has_shown = False
        self._number = 0
        self._legal: list[Named] = []
        self._is_ready = self._is_moving = False

    async def come(self, name: str) -> None:
        """Come to a table."""
        self._share, self._has_shown = b"", False
        self._legal, self._is_moving = [], False
        crowd = self._table.crowd
        path = f"/api/tables/{name}/live?{crowd.query}"
        self._wire = await Wire.open(crowd.port, path, self.cookie)
        self._wire.listen(self._hear, crowd.lost)

    def go(self) -> None:
        """Leave the table."""
        if self._wire is not None:
            self._wire.close()
            self._wire = None

    def _send(self, number: int, command: dict[str, object]) -> None:
        if self._wire is not None:
            self._wire.send(msgspec.json.encode({"id": number, "do": command}))

    # Moving

    def move(self) -> bool:
        """Do something that is legal, unless the server has done it meanwhile."""
        self._is_ready = False
        if not self._legal or self._wire is None:
            return False
        self._is_moving = True
        action = self._table.crowd.luck.choice(self._legal)
        command = {"do": "play", "seat": self._seat, "number": self._number, "line": [action.name]}
        self._send(MOVE, command)
        return True

    def _look_up(self) -> None:
        """Move when it is time; during the table's head start, at once."""
        if not self._legal or self._is_ready or self._is_moving:
            return
        if self._table.head_start > 0:
            self._table.head_start -= 1
            self.move()
        else:
            self._is_ready = True
            self._table.crowd.pace.ready(self)

    # Hearing

    def _hear(self, text: bytes) -> None:
        heard = HEARD.decode(text)
        if heard.type in ("update", "snapshot"):
            self._number, self._legal = heard.number or 0, heard.legal
            self._look_up()
            if heard.over:
                self._table.is_over()
        elif heard.type == "done" and heard.id == MOVE:
            self._is_moving = False
            self._legal = []
            self._table.crowd.pace.moved(self)
        elif heard.type == "refused":
            self._refused(text)
        elif isinstance(heard.table, Info) and heard.table.sealing is not None:
            self._seal(heard.table.sealing)

    def _refused(self, text: bytes) -> None:
        self._table.crowd.refused(text)
        self._is_moving = False
        self._table.crowd.pace.gone(self)
        self._look_up()

    def _seal(self, sealing: Sealing) -> None:
        """Add to the luck."""
        if sealing.phase == "commit" and not self._share:
            self._share = secrets.token_bytes(32)
            commitment = blake2b(self._share + sealing.line.encode(), digest_size=32, person=b"bottega part")
            self._send(SEALING, {"do": "commit", "commitment": commitment.hexdigest()})
        elif sealing.phase == "show" and self._share and not self._has_shown:
            self._has_shown = True
            self._send(SEALING, {"do": "show-share", "share": self._share.hex()})


class Table:
    """A table, and another one for the same two people when its game is over.

    The first game has a head start of so many moves, so that not all games end at the same time.
    """

    def __init__(self, crowd: Crowd, cookies: list[str], head_start: int) -> None:
        self.crowd = crowd
        self.head_start = head_start
        self._chairs = [Chair(self, seat, cookie) for seat, cookie in enumerate(cookies)]
        self._is_on = False

    async def begin(self, line: Line) -> None:
        """Open a table, sit down, and start."""
        host, guest = self._chairs
        asked = {"game": self.crowd.game, "seats": [{"kind": "me"}, {"kind": "open"}]}
        answer, _ = await line.ask("POST", "/api/tables", asked, host.cookie)
        name = msgspec.json.decode(answer)["id"]
        await line.ask("POST", f"/api/tables/{name}/join", {}, guest.cookie)
        for chair in self._chairs:
            await chair.come(name)
        self._is_on = True
        await line.ask("POST", f"/api/tables/{name}/start", None, host.cookie)

    def is_over(self) -> None:
        """The game is over: soon there is another."""
        if self._is_on:
            self._is_on = False
            self.head_start = 0
            self.crowd.finished += 1
            self.go()
            self.crowd.begin(self)

    def go(self) -> None:
        """Leave."""
        for chair in self._chairs:
            chair.go()


class Crowd:
    """All who play at one server. `query` says what they want to be told, `head_start` how far games are at most when
    it begins.
    """

    def __init__(self, port: int, game: str, query: str, head_start: int) -> None:
        self.port = port
        self.game = game
        self.query = query
        self.head_start = head_start
        self.luck = random.Random(1)
        self.pace = Pace()
        self.finished = 0
        self.problems: list[str] = []
        self._tables: list[Table] = []
        self._waiting: asyncio.Queue[Table] = asyncio.Queue()
        self._builders = [asyncio.create_task(self._build()) for _ in range(BUILDERS)]

    def begin(self, table: Table) -> None:
        """Let two people sit down at a new table, as soon as somebody has time for it."""
        self._waiting.put_nowait(table)

    async def _build(self) -> None:
        line = Line(self.port)
        try:
            while True:
                table = await self._waiting.get()
                try:
                    await table.begin(line)
                except (RuntimeError, OSError) as error:
                    self.problems.append(str(error))
                self._waiting.task_done()
        finally:
            line.close()

    async def grow(self, count: int) -> None:
        """Wait until so many tables are being played at."""
        line = Line(self.port)
        while len(self._tables) < count:
            cookies = []
            for name in ("Ada", "Ben"):
                _, cookie = await line.ask("POST", "/api/guests", {"name": name})
                cookies.append(cookie)
            self._tables.append(Table(self, cookies, self.luck.randrange(self.head_start + 1)))
            self.begin(self._tables[-1])
        line.close()
        await self._waiting.join()
        while any(table.head_start for table in self._tables) and not self.problems:
            await asyncio.sleep(0.05)

    def refused(self, text: bytes) -> None:
        """The server refused something: a move that came too late, or worse."""
        self.problems.append(text.decode())

    def lost(self) -> None:
        """The server closed a connection."""
        self.problems.append("a connection was lost")

    async def go(self) -> None:
        """Let everybody go home; tables that are just being set up are finished first."""
        while not self._waiting.empty():
            self._waiting.get_nowait()
            self._waiting.task_done()
        await self._waiting.join()
        for builder in self._builders:
            builder.cancel()
        await asyncio.gather(*self._builders, return_exceptions=True)
        for table in self._tables:
            table.go()
