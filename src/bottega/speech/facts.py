"""The kinds of the facts in a structure: of an event, a question, a score."""

from __future__ import annotations

from functools import cache

import msgspec
from msgspec import inspect


@cache
def kinds_of(structure: type[msgspec.Struct]) -> dict[str, str]:
    """The kind of each field, "" for one that is only a number, a text or a flag.

    >>> from bottega.core.event import TakenBack
    >>> kinds_of(TakenBack)
    {'actor': 'seat', 'events': ''}
    """
    info = inspect.type_info(structure)
    assert isinstance(info, inspect.StructType)
    return {field.name: _kind(field.type) for field in info.fields}


def _kind(info: inspect.Type) -> str:
    """The kind of a type; of a list, that of its items; of one thing or nothing, that of the thing."""
    match info:
        case inspect.Metadata(extra=dict() as extra):
            return str(extra["kind"])
        case inspect.Metadata():
            return _kind(info.type)
        case inspect.VarTupleType() | inspect.ListType():
            return _kind(info.item_type)
        case inspect.UnionType():
            return next((kind for kind in map(_kind, info.types) if kind), "")
    return ""
