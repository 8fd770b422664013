"""What a number of players and a set of options mean in numbers."""

from __future__ import annotations

from collections.abc import Mapping

from bottega.core.ruleset import Ruleset
from bottega.games.sagrada.box import Box
from bottega.games.sagrada.meta import META


class Rules(Ruleset):
    """The rules in force at one table."""

    def __init__(self, seats: int, options: Mapping[str, str], box: Box) -> None:
        super().__init__(META, seats, options)
        self.box = box
        chosen = self.options
        self.solo = seats == 1
        self.dice_a_round = 4 if self.solo else 2 * seats + 1
        self.public_objectives = 2 if self.solo else 3
        self.private_objectives = 2 if self.solo else 1
        self.tools = int(chosen["tools"]) if self.solo else 3
        self.empty_space_costs = 3 if self.solo else 1
        self.dice_a_colour = box.dice_a_colour - self.dice_put_aside()
        self.chooses_with_cards_in_sight = chosen["windows"] == "after-cards"
        self.changed_die_is_placed = chosen["changed_die"] == "place"
        self.lifts_together = chosen["two_moves"] == "together"
        self.brush_may_return = chosen["flux_brush"] == "may-return"
        self.brush_drafts_again = chosen["failed_flux_brush"] == "draft-again"
        self.pliers_any_time = chosen["running_pliers"] == "any-time"
        self.pliers_for_the_last = chosen["pliers_of_the_last"] == "allowed"
        self.cork_anywhere = chosen["cork_first_die"] == "anywhere"
        self.remover_may_return = chosen["flux_remover"] == "english"
        self.remover_rolls = chosen["flux_remover_value"] == "rolled"
        self.diagonals_in_pairs = chosen["colour_diagonals"] == "pairs"
        self.last_turn_breaks_ties = chosen["last_tie_break"] == "last-turn"

    def dice_put_aside(self) -> int:
        """[SG-2.5] Dice of each colour that a reduced bag does without."""
        if self.options["bag"] == "full":
            return 0
        return 8 if self.count == 2 else 4
