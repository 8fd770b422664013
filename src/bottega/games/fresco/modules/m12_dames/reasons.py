"""Module 12, the dames: why something is refused."""

from __future__ import annotations

from typing import Final

from bottega.core.reasons import Reason

DAME_FIRST: Final = Reason("dame-first", "FR-M12.5", "First the {colour} dame acts; or pass.")
CHOOSE_ANOTHER: Final = Reason("choose-another", "FR-M12.6", "First choose the tile for which it is swapped.")
SAME_BOOTH: Final = Reason("same-booth", "FR-M12.6", "The tiles that are swapped are of different booths.")
UNDER_THE_BISHOP: Final = Reason("under-the-bishop", "FR-M12.7", "The bishop stands on {segment}.")
RESERVED_ALREADY: Final = Reason("reserved-already", "FR-M12.7", "There is a reservation tile on {segment} already.")
NO_SUCH_PAINT: Final = Reason("no-such-paint", "FR-M12.10", "There is no {paint} paint to give.")
SAY_WHERE: Final = Reason("say-where", "FR-M12.3", "First say where the {colour} dame goes.")
NO_SUCH_DAME: Final = Reason("no-such-dame", "FR-M12.3", "This player has no {colour} dame to send.")
NO_DAME_THERE: Final = Reason("no-dame-there", "FR-M12.4", "The {location} is covered, and no dame goes there.")
OTHER_DAME_THERE: Final = Reason("other-dame-there", "FR-M12.3", "The other dame goes to the {location} already.")
RESERVED: Final = Reason("reserved", "FR-M12.7", "{segment} is reserved for another player.")
