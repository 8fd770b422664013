"""Those who look at a table: through whose eyes, and what they are told when something happened."""

from __future__ import annotations

import asyncio

from bottega.core.errors import BottegaError
from bottega.protocol.live import Archive, Chatted, TableChanged
from bottega.protocol.tables import TableInfo
from bottega.server import infos
from bottega.server.archive import KEPT, Kept, read_opening, told_to
from bottega.server.connection import Connection
from bottega.server.kept import ChatMessage, User
from bottega.server.positions import Looker, Presenter, Wish
from bottega.server.problems import failure_of
from bottega.server.table_at_hand import TableAtHand
from bottega.sitting.snapshot import encode
from bottega.speech.language import ENGLISH

LAST_MESSAGES = 50
MANY = 100
"""So many events are told in words beside, so that others do not wait for it."""


class WatchedTable(TableAtHand):
    """A table at hand, and those who look at it. Everybody is told what they could notice, and nothing else."""

    def info(self, user: User | None) -> TableInfo:
        """The table, as somebody may see it."""
        problem = "" if self.problem is None else str(failure_of(self.problem).sentence)
        here, watchers = self.house.presence.at(self.table.id)
        return infos.table_info(self.table, user, here, watchers, problem)

    async def attach(self, connection: Connection, since: dict[Looker, int]) -> None:
        """Somebody comes to look: the table first, then what each of the seats sees."""
        async with self.lock:
            self.audience.add(connection)
            self.house.presence.came(self, connection)
            connection.send(encode(TableChanged(self.info(connection.user))))
            if self.table.status not in ("waiting", "sealing"):
                await self._show(connection, since)
            said = await self.house.database.chat(self.table.id, self.room_of(connection), LAST_MESSAGES)
            connection.send(encode(Chatted(tuple([infos.message(each) for each in said]))))
            self.look_ahead()

    async def _show(self, connection: Connection, since: dict[Looker, int]) -> None:
        for seat in self.seats_for(connection):
            connection.send(await self.shown_to(seat, since.get(seat, 0), connection.wish))
            if self.presenter is not None:
                self._note(connection, seat, self.presenter)

    async def shown_to(self, seat: Looker, since: int, wish: Wish) -> bytes:
        """The whole table as a seat sees it, or what was told of it if it can't be played any more. Only for who holds
        the lock.
        """
        if self.problem is not None:
            return encode(await self._archived_for(seat, self.problem))
        presenter = await self.seated()
        if wish.language and presenter.sitting.match.event_count(seat) - since > MANY:
            return await asyncio.to_thread(presenter.snapshot, seat, since, wish)
        return presenter.snapshot(seat, since, wish)

    def _note(self, connection: Connection, seat: Looker, presenter: Presenter) -> None:
        connection.numbers[seat] = presenter.sitting.number(seat)
        connection.counts[seat] = presenter.sitting.match.event_count(seat)

    def detach(self, connection: Connection) -> None:
        """Somebody looks no longer."""
        self.audience.discard(connection)
        self.house.presence.went(self, connection)

    async def _archived_for(self, seat: Looker, problem: BottegaError) -> Archive:
        """What was told of a game that can't be played any more."""
        _, opening, _ = await self.house.database.story(self.table.id)
        view, told = read_opening(opening, seat)
        kept: Kept = list(told)
        for deed in await self.house.database.deeds(self.table.id):
            kept += KEPT.decode(deed.told) if deed.told else []
        return Archive(
            table=self.table.id,
            game=self.table.game,
            names=tuple([each.name for each in self.table.document.seats]),
            seat=seat,
            problem=failure_of(problem, ENGLISH),
            view=view,
            news=told_to(seat, kept),
        )

    async def tell_all(self) -> None:
        """Tell everybody who looks what is new for them. Only for who holds the lock."""
        self._turn_out()
        self._tell_table()
        if self.audience and self.table.status not in ("waiting", "sealing") and self.problem is None:
            presenter = await self.seated()
            for connection in list(self.audience):
                for seat in self.seats_for(connection):
                    self._tell(connection, seat, presenter)
        self._let_slow_ones_go()
        self.look_ahead()

    def _turn_out(self) -> None:
        """Say goodbye to those who may not look through somebody's eyes any longer."""
        for connection in list(self.audience):
            if connection.eyes and connection.eyes not in self.table.document.eyes.values():
                connection.close("not-allowed")
                self.audience.discard(connection)

    def _let_slow_ones_go(self) -> None:
        """Who does not read what is sent may never hear the goodbye, and is here no longer."""
        for connection in [connection for connection in self.audience if connection.why == "too-slow"]:
            self.detach(connection)

    def _tell(self, connection: Connection, seat: Looker, presenter: Presenter) -> None:
        """What is new for one seat of a connection: nothing, if it could not notice anything."""
        before = connection.numbers.get(seat)
        if before is None:
            connection.send(presenter.snapshot(seat, 0, connection.wish))
        elif before != presenter.sitting.number(seat):
            known = presenter.known(seat, before)
            connection.send(presenter.update(seat, before, connection.counts[seat], known, connection.wish))
        else:
            return
        self._note(connection, seat, presenter)

    def _tell_table(self) -> None:
        """Tell what changed about the table itself: all, if something did that concerns all, or its host."""
        shown, opened = infos.seen_of(self.table), infos.opened_of(self.table)
        if shown != self._shown:
            self.greet()
        elif opened != self._opened:
            self.greet(self.table.document.host)
        self._shown, self._opened = shown, opened

    def greet(self, only: str | None = None) -> None:
        """Tell everybody, or one, how the table is: something about it changed, or somebody came or went."""
        made: dict[str | None, bytes] = {}
        for connection in list(self.audience):
            who = None if connection.user is None else connection.user.id
            if only not in (None, who):
                continue
            if who not in made:
                made[who] = encode(TableChanged(self.info(connection.user)))
            connection.send(made[who])

    # Chat

    def pass_on(self, message: ChatMessage) -> None:
        """Tell what was said to those who are in the room."""
        data = encode(Chatted((infos.message(message),)))
        for connection in list(self.audience):
            if self.room_of(connection) == message.room:
                connection.send(data)
        self._let_slow_ones_go()

    def room_of(self, connection: Connection) -> str:
        """Players and watchers talk among themselves."""
        return "players" if self.seats_of(connection.user) and not connection.eyes else "watchers"
