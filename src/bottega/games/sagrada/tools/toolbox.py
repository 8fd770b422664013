"""The twelve tools, in the order of their numbers."""

from typing import Final

from bottega.games.sagrada.tools.drafting import (
    CorkBackedStraightedge,
    FluxBrush,
    FluxRemover,
    GrindingStone,
    GrozingPliers,
    LensCutter,
)
from bottega.games.sagrada.tools.moving import CopperFoilBurnisher, EglomiseBrush, Lathekin, TapWheel
from bottega.games.sagrada.tools.timing import GlazingHammer, RunningPliers
from bottega.games.sagrada.tools.tool import Tool

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
