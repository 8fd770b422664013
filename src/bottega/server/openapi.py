"""The REST half of a server as an OpenAPI 3.1 document, made from its endpoints and their types."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from http import HTTPStatus
from inspect import getdoc
from typing import Final

from msgspec import inspect

from bottega.core.errors import RulesBug
from bottega.protocol.failures import Failed
from bottega.schemas.definitions import TEXT, Definitions, Schema, description, needed, references
from bottega.schemas.document import ELSEWHERE, NAMES
from bottega.schemas.exchange import Exchange
from bottega.server.definitions import GAME_SCHEMA, GIVEN, OPEN
from bottega.server.endpoint import Endpoint
from bottega.version import __version__

VERSION: Final = "3.1.0"
JSON: Final = "application/json"
ABOUT: Final = f"""Board games about making art: open a table, sit down, play.

What is sent and answered is JSON. One comes in as a guest or with an account and gets a cookie; programs send a token.
What is refused is answered with `Failed`, and nothing was changed.

What depends on the game (views, events, actions, questions) is any object here: `{GAME_SCHEMA}` defines it.
Who wants to follow a table opens its WebSocket, whose messages have a schema of their own (`docs/schemas/server.json`).
"""
SECURITY: Final[Mapping[str, Schema]] = {
    "session": {
        "type": "apiKey",
        "in": "cookie",
        "name": "bottega_session",
        "description": "Set when somebody comes in.",
    },
    "token": {"type": "http", "scheme": "bearer", "description": "For programs that play in somebody's name."},
}
CONVERTED: Final[Mapping[str, Schema]] = {
    "int": {"type": "integer", "minimum": 0},
    "float": {"type": "number", "minimum": 0},
    "uuid": {**TEXT, "format": "uuid"},
}
"""Parts of a path that say what they are: `{step:int}`. Others are text."""


def openapi(endpoints: Sequence[Endpoint]) -> Schema:
    """The OpenAPI document of these endpoints."""
    exchange = Exchange(_make, _sent(endpoints), _told(endpoints))
    paths = _paths(endpoints, exchange)
    responses = _refusals(endpoints, exchange)
    return {
        "openapi": VERSION,
        "info": {"title": "Bottega", "version": __version__, "description": ABOUT},
        "tags": [{"name": chapter} for chapter in dict.fromkeys(endpoint.chapter for endpoint in endpoints)],
        "security": [{name: []} for name in SECURITY],
        "paths": paths,
        "components": {
            "schemas": _used([paths, responses], {**OPEN, **exchange.named}),
            "responses": responses,
            "securitySchemes": SECURITY,
        },
    }


# Types


class Components(Definitions):
    """Definitions as OpenAPI has them: in a place of their own, and told apart by a field that is named."""

    def refer(self, name: str) -> Schema:
        """The schema that is defined under a name."""
        return {"$ref": f"#/components/schemas/{name}"}

    def told_apart(self, field: str, variants: Mapping[str, Schema]) -> Schema:
        """One of several structures, and the field that tells which."""
        mapping = {tag: variant["$ref"] for tag, variant in variants.items()}
        return {**super().told_apart(field, variants), "discriminator": {"propertyName": field, "mapping": mapping}}


def _make(names: Mapping[type, str], *, is_sent: bool) -> Components:
    return Components(GIVEN, {**NAMES, **names}, ELSEWHERE, is_sent=is_sent)


def _sent(endpoints: Iterable[Endpoint]) -> Iterable[inspect.Type]:
    """The types of all that is sent."""
    for endpoint in endpoints:
        if endpoint.body is not None:
            yield inspect.type_info(endpoint.body)
        yield from [field.type for field in _query(endpoint)]


def _told(endpoints: Iterable[Endpoint]) -> Iterable[inspect.Type]:
    """The types of all that is answered."""
    yield inspect.type_info(Failed)
    for endpoint in endpoints:
        if endpoint.answer is not None:
            yield inspect.type_info(endpoint.answer)


def _used(documents: Sequence[Schema], named: Mapping[str, Schema]) -> dict[str, Schema]:
    """Those definitions that something refers to."""
    found = needed(references(list(documents)), named)
    return {name: named[name] for name in sorted(found & named.keys())}


# Operations


def _paths(endpoints: Iterable[Endpoint], exchange: Exchange) -> Schema:
    paths: dict[str, dict[str, Schema]] = {}
    names = set[str]()
    for endpoint in endpoints:
        operations = paths.setdefault(_template(endpoint.path), {})
        method = endpoint.method.lower()
        if method in operations or endpoint.name in names:
            raise RulesBug(f"two endpoints are alike: {endpoint.method} {endpoint.path}, {endpoint.name}")
        operations[method] = _operation(endpoint, exchange)
        names.add(endpoint.name)
    return paths


def _operation(endpoint: Endpoint, exchange: Exchange) -> Schema:
    parameters = [*_path_parameters(endpoint), *_query_parameters(endpoint, exchange)]
    return {
        "operationId": endpoint.name,
        "tags": [endpoint.chapter],
        **_words(endpoint),
        **({"security": []} if endpoint.who == "anyone" else {}),
        **({"parameters": parameters} if parameters else {}),
        **({} if endpoint.body is None else {"requestBody": _request_body(endpoint, exchange)}),
        "responses": {
            str(endpoint.status): _answer(endpoint, exchange),
            **{refusal.status: refusal.reference for refusal in REFUSALS if refusal.fits(endpoint)},
        },
    }


def _words(endpoint: Endpoint) -> dict[str, str]:
    """What an endpoint does, and more about it where there is more to say."""
    more = (getdoc(endpoint.handle) or "").partition("\n")[2].strip()
    query = "" if endpoint.query is None else description(endpoint.query)
    about = "\n\n".join([text for text in (more, query) if text])
    return {"summary": endpoint.summary, **({"description": about} if about else {})}


# What is sent


def _template(path: str) -> str:
    """A path with nothing but names in its braces.

    >>> _template("/api/games/{game}/steps/{step:int}")
    '/api/games/{game}/steps/{step}'
    """
    return re.sub(r"{(\w+):\w+}", r"{\1}", path)


def _path_parameters(endpoint: Endpoint) -> list[Schema]:
    return [
        {"name": name, "in": "path", "required": True, "schema": CONVERTED.get(kind, TEXT)}
        for name, kind in re.findall(r"{(\w+):?(\w*)}", endpoint.path)
    ]


def _query_parameters(endpoint: Endpoint, exchange: Exchange) -> list[Schema]:
    return [_query_parameter(field, exchange) for field in _query(endpoint)]


def _query_parameter(field: inspect.Field, exchange: Exchange) -> Schema:
    schema = exchange.sent.of_field(field)
    if field.default is None:
        schema = {key: value for key, value in schema.items() if key != "default"}
    return {"name": field.encode_name, "in": "query", "required": field.required, "schema": schema}


def _query(endpoint: Endpoint) -> list[inspect.Field]:
    """The fields of what stands behind the question mark. None can't stand there: it is left out."""
    if endpoint.query is None:
        return []
    info = inspect.type_info(endpoint.query)
    assert isinstance(info, inspect.StructType)
    return [
        inspect.Field(field.name, field.encode_name, _present(field.type), field.required, *_default(field))
        for field in info.fields
    ]


