"""Tokens: made once, kept as hashes, and void at once when they are dropped."""

from __future__ import annotations

import asyncio
import random

from tests.server.people import Json, Person
from tests.server.running import Running
from tests.server.test_people import refusal


def token_of(person: Person, name: str = "my bot") -> tuple[Person, Json]:
    """A program that speaks for somebody, and what is told of its token."""
    made = person.does("POST", "/api/tokens", {"name": name})
    return Person(person.url, token=made["token"], id=person.id), made["info"]


def test_a_token_is_told_once_and_listed_without_it(shared: Running) -> None:
    ada = Person.named(shared.url, "Ada")
    program, info = token_of(ada, "  my   bot ")
    assert (info["name"], info["used"]) == ("my bot", None)
    assert program.get("/api/me") == ada.get("/api/me")
    (listed,) = ada.get("/api/tokens")
    assert listed["id"] == info["id"]
    assert listed["used"] is not None
    assert program.token not in str(ada.get("/api/tokens"))
    assert program.token not in "".join(shared.query("SELECT hash FROM tokens"))
    assert program.token not in shared.log()


def test_a_token_plays_by_rest_and_through_a_socket(shared: Running) -> None:
    asyncio.run(play_with_a_token(shared))


async def play_with_a_token(server: Running) -> None:
    ada = Person.named(server.url, "Ada")
    program, info = token_of(ada)
    table = program.opens()
    program.starts(table)
    async with program.at(table) as seat:
        await seat.until(lambda seat: bool(seat.turns()))
        action = seat.positions[0]["legal"][0]["name"]
        done = program.does("POST", f"/api/tables/{table}/do", {"do": "play", "seat": 0, "line": [action]})
        await seat.until(lambda seat: seat.positions[0]["number"] >= done["number"])
        ada.does("DELETE", f"/api/tokens/{info['id']}")
        await seat.until(lambda seat: seat.closed)
        assert (seat.bye, seat.socket.close_code) == ("not-allowed", 4403)
    assert refusal(program, "GET", "/api/me") == (401, "not-come-in")
    assert refusal(program, "GET", f"/api/tables/{table}") == (401, "not-come-in"), "a void token is never nobody's"
    assert refusal(program, "POST", f"/api/tables/{table}/do", {"do": "resign", "seat": 0}) == (401, "not-come-in")
    async with program.at(table) as refused:
        await refused.until(lambda seat: seat.closed)
        assert (refused.bye, refused.socket.close_code) == ("not-come-in", 4400)
    async with ada.at(table) as seat:
        assert await seat.plays_on(random.Random(1), most=2) == 2


def test_a_token_is_not_dropped_by_others(shared: Running) -> None:
    ada, ben = Person.named(shared.url, "Ada"), Person.named(shared.url, "Ben")
    program, info = token_of(ada)
    assert refusal(ben, "DELETE", f"/api/tokens/{info['id']}") == (404, "no-such-token")
    assert refusal(ben, "DELETE", "/api/tokens/%00") == (404, "nothing-here")
    assert ben.get("/api/tokens") == []
    assert program.get("/api/me")["name"] == "Ada"


def test_a_program_can_not_outlive_its_token(shared: Running) -> None:
    ada = Person.named(shared.url, "Ada")
    program, info = token_of(ada)
    account = {"name": "Ada the first", "password": "correct horse"}
    for method, path, body in (
        ("POST", "/api/accounts", account),
        ("PATCH", "/api/me", {"name": "Eve"}),
        ("POST", "/api/me/password", {"old": "correct horse", "new": "battery staple"}),
        ("DELETE", "/api/me", None),
        ("GET", "/api/tokens", None),
        ("POST", "/api/tokens", {"name": "another"}),
        ("DELETE", f"/api/tokens/{info['id']}", None),
    ):
        assert refusal(program, method, path, body) == (403, "only-in-person"), (method, path)
    assert program.cookie == "", "nothing came along"
    assert ada.get("/api/me") == {"id": ada.id, "name": "Ada", "is_guest": True, "language": ""}
    assert [token["id"] for token in ada.get("/api/tokens")] == [info["id"]]


def test_there_are_not_too_many_tokens(on_sqlite: Running) -> None:
    ada = Person.named(on_sqlite.url, "Ada")
    for number in range(20):
        token_of(ada, f"bot {number}")
    assert refusal(ada, "POST", "/api/tokens", {"name": "one more"}) == (422, "too-many-tokens")
