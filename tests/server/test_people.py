"""Coming in: guests, accounts and devices; changing oneself, and being forgotten."""

from __future__ import annotations

import asyncio
import random
from itertools import count

import pytest

from tests.server.people import Json, Person, Refused
from tests.server.running import Running

NUMBERS = count(random.SystemRandom().randrange(10**6))
PASSWORD = "a password of mine"


def new_name(word: str = "ada") -> str:
    """A name that no other test keeps."""
    return f"{word}{next(NUMBERS)}"


def keep(person: Person, name: str, password: str = PASSWORD) -> Json:
    """Keep an account."""
    return dict(person.does("POST", "/api/accounts", {"name": name, "password": password}))


def log_in(url: str, name: str, password: str = PASSWORD) -> Person:
    """Somebody who comes back on another device."""
    person = Person(url)
    person.id = person.does("POST", "/api/session", {"name": name, "password": password})["id"]
    return person


def refusal(person: Person, method: str, path: str, body: object = None) -> tuple[int, str]:
    """With which status and code a request is refused."""
    answer = person.send(method, path, body)
    assert answer.status >= 400, answer.body
    assert answer.body["error"]["sentence"].endswith((".", "?")), answer.body
    return answer.status, answer.code


# Guests


def test_a_guest_comes_in_with_a_name(on_sqlite: Running) -> None:
    ada = Person.named(on_sqlite.url, "  Ada   Lovelace ")
    assert ada.get("/api/me") == {"id": ada.id, "name": "Ada Lovelace", "is_guest": True, "language": ""}


def test_guests_may_be_called_alike(on_sqlite: Running) -> None:
    assert Person.named(on_sqlite.url, "Twin").id != Person.named(on_sqlite.url, "Twin").id


def test_who_has_not_come_in_is_nobody(shared: Running) -> None:
    assert refusal(Person(shared.url), "GET", "/api/me") == (401, "not-come-in")
    assert refusal(Person(shared.url, cookie="bottega_session=made-up"), "GET", "/api/me") == (401, "not-come-in")
    assert refusal(Person(shared.url, token="made-up"), "GET", "/api/me") == (401, "not-come-in")


@pytest.mark.parametrize("name", ["\x07", "a\nb\x1b[2J", "\u202eevil", " ", "\u200b"])
def test_a_name_can_be_printed(on_sqlite: Running, name: str) -> None:
    assert refusal(Person(on_sqlite.url), "POST", "/api/guests", {"name": name}) == (422, "name-unprintable")


@pytest.mark.parametrize("name", ["", "x" * 21, 7, None, ["Ada"]])
def test_a_name_is_a_short_text(on_sqlite: Running, name: object) -> None:
    assert refusal(Person(on_sqlite.url), "POST", "/api/guests", {"name": name}) == (422, "not-understood")


def test_a_name_does_not_grow_when_it_is_tidied(on_sqlite: Running) -> None:
    grows = "\ufb2c" * 20  # each becomes three when it is normalised
    assert refusal(Person(on_sqlite.url), "POST", "/api/guests", {"name": grows}) == (422, "name-too-long")


def test_a_language_is_one_that_is_spoken(on_sqlite: Running) -> None:
    asked = {"name": "Ada", "language": "tlh"}
    assert refusal(Person(on_sqlite.url), "POST", "/api/guests", asked) == (422, "no-such-language")


# Accounts


def test_a_guest_becomes_an_account_and_keeps_the_games(shared: Running) -> None:
    ada, name = Person.named(shared.url, "Ada"), new_name()
    table = ada.opens()
    kept = keep(ada, name)
    assert (kept["id"], kept["is_guest"]) == (ada.id, False)
    assert [row["id"] for row in ada.get("/api/tables")["tables"]] == [table]
    elsewhere = log_in(shared.url, name)
    assert elsewhere.id == ada.id
    assert elsewhere.starts(table)["status"] == "running"
    assert refusal(ada, "POST", "/api/accounts", {"name": name, "password": PASSWORD}) == (422, "has-account")


def test_an_account_without_having_been_a_guest(shared: Running) -> None:
    ada, name = Person(shared.url), new_name()
    assert keep(ada, name) == ada.get("/api/me")
    assert log_in(shared.url, name).get("/api/me") == ada.get("/api/me")


