"""The guard at the door: where a request comes from, who sends it, and that it is no larger than it may be."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass
from ipaddress import ip_network
from typing import Any, Final
from urllib.parse import urlsplit

import msgspec
from starlette.requests import HTTPConnection, Request

from bottega.core.errors import BadInput
from bottega.server.endpoint import Endpoint
from bottega.server.house import House
from bottega.server.kept import User
from bottega.server.names import hash_of
from bottega.speech.language import ENGLISH, languages

COOKIE = "bottega_session"
BEARER = "bearer "
JSON = "application/json"
CHANGING = ("POST", "PATCH", "PUT", "DELETE")
HEADERS = {
    "Content-Security-Policy": "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; "
    "font-src 'self'; connect-src 'self'; manifest-src 'self'; worker-src 'self'; base-uri 'none'; form-action 'self'; "
    "frame-ancestors 'none'",
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
}
"""What every answer carries: nothing foreign is loaded, and nobody else may frame it or look into it."""
DEEPEST: Final = 50
"""So deep may lists and objects lie in each other: nothing of ours is half as deep."""
STRING: Final = re.compile(rb'"(?:[^"\\]++|\\.)*+"?', re.DOTALL)
"""A string, or what begins like one: without going back, for who sends it may have chosen it to be slow."""
NUL: Final = re.compile(rb"(?<!\\)(?:\\\\)*\\u0000")
"""A character that JSON can write, and databases can't."""


def check_origin(connection: HTTPConnection) -> None:
    """Refuse what the page of another site sends in somebody's name. Programs name no origin."""
    origin = connection.headers.get("origin")
    if origin is not None and urlsplit(origin).netloc != connection.headers.get("host"):
        raise BadInput("bad-origin")


@dataclass(frozen=True)
class Asker:
    """Who asks, if it is somebody.

    `session` is what their device showed, "" if it was a program with a token. `proof` is the hash of either.
    """

    user: User | None = None
    session: str = ""
    proof: str = ""


async def who_asks(house: House, connection: HTTPConnection) -> Asker:
    """Who sends a request, by a token or a cookie."""
    header = connection.headers.get("authorization", "")
    if header.lower().startswith(BEARER):
        token = header[len(BEARER) :].strip()
        user = await house.people.by_token(token)
        if user is None:
            raise BadInput("not-come-in")
        return Asker(user, proof=hash_of(token))
    session = connection.cookies.get(COOKIE, "")
    user = await house.people.by_session(session) if session else None
    return Asker() if user is None else Asker(user, session, hash_of(session))


def address_of(connection: HTTPConnection) -> str:
    """Where a request comes from, as far as limits go: with IPv6 anybody has a whole network of addresses."""
    host = connection.client.host if connection.client else ""
    return host if ":" not in host else str(ip_network(f"{host.partition('%')[0]}/64", strict=False))


def language_of(connection: HTTPConnection, user: User | None) -> str:
    """The language to answer in: the person's own, or the first of the browser's that is spoken here."""
    if user is not None and user.language:
        return user.language
    spoken = languages()
    for wanted in connection.headers.get("accept-language", "")[:200].split(","):
        code = wanted.partition(";")[0].strip().partition("-")[0].lower()
        if code in spoken:
            return code
    return ENGLISH


async def body_of(request: Request, endpoint: Endpoint, largest: int) -> Any:
    """What was sent, as the type that is expected."""
    if endpoint.body is None:
        return None
    if request.headers.get("content-type", "").partition(";")[0].strip().lower() != JSON:
        raise BadInput("wrong-media")
    data = bytearray()
    async for piece in request.stream():
        data += piece
        if len(data) > largest:
            raise BadInput("too-large", most=largest)
    return read(bytes(data), endpoint.body)


def read(data: bytes | str, kind: Any) -> Any:
    """JSON of a type; BadInput says what is wrong with it, and where."""
    raw = data.encode() if isinstance(data, str) else data
    if NUL.search(raw):
        raise BadInput("has-nul")
    if is_deep(raw):
        raise BadInput("too-deep", most=DEEPEST)
    try:
        return msgspec.json.decode(raw, type=kind)
    except msgspec.ValidationError as error:
        raise BadInput("not-understood", text=str(error)) from None
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        raise BadInput("not-json") from None


def is_deep(data: bytes) -> bool:
    """Whether lists and objects lie in each other deeper than anybody needs: who walks through them might not return.

    >>> is_deep(b"[" * 51), is_deep(b"[]" * 51), is_deep(b'"' + b"[" * 51 + b'"')
    (True, False, False)
    """
    if data.count(b"[") + data.count(b"{") <= DEEPEST:
        return False
    depth = 0
    for sign in STRING.sub(b"", data):
        if sign in b"[{":
            depth += 1
            if depth > DEEPEST:
                return True
        elif sign in b"]}":
            depth -= 1
    return False


def part_of(connection: HTTPConnection, name: str) -> str:
    """A part of the path, by the name that it has in its route."""
    part = str(connection.path_params[name])
    if "\0" in part:
        raise BadInput("nothing-here")
    return part


def query_of(given: Mapping[str, str], kind: type[msgspec.Struct] | None) -> Any:
    """What stands behind the question mark, as the type that is expected."""
    if kind is None:
        return None
    if any("\0" in text for text in given.values()):
        raise BadInput("has-nul")
    try:
        return msgspec.convert(dict(given), kind, strict=False)
    except msgspec.ValidationError as error:
        raise BadInput("bad-query", text=str(error)) from None
