"""Playing on while the server is killed again and again: what was answered must be there, once."""

from __future__ import annotations

import asyncio
import random
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from hashlib import blake2b
from http.client import HTTPException
from itertools import count

import msgspec
from websockets.exceptions import WebSocketException

from bottega.core.records import parse_record
from bottega.core.replay import verify
from bottega.server.database import Database, open_driver
from tests.server.people import Json, Person, Refused, Seat
from tests.server.running import Running

LOST = (OSError, TimeoutError, WebSocketException, HTTPException)
"""What somebody notices when a server is gone."""
AWAY = ("database-away", "server-busy", "table-busy")
"""What a server answers that can't do it just now: it is tried again, with the same key."""
PAUSE = 0.03
CHATTINESS = 0.1
IN_THE_MIDDLE = 0.5
"""How many of the kills come while somebody waits for an answer; the others at any moment."""


@dataclass
class Player:
    """Somebody who plays on, whatever becomes of the server. What was not answered is sent again, with its key."""

    person: Person
    table: str
    luck: random.Random
    by_socket: bool = True
    seat: int = 0
    answered: dict[str, Json] = field(default_factory=dict)
    """What was answered, by the key of the command."""
    refused: set[str] = field(default_factory=set)
    said: list[str] = field(default_factory=list)
    events: list[Json] = field(default_factory=list)
    sent_again: int = 0
    reconnects: int = 0
    is_over: bool = False
    _unanswered: Json | None = None
    _keys: Iterator[int] = field(default_factory=lambda: count(1))
    _share: bytes = b""

    @property
    def is_waiting(self) -> bool:
        """Whether something was sent and not answered yet."""
        return self._unanswered is not None

    async def plays(self) -> None:
        """Play until the game is over."""
        self._share = self.luck.randbytes(32)
        while not self.is_over:
            try:
                await (self._by_socket() if self.by_socket else self._by_requests())
            except LOST:
                self.reconnects += 1
                await asyncio.sleep(PAUSE)

    # Through a WebSocket

    async def _by_socket(self) -> None:
        since = len(self.events)
        async with self.person.at(self.table, language="none", prospects="false", since=since) as at:
            at.adds_luck = False
            while not at.closed and not self.is_over:
                await at.until(lambda at: at.closed or self._has_to_do(at))
                if self._is_asked_for_luck(at):
                    await self._adds_luck(at)
                elif self.seat in at.positions and not at.closed:
                    await self._goes_on(at.positions[self.seat], at)

    def _has_to_do(self, at: Seat) -> bool:
        position = at.positions.get(self.seat)
        if position is None:
            return self._is_asked_for_luck(at)
        return bool(position["over"] or position["legal"] or self._unanswered is not None)

    def _is_asked_for_luck(self, at: Seat) -> bool:
        sealing = at.info.get("sealing")
        return sealing is not None and self.seat in sealing["waiting"]

    async def _adds_luck(self, at: Seat) -> None:
        sealing = at.info["sealing"]
        commitment = blake2b(self._share + sealing["line"].encode(), digest_size=32, person=b"bottega part")
        phase = sealing["phase"]
        with suppress(Refused):
            if phase == "commit":
                await at.do("commit", commitment=commitment.hexdigest())
            else:
                await at.do("show-share", share=self._share.hex())
        waited: Callable[[Seat], bool] = lambda at: at.closed or at.info.get("sealing") != sealing  # noqa: E731
        await at.until(waited)

    # By plain requests

    async def _by_requests(self) -> None:
        path = f"/api/tables/{self.table}"
        look = f"{path}/snapshot?language=none&prospects=false&since={len(self.events)}"
        while not self.is_over:
            found = await asyncio.to_thread(self.person.send, "GET", look)
            if found.status == 200:
                await self._goes_on(found.body, None)
            else:
                assert found.code in (*AWAY, "not-running"), found.body
            look = f"{path}/snapshot?language=none&prospects=false&since={len(self.events)}"
            await asyncio.sleep(PAUSE)

    # Playing

    async def _goes_on(self, position: Json, at: Seat | None) -> None:
        """Do what is to be done in a position; send again what was not answered."""
        for told in position["news"]:
            if told["n"] >= len(self.events):
                assert told["n"] == len(self.events), "an event is missing"
                self.events.append(told["event"])
        last = max([answer["number"] for answer in self.answered.values() if answer["number"]], default=0)
        assert position["number"] >= last, "what was answered is not there"
        if self._unanswered is not None:
            self.sent_again += 1
            await self._send(self._unanswered, at)
        elif position["over"]:
            self.is_over = True
        elif self.luck.random() < CHATTINESS:
            await self._send({"do": "say", "text": f"{self.seat} says {len(self.said)}"}, at)
        elif position["legal"]:
            action = self.luck.choice(position["legal"])["name"]
            await self._send({"do": "play", "seat": self.seat, "number": position["number"], "line": [action]}, at)

    async def _send(self, command: Json, at: Seat | None) -> None:
        self._unanswered = command = {"key": f"{self.seat}-{next(self._keys)}", **command}
        try:
            answer = await (self._request(command) if at is None else at.do(command["do"], **_without(command, "do")))
        except Refused as refused:
            if refused.code not in AWAY:
                self._note_refusal(command["key"], refused.code)
            return
        self._unanswered = None
        self.answered[command["key"]] = _without(answer, "id")
        if command["do"] == "say":
            self.said.append(command["text"])
        elif at is not None:
            await at.until(lambda at: at.closed or at.positions[self.seat]["number"] >= answer["number"])

    def _note_refusal(self, key: str, code: str) -> None:
        """Only what came too late may be refused."""
        assert code == "stale"
        self.refused.add(key)
        self._unanswered = None

    async def _request(self, command: Json) -> Json:
        return dict(await asyncio.to_thread(self.person.does, "POST", f"/api/tables/{self.table}/do", command))


