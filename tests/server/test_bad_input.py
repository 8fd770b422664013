"""Bad input, by REST and through a WebSocket: each is a clear error with a stable code, and nothing is changed."""

from __future__ import annotations

import asyncio
import contextlib
import json

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from tests.server.people import Json, Person, Seat
from tests.server.running import Running
from tests.server.test_lobby import ME, OPEN, at, info, people

DEEP = 5_000
BODIES = {
    "nothing": (b"", 400, "not-json"),
    "text": (b"play", 400, "not-json"),
    "cut-off": (b'{"do": "play", "seat": 0', 400, "not-json"),
    "two": (b'{"do": "undo", "seat": 0}{"do": "undo", "seat": 0}', 400, "not-json"),
    "single-quotes": (b"{'do': 'undo', 'seat': 0}", 400, "not-json"),
    "bad-utf-8": (b'{"do": "say", "text": "\xff\xfe"}', 400, "not-json"),
    "surrogate-bytes": (b'{"do": "say", "text": "\xed\xa0\x80"}', 400, "not-json"),
    "lone-surrogate": (b'{"do": "say", "text": "\\ud800!"}', 400, "not-json"),
    "nul-byte": (b'{"do": "say", "text": "a\x00b"}', 400, "not-json"),
    "nan": (b'{"do": "undo", "seat": NaN}', 400, "not-json"),
    "deep-list": (b'{"do": "play", "seat": 0, "line": ' + b"[" * DEEP + b"]" * DEEP + b"}", 400, "too-deep"),
    "deep-object": (
        b'{"do": "play", "seat": 0, "line": [' + b'{"a":' * DEEP + b"1" + b"}" * DEEP + b"]}",
        400,
        "too-deep",
    ),
    "deep-and-open": (b"[" * 60_000, 400, "too-deep"),
    "deep-elsewhere": (b'{"x": ' + b'[{"y": ' * 900 + b"1" + b"}]" * 900 + b"}", 400, "too-deep"),
    "nul": (b'{"do": "say", "text": "a\\u0000b"}', 400, "has-nul"),
    "nul-in-key": (b'{"do": "resign", "seat": 0, "key": "\\u0000"}', 400, "has-nul"),
    "nul-in-field": (b'{"do": "resign", "seat": 0, "\\u0000": 1}', 400, "has-nul"),
    "list": (b"[]", 422, "not-understood"),
    "null": (b"null", 422, "not-understood"),
    "number": (b"7", 422, "not-understood"),
    "empty": (b"{}", 422, "not-understood"),
    "unknown-word": (b'{"do": "fly", "seat": 0}', 422, "not-understood"),
    "unknown-field": (b'{"do": "resign", "seat": 0, "sure": true}', 422, "not-understood"),
    "missing-field": (b'{"do": "play", "seat": 0}', 422, "not-understood"),
    "seat-as-text": (b'{"do": "resign", "seat": "0"}', 422, "not-understood"),
    "seat-as-fraction": (b'{"do": "resign", "seat": 0.5}', 422, "not-understood"),
    "seat-null": (b'{"do": "resign", "seat": null}', 422, "not-understood"),
    "seat-negative": (b'{"do": "resign", "seat": -1}', 422, "not-understood"),
    "seat-huge": (b'{"do": "resign", "seat": 1' + b"0" * 30 + b"}", 422, "not-understood"),
    "seat-endless": (b'{"do": "resign", "seat": ' + b"9" * 6_000 + b"}", 422, "not-understood"),
    "seat-foreign": (b'{"do": "resign", "seat": 1}', 403, "not-your-seat"),
    "seat-nowhere": (b'{"do": "resign", "seat": 7}', 403, "not-your-seat"),
    "number-huge": (b'{"do": "resign", "seat": 0, "number": 1' + b"0" * 30 + b"}", 422, "not-understood"),
    "number-negative": (b'{"do": "resign", "seat": 0, "number": -1}', 422, "not-understood"),
    "number-infinite": (b'{"do": "resign", "seat": 0, "number": 1e999}', 422, "not-understood"),
    "number-old": (b'{"do": "resign", "seat": 0, "number": 0}', 409, "stale"),
    "number-ahead": (b'{"do": "resign", "seat": 0, "number": 9000}', 409, "stale"),
    "key-long": (b'{"do": "resign", "seat": 0, "key": "' + b"k" * 65 + b'"}', 422, "not-understood"),
    "no-such-move": (b'{"do": "play", "seat": 0, "line": "fly to the moon"}', 422, None),
    "no-move": (b'{"do": "play", "seat": 0, "line": ""}', 422, None),
    "no-such-action": (b'{"do": "play", "seat": 0, "line": ["fly"]}', 422, "no-such-action"),
    "no-actions": (b'{"do": "play", "seat": 0, "line": []}', 422, "not-understood"),
    "no-action-object": (b'{"do": "play", "seat": 0, "line": [{"do": "fly", "to": [1, {"x": null}]}]}', 422, None),
    "action-without-word": (b'{"do": "play", "seat": 0, "line": [{}]}', 422, "action-without-word"),
    "long-line": (b'{"do": "play", "seat": 0, "line": "' + b"x;" * 999 + b'"}', 422, None),
    "longer-line": (b'{"do": "play", "seat": 0, "line": "' + b"x" * 2_001 + b'"}', 422, "not-understood"),
    "odd-line": ('{"do": "play", "seat": 0, "line": "((((\\n\\t;;;\\"\\u202e²½"}'.encode(), 422, None),
    "many-actions": (json.dumps({"do": "play", "seat": 0, "line": ["pass"] * 201}).encode(), 422, "not-understood"),
    "no-such-draft": (b'{"do": "play-draft", "seat": 0, "draft": "x", "laid": ["pass"]}', 422, None),
    "no-such-bot": (b'{"do": "stand-in", "seat": 0, "bot": "hal"}', 422, "no-such-bot"),
    "no-such-proposal": (b'{"do": "answer", "seat": 0, "proposal": 1, "agree": true}', 409, "no-proposal"),
    "not-sealing": (b'{"do": "commit", "commitment": "zz"}', 409, "sealing-over"),
    "nothing-said": (b'{"do": "say", "text": " \\n "}', 422, "nothing-said"),
    "unprintable": (b'{"do": "say", "text": "\\u001b[2J"}', 422, "nothing-said"),
    "too-long-said": (b'{"do": "say", "text": "' + b"x" * 501 + b'"}', 422, "not-understood"),
}
ASKS: dict[str, tuple[Json, str | None]] = {
    "why-nonsense": ({"ask": "why", "seat": 0, "line": "fly"}, None),
    "why-nowhere": ({"ask": "why", "seat": 3, "line": "pass"}, "not-your-seat"),
    "explain-object": ({"ask": "explain", "seat": 0, "line": [{"do": 7}]}, "no-such-action-object"),
    "preview-many": ({"ask": "preview", "seat": 0, "line": ["fly"] * 200}, None),
    "draft-nonsense": ({"ask": "draft", "seat": 0, "draft": "x" * 3_000, "laid": [{"a": [1]}]}, None),
    "draft-odd": ({"ask": "draft", "seat": 0, "draft": "plan", "laid": [{"piece": {"x": 1}, "to": None}]}, None),
    "look-negative": ({"ask": "look", "seat": 0, "since": -1}, "not-understood"),
    "look-foreign": ({"ask": "look", "seat": 1}, "not-your-seat"),
    "unknown": ({"ask": "everything"}, "not-understood"),
}


