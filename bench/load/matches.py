"""Matches of boardgame.io: two players each, connected as its own client is, who play tic-tac-toe again and again."""

from __future__ import annotations

from typing import Final

import msgspec

from bench.load.pace import Pace
from bench.load.wire import Wire

SPACE: Final = "/tic-tac-toe"
PATH: Final = "/socket.io/?EIO=4&transport=websocket"
OPEN, PING, PONG, CONNECT, EVENT = b"0", b"2", b"3", b"40", b"42"
"""How messages of socket.io begin."""
CELLS: Final = (0, 1, 2, 4, 3, 5, 7, 6, 8)
"""Moves of a game that nobody wins, so that it is as long as can be."""


class Context(msgspec.Struct):
    """Whose turn it is, and whether it is over."""

    currentPlayer: str  # noqa: N815
    turn: int
    gameover: object = None


class State(msgspec.Struct):
    """The table."""

    ctx: Context
    number: int = msgspec.field(name="_stateID")


class Synced(msgspec.Struct):
    """What comes when one has come to a match."""

    state: State


UPDATE = msgspec.json.Decoder(tuple[str, str, State, object])
SYNC = msgspec.json.Decoder(tuple[str, str, Synced])


class Player:
    """One of the two at a match."""

    def __init__(self, match: Match, seat: int) -> None:
        self._match = match
        self._seat = str(seat)
        self._wire: Wire | None = None
        self._state: State | None = None
        self._is_moving = False

    async def come(self) -> None:
        """Connect; the rest follows from what the server says."""
        crowd = self._match.crowd
        self._wire = await Wire.open(crowd.port, PATH)
        self._wire.listen(self._hear, crowd.lost)

    def go(self) -> None:
        """Leave."""
        if self._wire is not None:
            self._wire.close()
            self._wire = None

    def sync(self) -> None:
        """Come to the match that is played now."""
        self._emit("sync", self._match.name, self._seat, None, 2)

    def _emit(self, *what: object) -> None:
        assert self._wire is not None
        self._wire.send(EVENT + SPACE.encode() + b"," + msgspec.json.encode(what))

    def move(self) -> bool:
        """Make the next move of the game."""
        assert self._state is not None
        cell = CELLS[self._state.ctx.turn - 1]
        move = {"type": "clickCell", "args": [cell], "playerID": self._seat, "credentials": None}
        action = {"type": "MAKE_MOVE", "payload": move}
        self._is_moving = True
        self._emit("update", action, self._state.number, self._match.name, self._seat)
        return True

    def _hear(self, text: bytes) -> None:
        if text.startswith(EVENT):
            self._take(text[text.index(b",") + 1 :])
        elif text == PING:
            assert self._wire is not None
            self._wire.send(PONG)
        elif text.startswith(CONNECT):
            self.sync()
        elif text.startswith(OPEN):
            assert self._wire is not None
            self._wire.send(CONNECT + SPACE.encode() + b",")

    def _take(self, event: bytes) -> None:
        if event.startswith(b'["update"'):
            self._see(UPDATE.decode(event)[2])
        elif event.startswith(b'["sync"'):
            self._see(SYNC.decode(event)[2].state)

    def _see(self, state: State) -> None:
        """See the table; if there is something new after one's own move, that is its acknowledgement."""
        crowd = self._match.crowd
        if self._is_moving:
            self._is_moving = False
            crowd.pace.moved(self)
        self._state = state
        if state.ctx.gameover is not None:
            self._match.is_over(self._seat)
        elif state.ctx.currentPlayer == self._seat:
            crowd.pace.ready(self)


class Match:
    """A match, and another one for the same two players when it is over."""

    def __init__(self, crowd: Crowd, number: int) -> None:
        self.crowd = crowd
        self._number = number
        self._games = 0
        self._players = [Player(self, seat) for seat in (0, 1)]
        self._done: set[str] = set()

    @property
    def name(self) -> str:
        """The name of the match that is played now."""
        return f"match-{self._number}-{self._games}"

    async def begin(self) -> None:
        """Let both come."""
        for player in self._players:
            await player.come()

    def is_over(self, seat: str) -> None:
        """One of them has seen the end: when both have, they play again."""
        self._done.add(seat)
        if len(self._done) == len(self._players):
            self._done.clear()
            self._games += 1
            self.crowd.finished += 1
            for player in self._players:
                player.sync()

    def go(self) -> None:
        """Leave."""
        for player in self._players:
            player.go()


class Crowd:
    """All who play at one server of boardgame.io."""

    def __init__(self, port: int) -> None:
        self.port = port
        self.pace = Pace()
        self.finished = 0
        self.problems: list[str] = []
        self._matches: list[Match] = []

    async def grow(self, count: int) -> None:
        """Let so many matches be played."""
        while len(self._matches) < count:
            self._matches.append(Match(self, len(self._matches)))
            await self._matches[-1].begin()

    def lost(self) -> None:
        """The server closed a connection."""
        self.problems.append("a connection was lost")

    async def go(self) -> None:
        """Let everybody go home."""
        for match in self._matches:
            match.go()
