"""Module 10: the medico board, and who is ill."""

from __future__ import annotations

from typing import Final

from bottega.core.chance import Chance
from bottega.core.seats import Seat
from bottega.games.fresco.catalogue import Location
from bottega.games.fresco.modules.covering import ActionTiles
from bottega.games.fresco.modules.m10_medico.kinds import INFECTIONS
from bottega.games.fresco.modules.m10_medico.offers import FOR_ILL_ONES
from bottega.games.fresco.modules.shares import NOTHING
from bottega.games.fresco.table import COLUMN_BITS, COLUMN_MASK
from bottega.parts.bag import pull

SIGNPOST: Final = len(INFECTIONS) - 1
NO_BOTTLE: Final = NOTHING
"""What a place of the medico board holds without a bottle."""
BY_INFECTION: Final = "FR-M10.3"
BESIDE_ILL_ONES: Final = "FR-M10.4"
"""By which rule apprentices fall ill."""
SAINT: Final = 3
"""[FR-M10.10] What a saint brings."""
WORTH_OF_HEALTH: Final = 5
"""[FR-M10.18] What an apprentice in good health is worth in the end."""


class Infirmary(ActionTiles):
    """The medico board, and the ill.

    `infections` has the number of face-down infection tiles of each kind, `infected` is where the last one lies.
    `pile` and `discarded` have a number for each kind of bottle, `offered` has a kind for each place of the board,
    and `held` the kinds in front of each seat. `ill` is how many of a seat's own apprentices are ill, `stand_ins`
    how many black pawns it has for neutral ones. `armchair` has a bit for each seat with an apprentice set aside.
    Of the plans, `sent` has the ill ones as sheets have the others, and `neutral` is where each neutral one stands.
    """

    __slots__ = (
        "armchair",
        "discarded",
        "held",
        "ill",
        "infected",
        "infections",
        "neutral",
        "offered",
        "pile",
        "sent",
        "stand_ins",
    )

    def __init__(
        self,
        columns: list[Location],
        infections: list[int],
        infected: Location,
        pile: list[int],
        discarded: list[int],
        offered: list[int],
        held: list[tuple[int, ...]],
        ill: list[int],
        stand_ins: list[int],
        armchair: int,
        sent: list[int],
        neutral: list[Location],
    ) -> None:
        super().__init__(columns)
        self.infections = infections
        self.infected = infected
        self.pile = pile
        self.discarded = discarded
        self.offered = offered
        self.held = held
        self.ill = ill
        self.stand_ins = stand_ins
        self.armchair = armchair
        self.sent = sent
        self.neutral = neutral

    def copy(self) -> Infirmary:
        return Infirmary(
            self.columns[:],
            self.infections[:],
            self.infected,
            self.pile[:],
            self.discarded[:],
            self.offered[:],
            self.held[:],
            self.ill[:],
            self.stand_ins[:],
            self.armchair,
            self.sent[:],
            self.neutral[:],
        )

    def pawns(self, seat: Seat) -> int:
        """How many ill apprentices a seat has, with those that stand in for neutral ones."""
        return self.ill[seat] + self.stand_ins[seat]

    def sent_to(self, seat: Seat, column: Location) -> int:
        """How many ill apprentices a seat has sent to a location."""
        return self.sent[seat] >> COLUMN_BITS * column & COLUMN_MASK

    def sent_anywhere(self, seat: Seat) -> int:
        """How many ill apprentices a seat has sent out."""
        return sum([self.sent_to(seat, column) for column in FOR_ILL_ONES])

    def all_bottles(self) -> list[int]:
        """How many bottles of each kind there are, wherever they are."""
        counts = [there + away for there, away in zip(self.pile, self.discarded, strict=True)]
        for bottle in self.offered:
            if bottle != NO_BOTTLE:
                counts[bottle] += 1
        for held in self.held:
            for bottle in held:
                counts[bottle] += 1
        return counts


def draw_bottle(infirmary: Infirmary, chance: Chance) -> int:
    """[FR-M10.15] A bottle of the pile, for which those discarded are mixed when it is empty."""
    if not any(infirmary.pile):
        infirmary.pile, infirmary.discarded = infirmary.discarded, infirmary.pile
    return pull(infirmary.pile, chance)
