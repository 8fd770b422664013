"""Module 2, the bishop's requests: why something is refused."""

from __future__ import annotations

from typing import Final

from bottega.core.kinds import NUMBER
from bottega.core.reasons import Reason
from bottega.games.fresco.kinds import ACTOR
from bottega.games.fresco.modules.m02_requests.kinds import REQUEST, RESTORED_TILE

ONLY_IN_THE_WORKSHOP: Final = Reason("only-in-the-workshop", "FR-M2.2")
ONE_A_ROUND: Final = Reason("one-request", "FR-M2.2")
NO_FRESH_APPRENTICE: Final = Reason("no-fresh-apprentice", "FR-M2.2")
NO_REQUEST_LEFT: Final = Reason("no-request-left", "FR-M2.1", request=REQUEST)
TOO_FEW_TILES: Final = Reason("too-few-tiles", "FR-M2.3", needed=NUMBER, tiles=NUMBER)
TOO_FEW_SEALS: Final = Reason("too-few-seals", "FR-M2.4", request=REQUEST, needed=NUMBER, tiles=NUMBER)
PILE_TILES: Final = Reason("pile-tiles", "FR-M2.5")
NOT_ASKED_FOR: Final = Reason("not-asked-for", "FR-M2.5")
NOT_ONES_OWN: Final = Reason("not-ones-own", "FR-M2.5", tile=RESTORED_TILE, painter=ACTOR)
PILED_ALREADY: Final = Reason("piled-already", "FR-M2.5", tile=RESTORED_TILE)
NO_SUCH_SEAL: Final = Reason("no-such-seal", "FR-M2.4", tile=RESTORED_TILE, request=REQUEST)
LEONARDO_MAY_ASK: Final = Reason("leonardo-may-ask", "FR-M2.7")
