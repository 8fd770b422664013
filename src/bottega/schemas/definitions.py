"""The definitions of a schema: structures and kinds of facts, each once and under a name."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from functools import singledispatchmethod
from inspect import getdoc
from typing import Annotated

from msgspec import inspect

from bottega.core.errors import RulesBug
from bottega.core.event import Event
from bottega.core.kinds import Kind
from bottega.core.questions import Question

Schema = Mapping[str, object]
TEXT: Schema = {"type": "string"}
NOTHING: Schema = {"not": {}}


class Definitions:
    """What is defined so far, by name; `of` makes the schema of a type and defines what the type is made of.

    `kinds` are the kinds of facts among them, by their own names. `given` are kinds that mean something else in each
    game: its rules, its options. `names` are structures that are not called as their class is. `elsewhere` are types
    that are defined under these names by others.
    """

    def __init__(
        self, given: Mapping[str, Schema], names: Mapping[type, str], elsewhere: Mapping[type, str] | None = None
    ) -> None:
        self.named: dict[str, Schema] = {}
        self.kinds: dict[str, Schema] = {}
        self._given = given
        self._names = names
        self._elsewhere = elsewhere or {}
        self._types: dict[str, type] = {}

    def define(self, name: str, schema: Schema) -> Schema:
        """Give a schema a name, and refer to it. A name has one meaning."""
        if self.named.setdefault(name, schema) != schema:
            raise RulesBug(f"the schema has two different definitions of {name}")
        return reference(name)

    # Kinds of facts

    def kind(self, kind: Kind) -> Schema:
        """A fact of a kind. One that lists no ids is a number, unless a type says what it is."""
        if kind.ids:
            return self.of(inspect.type_info(Annotated[str, kind.meta]))
        if kind.name in self.kinds or kind.name in self._given:
            return self.of_kind(kind.name)
        return self.of(inspect.type_info(Annotated[int, kind.meta]))

    def of_kind(self, name: str) -> Schema:
        """A fact of a kind that is defined, by the kind's name."""
        return self._define_kind(name, self.kinds.get(name, {}))

    def _define_kind(self, kind: str, schema: Schema) -> Schema:
        self.kinds[kind] = self._given.get(kind, schema)
        return self.define(pascal(kind), {"description": f"A fact of the kind `{kind}`.", **self.kinds[kind]})

    # Types

    @singledispatchmethod
    def of(self, info: inspect.Type) -> Schema:
        """The schema of a type."""
        raise RulesBug(f"there is no schema of {info}")

    @of.register
    def _(self, info: inspect.Metadata) -> Schema:
        extra = {key: value for key, value in (info.extra_json_schema or {}).items() if key != "title"}
        schema = {**self.of(info.type), **extra}
        return self._define_kind(info.extra["kind"], schema) if info.extra else schema

    @of.register
    def _(self, info: inspect.NoneType) -> Schema:
        return {"type": "null"}

    @of.register
    def _(self, info: inspect.BoolType) -> Schema:
        return {"type": "boolean"}

    @of.register
    def _(self, info: inspect.IntType) -> Schema:
        bounds = {"minimum": info.ge, "maximum": info.le}
        return {"type": "integer", **{name: bound for name, bound in bounds.items() if bound is not None}}

    @of.register(inspect.StrType)
    @of.register(inspect.DateTimeType)
    def _(self, info: inspect.Type) -> Schema:
        return TEXT

    @of.register
    def _(self, info: inspect.LiteralType) -> Schema:
        return {"enum": list(info.values)}

    @of.register
    def _(self, info: inspect.UnionType) -> Schema:
        return {"anyOf": [self.of(each) for each in info.types]}

    @of.register(inspect.CollectionType)
    @of.register(inspect.ListType)
    @of.register(inspect.VarTupleType)
    def _(self, info: inspect.CollectionType) -> Schema:
        return list_of(self.of(info.item_type))

    @of.register
    def _(self, info: inspect.TupleType) -> Schema:
        length = len(info.item_types)
        items = [self.of(each) for each in info.item_types]
        return {"type": "array", "prefixItems": items, "items": False, "minItems": length, "maxItems": length}

    @of.register
    def _(self, info: inspect.DictType) -> Schema:
        keys = self.of(info.key_type)
        names = {} if keys == TEXT else {"propertyNames": keys}
        return {"type": "object", **names, "additionalProperties": self.of(info.value_type)}

    @of.register
    def _(self, info: inspect.CustomType) -> Schema:
        if info.cls not in self._elsewhere:
            raise RulesBug(f"there is no schema of {info.cls.__name__}")
        return reference(self._elsewhere[info.cls])

    @of.register
    def _(self, info: inspect.StructType) -> Schema:
        if info.cls in self._elsewhere:
            return reference(self._elsewhere[info.cls])
        tag = {} if info.tag_field is None else {info.tag_field: {"const": info.tag}}
        return self._define_structure(info.cls, tag, info.fields, all_told=not info.cls.__struct_config__.omit_defaults)

    @of.register
    def _(self, info: inspect.DataclassType) -> Schema:
        if info.cls in self._elsewhere:
            return reference(self._elsewhere[info.cls])
        return self._define_structure(info.cls, {}, info.fields, all_told=True)

    def _define_structure(
        self, cls: type, tag: Mapping[str, Schema], fields: Sequence[inspect.Field], *, all_told: bool
    ) -> Schema:
        """A structure as it is written: with all its fields, unless those that have their default are left out."""
        name = self._name(cls)
        if self._types.setdefault(name, cls) is not cls:
            raise RulesBug(f"the schema has two structures of the name {name}: {self._types[name]} and {cls}")
        if name not in self.named:
            self.named[name] = {}  # a structure may hold others of its own kind
            properties = {**tag, **{field.encode_name: self.of(field.type) for field in fields}}
            required = [*tag, *[field.encode_name for field in fields if all_told or field.required]]
            self.named[name] = {"description": description(cls), **structure(properties, required)}
        return reference(name)

    def _name(self, cls: type) -> str:
        """What a structure is called: events, questions and actions may have one word, so each says what it is."""
        role = next((base.__name__ for base in (Event, Question) if issubclass(cls, base)), "")
        return self._names.get(cls, cls.__name__ + role)


def pascal(name: str) -> str:
    """An id as the name of a type.

    >>> pascal("wake-up time")
    'WakeUpTime'
    """
    return "".join([word[0].upper() + word[1:] for word in re.findall("[A-Za-z0-9]+", name)])


def description(cls: type) -> str:
    """What a docstring says; "" if there is none."""
    return (getdoc(cls) or "") if cls.__doc__ else ""


def reference(name: str) -> Schema:
    """A schema that is defined under a name."""
    return {"$ref": f"#/$defs/{name}"}


def list_of(items: Schema) -> Schema:
    """A list."""
    return {"type": "array", "items": items}


def one_of_ids(ids: Sequence[str]) -> Schema:
    """An id, one of these."""
    return {"type": "string", "enum": list(ids)}


def one_of(variants: Sequence[Schema]) -> Schema:
    """One of several, which exclude each other; without any, nothing at all."""
    if not variants:
        return NOTHING
    return {"oneOf": list(variants)} if len(variants) > 1 else variants[0]


def structure(properties: Mapping[str, Schema], required: Sequence[str] | None = None) -> Schema:
    """A JSON object that has these properties and no other; all are required unless it is said which."""
    return {
        "type": "object",
        "properties": properties,
        "required": list(properties if required is None else required),
        "additionalProperties": False,
    }
