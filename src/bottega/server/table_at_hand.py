"""A table at hand: what the database has of it, its sitting as long as it is needed, and who may do what there."""

from __future__ import annotations

import asyncio
import hmac
from abc import ABC, abstractmethod
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Sequence
from time import monotonic, time
from typing import TYPE_CHECKING

import msgspec

from bottega.core.errors import BadInput, BottegaError
from bottega.core.records import Header
from bottega.core.replay import game_of
from bottega.protocol.live import Done
from bottega.server import infos
from bottega.server.connection import Connection
from bottega.server.database import Conflict
from bottega.server.kept import KeptDeed, Table, User
from bottega.server.positions import Looker, Presenter
from bottega.server.staging import Staging
from bottega.sitting.sitting import Sitting
from bottega.sitting.store import Deed, Start

if TYPE_CHECKING:
    from bottega.server.house import House

TRIES = 5
"""So often is something tried again when another process was first."""
MOST_ANSWERS = 200
"""So many answers of a table are remembered, for those who ask twice."""
DEED = msgspec.json.Decoder(Deed)
DONE = msgspec.json.Decoder(Done)
START = msgspec.json.Decoder(Start)
HEADER = msgspec.json.Decoder(Header)


class TableAtHand(ABC):
    """A table, those who look at it, and its sitting as long as it is at hand.

    `table` is what the database has. The sitting is only a cache of it: it may be put away at any time. Whoever looks
    at either or changes them holds the lock, so that nobody sees what is not kept yet.
    """

    def __init__(self, house: House, table: Table) -> None:
        self.house = house
        self.table = table
        self.lock = asyncio.Lock()
        self.audience: set[Connection] = set()
        self.used = monotonic()
        self.presenter: Presenter | None = None
        self._is_checked = False
        self._problem: BottegaError | None = None
        self.is_in_doubt = False
        """Whether something went wrong on the way to the database: what was to be kept may be there, or not."""
        self.leads = asyncio.Event()
        """Whether this process was the last to do something here: then it thinks for the bots."""
        self.leads.set()
        self._staging: Staging | None = None
        self._answers: OrderedDict[tuple[str, str], Done] = OrderedDict()
        self._archived = 0
        self._shown = infos.seen_of(table)
        self._opened = infos.opened_of(table)
        self.tasks: dict[object, asyncio.Task[None]] = {}
        """What is being thought about, or waited for."""
        self.alarm = asyncio.Event()
        """Something happened: who waits for a clock must look at it again."""

    # Sitting down, and putting away

    async def seated(self) -> Presenter:
        """The sitting, brought from the database if it is not at hand. Only for who holds the lock."""
        self.used = monotonic()
        if self.presenter is None:
            self.presenter = await self._brought()
        return self.presenter

    async def _brought(self) -> Presenter:
        if self.table.status in ("waiting", "sealing"):
            raise BadInput("not-running")
        if self.problem is not None:
            raise BadInput("not-playable", because=self.problem)
        text, _, _ = await self.house.database.story(self.table.id)
        start, kept = START.decode(text), await self.house.database.deeds(self.table.id)
        self._staging = Staging(start, [DEED.decode(deed.deed) for deed in kept])
        try:
            sitting = await asyncio.to_thread(Sitting.load, self._staging, self.table.id)  # others do not wait
        except BadInput as problem:  # it names actions, which may be somebody's secret
            self.house.log("table-broken", table=self.table.id, problem=_code_of(problem.facts.get("because")))
            raise BadInput("server-error") from None
        self._remember(kept)
        self._archived = len(sitting.match.chronicle.events)
        return self._presenter(sitting)

    def _presenter(self, sitting: Sitting) -> Presenter:
        """Who shows the game that is played here."""
        takes_back = self.table.document.undo != "off"
        return Presenter(self.table.id, sitting, self.house.settings.idle, takes_back)

    @property
    def problem(self) -> BottegaError | None:
        """Why its game can't be played any more; None if it can, or has not begun."""
        if self.table.document.header and not self._is_checked:
            self._is_checked = True
            try:
                game_of(HEADER.decode(self.table.document.header))
            except BottegaError as problem:
                self._problem = problem
        return self._problem

    def _remember(self, kept: Sequence[KeptDeed]) -> None:
        """Remember what was answered, so that a command that is sent again is not done again."""
        for deed in kept:
            if deed.key:
                self._answers[deed.maker, deed.key] = DONE.decode(deed.answer)
        while len(self._answers) > MOST_ANSWERS:
            self._answers.popitem(last=False)

    def put_away(self) -> None:
        """Forget what can be brought again."""
        self.presenter = self._staging = None
        self._answers.clear()

    @property
    def is_idle(self) -> bool:
        """Whether nobody needs it at hand. When a clock runs out, the sweep finds it."""
        return not self.lock.locked() and all(name == "alarm" for name in self.tasks)

    def let_go(self) -> None:
        """Wait for nothing any more: it is due, and will be found."""
        for task in self.tasks.values():
            task.cancel()

    async def catch_up(self) -> None:
        """Learn what other processes have done, and tell it to those who look. Only for who holds the lock."""
        found = await self.house.database.table(self.table.id)
        self.is_in_doubt = False
        if found is None:
            self.house.lose(self)
            raise BadInput("no-such-table")
        if found.version == self.table.version:
            return
        if self.presenter is not None:
            sitting = self.presenter.sitting
            kept = await self.house.database.deeds(self.table.id, sitting.count)
            try:
                sitting.follow([DEED.decode(deed.deed) for deed in kept])
            except BaseException:
                self.put_away()
                raise
            self._remember(kept)
            self._archived = len(sitting.match.chronicle.events)
        self.table = found
        self.leads.clear()
        await self.tell_all()

    # Who may do what

    def seats_of(self, user: User | None) -> list[int]:
        """The seats that somebody holds."""
        seats = enumerate(self.table.document.seats)
        return [number for number, seat in seats if user is not None and seat.user == user.id]

    def check_seat(self, user: User, seat: int) -> None:
        """Nobody acts for another seat."""
        if seat not in self.seats_of(user):
            raise BadInput("not-your-seat", seat=seat)

    def seat_of_eyes(self, token: str) -> int:
        """The seat through whose eyes one may look with a token."""
        for seat, kept in self.table.document.eyes.items():
            if hmac.compare_digest(kept.encode(), token.encode()):
                return seat
        raise BadInput("no-eyes")

    def seats_for(self, connection: Connection) -> list[Looker]:
        """Through which seats' eyes a connection looks now: its person's own, and nobody else's without leave."""
        if connection.eyes:
            return [self.seat_of_eyes(connection.eyes)]
        own = [] if connection.watches else self.seats_of(connection.user)
        asked = [seat for seat in own if seat in connection.asked or not connection.asked]
        return [*asked] or [None]

    def is_player(self, connection: Connection) -> bool:
        """Whether it is a player who looks, and not somebody who watches."""
        return not connection.eyes and None not in self.seats_for(connection)

    # Changing the table itself

    async def change(self, changed: Callable[[Table], Table]) -> Table:
        """Change what is kept of the table beside the game; what others did meanwhile is not lost."""
        async with self.lock:
            for _ in range(TRIES):
                after = changed(self.table)
                if after is self.table:
                    return after
                is_seen = infos.seen_of(after) != infos.seen_of(self.table)
                try:
                    await self._write(msgspec.structs.replace(after, changed=time()) if is_seen else after)
                except Conflict:
                    await self.catch_up()
                    continue
                await self.tell_all()
                return self.table
        raise BadInput("table-busy")

    async def _write(self, after: Table, deeds: Sequence[KeptDeed] = (), **more: str | None) -> None:
        """Keep the table as it is now; if that fails, it is as it was."""
        before = self.table
        after = msgspec.structs.replace(after, version=before.version + 1)
        notice = self.house.notice(self.table.id, "change")
        try:
            await self.house.database.change_table(before, after, deeds, notice=notice, **more)
        except Conflict:
            raise
        except BaseException:
            self.is_in_doubt = True
            raise
        self.table = after
        self.leads.set()

    async def rest(self) -> None:
        """Let nothing be done here by itself any more. Only for who holds the lock."""
        await self._write(msgspec.structs.replace(self.table, due=None))

    # What happens then

    @abstractmethod
    async def tell_all(self) -> None:
        """Tell everybody who looks what is new for them. Only for who holds the lock."""

    @abstractmethod
    def look_ahead(self) -> None:
        """See to it that bots decide, clocks run out, and forced answers are given. Only for who holds the lock."""

    def start_task(self, name: object, doing: Callable[[], Awaitable[None]]) -> None:
        """Do something beside, unless it is being done already."""
        if name in self.tasks and not self.tasks[name].done():
            return
        task = asyncio.ensure_future(self.house.guarded(lambda: self._done_beside(doing)))
        self.tasks[name] = task
        task.add_done_callback(lambda done: self._end_task(name, done))

    async def _done_beside(self, doing: Callable[[], Awaitable[None]]) -> None:
        """What goes wrong is tried again, after a while."""
        try:
            await doing()
        except asyncio.CancelledError:
            raise
        except BaseException:
            self.is_in_doubt = True
            raise

    def _end_task(self, name: object, task: asyncio.Task[None]) -> None:
        if self.tasks.get(name) is task:
            del self.tasks[name]


def _code_of(problem: object) -> str:
    """What went wrong, and nothing of what it is about."""
    return problem.code if isinstance(problem, BadInput) else type(problem).__name__
