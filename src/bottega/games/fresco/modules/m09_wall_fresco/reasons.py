"""Module 9, the wall fresco: why something is refused."""

from __future__ import annotations

from typing import Final

from bottega.core.reasons import Reason
from bottega.games.fresco.modules.covering import no_room_on_tile

NO_ROOM_AT_THE_WALL: Final = no_room_on_tile("FR-M9.3")
WALL_RESTORED: Final = Reason("wall-restored", "FR-M9.4", "{segment} of the wall is restored already.")
NOT_BESIDE: Final = Reason("not-beside", "FR-M9.4", "{segment} is not beside a restored segment of the wall.")
NO_PAINT_FOR_WALL: Final = Reason("no-paint-for-wall", "FR-M9.5", "{segment} of the wall takes {paint}.")
RESTORE_OR_PASS: Final = Reason("restore-wall-or-pass", "FR-M9.3", "First restore a segment of the wall, or pass.")
ONLY_ON_THE_TILE: Final = Reason("only-on-the-tile", "FR-M9.3", "The wall is restored by an apprentice on its tile.")
ONLY_IN_THE_WORKSHOP: Final = Reason(
    "exchange-in-the-workshop", "FR-M9.8", "Wall tiles are exchanged by an apprentice in the workshop."
)
NO_FRESH_APPRENTICE: Final = Reason(
    "nobody-to-exchange", "FR-M9.8", "No apprentice is left here for that: who has begun to blend can't do both."
)
ONE_OF_EACH: Final = Reason("one-exchange-tile", "FR-M9.9", "One {colour} exchange tile is all that a player may have.")
NO_PAIR: Final = Reason("no-pair", "FR-M9.8", "{colour} takes two wall tiles, of {first} and {second}.")
TRADE_TILES: Final = Reason("trade-tiles", "FR-M9.8", "First choose the wall tile of {paint} to hand in.")
NOT_TO_TRADE: Final = Reason("not-to-trade", "FR-M9.8", "{tile} is no wall tile of {paint} in front of this player.")
NOTHING_TO_TRADE: Final = Reason("nothing-to-trade", "FR-M9.8", "Say first which exchange tile the wall tiles are for.")
