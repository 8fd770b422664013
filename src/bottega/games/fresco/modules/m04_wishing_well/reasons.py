"""Module 4, the wishing well: why something is refused."""

from __future__ import annotations

from typing import Final

from bottega.core.reasons import Reason

NOT_HELD: Final = Reason("no-such-card", "FR-M4.5", "There is no such wish card in this hand.")
ELSEWHERE: Final = Reason("used-elsewhere", "FR-M4.5", "This wish card is used {place}.")
ONE_EACH: Final = Reason(
    "one-card-each", "FR-M4.5", "An apprentice uses one wish card, and nobody here is left for it."
)
NOT_IF_ILL: Final = Reason("not-if-ill", "FR-M4.6", "An ill apprentice can't use this wish card.")
NO_PURCHASE: Final = Reason("no-purchase", "FR-M4.8", "Free paint comes with a purchase at a booth, one with each.")
NOT_SHOWN: Final = Reason("not-shown", "FR-M4.8", "There is no tile that the card shows at place {place} of the booth.")
TOO_FAR_FOR_A_VISIT: Final = Reason("too-far-for-a-visit", "FR-M4.9", "The bishop is not beside {segment}.")
NO_SEGMENT_FOR_A_VISIT: Final = Reason(
    "no-segment-for-a-visit", "FR-M4.9", "The bishop is moved before restoring a segment, and none can be restored now."
)
NO_PAINTS_FOR_ALCHEMY: Final = Reason(
    "no-paints-for-alchemy", "FR-M4.12", "There are not the paints for that: {paints}."
)
TOO_FEW_PENNIES: Final = Reason("too-few-pennies", "FR-M4.2", "There are only {pennies} to place.")
THROW_OR_PASS: Final = Reason("throw-or-pass", "FR-M4.3", "First throw a lucky penny into the well, or pass.")
PRAISE_OR_PASS: Final = Reason("praise-or-pass", "FR-M4.10", "First use the praise of the bishop, or pass.")
BUSKER_OR_PASS: Final = Reason("busker-or-pass", "FR-M4.14", "First use a busker, or pass.")
