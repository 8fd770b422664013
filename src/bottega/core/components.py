"""Printed matter: data files whose every value says where it comes from."""

from __future__ import annotations

from collections.abc import Iterator
from hashlib import blake2b
from typing import Literal

import msgspec

Provenance = Literal["rulebook", "public", "derived", "reconstructed"]


class Chapter(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A table of a components file: its provenance holds for all entries that name none."""

    provenance: Provenance
    source: str


class Entry(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """One printed thing."""

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


def listing(components: msgspec.Struct) -> Iterator[Listed]:
    """Every component with its facts and its provenance."""
    for title in components.__struct_fields__:
        chapter = getattr(components, title)
        if not isinstance(chapter, Chapter):
            continue
        entries = getattr(chapter, "items", None)
        if entries is None:
            facts = _facts(chapter, {"provenance", "source"})
            yield Listed(title, title.replace("_", " "), facts, chapter.provenance, chapter.source)
            continue
        for entry in entries:
            facts = _facts(entry, {"name", "provenance", "source"})
            yield Listed(
                title, entry.name, facts, entry.provenance or chapter.provenance, entry.source or chapter.source
            )


def _facts(struct: msgspec.Struct, without: set[str]) -> dict[str, object]:
    return {field: getattr(struct, field) for field in struct.__struct_fields__ if field not in without}


def fingerprint(components: msgspec.Struct) -> str:
    """A short hash of the values that matter in play: provenance and layout do not."""
    facts = [[item.chapter, item.name, item.facts] for item in listing(components)]
    return blake2b(msgspec.json.encode(facts, order="sorted"), digest_size=8).hexdigest()
