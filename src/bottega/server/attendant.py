"""The attendant: sees to it that a table goes on by itself where it should. Bots decide, clocks run out, and who has no
choice is answered for.
"""

from __future__ import annotations

import asyncio
import contextlib
import random
from functools import partial
from time import time
from typing import TYPE_CHECKING

from bottega.core.actions import Action
from bottega.core.errors import BottegaError
from bottega.server import clocks
from bottega.server.database import Conflict
from bottega.server.sealing import after_waiting
from bottega.server.workers import Busy, Situation, WorkerFailed, WorkerLost, situation_of
from bottega.sitting.sitting import Sitting

if TYPE_CHECKING:
    from bottega.server.house import House
    from bottega.server.live_table import LiveTable

STANDS_BACK = 6.0
"""Seconds without news after which another process counts as gone: longer than a bot thinks."""
STANDS_IN = "greedy"
"""The bot that plays for people whose time is over."""
SOON = 3_600.0
"""Seconds within which a clock is waited for to the moment. With days to go nobody needs to keep the table at hand."""


class Attendant:
    """Looks after the tables of a house."""

    def __init__(self, house: House) -> None:
        self._house = house
        self._luck = random.SystemRandom()

    def look_after(self, live: LiveTable) -> None:
        """Begin whatever has to be done at a table by itself. Only for who holds the table's lock."""
        table = live.table
        if live.problem is not None:
            return
        live.alarm.set()
        if self._alarm(live) is not None:
            live.start_task("alarm", lambda: self._wait_for_alarm(live))
        if table.status in ("finished", "ended"):
            self._let_bots_go(live)
        if table.status != "running":
            return
        for seat in table.document.pending:
            if table.document.seats[seat].decider is not None:
                live.start_task(("think", seat), lambda seat=seat: self._think(live, seat))  # type: ignore[misc]
            elif self._has_no_choice(live, seat):
                live.start_task(("answer", seat), lambda seat=seat: self._answer(live, seat))  # type: ignore[misc]

    # Bots

    async def _think(self, live: LiveTable, seat: int) -> None:
        """Let a bot decide for a seat as long as it has to."""
        while True:
            await self._stand_back(live)
            await self._leave_time(live)
            async with live.lock:
                bot = self._bot(live, seat)
                if bot is None:
                    return
                sitting = (await live.seated()).sitting
                number, legal = sitting.number(seat), sitting.match.legal(seat)
                situation = known_to(sitting, seat)
            action = await self._chosen(live, sitting, bot, situation, legal)
            async with live.lock:
                sitting = (await live.seated()).sitting
                if self._bot(live, seat) == bot and sitting.is_fresh(seat, number):
                    await self._play(live, seat, action)

    async def _stand_back(self, live: LiveTable) -> None:
        """Where another process leads, it thinks for the bots, unless nothing comes from it any more."""
        while not live.leads.is_set():
            version = live.table.version
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(live.leads.wait(), STANDS_BACK)
            if live.table.version == version:
                return

    async def _leave_time(self, live: LiveTable) -> None:
        """Where bots stand in for all people nobody waits for them, and they would end the game in a few seconds: they
        leave time between two actions, so that who comes back finds a game to go on with.
        """
        if not any(seat.kind == "person" and seat.decider is None for seat in live.table.document.seats):
            await asyncio.sleep(self._luck.uniform(*self._house.settings.pause))

    def _bot(self, live: LiveTable, seat: int) -> str | None:
        """The bot that has to decide for a seat now."""
        table = live.table
        is_asked = table.status == "running" and seat in table.document.pending
        return table.document.seats[seat].decider if is_asked else None

    async def _chosen(
        self, live: LiveTable, sitting: Sitting, bot: str, situation: Situation, legal: list[Action]
    ) -> Action:
        """What a bot chooses. One that is broken must not stop the table: then it is any action."""
        events = partial(sitting.match.events, situation.seat)
        try:
            return await self._house.workers.choose(live.table.id, bot, situation, legal, events)
        except (WorkerLost, WorkerFailed, Busy, BottegaError) as error:
            self._house.log("bot-failed", table=live.table.id, bot=bot, problem=repr(error))
            return self._luck.choice(legal)

    async def _play(self, live: LiveTable, seat: int, action: Action) -> None:
        try:
            await live.play_for(seat, action)
        except Conflict:
            live.put_away()
            await live.catch_up()

    def _let_bots_go(self, live: LiveTable) -> None:
        """The game is over: bots that are still there are told how it ended."""
        if live.presenter is None:
            return
        match = live.presenter.sitting.match
        standings = [] if match.closed else match.standings()
        for seat in match.seats:
            self._house.beside(self._house.workers.end(live.table.id, seat, standings, partial(match.events, seat)))

    # People without a choice

    def _has_no_choice(self, live: LiveTable, seat: int) -> bool:
        """Whether a person can do only one thing, and has nothing to take back."""
        if live.presenter is None or len(live.table.document.seats) == 1:
            return False
        match = live.presenter.sitting.match
        return len(match.legal(seat)) == 1 and not match.can_undo(seat)

    async def _answer(self, live: LiveTable, seat: int) -> None:
        """Answer for a person who has no choice, if answering at once would tell the others that it is so.

        Only for one who is here: if somebody who is away answered, all would know that there was no choice. Most
        people have answered before the pause is over: whether it tells is thought about only after it.
        """
        while True:
            async with live.lock:
                sitting = (await live.seated()).sitting
                if not self._may_answer(live, seat) or not self._has_no_choice(live, seat):
                    return
                number = sitting.number(seat)
            await asyncio.sleep(self._luck.uniform(*self._house.settings.pause))
            async with live.lock:
                sitting = (await live.seated()).sitting
                if not self._may_answer(live, seat) or not sitting.is_fresh(seat, number):
                    continue
                action, situation = sitting.match.legal(seat)[0], known_to(sitting, None)
            if not await self._house.advisers.is_telling(situation, seat, action):
                return
            async with live.lock:
                sitting = (await live.seated()).sitting
                if self._may_answer(live, seat) and sitting.is_fresh(seat, number):
                    await self._play(live, seat, action)

    def _may_answer(self, live: LiveTable, seat: int) -> bool:
        """Whether the person on a seat has to decide now, and is here to do so."""
        table, place = live.table, live.table.document.seats[seat]
        is_asked = table.status == "running" and seat in table.document.pending and place.decider is None
        return is_asked and place.user in self._house.presence.at(table.id)[0]

    # Clocks

    async def _wait_for_alarm(self, live: LiveTable) -> None:
        """Wait until a clock has run out, or the sealing has; then do what follows, until nothing is waited for.

        Whatever happens meanwhile may make it earlier or later.
        """
        while (due := self._alarm(live)) is not None:
            if due > time():
                live.alarm.clear()
                with contextlib.suppress(TimeoutError):
                    await asyncio.wait_for(live.alarm.wait(), due - time() + 0.01)
                continue
            async with live.lock:
                await self.ring(live)

    def _alarm(self, live: LiveTable) -> float | None:
        """When something is due that must be waited for here; what comes much later is found by the house's sweep."""
        table, due = live.table, None
        if table.status == "sealing" and table.document.sealing is not None:
            due = table.document.sealing.until
        elif table.status == "running":
            due = clocks.runs_out(table.document.clocks)
        return due if due is not None and due < time() + SOON else None

    async def ring(self, live: LiveTable) -> None:
        """Do what is due at a table. Only for who holds its lock."""
        table, now = live.table, time()
        try:
            if table.document.sealing is not None and table.document.sealing.until <= now:
                await live.go_on_sealing(after_waiting(table, now + self._house.settings.sealing))
            for seat in clocks.run_out(live.table.document.clocks, now) if table.status == "running" else []:
                await live.let_stand_in(seat, STANDS_IN)
            await live.tell_all()
        except Conflict:
            live.put_away()
            await live.catch_up()


def known_to(sitting: Sitting, seat: int | None) -> Situation:
    """What a seat knows, or a spectator, for who thinks about it elsewhere."""
    return situation_of(sitting.match.header, sitting.names, sitting.match.view(seat))
