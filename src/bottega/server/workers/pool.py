"""The workers of a server: whatever thinks long is done by them, and never by the server itself."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from itertools import count as numbers_from
from typing import Self, TypeVar

import msgspec

from bottega.arena.review import Judged
from bottega.bots import AT_THE_TABLE, Budget
from bottega.core.actions import Action
from bottega.core.event import Event
from bottega.core.scores import Standing
from bottega.protocol.advice import Hint, JudgedDraft, Preview
from bottega.server.workers.desk import Counts, Desk, WorkerLost
from bottega.server.workers.jobs import (
    NOTHING,
    AskHint,
    AskIfTelling,
    AskJudgement,
    AskLuck,
    AskPreview,
    AskSlip,
    BrokeOff,
    Choose,
    Done,
    End,
    Job,
    Judgement,
    Part,
    Refused,
    Reply,
    Request,
    Situation,
    WantsEvents,
)
from bottega.server.workers.problems import raised_again
from bottega.server.workers.process import log
from bottega.speech.language import ENGLISH

PATIENCE = 20.0
"""Seconds after which a worker that does not answer is given up."""
MOST_WAITING = 200
MOST_SEATS = 10_000
"""How many bots' places are remembered. One that is forgotten sits down anew when it is asked again."""
ROUNDS = 3
"""How often a bot may ask for events that it lacks: its worker may be lost even while they are sent."""

Events = Callable[[int], Sequence[Event]]
"""What a seat was told, from its event number on."""
T = TypeVar("T")


class WorkerFailed(Exception):
    """A job broke off: a bot's mistake, or our own. The worker goes on."""


@dataclass
class Place:
    """Where the bot of a seat lives, and how many of the seat's events it was told."""

    desk: Desk
    told: int = 0


