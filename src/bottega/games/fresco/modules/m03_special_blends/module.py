"""Module 3: special blend colours. It changes what the rules say from the start, and nothing else."""

from __future__ import annotations

from typing import ClassVar, Final

from bottega.core.meta import Option
from bottega.core.seats import Seat
from bottega.games.fresco.actions import SPECIAL_ALTAR, Altar
from bottega.games.fresco.box import MIXES
from bottega.games.fresco.catalogue import ALL_TILES, BASE_TILES, BROWN, PAINTS, PINK
from bottega.games.fresco.modules.m03_special_blends.meta import OPTION
from bottega.games.fresco.modules.m03_special_blends.view import Recipe, SpecialBlendsShare
from bottega.games.fresco.openings import Extras, Module
from bottega.games.fresco.ruleset import BLENDED_ALTAR_POINTS, Rules
from bottega.games.fresco.share import Share
from bottega.games.fresco.table import Table

NAME: Final = "special_blends"
REMOVED: Final = 7
PINK_POINTS: Final = 3
BROWN_POINTS: Final = 5
ALTAR_POINTS: Final = {PINK: PINK_POINTS, BROWN: BROWN_POINTS}
RECIPES: Final = tuple(
    [
        Recipe(PAINTS[paint], (PAINTS[first], PAINTS[second]), ALTAR_POINTS[paint])
        for paint, first, second in MIXES
        if paint in ALTAR_POINTS
    ]
)
"""[FR-M3.2] [FR-M3.4] What pink and brown are made of, and add at the altar."""


class SpecialBlends(Module):
    """Pink and brown paints, and the tiles and altars that take them."""

    name: ClassVar[str] = NAME
    option: ClassVar[Option] = OPTION
    share: ClassVar[type[Share]] = SpecialBlendsShare

    def rewrite(self, rules: Rules) -> None:
        """[FR-M3.1] [FR-M3.2] [FR-M3.4] Other tiles, more blends and more ways to restore the altar."""
        rules.centre = rules.box.special_centre
        rules.fresco = ALL_TILES[: len(BASE_TILES)]
        rules.removed = REMOVED
        rules.added = [tile for tile in ALL_TILES[len(BASE_TILES) :] if tile != rules.centre]
        rules.blends = MIXES
        rules.altars.update({altar: points_for_special_altar(altar) for altar in SPECIAL_ALTAR})

    def look(self, table: Table, seat: Seat | None, everything: bool) -> Share:
        return SpecialBlendsShare(recipes=RECIPES)

    def lay_out(self, rules: Rules, share: Share) -> Extras:
        return Extras()


def points_for_special_altar(altar: Altar) -> int:
    """[FR-M3.4] Six points, three more for each pink and five more for each brown paint.

    >>> [points_for_special_altar(altar) for altar in SPECIAL_ALTAR if altar.name in ("altar OGK", "altar WWW")]
    [9, 21]
    """
    return BLENDED_ALTAR_POINTS + PINK_POINTS * altar.counts[PINK] + BROWN_POINTS * altar.counts[BROWN]
