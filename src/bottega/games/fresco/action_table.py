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
from bottega.games.fresco.modules.m01_portraits.offers import ACTIONS as PORTRAITS_ACTIONS
from bottega.games.fresco.modules.m02_requests.offers import ACTIONS as REQUESTS_ACTIONS
from bottega.games.fresco.modules.m02_requests.offers import WALL_ACTIONS as WALL_REQUEST_ACTIONS
from bottega.games.fresco.modules.m04_wishing_well.offers import ACTIONS as WISHING_WELL_ACTIONS
from bottega.games.fresco.modules.m05_gold_leaf.offers import ACTIONS as GOLD_LEAF_ACTIONS
from bottega.games.fresco.modules.m06_glaziers.offers import ACTIONS as GLAZIERS_ACTIONS
from bottega.games.fresco.modules.m07_scrolls.offers import ACTIONS as SCROLLS_ACTIONS
from bottega.games.fresco.modules.m08_bells.offers import ACTIONS as BELLS_ACTIONS
from bottega.games.fresco.modules.m09_wall_fresco.offers import ACTIONS as WALL_FRESCO_ACTIONS
from bottega.games.fresco.modules.m10_medico.offers import ACTIONS as MEDICO_ACTIONS
from bottega.games.fresco.modules.m12_dames.offers import ACTIONS as DAMES_ACTIONS
from bottega.games.fresco.modules.m13_catacombs.offers import ACTIONS as CATACOMBS_ACTIONS
from bottega.games.fresco.modules.m14_pews.offers import ACTIONS as PEWS_ACTIONS
from bottega.games.fresco.modules.m15_dome.offers import ACTIONS as DOME_ACTIONS
from bottega.games.fresco.modules.m16_black_market.offers import ACTIONS as BLACK_MARKET_ACTIONS
from bottega.games.fresco.modules.m17_guild.offers import ACTIONS as GUILD_ACTIONS

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
        *PORTRAITS_ACTIONS,
        *REQUESTS_ACTIONS,
        NEXT,
        *WISHING_WELL_ACTIONS,
        *GOLD_LEAF_ACTIONS,
        *GLAZIERS_ACTIONS,
        *SCROLLS_ACTIONS,
        *BELLS_ACTIONS,
        *WALL_FRESCO_ACTIONS,
        *WALL_REQUEST_ACTIONS,
        *MEDICO_ACTIONS,
        *DAMES_ACTIONS,
        *CATACOMBS_ACTIONS,
        *PEWS_ACTIONS,
        *DOME_ACTIONS,
        *BLACK_MARKET_ACTIONS,
        *GUILD_ACTIONS,
    ],
)
"""The numbering: only ever add at the end, with a line of history."""
