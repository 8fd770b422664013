"""The schemas themselves: fresh, complete, described, and exact."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from pathlib import Path

import jsonschema_rs
import pytest

from bottega.core.errors import BadInput
from bottega.core.registry import find_game, game_names
from bottega.schemas.document import PARTS, document, part, text_of
from bottega.schemas.finding import questions_of
from bottega.server.documents import DOCUMENTS

HOME = Path(__file__).parents[2] / "docs" / "schemas"

FREE = {
    "HeaderLine.players": "names that people choose",
    "HeaderLine.own_components": "a file that somebody wrote",
    "Named.text": "what is said",
    "Phrase": "what is said",
    "Player.name": "names that people choose",
    "Player.bot": "bots that any package may bring",
    "Snapshot.name": "names that people choose",
    "agenda": "opaque: for the engine alone",
}
"""Where any text may stand, and why: a definition and its property, or a property wherever it is."""

Place = tuple[str, ...]


@pytest.fixture(params=game_names())
def name(request: pytest.FixtureRequest) -> str:
    return str(request.param)


@pytest.fixture
def whole(name: str) -> dict[str, object]:
    return dict(document(find_game(name)))


def test_the_file_is_fresh(name: str, whole: dict[str, object]) -> None:
    kept = (HOME / f"{name}.json").read_text("utf-8")
    assert kept == text_of(whole) + "\n", "the file is stale: `make schemas` renews it"


def test_there_is_a_file_for_each_game_and_each_document_of_a_server() -> None:
    assert sorted(file.stem for file in HOME.iterdir()) == sorted([*game_names(), *DOCUMENTS])


def test_the_text_says_the_same(whole: dict[str, object]) -> None:
    assert json.loads(text_of(whole)) == whole


def test_lines_are_readable(whole: dict[str, object]) -> None:
    long = [line for line in text_of(whole).splitlines() if len(line) > 120 and '"description"' not in line]
    assert long == []


def test_it_is_a_schema(whole: dict[str, object]) -> None:
    jsonschema_rs.meta.validate(whole)


def test_names_are_names_of_types(whole: dict[str, object]) -> None:
    assert [name for name in definitions(whole) if not re.fullmatch("[A-Z][A-Za-z0-9]*", name)] == []


def test_every_definition_is_described(whole: dict[str, object]) -> None:
    silent = [name for name, schema in definitions(whole).items() if not schema.get("description")]
    assert [name for name in silent if not name.endswith(("Action", "Reason", "ScoreLine"))] == []


def test_it_stands_alone(whole: dict[str, object]) -> None:
    """Whatever is referred to is defined, and whatever is defined belongs to a part."""
    assert references(whole) - definitions(whole).keys() == set()
    assert definitions(whole).keys() - references(whole) <= set(PARTS.values())


@pytest.mark.parametrize("piece", PARTS)
def test_a_part_stands_alone(name: str, piece: str) -> None:
    schema = dict(part(find_game(name), piece))
    assert references(schema) == definitions(schema).keys()
    jsonschema_rs.meta.validate(schema)


def test_there_is_no_other_part() -> None:
    with pytest.raises(BadInput, match=r"A schema has no part 'event'\. Did you mean 'events'"):
        part(find_game("sagrada"), "event")


def test_what_is_asked_is_in_the_view(name: str, whole: dict[str, object]) -> None:
    """Each question of a game can be one of its view's."""
    views = dict(part(find_game(name), "views"))
    asked = {f"{question.__name__}Question" for question in questions_of(find_game(name))}
    assert asked <= definitions(views).keys()


def test_no_text_where_an_id_or_a_number_is_meant(whole: dict[str, object]) -> None:
    assert [".".join(place) for place in free_texts(whole) if not is_allowed(place)] == []


def is_allowed(place: Place) -> bool:
    return not FREE.keys().isdisjoint({place[0], place[-1], ".".join(place)})


def free_texts(whole: dict[str, object]) -> Iterator[Place]:
    """Where a schema allows any text: the definition, and the property if it is one."""
    for name, schema in definitions(whole).items():
        yield from texts_in(schema, (name,))


def texts_in(schema: object, place: Place) -> Iterator[Place]:
    if isinstance(schema, list):
        for item in schema:
            yield from texts_in(item, place)
    if not isinstance(schema, dict):
        return
    if schema.get("type") == "string" and schema.keys().isdisjoint({"enum", "format", "pattern"}):
        yield place
    if schema.get("additionalProperties") and "propertyNames" not in schema:
        yield place
    for key, value in schema.items():
        if key == "properties":
            for name, each in value.items():
                yield from texts_in(each, (place[0], name))
        else:
            yield from texts_in(value, place)


def definitions(schema: dict[str, object]) -> dict[str, dict[str, object]]:
    found = schema["$defs"]
    assert isinstance(found, dict)
    return found


def references(schema: object) -> set[str]:
    return set(re.findall(r'"\$ref": "#/\$defs/(\w+)"', json.dumps(schema)))
