"""Printed matter: data files whose every value says where it comes from, and files of one's own that replace values."""

from __future__ import annotations

import tomllib
from collections.abc import Callable, Iterable, Iterator, Sequence
from hashlib import blake2b
from importlib.resources import files
from itertools import islice
from typing import Literal, TypeVar, get_args

import msgspec

from bottega.core.errors import BadInput, unknown

Provenance = Literal["rulebook", "public", "derived", "reconstructed", "own"]

PROVENANCE = "provenance"
SOURCE = "source"
ITEMS = "items"
OWN: dict[str, object] = {PROVENANCE: "own", SOURCE: ""}

LONGEST_FILE = 100_000
"""Characters of a file of one's own: it may come with a stranger's record."""
LONGEST_LINE = 2_000
"""Characters of a line: to read a name with thousands of dots takes very long."""
LARGEST_NUMBER = 1_000_000_000
DEEPEST_VALUE = 5
LONGEST_NAME = 40
MOST_FAULTS = 20

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
    """A component as people are shown it. What a file of one's own replaced has no source."""

    chapter: str
    name: str
    facts: dict[str, object]
    provenance: Provenance
    source: str


# Reading


def printed_text(package: str) -> str:
    """The components.toml of a game, with its comments."""
    return files(package).joinpath("components.toml").read_text("utf-8")


def read_components(kind: type[C], printed: str, own: str, faults: Callable[[C], list[BadInput]]) -> C:
    """Printed matter, with the values that a file of one's own replaces; BadInput says what is wrong, and where.

    `faults` are the game's own checks: what contradicts the numbers of its rulebook.
    """
    tables = tomllib.loads(printed)
    game = str(tables.get("game", ""))
    replacing = parse_own(own)
    refuse(game, own_faults(kind, tables, replacing))
    try:
        components = msgspec.convert(replaced(tables, replacing), kind)
    except msgspec.ValidationError as error:
        raise wrong_components(game, [BadInput("wrong-value", text=str(error))]) from None
    refuse(game, faults(components))
    return components


def parse_own(text: str) -> Table:
    """A file of one's own."""
    if len(text) > LONGEST_FILE:
        raise BadInput("components-too-long", most=LONGEST_FILE)
    for number, line in enumerate(text.split("\n"), 1):
        if len(line) > LONGEST_LINE:
            raise BadInput("components-line-too-long", line=number, most=LONGEST_LINE)
    try:
        return tomllib.loads(text)
    except RecursionError:
        raise BadInput("components-too-deep") from None
    except ValueError as error:  # a TOMLDecodeError, or a number with more digits than Python takes
        raise BadInput("components-not-toml", text=str(error)) from None


def refuse(game: str, faults: Iterable[BadInput]) -> None:
    """Refuse components with faults: all are told at once, up to a number that somebody may read."""
    found = list(islice(faults, MOST_FAULTS + 1))
    if len(found) > MOST_FAULTS:
        found[MOST_FAULTS:] = [BadInput("more-faults")]
    if found:
        raise wrong_components(game, found)


def wrong_components(game: str, faults: Sequence[BadInput]) -> BadInput:
    """Components of a game that can't be played with."""
    return BadInput("wrong-components", game=game, faults=faults)


# What may be wrong with a file of one's own


def own_faults(kind: type[msgspec.Struct], printed: Table, own: Table) -> Iterator[BadInput]:
    """What does not have the shape of the printed matter: chapters, items, names and kinds of values."""
    for title, chapter in own.items():
        if title not in printed:
            yield unknown("no-such-chapter", title[:LONGEST_NAME], printed)
        elif isinstance(printed[title], dict):
            yield from chapter_faults(title, fields_of(kind)[title], printed[title], chapter)
        elif chapter != printed[title]:
            yield BadInput("fixed-value", where=title, value=str(printed[title]))


def chapter_faults(title: str, kind: object, printed: object, own: object) -> Iterator[BadInput]:
    """What is wrong with a chapter."""
    assert isinstance(printed, dict)
    if not isinstance(own, dict):
        yield BadInput("chapter-not-a-table", where=title)
        return
    values = {name: value for name, value in own.items() if name != ITEMS or ITEMS not in printed}
    yield from value_faults(title, kind, printed, values)
    if ITEMS in printed and ITEMS in own:
        yield from item_faults(title, get_args(fields_of(kind)[ITEMS])[0], printed[ITEMS], own[ITEMS])


def item_faults(title: str, kind: object, printed: list[Table], own: object) -> Iterator[BadInput]:
    """What is wrong with the items of a chapter."""
    if not isinstance(own, list) or not all(isinstance(item, dict) for item in own):
        yield BadInput("items-not-a-list", where=title)
        return
    key = key_of(printed)
    items = {str(item[key]): item for item in printed}
    names = [item.get(key) for item in own]
    for number, (name, item) in enumerate(zip(names, own, strict=True), 1):
        if not isinstance(name, str):
            called, meant = id_of_name(printed, item)
            yield BadInput("item-without-key", where=title, number=number, key=key, name=called, id=meant)
        elif name not in items:
            yield unknown("no-such-item", name[:LONGEST_NAME], items, where=title)
        elif name in names[: number - 1]:
            yield BadInput("twice", where=title, name=name)
        else:
            yield from value_faults(f"{title}.{name}", kind, items[name], item)


