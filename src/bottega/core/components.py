"""Printed matter: data files whose every value says where it comes from, and files of one's own that replace values."""

from __future__ import annotations

import tomllib
from collections.abc import Callable, Iterator, Mapping
from hashlib import blake2b
from typing import Literal, TypeVar

import msgspec

from bottega.core.errors import BadInput
from bottega.core.meta import did_you_mean

Provenance = Literal["rulebook", "public", "derived", "reconstructed", "own"]

PROVENANCE = "provenance"
SOURCE = "source"
ITEMS = "items"
OWN: dict[str, object] = {PROVENANCE: "own", SOURCE: "a file of one's own"}

Table = dict[str, object]
C = TypeVar("C", bound=msgspec.Struct)


class Chapter(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A table of a components file: its provenance holds for all entries that name none."""

    provenance: Provenance
    source: str


class Entry(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """One printed thing, known by its `id` where it has one, otherwise by its name."""

    name: str
    provenance: Provenance | None = None
    source: str | None = None


class Listed(msgspec.Struct, frozen=True):
    """A component as people are shown it."""

    chapter: str
    name: str
    facts: dict[str, object]
    provenance: Provenance
    source: str


# Reading


def read_components(kind: type[C], printed: str, own: str, faults: Callable[[C], list[str]]) -> C:
    """Printed matter, with the values that a file of one's own replaces; BadInput says what is wrong, and where.

    `faults` are the game's own checks: what contradicts the numbers of its rulebook.
    """
    try:
        components = msgspec.convert(replaced(tomllib.loads(printed), parse_own(own)), kind)
    except msgspec.ValidationError as error:
        raise BadInput(f"the components are wrong: {error}") from None
    found = faults(components)
    if found:
        raise BadInput(f"the components are wrong: {'; '.join(found)}")
    return components


def parse_own(text: str) -> Table:
    """A file of one's own."""
    try:
        return tomllib.loads(text)
    except (ValueError, RecursionError) as error:  # not TOML, a number too long to read, or nested too deep
        raise BadInput(f"the components are not TOML: {error}") from None


def replaced(printed: Table, own: Table) -> Table:
    """The tables of a components file, with the values of another in their place."""
    check_keys("the file", own, printed)
    return {
        title: _chapter(title, chapter, own[title]) if title in own else chapter for title, chapter in printed.items()
    }


def _chapter(title: str, printed: object, own: object) -> object:
    if not isinstance(printed, dict) or not isinstance(own, dict):
        if printed != own:
            raise BadInput(f"the components are wrong: {title} is {printed!r}, not {own!r}")
        return printed
    if ITEMS not in printed or ITEMS not in own:
        return _with_values(title, printed, own)
    return {
        **_with_values(title, printed, {**own, ITEMS: printed[ITEMS]}),
        ITEMS: _items(title, printed[ITEMS], own[ITEMS]),
    }


def _items(title: str, printed: object, own: object) -> list[Table]:
    """The entries of a chapter; those of one's own are told by their id or name."""
    if not isinstance(printed, list) or not isinstance(own, list):
        raise BadInput(f"the components are wrong: {title} holds a list of items")
    key = "id" if "id" in printed[0] else "name"
    entries: dict[str, Table] = {entry[key]: entry for entry in printed}
    for entry in own:
        name = entry.get(key) if isinstance(entry, dict) else None
        if not isinstance(name, str):
            raise BadInput(f"the components are wrong: an item of {title} has no {key}")
        if name not in entries:
            raise BadInput(f"the components are wrong: {title} has no item {name!r}{did_you_mean(name, entries)}")
        entries[name] = _with_values(f"{title}, {name}", entries[name], entry)
    return list(entries.values())


def _with_values(where: str, printed: Table, own: Table) -> Table:
    """One table with other values; if any is new, they are no longer the printed ones."""
    check_keys(where, own, [*printed, PROVENANCE, SOURCE])
    values = {name: value for name, value in own.items() if name not in (PROVENANCE, SOURCE)}
    if all(printed[name] == value for name, value in values.items()):
        return printed
    return {**printed, **OWN, **values}


def check_keys(where: str, own: Table, printed: Mapping[str, object] | list[str]) -> None:
    """Refuse a name that the printed matter does not have."""
    for name in own:
        if name not in printed:
            raise BadInput(f"the components are wrong: {where} has no {name!r}{did_you_mean(name, printed)}")


# Telling


def listing(components: msgspec.Struct) -> Iterator[Listed]:
    """Every component with its facts and its provenance."""
    for title in components.__struct_fields__:
        chapter = getattr(components, title)
        if not isinstance(chapter, Chapter):
            continue
        entries = getattr(chapter, ITEMS, None)
        if entries is None:
            facts = _facts(chapter, {PROVENANCE, SOURCE})
            yield Listed(title, title.replace("_", " "), facts, chapter.provenance, chapter.source)
            continue
        for entry in entries:
            facts = _facts(entry, {"name", PROVENANCE, SOURCE})
            yield Listed(
                title, entry.name, facts, entry.provenance or chapter.provenance, entry.source or chapter.source
            )


def _facts(struct: msgspec.Struct, without: set[str]) -> dict[str, object]:
    return {field: getattr(struct, field) for field in struct.__struct_fields__ if field not in without}


def fingerprint(components: msgspec.Struct) -> str:
    """A short hash of the values that matter in play: provenance and layout do not."""
    facts = [[item.chapter, item.name, item.facts] for item in listing(components)]
    return blake2b(msgspec.json.encode(facts, order="sorted"), digest_size=8).hexdigest()
