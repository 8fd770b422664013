"""Nobody acts or asks for another seat: every command and every question, by every kind of stranger, on both ways."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass

import pytest

from bottega.protocol.commands import AnyAsk, AnyCommand
from tests.server.people import Json, Person, Refused
from tests.server.running import Running
from tests.server.test_lobby import ME, OPEN, at, info, people
from tests.server.test_tokens import token_of

COMMANDS: dict[str, Json] = {
    "play": {"line": "1"},
    "play-draft": {"draft": "plan", "laid": ["pass"]},
    "undo": {},
    "cancel": {},
    "reset": {},
    "resign": {},
    "propose-end": {},
    "answer": {"proposal": 1, "agree": True},
    "stand-in": {"bot": "random"},
}
SEATLESS: dict[str, Json] = {
    "commit": {"commitment": "00" * 32},
    "show-share": {"share": "00" * 32},
}
ASKS: dict[str, Json] = {
    "look": {},
    "why": {"line": "1"},
    "explain": {"line": "1"},
    "preview": {"line": "1"},
    "hint": {},
    "menu": {},
    "draft": {"draft": "plan", "laid": []},
    "drafts": {},
}
STRANGERS = ["anonymous", "player", "spectator", "eyes", "revoked", "logged-out", "bad-token"]
UNKNOWN = {"anonymous", "revoked", "logged-out", "bad-token"}
"""Those who are nobody, or nobody any more."""


@dataclass
class Scene:
    """A game of two, and strangers: what is asked for is always seat 0, which is Ada's."""

    table: str
    ada: Person
    strangers: dict[str, Person]
    eyes: str


@pytest.fixture(scope="module")
def scene(on_sqlite: Running) -> Scene:
    return asyncio.run(set_up(on_sqlite))


async def set_up(server: Running) -> Scene:
    ada, ben, cleo, dora = people(server.url, "Ada", "Ben", "Cleo", "Dora")
    table = ada.opens(seats=[ME, OPEN], undo="free")
    ben.does("POST", at(table, "/join"), {})
    async with ada.at(table) as first, ben.at(table) as second:
        ada.starts(table)
        await first.until(lambda seat: 0 in seat.positions)
        await second.until(lambda seat: 1 in seat.positions)
    revoked, token = token_of(ada)
    ada.does("DELETE", f"/api/tokens/{token['id']}")
    logged_out = Person(server.url, cookie=dora.cookie)
    dora.send("DELETE", "/api/session")
    return Scene(
        table,
        ada,
        {
            "anonymous": Person(server.url),
            "player": ben,
            "spectator": cleo,
            "eyes": cleo,
            "revoked": revoked,
            "logged-out": logged_out,
            "bad-token": Person(server.url, token=ada.cookie.partition("=")[2]),
        },
        ada.does("POST", at(table, "/eyes"), {})["token"],
    )


def state(scene: Scene) -> tuple[Json, Json, str]:
    """All that somebody could have changed."""
    seen = info(scene.ada, scene.table)
    return seen, scene.ada.get(at(scene.table, "/snapshot")), scene.ada.get(at(scene.table, "/record"))


def test_every_command_and_question_is_tried() -> None:
    assert {*COMMANDS, *SEATLESS, "say"} == {kind.__struct_config__.tag for kind in AnyCommand.__args__}
    assert set(ASKS) == {kind.__struct_config__.tag for kind in AnyAsk.__args__}


@pytest.mark.parametrize("who", STRANGERS)
def test_nobody_acts_for_another_by_rest(scene: Scene, who: str) -> None:
    stranger, before = scene.strangers[who], state(scene)
    expected = (401, "not-come-in") if who in UNKNOWN else (403, "not-your-seat")
    for word, facts in COMMANDS.items():
        answer = stranger.send("POST", at(scene.table, "/do"), {"do": word, "seat": 0, **facts})
        assert (answer.status, answer.code) == expected, word
    for word, facts in SEATLESS.items():
        answer = stranger.send("POST", at(scene.table, "/do"), {"do": word, **facts})
        assert (answer.status, answer.code) == ((401, "not-come-in") if who in UNKNOWN else (409, "sealing-over"))
    for word, facts in ASKS.items():
        answer = stranger.send("POST", at(scene.table, "/ask"), {"ask": word, "seat": 0, **facts})
        assert (answer.status, answer.code) == expected, word
    assert state(scene) == before


