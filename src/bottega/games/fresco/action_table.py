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
from bottega.games.fresco.modules import (
    m01_portraits,
    m02_requests,
    m04_offers,
    m05_gold_leaf,
    m06_offers,
    m07_scrolls,
    m08_offers,
    m09_wall_fresco,
    m10_offers,
    m12_offers,
    m13_offers,
    m14_pews,
    m15_dome,
    m16_black_market,
    m17_guild,
)

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
        *m01_portraits.ACTIONS,
        *m02_requests.ACTIONS,
        NEXT,
        *m04_offers.ACTIONS,
        *m05_gold_leaf.ACTIONS,
        *m06_offers.ACTIONS,
        *m07_scrolls.ACTIONS,
        *m08_offers.ACTIONS,
        *m09_wall_fresco.ACTIONS,
        *m02_requests.WALL_ACTIONS,
        *m10_offers.ACTIONS,
        *m12_offers.ACTIONS,
        *m13_offers.ACTIONS,
        *m14_pews.ACTIONS,
        *m15_dome.ACTIONS,
        *m16_black_market.ACTIONS,
        *m17_guild.ACTIONS,
    ],
)
"""The numbering: only ever add at the end, with a line of history."""