def _default(field: inspect.Field) -> tuple[object, object]:
    return field.default, field.default_factory


def _present(kind: inspect.Type) -> inspect.Type:
    """A type without None."""
    if not isinstance(kind, inspect.UnionType):
        return kind
    types = tuple([each for each in kind.types if not isinstance(each, inspect.NoneType)])
    return types[0] if len(types) == 1 else inspect.UnionType(types)


def _request_body(endpoint: Endpoint, exchange: Exchange) -> Schema:
    return {"required": True, "content": {JSON: {"schema": exchange.sent.of(inspect.type_info(endpoint.body))}}}


# What is answered


def _answer(endpoint: Endpoint, exchange: Exchange) -> Schema:
    content = _content(endpoint, exchange)
    return {
        "description": HTTPStatus(endpoint.status).phrase,
        **({} if content is None else {"content": {endpoint.media: content}}),
    }


def _content(endpoint: Endpoint, exchange: Exchange) -> Schema | None:
    """What an answer holds: JSON of a type, something else, or nothing."""
    if endpoint.answer is not None:
        return {"schema": exchange.told.of(inspect.type_info(endpoint.answer))}
    if endpoint.media == JSON:
        return None
    return {"schema": TEXT} if endpoint.media.startswith("text/") else {}


@dataclass(frozen=True)
class Refusal:
    """A status that says no, what it means, and which endpoints answer so."""

    status: str
    name: str
    about: str
    fits: Callable[[Endpoint], bool]

    @property
    def reference(self) -> Schema:
        """Where it is defined."""
        return {"$ref": f"#/components/responses/{self.name}"}


def _asks_for_something(endpoint: Endpoint) -> bool:
    return endpoint.body is not None or endpoint.query is not None or "{" in endpoint.path


def _names_something(endpoint: Endpoint) -> bool:
    return "{" in endpoint.path or "game" in getattr(endpoint.body, "__struct_fields__", ())


def _is_about_a_table(endpoint: Endpoint) -> bool:
    return "{table}" in endpoint.path


REFUSALS: Final = (
    Refusal("400", "Unreadable", "What was sent can't be read.", _asks_for_something),
    Refusal("401", "Unknown", "One must come in first, or the token or the password is wrong.", lambda endpoint: True),
    Refusal(
        "403",
        "NotAllowed",
        "Somebody else may do this, or it was sent by a page of somebody else.",
        lambda endpoint: endpoint.who == "somebody" or endpoint.method != "GET" or _is_about_a_table(endpoint),
    ),
    Refusal("404", "NotThere", "There is no such thing.", _names_something),
    Refusal(
        "409",
        "NotNow",
        "Not as things are: a rule refuses it, or something has changed since.",
        lambda endpoint: endpoint.method != "GET" or _is_about_a_table(endpoint),
    ),
    Refusal("413", "TooLarge", "More was sent than is read.", lambda endpoint: endpoint.body is not None),
    Refusal("415", "NotJson", "What was sent is not called JSON.", lambda endpoint: endpoint.body is not None),
    Refusal("422", "NotAsAsked", "What was sent can be read, but is not what is asked for.", _asks_for_something),
    Refusal("429", "TooOften", "Too often: try again later.", lambda endpoint: True),
    Refusal("5XX", "OurFault", "It is not your fault: try again later.", lambda endpoint: True),
)


def _refusals(endpoints: Sequence[Endpoint], exchange: Exchange) -> Schema:
    """The answers that say no, as far as somebody gives them."""
    content = {JSON: {"schema": exchange.told.of(inspect.type_info(Failed))}}
    return {
        refusal.name: {"description": refusal.about, "content": content}
        for refusal in REFUSALS
        if any(refusal.fits(endpoint) for endpoint in endpoints)
    }