@pytest.fixture(scope="module")
def tables() -> dict[str, tuple[Person, str]]:
    """A game that waits for Ada on each server."""
    return {}


@pytest.fixture
def playing(shared: Running, tables: dict[str, tuple[Person, str]]) -> tuple[Person, str]:
    """Somebody, and a table at which they are to decide."""
    if shared.url not in tables:
        ada, ben = people(shared.url, "Ada", "Ben")
        table = ada.opens(seats=[ME, OPEN])
        ben.does("POST", at(table, "/join"), {})
        asyncio.run(begin(ada, ben, table))
        tables[shared.url] = (ada, table)
    return tables[shared.url]


async def begin(ada: Person, ben: Person, table: str) -> None:
    """Play until Ada has a number that can be old."""
    async with ada.at(table) as first, ben.at(table) as second:
        ada.starts(table)
        for seat in (first, second, first, second, first, second):
            await asyncio.wait_for(asyncio.gather(first.until(is_seated), second.until(is_seated)), 20)
            if not first.turns() and not second.turns():
                break
            mover = seat if seat.turns() else first if first.turns() else second
            place = mover.turns()[0]
            action = mover.positions[place]["legal"][0]["name"]
            done = await mover.do("play", seat=place, line=[action])
            await mover.until(lambda mover, place=place, done=done: mover.positions[place]["number"] >= done["number"])  # type: ignore[misc]


def is_seated(seat: Seat) -> bool:
    return bool(seat.positions)


def state(person: Person, table: str) -> tuple[Json, Json, str, Json]:
    """All that could have been changed."""
    seen = {**info(person, table), "watchers": 0, "seats": []}
    chat = person.get(at(table, "/chat"))
    return seen, person.get(at(table, "/snapshot")), person.get(at(table, "/record")), chat


