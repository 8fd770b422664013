"""The application: endpoints, the WebSocket, pages, and how everything that goes wrong is told."""

from __future__ import annotations

import gzip
import ipaddress
from collections.abc import Awaitable, Callable, Mapping, Sequence
from functools import cache, lru_cache, partial
from importlib.resources import files
from pathlib import Path
from typing import Any

import msgspec
from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route, WebSocketRoute
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from bottega.core.errors import BadInput, BottegaError
from bottega.protocol.failures import Failed
from bottega.server.built import ADDRESSES, MEDIA, Built, takes_gzip, wants_page
from bottega.server.database import Conflict
from bottega.server.doors import ENDPOINTS
from bottega.server.doors.call import Call, Entered
from bottega.server.endpoint import Endpoint
from bottega.server.guard import (
    CHANGING,
    COOKIE,
    HEADERS,
    address_of,
    body_of,
    check_origin,
    language_of,
    query_of,
    who_asks,
)
from bottega.server.house import House
from bottega.server.logs import LOG
from bottega.server.openapi import openapi
from bottega.server.people import STAYS
from bottega.server.problems import failure_of, status_of
from bottega.server.socket import live_table
from bottega.server.workers import Busy, WorkerFailed, WorkerLost
from bottega.sitting.snapshot import encode
from bottega.speech.language import ENGLISH
from bottega.speech.voice import Voice

WRONG_METHOD = 405
API = "/api/"
WORTH_PACKING = 2_000
"""Bytes of an answer from which on it is compressed."""
PAGES = {"/": "index.html", "/docs": "try.html"}
"""Plain pages, which need not be built. The first is for who has not built the others."""


def application(house: House, built: Built | None = None) -> Starlette:
    """The server as an ASGI application, for a house that is open. `built` are the pages, usually those beside us."""
    built = built or Built.read()
    app = Starlette(
        routes=[
            *[Route(path, Door(answers)) for path, answers in _endpoints().items()],
            WebSocketRoute("/api/tables/{table}/live", live_table),
            Route("/openapi.json", Door({"GET": _openapi})),
            Route("/healthz", Door({"GET": _health})),
            Route("/metrics", Door({"GET": _metrics})),
            *[Route(path, Door({"GET": _index})) for path in ADDRESSES if built.index is not None],
            *[Route(path, Door({"GET": _page})) for path in PAGES],
            Route("/pages/{name}", Door({"GET": _page})),
            Route("/{rest:path}", Door({})),
        ],
    )
    app.state.house = house
    app.state.built = built
    app.add_middleware(SafeHeaders)
    return app


Answers = Callable[[Request], Awaitable[Response]]


def _endpoints() -> dict[str, dict[str, Answers]]:
    """What is answered at each path, by methods."""
    paths: dict[str, dict[str, Answers]] = {}
    for endpoint in ENDPOINTS:
        paths.setdefault(endpoint.path, {})[endpoint.method] = partial(_answer, endpoint)
    return paths


class Door:
    """What is answered at one path, whatever the method: who comes with another one is told so."""

    def __init__(self, answers: Mapping[str, Answers]) -> None:
        self._answers = answers
        self._methods = ", ".join(sorted([*answers, *(["HEAD"] if "GET" in answers else [])]))

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        request = Request(scope, receive, send)
        response = await _guarded(request, self._find(request.method))
        if response.status_code == WRONG_METHOD:
            response.headers["Allow"] = self._methods
        await response(scope, receive, send)

    def _find(self, method: str) -> Answers:
        if not self._answers:
            return _elsewhere
        return self._answers.get("GET" if method == "HEAD" else method, _wrong_method)


async def _wrong_method(request: Request) -> Response:
    raise BadInput("wrong-method", name=request.method)


async def _guarded(request: Request, answer: Answers) -> Response:
    """Answer a request; whatever goes wrong becomes a status, a code and a sentence, and nothing else."""
    house: House = request.app.state.house
    try:
        response = await answer(request)
    except BottegaError as problem:
        response = _failure(request, problem)
    except Conflict:
        response = _failure(request, BadInput("table-busy"))
    except (Busy, WorkerLost):
        response = _failure(request, BadInput("server-busy"))
    except (OSError, WorkerFailed):
        LOG.exception("request")
        response = _failure(request, BadInput("server-busy"))
    except Exception:
        LOG.exception("request")
        response = _failure(request, BadInput("server-error"))
    house.metrics.requests.labels(str(response.status_code)).inc()
    return response


def _failure(request: Request, problem: BottegaError) -> Response:
    """What went wrong, as it is told; if even that can't be told, it is a mistake of ours."""
    language = getattr(request.state, "language", ENGLISH)
    try:
        body = encode(Failed(failure_of(problem, language, _voice(request, language))))
    except Exception:
        LOG.exception("failure")
        problem = BadInput("server-error")
        body = encode(Failed(failure_of(problem)))
    response = Response(body, status_of(problem), media_type="application/json")
    if isinstance(problem, BadInput) and problem.code == "too-many":
        response.headers["Retry-After"] = str(problem.facts.get("seconds", 1))
    if isinstance(problem, BadInput) and problem.code == "too-large":
        response.headers["Connection"] = "close"  # the rest would have to be read first
    return response


def _voice(request: Request, language: str) -> Voice | None:
    """Who knows the names at the table that was asked about, if a game is at hand there."""
    house: House = request.app.state.house
    live = house.live.get(str(request.path_params.get("table", "")))
    return None if live is None or live.presenter is None else live.presenter.voice(language)


