"""Module 6, the glaziers: why something is refused."""

from __future__ import annotations

from typing import Final

from bottega.core.reasons import Reason
from bottega.games.fresco.modules.covering import no_room_on_tile

NO_ROOM_AT_THE_GLAZERY: Final = no_room_on_tile("FR-M6.3")
TAKE_A_WINDOW: Final = Reason("take-a-window", "FR-M6.6", "First take a window from the production bench.")
WINDOW_TOO_DEAR: Final = Reason(
    "window-too-dear", "FR-M6.6", "Window {place} costs {price}, and there are only {thalers}."
)
GLAZE_OR_PASS: Final = Reason("glaze-or-pass", "FR-M6.7", "First hand in glass for the panels, or pass.")
NO_SUCH_PANEL: Final = Reason("no-such-panel", "FR-M6.7", "No panel that is left takes {glass} glass.")
NO_GLASS: Final = Reason("no-glass", "FR-M6.7", "There is no {glass} glass behind this screen.")
BUY_GLASS_OR_PASS: Final = Reason("buy-glass-or-pass", "FR-M6.4", "This is a visit to the glazery: buy glass, or pass.")
NO_GLASS_THERE: Final = Reason("no-glass-there", "FR-M6.4", "The glazery has no {glass} glass this round.")
GLASS_TOO_DEAR: Final = Reason(
    "glass-too-dear", "FR-M6.4", "{glass} glass costs {price}, and there are only {thalers}."
)
