"""What a number of players and a set of options mean in numbers."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from bottega.core.ruleset import Ruleset
from bottega.games.sixtina.actions import ALL_POSITIONS, Position
from bottega.games.sixtina.box import Box, Objective
from bottega.games.sixtina.meta import META

FIRST_HAND: Final = 5
IN_PLAY_AREA: Final = 4
PREPARATION: Final = 3
REFINED_CARDS: Final = 2
START_SCORES: Final = (0, 2, 4, 6)
GIANLUIGI_SCORE: Final = 15
CONTRIBUTION: Final = (10, 6, 3)
DRAWN_OBJECTIVES: Final = 3


class Rules(Ruleset):
    """The rules in force at one table."""

    def __init__(self, seats: int, options: Mapping[str, str], box: Box) -> None:
        super().__init__(META, seats, options)
        self.box = box
        chosen = self.options
        self.gianluigi = seats if seats == 2 else -1
        """His colour, the one after the players'; -1 if he does not take part."""
        self.colours = 3 if seats == 2 else seats
        self.materials = 17 - seats  # [SX-1.5]
        self.black = 4 if seats == 4 else 3  # [SX-1.6]
        chapel = box.components.chapel.items
        self.open_positions: list[Position] = [p for p in ALL_POSITIONS if seats in chapel[p].open_with]
        self.objectives: list[Objective] = [
            Objective(entry, four_players=seats == 4) for entry in box.components.objectives.items
        ]
        self.full_hand_may_prepare = chosen["full_hand"] == "allowed"
        self.may_discard_nothing = chosen["discard_nothing"] == "allowed"
        self.empty_bonus = chosen["empty_bonus"] == "allowed"
        self.counts_history = chosen["type_objectives"] == "history"
        self.six_in_up_to_three = chosen["six_in_three"] == "up-to-three"
        self.in_a_line = chosen["adjacent_frescoes"] == "line"
        self.counts_any_zones = chosen["different_zones"] == "any"
        self.negative_costs = chosen["negative_points"] == "lost"
        self.halves_values = chosen["last_fresco"] == "halve-values"
        self.ranks_without_frescoes = chosen["without_frescoes"] == "ranked"
        self.two_each_behind_a_tie = chosen["behind_a_tie"] == "two-each"
        self.gianluigi_acts_first = chosen["gianluigi_acts"] == "before-scoring"
        self.gianluigi_rests_at_the_end = chosen["gianluigi_at_the_end"] == "rests"
        self.gianluigi_can_win = chosen["gianluigi_wins"] == "can-win"
