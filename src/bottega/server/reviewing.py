"""Reviewing games that are over: thought about by workers, one computation a table, and kept with the table."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from contextlib import suppress
from dataclasses import dataclass
from time import time
from typing import TYPE_CHECKING, Final

import msgspec

from bottega.arena.review import Drawn, Piece, Plan, Review, scenes_in, summed_up
from bottega.arena.scenes import Choice, Draw, Scene
from bottega.core.errors import BadInput, BottegaError
from bottega.core.records import Header, Record, parse_record
from bottega.protocol.reviews import GameReview, ReviewInfo
from bottega.server.database import Conflict
from bottega.server.live_table import LiveTable
from bottega.server.logs import LOG, note
from bottega.server.problems import failure_of
from bottega.server.replaying import Replayed
from bottega.server.retelling import retold
from bottega.server.workers import Busy, situation_of
from bottega.speech.language import ENGLISH

if TYPE_CHECKING:
    from bottega.server.house import House

MOST = 8
"""So many games are reviewed at the same time, in turns; and so many reviews are kept at hand in words."""
MOST_FAILED = 100
"""So many failures are remembered."""
BEAT = 4.0
"""Seconds between signs of life of a process that works at a review."""
SILENCE = 20.0
"""Seconds of silence after which it is gone, and another one may begin anew."""
REVIEW: Final = msgspec.json.Decoder(Review)


@dataclass
class Working:
    """A review that is thought about here: how much is done of how much."""

    done: int = 0
    whole: int = 0


class Reviews:
    """The reviews of a house's tables."""

    def __init__(self, house: House) -> None:
        self._house = house
        self._working: dict[str, Working] = {}
        self._failed: OrderedDict[str, BottegaError] = OrderedDict()
        self._told: OrderedDict[tuple[str, str], GameReview] = OrderedDict()

    # Asking

    async def ask(self, live: LiveTable) -> None:
        """See to it that a game is reviewed, if it is not, and nobody does so already."""
        table = live.table.id
        if table in self._working or await self._found(table) is not None:
            return
        if len(self._working) >= MOST:
            raise Busy
        if table in self._working:
            return  # somebody else asked meanwhile
        self._working[table] = working = Working()
        try:
            await self._house.database.begin_review(table, time(), time() - SILENCE)
        except Conflict:
            del self._working[table]  # another process is at it
            return
        except BaseException:
            del self._working[table]
            raise
        self._failed.pop(table, None)
        self._house.beside(self._work(live, working))

    async def info(self, live: LiveTable, replayed: Replayed, language: str) -> ReviewInfo:
        """Where the review of a game stands, in words if it is there."""
        table = live.table.id
        if table in self._working:
            working = self._working[table]
            return ReviewInfo(status="running", done=working.done, whole=working.whole)
        found = await self._found(table)
        if isinstance(found, Review):
            return ReviewInfo(status="done", review=await self._in_words(table, found, replayed, language))
        if found is not None:
            return ReviewInfo(status="running", done=found.done, whole=found.whole)
        if table in self._failed:
            return ReviewInfo(status="failed", failure=failure_of(self._failed[table], language or ENGLISH))
        return ReviewInfo(status="none")

    async def _found(self, table: str) -> Review | Working | None:
        """What is kept of a review: all of it, or how far another process is; None if nobody works at it."""
        database = self._house.database
        kept = await database.review(table)
        if kept is None:
            return None
        if not kept.review:
            return Working(kept.done, kept.whole) if kept.changed > time() - SILENCE else None
        try:
            return REVIEW.decode(kept.review)
        except msgspec.MsgspecError:  # of another version: it is made anew when somebody asks
            await database.drop_review(table)
            return None

    async def _in_words(self, table: str, review: Review, replayed: Replayed, language: str) -> GameReview:
        """A review as it is told. To find the words takes a while, for which others do not wait."""
        key = (table, language)
        if key not in self._told:
            self._told[key] = await asyncio.to_thread(retold, review, replayed, language or ENGLISH)
        self._told.move_to_end(key)
        if len(self._told) > MOST:
            self._told.popitem(last=False)
        return self._told[key]

    # Working

    async def _work(self, live: LiveTable, working: Working) -> None:
        """Think about a game, and keep what was found. What goes wrong is told to who asks next."""
        table, database = live.table.id, self._house.database
        beating = asyncio.ensure_future(self._beat(table, working))
        is_kept = False
        try:
            review = await self._reviewed(live, working)
            await database.keep_review(table, msgspec.json.encode(review).decode(), time())
            is_kept = True
            note("game-reviewed", table=table, game=live.table.game, scenes=working.whole)
        except Conflict:
            is_kept = True  # it is no longer ours: this process was silent for too long
        except Exception as error:
            self._fail(table, error)
        finally:
            beating.cancel()
            if not is_kept:
                await database.drop_review(table)
            self._working.pop(table, None)

    def _fail(self, table: str, error: Exception) -> None:
        """Remember what went wrong: a problem that can be told, or one of ours."""
        if not isinstance(error, BottegaError):
            LOG.error("review", exc_info=error)
        self._failed[table] = error if isinstance(error, BottegaError) else BadInput("review-failed")
        if len(self._failed) > MOST_FAILED:
            self._failed.popitem(last=False)

    async def _beat(self, table: str, working: Working) -> None:
        """Tell other processes, now and then, that this one is at it."""
        while True:
            await asyncio.sleep(BEAT)
            with suppress(Exception):  # the database may be away for a while
                await self._house.database.go_on_with_review(table, working.done, working.whole, time())

    async def _reviewed(self, live: LiveTable, working: Working) -> Review:
        record = parse_record(await self._house.record(live))
        scenes = await asyncio.to_thread(scenes_in, record)
        plan = Plan.of(record, scenes, self._house.settings.looks)
        working.whole = len(scenes)
        pieces = []
        for scene in scenes:
            pieces.append(await self._judged(record, plan, scene))
            working.done += 1
        return summed_up(record.header.seats, plan, pieces)

    async def _judged(self, record: Record, plan: Plan, scene: Scene) -> Piece | None:
        """What a worker thinks of a scene. It is told what one seat saw, and no more, each time."""
        header, reviewers = record.header, self._house.reviewers
        if isinstance(scene, Choice):
            situation = situation_of(header, header.players, scene.view)
            return await reviewers.judge(situation, scene.entry, scene.last, scene.line, plan.looks)
        changes = [await self._luck(header, scene, seat) for seat in range(header.seats)]
        return Drawn(entry=scene.entry, seat=scene.seat, changes=tuple(changes))

    async def _luck(self, header: Header, draw: Draw, seat: int) -> float:
        seen = (draw.before[seat], draw.after[seat], *draw.instead[seat])
        before, after, *instead = [situation_of(header, header.players, view) for view in seen]
        others = [situation.view for situation in instead]
        return await self._house.reviewers.luck(before, after.view, draw.seat, draw.action, others)
