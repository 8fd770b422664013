"""A game being played in a test, whichever it is: what its `tables.py` adds is how its table is drawn."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Generic, Self, TypeVar

from bottega.core.chance import ScriptedChance
from bottega.core.events import Chronicle
from bottega.core.game import Game
from bottega.core.reasons import Reason
from bottega.core.scores import Standing
from bottega.core.seats import Seat
from bottega.core.state import State

S = TypeVar("S", bound=State)


class Play(Generic[S]):
    """A table and what was told at it. After each play everything is accounted for."""

    def __init__(self, state: S, game: Game, seats: Sequence[Seat], told: Chronicle | None = None) -> None:
        self.state = state
        self.game = game
        self.seats = seats
        self.told = told or Chronicle()
        self._sound()

    @property
    def seat(self) -> int | None:
        """Whose decision is next; None when the game is over."""
        return self.state.pending[0] if self.state.pending else None

    def chance(self, luck: Sequence[str]) -> ScriptedChance:
        """Scripted luck, as the tests of the game write it."""
        return ScriptedChance(*luck)

    def plays(self, *actions: str, luck: Sequence[str] = (), seat: int | None = None) -> Self:
        """Do these actions. Luck that is missing or left over fails."""
        chance = self.chance(luck)
        for name in actions:
            action, who = self.game.actions.parse_name(name), self._who(seat)
            reason = self.state.check(who, action)
            assert reason is None, f"{name}: {reason}"
            self.state.apply(who, action, chance, self.told)
            self._sound()
        chance.done()
        return self

    def why_not(self, name: str, seat: int | None = None) -> Reason:
        """The reason why an action is refused. The table stays as it is."""
        before = self.game.dump(self.state)
        reason = self.state.check(self._who(seat), self.game.actions.parse_name(name))
        assert reason is not None, f"{name} is legal"
        assert self.game.dump(self.state) == before
        return reason

    def refuses(self, name: str, seat: int | None = None) -> str:
        """The code of the reason why an action is refused."""
        return self.why_not(name, seat).code

    def rule_of(self, name: str, seat: int | None = None) -> str:
        """The number of the rule by which an action is refused."""
        return self.why_not(name, seat).rule

    def allows(self, name: str, seat: int | None = None) -> bool:
        """Whether an action is legal."""
        return self.state.check(self._who(seat), self.game.actions.parse_name(name)) is None

    def legal(self, word: str = "", seat: int | None = None) -> list[str]:
        """The names of the legal actions that begin with a word."""
        return [action.name for action in self.state.legal(self._who(seat)) if action.name.startswith(word)]

    @property
    def events(self) -> list[str]:
        """What was told, an event a line."""
        return [repr(event) for event in self.told.events]

    def standings(self) -> list[Standing]:
        return self.game.standings(self.state)

    def _who(self, seat: int | None) -> Seat:
        return Seat(seat) if seat is not None else self.state.pending[0]

    def _sound(self) -> None:
        """Nothing is lost, and what is listed as legal is what is not refused."""
        assert self.game.complaints(self.state) == []
        for seat in self.seats:
            legal = self.state.legal(seat)
            assert len(set(legal)) == len(legal)
            assert set(legal) == {action for action in self.game.actions if self.state.check(seat, action) is None}
            assert bool(legal) == (seat in self.state.pending)
