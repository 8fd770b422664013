"""Why an action is refused: a code, the rule's number and what it is about."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from bottega.core.kinds import Fact, Kind

voices: Final[list[Callable[[Reason], str]]] = []
"""How a refusal is said: who can speak adds it here, and the last one speaks."""


class Reason:
    """A refusal. Reasons without parameters are constants; the others are filled with `about`.

    `kinds` says what each parameter is. The sentence is made by speech, by the code.

    >>> from bottega.core.kinds import WORD
    >>> taken = Reason("taken", "SG-4.7", cell=WORD)
    >>> taken.about(cell="B1").to_json()
    {'code': 'taken', 'rule': 'SG-4.7', 'cell': 'B1'}
    """

    __slots__ = ("code", "kinds", "params", "rule")

    def __init__(self, code: str, rule: str, **kinds: Kind) -> None:
        self.code = code
        self.rule = rule
        self.params: dict[str, Fact] = {}
        self.kinds: dict[str, Kind] = kinds

    def about(self, **params: Fact) -> Reason:
        """The same reason, naming what it is about."""
        reason = Reason(self.code, self.rule)
        reason.params = params
        reason.kinds = self.kinds
        return reason

    def to_json(self) -> dict[str, Fact]:
        """The refusal as a JSON object."""
        return {"code": self.code, "rule": self.rule, **self.params}

    @property
    def sentence(self) -> str:
        """The refusal in words, without the rule's number."""
        return voices[-1](self) if voices else " ".join([self.code, *[str(fact) for fact in self.params.values()]])

    def __str__(self) -> str:
        return f"{self.sentence} [{self.rule}]" if self.rule else self.sentence

    def __repr__(self) -> str:
        return f"Reason({self.code!r}, rule={self.rule!r}, {self.params!r})"
