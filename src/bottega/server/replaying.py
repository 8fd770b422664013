"""Replaying a game that is over: any of its steps, through any seat's eyes or all of them."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field

import msgspec

from bottega.core.chance import NotedChance
from bottega.core.errors import BadInput
from bottega.core.event import Event
from bottega.core.match import Match
from bottega.core.records import Entry, Record, Revealed, parse_record
from bottega.core.replay import Replay, check_sealed, earlier_outcomes
from bottega.core.seal import sealed_luck
from bottega.core.state import State
from bottega.core.views import View
from bottega.protocol.live import Odds, ReplayFrame, ReplayInfo, Told
from bottega.server.positions import Wish
from bottega.speech.voice import find_voice

MOST = 8
"""So many games are kept at hand for who leafs through them."""
AT_ONCE = 50
ALL = "all"
Eyes = int | str | None
"""A seat, `all`, or a spectator."""


@dataclass
class Step:
    """A step: its entry, the table after it, and how many events each had been told by then."""

    entry: Entry | None
    state: State
    counts: dict[Eyes, int]


@dataclass
class Replayed:
    """A game with all its steps, and what each outcome of its luck was one of."""

    match: Match
    steps: list[Step]
    odds: list[Odds]

    @classmethod
    def of(cls, record: Record) -> Replayed:
        """Play a record again, and keep each position."""
        luck = noted_luck(record)
        playing = Replay(record, luck)
        steps = [cls._step(None, playing.match)]
        while not playing.done:
            entry = playing.step()
            if not isinstance(entry, Revealed):
                steps.append(cls._step(entry, playing.match))
        return cls(playing.match, steps, [Odds(*asked) for asked in luck.asked])

    @staticmethod
    def _step(entry: Entry | None, match: Match) -> Step:
        counts: dict[Eyes, int] = {seat: match.event_count(seat) for seat in (None, *match.seats)}
        return Step(entry, match.state.copy(), {**counts, ALL: len(match.chronicle.events)})

    def view(self, step: Step, eyes: Eyes) -> View:
        """The table at a step: all of it, or as a seat saw it."""
        game = self.match.game
        if isinstance(eyes, str):
            return game.dump(step.state)
        return game.view(step.state, None if eyes is None else self.match.seats[eyes])

    def events(self, step: int, eyes: Eyes) -> list[tuple[int, Event]]:
        """What was told of a step, with the numbers of the events."""
        first = 0 if step == 0 else self.steps[step - 1].counts[eyes]
        last = self.steps[step].counts[eyes]
        if not isinstance(eyes, str):
            return list(enumerate(self.match.events(eyes)[first:last], first))
        events = list(enumerate(self.match.chronicle.events[first:last], first))
        return [(number, event) for number, event in events if event.word != "undoing"]


def noted_luck(record: Record) -> NotedChance:
    """The luck of a game that is over, which notes what it is asked when the record is replayed with it."""
    check_sealed(record)
    earlier = earlier_outcomes(record)
    secret = sealed_luck(record.header, record.end.secret if record.end else None, earlier).secret
    return NotedChance(secret, [bytes.fromhex(share.share) for share in record.header.shares], earlier)


@dataclass
class Replays:
    """The games that somebody leafs through."""

    _kept: OrderedDict[str, asyncio.Task[Replayed]] = field(default_factory=OrderedDict)

    async def of(self, table: str, record: Callable[[], Awaitable[str]]) -> Replayed:
        """A game with all its steps. It is played once, for all who ask at the same time."""
        replaying = self._kept.pop(table, None) or asyncio.ensure_future(_replayed(record))
        self._kept[table] = replaying
        if len(self._kept) > MOST:
            self._kept.popitem(last=False)
        try:
            return await asyncio.shield(replaying)
        except BaseException:
            if replaying.done() and self._kept.get(table) is replaying:
                del self._kept[table]
            raise


async def _replayed(record: Callable[[], Awaitable[str]]) -> Replayed:
    """To play a game again takes a while, for which others do not wait."""
    parsed = parse_record(await record())
    if parsed.end is None:
        raise BadInput("not-over")
    return await asyncio.to_thread(Replayed.of, parsed)


def frames(replayed: Replayed, eyes: Eyes, first: int, last: int, wish: Wish) -> ReplayInfo:
    """Some steps of a game."""
    match, most = replayed.match, len(replayed.steps) - 1
    if isinstance(eyes, int) and eyes not in match.seats:
        raise BadInput("no-such-seat-number", name=str(eyes))
    if not 0 <= first <= most:
        raise BadInput("no-such-replay-step", step=first, last=most)
    shown = range(first, min(max(first, last), most, first + AT_ONCE - 1) + 1)
    voice = find_voice(match.game, match.header.players, match.header.options, wish.language or "en")

    def told(step: int) -> tuple[Told, ...]:
        events = replayed.events(step, eyes)
        return tuple([Told(n, event, voice.tell(event).to_json() if wish.language else None) for n, event in events])

    return ReplayInfo(
        steps=most,
        names=tuple(match.header.players),
        frames=tuple(
            [
                ReplayFrame(
                    step=step,
                    entry=_entry(replayed.steps[step].entry),
                    view=replayed.view(replayed.steps[step], eyes),
                    news=told(step),
                )
                for step in shown
            ]
        ),
        standings=() if match.closed else tuple(match.standings()),
    )


def _entry(entry: Entry | None) -> dict[str, object] | None:
    return None if entry is None else msgspec.to_builtins(entry)


__all__ = ["ALL", "Eyes", "Replayed", "Replays", "frames"]
