"""Why an action is refused: a code, the rule's number and a sentence."""

from __future__ import annotations


class Reason:
    """A refusal. Reasons without parameters are constants; the others are filled with `about`.

    >>> taken = Reason("taken", "SG-4.7", "{cell} already holds a die.")
    >>> print(taken.about(cell="B1"))
    B1 already holds a die. [SG-4.7]
    """

    __slots__ = ("code", "params", "rule", "text")

    def __init__(self, code: str, rule: str, text: str, params: dict[str, str] | None = None) -> None:
        self.code = code
        self.rule = rule
        self.text = text
        self.params: dict[str, str] = params if params is not None else {}

    def about(self, **params: str) -> Reason:
        """The same reason, naming what it is about."""
        return Reason(self.code, self.rule, self.text, params)

    @property
    def sentence(self) -> str:
        """The refusal in words, without the rule's number."""
        return self.text.format(**self.params)

    def __str__(self) -> str:
        return f"{self.sentence} [{self.rule}]" if self.rule else self.sentence

    def __repr__(self) -> str:
        return f"Reason({self.code!r}, rule={self.rule!r}, {self.sentence!r})"