def id_of_name(printed: list[Table], item: Table) -> tuple[str, str] | tuple[None, None]:
    """A thing that is told by its name instead of its id: the name, and the id that is meant."""
    ids = [entry["id"] for entry in printed if "id" in entry and entry["name"] == item.get("name")]
    return (str(item["name"]), str(ids[0])) if ids else (None, None)


def value_faults(where: str, kind: object, printed: Table, own: Table) -> Iterator[BadInput]:
    """What is wrong with the values of one table: names that there are not, or values of another kind."""
    known = fields_of(kind)
    strange = [name for name in own if name not in known]
    for name in strange:
        yield unknown("no-such-value", name[:LONGEST_NAME], known, where=where)
    excessive = [name for name, value in own.items() if is_excessive(value)]
    for name in excessive:
        yield BadInput("excessive-value", where=f"{where}.{name}")
    if strange or excessive:
        return
    try:
        msgspec.convert({**printed, **own}, kind)
    except msgspec.ValidationError as error:
        yield BadInput("wrong-value", text=str(error).replace("`$", f"`$.{where}"))


def is_excessive(value: object, depth: int = 0) -> bool:
    """Whether a value is one that nobody prints: it might steer a terminal, or be too much for the engine."""
    if depth > DEEPEST_VALUE:
        return True
    if isinstance(value, str):
        return not value.replace("\n", "").isprintable()
    if isinstance(value, int | float):
        return not -LARGEST_NUMBER <= value <= LARGEST_NUMBER
    if isinstance(value, dict):
        return any(is_excessive(part, depth + 1) for pair in value.items() for part in pair)
    return isinstance(value, list) and any(is_excessive(part, depth + 1) for part in value)


def fields_of(kind: object) -> dict[str, object]:
    """The fields of a table, with their types."""
    assert isinstance(kind, type)
    assert issubclass(kind, msgspec.Struct)
    return {field.encode_name: field.type for field in msgspec.structs.fields(kind)}


def key_of(items: list[Table]) -> str:
    """By what the items of a chapter are told."""
    return "id" if items and "id" in items[0] else "name"


# Replacing


def replaced(printed: Table, own: Table) -> Table:
    """The tables of a components file, with the values of another, faultless one in their place."""
    return {**printed, **{title: _chapter(printed[title], chapter) for title, chapter in own.items()}}


def _chapter(printed: object, own: object) -> object:
    """A chapter. What is replaced beside its items does not change where the items come from."""
    if not isinstance(printed, dict) or not isinstance(own, dict):
        return printed
    chapter = _with_values(printed, {name: value for name, value in own.items() if name != ITEMS})
    if ITEMS not in printed:
        return chapter
    origin = {name: printed[name] for name in (PROVENANCE, SOURCE) if chapter[name] != printed[name]}
    key = key_of(printed[ITEMS])
    new = {item[key]: item for item in own.get(ITEMS, [])}
    return {**chapter, ITEMS: [_with_values({**origin, **item}, new.get(item[key], {})) for item in printed[ITEMS]]}


def _with_values(printed: Table, own: Table) -> Table:
    """One table with other values; if any is new, they are no longer the printed ones."""
    values = {name: value for name, value in own.items() if name not in (PROVENANCE, SOURCE)}
    is_new = any(name not in printed or printed[name] != value for name, value in values.items())
    return {**printed, **values, **(OWN if is_new else {})}


# Telling


def listing(components: msgspec.Struct) -> Iterator[Listed]:
    """Every component with its facts and its provenance."""
    for title in components.__struct_fields__:
        chapter = getattr(components, title)
        if not isinstance(chapter, Chapter):
            continue
        facts = _facts(chapter, {PROVENANCE, SOURCE, ITEMS})
        if facts:
            yield Listed(title, title.replace("_", " "), facts, chapter.provenance, chapter.source)
        for entry in getattr(chapter, ITEMS, ()):
            facts = _facts(entry, {"name", PROVENANCE, SOURCE})
            source = chapter.source if entry.source is None else entry.source
            yield Listed(title, entry.name, facts, entry.provenance or chapter.provenance, source)


def _facts(struct: msgspec.Struct, without: set[str]) -> dict[str, object]:
    return {field: getattr(struct, field) for field in struct.__struct_fields__ if field not in without}


def fingerprint(components: msgspec.Struct) -> str:
    """A short hash of the values that matter in play: provenance and layout do not."""
    facts = [[item.chapter, item.name, item.facts] for item in listing(components)]
    return blake2b(msgspec.json.encode(facts, order="sorted"), digest_size=8).hexdigest()


def own_chapters(components: msgspec.Struct) -> list[str]:
    """The chapters in which a file of one's own replaced something."""
    return list(dict.fromkeys(item.chapter for item in listing(components) if item.provenance == "own"))
