"""Kinds of facts: what a value that leaves a game is the name or the number of."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, Final

import msgspec

Single = str | int | None
Fact = Single | Sequence[Single | Sequence[Single]]
"""What events, refusals, questions and actions are made of: ids and numbers, lists of them, or lists of lists."""


class Kind:
    """A kind of fact: a die, a space, a card, a number of coins. One that is named lists its `ids`.

    `meta` is the kind for the types of structures: `DieId = Annotated[str, DIE.meta]`. From it come the schemas,
    and speech knows by it what to call a value.
    """

    __slots__ = ("ids", "meta", "name")

    def __init__(
        self, name: str, ids: Sequence[str] = (), *, least: int | None = None, most: int | None = None
    ) -> None:
        self.name = name
        self.ids = tuple(ids)
        schema = {"enum": list(self.ids)} if self.ids else None
        self.meta = msgspec.Meta(title=name, extra_json_schema=schema, extra={"kind": name}, ge=least, le=most)

    def __repr__(self) -> str:
        return f"<kind {self.name}>"


SEAT: Final = Kind("seat", least=0)
NUMBER: Final = Kind("number")
RULE: Final = Kind("rule")
WORD: Final = Kind("word")
"""Any text: for what somebody typed."""

OPTIONS: Final = Kind("options")
ACTION_NAME: Final = Kind("action-name")

SeatId = Annotated[int, SEAT.meta]
RuleId = Annotated[str, RULE.meta]
Options = Annotated[dict[str, str], OPTIONS.meta]
"""The options of a game, by their names: all of them."""
ActionName = Annotated[str, ACTION_NAME.meta]


def kebab(name: str) -> str:
    """The name of a class as an id.

    >>> kebab("ObjectiveDealt")
    'objective-dealt'
    """
    return "".join([f"-{letter.lower()}" if letter.isupper() else letter for letter in name]).removeprefix("-")
