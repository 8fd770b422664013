"""The definitions of a schema: structures and kinds of facts, each once and under a name."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import singledispatchmethod
from inspect import getdoc
from typing import Annotated

import msgspec
from msgspec import inspect

from bottega.core.errors import RulesBug
from bottega.core.event import Event
from bottega.core.kinds import Kind
from bottega.core.questions import Question

Schema = Mapping[str, object]
TEXT: Schema = {"type": "string"}
NOTHING: Schema = {"not": {}}
ANYTHING: Schema = {"description": "Any JSON value."}


class Definitions:
    """What is defined so far, by name; `of` makes the schema of a type and defines what the type is made of.

    `kinds` are the kinds of facts among them, by their own names. `given` are kinds that mean something else in each
    game: its rules, its options. `names` are structures that are not called as their class is. `elsewhere` are types
    that are defined under these names by others.

    What is told has all its fields. What `is_sent` to us may lack those that have a default, which is named, and may
    have more than we know, unless its type forbids that.
    """

    def __init__(
        self,
        given: Mapping[str, Schema],
        names: Mapping[type, str],
        elsewhere: Mapping[type, str] | None = None,
        *,
        is_sent: bool = False,
    ) -> None:
        self.named: dict[str, Schema] = {}
        self.kinds: dict[str, Schema] = {}
        self._given = given
        self._names = names
        self._elsewhere = elsewhere or {}
        self._is_sent = is_sent
        self.types: dict[str, type] = {}

    def define(self, name: str, schema: Schema) -> Schema:
        """Give a schema a name, and refer to it. A name has one meaning."""
        if self.named.setdefault(name, schema) != schema:
            raise RulesBug(f"the schema has two different definitions of {name}")
        return self.refer(name)

    def refer(self, name: str) -> Schema:
        """The schema that is defined under a name."""
        return reference(name)

    def told_apart(self, field: str, variants: Mapping[str, Schema]) -> Schema:
        """One of several structures: which one, a field tells."""
        return one_of(list(variants.values()))

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
        kind = (info.extra or {}).get("kind")
        return schema if kind is None else self._define_kind(kind, schema)

    @of.register
    def _(self, info: inspect.NoneType) -> Schema:
        return {"type": "null"}

    @of.register
    def _(self, info: inspect.BoolType) -> Schema:
        return {"type": "boolean"}

    @of.register
    def _(self, info: inspect.IntType) -> Schema:
        return {"type": "integer", **_bounds(info)}

    @of.register
    def _(self, info: inspect.FloatType) -> Schema:
        return {"type": "number", **_bounds(info)}

    @of.register
    def _(self, info: inspect.StrType) -> Schema:
        limits = {"minLength": info.min_length, "maxLength": info.max_length, "pattern": info.pattern}
        return {**TEXT, **_said(limits)}

    @of.register
    def _(self, info: inspect.DateTimeType) -> Schema:
        return TEXT

    @of.register(inspect.AnyType)
    @of.register(inspect.RawType)
    def _(self, info: inspect.Type) -> Schema:
        return ANYTHING

    @of.register
    def _(self, info: inspect.LiteralType) -> Schema:
        return {"enum": list(info.values)}

    @of.register
    def _(self, info: inspect.UnionType) -> Schema:
        structures = [each for each in info.types if isinstance(each, inspect.StructType)]
        if len(structures) < 2:
            return {"anyOf": [self.of(each) for each in info.types]}
        others = [self.of(each) for each in info.types if each not in structures]
        one = self._one_structure(structures)
        return {"anyOf": [one, *others]} if others else one

    def _one_structure(self, structures: Sequence[inspect.StructType]) -> Schema:
        """One of several structures, which msgspec lets stand together only if each has a tag."""
        return self.told_apart(str(structures[0].tag_field), {str(each.tag): self.of(each) for each in structures})

    @of.register(inspect.CollectionType)
    @of.register(inspect.ListType)
    @of.register(inspect.VarTupleType)
    def _(self, info: inspect.CollectionType) -> Schema:
        limits = {"minItems": info.min_length, "maxItems": info.max_length}
        return {**list_of(self.of(info.item_type)), **_said(limits)}

    @of.register
    def _(self, info: inspect.TupleType) -> Schema:
        length = len(info.item_types)
        items = [self.of(each) for each in info.item_types]
        return {"type": "array", "prefixItems": items, "items": False, "minItems": length, "maxItems": length}

    @of.register
    def _(self, info: inspect.DictType) -> Schema:
        keys = self.of(info.key_type)
        names = {} if keys == TEXT else {"propertyNames": keys}
        limits = {"minProperties": info.min_length, "maxProperties": info.max_length}
        values = self.of(info.value_type)
        return {"type": "object", **names, "additionalProperties": values == ANYTHING or values, **_said(limits)}

    @of.register
    def _(self, info: inspect.CustomType) -> Schema:
        if info.cls is object:
            return ANYTHING
        if info.cls not in self._elsewhere:
            raise RulesBug(f"there is no schema of {info.cls.__name__}")
        return self.refer(self._elsewhere[info.cls])

    @of.register
    def _(self, info: inspect.StructType) -> Schema:
        if info.cls in self._elsewhere:
            return self.refer(self._elsewhere[info.cls])
        tag = {} if info.tag_field is None else {info.tag_field: {"const": info.tag}}
        is_exact = info.forbid_unknown_fields or not self._is_sent
        all_told = not info.cls.__struct_config__.omit_defaults
        return self._define_structure(info.cls, tag, info.fields, all_told=all_told, is_exact=is_exact)

    @of.register
    def _(self, info: inspect.DataclassType) -> Schema:
        if info.cls in self._elsewhere:
            return self.refer(self._elsewhere[info.cls])
        return self._define_structure(info.cls, {}, info.fields, all_told=True, is_exact=not self._is_sent)

    def _define_structure(
        self, cls: type, tag: Mapping[str, Schema], fields: Sequence[inspect.Field], *, all_told: bool, is_exact: bool
    ) -> Schema:
        """A structure as it is written: with all its fields, unless those that have their default are left out."""
        name = self._name(cls)
        if self.types.setdefault(name, cls) is not cls:
            raise RulesBug(f"the schema has two structures of the name {name}: {self.types[name]} and {cls}")
        if name not in self.named:
            self.named[name] = {}  # a structure may hold others of its own kind
            properties = {**tag, **{field.encode_name: self.of_field(field) for field in fields}}
            always = [field.encode_name for field in fields if field.required or (all_told and not self._is_sent)]
            schema = structure(properties, [*tag, *always], is_exact=is_exact)
            self.named[name] = {"description": description(cls), **schema}
        return self.refer(name)

    def of_field(self, field: inspect.Field) -> Schema:
        """The schema of a field, with its default where one may leave it out."""
        schema = self.of(field.type)
        return {**schema, "default": default_of(field)} if self._is_sent and not field.required else schema

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


def references(schema: object) -> Iterator[str]:
    """The names that a schema refers to."""
    if isinstance(schema, Mapping):
        for key, value in schema.items():
            if key == "$ref":
                yield str(value).rpartition("/")[2]
            else:
                yield from references(value)
    elif isinstance(schema, list):
        for item in schema:
            yield from references(item)


def needed(names: Iterable[str], definitions: Mapping[str, Schema]) -> set[str]:
    """Those names, and all that their definitions refer to, one through the other."""
    found, waiting = set[str](), list(names)
    while waiting:
        name = waiting.pop()
        if name not in found:
            found.add(name)
            waiting += references(definitions.get(name, {}))
    return found


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


def structure(
    properties: Mapping[str, Schema], required: Sequence[str] | None = None, *, is_exact: bool = True
) -> Schema:
    """A JSON object that has these properties, and no other if it is exact; all are required unless some are named."""
    return {
        "type": "object",
        "properties": properties,
        "required": list(properties if required is None else required),
        **({"additionalProperties": False} if is_exact else {}),
    }


def default_of(field: inspect.Field) -> object:
    """What a field is if nobody says it, as JSON has it."""
    value = field.default if field.default_factory is msgspec.NODEFAULT else field.default_factory()
    default: object = msgspec.json.decode(msgspec.json.encode(value))
    return default


def _bounds(info: inspect.IntType | inspect.FloatType) -> Schema:
    """Between which numbers a number is."""
    return _said(
        {
            "minimum": info.ge,
            "exclusiveMinimum": info.gt,
            "maximum": info.le,
            "exclusiveMaximum": info.lt,
            "multipleOf": info.multiple_of,
        }
    )


def _said(limits: Mapping[str, object]) -> Schema:
    """Those limits that there are."""
    return {name: limit for name, limit in limits.items() if limit is not None}