async def _answer(endpoint: Endpoint, request: Request) -> Response:
    """Read a request, let its endpoint handle it, and write the answer."""
    house: House = request.app.state.house
    house.limits.take("request", address_of(request))
    if request.method in CHANGING:
        check_origin(request)
    asker = await who_asks(house, request)
    request.state.language = language_of(request, asker.user)
    if endpoint.who == "somebody" and asker.user is None:
        raise BadInput("not-come-in")
    call: Call[Any, Any] = Call(
        house=house,
        request=request,
        asker=asker,
        language=request.state.language,
        body=await body_of(request, endpoint, house.settings.largest_body),
        query=query_of(request.query_params, endpoint.query),
    )
    return _written(request, endpoint, await endpoint.handle(call))


def _written(request: Request, endpoint: Endpoint, answer: object) -> Response:
    if isinstance(answer, Response):
        return answer
    if isinstance(answer, Entered):
        response = _written(request, endpoint, answer.answer)
        _keep_session(request, response, answer.session)
        return response
    if endpoint.answer is None and endpoint.media == "application/json":
        return Response(status_code=204)
    if isinstance(answer, str) and endpoint.media != "application/json":
        return Response(answer, endpoint.status, media_type=f"{endpoint.media}; charset=utf-8")
    response = Response(encode(answer), endpoint.status, media_type="application/json")
    return _packed(request, response) if endpoint.is_book else response


def _packed(request: Request, response: Response) -> Response:
    """A large answer, smaller, for who can read it so."""
    response.headers["Vary"] = "Accept-Encoding"
    content = bytes(response.body)
    if len(content) < WORTH_PACKING or not takes_gzip(request.headers.get("accept-encoding", "")):
        return response
    response.headers["Content-Encoding"] = "gzip"
    response.body = _smaller(content)
    response.headers["Content-Length"] = str(len(response.body))
    return response


@lru_cache(maxsize=32)
def _smaller(content: bytes) -> bytes:
    return gzip.compress(content, 6)


def _keep_session(request: Request, response: Response, session: str | None) -> None:
    """Let the browser keep a session, or forget it; no script can read it, and no other site can send it."""
    is_safe = request.url.scheme == "https"
    if session is None:
        response.delete_cookie(COOKIE, httponly=True, samesite="lax", secure=is_safe)
    else:
        response.set_cookie(COOKIE, session, max_age=int(STAYS), httponly=True, samesite="lax", secure=is_safe)


# What is no endpoint


async def _openapi(request: Request) -> Response:
    return _packed(request, Response(_openapi_text(), media_type="application/json"))


@cache
def _openapi_text() -> bytes:
    return msgspec.json.encode(openapi(ENDPOINTS))


async def _health(request: Request) -> Response:
    """Whether the server can do its work: it can read its database."""
    house: House = request.app.state.house
    try:
        await house.database.driver.read("SELECT 1")
    except Exception:
        LOG.exception("health")
        return Response(b'{"status":"database-away"}', 503, media_type="application/json")
    status = b'{"status":"stopping"}' if house.is_stopping else b'{"status":"ok"}'
    return Response(status, media_type="application/json")


async def _metrics(request: Request) -> Response:
    """Metrics are for who runs the server: for programs on the same machine, and those that may monitor it."""
    house: House = request.app.state.house
    if not _may_monitor(request, house.settings.monitors):
        raise BadInput("nothing-here")
    return Response(house.metrics.text(), media_type=house.metrics.media)


def _may_monitor(request: Request, monitors: Sequence[str]) -> bool:
    try:
        client = ipaddress.ip_address(request.client.host if request.client else "")
    except ValueError:
        return False
    is_here = client.is_loopback or str(client) == (request.scope.get("server") or [""])[0]
    return is_here or any(client in ipaddress.ip_network(each, strict=False) for each in monitors)


async def _index(request: Request) -> Response:
    """The document that all built pages are."""
    built: Built = request.app.state.built
    assert built.index is not None
    return built.index.answer(request)


async def _page(request: Request) -> Response:
    name = PAGES.get(request.url.path) or str(request.path_params.get("name"))
    if name not in _pages():
        raise BadInput("nothing-here")
    return Response(_pages()[name], media_type=MEDIA[Path(name).suffix], headers={"Cache-Control": "no-cache"})


@cache
def _pages() -> dict[str, bytes]:
    """All pages, and what they consist of."""
    found = files("bottega.server").joinpath("pages").iterdir()
    return {file.name: file.read_bytes() for file in found if Path(file.name).suffix in MEDIA}


async def _elsewhere(request: Request) -> Response:
    """Any other path: a file that was built, or nothing, which a browser shows as the pages draw it."""
    built: Built = request.app.state.built
    if request.method in ("GET", "HEAD"):
        path = request.scope["path"]
        if file := built.find(path):
            return file.answer(request)
        if built.index is not None and not path.startswith(API) and wants_page(request.headers.get("accept", "")):
            return built.index.answer(request, 404)
    raise BadInput("nothing-here")


class SafeHeaders:
    """Puts the headers that keep browsers safe on every answer."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return

        async def safely(message: Message) -> None:
            if message["type"] == "http.response.start":
                message["headers"] = [*message.get("headers", []), *RAW_HEADERS]
                if scope["path"].startswith(API):
                    message["headers"].append((b"cache-control", b"no-store"))
            await send(message)

        await self._app(scope, receive, safely)


RAW_HEADERS = [(name.lower().encode(), value.encode()) for name, value in HEADERS.items()]