class Workers:
    """Processes that think for the server, so many of them. They are started when they are needed.

    What a worker refuses is raised here as the same problem: BadInput, IllegalAction, WrongPart. `WorkerLost` says that
    nobody could do the job, `WorkerFailed` that it broke off, `Busy` that too many wait already. Whoever gives up
    waiting may be cancelled at any time. `counts` says what was done so far.
    """

    def __init__(
        self,
        count: int,
        *,
        patience: float = PATIENCE,
        budget: Budget = AT_THE_TABLE,
        most_waiting: int = MOST_WAITING,
    ) -> None:
        self.counts = Counts()
        self._budget = budget
        self._desks = [Desk(patience, most_waiting, self.counts) for _ in range(count)]
        self._numbers = numbers_from(1)
        self._places: OrderedDict[tuple[str, int], Place] = OrderedDict()
        self._listeners: set[str] = set()

    async def start(self) -> None:
        """Take jobs from now on."""
        for desk in self._desks:
            desk.open()

    async def stop(self) -> None:
        """End all workers. Whoever still waits is told that nothing will come."""
        await asyncio.gather(*[desk.close() for desk in self._desks])

    async def __aenter__(self) -> Self:
        await self.start()
        return self

    async def __aexit__(self, *error: object) -> None:
        await self.stop()

    @property
    def waiting(self) -> int:
        """How many jobs are not done yet."""
        return sum(desk.load for desk in self._desks)

    @property
    def process_ids(self) -> list[int]:
        """The workers that were started, as the system knows them."""
        return [desk.process_id for desk in self._desks if desk.process_id is not None]

    # Bots

    async def choose(
        self, table: str, bot: str, situation: Situation, legal: Sequence[Action], events: Events
    ) -> Action:
        """What a bot does on the seat whose situation it is; it is one of the legal actions.

        A bot lives in one worker until its game is over, and is told each event once; if it is lost with its worker,
        another one sits down in its place, and is told all. `events` is not asked for a bot that does not listen.
        """
        assert situation.seat is not None
        place = self._place(table, situation.seat)
        since = place.told if bot in self._listeners else None
        for _ in range(ROUNDS):
            heard = [] if since is None else events(since)
            job = Choose(
                table=table,
                bot=bot,
                situation=situation,
                legal=[action.id for action in legal],
                since=since or 0,
                events=NOTHING if since is None else told_as(heard),
                seconds=self._budget.seconds,
                positions=self._budget.positions,
            )
            reply = await self._send(place.desk, job)
            if not isinstance(reply, WantsEvents):
                chosen = result_of(reply, int)
                place.told = (since or 0) + len(heard)
                return next(action for action in legal if action.id == chosen)
            self._listeners.add(bot)
            since = reply.since
        raise WorkerLost

    async def end(
        self, table: str, seat: int, standings: Sequence[Standing] = (), events: Events | None = None
    ) -> None:
        """Let the bot of a seat go: its game is over, with these standings; none, if it was ended before its end.

        Also for a bot that need not play on, or should sit down anew. Whatever goes wrong with that is only logged.
        """
        place = self._places.pop((table, seat), None)
        if place is None:
            return
        last = NOTHING if events is None or not place.told else told_as(events(place.told))
        job = End(table=table, seat=seat, standings=list(standings), since=place.told, events=last)
        try:
            result_of(await self._send(place.desk, job), type(None))
        except Exception as error:
            log.warning("a bot did not leave well: %r", error)

    def _place(self, table: str, seat: int) -> Place:
        """Where the bot of a seat lives: if it is new, where there is least to do."""
        place = self._places.setdefault((table, seat), Place(self._least_busy()))
        self._places.move_to_end((table, seat))
        if len(self._places) > MOST_SEATS:
            self._places.popitem(last=False)
        return place

    # People

    async def hint(self, situation: Situation, language: str = ENGLISH) -> Hint:
        """What is best this turn, by what the seat sees, and why."""
        return await self._ask(AskHint(situation=situation, language=language), Hint)

    async def slip(
        self, situation: Situation, draft: str, laid: Sequence[Part], language: str = ENGLISH
    ) -> JudgedDraft:
        """What becomes of a draft, with these actions laid, by their names or as JSON has them."""
        job = AskSlip(situation=situation, draft=draft, laid=list(laid), language=language)
        return await self._ask(job, JudgedDraft)

    async def preview(self, situation: Situation, line: str | Sequence[Part], language: str = ENGLISH) -> Preview:
        """What would come of a line, as far as that is certain: typed words, or actions one after the other."""
        parts = line if isinstance(line, str) else list(line)
        return await self._ask(AskPreview(situation=situation, line=parts, language=language), Preview)

    async def is_telling(self, situation: Situation, seat: int, action: Action) -> bool:
        """Whether somebody in this situation would learn something if a seat answered at once with its only legal
        action. Ask it for another's situation; a spectator's, who knows least, does for all.
        """
        assert situation.seat != seat
        return await self._ask(AskIfTelling(situation=situation, seat=seat, action=action.name), bool)

    # Games that are over

    async def judge(
        self, situation: Situation, entry: int, last: int, line: Sequence[str], looks: int
    ) -> Judged | None:
        """What a turn was worth for the seat whose situation it was; None if there was no other."""
        job = AskJudgement(situation=situation, entry=entry, last=last, line=tuple(line), looks=looks)
        return (await self._ask(job, Judgement)).judged

    async def luck(
        self, situation: Situation, after: msgspec.Raw, actor: int, action: str, instead: Sequence[msgspec.Raw]
    ) -> float:
        """By how much luck that came with an action moved the chance of a seat."""
        job = AskLuck(situation=situation, after=after, actor=actor, action=action, instead=tuple(instead))
        return await self._ask(job, float)

    # Asking

    async def _ask(self, job: Job, kind: type[T]) -> T:
        return result_of(await self._send(self._least_busy(), job), kind)

    async def _send(self, desk: Desk, job: Job) -> Reply:
        number = next(self._numbers)
        return await desk.send(number, msgspec.json.encode(Request(number, job)))

    def _least_busy(self) -> Desk:
        return min(self._desks, key=lambda desk: desk.load)


def told_as(events: Sequence[Event]) -> msgspec.Raw:
    """Events as a worker is told them."""
    return msgspec.Raw(msgspec.json.encode(events))


def result_of(reply: Reply, kind: type[T]) -> T:
    """What came of a job, or the problem that did."""
    match reply:
        case Done():
            return msgspec.json.decode(reply.result, type=kind)
        case Refused():
            raise raised_again(reply.problem)
        case BrokeOff():
            log.error("a job broke off: %s", reply.text)
            raise WorkerFailed(reply.text.rstrip().rpartition("\n")[2])
    raise WorkerFailed(type(reply).__name__)
