"""Score sheets: which lines, notes and rivals a game has, it declares as values."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from msgspec import inspect

from bottega.core.kinds import Kind, RuleId, SeatId
from bottega.core.scores import LineKind, Sheet
from bottega.schemas.definitions import Definitions, Schema, list_of, one_of, pascal, reference, structure

NUMBER: Final[Schema] = {"type": "integer"}
EMPTY: Final[Schema] = {"type": "array", "maxItems": 0}


def line(sheet: Sheet, definitions: Definitions) -> Schema:
    """A line of a score sheet, told apart by its label."""
    kinds = [(f"{pascal(kind.label)}ScoreLine", _line(kind, definitions)) for kind in sheet.lines]
    return one_of([definitions.define(name, schema) for name, schema in kinds])


def _line(kind: LineKind, definitions: Definitions) -> Schema:
    things = [definitions.kind(thing) for thing in kind.things]
    lists = {name: list_of(fact) for name, fact in _facts(kind.lists, definitions).items()}
    return structure(
        {
            "label": {"const": kind.label},
            "points": NUMBER,
            "rule": definitions.of(inspect.type_info(RuleId)),
            "groups": list_of(list_of(_any_of(things))) if things else EMPTY,
            "facts": structure({**_facts(kind.facts, definitions), **lists}, []),
        }
    )


def standing(sheet: Sheet, definitions: Definitions) -> Schema:
    """A final place."""
    seat = definitions.of(inspect.type_info(SeatId))
    facts = {name: kind for facts in sheet.notes.values() for name, kind in facts.items()}
    return structure(
        {
            "seat": {"anyOf": [seat, {"type": "null"}]},
            "place": NUMBER,
            "won": {"type": "boolean"},
            "total": NUMBER,
            "lines": list_of(reference("ScoreLine")),
            "note": {"enum": ["", *sheet.notes]},
            "rival": {"enum": ["", *sheet.rivals]},
            "facts": structure(_facts(facts, definitions), []),
        }
    )


def _any_of(things: list[Schema]) -> Schema:
    """One of these, which may have ids in common."""
    return {"anyOf": things} if len(things) > 1 else things[0]


def _facts(kinds: Mapping[str, Kind], definitions: Definitions) -> dict[str, Schema]:
    return {name: definitions.kind(kind) for name, kind in kinds.items()}