@pytest.mark.parametrize("who", STRANGERS)
def test_nobody_changes_what_belongs_to_another(scene: Scene, who: str) -> None:
    stranger, before = scene.strangers[who], state(scene)
    for method, path, body in (
        ("PATCH", "", {"undo": "off"}),
        ("DELETE", "", None),
        ("POST", "/start", None),
        ("POST", "/leave", {"seat": 0}),
        ("POST", "/rename", {"seat": 0, "name": "Eve"}),
        ("POST", "/eyes", {"seat": 0}),
        ("DELETE", "/eyes", {"seat": 0}),
        ("POST", "/continue", {"entry": 0}),
    ):
        answer = stranger.send(method, at(scene.table, path), body)
        assert answer.status in ((401,) if who in UNKNOWN else (403, 409, 422)), (path, answer.body)
    assert state(scene) == before


@pytest.mark.parametrize("who", STRANGERS)
def test_nobody_acts_for_another_through_a_socket(scene: Scene, who: str) -> None:
    before = state(scene)
    asyncio.run(try_through_a_socket(scene, who))
    after = state(scene)
    assert ({**after[0], "watchers": 0}, *after[1:]) == ({**before[0], "watchers": 0}, *before[1:])


async def try_through_a_socket(scene: Scene, who: str) -> None:
    query = {"eyes": scene.eyes} if who == "eyes" else {}
    async with scene.strangers[who].at(scene.table, **query) as seat:
        if who in ("revoked", "bad-token"):
            await seat.until(lambda seat: seat.closed)
            assert seat.bye == "not-come-in"
            return
        await seat.until(lambda seat: bool(seat.positions))
        expected = "not-come-in" if who in UNKNOWN else "not-your-seat"
        for word, facts in COMMANDS.items():
            with pytest.raises(Refused) as refused:
                await seat.do(word, seat=0, **facts)
            assert refused.value.code == expected, word
        for word, facts in ASKS.items():
            with pytest.raises(Refused) as refused:
                await seat.ask(word, seat=0, **facts)
            assert refused.value.code == "not-your-seat", word
        assert 0 not in seat.positions or who == "eyes"


@pytest.mark.parametrize("who", STRANGERS)
def test_nobody_looks_through_a_seat_of_another(scene: Scene, who: str) -> None:
    stranger = scene.strangers[who]
    expected = (401, "not-come-in") if who in ("revoked", "bad-token") else (403, "not-your-seat")
    for path in ("/snapshot?seats=0", "/events?seats=0"):
        answer = stranger.send("GET", at(scene.table, path))
        assert (answer.status, answer.code) == expected
    answer = stranger.send("GET", at(scene.table, "/snapshot?eyes=guessed"))
    assert answer.status in (401, 403)


def test_eyes_that_are_taken_back_see_no_more(scene: Scene) -> None:
    asyncio.run(take_back_eyes(scene))


async def take_back_eyes(scene: Scene) -> None:
    ben, cleo = scene.strangers["player"], scene.strangers["spectator"]
    mine = ben.does("POST", at(scene.table, "/eyes"), {})["token"]
    assert cleo.get(at(scene.table, f"/snapshot?eyes={mine}"))["seat"] == 1
    async with cleo.at(scene.table, eyes=mine) as seat:
        await seat.until(lambda seat: 1 in seat.positions)
        ben.does("DELETE", at(scene.table, "/eyes"), {})
        await seat.until(lambda seat: seat.closed)
        assert seat.bye == "not-allowed"
    answer = cleo.send("GET", at(scene.table, f"/snapshot?eyes={mine}"))
    assert (answer.status, answer.code) == (403, "no-eyes")


def test_the_tables_and_tokens_of_others_are_not_listed(scene: Scene) -> None:
    cleo = scene.strangers["spectator"]
    assert scene.table not in str(cleo.get("/api/tables"))
    assert scene.eyes not in str(info(cleo, scene.table))
    assert scene.eyes not in str(info(scene.ada, scene.table))
