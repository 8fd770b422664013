"""Module 9, the wall fresco: why something is refused."""

from __future__ import annotations

from typing import Final

from bottega.core.reasons import Reason
from bottega.games.fresco.kinds import PAINT
from bottega.games.fresco.modules.covering import no_room_on_tile
from bottega.games.fresco.modules.m09_wall_fresco.kinds import WALL_SEGMENT, WALL_TILE

NO_ROOM_AT_THE_WALL: Final = no_room_on_tile("FR-M9.3")
WALL_RESTORED: Final = Reason("wall-restored", "FR-M9.4", segment=WALL_SEGMENT)
NOT_BESIDE: Final = Reason("not-beside", "FR-M9.4", segment=WALL_SEGMENT)
NO_PAINT_FOR_WALL: Final = Reason("no-paint-for-wall", "FR-M9.5", segment=WALL_SEGMENT, paint=PAINT)
RESTORE_OR_PASS: Final = Reason("restore-wall-or-pass", "FR-M9.3")
ONLY_ON_THE_TILE: Final = Reason("only-on-the-tile", "FR-M9.3")
ONLY_IN_THE_WORKSHOP: Final = Reason("exchange-in-the-workshop", "FR-M9.8")
NO_FRESH_APPRENTICE: Final = Reason("nobody-to-exchange", "FR-M9.8")
ONE_OF_EACH: Final = Reason("one-exchange-tile", "FR-M9.9", colour=PAINT)
NO_PAIR: Final = Reason("no-pair", "FR-M9.8", colour=PAINT, paints=PAINT, missing=PAINT)
TRADE_TILES: Final = Reason("trade-tiles", "FR-M9.8", paint=PAINT)
NOT_TO_TRADE: Final = Reason("not-to-trade", "FR-M9.8", tile=WALL_TILE, paint=PAINT)
NOTHING_TO_TRADE: Final = Reason("nothing-to-trade", "FR-M9.8")
