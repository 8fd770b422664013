"""Why a sitting refuses something that the rules do not forbid."""

from typing import Final

from bottega.core.kinds import NUMBER
from bottega.core.reasons import Reason

STALE: Final = Reason("stale", "", number=NUMBER, now=NUMBER)
"""What was asked for was meant for a table that has changed since."""
NOTHING_TO_CANCEL: Final = Reason("nothing-to-cancel", "")
UNFINISHED: Final = Reason("unfinished", "")
"""Something must still be laid before a draft can be played."""
