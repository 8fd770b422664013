"""The secret of the luck: in no answer, message or log before the end, whoever asks; and in the record afterwards."""

from __future__ import annotations

import asyncio
import base64
import json
import random
from pathlib import Path

from tests.server.conftest import Serve
from tests.server.people import Json, Person
from tests.server.running import Running
from tests.server.test_lobby import ME, OPEN, at, people

LOOKING = [
    "",
    "/snapshot",
    "/snapshot?watch=true",
    "/record",
    "/replay",
    "/replay?eyes=all",
    "/chat",
]
ASKING: list[Json] = [
    {"ask": "look", "seat": None},
    {"ask": "menu", "seat": 0},
    {"ask": "hint", "seat": 0},
    {"ask": "drafts", "seat": 0},
    {"ask": "preview", "seat": 0, "line": "1"},
]


def test_nobody_learns_the_secret_before_the_end(serve: Serve, tmp_path: Path) -> None:
    server = serve(f"sqlite:///{tmp_path / 'bottega.db'}")
    asyncio.run(look_everywhere(server))


async def look_everywhere(server: Running) -> None:
    ada, ben, cleo = people(server.url, "Ada", "Ben", "Cleo")
    table = ada.opens(seats=[ME, OPEN], listed=True)
    ben.does("POST", at(table, "/join"), {})
    async with ada.at(table) as first, ben.at(table) as second, cleo.at(table) as watcher:
        first.adds_luck = second.adds_luck = False
        told = [str(ada.starts(table))]
        secret = secret_of(server, "sealing")
        told += everything(table, ada, ben, cleo)
        for seat in (first, second):
            seat.adds_luck = True
            await seat._add_luck()
        await first.until(lambda seat: 0 in seat.positions)
        assert secret_of(server, "start") == secret, "what was committed to is played with"
        luck = random.Random(1)
        playing = [asyncio.create_task(seat.plays_on(luck, most=8)) for seat in (first, second)]
        _, waiting = await asyncio.wait(playing, return_when=asyncio.FIRST_COMPLETED)
        for task in waiting:
            task.cancel()
        told += everything(table, ada, ben, cleo)
        told += [*first.heard, *second.heard, *watcher.heard, server.log()]
        for text in told:
            for form in forms(secret):
                assert form not in text
        await first.do("resign", seat=0)
    record = ada.get(at(table, "/record"))
    assert secret in record
    assert secret not in server.log()


def secret_of(server: Running, where: str) -> str:
    """The secret of the only table, as the database keeps it."""
    (text,) = server.query(f"SELECT {'document' if where == 'sealing' else 'start'} FROM tables")
    kept = json.loads(text)
    secret = (kept["sealing"]["prepared"] if where == "sealing" else kept)["secret"]
    assert len(bytes.fromhex(secret)) == 32
    return str(secret)


def forms(secret: str) -> list[str]:
    """How a secret might be written."""
    data = bytes.fromhex(secret)
    return [secret, secret.upper(), secret[:16], base64.b64encode(data).decode()[:20], str(int(secret, 16)), repr(data)]


def everything(table: str, *askers: Person) -> list[str]:
    """All that anybody is told who asks for everything."""
    told = []
    for person in (*askers, Person(askers[0].url)):
        answers = [person.send("GET", at(table, path)) for path in LOOKING]
        answers += [person.send("POST", at(table, "/ask"), ask) for ask in ASKING]
        answers += [person.send("GET", path) for path in ("/api/tables", "/api/tables?of=running", "/metrics")]
        answers.append(person.send("POST", at(table, "/continue"), {"entry": 0}))
        told += [str(answer.body) for answer in answers]
    return told
