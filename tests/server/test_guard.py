"""The guard at the door: cookies, origins, headers, sizes, methods, and what is told of our own mistakes."""

from __future__ import annotations

import asyncio
import contextlib
import socket
from http.cookies import SimpleCookie
from pathlib import Path

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from bottega.server.doors import ENDPOINTS
from tests.server.conftest import Serve
from tests.server.people import Answer, Json, Person
from tests.server.running import Running
from tests.server.scenes import streamed
from tests.server.test_lobby import at
from tests.server.test_people import refusal

POLICY = "default-src 'none'; script-src 'self'"
GUEST: Json = {"name": "Ada"}


def guest(url: str, headers: dict[str, str] | None = None, body: object = None) -> Answer:
    """The answer to somebody who comes in."""
    return Person(url).send("POST", "/api/guests", GUEST if body is None else body, headers)


# Cookies


def test_the_cookie_can_be_read_by_no_script_and_sent_by_no_other_site(on_sqlite: Running) -> None:
    cookie = SimpleCookie(guest(on_sqlite.url).headers["set-cookie"])["bottega_session"]
    assert cookie["httponly"]
    assert cookie["samesite"].lower() == "lax"
    assert (cookie["path"], cookie["domain"], cookie["secure"]) == ("/", "", "")
    assert len(cookie.value) >= 43, "256 bits"


def test_behind_a_proxy_with_tls_the_cookie_is_for_tls_only(on_sqlite: Running) -> None:
    answer = guest(on_sqlite.url, {"X-Forwarded-Proto": "https"})
    assert SimpleCookie(answer.headers["set-cookie"])["bottega_session"]["secure"]


# Where requests come from


@pytest.mark.parametrize(
    "origin",
    ["http://evil.example", "null", "", "http://localhost", "http://localhost:1", "https://localhost.evil", "x"],
)
def test_other_sites_change_nothing(on_sqlite: Running, origin: str) -> None:
    ada = Person.named(on_sqlite.url, "Ada")
    for method, path, body in (
        ("POST", "/api/guests", GUEST),
        ("PATCH", "/api/me", {"name": "Eve"}),
        ("DELETE", "/api/me", None),
        ("DELETE", "/api/session", None),
        ("POST", "/api/tables", {"game": "sagrada", "seats": [{"kind": "me"}]}),
    ):
        answer = ada.send(method, path, body, {"Origin": origin})
        assert (answer.status, answer.code) == (403, "bad-origin")
    assert ada.get("/api/me")["name"] == "Ada"


def test_our_own_pages_may(on_sqlite: Running) -> None:
    assert guest(on_sqlite.url, {"Origin": on_sqlite.url}).status == 200
    assert guest(on_sqlite.url, {"Origin": "https://games.example", "Host": "games.example"}).status == 200


@pytest.mark.parametrize(("origin", "is_let_in"), [("http://evil.example", False), ("null", False), ("", True)])
def test_other_sites_open_no_socket(on_sqlite: Running, origin: str, is_let_in: bool) -> None:
    ada = Person.named(on_sqlite.url, "Ada")
    heard = asyncio.run(first_message(ada, ada.opens(), origin or on_sqlite.url))
    assert ("bad-origin" in heard) != is_let_in


async def first_message(person: Person, table: str, origin: str) -> str:
    address = f"{person.url.replace('http', 'ws', 1)}/api/tables/{table}/live"
    headers = {**person.headers, "Origin": origin}
    async with connect(address, additional_headers=headers) as opened:
        return str(await opened.recv())


# Headers


