"""How types, actions and reasons become schemas."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Literal

import msgspec
import pytest
from msgspec import inspect

from bottega.core.actions import Action, ActionTable, Argument
from bottega.core.errors import RulesBug
from bottega.core.event import Event
from bottega.core.kinds import NUMBER, RULE, WORD, Fact, Kind, RuleId, SeatId
from bottega.core.questions import Question
from bottega.core.reasons import Reason
from bottega.core.scores import LineKind, Sheet
from bottega.schemas import decisions, sheets
from bottega.schemas.definitions import Definitions, Schema, reference
from bottega.schemas.exchange import Exchange

DIE = Kind("die", ("R1", "R2"))
VALUE = Kind("value", least=1, most=6)
ACTOR = Kind("actor")
Die = Annotated[str, DIE.meta]
Value = Annotated[int, VALUE.meta]
Actor = Annotated[int | Literal["leonardo"], ACTOR.meta]
RULES: Schema = {"description": "A rule.", "enum": ["SG-1.1"]}


class Dropped(Event):
    """A die fell to the floor."""

    actor: Actor
    die: Die | None
    others: tuple[Die, ...]
    value: Value
    rule: RuleId = "SG-1.1"


class Pick(Question):
    """Which die?"""

    counts: dict[Die, int]


class Brief(msgspec.Struct, omit_defaults=True):
    """Leaves out what is as usual."""

    number: int
    again: tuple[Brief, ...] = ()


class Folded(msgspec.Struct):
    fact: Fact


class Small(msgspec.Struct, tag="small"):
    """A box that holds little."""

    weight: Annotated[float, msgspec.Meta(gt=0, le=2.5)]


class Large(msgspec.Struct, tag="large"):
    """A box that may hold others."""

    label: Annotated[str, msgspec.Meta(min_length=1, max_length=9, pattern="^[a-z]*$")] = "box"
    boxes: Annotated[list[Small | Large], msgspec.Meta(max_length=3)] = []
    first: Small | Large | None = None
    extra: dict[str, object] = {}
    count: Annotated[int, msgspec.Meta(ge=0, lt=10, multiple_of=2)] = 0
    other: Annotated[msgspec.Raw, msgspec.Meta(description="Whatever else.")] = msgspec.Raw(b"null")


class Lid(msgspec.Struct, forbid_unknown_fields=True):
    """What closes a crate."""

    is_open: bool = False


class Crate(msgspec.Struct, forbid_unknown_fields=True):
    """Has no default of its own, but its lid has."""

    die: Die
    lid: Lid


@pytest.fixture
def definitions() -> Definitions:
    return Definitions({RULE.name: RULES}, {Brief: "Short"})


def test_an_event_has_all_its_facts_each_of_a_named_kind(definitions: Definitions) -> None:
    assert definitions.of(inspect.type_info(Dropped)) == reference("DroppedEvent")
    assert definitions.named == {
        "DroppedEvent": {
            "description": "A die fell to the floor.",
            "type": "object",
            "properties": {
                "event": {"const": "dropped"},
                "actor": reference("Actor"),
                "die": {"anyOf": [reference("Die"), {"type": "null"}]},
                "others": {"type": "array", "items": reference("Die")},
                "value": reference("Value"),
                "rule": reference("Rule"),
            },
            "required": ["event", "actor", "die", "others", "value", "rule"],
            "additionalProperties": False,
        },
        "Actor": {
            "description": "A fact of the kind `actor`.",
            "anyOf": [{"type": "integer"}, {"enum": ["leonardo"]}],
        },
        "Die": {"description": "A fact of the kind `die`.", "type": "string", "enum": ["R1", "R2"]},
        "Value": {"description": "A fact of the kind `value`.", "type": "integer", "minimum": 1, "maximum": 6},
        "Rule": RULES,
    }


def test_a_question_is_told_by_what_it_asks(definitions: Definitions) -> None:
    definitions.of(inspect.type_info(Pick))
    assert definitions.named["PickQuestion"]["properties"] == {
        "asks": {"const": "pick"},
        "seat": reference("Seat"),
        "counts": {"type": "object", "propertyNames": reference("Die"), "additionalProperties": {"type": "integer"}},
    }


def test_what_is_left_out_by_default_is_not_required(definitions: Definitions) -> None:
    assert definitions.of(inspect.type_info(Brief)) == reference("Short")
    assert definitions.named["Short"]["required"] == ["number"]
    assert definitions.named["Short"]["properties"] == {
        "number": {"type": "integer"},
        "again": {"type": "array", "items": reference("Short")},
    }


def test_limits_and_what_is_open(definitions: Definitions) -> None:
    definitions.of(inspect.type_info(Large))
    boxes = {"oneOf": [reference("Small"), reference("Large")]}
    assert definitions.named["Large"]["properties"] == {
        "type": {"const": "large"},
        "label": {"type": "string", "minLength": 1, "maxLength": 9, "pattern": "^[a-z]*$"},
        "boxes": {"type": "array", "items": boxes, "maxItems": 3},
        "first": {"anyOf": [boxes, {"type": "null"}]},
        "extra": {"type": "object", "additionalProperties": True},
        "count": {"type": "integer", "minimum": 0, "exclusiveMaximum": 10, "multipleOf": 2},
        "other": {"description": "Whatever else."},
    }
    assert definitions.named["Small"]["properties"] == {
        "type": {"const": "small"},
        "weight": {"type": "number", "exclusiveMinimum": 0, "maximum": 2.5},
    }


def test_what_is_sent_may_lack_what_has_a_default(definitions: Definitions) -> None:
    sent = Definitions({}, {}, is_sent=True)
    for each in (definitions, sent):
        each.of(inspect.type_info(Small))
        each.of(inspect.type_info(Brief))
    assert sent.named["Brief"] == {
        "description": "Leaves out what is as usual.",
        "type": "object",
        "properties": {
            "number": {"type": "integer"},
            "again": {"type": "array", "items": reference("Brief"), "default": []},
        },
        "required": ["number"],
    }
    assert sent.named["Small"]["required"] == ["type", "weight"]


def test_what_goes_both_ways_is_defined_once_if_it_is_the_same() -> None:
    def make(names: Mapping[type, str], *, is_sent: bool) -> Definitions:
        return Definitions({RULE.name: RULES}, names, is_sent=is_sent)

    exchange = Exchange(make, [inspect.type_info(Crate)], [inspect.type_info(kind) for kind in (Crate, Dropped)])
    assert sorted(exchange.named) == [
        "Actor",
        "Crate",
        "Die",
        "DroppedEvent",
        "Lid",
        "Rule",
        "SentCrate",
        "SentLid",
        "Value",
    ]
    assert exchange.sent.of(inspect.type_info(Crate)) == reference("SentCrate")
    assert exchange.named["SentCrate"]["properties"] == {"die": reference("Die"), "lid": reference("SentLid")}


def test_a_fact_may_be_a_list_of_lists(definitions: Definitions) -> None:
    definitions.of(inspect.type_info(Folded))
    one = [{"type": "string"}, {"type": "integer"}, {"type": "null"}]
    lists = {"type": "array", "items": {"anyOf": [*one, {"type": "array", "items": {"anyOf": one}}]}}
    assert definitions.named["Folded"]["properties"] == {"fact": {"anyOf": [*one, lists]}}


def test_a_kind_has_one_meaning(definitions: Definitions) -> None:
    definitions.kind(DIE)
    with pytest.raises(RulesBug, match="two different definitions of Die"):
        definitions.kind(Kind("die", ("B1",)))


def test_a_structure_has_a_name_of_its_own(definitions: Definitions) -> None:
    definitions.of(inspect.type_info(Brief))
    other = msgspec.defstruct("Short", [("number", int)])
    with pytest.raises(RulesBug, match="two structures of the name Short"):
        definitions.of(inspect.type_info(other))


def test_a_kind_without_ids_is_what_its_type_says_or_a_number(definitions: Definitions) -> None:
    definitions.of(inspect.type_info(Dropped))
    actor = definitions.named["Actor"]
    assert definitions.kind(ACTOR) == reference("Actor")
    assert definitions.named["Actor"] == actor
    assert definitions.kind(NUMBER) == reference("Number")
    assert definitions.named["Number"] == {"description": "A fact of the kind `number`.", "type": "integer"}


def test_actions_by_their_words(definitions: Definitions) -> None:
    table = ActionTable(
        ["1: all"],
        [
            Action("pass"),
            *[Action("roll", Argument("die", DIE, die)) for die in DIE.ids],
            *[Action("turn", Argument("die", DIE, "R1"), Argument("value", VALUE, value)) for value in (1, 6)],
            Action("keep", Argument("dice", DIE, ("R1", "R2"), text="R1R2")),
            Action("say", Argument("word", WORD, "yes")),
            Action("say", Argument("number", NUMBER, 3)),
        ],
    )
    words = [reference(f"{word}Action") for word in ("Pass", "Roll", "Turn", "Keep", "Say")]
    assert decisions.actions(table, definitions) == {"oneOf": words}
    arguments = {name: schema.get("properties") for name, schema in definitions.named.items() if "Action" in name}
    assert arguments == {
        "PassAction": {"do": {"const": "pass"}},
        "RollAction": {"do": {"const": "roll"}, "die": reference("Die")},
        "TurnAction": {
            "do": {"const": "turn"},
            "die": {**reference("Die"), "enum": ["R1"]},
            "value": {**reference("Value"), "enum": [1, 6]},
        },
        "KeepAction": {"do": {"const": "keep"}, "dice": {"type": "array", "items": reference("Die")}},
        "SayAction": None,
    }
    said = definitions.named["SayAction"]["oneOf"]
    assert isinstance(said, list)
    assert [sorted(variant["required"]) for variant in said] == [["do", "word"], ["do", "number"]]


def test_reasons_by_their_codes(definitions: Definitions) -> None:
    found = [
        Reason("taken", "SG-4.7", die=DIE),
        Reason("taken", "SG-1.1", die=DIE, value=VALUE),
        Reason("over", ""),
    ]
    either = {"anyOf": [reference("Die"), {"type": "array", "items": reference("Die")}]}
    assert decisions.reasons(found, definitions) == {"oneOf": [reference("TakenReason"), reference("OverReason")]}
    taken = definitions.named["TakenReason"]
    properties = taken["properties"]
    assert isinstance(properties, dict)
    assert properties["rule"] == {"enum": ["SG-1.1", "SG-4.7"]}
    assert properties["die"] == either
    assert taken["required"] == ["code", "rule", "die"]


def test_score_sheets_by_their_lines_and_notes(definitions: Definitions) -> None:
    sheet = Sheet(
        lines=(LineKind("dice", (DIE,), {"value": VALUE}, {"thrown": DIE}), LineKind("luck")),
        notes={"tied": {"value": VALUE}, "cannot-win": {}},
        rivals=("leonardo",),
    )
    assert sheets.line(sheet, definitions) == {"oneOf": [reference("DiceScoreLine"), reference("LuckScoreLine")]}
    dice, luck = [definitions.named[f"{label}ScoreLine"]["properties"] for label in ("Dice", "Luck")]
    assert isinstance(luck, dict)
    assert dice == {
        "label": {"const": "dice"},
        "points": {"type": "integer"},
        "rule": reference("Rule"),
        "groups": {"type": "array", "items": {"type": "array", "items": reference("Die")}},
        "facts": facts_of({"value": reference("Value"), "thrown": {"type": "array", "items": reference("Die")}}),
    }
    assert luck["groups"] == {"type": "array", "maxItems": 0}
    standing = sheets.standing(sheet, definitions)["properties"]
    assert isinstance(standing, dict)
    assert (standing["note"], standing["rival"], standing["facts"]) == (
        {"enum": ["", "tied", "cannot-win"]},
        {"enum": ["", "leonardo"]},
        facts_of({"value": reference("Value")}),
    )


def facts_of(properties: dict[str, Schema]) -> Schema:
    return {"type": "object", "properties": properties, "required": [], "additionalProperties": False}


def test_what_has_no_schema_is_a_mistake(definitions: Definitions) -> None:
    with pytest.raises(RulesBug, match="there is no schema of"):
        definitions.of(inspect.type_info(complex))


def test_seats_are_numbers(definitions: Definitions) -> None:
    assert definitions.of(inspect.type_info(SeatId)) == reference("Seat")
    assert definitions.named["Seat"] == {"description": "A fact of the kind `seat`.", "type": "integer", "minimum": 0}
