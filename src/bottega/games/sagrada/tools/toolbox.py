"""The twelve tools, in the order of their numbers."""

from typing import Final

from bottega.games.sagrada.tools.draft_cards import (
    CorkBackedStraightedge,
    FluxBrush,
    FluxRemover,
    GrindingStone,
    GrozingPliers,
    LensCutter,
)
from bottega.games.sagrada.tools.move_cards import CopperFoilBurnisher, EglomiseBrush, Lathekin, TapWheel
from bottega.games.sagrada.tools.tool import Tool
from bottega.games.sagrada.tools.turn_cards import GlazingHammer, RunningPliers

TOOLS: Final[list[Tool]] = [
    GrozingPliers(1),
    EglomiseBrush(2),
    CopperFoilBurnisher(3),
    Lathekin(4),
    LensCutter(5),
    FluxBrush(6),
    GlazingHammer(7),
    RunningPliers(8),
    CorkBackedStraightedge(9),
    GrindingStone(10),
    FluxRemover(11),
    TapWheel(12),
]
