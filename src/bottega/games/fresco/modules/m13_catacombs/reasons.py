"""Module 13, the catacombs: why something is refused."""

from __future__ import annotations

from typing import Final

from bottega.core.reasons import Reason

BUY_OR_PASS: Final = Reason("buy-or-pass", "FR-M13.3", "First buy a map, or pass.")
SAY_WHERE: Final = Reason("say-where-the-map-goes", "FR-M13.4", "First say where map {map} goes.")
NO_SUCH_MAP: Final = Reason("no-such-map", "FR-M13.4", "This player does not have map {map}.")
MAP_THERE: Final = Reason("map-there", "FR-M13.4", "A map lies on the {location} already.")
NO_MAP_HERE: Final = Reason("no-map-here", "FR-M13.6", "There is no map here to explore with.")
NOTHING_OPEN: Final = Reason("nothing-open", "FR-M13.6", "No room of the map holds an open treasure.")
NOTHING_FOUND: Final = Reason("nothing-found", "FR-M13.8", "That is done with a treasure: explore the catacombs first.")
KEEP_OR_SELL: Final = Reason("keep-or-sell", "FR-M13.8", "First keep the treasure, sell it, or pass and leave it.")
SECOND_COPY: Final = Reason("second-copy", "FR-M13.10", "This player has a script of volume {volume}: sell it.")
LEONARDO_LAYS: Final = Reason(
    "leonardo-lays", "FR-M13.12", "Leonardo's map {map} is laid on a location of his sheet first."
)
