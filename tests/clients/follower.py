"""What every client needs, whatever the game: a table that follows events, and takes back what is taken back.

Nothing in a client knows more of Bottega than the JSON that it gets.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Sequence
from typing import Any, ClassVar

Json = dict[str, Any]
KEEPING = 20
"""After so many events a client keeps a copy of its table."""


def copied(value: Json) -> Json:
    """A copy that shares nothing."""
    copy: Json = json.loads(json.dumps(value))
    return copy


class Box:
    """What a client knows before a game begins: the schema, and the printed matter."""

    def __init__(self, schema: Json, components: Json) -> None:
        self.schema = schema
        self.components = components

    def ids(self, kind: str) -> list[str]:
        """The ids of a kind of facts, in their order."""
        found: list[str] = self.schema["$defs"][kind]["enum"]
        return found

    def in_order(self, kind: str, ids: Sequence[str]) -> list[str]:
        """Ids of a kind, in the order of the kind."""
        return sorted(ids, key=self.ids(kind).index)


class Table:
    """A table as a client keeps it: `seen` is a view, changed by each event as its facts say.

    For each kind of event there is a method of its name, which is handed the facts; those of `before` are told before
    there is a first view. `unfollowed` names what no event tells, each with the reason.
    """

    unfollowed: ClassVar[dict[str, str]] = {}
    before: ClassVar[frozenset[str]] = frozenset()

    def __init__(self, box: Box, view: Json) -> None:
        self.box = box
        self.seen = copied(view)

    def take(self, event: Json) -> None:
        """Change the table as an event says."""
        facts = {name: value for name, value in copied(event).items() if name != "event"}
        getattr(self, event["event"].replace("-", "_"))(**facts)

    def followed(self, view: Json) -> Json:
        """So much of a view as events tell."""
        return {name: value for name, value in view.items() if name not in self.unfollowed}

    # What every game tells

    def decided(self, actor: int) -> None:
        self.seen["pending"].remove(actor)

    def resigned(self, actor: int) -> None:
        """The table stays as it is, and nobody is asked any more."""

    def ended_early(self) -> None:
        """The same."""


class NeedsSnapshot(Exception):
    """Something was taken back that happened before this client came: it has to ask for the view again."""


class Follower:
    """A client of one seat: it got a view and the number of the next event, and hears the events from there on.

    Now and then it keeps a copy of its table, from which it begins again when something is taken back.
    """

    def __init__(self, lay_out: Callable[[Json], Table], view: Json, number: int) -> None:
        self._lay_out = lay_out
        self._first = number
        self._heard: list[Json] = []
        self._gone: set[int] = set()
        self._kept = [(number, copied(view))]
        self.table = lay_out(view)

    @property
    def next(self) -> int:
        """The number of the next event."""
        return self._first + len(self._heard)

    def hear(self, events: Sequence[Json]) -> None:
        """The next events."""
        for event in events:
            self._heard.append(event)
            if event["event"] == "taken-back":
                self._take_back(event["events"])
            else:
                self.table.take(event)
            if self.next >= self._kept[-1][0] + KEEPING:
                self._kept.append((self.next, copied(self.table.seen)))

    def _take_back(self, numbers: Sequence[int]) -> None:
        """Begin again with the last copy from before what was taken back, and leave that out."""
        self._gone.update(numbers)
        while self._kept and self._kept[-1][0] > min(numbers, default=self.next):
            self._kept.pop()
        if not self._kept:
            raise NeedsSnapshot
        since, kept = self._kept[-1]
        self.table = self._lay_out(kept)
        for number, event in enumerate(self._heard[since - self._first :], since):
            if number not in self._gone and event["event"] != "taken-back":
                self.table.take(event)

    def differences(self, view: Json) -> list[str]:
        """Where the table that was followed is not as a view has it."""
        return list(differing(self.table.followed(self.table.seen), self.table.followed(view)))


def differing(followed: Any, seen: Any, path: str = "") -> Iterator[str]:
    """Where two values are not the same, as deep as they have the same shape."""
    if isinstance(followed, dict) and isinstance(seen, dict) and followed.keys() == seen.keys():
        for key in seen:
            yield from differing(followed[key], seen[key], f"{path}.{key}")
    elif isinstance(followed, list) and isinstance(seen, list) and len(followed) == len(seen):
        for place, (one, other) in enumerate(zip(followed, seen, strict=True)):
            yield from differing(one, other, f"{path}.{place}")
    elif followed != seen:
        yield f"{path.removeprefix('.')}: followed {followed}, seen {seen}"
