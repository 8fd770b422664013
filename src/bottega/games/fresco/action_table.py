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
    PASS,
    RESTORE,
    SPECIAL_ALTAR,
    TAKE_PAINT,
    WAKE,
)
from bottega.games.fresco.modules import m01_portraits, m02_requests

ACTIONS: Final = ActionTable(
    history=["1: the base game and modules 1 to 3"],
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
    ],
)
"""The numbering: only ever add at the end, with a line of history."""
