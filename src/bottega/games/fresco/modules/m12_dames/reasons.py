"""Module 12, the dames: why something is refused."""

from __future__ import annotations

from typing import Final

from bottega.core.kinds import SEAT
from bottega.core.reasons import Reason
from bottega.games.fresco.kinds import BOOTH, PAINT, PLACE, SEGMENT
from bottega.games.fresco.modules.m12_dames.kinds import DAME

# Planning
SAY_WHERE: Final = Reason("say-where-dame-goes", "FR-M12.3", dame=DAME)
DAME_SENT_ALREADY: Final = Reason("dame-sent-already", "FR-3.3", dame=DAME)
NO_SUCH_DAME: Final = Reason("no-such-dame", "FR-M12.3", dame=DAME)
NO_DAME_THERE: Final = Reason("no-dame-there", "FR-M12.4", dame=DAME, place=PLACE)
OTHER_DAME_THERE: Final = Reason("other-dame-there", "FR-M12.3", dame=DAME, place=PLACE)

# Acting
DAME_FIRST: Final = Reason("dame-first", "FR-M12.5", dame=DAME)
CHOOSE_ANOTHER: Final = Reason("choose-another", "FR-M12.6")
SAME_BOOTH: Final = Reason("same-booth", "FR-M12.6", booth=BOOTH)
UNDER_THE_BISHOP: Final = Reason("under-the-bishop", "FR-M12.7", segment=SEGMENT)
RESERVED_ALREADY: Final = Reason("reserved-already", "FR-M12.7", segment=SEGMENT)
NO_SUCH_PAINT: Final = Reason("no-such-paint", "FR-M12.10", paint=PAINT)
RESERVED: Final = Reason("reserved", "FR-M12.7", segment=SEGMENT, owner=SEAT)