@pytest.mark.parametrize("way", ["rest", "socket"])
def test_bad_commands_change_nothing(playing: tuple[Person, str], way: str) -> None:
    person, table = playing
    before = state(person, table)
    if way == "rest":
        for name, (body, status, code) in BODIES.items():
            answer = person.send("POST", at(table, "/do"), body)
            assert answer.status == status, (name, answer.body)
            assert code is None or answer.code == code, (name, answer.body)
            assert is_told(answer.body["error"]), (name, answer.body)
    else:
        asyncio.run(send_frames(person, table))
    assert state(person, table) == before


async def send_frames(person: Person, table: str) -> None:
    """The same, each in a frame."""
    async with person.at(table) as seat:
        await seat.until(is_seated)
        for name, (body, _, code) in BODIES.items():
            said = await refused(seat, b'{"id": 7, "do": ' + body + b"}")
            assert is_told(said["error"]), (name, said)
            assert code in (None, "not-json", said["error"]["code"]) or name == "null", (name, said)
            assert said["id"] == 7 or code in ("not-json", "too-deep"), name


async def refused(seat: Seat, frame: str | bytes) -> Json:
    """How a frame is refused."""
    before = len(refusals(seat))
    await seat.socket.send(frame)
    await seat.until(lambda seat: len(refusals(seat)) > before)
    return refusals(seat)[before]


def refusals(seat: Seat) -> list[Json]:
    return [json.loads(text) for text in seat.heard if text.startswith('{"type":"refused"')]


def is_told(error: Json) -> bool:
    """Whether an error is told as one should be, and is no mistake of ours."""
    sentence = error["sentence"]
    return bool(
        error["code"] not in ("server-error", "server-busy") and sentence[-1] in ".?!:" and len(sentence) < 3_000
    )


@pytest.mark.parametrize("way", ["rest", "socket"])
def test_bad_questions_change_nothing(playing: tuple[Person, str], way: str) -> None:
    person, table = playing
    before = state(person, table)
    if way == "rest":
        for name, (body, code) in ASKS.items():
            answer = person.send("POST", at(table, "/ask"), body)
            if answer.status == 200:
                assert code is None, name
                continue
            assert answer.status < 500, (name, answer.body)
            assert code is None or answer.code == code, (name, answer.body)
            assert is_told(answer.body["error"]), name
    else:
        asyncio.run(ask_frames(person, table))
    assert state(person, table) == before


async def ask_frames(person: Person, table: str) -> None:
    async with person.at(table) as seat:
        await seat.until(is_seated)
        for name, (body, code) in ASKS.items():
            answer = await seat.send({"ask": body})
            assert answer["type"] == "refused" or code is None, (name, answer)
            assert code is None or answer["error"]["code"] == code, (name, answer)
            assert answer["type"] != "refused" or is_told(answer["error"]), (name, answer)


@pytest.mark.parametrize(
    ("frame", "code"),
    [
        ('{"id": 1}', "do-or-ask"),
        ('{"id": 1, "do": {"do": "undo", "seat": 0}, "ask": {"ask": "menu", "seat": 0}}', "do-or-ask"),
        ('{"do": {"do": "undo", "seat": 0}}', "not-understood"),
        ('{"id": 1, "ask": {"ask": "menu", "seat": 0}, "more": 1}', "not-understood"),
        ('{"id": "1", "ask": {"ask": "menu", "seat": 0}}', "not-understood"),
        ('{"id": 1e30, "ask": {"ask": "menu", "seat": 0}}', "not-understood"),
        (f'{{"id": {"9" * 30}, "ask": {{"ask": "menu", "seat": 0}}}}', "not-understood"),
        (f'{{"id": {"9" * 9_000}}}', "not-understood"),
        ("", "not-json"),
        ("[]", "not-understood"),
        (b"\xff\xfe\x00", "not-json"),
        (b"\x00" * 100, "not-json"),
        ("[" * 60_000, "too-deep"),
        ('{"id": 1, "do": {"do": "say", "text": "\\ud800\\ud800"}}', "not-json"),
        ('{"id": 1, "ask": {"ask": "why", "seat": 0, "line": "\\u0000"}}', "has-nul"),
    ],
    ids=lambda value: str(value)[:30],
)
def test_bad_frames(on_sqlite: Running, frame: str | bytes, code: str) -> None:
    asyncio.run(send_a_bad_frame(on_sqlite, frame, code))


