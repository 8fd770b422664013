"""Module 1, the portraits: advice to bots."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from bottega.core.seats import Seat
from bottega.games.fresco.advice.foresight import MOOD, THALER, WORTH
from bottega.games.fresco.box import Portrait
from bottega.games.fresco.catalogue import STUDIO, Location
from bottega.games.fresco.modules.bits import numbers_in
from bottega.games.fresco.modules.m01_portraits.gallery import PAINTED
from bottega.games.fresco.ruleset import WAGE
from bottega.games.fresco.table import Table

if TYPE_CHECKING:
    from bottega.games.fresco.modules.m01_portraits.module import Portraits

LASTING_WORTH: Final = {"servant": 0.5, "actor": 0.6, "abbot": 1.4, "sexton": 0.6}
"""About how many points a lasting effect brings in a round."""
MUSE_SPACES: Final = 4
"""About how many spaces the mood rises with the muse."""


def appraise(module: Portraits, table: Table, seat: Seat, rounds: float) -> float:
    portraits = table.rules.box.portraits
    return sum([worth_of(portraits[card], rounds) for card in numbers_in(module.gallery(table).owned[seat])])


def prospect(module: Portraits, table: Table, seat: Seat, column: Location, apprentices: int, rounds: float) -> float:
    """The best portrait on display, less the wage that it may cost."""
    gallery = module.gallery(table)
    if column != STUDIO or gallery.painters >> seat & 1:
        return 0.0
    portraits = table.rules.box.portraits
    worths = [worth_of(portraits[card], rounds) for card in gallery.display if card != PAINTED]
    wage = 0.0 if table.rules.is_mega else THALER * WAGE
    return max([0.0, *[worth - wage for worth in worths]])


def worth_of(portrait: Portrait, rounds: float) -> float:
    """About how many points a portrait is worth, with so many rounds to follow."""
    if portrait.lasting:
        return LASTING_WORTH[portrait.lasting] * rounds
    goods = THALER * portrait.thalers + sum([WORTH[paint][0] for paint in portrait.paints])
    mood = MOOD * min(portrait.mood, MUSE_SPACES) if rounds >= 1.0 else 0.0
    return portrait.points + goods + mood + WORTH[0][0] * portrait.choice
