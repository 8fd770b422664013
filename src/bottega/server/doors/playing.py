"""Playing by plain HTTP: what a WebSocket does, for scripts and where WebSockets are blocked."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from time import perf_counter
from typing import Annotated

import msgspec
from starlette.responses import StreamingResponse

from bottega.core.errors import BadInput, BottegaError
from bottega.protocol.commands import AnyAsk, AnyCommand, Look, Say
from bottega.protocol.live import Done, Eyes, Message, Odds, Refused, ReplayInfo
from bottega.protocol.reviews import ReviewInfo
from bottega.protocol.tables import Count, LeaveSeat, NewMessage
from bottega.server import replaying
from bottega.server.asking import answer
from bottega.server.connection import Connection
from bottega.server.doors.call import Call
from bottega.server.doors.looking import LookQuery, connection_for, since_of
from bottega.server.endpoint import Endpoints
from bottega.server.house import House
from bottega.server.infos import message
from bottega.server.kept import User
from bottega.server.live_table import LiveTable
from bottega.server.problems import failure_of
from bottega.sitting.snapshot import encode
from bottega.speech.language import ENGLISH

playing = Endpoints("Playing")
HEARTBEAT = 15.0
"""Seconds after which somebody who is told nothing is told that the line is open."""
MOST_MESSAGES = 200


class ChatQuery(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The messages after a number; at most so many, the latest."""

    since: Count = 0
    most: Annotated[int, msgspec.Meta(ge=1, le=MOST_MESSAGES)] = MOST_MESSAGES


