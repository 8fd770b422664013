"""The OpenAPI document against a running server: whatever fits the document, or almost fits, is answered as it says.

Schemathesis makes up requests from the document. Each door gets some that fit it and some that do not, at tables in all
their states; the same ones in every run.
"""

from __future__ import annotations

from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st
from schemathesis import BaseSchema, GenerationMode
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_headers_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from bottega.server.doors import ENDPOINTS
from bottega.server.endpoint import Endpoint
from tests.server.people import Person
from tests.server.running import Running
from tests.server.test_lobby import BOT, ME, OPEN, at

FITTING, UNFITTING = 16, 8
CHECKS = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_headers_conformance,
    response_schema_conformance,
]
LEAVING = {("DELETE", "/api/me"), ("DELETE", "/api/session")}
"""Who asks for this is somebody else afterwards."""
ENDLESS = "/api/tables/{table}/events"


@pytest.fixture(scope="module")
def schema(on_sqlite: Running) -> BaseSchema:
    """The document that the server itself tells."""
    return schemathesis.openapi.from_url(f"{on_sqlite.url}/openapi.json")


@pytest.fixture(scope="module")
def guest(on_sqlite: Running) -> Person:
    """Somebody with tables in all states."""
    return Person.named(on_sqlite.url, "Ada")


@pytest.fixture(scope="module")
def tables(guest: Person) -> list[str]:
    """A table that is played, and one that is over."""
    running, over = guest.opens("fresco", [ME, BOT]), guest.opens("sagrada", [ME])
    guest.starts(running)
    guest.starts(over)
    for _ in range(3):
        legal = guest.get(at(over, "/snapshot"))["legal"]
        guest.does("POST", at(over, "/do"), {"do": "play", "seat": 0, "line": [legal[0]["name"]]})
    guest.does("POST", at(over, "/do"), {"do": "resign", "seat": 0})
    return [running, over]


def parts_of(endpoint: Endpoint, tables: list[str]) -> list[dict[str, str]]:
    """What may stand in the braces of a path, so that something is there."""
    if "{table}" in endpoint.path:
        return [] if endpoint.path == ENDLESS else [{"table": table} for table in tables]
    return [{"game": game} for game in ("sagrada", "fresco")] if "{game}" in endpoint.path else []


@pytest.mark.parametrize("mode", [GenerationMode.POSITIVE, GenerationMode.NEGATIVE], ids=lambda mode: str(mode.value))
@pytest.mark.parametrize("endpoint", ENDPOINTS, ids=lambda endpoint: f"{endpoint.method} {endpoint.path}")
def test_answers_are_as_documented(
    schema: BaseSchema, guest: Person, tables: list[str], endpoint: Endpoint, mode: GenerationMode
) -> None:
    operation: Any = schema[endpoint.path][endpoint.method]
    if mode == GenerationMode.NEGATIVE and endpoint.body is None and endpoint.query is None:
        return  # a path alone is never wrong
    parts = parts_of(endpoint, [guest.opens(seats=[ME, OPEN]), *tables])
    cases = [operation.as_strategy(mode, path_parameters=each) for each in parts] or [operation.as_strategy(mode)]

    @settings(
        max_examples=FITTING if mode == GenerationMode.POSITIVE else UNFITTING,
        derandomize=True,
        database=None,
        deadline=None,
        phases=[Phase.generate],
        suppress_health_check=list(HealthCheck),
    )
    @given(st.one_of(cases))
    def ask(case: Any) -> None:
        asker = Person.named(guest.url, "Eve") if (endpoint.method, endpoint.path) in LEAVING else guest
        case.cookies, case.headers = {}, {}  # who asks is not made up
        response = case.call(headers=asker.headers, timeout=20)
        case.validate_response(response, checks=CHECKS)

    ask()
