"""The OpenAPI document: valid, whole, and exact about what is sent and what is answered."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterator
from typing import Annotated, Any, Literal

import jsonschema_rs
import msgspec
import pytest
import schemathesis
from schemathesis.core.result import Ok
from schemathesis.specs.openapi.definitions import OPENAPI_31

from bottega.core.errors import RulesBug
from bottega.protocol import commands, live, people, tables
from bottega.schemas.document import DRAFT
from bottega.server.endpoint import Endpoint, Endpoints
from bottega.server.openapi import openapi

Json = dict[str, Any]
"""As deep as one likes: tests look into it by keys."""
Check = Callable[[str, object], bool]


class Which(msgspec.Struct, frozen=True):
    """Those of a `kind`; with `after`, from there on."""

    kind: Literal["open", "mine"] = "open"
    limit: Annotated[int, msgspec.Meta(ge=1, le=100)] = 20
    after: str | None = None
    games: list[str] = []


class Needed(msgspec.Struct, frozen=True):
    step: int


class Loose(msgspec.Struct, frozen=True):
    """Takes whatever else is sent along."""

    share: Annotated[float, msgspec.Meta(ge=0, lt=1)]
    notes: Annotated[dict[str, object], msgspec.Meta(max_length=3)] = {}


class Echo(msgspec.Struct, frozen=True, omit_defaults=True):
    """Says back what it was told, as far as it was anything."""

    share: float
    raw: msgspec.Raw
    note: str = ""


GAMES = Endpoints("Games")
TABLES = Endpoints("Tables")


@TABLES.get("/api/tables", query=Which, answer=tables.Tables)
async def list_tables(call: object) -> None:
    """Tables of one kind.

    The newest come first.
    """


@TABLES.post("/api/tables", body=tables.OpenTable, answer=tables.TableInfo, status=201)
async def open_table(call: object) -> None:
    """Open a table."""


@TABLES.post("/api/tables/{table}/commands", body=commands.AnyCommand, answer=live.Done)
async def command(call: object) -> None:
    """Do something at a table."""


@TABLES.get("/api/tables/{table}/steps/{step:int}", query=Needed, answer=live.Snapshot, who="anyone")
async def step(call: object) -> None:
    """The table after a step."""


@TABLES.delete("/api/tables/{table}", status=204)
async def close_table(call: object) -> None:
    """Close a table."""


@TABLES.get("/api/tables/{table}/record", media="application/x-ndjson", who="anyone")
async def record(call: object) -> None:
    """The record of a game."""


@GAMES.get("/api/games/{game}/rules", media="text/markdown", who="anyone")
async def rules(call: object) -> None:
    """The rules of a game."""


@GAMES.get("/api/games", answer=list[people.Me] | None, who="anyone")
async def games(call: object) -> None:
    """All of them."""


@GAMES.post("/api/echo", body=Loose, answer=Echo, who="anyone")
async def echo(call: object) -> None:
    """Say it again."""


ENDPOINTS = [*TABLES.listed, *GAMES.listed]


@pytest.fixture(scope="module")
def document() -> Json:
    whole: Json = json.loads(json.dumps(openapi(ENDPOINTS)))
    return whole


@pytest.fixture(scope="module")
def schemas(document: Json) -> Json:
    found: Json = document["components"]["schemas"]
    return found


# As a whole


def test_it_is_valid(document: Json) -> None:
    jsonschema_rs.validator_for(OPENAPI_31).validate(document)


def test_every_definition_is_a_schema(schemas: Json) -> None:
    for schema in schemas.values():
        jsonschema_rs.meta.validate({"$schema": DRAFT, **schema})


def test_whatever_is_referred_to_is_there_and_nothing_else_is(document: Json) -> None:
    named = {
        f"#/components/{part}/{name}" for part in ("schemas", "responses") for name in document["components"][part]
    }
    assert named == set(references(document))


def references(value: object) -> Iterator[str]:
    return iter(re.findall(r'"(#/[^"]*)"', json.dumps(value)))


def test_schemathesis_reads_it(document: Json) -> None:
    found = schemathesis.openapi.from_dict(document)
    labels = [operation.ok().label for operation in found.get_all_operations() if isinstance(operation, Ok)]
    assert sorted(labels) == sorted(f"{each.method} {each.path.replace(':int', '')}" for each in ENDPOINTS)


def test_every_definition_is_described(schemas: Json) -> None:
    assert [name for name, schema in schemas.items() if not schema.get("description")] == []


# Operations


def test_an_operation_is_named_and_told_in_words(document: Json) -> None:
    operation = document["paths"]["/api/tables"]["get"]
    assert operation["operationId"] == "list_tables"
    assert operation["summary"] == "Tables of one kind."
    assert operation["description"] == "The newest come first.\n\nThose of a `kind`; with `after`, from there on."
    assert "description" not in document["paths"]["/api/tables"]["post"]


def test_chapters_in_their_order(document: Json) -> None:
    assert document["tags"] == [{"name": "Tables"}, {"name": "Games"}]
    assert document["paths"]["/api/games"]["get"]["tags"] == ["Games"]


def test_who_must_have_come_in(document: Json) -> None:
    assert document["security"] == [{"session": []}, {"token": []}]
    assert document["components"]["securitySchemes"]["session"]["name"] == "bottega_session"
    assert "security" not in document["paths"]["/api/tables"]["get"]
    assert document["paths"]["/api/games"]["get"]["security"] == []


def test_parts_of_the_path_come_before_the_query(document: Json) -> None:
    assert document["paths"]["/api/tables/{table}/steps/{step}"]["get"]["parameters"] == [
        {"name": "table", "in": "path", "required": True, "schema": {"type": "string"}},
        {"name": "step", "in": "path", "required": True, "schema": {"type": "integer", "minimum": 0}},
        {"name": "step", "in": "query", "required": True, "schema": {"type": "integer"}},
    ]


def test_the_query_has_defaults_and_no_null(document: Json) -> None:
    parameters = document["paths"]["/api/tables"]["get"]["parameters"]
    assert {each["name"]: each["schema"] for each in parameters} == {
        "kind": {"enum": ["mine", "open"], "default": "open"},
        "limit": {"type": "integer", "minimum": 1, "maximum": 100, "default": 20},
        "after": {"type": "string"},
        "games": {"type": "array", "items": {"type": "string"}, "default": []},
    }
    assert not any(each["required"] for each in parameters)


@pytest.mark.parametrize(
    ("path", "method", "statuses"),
    [
        ("/api/tables", "get", "200 400 401 403 422 429 5XX"),
        ("/api/tables", "post", "201 400 401 403 404 409 413 415 422 429 5XX"),
        ("/api/tables/{table}", "delete", "204 400 401 403 404 409 422 429 5XX"),
        ("/api/tables/{table}/record", "get", "200 400 401 403 404 409 422 429 5XX"),
        ("/api/games", "get", "200 401 429 5XX"),
    ],
)
def test_answers_by_their_status(document: Json, path: str, method: str, statuses: str) -> None:
    assert list(document["paths"][path][method]["responses"]) == statuses.split()


def test_whoever_is_refused_is_told_why(document: Json) -> None:
    refusals = document["components"]["responses"]
    failed = {"application/json": {"schema": {"$ref": "#/components/schemas/Failed"}}}
    assert all(refusal["content"] == failed and refusal["description"] for refusal in refusals.values())


def test_what_is_answered_is_json_or_text_or_something_else_or_nothing(document: Json) -> None:
    def answer(path: str, method: str = "get", status: str = "200") -> object:
        return document["paths"][path][method]["responses"][status].get("content")

    assert answer("/api/tables") == {"application/json": {"schema": {"$ref": "#/components/schemas/Tables"}}}
    assert answer("/api/games/{game}/rules") == {"text/markdown": {"schema": {"type": "string"}}}
    assert answer("/api/tables/{table}/record") == {"application/x-ndjson": {}}
    assert answer("/api/tables/{table}", "delete", "204") is None


@pytest.mark.parametrize(("path", "name"), [("/api/games", "others"), ("/api/others", "games")])
def test_no_two_are_alike(path: str, name: str) -> None:
    async def other(call: object) -> None: ...

    other.__name__ = name
    with pytest.raises(RulesBug, match="two endpoints are alike"):
        openapi([*ENDPOINTS, Endpoint(method="GET", path=path, chapter="Games", handle=other)])


# What is sent, and what is answered


def test_what_has_a_default_need_not_be_sent(schemas: Json) -> None:
    sent = schemas["OpenTable"]
    assert sent["required"] == ["game", "seats"]
    assert sent["properties"]["options"]["default"] == {}
    assert sent["properties"]["clock"]["default"] == {"kind": "none"}
    assert sent["additionalProperties"] is False


def test_what_has_a_default_is_always_answered(schemas: Json) -> None:
    assert schemas["SeatInfo"]["required"] == list(schemas["SeatInfo"]["properties"])
    assert "default" not in json.dumps(schemas["SeatInfo"])


def test_what_is_left_out_when_answering_is_not_required(schemas: Json) -> None:
    assert schemas["Echo"]["required"] == ["share", "raw"]


def test_what_goes_both_ways_has_two_names_where_it_differs(schemas: Json) -> None:
    assert schemas["LiveClock"]["required"] == ["kind", "seconds", "increment"]
    assert schemas["SentLiveClock"]["required"] == ["kind", "seconds"]
    assert "SentNoClock" not in schemas
    assert [each["$ref"].rpartition("/")[2] for each in schemas["OpenTable"]["properties"]["clock"]["oneOf"]] == [
        "NoClock",
        "SentLiveClock",
        "DaysClock",
    ]


def test_what_is_sent_may_hold_more_unless_that_is_forbidden(schemas: Json) -> None:
    assert "additionalProperties" not in schemas["Loose"]
    assert schemas["Echo"]["additionalProperties"] is False


def test_limits(schemas: Json) -> None:
    assert schemas["Loose"]["properties"] == {
        "share": {"type": "number", "minimum": 0, "exclusiveMaximum": 1},
        "notes": {"type": "object", "additionalProperties": True, "maxProperties": 3, "default": {}},
    }
    assert schemas["Say"]["properties"]["text"] == {"type": "string", "minLength": 1, "maxLength": 500}
    seats = schemas["OpenTable"]["properties"]["seats"]
    assert (seats["minItems"], seats["maxItems"]) == (1, 8)


def test_structures_are_told_apart_by_a_field(schemas: Json) -> None:
    seats = schemas["OpenTable"]["properties"]["seats"]["items"]
    mapping = {
        "me": "MySeat",
        "open": "OpenSeat",
        "invited": "InvitedSeat",
        "bot": "BotSeat",
        "beside-me": "SeatBesideMe",
    }
    assert seats["discriminator"] == {
        "propertyName": "kind",
        "mapping": {tag: f"#/components/schemas/{name}" for tag, name in mapping.items()},
    }
    assert [each["$ref"] for each in seats["oneOf"]] == list(seats["discriminator"]["mapping"].values())


def test_what_games_define_is_open(schemas: Json) -> None:
    for name in ("View", "Event", "Action", "Question", "Prospects", "Standing"):
        assert schemas[name].keys() == {"description", "type"}
        assert f"`{name}` in `/api/games/{{game}}/schema`" in str(schemas[name]["description"])


# As msgspec has it


@pytest.fixture(scope="module")
def is_valid(document: Json) -> Check:
    """Whether something is as a definition says."""

    def check(name: str, value: object) -> bool:
        schema = {"$schema": DRAFT, "$ref": f"#/components/schemas/{name}", "components": document["components"]}
        return jsonschema_rs.validator_for(schema).is_valid(value)

    return check


@pytest.mark.parametrize(
    ("kind", "value"),
    [
        (tables.OpenTable, {"game": "sagrada", "seats": [{"kind": "me"}]}),
        (tables.OpenTable, {"game": "sagrada", "seats": []}),
        (tables.OpenTable, {"game": "sagrada", "seats": [{"kind": "cat"}]}),
        (tables.OpenTable, {"game": "sagrada", "seats": [{"kind": "bot"}]}),
        (tables.OpenTable, {"game": "sagrada", "seats": [{"kind": "bot", "bot": "greedy", "name": "Ada"}]}),
        (tables.OpenTable, {"game": "sagrada", "seats": [{"kind": "beside-me", "name": ""}]}),
        (tables.OpenTable, {"game": "sagrada", "seats": [{"kind": "me"}], "clock": {"kind": "live", "seconds": 60}}),
        (tables.OpenTable, {"game": "sagrada", "seats": [{"kind": "me"}], "clock": {"kind": "live", "seconds": 6}}),
        (tables.OpenTable, {"game": "sagrada", "seats": [{"kind": "me"}], "undo": "never"}),
        (tables.OpenTable, {"game": "sagrada", "seats": [{"kind": "me"}], "options": {"bag": 1}}),
        (tables.OpenTable, {"seats": [{"kind": "me"}]}),
        (commands.Play, {"do": "play", "seat": 0, "line": "pass"}),
        (commands.Play, {"do": "play", "seat": 0, "line": ["pass", {"do": "pass"}]}),
        (commands.Play, {"do": "play", "seat": 0, "line": []}),
        (commands.Play, {"do": "play", "seat": 0, "line": [3]}),
        (commands.Play, {"do": "play", "seat": None, "line": "pass"}),
        (commands.Play, {"do": "play", "seat": 0, "line": "pass", "key": "k" * 65}),
        (Loose, {"share": 0.5, "more": True}),
        (Loose, {"share": 1.0}),
        (Loose, {"share": 0, "notes": {"a": 1, "b": None, "c": [], "d": {}}}),
    ],
)
def test_the_schema_takes_what_msgspec_takes(is_valid: Check, kind: type, value: object) -> None:
    assert is_valid(kind.__name__, value) == is_taken(kind, value)


def is_taken(kind: type, value: object) -> bool:
    try:
        msgspec.convert(value, kind)
    except msgspec.ValidationError:
        return False
    return True


@pytest.mark.parametrize(
    "value",
    [
        tables.SeatInfo(kind="open", name=""),
        tables.LiveClock(60),
        people.Me(id="a", name="Ada", is_guest=True, language=""),
        live.Done(number=3),
        Echo(0.5, msgspec.Raw(b"[1]")),
        Echo(0.5, msgspec.Raw(b"{}"), "note"),
    ],
)
def test_the_schema_takes_what_msgspec_writes(is_valid: Check, value: object) -> None:
    assert is_valid(type(value).__name__, msgspec.json.decode(msgspec.json.encode(value)))
