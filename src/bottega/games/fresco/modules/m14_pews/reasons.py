"""Module 14, the pews: why something is refused."""

from __future__ import annotations

from typing import Final

from bottega.core.reasons import Reason
from bottega.games.fresco.kinds import APPRENTICES
from bottega.games.fresco.modules.covering import no_room_on_tile
from bottega.games.fresco.modules.m14_pews.kinds import BEAMS

NO_ROOM_AT_THE_PEWS: Final = no_room_on_tile("FR-M14.4")
NO_SUCH_PEW: Final = Reason("no-such-pew", "FR-M14.5", beams=BEAMS)
BEAMS_MISSING: Final = Reason("beams-missing", "FR-M14.5", beams=BEAMS, there=BEAMS)
TOO_FEW_CARRIERS: Final = Reason("too-few-carriers", "FR-M14.4", beams=BEAMS, carriers=APPRENTICES)
RESTORE_OR_PASS: Final = Reason("restore-pews-or-pass", "FR-M14.5")
