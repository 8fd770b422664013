"""Module 4: the pennies and the wish cards, wherever they are."""

from __future__ import annotations

from typing import Final

from bottega.core.seats import Seat
from bottega.games.fresco.catalogue import Painter
from bottega.games.fresco.modules.m04_wishing_well.catalogue import WISH_CARDS
from bottega.games.fresco.openings import Extras

NOBODY: Final = Painter(-1)


class Well(Extras):
    """Pennies and wish cards.

    Each seat's `pennies`, of which those `placed` lie on the sheet; those in the well and in the supply. `deck`
    and `used` have a number a kind of card, `hands` one a kind and seat. `praised` is who has used the praise for
    the segment that is being restored, `busked` has a bit for each seat that has used a busker this round.
    """

    __slots__ = ("busked", "deck", "hands", "pennies", "placed", "praised", "supply", "used", "well")

    def __init__(
        self,
        pennies: list[int],
        placed: list[int],
        well: int,
        supply: int,
        deck: list[int],
        used: list[int],
        hands: list[int],
        praised: Painter,
        busked: int,
    ) -> None:
        self.pennies = pennies
        self.placed = placed
        self.well = well
        self.supply = supply
        self.deck = deck
        self.used = used
        self.hands = hands
        self.praised = praised
        self.busked = busked

    def copy(self) -> Well:
        return Well(
            self.pennies[:],
            self.placed[:],
            self.well,
            self.supply,
            self.deck[:],
            self.used[:],
            self.hands[:],
            self.praised,
            self.busked,
        )

    def hand(self, seat: Seat) -> list[int]:
        """How many of each kind of card a seat has."""
        kinds = len(WISH_CARDS)
        return self.hands[seat * kinds : (seat + 1) * kinds]

    def holds(self, seat: Seat, card: int) -> bool:
        """Whether a seat has such a card."""
        return self.hands[seat * len(WISH_CARDS) + card] > 0

    def take_pennies(self, seat: Seat, number: int) -> int:
        """[FR-M4.15] A seat gets pennies of the supply, as far as there are any; how many."""
        taken = min(number, self.supply)
        self.supply -= taken
        self.pennies[seat] += taken
        return taken


PRAISE_POINTS: Final = 1
BUSKER_SPACES: Final = 1
