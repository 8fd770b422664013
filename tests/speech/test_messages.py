"""Every message of every catalogue can be said, in each of its variants, and somebody says it."""

from __future__ import annotations

from collections.abc import Iterator
from copy import deepcopy
from dataclasses import dataclass, field
from functools import cache
from itertools import product
from typing import TypeVar

import msgspec
import pytest
from fluent.syntax import FluentSerializer
from fluent.syntax.ast import (
    FunctionReference,
    Identifier,
    Message,
    MessageReference,
    NumberLiteral,
    SelectExpression,
    TextElement,
    VariableReference,
    Variant,
)
from fluent.syntax.visitor import Visitor
from msgspec import inspect

from bottega.core.game import Game
from bottega.core.registry import find_game, game_names
from bottega.games.fresco.catalogue import ALL_LOCATIONS
from bottega.games.fresco.events import PlanRevealed
from bottega.schemas.finding import events_of
from bottega.speech.language import COMMON, ENGLISH, Catalogue, Said
from bottega.speech.phrase import Phrase
from bottega.speech.voice import find_voice
from tests.speech.catalogues import catalogue_names, entries
from tests.speech.keys import Keys, kinds_of

PLAYERS = ["Anna", "Bea", "Cleo", "Dora", "Ede"]
FIRST_MARK = 0xF0000
"""A sign of private use for each variant, by which it is known whether it was said."""
MANY = 7
PLURALS = {"one": 1, "other": MANY}
LENGTHS: dict[type[msgspec.Struct], int] = {PlanRevealed: len(ALL_LOCATIONS)}
"""How long lists must be that have an item for each location."""

Struct = TypeVar("Struct", bound=msgspec.Struct)

each_catalogue = pytest.mark.parametrize("name", catalogue_names())
each_game = pytest.mark.parametrize("name", game_names())


@cache
def known(name: str) -> dict[str, Message]:
    """The messages that may be said where a catalogue is used."""
    return {**entries(COMMON), **entries(name)}


# Facts that a message asks for


@dataclass
class Needs(Visitor):
    """What a message asks for, with all that it consists of."""

    messages: dict[str, Message]
    facts: set[str] = field(default_factory=set)
    lists: set[str] = field(default_factory=set)
    choices: dict[str, list[str | int]] = field(default_factory=dict)

    def visit_VariableReference(self, node: VariableReference) -> None:  # noqa: N802
        self.facts.add(node.id.name)

    def visit_FunctionReference(self, node: FunctionReference) -> None:  # noqa: N802
        self.lists |= {each.id.name for each in node.arguments.positional if isinstance(each, VariableReference)}
        self.generic_visit(node)

    def visit_MessageReference(self, node: MessageReference) -> None:  # noqa: N802
        self.visit(self.messages[node.id.name])

    def visit_SelectExpression(self, node: SelectExpression) -> None:  # noqa: N802
        assert isinstance(node.selector, VariableReference)
        keys = [key_of(variant) for variant in node.variants]
        numbers = any(isinstance(key, int) or key == "one" for key in keys)
        found = self.choices.setdefault(node.selector.id.name, [])
        found += [PLURALS[str(key)] if numbers and key in PLURALS else key for key in keys]
        self.generic_visit(node)

    def fillings(self) -> Iterator[dict[str, Said]]:
        """All ways to fill the message that make a difference."""
        plain: dict[str, Said] = {name: Phrase("x") for name in self.facts}
        plain |= {name: [Phrase("x"), Phrase("y")] for name in self.lists}
        choices = {name: dict.fromkeys(values) for name, values in self.choices.items()}
        for chosen in product(*choices.values()):
            yield {**plain, **dict(zip(choices, chosen, strict=True))}


def key_of(variant: Variant) -> str | int:
    if isinstance(variant.key, NumberLiteral):
        return int(variant.key.value)
    assert isinstance(variant.key, Identifier)
    return variant.key.name


def needs_of(name: str, message: Message) -> Needs:
    needs = Needs(known(name))
    needs.visit(message)
    return needs


class Marker(Visitor):
    """Marks all variants with signs of their own."""

    def __init__(self) -> None:
        self.marks: list[str] = []

    def visit_Variant(self, node: Variant) -> None:  # noqa: N802
        mark = chr(FIRST_MARK + len(self.marks))
        self.marks.append(mark)
        self.generic_visit(node)
        node.value.elements.append(TextElement(mark))


@each_catalogue
def test_every_message_can_be_said_in_each_of_its_variants(name: str) -> None:
    marker, marks, texts = Marker(), {}, []
    for key, message in known(name).items():
        before, marked = len(marker.marks), deepcopy(message)
        marker.visit(marked)
        marks[key] = set(marker.marks[before:])
        texts.append(FluentSerializer().serialize_entry(marked))
    catalogue = Catalogue(ENGLISH, texts)
    for key, message in entries(name).items():
        said = [str(catalogue.say(key, facts)) for facts in needs_of(name, message).fillings()]
        assert marks[key] <= set("".join(said)), f"{key} has a variant that is never said"


# Facts that events have


@each_game
def test_every_event_is_told(name: str) -> None:
    game = find_game(name)
    voice = find_voice(game, PLAYERS)
    for event in events_of(game):
        for has_all in (True, False):
            example = Examples(game, has_all=has_all).of(event)
            assert voice.tell(example).text
            assert voice.brief(example).text


class Examples:
    """Makes structures of a game, with all that they may have, or with only what they must have."""

    def __init__(self, game: Game, *, has_all: bool) -> None:
        self._ids = {kind.name: kind.ids for kind in kinds_of(game) if kind.ids}
        self._has_all = has_all

    def of(self, structure: type[Struct]) -> Struct:
        """A structure with some facts."""
        info = inspect.type_info(structure)
        assert isinstance(info, inspect.StructType)
        length = LENGTHS.get(structure, 1)
        return structure(**{each.name: self._fact(each.type, length) for each in info.fields})

    def _fact(self, info: inspect.Type, length: int, kind: str = "") -> object:
        match info:
            case inspect.Metadata():
                return self._fact(info.type, length, str((info.extra or {}).get("kind", kind)))
            case inspect.VarTupleType():
                return (self._fact(info.item_type, length, kind),) * length
            case inspect.TupleType():
                return tuple([self._fact(each, length, kind) for each in info.item_types])
            case inspect.UnionType():
                types = [each for each in info.types if not isinstance(each, inspect.NoneType)]
                return self._fact(types[0], length, kind) if self._has_all or len(types) == len(info.types) else None
            case inspect.StructType():
                return self.of(info.cls)
            case inspect.StrType():
                return self._ids.get(kind, ("x",))[0]
            case inspect.BoolType():
                return self._has_all
        assert isinstance(info, inspect.IntType)
        return 1


# Messages that somebody says


@each_catalogue
def test_every_message_is_said_by_somebody(name: str) -> None:
    said = Keys(name)
    assert [key for key in entries(name) if key not in said] == []