def test_the_name_of_an_account_is_its_own_however_it_is_written(shared: Running) -> None:
    name = new_name("Zoë ß")
    keep(Person(shared.url), name)
    decomposed = name.replace("ë", "e\N{COMBINING DIAERESIS}")
    guest = Person.named(shared.url, "Guest")
    for alike in (name, name.upper(), name.lower(), decomposed, f" {name} ", name.replace("Z", "Ｚ")):
        assert refusal(Person(shared.url), "POST", "/api/guests", {"name": alike}) == (409, "account-taken")
        asked = {"name": alike, "password": PASSWORD}
        assert refusal(Person(shared.url), "POST", "/api/accounts", asked) == (409, "account-taken")
        assert refusal(guest, "POST", "/api/accounts", asked) == (409, "account-taken")
        assert refusal(guest, "PATCH", "/api/me", {"name": alike}) == (409, "account-taken")
    assert log_in(shared.url, decomposed.upper()).get("/api/me")["name"] == name


def test_the_password_must_be_right(shared: Running) -> None:
    name = new_name()
    keep(Person(shared.url), name)
    for asked in ({"name": name, "password": "wrong"}, {"name": new_name(), "password": PASSWORD}):
        assert refusal(Person(shared.url), "POST", "/api/session", asked) == (401, "wrong-password")


@pytest.mark.parametrize("password", ["short", "x" * 257, 12345678])
def test_a_password_is_neither_short_nor_endless(on_sqlite: Running, password: object) -> None:
    asked = {"name": new_name(), "password": password}
    assert refusal(Person(on_sqlite.url), "POST", "/api/accounts", asked) == (422, "not-understood")


def test_passwords_are_kept_as_argon2_hashes_only(shared: Running) -> None:
    name, password = new_name(), "correct horse battery"
    keep(Person(shared.url), name, password)
    (kept,) = shared.query(f"SELECT password FROM users WHERE name = '{name}'")
    assert kept.startswith("$argon2id$")
    assert password not in shared.log()


# Devices


def test_leaving_a_device(shared: Running) -> None:
    name = new_name()
    ada = Person(shared.url)
    keep(ada, name)
    other, cookie = log_in(shared.url, name), ada.cookie
    left = ada.send("DELETE", "/api/session")
    assert left.status == 204
    assert 'bottega_session=""' in left.headers["set-cookie"]
    assert refusal(Person(shared.url, cookie=cookie), "GET", "/api/me") == (401, "not-come-in")
    assert other.get("/api/me")["name"] == name


def test_a_new_password_puts_all_other_devices_out(shared: Running) -> None:
    name = new_name()
    ada = Person(shared.url)
    keep(ada, name)
    other = log_in(shared.url, name)
    program = Person(shared.url, token=ada.does("POST", "/api/tokens", {"name": "bot"})["token"])
    change = {"old": "not it at all", "new": "another password"}
    assert refusal(ada, "POST", "/api/me/password", change) == (401, "wrong-password")
    ada.does("POST", "/api/me/password", {"old": PASSWORD, "new": "another password"})
    assert refusal(other, "GET", "/api/me") == (401, "not-come-in")
    assert ada.get("/api/me")["name"] == name
    assert program.get("/api/me")["name"] == name, "tokens stay"
    assert refusal(Person(shared.url), "POST", "/api/session", {"name": name, "password": PASSWORD})[0] == 401
    assert log_in(shared.url, name, "another password").id == other.id


def test_a_guest_has_no_password_to_change(on_sqlite: Running) -> None:
    ada = Person.named(on_sqlite.url, "Ada")
    change = {"old": PASSWORD, "new": PASSWORD}
    assert refusal(ada, "POST", "/api/me/password", change) == (422, "no-account")


def test_a_device_that_is_put_out_leaves_its_tables_too(shared: Running) -> None:
    asyncio.run(put_out(shared))


