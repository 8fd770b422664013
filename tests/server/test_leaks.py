"""Nobody is told on the wire what they may not know: whole games are played at two tables that differ in nothing else,
and all that comes through a seat's socket, or a spectator's, is the same, byte for byte.

Names of tables and times aside: but what only others could notice changes no time either.
"""

from __future__ import annotations

import asyncio
import json
import re
import sys
from collections.abc import AsyncIterator, Iterator, Sequence
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import dataclass, field
from itertools import zip_longest
from pathlib import Path

import pytest

from bottega.core.registry import find_game, game_names
from bottega.core.seats import Seat as SeatNumber
from tests.server.people import Json, Person, Seat
from tests.server.running import Running
from tests.server.scenes import NAMES
from tests.server.test_lobby import OPEN, at
from tests.server.twins import Deed, Life, Pair, pairs

OPTIONS: dict[str, Json] = {"fresco": {"scrolls": "on", "wishing_well": "on"}}
SEATS = {"sagrada": 3}
SEED = 7
LONGEST = 150
"""So many deeds of a game are played at the most: what is hidden at the end of a longer one was so before."""
CLOCK = {"kind": "live", "seconds": 80_000, "increment": 5}
FEW_WORDS = {"language": "none", "prospects": "false"}
PAUSE = 25
"""After so many deeds it is asked by plain HTTP too."""
TIMES = re.compile(r'"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z"|"left": ?\[[^]]*\]')
BEFORE, AFTER = 300, 100
"""So many letters are shown around the first that differs."""
HERE = Path(__file__).parent


class Scripted(Running):
    """A server whose luck is written down for each table."""

    program = (sys.executable, str(HERE / "scripted_server.py"))

    def write_luck(self, table: str, life: Life) -> None:
        """Write down what luck will bring."""
        folder = self._home / "luck"
        folder.mkdir(exist_ok=True)
        (folder / table).write_text(json.dumps(life.outcomes))


@pytest.fixture(scope="module")
def scripted(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Scripted]:
    """A server on SQLite that answers for nobody, and waits for nobody's share of the luck."""
    home = tmp_path_factory.mktemp("scripted")
    with Scripted(f"sqlite:///{home / 'bottega.db'}", home, ("--pause", "3600", "--sealing", "0.05")) as running:
        yield running


@dataclass
class Show:
    """A table, those who play there, and one who looks on and notes all that comes."""

    table: str
    people: list[Person]
    seats: list[Seat] = field(repr=False)  # asyncio asks for it at each end, and there is much in it
    viewer: int | None
    looker: Person
    eyes: Seat = field(repr=False)
    heard: list[str] = field(default_factory=list, repr=False)
    asked: list[str] = field(default_factory=list, repr=False)
    in_secret: int = 0

    async def goes_on(self, deeds: Sequence[Deed]) -> None:
        """Do something, and look at the table after each deed that has a twin."""
        seen = 0
        for deed in deeds:
            before = self.noted() if deed.in_secret else []
            await self.does(deed)
            if deed.in_secret:
                self.in_secret += 1
                assert self.noted() == before, "what nobody else could notice changes nothing, no time either"
                continue
            await self.looks()
            seen += 1
            if seen % PAUSE == 0:
                self.asks()
        self.asks()
        await self.looks()
        self.heard = self.eyes.heard.copy()  # that the others leave is told in no order

    async def does(self, deed: Deed) -> None:
        if deed.action is None:
            await self.seats[deed.seat].do("undo", seat=deed.seat)
        else:
            await self.seats[deed.seat].do("play", seat=deed.seat, line=[deed.action])

    async def looks(self) -> None:
        """What is answered comes after all that was told before."""
        await self.eyes.ask("look", seat=self.viewer, since=999_999)

    def noted(self) -> list[str]:
        """What the table and the lists of tables say, with all times."""
        paths = [at(self.table), "/api/tables?of=running", "/api/tables?of=mine"]
        return [str(self.looker.get(path)) for path in paths]

    def asks(self) -> None:
        """Ask by plain HTTP whatever may be asked."""
        answers = [self.looker.get(at(self.table, path)) for path in ("", "/snapshot", "/record", "/chat")]
        answers.append(self.looker.send("GET", at(self.table, "/replay?eyes=all")).body)
        if self.viewer is not None:
            for ask in ("menu", "hint", "drafts"):
                answer = self.looker.send("POST", at(self.table, "/ask"), {"ask": ask, "seat": self.viewer})
                answers.append(answer.body)
        self.asked += [answer if isinstance(answer, str) else json.dumps(answer) for answer in answers]

    def traffic(self) -> list[str]:
        """All that came, without names of tables and times."""
        return [TIMES.sub('"then"', text.replace(self.table, "TABLE")) for text in [*self.heard, *self.asked]]