class ReplayQuery(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Which steps, and through whose eyes: a seat's number, `all`, or nobody's."""

    first: Count = 0
    last: Count = 0
    eyes: Annotated[str, msgspec.Meta(pattern=r"^(all|none|[0-9])$")] = "none"
    language: Annotated[str, msgspec.Meta(max_length=16)] = ""


async def do(house: House, live: LiveTable, user: User, command: AnyCommand) -> Done:
    """Do something at a table, and wait for the answer; how long it took is measured."""
    kind = "say" if isinstance(command, Say) else "command"
    house.limits.take(kind, user.id)
    began, answers = perf_counter(), list[Done]()
    what = str(command.__struct_config__.tag)
    try:
        await live.do(user, command, answers.append)
    except BottegaError:
        house.metrics.commands.labels(what, "refused").inc()
        raise
    house.metrics.commands.labels(what, "done").inc()
    house.metrics.seconds.observe(perf_counter() - began)
    return answers[0]


@playing.post("/api/tables/{table}/do", body=AnyCommand, answer=Done)
async def do_at_table(call: Call[AnyCommand, None]) -> Done:
    """Do something at a table: play, take back, give up, say something."""
    return await do(call.house, await call.table(), call.user, call.body)


@playing.post("/api/tables/{table}/ask", body=AnyAsk, answer=object)
async def ask_at_table(call: Call[AnyAsk, None]) -> msgspec.Raw:
    """Ask something at a table: why not, what if, what would you do."""
    call.house.limits.take("ask", call.user.id)
    return msgspec.Raw(await answer(await call.table(), call.user, call.body, call.wish()))


@playing.get("/api/tables/{table}/snapshot", who="anyone", query=LookQuery, answer=object)
async def snapshot(call: Call[None, LookQuery]) -> msgspec.Raw:
    """The table as it is, through the eyes of the first of one's seats, of one that is named, or of nobody."""
    live = await call.table()
    connection = connection_for(live, call.asker, call.query, call.language)
    seat = live.seats_for(connection)[0]
    since = since_of(live, connection, call.query).get(seat, 0)
    if connection.eyes:
        async with live.lock:
            return msgspec.Raw(await live.shown_to(seat, since, connection.wish))
    return msgspec.Raw(await answer(live, call.somebody, Look(seat=seat, since=since), connection.wish))


@playing.get("/api/tables/{table}/events", who="anyone", query=LookQuery, media="text/event-stream")
async def events(call: Call[None, LookQuery]) -> StreamingResponse:
    """What a WebSocket would tell, as server-sent events."""
    live = await call.table()
    connection = connection_for(live, call.asker, call.query, call.language)
    return StreamingResponse(
        _told(live, connection, since_of(live, connection, call.query), call.address),
        media_type="text/event-stream",
        headers={"Cache-Control": "no-store", "X-Accel-Buffering": "no"},
    )


async def _told(
    live: LiveTable, connection: Connection, since: dict[int | None, int], address: str
) -> AsyncIterator[bytes]:
    """Messages one after the other, until either side has enough."""
    try:
        with live.house.limits.line(address):
            await live.attach(connection, since)
            while True:
                try:
                    said = await asyncio.wait_for(connection.waiting.get(), HEARTBEAT)
                except TimeoutError:
                    yield b": still here\n\n"
                    continue
                if said is None:
                    return
                yield b"data: " + said + b"\n\n"
    except BottegaError as problem:
        yield b"data: " + encode(Refused(None, failure_of(problem, connection.wish.language or ENGLISH))) + b"\n\n"
    finally:
        live.detach(connection)


@playing.get("/api/tables/{table}/chat", query=ChatQuery, answer=list[Message])
async def chat(call: Call[None, ChatQuery]) -> list[Message]:
    """What was said in one's room: players and watchers talk among themselves."""
    live = await call.table()
    room = "players" if live.seats_of(call.user) else "watchers"
    said = await call.house.database.chat(live.table.id, room, call.query.most, call.query.since)
    return [message(each) for each in said]


@playing.post("/api/tables/{table}/chat", body=NewMessage, answer=Done)
async def say(call: Call[NewMessage, None]) -> Done:
    """Say something in one's room."""
    return await do(call.house, await call.table(), call.user, Say(text=call.body.text))


@playing.post("/api/tables/{table}/eyes", body=LeaveSeat, answer=Eyes, status=201)
async def hand_out_eyes(call: Call[LeaveSeat, None]) -> Eyes:
    """Let others look through the eyes of one's seat: who has the token sees what it sees. An earlier token is void."""
    live = await call.table()
    seat = _own_seat(live, call.user, call.body)
    if live.table.status in ("waiting", "sealing"):
        raise BadInput("not-running")  # who sits where is not fixed yet
    token = await call.house.hand_out_eyes(live, seat)
    return Eyes(seat, token)


@playing.delete("/api/tables/{table}/eyes", body=LeaveSeat, status=204)
async def take_back_eyes(call: Call[LeaveSeat, None]) -> None:
    """Let nobody look through the eyes of one's seat any longer."""
    live = await call.table()
    await call.house.take_back_eyes(live, _own_seat(live, call.user, call.body))


def _own_seat(live: LiveTable, user: User, asked: LeaveSeat) -> int:
    seats = live.seats_of(user)
    if not seats:
        raise BadInput("not-at-table")
    seat = seats[0] if asked.seat is None else asked.seat
    live.check_seat(user, seat)
    return seat


@playing.get("/api/tables/{table}/record", who="anyone", media="application/jsonl")
async def record(call: Call[None, None]) -> str:
    """The record of a game: all of it when it is over, before that what everybody may know."""
    return await call.house.record(await call.table())


@playing.get("/api/tables/{table}/replay", who="anyone", query=ReplayQuery, answer=ReplayInfo)
async def replay(call: Call[None, ReplayQuery]) -> ReplayInfo:
    """Steps of a game that is over, through anybody's eyes."""
    replayed, query = await _replayed(call), call.query
    eyes = {"none": None, "all": replaying.ALL}.get(query.eyes, query.eyes)
    seen: replaying.Eyes = int(eyes) if eyes is not None and eyes.isdecimal() else eyes
    wish = call.wish(words=query.language != "none")
    return await asyncio.to_thread(replaying.frames, replayed, seen, query.first, query.last, wish)


@playing.get("/api/tables/{table}/luck", who="anyone", answer=list[Odds])
async def luck(call: Call[None, None]) -> list[Odds]:
    """What each outcome of a game that is over was one of, in the record's order: to check it without rules."""
    return (await _replayed(call)).odds


@playing.get("/api/tables/{table}/review", who="anyone", answer=ReviewInfo)
async def review(call: Call[None, None]) -> ReviewInfo:
    """The review of a game that is over: each decision, luck apart from skill, and what mattered; or how far it is."""
    return await call.house.reviews.info(await call.table(), await _replayed(call), call.language)


@playing.post("/api/tables/{table}/review", who="anyone", answer=ReviewInfo)
async def ask_for_review(call: Call[None, None]) -> ReviewInfo:
    """Have a game that is over reviewed, if it is not yet; who asks while it is thought about is told how far it is."""
    live, replayed = await call.table(), await _replayed(call)
    call.house.limits.take("review", call.address)
    await call.house.reviews.ask(live)
    return await call.house.reviews.info(live, replayed, call.language)


async def _replayed(call: Call[None, ReplayQuery] | Call[None, None]) -> replaying.Replayed:
    live = await call.table()
    if live.table.status not in ("finished", "ended"):
        raise BadInput("not-over")
    call.house.limits.take("ask", call.address)
    return await call.house.replays.of(live.table.id, lambda: call.house.record(live))
