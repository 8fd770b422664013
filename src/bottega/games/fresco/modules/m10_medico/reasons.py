"""Module 10, the medico: why something is refused."""

from __future__ import annotations

from typing import Final

from bottega.core.kinds import NUMBER
from bottega.core.reasons import Reason
from bottega.games.fresco.kinds import APPRENTICES, PAINT, PLACE, SEGMENT, THALERS
from bottega.games.fresco.modules.covering import no_room_on_tile
from bottega.games.fresco.modules.m10_medico.kinds import BOTTLE

# Planning
NO_ROOM_BESIDE_THE_MEDICO: Final = no_room_on_tile("FR-M10.12")
SEND_ILL_FIRST: Final = Reason("send-ill-first", "FR-M10.7", place=PLACE)
TOO_MANY_ILL: Final = Reason("too-many-ill", "FR-M10.7", most=APPRENTICES, place=PLACE)
SEND_NEUTRAL_FIRST: Final = Reason("send-neutral-first", "FR-M10.6")
NOBODY_SENT_THERE: Final = Reason("nobody-sent-there", "FR-M10.6", place=PLACE)

# Waking up, working and falling ill
SET_ONE_ASIDE: Final = Reason("set-one-aside", "FR-M10.16")
NO_ILL_TO_COME: Final = Reason("no-ill-to-come", "FR-M10.8")
ONE_AT_WORK: Final = Reason("one-at-work", "FR-M10.8")
NOTHING_FOR_ILL_ONES: Final = Reason("nothing-for-ill-ones", "FR-M10.8")
SAINTS_BY_ILL_ONES: Final = Reason("saints-by-ill-ones", "FR-M10.10")
NO_PAINT_FOR_SAINT: Final = Reason("no-paint-for-saint", "FR-M10.10", paint=PAINT)
ILL_ONES_LEAD_NOBODY: Final = Reason("ill-ones-lead-nobody", "FR-M10.8")
BISHOP_TOO_NEAR: Final = Reason("bishop-too-near", "FR-M10.9", segment=SEGMENT, bishop=SEGMENT)
BISHOP_ON_IT: Final = Reason("bishop-on-it", "FR-M10.9", segment=SEGMENT)
WHO_FALLS_ILL: Final = Reason("who-falls-ill", "FR-M10.6")

# Bottles
MUST_BUY: Final = Reason("must-buy", "FR-M10.13")
NO_BOTTLE_THERE: Final = Reason("no-bottle-there", "FR-M10.13", place=NUMBER)
BOTTLE_TOO_DEAR: Final = Reason("bottle-too-dear", "FR-M10.13", price=THALERS, thalers=THALERS)
NO_SUCH_BOTTLE: Final = Reason("no-such-bottle", "FR-M10.14", bottle=BOTTLE)
DRINK_OR_PASS: Final = Reason("drink-or-pass", "FR-M10.14")