@asynccontextmanager
async def begun(
    server: Scripted, people: list[Person], watcher: Person, game: str, viewer: int | None, life: Life
) -> AsyncIterator[Show]:
    """A game that has begun, with the luck that was written down for it."""
    host, *others = people
    options = OPTIONS.get(game, {})
    seats = [{"kind": "me"}, *[OPEN for _ in others]]
    table = host.opens(game, seats, options=options, clock=CLOCK, listed=True)
    server.write_luck(table, life)
    for person in others:
        person.does("POST", at(table, "/join"), {})
    async with AsyncExitStack() as stack:
        place, sockets = len(people) if viewer is None else viewer, list[Seat]()
        for person in (*people, watcher):
            wish = {} if len(sockets) == place else FEW_WORDS
            sockets.append(await stack.enter_async_context(person.at(table, **wish)))
            await sockets[-1].until(lambda seat: bool(seat.info))
        host.starts(table)
        for socket in sockets:
            await socket.until(lambda seat: bool(seat.positions))
        yield Show(table, people, sockets, viewer, [*people, watcher][place], sockets[place])


def chosen(found: list[Pair], viewer: int | None) -> list[Pair]:
    """The first pair of tables, and another one: for a spectator the last, which is the longest game."""
    return [*found[:1], *(found[1:][-1:] if viewer is None else found[1:][len(found) // 4 :][:1])]


@pytest.mark.slow
@pytest.mark.parametrize("game", game_names())
def test_nobody_is_told_what_they_may_not_know(scripted: Scripted, game: str) -> None:
    found, count = find_game(game), SEATS.get(game, 2)
    ruleset = found.ruleset(count, OPTIONS.get(game, {}))
    people = [Person.named(scripted.url, name) for name in NAMES[:count]]
    for person in people:
        person.adds_luck = False
    watcher = Person.named(scripted.url, "Eve")
    compared = in_secret = 0
    for viewer in (*range(count), None):
        seat = None if viewer is None else SeatNumber(viewer)
        for lives in chosen(list(pairs(found, ruleset, seat, SEED, LONGEST)), viewer):
            shows = [asyncio.run(seen(scripted, people, watcher, game, viewer, life)) for life in lives]
            check_alike(shows)
            compared += len(shows[0].traffic())
            in_secret += shows[1].in_secret
    assert compared > 500
    assert in_secret or game == "sagrada", "something was begun and taken back in secret, where that can be"


async def seen(
    server: Scripted, people: list[Person], watcher: Person, game: str, viewer: int | None, life: Life
) -> Show:
    """A game as one saw it who looked on."""
    async with begun(server, people, watcher, game, viewer, life) as show:
        await show.goes_on(life.deeds)
    return show


def check_alike(shows: Sequence[Show]) -> None:
    """Whether the same came at both tables; if not, it is told where they differ."""
    for number, (one, other) in enumerate(zip_longest(*[show.traffic() for show in shows], fillvalue="")):
        place = next((at for at, (a, b) in enumerate(zip(one, other, strict=False)) if a != b), 0)
        parts = [text[max(0, place - BEFORE) : place + AFTER] for text in (one, other)]
        assert one == other, f"message {number} tells {shows[0].viewer} what may not be known: {parts}"
