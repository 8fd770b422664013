"""The action table: all actions of the base game and its modules, numbered."""

from __future__ import annotations

from typing import Final

from bottega.core.actions import ActionTable
from bottega.games.fresco.actions import (
    ALTAR,
    ASSIGN,
    ATTEND,
    BEHIND,
    BLEND,
    BUY,
    CLOSE,
    COMMIT,
    IN_FRONT,
    MOVE_BISHOP,
    NEXT,
    PASS,
    RESTORE,
    SPECIAL_ALTAR,
    TAKE_PAINT,
    WAKE,
)
from bottega.games.fresco.modules.m01_portraits.module import Portraits
from bottega.games.fresco.modules.m02_requests.offers import ACTIONS as REQUESTS_ACTIONS
from bottega.games.fresco.modules.m02_requests.offers import WALL_ACTIONS as WALL_REQUEST_ACTIONS
from bottega.games.fresco.modules.m04_wishing_well.module import WishingWell
from bottega.games.fresco.modules.m05_gold_leaf.module import GoldLeaf
from bottega.games.fresco.modules.m06_glaziers.module import Glaziers
from bottega.games.fresco.modules.m07_scrolls.module import Scrolls
from bottega.games.fresco.modules.m08_bells.module import Bells
from bottega.games.fresco.modules.m09_wall_fresco.module import WallFresco
from bottega.games.fresco.modules.m10_medico.module import Medico
from bottega.games.fresco.modules.m12_dames.module import Dames
from bottega.games.fresco.modules.m13_catacombs.module import Catacombs
from bottega.games.fresco.modules.m14_pews.module import Pews
from bottega.games.fresco.modules.m15_dome.module import Dome
from bottega.games.fresco.modules.m16_black_market.module import BlackMarket
from bottega.games.fresco.modules.m17_guild.module import Guild

ACTIONS: Final = ActionTable(
    history=["1: the base game and modules 1 to 3", "2: modules 4 to 17"],
    actions=[
        *WAKE,
        *[action for row in ASSIGN for action in row],
        COMMIT,
        *[action for row in BUY for action in row],
        *CLOSE,
        *MOVE_BISHOP,
        *RESTORE,
        *ALTAR,
        *SPECIAL_ALTAR,
        *BLEND,
        ATTEND,
        PASS,
        IN_FRONT,
        BEHIND,
        *TAKE_PAINT,
        *Portraits.actions,
        *REQUESTS_ACTIONS,
        NEXT,
        *WishingWell.actions,
        *GoldLeaf.actions,
        *Glaziers.actions,
        *Scrolls.actions,
        *Bells.actions,
        *WallFresco.actions,
        *WALL_REQUEST_ACTIONS,
        *Medico.actions,
        *Dames.actions,
        *Catacombs.actions,
        *Pews.actions,
        *Dome.actions,
        *BlackMarket.actions,
        *Guild.actions,
    ],
)
"""The numbering: only ever add at the end, with a line of history."""
