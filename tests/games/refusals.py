"""How a refusal comes about: the games' own `refusals.py` have a case for each of their reasons."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Generic, NamedTuple

from bottega.core.reasons import Reason
from tests.games.play import Play, S


class Case(NamedTuple, Generic[S]):
    """A table and what was played at it, the refused action, and the sentence."""

    game: Callable[[], Play[S]]
    action: str
    sentence: str
    before: Sequence[str] = ()
    luck: Sequence[str] = ()
    seat: int | None = None

    def refusal(self) -> Reason:
        return self.game().plays(*self.before, luck=self.luck).why_not(self.action, self.seat)