@pytest.mark.parametrize(
    ("method", "path", "status"),
    [
        ("GET", "/", 200),
        ("GET", "/docs", 200),
        ("GET", "/pages/try.js", 200),
        ("GET", "/openapi.json", 200),
        ("GET", "/healthz", 200),
        ("GET", "/metrics", 200),
        ("GET", "/api/games", 200),
        ("GET", "/api/games/sagrada/components.toml", 200),
        ("GET", "/api/me", 401),
        ("GET", "/api/tables/nowhere", 404),
        ("GET", "/api/tables?of=x", 400),
        ("GET", "/nothing/here", 404),
        ("GET", "/pages/../app.py", 404),
        ("GET", "/pages/%2e%2e%2fapp.py", 404),
        ("GET", "/api", 404),
        ("POST", "/", 405),
        ("PUT", "/api/me", 405),
        ("DELETE", "/api/games", 405),
        ("OPTIONS", "/api/me", 405),
        ("TRACE", "/api/me", 405),
        ("OPTIONS", "/", 405),
        ("OPTIONS", "/nothing/here", 404),
        ("HEAD", "/", 200),
        ("HEAD", "/api/games", 200),
        ("HEAD", "/api/me", 401),
    ],
)
def test_every_answer_is_safe(on_sqlite: Running, method: str, path: str, status: int) -> None:
    answer = Person(on_sqlite.url).send(method, path)
    assert answer.status == status
    headers = answer.headers
    assert headers["content-security-policy"].startswith(POLICY)
    assert "frame-ancestors 'none'" in headers["content-security-policy"]
    assert "unsafe" not in headers["content-security-policy"]
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["referrer-policy"] == "no-referrer"
    assert headers["cross-origin-opener-policy"] == "same-origin"
    assert headers["cross-origin-resource-policy"] == "same-origin"
    assert "access-control-allow-origin" not in headers
    assert "server" not in headers
    if path.startswith("/api/"):
        assert headers["cache-control"] == "no-store"
    if status >= 400 and method != "HEAD":
        assert headers["content-type"] == "application/json"
        assert answer.body["error"]["sentence"]
    if status == 405:
        assert headers["allow"]


def test_the_methods_of_a_door_are_named(on_sqlite: Running) -> None:
    assert Person(on_sqlite.url).send("PUT", "/api/me").headers["allow"] == "DELETE, GET, HEAD, PATCH"


def test_head_sends_no_body(on_sqlite: Running) -> None:
    answer = Person(on_sqlite.url).send("HEAD", "/api/games")
    assert answer.body == ""


# What is sent


@pytest.mark.parametrize(
    "media", ["", "text/plain", "application/x-www-form-urlencoded", "multipart/form-data", "json"]
)
def test_only_json_is_read(on_sqlite: Running, media: str) -> None:
    answer = guest(on_sqlite.url, {"Content-Type": media})
    assert (answer.status, answer.code) == (415, "wrong-media")


def test_json_may_name_its_letters(on_sqlite: Running) -> None:
    assert guest(on_sqlite.url, {"Content-Type": "Application/JSON; charset=utf-8"}).status == 200


def test_nothing_larger_than_it_may_be_is_read(on_sqlite: Running) -> None:
    ada = Person.named(on_sqlite.url, "Ada")
    large = b'{"name": "' + b"x" * 600_000 + b'"}'
    assert refusal(ada, "POST", "/api/guests", large) == (413, "too-large")
    assert ada.get("/api/me")["name"] == "Ada"


def test_no_more_is_read_of_what_never_ends(on_sqlite: Running) -> None:
    """The answer comes, and the connection is closed, long before all of it was sent."""
    with socket.create_connection(("127.0.0.1", on_sqlite.port), timeout=10) as endless:
        head = ["POST /api/guests HTTP/1.1", "Host: x", "Content-Type: application/json", "Transfer-Encoding: chunked"]
        endless.sendall("\r\n".join([*head, "", ""]).encode())
        sent = 0
        with contextlib.suppress(OSError):
            while sent < 50_000_000:
                endless.sendall(b"10000\r\n" + b"x" * 65_536 + b"\r\n")
                sent += 65_536
    assert sent < 20_000_000


