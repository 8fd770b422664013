"""Module 6, the glaziers: why something is refused."""

from __future__ import annotations

from typing import Final

from bottega.core.kinds import NUMBER
from bottega.core.reasons import Reason
from bottega.games.fresco.kinds import THALERS
from bottega.games.fresco.modules.covering import no_room_on_tile
from bottega.games.fresco.modules.m06_glaziers.kinds import GLASS_COLOUR

NO_ROOM_AT_THE_GLAZERY: Final = no_room_on_tile("FR-M6.3")
TAKE_A_WINDOW: Final = Reason("take-a-window", "FR-M6.6")
WINDOW_TOO_DEAR: Final = Reason("window-too-dear", "FR-M6.6", place=NUMBER, price=THALERS, thalers=THALERS)
GLAZE_OR_PASS: Final = Reason("glaze-or-pass", "FR-M6.7")
NO_SUCH_PANEL: Final = Reason("no-such-panel", "FR-M6.7", glass=GLASS_COLOUR, panels=GLASS_COLOUR)
NO_SUCH_ALTAR_PANEL: Final = Reason("no-such-altar-panel", "FR-M6.9", glass=GLASS_COLOUR)
NO_GLASS: Final = Reason("no-glass", "FR-M6.7", glass=GLASS_COLOUR)
BUY_GLASS_OR_PASS: Final = Reason("buy-glass-or-pass", "FR-M6.4")
NO_GLASS_THERE: Final = Reason("no-glass-there", "FR-M6.4", glass=GLASS_COLOUR)
GLASS_TOO_DEAR: Final = Reason("glass-too-dear", "FR-M6.4", glass=GLASS_COLOUR, price=THALERS, thalers=THALERS)
