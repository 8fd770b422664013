"""Module 17, the painters guild: why something is refused."""

from __future__ import annotations

from typing import Final

from bottega.core.reasons import Reason

ONLY_IN_THE_WORKSHOP: Final = Reason(
    "exchanged-in-the-workshop", "FR-M17.2", "Paints are exchanged by an apprentice in the workshop."
)
ONCE_EACH: Final = Reason(
    "once-each", "FR-M17.4", "This apprentice has exchanged a {kind} paint already: one of each kind."
)
NOTHING_TO_GIVE: Final = Reason("nothing-to-give", "FR-M17.3", "There is no {paint} paint to give.")
SAME_COLOUR: Final = Reason("same-colour", "FR-M17.5", "The guild has {paint} itself.")
