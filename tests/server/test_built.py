"""The built pages: files as they were built, one document for all addresses, and nothing that was not built."""

from __future__ import annotations

import asyncio
import gzip
from pathlib import Path
from typing import Any

import pytest
from starlette.applications import Starlette

from bottega.server.app import application
from bottega.server.built import ADDRESSES, Built
from bottega.server.database import Database, open_driver
from bottega.server.house import House
from bottega.server.settings import Settings
from tests.server.people import Person
from tests.server.running import Running

BROWSER = {"Accept": "text/html,application/xhtml+xml,*/*;q=0.8"}
SCRIPT = b"const many = 1;\n" * 100
FILES = {
    "index.html": b"<!doctype html><title>Bottega</title>",
    "theme.js": b"1",
    "sw.js": b"2",
    "favicon.svg": b"<svg/>",
    "manifest.webmanifest": b"{}",
    "offline.html": b"<!doctype html>",
    "icons/icon-192.png": b"\x89PNG",
    "assets/index-abc123.js": SCRIPT,
    "assets/index-abc123.css": b"a{}",
    "assets/garamond-abc123.woff2": b"wOF2" * 100,
    "assets/notes.exe": b"MZ",
    ".vite/manifest.json": b"{}",
}
FOREVER = "public, max-age=31536000, immutable"

Answer = tuple[int, dict[str, str], bytes]


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    for name, content in FILES.items():
        file = tmp_path / "built" / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_bytes(content)
    (tmp_path / "secret.txt").write_text("secret")
    return tmp_path / "built"


@pytest.fixture
def app(folder: Path) -> Starlette:
    return with_pages(folder)


def with_pages(folder: Path) -> Starlette:
    """A server with pages of our own, which nothing but pages is asked of."""
    house = House(Database(open_driver(f"sqlite:///{folder.parent / 'unused.db'}")), Settings())
    return application(house, Built.read(folder))


def ask(app: Starlette, path: str, headers: dict[str, str] | None = None, method: str = "GET") -> Answer:
    """Ask an application for something."""
    sent: list[Any] = []

    async def receive() -> dict[str, object]:
        return {"type": "http.request", "body": b"", "more_body": False}

    async def send(message: Any) -> None:
        sent.append(message)

    scope = {
        "type": "http",
        "method": method,
        "path": path,
        "raw_path": path.encode(),
        "root_path": "",
        "scheme": "http",
        "query_string": b"",
        "headers": [(name.lower().encode(), value.encode()) for name, value in (headers or {}).items()],
        "client": ("127.0.0.1", 1),
        "server": ("127.0.0.1", 8000),
    }
    asyncio.run(app(scope, receive, send))
    found = {name.decode(): value.decode() for name, value in sent[0]["headers"]}
    return sent[0]["status"], found, b"".join(message.get("body", b"") for message in sent[1:])


@pytest.mark.parametrize("address", ADDRESSES)
def test_every_address_is_the_same_document(app: Starlette, address: str) -> None:
    path = address.format(game="sagrada", table="abc", part="rules")
    status, headers, body = ask(app, path)
    assert (status, body) == (200, FILES["index.html"])
    assert headers["content-type"] == "text/html; charset=utf-8"
    assert headers["cache-control"] == "no-cache"
    assert ask(app, path, method="HEAD")[0] == 200
    status, headers, _ = ask(app, path, method="POST")
    assert (status, headers["allow"]) == (405, "GET, HEAD")


@pytest.mark.parametrize(
    ("path", "media"),
    [
        ("/assets/index-abc123.js", "text/javascript; charset=utf-8"),
        ("/assets/index-abc123.css", "text/css; charset=utf-8"),
        ("/assets/garamond-abc123.woff2", "font/woff2"),
        ("/theme.js", "text/javascript; charset=utf-8"),
        ("/sw.js", "text/javascript; charset=utf-8"),
        ("/favicon.svg", "image/svg+xml; charset=utf-8"),
        ("/manifest.webmanifest", "application/manifest+json; charset=utf-8"),
        ("/offline.html", "text/html; charset=utf-8"),
        ("/icons/icon-192.png", "image/png"),
    ],
)
def test_files(app: Starlette, path: str, media: str) -> None:
    status, headers, body = ask(app, path)
    assert (status, body) == (200, FILES[path[1:]])
    assert headers["content-type"] == media
    assert headers["cache-control"] == (FOREVER if path.startswith("/assets/") else "no-cache")
    assert ask(app, path, method="HEAD")[1]["etag"] == headers["etag"]


