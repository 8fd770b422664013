"""The three families of errors. Nothing else crosses a layer."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable, Iterable, Mapping, Sequence
from difflib import get_close_matches
from typing import Final

from bottega.core.kinds import Fact
from bottega.core.reasons import Reason


class BottegaError(Exception):
    """What a client may catch and show: one clear sentence."""

    @abstractmethod
    def to_json(self) -> dict[str, object]:
        """The facts of it as a JSON object."""


class IllegalAction(BottegaError):
    """A player's mistake: the rules forbid it, and the reason says which."""

    def __init__(self, reason: Reason) -> None:
        super().__init__(str(reason))
        self.reason = reason

    def to_json(self) -> dict[str, object]:
        return dict(self.reason.to_json())


Detail = Fact | BottegaError | Sequence[BottegaError]
"""What a problem tells: facts, the problem that it comes from, or several that were found at once."""


class BadInput(BottegaError):
    """Malformed data from outside (a name, a file, a message): a code and facts. Its sentence is made by speech.

    >>> BadInput("no-such-space", name="F9", first="A1", last="D5").to_json()
    {'problem': 'no-such-space', 'name': 'F9', 'first': 'A1', 'last': 'D5'}
    """

    def __init__(self, code: str, /, **facts: Detail) -> None:
        super().__init__(code)
        self.code = code
        self.facts: Mapping[str, Detail] = facts

    def to_json(self) -> dict[str, object]:
        return {"problem": self.code, **{name: _plain(fact) for name, fact in self.facts.items()}}

    def __str__(self) -> str:
        if speakers:
            return speakers[-1](self)
        return " ".join([self.code, *[str(fact) for fact in self.facts.values()]])

    def __reduce__(self) -> tuple[object, ...]:
        return again, (self.code, self.facts)


class RulesBug(Exception):
    """Our own mistake: never caught, never shown to a player as theirs."""


speakers: Final[list[Callable[[BadInput], str]]] = []
"""How a problem is said: who can speak adds it here, and the last one speaks."""


def unknown(code: str, name: str, known: Iterable[str], /, **facts: Detail) -> BadInput:
    """A name that there is not: with the nearest that there is, and with all of them.

    >>> unknown("no-such-bot", "gredy", ["greedy", "random"]).to_json()
    {'problem': 'no-such-bot', 'name': 'gredy', 'close': 'greedy', 'known': ['greedy', 'random']}
    """
    names = list(known)
    close = get_close_matches(name, names, n=1)
    return BadInput(code, **facts, name=name, close=close[0] if close else None, known=names)


def again(code: str, facts: Mapping[str, Detail]) -> BadInput:
    """The same problem once more: as it comes out of another process."""
    return BadInput(code, **facts)


def _plain(fact: Detail) -> object:
    """A fact as JSON has it."""
    if isinstance(fact, BottegaError):
        return fact.to_json()
    if isinstance(fact, Sequence) and not isinstance(fact, str):
        return [item.to_json() if isinstance(item, BottegaError) else item for item in fact]
    return fact
