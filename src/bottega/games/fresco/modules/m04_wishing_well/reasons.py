"""Module 4, the wishing well: why something is refused."""

from __future__ import annotations

from typing import Final

from bottega.core.kinds import NUMBER
from bottega.core.reasons import Reason
from bottega.games.fresco.kinds import PAINT, SEGMENT
from bottega.games.fresco.modules.m04_wishing_well.kinds import PENNIES, WISH_CARD

NOT_HELD: Final = Reason("no-such-card", "FR-M4.5", card=WISH_CARD)
ELSEWHERE: Final = Reason("used-elsewhere", "FR-M4.5", card=WISH_CARD)
ONE_EACH: Final = Reason("one-card-each", "FR-M4.5")
NOT_IF_ILL: Final = Reason("not-if-ill", "FR-M4.6")
NO_PURCHASE: Final = Reason("no-purchase", "FR-M4.8")
NOT_SHOWN: Final = Reason("not-shown", "FR-M4.8", place=NUMBER)
TOO_FAR_FOR_A_VISIT: Final = Reason("too-far-for-a-visit", "FR-M4.9", segment=SEGMENT)
NO_SEGMENT_FOR_A_VISIT: Final = Reason("no-segment-for-a-visit", "FR-M4.9")
NO_PAINTS_FOR_ALCHEMY: Final = Reason("no-paints-for-alchemy", "FR-M4.12", missing=PAINT)
TOO_FEW_PENNIES: Final = Reason("too-few-pennies", "FR-M4.2", pennies=PENNIES)
THROW_OR_PASS: Final = Reason("throw-or-pass", "FR-M4.3")
PRAISE_OR_PASS: Final = Reason("praise-or-pass", "FR-M4.10")
BUSKER_OR_PASS: Final = Reason("busker-or-pass", "FR-M4.14")