@pytest.mark.parametrize(
    "path",
    [
        "/assets/notes.exe",
        "/assets/",
        "/assets",
        "/assets/../../secret.txt",
        "/../secret.txt",
        "//secret.txt",
        "/.vite/manifest.json",
        "/assets/index-abc123.js/",
        "/assets/index-abc123.js\0",
        "/nothing",
        "/t/abc/def",
        "/api/nothing",
    ],
)
def test_nothing_else_is_served(app: Starlette, path: str) -> None:
    status, headers, _ = ask(app, path)
    assert (status, headers["content-type"]) == (404, "application/json")


def test_a_browser_is_shown_that_there_is_nothing(app: Starlette) -> None:
    for path in ("/nothing", "/t/abc/def", "/assets/gone-123.js"):
        status, _, body = ask(app, path, BROWSER)
        assert (status, body) == (404, FILES["index.html"])
    assert ask(app, "/api/nothing", BROWSER)[1]["content-type"] == "application/json"
    assert ask(app, "/nothing", BROWSER, "POST")[1]["content-type"] == "application/json"


def test_plain_pages_stay(app: Starlette) -> None:
    assert b"<form" in ask(app, "/docs", BROWSER)[2]
    assert ask(app, "/pages/base.css")[1]["content-type"] == "text/css; charset=utf-8"
    assert ask(app, "/pages/../app.py")[0] == 404


def test_text_is_compressed_for_who_can_read_it(app: Starlette) -> None:
    path = "/assets/index-abc123.js"
    _, headers, body = ask(app, path, {"Accept-Encoding": "br, gzip"})
    assert (headers["content-encoding"], headers["vary"]) == ("gzip", "Accept-Encoding")
    assert len(body) < len(SCRIPT)
    assert gzip.decompress(body) == SCRIPT
    assert int(headers["content-length"]) == len(body)
    for accepted in ("", "br", "gzip;q=0"):
        _, headers, body = ask(app, path, {"Accept-Encoding": accepted})
        assert "content-encoding" not in headers
        assert (body, headers["vary"]) == (SCRIPT, "Accept-Encoding")


def test_what_is_small_or_no_text_is_sent_as_it_is(app: Starlette) -> None:
    for path in ("/theme.js", "/assets/garamond-abc123.woff2"):
        assert "content-encoding" not in ask(app, path, {"Accept-Encoding": "gzip"})[1]


@pytest.mark.parametrize("accepted", ["gzip", "identity"])
def test_who_has_a_file_is_not_sent_it_again(app: Starlette, accepted: str) -> None:
    path, encoding = "/assets/index-abc123.js", {"Accept-Encoding": accepted}
    tag = ask(app, path, encoding)[1]["etag"]
    status, headers, body = ask(app, path, {**encoding, "If-None-Match": f'"other", W/{tag}'})
    assert (status, body) == (304, b"")
    assert (headers["etag"], headers["cache-control"]) == (tag, FOREVER)
    assert ask(app, path, {**encoding, "If-None-Match": '"other"'})[0] == 200


def test_compressed_and_not_are_told_apart(app: Starlette) -> None:
    tags = {ask(app, "/assets/index-abc123.js", {"Accept-Encoding": each})[1]["etag"] for each in ("gzip", "")}
    assert len(tags) == 2


def test_every_answer_is_safe(app: Starlette) -> None:
    for path, headers in (("/", BROWSER), ("/sw.js", {}), ("/nothing", BROWSER), ("/assets/index-abc123.js", {})):
        policy = ask(app, path, headers)[1]["content-security-policy"]
        assert "default-src 'none'" in policy
        assert "worker-src 'self'" in policy
        assert "manifest-src 'self'" in policy
        assert "unsafe" not in policy


def test_what_is_built_later_is_not_mixed_in(app: Starlette, folder: Path) -> None:
    (folder / "index.html").write_text("new")
    assert ask(app, "/")[2] == FILES["index.html"]
    assert ask(with_pages(folder), "/")[2] == b"new"


def test_without_built_pages_there_is_the_plain_one(tmp_path: Path) -> None:
    app = with_pages(tmp_path / "nowhere")
    assert b"Try the API" in ask(app, "/")[2]
    for path in ("/t/abc", "/new", "/nothing"):
        status, headers, _ = ask(app, path, BROWSER)
        assert (status, headers["content-type"]) == (404, "application/json")


def test_over_the_wire(house: Running) -> None:
    answer = Person(house.url).send("GET", "/", headers=BROWSER)
    assert answer.status == 200
    assert "Bottega" in answer.body
