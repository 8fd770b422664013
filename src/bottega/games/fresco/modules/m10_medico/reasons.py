"""Module 10, the medico: why something is refused."""

from __future__ import annotations

from typing import Final

from bottega.core.reasons import Reason
from bottega.games.fresco.modules.covering import no_room_on_tile

NO_ROOM_BESIDE_THE_MEDICO: Final = no_room_on_tile("FR-M10.12")
SEND_ILL_FIRST: Final = Reason("send-ill-first", "FR-M10.7", "First say how many ill ones go to the {location}.")
TOO_MANY_ILL: Final = Reason("too-many-ill", "FR-M10.7", "At most {most} of the ill can go to the {location}.")
SEND_NEUTRAL_FIRST: Final = Reason("send-neutral-first", "FR-M10.6", "First say where the neutral apprentice goes.")
NOBODY_SENT_THERE: Final = Reason("nobody-sent-there", "FR-M10.6", "No healthy apprentice goes to the {location}.")
SET_ONE_ASIDE: Final = Reason("set-one-aside", "FR-M10.16", "First set an apprentice aside: a healthy or an ill one.")
NO_ILL_TO_COME: Final = Reason("no-ill-to-come", "FR-M10.8", "No ill apprentice is waiting here.")
ONE_AT_WORK: Final = Reason("one-at-work", "FR-M10.8", "The apprentice at work has begun, and works first.")
NOTHING_FOR_ILL_ONES: Final = Reason("nothing-for-ill-ones", "FR-M10.8", "There is nothing an ill one could do now.")
SAINTS_BY_ILL_ONES: Final = Reason(
    "saints-by-ill-ones", "FR-M10.10", "Only ill apprentices in the studio paint saints."
)
NO_PAINT_FOR_SAINT: Final = Reason("no-paint-for-saint", "FR-M10.10", "There is no {paint} paint for a saint.")
ILL_ONES_LEAD_NOBODY: Final = Reason(
    "ill-ones-lead-nobody", "FR-M10.8", "The bishop is not moved for an ill apprentice."
)
BISHOP_TOO_NEAR: Final = Reason(
    "bishop-too-near", "FR-M10.9", "{segment} is next to the bishop: an ill apprentice can't restore it."
)
BISHOP_ON_IT: Final = Reason(
    "bishop-on-it", "FR-M10.9", "The bishop stands on {segment}: an ill apprentice can't restore it."
)
WHO_FALLS_ILL: Final = Reason("who-falls-ill", "FR-M10.6", "First say who falls ill: one's own, or the neutral one.")
MUST_BUY: Final = Reason("must-buy", "FR-M10.13", "First buy a bottle: who visits the medico must, if possible.")
NO_BOTTLE_THERE: Final = Reason("no-bottle-there", "FR-M10.13", "There is no bottle at place {place}.")
BOTTLE_TOO_DEAR: Final = Reason("bottle-too-dear", "FR-M10.13", "The bottle costs {price}, and there are only {money}.")
NO_SUCH_BOTTLE: Final = Reason("no-such-bottle", "FR-M10.14", "There is no such bottle in front of this player.")
DRINK_OR_PASS: Final = Reason("drink-or-pass", "FR-M10.14", "Drink a bottle, or pass.")