async def send_a_bad_frame(server: Running, frame: str | bytes, code: str) -> None:
    ada = Person.named(server.url, "Ada")
    table = ada.opens()
    ada.starts(table)
    async with ada.at(table) as seat:
        await seat.until(lambda seat: bool(seat.turns()))
        error = (await refused(seat, frame))["error"]
        assert error["code"] == code
        assert is_told(error)
        assert await seat.ask("menu", seat=0), "it goes on"


def test_text_that_is_none_closes_the_socket(on_sqlite: Running) -> None:
    asyncio.run(send_bad_text(on_sqlite))


async def send_bad_text(server: Running) -> None:
    ada = Person.named(server.url, "Ada")
    address = f"{server.url.replace('http', 'ws', 1)}/api/tables/{ada.opens()}/live"
    async with connect(address, additional_headers=ada.headers) as opened:
        await opened.send(b'{"id": \xff}', text=True)
        with contextlib.suppress(ConnectionClosed):
            async for _ in opened:
                pass
        assert opened.close_code == 1007
    assert ada.get("/api/me")["name"] == "Ada"


@pytest.mark.parametrize(
    "query",
    [
        "seats=-1",
        "seats=0,0,0,0,0,0,0,0,0",
        "seats=9999999",
        "seats=%00",
        "since=x",
        "since=-1",
        "watch=maybe",
        "language=xx",
        "language=%00",
        "eyes=%00",
        "eyes=" + "x" * 65,
        "nonsense=1",
        "seats=5",
    ],
)
def test_bad_queries(playing: tuple[Person, str], query: str) -> None:
    person, table = playing
    for path in ("/snapshot", "/events"):
        answer = person.send("GET", at(table, f"{path}?{query}"))
        assert answer.status in (400, 403, 422)
        assert is_told(answer.body["error"])
    heard = asyncio.run(refused_at_the_door(person, table, query))
    assert heard["error"]["code"] == answer.code


async def refused_at_the_door(person: Person, table: str, query: str) -> Json:
    address = f"{person.url.replace('http', 'ws', 1)}/api/tables/{table}/live?{query}"
    async with connect(address, additional_headers=person.headers) as opened:
        return dict(json.loads(await opened.recv()))


@pytest.mark.parametrize("since", ["0", "999999", "0,0"])
def test_news_from_anywhere(playing: tuple[Person, str], since: str) -> None:
    person, table = playing
    found = person.get(at(table, f"/snapshot?since={since}"))
    assert found["seat"] == 0


def test_chat_from_far_away(playing: tuple[Person, str]) -> None:
    person, table = playing
    assert person.get(at(table, f"/chat?since={2**53 - 1}")) == []
    for since in (2**63, 10**30, -1):
        assert person.send("GET", at(table, f"/chat?since={since}")).code == "bad-query"


@pytest.mark.parametrize(
    ("path", "body"),
    [
        ("/api/session", {"name": "a\x00b", "password": "x"}),
        ("/api/guests", {"name": "\x00"}),
        ("/api/accounts", {"name": "Ada", "password": "12345678\x00"}),
        ("/api/tokens", {"name": "\x00"}),
        ("/api/tables", {"game": "sagrada\x00", "seats": [{"kind": "me"}]}),
        ("/api/tables", {"game": "sagrada", "seats": [{"kind": "me"}], "own_components": "# \x00"}),
        ("/api/tables", {"game": "sagrada", "seats": [{"kind": "me"}], "options": {"\x00": "\x00"}}),
        ("/api/games/sagrada/components", {"text": "\x00"}),
    ],
)
def test_nul_is_refused_everywhere(shared: Running, path: str, body: Json) -> None:
    answer = Person.named(shared.url, "Ada").send("POST", path, body)
    assert (answer.status, answer.code) == (400, "has-nul")


def test_what_looks_like_nul_is_text(shared: Running) -> None:
    ada = Person.named(shared.url, "Ada")
    table = ada.opens()
    ada.does("POST", at(table, "/chat"), {"text": "it is written \\u0000"})
    assert ada.get(at(table, "/chat"))[0]["text"] == "it is written \\u0000"


@pytest.mark.parametrize("text", ["🎲 ⚄ 日本語", "'; DROP TABLE users; --", "%s $1 {x}", "<script>alert(1)</script>"])
def test_odd_text_is_kept_as_it_is(shared: Running, text: str) -> None:
    ada = Person.named(shared.url, text[:20])
    assert ada.get("/api/me")["name"] == text[:20].strip()
    table = ada.opens()
    ada.does("POST", at(table, "/chat"), {"text": text})
    assert [said["text"] for said in ada.get(at(table, "/chat"))] == [text]
