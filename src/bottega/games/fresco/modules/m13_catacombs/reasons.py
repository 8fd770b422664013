"""Module 13, the catacombs: why something is refused."""

from __future__ import annotations

from typing import Final

from bottega.core.kinds import NUMBER
from bottega.core.reasons import Reason
from bottega.games.fresco.kinds import LOCATION, PLACE
from bottega.games.fresco.modules.m13_catacombs.kinds import MAP

BUY_OR_PASS: Final = Reason("buy-or-pass", "FR-M13.3")

# Planning
SAY_WHERE: Final = Reason("say-where-map-goes", "FR-M13.4", map=MAP)
MAP_SAID_ALREADY: Final = Reason("map-said-already", "FR-3.3", map=MAP)
NO_SUCH_MAP: Final = Reason("no-such-map", "FR-M13.4", map=MAP)
MAP_THERE: Final = Reason("map-there", "FR-M13.4", map=MAP, place=PLACE)
NO_ROOM_BESIDE_MAP: Final = Reason("no-room-beside-map", "FR-M13.5", map=MAP, location=LOCATION, room=NUMBER)

# Exploring
NO_MAP_HERE: Final = Reason("no-map-here", "FR-M13.6")
NOTHING_OPEN: Final = Reason("nothing-open", "FR-M13.6", map=MAP)
NOTHING_FOUND: Final = Reason("nothing-found", "FR-M13.8")
KEEP_OR_SELL: Final = Reason("keep-or-sell", "FR-M13.8")
SECOND_COPY: Final = Reason("second-copy", "FR-M13.10", volume=NUMBER)

# Leonardo
LEONARDO_LAYS: Final = Reason("leonardo-lays", "FR-M13.12", map=MAP)
