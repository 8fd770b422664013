"""Actions: atomic decisions, interned, each with a stable name, JSON form and number."""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence

from bottega.core.errors import BadInput, RulesBug
from bottega.core.kinds import Fact, Kind


class Argument:
    """A named argument of an action: of which kind it is, its value in JSON, and how it is printed in a name.

    A list is of the kind of its items.
    """

    __slots__ = ("kind", "name", "text", "value")

    def __init__(self, name: str, kind: Kind, value: Fact, text: str = "") -> None:
        self.name = name
        self.kind = kind
        self.value = value
        self.text = text or str(value)


class Action:
    """One atomic decision. Two equal actions are the same object.

    `word` is an imperative, `arguments` say what it is about; both together are the stable name ("place R5 B1") and
    the JSON form ({"do": "place", "die": "R5", "cell": "B1"}).
    """

    __slots__ = ("arguments", "id", "name", "parts", "word")

    def __init__(self, word: str, *arguments: Argument) -> None:
        self.word = word
        self.arguments: list[Argument] = list(arguments)
        self.parts: tuple[tuple[str, str], ...] = tuple([(each.name, each.text) for each in self.arguments])
        self.name = " ".join([word, *[each.text for each in self.arguments]])
        self.id = -1

    @property
    def is_secret(self) -> bool:
        """Whether its name tells what only its seat may know, even after a seal is broken.

        The record of a running game withholds such a name.
        """
        return False

    def to_json(self) -> dict[str, Fact]:
        """The action as a JSON object."""
        return {"do": self.word, **{argument.name: argument.value for argument in self.arguments}}

    def __repr__(self) -> str:
        return f"<{self.name}>"

    def __reduce__(self) -> str:
        raise RulesBug("send an action's id or name to another process, not the action")


class ActionTable:
    """All actions of a game, numbered in the order they were ever added.

    Append-only: a number once given keeps its meaning. Each version has a line of history.
    """

    def __init__(self, history: Sequence[str], actions: Sequence[Action]) -> None:
        self.history = tuple(history)
        self.version = len(self.history)
        self._actions = list(actions)
        self._by_name = {action.name: action for action in self._actions}
        self._by_json = {canonical(action.to_json()): action for action in self._actions}
        if len(self._by_name) != len(self._actions):
            raise RulesBug("two actions have one name")
        for number, action in enumerate(self._actions):
            action.id = number

    def __len__(self) -> int:
        return len(self._actions)

    def __iter__(self) -> Iterator[Action]:
        return iter(self._actions)

    def __contains__(self, action: object) -> bool:
        return isinstance(action, Action) and 0 <= action.id < len(self) and self._actions[action.id] is action

    def __getitem__(self, number: int) -> Action:
        return self._actions[number]

    def parse_name(self, name: str) -> Action:
        """The action of this name, or BadInput."""
        action = self._by_name.get(name)
        if action is None:
            raise BadInput("no-such-action", name=name)
        return action

    def parse_json(self, data: object) -> Action:
        """The action of this JSON form, or BadInput that says where it is wrong."""
        if not isinstance(data, dict):
            raise BadInput("action-not-an-object", path="$")
        if "do" not in data:
            raise BadInput("action-without-word", path="$.do")
        action = self._by_json.get(canonical(data))
        if action is None:
            raise BadInput("no-such-action-object", path="$", text=canonical(data))
        return action


def canonical(data: object) -> str:
    """A JSON value by its contents: the order of keys does not matter."""
    return json.dumps(data, sort_keys=True, default=list)
