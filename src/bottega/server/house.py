"""The house: all tables of one server process, and what they share."""

from __future__ import annotations

import asyncio
import contextlib
import gc
import logging
from collections.abc import Awaitable, Callable, Iterable
from time import monotonic, time

import msgspec

from bottega.core.errors import BadInput
from bottega.core.records import format_record, parse_record
from bottega.protocol.tables import ContinueFrom, OpenTable
from bottega.server import lobby
from bottega.server.attendant import Attendant
from bottega.server.database import Conflict, Database
from bottega.server.kept import Document, Seat, Table, User
from bottega.server.limits import Limits
from bottega.server.live_table import GRACE, LiveTable
from bottega.server.logs import LOG, note
from bottega.server.metrics import Metrics
from bottega.server.names import new_id, new_token
from bottega.server.people import People
from bottega.server.presence import Presence, Seen
from bottega.server.replaying import Replays
from bottega.server.reviewing import Reviews
from bottega.server.sealing import begun_with, in_order, players_of, sealing_begun
from bottega.server.settings import Settings
from bottega.server.table_at_hand import TableAtHand
from bottega.server.workers import Workers
from bottega.sitting.beginning import Prepared, continued, prepare

MOST_DUE = 200
SETTLING = 5.0
"""Seconds for which a table that somebody asked for stays, so that they can sit down at it."""
MOST_TOLD = 40
"""So many tables are told of in one notice: PostgreSQL takes no more than 8000 bytes."""
HEARTBEAT = 20.0
GOODBYE = 3.0
"""Seconds for what is under way when the server stops, and for those who look to hear of it."""
REVIEW_PATIENCE = 300.0
"""Seconds for one decision of a game that is over: a turn of Fresco takes long where the engine was not compiled."""
COLLECTIONS = (500, 200, 500)
"""When memory is looked through for what nobody needs any more, in which time nobody is answered. What is new is looked
through often, for some milliseconds: it is much more than Python counts, since a move also frees what is old, and with
10 000 the pause would be 50 ms. What is older is so many times rarer, and all of it, with a thousand games a pause of
a third of a second, hardly ever."""


class Notice(msgspec.Struct, frozen=True, omit_defaults=True):
    """What one process tells the others: that a table changed, that somebody spoke, or who looks on."""

    process: str
    kind: str
    table: str = ""
    fact: str = ""
    seen: dict[str, Seen] = {}


NOTICE = msgspec.json.Decoder(Notice)


