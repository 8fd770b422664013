"""Schemas of what is decided and why not: actions and reasons, which are values and have no types of their own."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from bottega.core.actions import Action, ActionTable, Argument
from bottega.core.kinds import WORD, Fact
from bottega.core.reasons import Reason
from bottega.schemas.definitions import Definitions, Schema, list_of, one_of, pascal, structure

# Actions


def actions(table: ActionTable, definitions: Definitions) -> Schema:
    """Any action of a table: one definition for each word."""
    words: dict[str, list[Action]] = {}
    for action in table:
        words.setdefault(action.word, []).append(action)
    return one_of([definitions.define(f"{pascal(word)}Action", _word(words[word], definitions)) for word in words])


def _word(actions: Sequence[Action], definitions: Definitions) -> Schema:
    """The actions of one word, by what they are about."""
    shapes: dict[tuple[tuple[str, str, bool], ...], list[Action]] = {}
    for action in actions:
        shapes.setdefault(tuple([_shape(argument) for argument in action.arguments]), []).append(action)
    return one_of([_alike(alike, definitions) for alike in shapes.values()])


def _shape(argument: Argument) -> tuple[str, str, bool]:
    return argument.name, argument.kind.name, is_list(argument.value)


def _alike(actions: Sequence[Action], definitions: Definitions) -> Schema:
    """Actions of one word that differ only in the values of their arguments."""
    columns = zip(*[action.arguments for action in actions], strict=True)
    arguments = {column[0].name: _argument(column, definitions) for column in columns}
    return structure({"do": {"const": actions[0].word}, **arguments})


def _argument(arguments: Sequence[Argument], definitions: Definitions) -> Schema:
    """An argument: of its kind, and where not everything of the kind is possible, one of some values."""
    kind, values = arguments[0].kind, [argument.value for argument in arguments]
    if is_list(values[0]):
        return list_of(definitions.kind(kind))
    possible = list(dict.fromkeys(values))
    if kind is WORD:
        return {"enum": possible}
    return {**definitions.kind(kind), **({} if set(possible) == set(kind.ids) else {"enum": possible})}


# Reasons


def reasons(found: Iterable[Reason], definitions: Definitions) -> Schema:
    """Any refusal: one definition for each code."""
    codes: dict[str, list[Reason]] = {}
    for reason in found:
        codes.setdefault(reason.code, []).append(reason)
    return one_of([definitions.define(f"{pascal(code)}Reason", _code(codes[code], definitions)) for code in codes])


def _code(alike: Sequence[Reason], definitions: Definitions) -> Schema:
    """A refusal for one reason, by one rule or another: what it is about is one thing, or a list of them."""
    kinds = {name: kind for reason in alike for name, kind in reason.kinds.items()}
    params = {name: definitions.kind(kind) for name, kind in kinds.items()}
    always = [name for name in params if all(name in reason.kinds for reason in alike)]
    properties: dict[str, Schema] = {
        "code": {"const": alike[0].code},
        "rule": {"enum": sorted({reason.rule for reason in alike})},
        **{name: {"anyOf": [param, list_of(param)]} for name, param in params.items()},
    }
    return structure(properties, ["code", "rule", *always])


def is_list(value: Fact) -> bool:
    """Whether a fact is a list of facts."""
    return isinstance(value, Sequence) and not isinstance(value, str)
