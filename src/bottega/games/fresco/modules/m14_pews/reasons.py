"""Module 14, the pews: why something is refused."""

from __future__ import annotations

from typing import Final

from bottega.core.kinds import NUMBER
from bottega.core.reasons import Reason
from bottega.games.fresco.modules.covering import no_room_on_tile

NO_ROOM_AT_THE_PEWS: Final = no_room_on_tile("FR-M14.4")
NO_SUCH_PEW: Final = Reason("no-such-pew", "FR-M14.5", beams=NUMBER)
BEAMS_MISSING: Final = Reason("beams-missing", "FR-M14.5", beams=NUMBER, there=NUMBER)
TOO_FEW_CARRIERS: Final = Reason("too-few-carriers", "FR-M14.4", beams=NUMBER, carriers=NUMBER)
RESTORE_OR_PASS: Final = Reason("restore-pews-or-pass", "FR-M14.5")