class House:
    """A server's tables, people, bots and clocks. The database is the truth; what is here is a cache of it."""

    def __init__(self, database: Database, settings: Settings) -> None:
        self.database = database
        self.settings = settings
        self.people = People(database)
        self.presence = Presence()
        self.limits = Limits(are_on=settings.is_limited)
        self.workers = Workers(settings.workers, patience=settings.patience)
        """Those who think for bots."""
        self.advisers = Workers(1, patience=settings.patience)
        """Those who think for people who ask, so that nobody waits behind bots."""
        self.reviewers = Workers(1, patience=max(REVIEW_PATIENCE, settings.patience))
        """Those who think about games that are over, so that nobody who plays waits behind them."""
        self.metrics = Metrics(self)
        self.attendant = Attendant(self)
        self.replays = Replays()
        self.reviews = Reviews(self)
        self.process = new_id(8)
        self.is_stopping = False
        self.live: dict[str, LiveTable] = {}
        self._sweeping: asyncio.Task[None] | None = None
        self._beside: set[asyncio.Task[None]] = set()

    # Opening and closing

    async def open(self) -> None:
        """Open the database, and go on with what was left undone."""
        self.database.driver.listen(self._hear, self._missed)
        await self.database.open()
        await self.workers.start()
        await self.advisers.start()
        await self.reviewers.start()
        gc.freeze()
        gc.set_threshold(*COLLECTIONS)
        self._sweeping = asyncio.create_task(self._sweep())

    async def close(self) -> None:
        """Say goodbye to everybody, finish what was begun, and close the database."""
        self.is_stopping = True
        tasks = [task for live in self.live.values() for task in live.tasks.values()]
        for task in [*tasks, *self._beside, *([] if self._sweeping is None else [self._sweeping])]:
            task.cancel()
        await asyncio.gather(*tasks, *self._beside, return_exceptions=True)
        for live in list(self.live.values()):
            async with live.lock:
                pass  # what was begun is kept
        await asyncio.gather(self.workers.stop(), self.advisers.stop(), self.reviewers.stop())
        await self.guarded(lambda: self._tell(Notice(self.process, "alive")))  # nobody looks on here any more
        await self.database.close()

    async def say_goodbye(self) -> None:
        """Tell everybody who looks that the server stops, when what they do just now is answered."""
        self.is_stopping = True
        tables = [live for live in self.live.values() if live.audience]
        await asyncio.gather(*[self._say_goodbye(live) for live in tables])
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(GOODBYE):
                while any(live.audience for live in tables):
                    await asyncio.sleep(0.02)

    async def _say_goodbye(self, live: LiveTable) -> None:
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(GOODBYE), live.lock:
                pass  # whoever holds it is answered first
        for connection in list(live.audience):
            connection.close("stopping")

    # Tables

    async def find(self, table: str) -> LiveTable:
        """A table by id; BadInput if there is none."""
        live = self.live.get(table)
        if live is None:
            found = await self.database.table(table)
            if found is None:
                raise BadInput("no-such-table")
            live = self.live.setdefault(table, LiveTable(self, found))
        live.used = monotonic()
        return live

    async def open_table(self, user: User, asked: OpenTable) -> LiveTable:
        """Open a table."""
        return await self._add(lobby.opened(asked, user, time()))

    async def _add(self, table: Table) -> LiveTable:
        await self.database.add_table(table)
        return self.live.setdefault(table.id, LiveTable(self, table))

    async def start(self, live: LiveTable, user: User) -> None:
        """Fix the set-up of a table. With several people their clients add to the luck first; then the game begins."""
        async with live.lock:
            lobby.check_startable(live.table, user)
            table = in_order(live.table)
            prepared = await self._prepared(table, user)
            after = sealing_begun(table, prepared, time() + self.settings.sealing)
            start = begun_with(after)
            try:
                if start is None:
                    await live.go_on_sealing(after)
                else:
                    await live.begin(after, start)
            except Conflict:
                await live.catch_up()
                raise BadInput("table-busy") from None

    async def _prepared(self, table: Table, user: User) -> Prepared:
        """The game that is to begin: a new one, or one that goes on from another."""
        document, players = table.document, players_of(table.document.seats)
        if document.continued is None:
            return prepare(table.game, players, document.options, document.own_components)
        earlier = await self.find(document.continued)
        if earlier.table.status in ("finished", "ended"):
            return continued(parse_record(await self.record(earlier)), document.step, players)
        async with earlier.lock:
            self._check_holds_all(earlier, user)
            return (await earlier.seated()).sitting.continued(document.step, players)

    async def rematch(self, live: LiveTable, user: User) -> LiveTable:
        """The same again: the first who asks opens the table, the others find it."""
        if live.table.status not in ("finished", "ended"):
            raise BadInput("not-over")
        before = live.table.document.rematch
        if before is None or await self.database.table(before) is None:  # nobody asked, or it was closed again
            if not live.seats_of(user):
                raise BadInput("not-at-table")
            again = await self._add(lobby.again(live.table, user, time()))
            await live.change(lambda table: _with_rematch(table, before, again.table.id))
            if live.table.document.rematch != again.table.id:
                await self.close_table(again, user)  # somebody else was first
        assert live.table.document.rematch is not None
        return await self.find(live.table.document.rematch)

    async def go_on_from(self, live: LiveTable, user: User, asked: ContinueFrom) -> LiveTable:
        """A game goes on from one of its steps at a new table; luck is drawn anew."""
        earlier = live.table
        if earlier.status not in ("finished", "ended"):
            async with live.lock:
                self._check_holds_all(live, user)
        seats = lobby.planned(asked.seats, user) if asked.seats is not None else _same_seats(earlier, user)
        if len(seats) != len(earlier.document.seats):
            raise BadInput("seats-miscounted", players=len(seats), seats=len(earlier.document.seats))
        document = Document(
            seats=seats,
            host=user.id,
            options=earlier.document.options,
            own_components=earlier.document.own_components,
            undo=asked.undo,
            clock=asked.clock,
            continued=earlier.id,
            step=asked.entry,
        )
        table = lobby.new_table(earlier.game, document, time(), listed=asked.listed)
        await self._prepared(table, user)  # a step that there is not is told now
        return await self._add(table)

    def _check_holds_all(self, live: LiveTable, user: User) -> None:
        """Who goes on from a game that runs would learn what others hide, unless nobody else is there."""
        if len(live.seats_of(user)) != len(live.table.document.seats):
            raise BadInput("not-over")

    async def record(self, live: LiveTable) -> str:
        """The record of a game: all of it when it is over, before that only what everybody may know."""
        _, _, text = await self.database.story(live.table.id)
        if text:
            return text
        async with live.lock:
            return format_record((await live.seated()).sitting.match.record)

    async def close_table(self, live: LiveTable, user: User) -> None:
        """Close a table whose game has not begun."""
        async with live.lock:
            lobby.check_closable(live.table, user)
            try:
                await self.database.delete_table(live.table, self.notice(live.table.id, "change"))
            except Conflict:
                await live.catch_up()
                raise
            self.lose(live)

    def lose(self, live: TableAtHand) -> None:
        """A table was closed: say goodbye to those who look at it."""
        for connection in list(live.audience):
            connection.close("gone")
        self.live.pop(live.table.id, None)

    async def forget(self, user: User) -> None:
        """Forget somebody. Tables that wait are left, at those that run a bot goes on, and names are taken away."""
        for table in await self.database.tables_with(user.id):
            live = await self.find(table.id)
            await live.change(lambda table: lobby.forgotten(table, user))
            if live.table.status == "waiting" and live.table.document.host == user.id:
                await self.close_table(live, user)
        await self.database.delete_user(user.id)
        await self.part_from(user)

    async def part_from(self, user: User) -> None:
        """Say goodbye to those who came as somebody, with a device or token that counts no more; here and elsewhere."""
        await self._part_from(user.id)
        await self._tell(Notice(self.process, "parted", fact=user.id))

    async def _part_from(self, user: str) -> None:
        for connection in [connection for live in self.live.values() for connection in live.audience]:
            is_theirs = connection.user is not None and connection.user.id == user
            if is_theirs and not await self.people.is_good(connection.proof):
                connection.close("not-allowed")

    # Eyes

    async def hand_out_eyes(self, live: LiveTable, seat: int) -> str:
        """A token for looking through a seat's eyes, once the game has begun: before that seats change hands."""
        if live.table.status in ("waiting", "sealing"):
            raise BadInput("not-running")
        token = new_token()
        await live.change(lambda table: _with_eyes(table, {**table.document.eyes, seat: token}))
        return token

    async def take_back_eyes(self, live: LiveTable, seat: int) -> None:
        """Let nobody look through a seat's eyes any longer."""

        def without(table: Table) -> Table:
            return _with_eyes(table, {other: token for other, token in table.document.eyes.items() if other != seat})

        await live.change(without)

    # What is beside the point, and must not be lost on the way

    def beside(self, doing: Awaitable[None]) -> None:
        """Do something that nobody waits for."""
        task = asyncio.ensure_future(self.guarded(lambda: doing))
        self._beside.add(task)
        task.add_done_callback(self._beside.discard)

    async def guarded(self, doing: Callable[[], Awaitable[None]]) -> None:
        """Do something by itself: what goes wrong is written down, and stops nothing else."""
        try:
            await doing()
        except asyncio.CancelledError:
            raise
        except BadInput as problem:
            self.log("undone", problem=problem.code)
        except Exception:
            LOG.exception("undone")

    def log(self, what: str, **facts: object) -> None:
        """Write down what went wrong."""
        note(what, logging.WARNING, **facts)

    def log_game(self, what: str, table: Table) -> None:
        """Write down that a game begins or ends."""
        self.metrics.games.labels(table.game, what).inc()
        note(what, table=table.id, game=table.game, seats=len(table.document.seats), deeds=table.deeds)

    async def _sweep(self) -> None:
        """Look for what was left undone, put away what nobody needs, and tell that this process is alive."""
        ahead, last_beat = GRACE, 0.0
        while True:
            await self.guarded(lambda ahead=ahead: self._wake(ahead))  # type: ignore[misc]
            await self.guarded(self._look_again)
            await self.guarded(self._put_away)
            if monotonic() - last_beat > HEARTBEAT:
                last_beat = monotonic()
                await self.guarded(self._beat)
            ahead = 0.0
            await asyncio.sleep(self.settings.sweep)

    async def _wake(self, ahead: float) -> None:
        """Go on at tables where something should have been done by now, or `ahead` of that."""
        for table in await self.database.due(time() + ahead, MOST_DUE):
            await self.guarded(lambda table=table: self._go_on(table))  # type: ignore[misc]

    async def _go_on(self, table: str) -> None:
        live = await self.find(table)
        async with live.lock:
            await live.catch_up()
            if live.problem is not None:
                await live.rest()
                return
            if live.table.status == "running":
                await live.seated()
            await self.attendant.ring(live)

    async def _look_again(self) -> None:
        """Go on at tables where the database failed us."""
        for live in [live for live in self.live.values() if live.is_in_doubt]:
            async with live.lock:
                await live.catch_up()
                await live.tell_all()

    async def _put_away(self) -> None:
        """Put away what nothing happens at; where there is too much at hand, what was used longest ago."""
        now = monotonic()
        idle = sorted([live for live in self.live.values() if live.is_idle], key=lambda live: live.used)
        too_many = sum(live.presenter is not None for live in self.live.values()) - self.settings.live
        for place, live in enumerate(idle):
            if live.used < now - self.settings.idle or place < too_many:
                live.put_away()
                live.let_go()
                if not live.audience and live.used < now - SETTLING:
                    self.live.pop(live.table.id, None)

    async def _beat(self) -> None:
        self._greet(self.presence.forget_silent())
        seen = list(self.presence.everywhere_here().items())
        await self._tell(Notice(self.process, "alive", seen=dict(seen[:MOST_TOLD])))
        for first in range(MOST_TOLD, len(seen), MOST_TOLD):
            await self._tell(Notice(self.process, "presence", seen=dict(seen[first : first + MOST_TOLD])))

    def _greet(self, tables: Iterable[str]) -> None:
        """Tell those who look at some tables who else does."""
        for table in tables:
            if table in self.live:
                self.live[table].greet()

    # Other processes

    def notice(self, table: str, kind: str, fact: str = "") -> str:
        """What the other processes are told of a table."""
        return msgspec.json.encode(Notice(self.process, kind, table, fact)).decode()

    def tell_presence(self, table: str, seen: Seen) -> None:
        """Tell the other processes who looks at a table."""
        if not self.is_stopping:
            self.beside(self._tell(Notice(self.process, "presence", seen={table: seen})))

    async def _tell(self, notice: Notice) -> None:
        await self.database.driver.tell(msgspec.json.encode(notice).decode())

    def _hear(self, text: str) -> None:
        notice = NOTICE.decode(text)
        if notice.process == self.process or self.is_stopping:
            return
        if notice.kind in ("presence", "alive"):
            self._greet(self.presence.heard(notice.process, notice.seen, is_all=notice.kind == "alive"))
        elif notice.kind == "parted":
            self.beside(self._part_from(notice.fact))
        elif notice.table in self.live:
            self.beside(self._follow(self.live[notice.table], notice))

    async def _follow(self, live: LiveTable, notice: Notice) -> None:
        """Learn what another process did at a table that somebody looks at here."""
        if notice.kind == "chat":
            room, _, number = notice.fact.partition(" ")
            message = await self.database.message(live.table.id, room, int(number))
            if message is not None:
                live.pass_on(message)
            return
        async with live.lock:
            await live.catch_up()

    def _missed(self) -> None:
        """Some notices may be lost: look at every table again."""
        for live in list(self.live.values()):
            self.beside(self._follow(live, Notice("", "change", live.table.id)))


def _with_rematch(table: Table, before: str | None, again: str) -> Table:
    if table.document.rematch != before:
        return table
    return msgspec.structs.replace(table, document=msgspec.structs.replace(table.document, rematch=again))


def _with_eyes(table: Table, eyes: dict[int, str]) -> Table:
    return msgspec.structs.replace(table, document=msgspec.structs.replace(table.document, eyes=eyes))


def _same_seats(table: Table, user: User) -> tuple[Seat, ...]:
    """The seats of an earlier game: one's own stay, bots stay, the others are open."""
    seats = []
    for seat in table.document.seats:
        if seat.user == user.id or seat.kind == "bot":
            seats.append(msgspec.structs.replace(seat, stand_in=None))
        else:
            seats.append(Seat(kind="open"))
    return tuple(seats)