async def put_out(server: Running) -> None:
    name = new_name()
    ada = Person(server.url)
    keep(ada, name)
    other = log_in(server.url, name)
    table = ada.opens()
    ada.starts(table)
    async with ada.at(table) as here, other.at(table) as there:
        await here.until(lambda seat: bool(seat.turns()))
        await there.until(lambda seat: bool(seat.turns()))
        ada.does("POST", "/api/me/password", {"old": PASSWORD, "new": "another password"})
        await there.until(lambda seat: seat.closed)
        assert there.bye == "not-allowed"
        assert there.socket.close_code == 4403
        await here.do("say", text="I am still here")


# Changing


def test_changing_name_and_language(shared: Running) -> None:
    name, new = new_name(), new_name("grace")
    ada = Person(shared.url)
    keep(ada, name)
    ada.does("PATCH", "/api/me", {"name": new})
    assert ada.does("PATCH", "/api/me", {"language": "en"}) == {**ada.get("/api/me"), "name": new, "language": "en"}
    assert log_in(shared.url, new).get("/api/me") == ada.get("/api/me")
    with pytest.raises(Refused):
        log_in(shared.url, name)
    assert Person.named(shared.url, name).id != ada.id, "the old name is free again"
    assert refusal(ada, "PATCH", "/api/me", {"language": "tlh"}) == (422, "no-such-language")
    keep(Person(shared.url), name)
    assert refusal(ada, "PATCH", "/api/me", {"name": name.upper()}) == (409, "account-taken")
    assert ada.get("/api/me")["name"] == new


# Being forgotten


def test_being_forgotten(shared: Running) -> None:
    name = new_name()
    ada, ben = Person(shared.url), Person.named(shared.url, "Ben")
    ada.id = keep(ada, name)["id"]
    token = ada.does("POST", "/api/tokens", {"name": "bot"})["token"]
    waiting = ben.opens(seats=[{"kind": "me"}, {"kind": "open"}])
    ada.does("POST", f"/api/tables/{waiting}/join", {})
    running = ada.opens()
    ada.starts(running)
    ada.does("POST", f"/api/tables/{running}/chat", {"text": "hello"})
    hosted = ada.opens(seats=[{"kind": "open"}, {"kind": "open"}], listed=True)
    ben.does("POST", f"/api/tables/{hosted}/join", {})
    lonely = ada.opens(seats=[{"kind": "open"}, {"kind": "open"}])
    cookie = ada.cookie
    assert ada.send("DELETE", "/api/me").status == 204
    for gone in (Person(shared.url, cookie=cookie), Person(shared.url, token=token)):
        assert refusal(gone, "GET", "/api/me") == (401, "not-come-in")
    with pytest.raises(Refused):
        log_in(shared.url, name)
    assert ben.get(f"/api/tables/{waiting}")["seats"][1]["kind"] == "open"
    seats = ben.get(f"/api/tables/{running}")["seats"]
    assert (seats[0]["name"], seats[0]["user"], seats[0]["stand_in"]) == ("?", None, "greedy")
    assert ben.get(f"/api/tables/{hosted}")["is_host"], "somebody must start it"
    assert refusal(ben, "GET", f"/api/tables/{lonely}") == (404, "no-such-table"), "nobody could start it"
    assert ada.id not in "".join(shared.query("SELECT user_id FROM chat"))
    keep(Person(shared.url), name)


def test_who_is_forgotten_leaves_the_table_and_a_bot_goes_on(on_sqlite: Running) -> None:
    asyncio.run(forgotten_while_playing(on_sqlite))


async def forgotten_while_playing(server: Running) -> None:
    ada, ben = Person.named(server.url, "Ada"), Person.named(server.url, "Ben")
    table = ada.opens(seats=[{"kind": "me"}, {"kind": "open"}])
    ben.does("POST", f"/api/tables/{table}/join", {})
    async with ada.at(table) as first, ben.at(table) as second:
        ada.starts(table)
        await first.until(lambda seat: bool(seat.turns()))
        eyes = ada.does("POST", f"/api/tables/{table}/eyes", {})["token"]
        ada.send("DELETE", "/api/me")
        await first.until(lambda seat: seat.closed)
        assert first.bye == "not-allowed"
        assert refusal(ben, "GET", f"/api/tables/{table}/snapshot?eyes={eyes}") == (403, "no-eyes")
        await second.plays_on(random.Random(3))
    assert ben.get(f"/api/tables/{table}")["status"] == "finished"