def test_a_frame_has_a_size(on_sqlite: Running) -> None:
    asyncio.run(send_a_large_frame(on_sqlite))


async def send_a_large_frame(server: Running) -> None:
    ada = Person.named(server.url, "Ada")
    table = ada.opens()
    address = f"{server.url.replace('http', 'ws', 1)}/api/tables/{table}/live"
    async with connect(address, additional_headers=ada.headers) as opened:
        await opened.send('{"id": 1, "ask": "' + "x" * 70_000 + '"}')
        with contextlib.suppress(ConnectionClosed):
            async for _ in opened:
                pass
        assert opened.close_code == 1009
    assert ada.get(at(table))["status"] == "waiting"


# Near and far


def test_metrics_are_for_who_is_near(on_sqlite: Running) -> None:
    near, far = Person(on_sqlite.url), {"X-Forwarded-For": "203.0.113.9"}
    assert "bottega_requests_total" in near.send("GET", "/metrics").body
    answer = near.send("GET", "/metrics", headers=far)
    assert (answer.status, answer.code) == (404, "nothing-here")


def test_health(on_sqlite: Running) -> None:
    assert Person(on_sqlite.url).get("/healthz") == {"status": "ok"}


# Our own mistakes


def test_our_own_mistakes_tell_nothing(server: Running) -> None:
    """The database is broken under a server that runs: nobody is told more than that it is not their mistake."""
    ada = Person.named(server.url, "Ada")
    table = ada.opens(listed=True)
    for name in ("tokens", "chat", "deeds", "seats", "sessions"):
        server.execute(f"DROP TABLE {name}")
    for method, path, body in (
        ("GET", "/api/me", None),
        ("POST", "/api/guests", GUEST),
        ("GET", "/api/tables", None),
    ):
        answer = ada.send(method, path, body)
        assert answer.status in (500, 503)
        assert answer.code in ("server-error", "database-away")
        assert_tells_nothing(str(answer.body))
    heard = asyncio.run(first_message(ada, table, server.url))
    assert "server-error" in heard or "database-away" in heard
    assert_tells_nothing(heard)
    assert Person(server.url).get(at(table))["id"] == table, "what still can be told is told"


def assert_tells_nothing(text: str) -> None:
    for word in ("traceback", "sqlite", "postgres", "asyncpg", "select", ".py", "/work", "/src", "no such table: "):
        assert word not in text.lower()


def test_all_doors_are_known() -> None:
    assert len({(endpoint.method, endpoint.path) for endpoint in ENDPOINTS}) == len(ENDPOINTS)


def test_a_game_that_is_broken_tells_nothing(serve: Serve, tmp_path: Path) -> None:
    """What is kept of it names what others did in secret; and the log names no table."""
    server = serve(f"sqlite:///{tmp_path / 'bottega.db'}")
    ada = Person.named(server.url, "Ada")
    table = ada.opens(seats=[{"kind": "me"}])
    ada.starts(table)
    chosen = ada.get(f"/api/tables/{table}/snapshot")["legal"][0]["name"]
    ada.does("POST", f"/api/tables/{table}/do", {"do": "play", "seat": 0, "line": [chosen]})
    server.kill()
    server.execute("UPDATE deeds SET deed = replace(deed, 'choose', 'lose')")
    server.start()
    answer = ada.send("GET", f"/api/tables/{table}/snapshot")
    assert (answer.status, answer.code, answer.body["error"]["facts"]) == (500, "server-error", {})

    async def look() -> None:
        async with ada.at(table) as seat:
            await seat.until(lambda seat: seat.closed)
            assert seat.bye == "server-error"
            assert seat.socket.close_code == 4400
        async with streamed(ada, table) as streaming:
            await streaming.until(lambda seat: seat.bye == "server-error")

    asyncio.run(look())
    (name,) = chosen.split()[1:]
    assert "table-broken" in server.log()
    assert table not in server.log()
    assert name not in server.log()
