"""Module 17, the painters guild: why something is refused."""

from __future__ import annotations

from typing import Final

from bottega.core.reasons import Reason
from bottega.games.fresco.kinds import PAINT
from bottega.games.fresco.modules.m17_guild.kinds import KIND_OF_PAINT

ONLY_IN_THE_WORKSHOP: Final = Reason("exchanged-in-the-workshop", "FR-M17.2")
ONCE_EACH: Final = Reason("once-each", "FR-M17.4", kind=KIND_OF_PAINT)
NOTHING_TO_GIVE: Final = Reason("nothing-to-give", "FR-M17.3", paint=PAINT)
SAME_COLOUR: Final = Reason("same-colour", "FR-M17.5", paint=PAINT)
