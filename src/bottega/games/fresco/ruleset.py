"""What a number of players, a set of options and the modules in play mean in numbers."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Final

from bottega.core.ruleset import Ruleset
from bottega.games.fresco.actions import ALTAR, Altar
from bottega.games.fresco.box import MIXES, Box, FrescoTile, Hostel
from bottega.games.fresco.catalogue import (
    ALL_BOOTHS,
    ALL_TILES,
    BASE_TILES,
    BLENDED,
    MOST_SEATS,
    Booth,
    MarketTile,
    Paint,
    Painter,
    Tile,
    stand_of,
)
from bottega.games.fresco.meta import META
from bottega.games.fresco.openings import Filling, Module

if TYPE_CHECKING:
    from bottega.games.fresco.planning import Blank

TILES_AT_THE_END: Final = 6
"""[FR-11.1] So many tiles on the fresco, or fewer, make the final round."""
ON_THE_SEGMENT: Final = 3
BESIDE: Final = 2
WAGE: Final = 3
BLENDS: Final = 2
BISHOP_FEE: Final = 1
ALTAR_POINTS: Final = 2
BLENDED_ALTAR_POINTS: Final = 6

NO_LEONARDO: Final = Painter(-1)
ACCOUNTS: Final = [
    ("tiles", "FR-5.3"),
    ("bishop", "FR-5.3"),
    ("altar", "FR-5.8"),
    ("track", "FR-9.2"),
    ("thalers", "FR-11.5"),
]
"""The lines of the score sheet, in the order in which they are kept; modules add theirs."""
TILE_ACCOUNT: Final = 0
BISHOP_ACCOUNT: Final = 1
ALTAR_ACCOUNT: Final = 2
TRACK_ACCOUNT: Final = 3
MONEY_ACCOUNT: Final = 4


class Rules(Ruleset):
    """The rules in force at one table."""

    def __init__(self, seats: int, options: Mapping[str, str], box: Box, modules: list[Module]) -> None:
        super().__init__(META, seats, options)
        self.box = box
        self.modules = modules
        self.filling = Filling(modules)
        self.by_name: dict[str, Module] = {module.name: module for module in modules}
        self.leonardo = Painter(seats) if seats == 2 else NO_LEONARDO
        self.painters: list[Painter] = [Painter(number) for number in range(max(3, seats))]
        self.accounts = [*ACCOUNTS, *[account for module in modules for account in module.accounts]]
        four = seats == MOST_SEATS
        self.hostel: Hostel = box.hostel if four else box.hostel_for_three
        booths = box.components.booths
        self.booth_sizes: list[int] = booths.four_players if four else booths.three_players
        self.booths: list[Booth] = ALL_BOOTHS[: len(self.booth_sizes)]
        self.stands: list[int] = [
            stand_of(booth, place) for booth in self.booths for place in range(self.booth_sizes[booth])
        ]
        """[FR-1.3] The stands of this side of the board, booth by booth."""
        self.market: list[MarketTile] = box.market if four else box.market_for_three
        self.centre: Tile = box.centre
        self.fresco: list[Tile] = [tile for tile in ALL_TILES[: len(BASE_TILES)] if tile != box.centre]
        self.removed = 0
        """[FR-M3.1] So many of these are removed at random, and `added` come in their stead."""
        self.added: list[Tile] = []
        self.blends: list[tuple[Paint, Paint, Paint]] = MIXES[: len(BLENDED)]
        self.altars: dict[Altar, int] = POINTS_FOR_ALTAR.copy()
        """[FR-5.8] [FR-5.9] The ways to restore the altar, and what each is worth."""
        self.adds_first = self.options["advance"] == "once"
        self.is_mega = self.options["edition"] == "mega"
        self.leonardo_must_close = self.options["leonardo_closes"] == "must"
        self.leonardo_can_win = self.options["leonardo_wins"] == "can-win"
        self.blanks: list[Blank] = []
        """What a plan must say, in the order in which it is asked."""
        for module in modules:
            module.rewrite(self)

    def tile(self, tile: Tile) -> FrescoTile:
        """What is printed on a tile."""
        return self.box.tiles[tile]


def points_for_altar(altar: Altar) -> int:
    """[FR-5.8] [FR-5.9] What the altar is worth with these paints."""
    replaced = [paint for paint in altar.paints if paint in BLENDED]
    return BLENDED_ALTAR_POINTS if len(set(replaced)) == len(BLENDED) else ALTAR_POINTS + len(replaced)


POINTS_FOR_ALTAR: Final = {altar: points_for_altar(altar) for altar in ALTAR}
