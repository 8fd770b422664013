"""Random frames through a WebSocket: whatever comes, each is answered once, nothing breaks, and the game goes on."""

from __future__ import annotations

import asyncio
import json
import random
from typing import Any

import pytest

from bottega.core.records import parse_record
from bottega.core.registry import game_names
from bottega.core.replay import verify
from tests.server.people import Json, Person, Seat
from tests.server.running import Running
from tests.server.test_lobby import BOT, ME, at

FRAMES = 250
ODD: list[Any] = [
    None,
    True,
    -1,
    0,
    1,
    7,
    2**31,
    2**53,
    2**64,
    10**40,
    0.5,
    1e308,
    "",
    " ",
    "0",
    "pass",
    "¹²³½",
    "\u202e\ufeff",
    "a\nb",
    "\U0001f3b2" * 40,
    "x" * 3_000,
    "((((;;;;",
    "9" * 5_000,
    [],
    [[]],
    ["pass", "pass"],
    {},
    {"do": "pass"},
    {"do": []},
    {"": ""},
    [None] * 300,
]
SEEDS: list[Json] = [
    {"do": {"do": "play", "seat": 0, "number": 0, "key": "k", "line": ["pass"]}},
    {"do": {"do": "play", "seat": 0, "line": "1; pass"}},
    {"do": {"do": "play-draft", "seat": 0, "draft": "turn", "laid": ["pass"]}},
    {"do": {"do": "undo", "seat": 0}},
    {"do": {"do": "cancel", "seat": 0, "number": 3}},
    {"do": {"do": "reset", "seat": 0}},
    {"do": {"do": "answer", "seat": 0, "proposal": 4, "agree": False}},
    {"do": {"do": "stand-in", "seat": 0, "bot": None}},
    {"do": {"do": "say", "text": "hello", "key": "s"}},
    {"do": {"do": "commit", "commitment": "ab" * 32}},
    {"do": {"do": "show-share", "share": "cd" * 32}},
    {"ask": {"ask": "look", "seat": 0, "since": 3}},
    {"ask": {"ask": "look", "seat": None}},
    {"ask": {"ask": "why", "seat": 0, "line": ["pass"]}},
    {"ask": {"ask": "explain", "seat": 0, "line": "1; 2"}},
    {"ask": {"ask": "preview", "seat": 0, "line": ["pass"]}},
    {"ask": {"ask": "hint", "seat": 0}},
    {"ask": {"ask": "menu", "seat": 0}},
    {"ask": {"ask": "drafts", "seat": 0}},
    {"ask": {"ask": "draft", "seat": 0, "draft": "turn", "laid": []}},
]
ANSWERS = ("done", "refused", "answer")


def frame_of(luck: random.Random, number: int, position: Json) -> str | bytes:
    """A frame, most often a wrong one."""
    frame: Json = {"id": number, **json.loads(json.dumps(luck.choice(SEEDS)))}
    legal = [each["name"] for each in position["legal"]]
    if legal and "do" in frame and luck.random() < 0.3:
        frame = {"id": number, "do": {"do": "play", "seat": 0, "line": [luck.choice(legal)]}}
    for _ in range(luck.choice([0, 1, 1, 2])):
        bend(luck, frame)
    text = json.dumps(frame)
    return text if luck.random() < 0.7 else torn(luck, text.encode())


def bend(luck: random.Random, frame: Json) -> None:
    """Put something odd anywhere in a frame, take something away, or add something."""
    places = [frame, *[part for part in frame.values() if isinstance(part, dict)]]
    place = luck.choice(places)
    name = luck.choice([*place, "more"])
    if luck.random() < 0.2:
        place.pop(name, None)
    else:
        place[name] = luck.choice(ODD)


def torn(luck: random.Random, data: bytes) -> bytes:
    """Bytes of which some are gone, doubled, or others."""
    at_, length = luck.randrange(len(data)), luck.randrange(8)
    between = luck.choice([b"", luck.randbytes(length), data[at_ : at_ + length] * 2, b"\\u0000", b"[" * 60, b'"'])
    return data[:at_] + between + data[at_ + length :]


@pytest.mark.parametrize("game", game_names())
def test_whatever_comes_is_answered_and_the_game_goes_on(house: Running, game: str) -> None:
    before = len(house.log())
    asyncio.run(fuzz(house, game))
    logged = house.log()[before:]
    assert "Traceback" not in logged, logged
    assert "server-error" not in logged


async def fuzz(server: Running, game: str) -> None:
    luck, ada = random.Random(game), Person.named(server.url, "Ada")
    table = ada.opens(game, [ME, BOT])
    ada.starts(table)
    async with ada.at(table, language="none", prospects="false") as seat:
        await seat.until(lambda seat: 0 in seat.positions)
        for number in range(1, FRAMES + 1):
            frame = frame_of(luck, number, seat.positions[0])
            answer = await answer_to(seat, frame)
            assert answer["type"] != "refused" or is_clear(answer["error"]), (frame, answer)
        await seat.do("stand-in", seat=0, bot=None)
        await seat.do("resign", seat=0)
    verify(parse_record(ada.get(at(table, "/record"))))


async def answer_to(seat: Seat, frame: str | bytes) -> Json:
    """What is answered to a frame, and that it is one thing."""
    heard = len(seat.heard)

    def answers(seat: Seat) -> list[Json]:
        found = [json.loads(text) for text in seat.heard[heard:]]
        return [message for message in found if message["type"] in ANSWERS]

    await seat.socket.send(frame)
    await seat.until(lambda seat: bool(answers(seat)))
    (answer,) = answers(seat)
    return answer


def is_clear(error: Json) -> bool:
    """Whether a refusal has a code and a sentence, and is no mistake of ours."""
    return bool(error["code"] and error["sentence"]) and error["code"] not in ("server-error", "server-busy")
