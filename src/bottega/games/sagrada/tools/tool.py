"""Chapter 5: what all tools have in common."""

from __future__ import annotations

from abc import abstractmethod

from bottega.core.chance import Chance
from bottega.core.events import Sink
from bottega.core.reasons import Reason
from bottega.core.seats import Seat
from bottega.games.sagrada.dice import Die
from bottega.games.sagrada.kinds import TOOL_IDS
from bottega.games.sagrada.ruleset import Rules
from bottega.games.sagrada.table import Table, TurnSoFar


class Tool:
    """A tool card."""

    def __init__(self, number: int) -> None:
        self.number = number
        self.id = TOOL_IDS[number - 1]

    def uses_draft(self, rules: Rules) -> bool:
        """[SG-5.6] Whether the tool takes the place of this turn's draft."""
        return False

    def wrong_time(self, table: Table, turn: TurnSoFar) -> Reason | None:
        """Why the tool can't be used at this moment of the round; None if it can."""
        return None

    def impossible(self, table: Table, seat: Seat, pool: list[Die]) -> Reason | None:
        """[SG-5.4] Why the tool's text could not be carried out with this pool; None if it could."""
        return None

    def why_impossible(self, table: Table, seat: Seat, reason: Reason) -> Reason:
        """A reason of `wrong_time` or `impossible` looked at more closely, for who asks why."""
        return reason

    @abstractmethod
    def begin(self, table: Table, turn: TurnSoFar, chance: Chance, sink: Sink | None) -> None:
        """Carry out the tool's text, now that it is paid for."""
