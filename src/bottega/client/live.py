"""A table at a server, as it is now: what it looks like from one's seats, and what is said there."""

from __future__ import annotations

import itertools
import secrets
import threading
from collections.abc import Callable, Sequence
from typing import Self
from urllib.parse import quote, urlencode

import msgspec

from bottega.client.failing import Refused as RefusedByServer
from bottega.client.places import Gap, Place, PlaceReader
from bottega.client.server import Server
from bottega.client.wire import Ends, Wire
from bottega.client.witnessing import Witnessing
from bottega.core.errors import BadInput, BottegaError
from bottega.core.registry import find_game
from bottega.protocol.commands import AnyAsk, AnyCommand, Frame, Look
from bottega.protocol.failures import Failure
from bottega.protocol.live import Answered, Bye, Chatted, Done, Message, Refused, TableChanged
from bottega.protocol.tables import TableInfo

PATIENCE = 30.0
"""Seconds that a server has to answer, with a connection that is cut in between."""
ENCODER = msgspec.json.Encoder()
FOR_A_WHILE = ("database-away", "server-busy", "too-many")
"""Why one may be refused at the door who had better come again."""


class _Type(msgspec.Struct):
    """What every frame of a server has."""

    type: str


class _Archived(msgspec.Struct):
    """A table that can't be played any more: why."""

    problem: Failure


class _Call:
    """Something that was sent, and waits for its answer."""

    def __init__(self, frame: Frame) -> None:
        self.data = ENCODER.encode(frame)
        self.answer: Done | Answered | BottegaError | None = None


