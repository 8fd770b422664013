"""What a server refuses, as an error like those of our own."""

from __future__ import annotations

from typing import cast

import msgspec

from bottega.core.errors import BottegaError
from bottega.protocol.failures import Failure


class Refused(BottegaError):
    """A server does not do what it was asked to. It says so in a sentence; nothing was changed.

    `status` is that of the answer, where it was asked by plain HTTP.
    """

    def __init__(self, failure: Failure, status: int = 0) -> None:
        self.failure = failure
        self.status = status
        super().__init__(f"{failure.sentence} [{failure.rule}]" if failure.rule else failure.sentence)

    @property
    def code(self) -> str:
        """Why, for programs."""
        return self.failure.code

    def to_json(self) -> dict[str, object]:
        return cast("dict[str, object]", msgspec.to_builtins(self.failure))
