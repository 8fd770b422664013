"""Module 2, the bishop's requests: why something is refused."""

from __future__ import annotations

from typing import Final

from bottega.core.reasons import Reason

ONLY_IN_THE_WORKSHOP: Final = Reason(
    "only-in-the-workshop", "FR-M2.2", "Requests are fulfilled by an apprentice in the workshop."
)
ONE_A_ROUND: Final = Reason("one-request", "FR-M2.2", "One request a round, and this player has fulfilled one.")
NO_FRESH_APPRENTICE: Final = Reason(
    "no-fresh-apprentice", "FR-M2.2", "No apprentice is left here for that: who has begun to blend can't do both."
)
NO_REQUEST_LEFT: Final = Reason("no-request-left", "FR-M2.1", "No {kind} request is left.")
TOO_FEW_TILES: Final = Reason("too-few-tiles", "FR-M2.3", "A general request takes three restored tiles.")
TOO_FEW_SEALS: Final = Reason("too-few-seals", "FR-M2.4", "The {kind} request takes three tiles with {kind} seals.")
PILE_TILES: Final = Reason("pile-tiles", "FR-M2.5", "First choose the tiles to pile under the request.")
NOT_ASKED_FOR: Final = Reason("not-asked-for", "FR-M2.5", "Tiles are piled under a request: choose one first.")
NOT_ONES_OWN: Final = Reason("not-ones-own", "FR-M2.5", "{tile} does not lie in front of this player.")
PILED_ALREADY: Final = Reason("piled-already", "FR-M2.5", "{tile} is chosen already.")
NO_SUCH_SEAL: Final = Reason("no-such-seal", "FR-M2.4", "{tile} has no {kind} seal.")
LEONARDO_MAY_ASK: Final = Reason("leonardo-may-ask", "FR-M2.7", "Leonardo fulfills a request, or passes.")