def _without(facts: Json, name: str) -> Json:
    return {key: value for key, value in facts.items() if key != name}


# What is played


def opened(server: Running, luck: random.Random, games: Sequence[str], tables: int) -> list[Player]:
    """People at so many tables: with others or with bots, through a WebSocket or by plain requests."""
    ada, ben = Person.named(server.url, "Ada"), Person.named(server.url, "Ben")
    players = []
    for number in range(tables):
        game, with_other = games[number % len(games)], number % 2 == 0
        other = {"kind": "open"} if with_other else {"kind": "bot", "bot": "greedy"}
        table = ada.opens(game, [{"kind": "me"}, other])
        people = [ada, ben] if with_other else [ada]
        if with_other:
            ben.does("POST", f"/api/tables/{table}/join", {})
        ada.starts(table)
        for seat, person in enumerate(people):
            by_socket = with_other or number % 4 == 1
            players.append(Player(person, table, random.Random(luck.random()), by_socket, seat))
    return players


@dataclass
class Campaign:
    """Games that are played to their end on a server that is killed so many times meanwhile."""

    server: Running
    players: list[Player]
    luck: random.Random
    kills: int
    longest: float = 1.0
    """Seconds between being ready and being killed, at most."""
    killed: int = 0

    async def go_on(self) -> None:
        """Play and kill, until all games are over."""
        async with asyncio.TaskGroup() as group:
            killing = group.create_task(self._kill())
            await asyncio.gather(*[player.plays() for player in self.players])
            killing.cancel()

    async def _kill(self) -> None:
        while self.killed < self.kills:
            await asyncio.sleep(self.luck.uniform(0, self.longest))
            if self.luck.random() < IN_THE_MIDDLE:
                await self._something_under_way()
            await asyncio.shield(asyncio.to_thread(self._restart))
            self.killed += 1

    async def _something_under_way(self) -> None:
        """Wait for a moment at which somebody waits for an answer."""
        for _ in range(1_000):
            if any(player.is_waiting for player in self.players):
                return
            await asyncio.sleep(0.001)

    def _restart(self) -> None:
        self.server.kill()
        self.server.start()

    @property
    def commands(self) -> int:
        """How many commands were answered."""
        return sum(len(player.answered) for player in self.players)

    async def check(self) -> None:
        """Look into the database: all that was answered is there, once, and every game verifies."""
        database = Database(open_driver(self.server.database))
        await database.open()
        try:
            for table in {player.table for player in self.players}:
                await check_table(database, table, [player for player in self.players if player.table == table])
        finally:
            await database.close()


async def check_table(database: Database, table: str, players: Sequence[Player]) -> None:
    """Whether a game that is over is as those remember it who played it."""
    found, deeds = await database.table(table), await database.deeds(table)
    assert found is not None
    assert found.status == "finished"
    assert [deed.n for deed in deeds] == list(range(1, found.deeds + 1))
    _, _, record = await database.story(table)
    verify(parse_record(record))
    made = {(deed.maker, deed.key): deed for deed in deeds if deed.key}
    assert len(made) == sum(bool(deed.key) for deed in deeds), "something was done twice"
    chat = Counter([(message.user, message.text) for message in await database.chat(table, "players", 10_000)])
    for player in players:
        check_player(player, {key: deed.answer for (maker, key), deed in made.items() if maker == player.person.id})
        assert all(chat[player.person.id, text] == 1 for text in player.said)
    assert sum(chat.values()) == sum(len(player.said) for player in players)


def check_player(player: Player, done: dict[str, str]) -> None:
    """Whether what somebody was answered is what is kept, and what was refused is not."""
    moves = {key: answer for key, answer in player.answered.items() if answer["number"] is not None}
    assert moves.keys() == done.keys()
    assert moves == {key: _without(msgspec.json.decode(answer), "id") for key, answer in done.items()}
    assert not player.refused & done.keys()
