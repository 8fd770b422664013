"""What a number of players and a set of options mean in numbers."""

from __future__ import annotations

from collections.abc import Mapping

from bottega.core.ruleset import Ruleset
from bottega.games.classic_art.box import Box
from bottega.games.classic_art.components import LAST_CARDS
from bottega.games.classic_art.meta import META


class Rules(Ruleset):
    """The rules in force at one table."""

    def __init__(self, seats: int, options: Mapping[str, str], box: Box) -> None:
        super().__init__(META, seats, options)
        self.box = box
        self.hand: int = box.hands[META.seats.index(seats)]  # [CA-2.1]
        self.turns = (self.hand - LAST_CARDS) // 2  # [CA-3.1]
        self.house = box.house_cards if seats == 2 else 0  # [CA-10.1]
        self.ties_are_broken = self.options["ties"] == "categories"