class LiveTable:
    """A table at a server. A thread of its own takes what comes, and calls `ring` when something has changed.

    `info` is the table, `places` what each seat that one looks through was shown and told (a spectator's is None),
    `chat` what was said. While the connection `is_away` it is being made anew; `problem` says why it won't be.
    """

    def __init__(
        self, server: Server, table: str, *, watch: bool = False, ring: Callable[[], None] = lambda: None
    ) -> None:
        self.server = server
        self.table = table
        self.watch = watch
        self.ring = ring
        self.info: TableInfo = server.table(table)
        self.places: dict[int | None, Place] = {}
        self.chat: tuple[Message, ...] = ()
        self.last_proposal: int | None = None
        """The number of what was proposed last, also if it is answered by now."""
        self.is_away = False
        self.problem: Exception | None = None
        self.witnessing: Witnessing | None = None
        """Watches over the game for one who plays."""
        self._reader = PlaceReader(find_game(self.info.game, self.info.own_components))
        self._changed = threading.Condition()
        self._calls: dict[int, _Call] = {}
        self._numbers = itertools.count(1)
        self._seats: list[int] | None = None
        """The seats that one held when the connection was made: it is about these."""
        self._wire = Wire(server, Ends(self._path, self._unanswered, self._take, self._cut, self._broken))

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *error: object) -> None:
        self.close()

    def close(self) -> None:
        """Look no longer."""
        self._wire.close()

    @property
    def seats(self) -> list[int]:
        """The seats that one holds."""
        return [number for number, seat in enumerate(self.info.seats) if seat.is_mine and seat.kind == "person"]

    @property
    def lookers(self) -> Sequence[int | None]:
        """Through whose eyes one looks: those of one's seats, or a spectator's."""
        return [None] if self.watch or not self.seats else self.seats

    # Waiting

    def wait(self, until: Callable[[], bool], seconds: float | None = None) -> bool:
        """Wait until something is so. Whether it is, when the time is over; a problem is raised."""
        with self._changed:
            self._changed.wait_for(lambda: self.problem is not None or until(), seconds)
        if self.problem is not None:
            raise self.problem
        return until()

    def wait_for_number(self, seat: int, number: int | None) -> None:
        """Wait until one sees what one has done."""
        if number is not None:
            self.wait(lambda: seat in self.places and self.places[seat].number >= number, PATIENCE)

    def _tell(self) -> None:
        """Let all know that something has changed."""
        with self._changed:
            self._changed.notify_all()
        self.ring()

    # Doing and asking

    def do(self, command: AnyCommand) -> Done:
        """Do something. If the connection is cut in between it is sent again: its key makes that harmless."""
        answer = self._exchange(Frame(id=next(self._numbers), do=_keyed(command)))
        assert isinstance(answer, Done)
        return answer

    def ask(self, asked: AnyAsk) -> bytes:
        """Ask something: the answer as JSON."""
        answer = self._exchange(Frame(id=next(self._numbers), ask=asked))
        assert isinstance(answer, Answered)
        return bytes(answer.answer)

    def _exchange(self, frame: Frame) -> Done | Answered:
        call = self._calls[frame.id] = _Call(frame)
        try:
            self._wire.send(call.data)
            self.wait(lambda: call.answer is not None, PATIENCE)
        finally:
            del self._calls[frame.id]
        if call.answer is None:
            raise BadInput("server-silent", server=str(self.server.address))
        if isinstance(call.answer, BottegaError):
            raise call.answer
        return call.answer

    # What comes, in the thread of the connection

    def _path(self) -> str:
        """Where to connect to: who comes back asks only for what is new."""
        self._seats = None
        known = [len(self.places[seat].events) if seat in self.places else 0 for seat in self.lookers]
        asked = {"since": ",".join(map(str, known)), "language": self.server.language, "prospects": "0"}
        watch = {"watch": "1"} if self.watch else {}
        return f"/api/tables/{quote(self.table, safe='')}/live?{urlencode(asked | watch)}"

    def _unanswered(self) -> list[bytes]:
        """What was sent before the connection was cut, and not answered."""
        return [call.data for call in list(self._calls.values())]

    def _cut(self) -> None:
        self.is_away = True
        self._tell()

    def _broken(self, error: Exception) -> None:
        """The connection won't come back. What can't be read is of another version; anything else is our own bug."""
        if isinstance(error, msgspec.DecodeError):
            error = BadInput("server-other-version", server=str(self.server.address), text=str(error))
        self.problem = error
        self._tell()

    def _take(self, data: bytes) -> None:
        """Take a frame. What is not known here is for newer clients."""
        self.is_away = False
        match msgspec.json.decode(data, type=_Type).type:
            case "table":
                self._take_table(msgspec.json.decode(data, type=TableChanged).table)
            case "snapshot" | "update":
                self._take_place(data)
            case "archive":
                raise RefusedByServer(msgspec.json.decode(data, type=_Archived).problem)
            case "chat":
                self._take_chat(msgspec.json.decode(data, type=Chatted).messages)
            case "done":
                done = msgspec.json.decode(data, type=Done)
                self._take_answer(done.id, done)
            case "refused":
                self._take_refusal(msgspec.json.decode(data, type=Refused))
            case "answer":
                answered = msgspec.json.decode(data, type=Answered)
                self._take_answer(answered.id, answered)
            case "bye":
                self._take_leave(msgspec.json.decode(data, type=Bye))
        self._tell()

    def _take_table(self, info: TableInfo) -> None:
        """The table has changed. While its luck is sealed, this client adds to it; who sits elsewhere comes anew."""
        self.info = info
        self.last_proposal = self.last_proposal if info.proposal is None else info.proposal.id
        if self._seats is None:
            self._seats = self.seats
        elif self._seats != self.seats:
            self.places = {}
            self._wire.hang_up()
            return
        if self.witnessing is None and self.seats and not self.watch:
            self.witnessing = Witnessing(self.server.address, self.table, info.seats[self.seats[0]].user or "")
        if self.witnessing is None or info.sealing is None:
            return
        added = self.witnessing.answer(info.sealing, self.seats)
        if added is not None:
            self._wire.send(ENCODER.encode(Frame(id=next(self._numbers), do=_keyed(added))))

    def _take_place(self, data: bytes) -> None:
        try:
            place = self._reader.read(data, self.places)
        except Gap as gap:
            self._look_again(gap.seat)
            return
        self.places = {**self.places, place.seat: place}
        if self.witnessing is not None:
            self.witnessing.saw(self.info.header, place.entries, place.link)

    def _look_again(self, seat: int | None) -> None:
        """Something was missed: a seat asks for it, a spectator comes anew."""
        if seat is None:
            self.places = {}
            self._wire.hang_up()
            return
        known = self.places.get(seat)
        frame = Frame(id=next(self._numbers), ask=Look(seat=seat, since=0 if known is None else len(known.events)))
        self._calls[frame.id] = _Looking(frame)
        self._wire.send(self._calls[frame.id].data)

    def _take_chat(self, messages: tuple[Message, ...]) -> None:
        known = {message.n for message in self.chat}
        new = [message for message in messages if message.n not in known]
        self.chat = tuple(sorted([*self.chat, *new], key=lambda message: message.n))

    def _take_answer(self, number: int | None, answer: Done | Answered | BottegaError) -> None:
        call = None if number is None else self._calls.get(number)
        if call is not None:
            call.answer = answer
        if isinstance(call, _Looking) and number is not None:
            del self._calls[number]
            if isinstance(answer, Answered):
                self._take_place(bytes(answer.answer))

    def _take_refusal(self, refused: Refused) -> None:
        """Something was refused; without a number, whatever was sent last, or to look at all.

        Who is refused at the door for a while comes again, and sends again what was not answered.
        """
        if refused.id is None and refused.error.code in FOR_A_WHILE:
            return
        error = RefusedByServer(refused.error)
        if refused.id is None and not self._calls:
            raise error
        for number in list(self._calls) if refused.id is None else [refused.id]:
            self._take_answer(number, error)

    def _take_leave(self, bye: Bye) -> None:
        """The server closes the connection: for a while, or because one may not look any longer."""
        if bye.why == "not-allowed":
            raise BadInput("not-allowed-at-table", table=self.table)
        if bye.why == "gone":
            raise BadInput("table-gone", table=self.table)


class _Looking(_Call):
    """The table is looked at anew; nobody waits for it."""


def _keyed(command: AnyCommand) -> AnyCommand:
    """A command with a key, by which it is known if it is sent again."""
    return command if command.key else msgspec.structs.replace(command, key=secrets.token_hex(8))
