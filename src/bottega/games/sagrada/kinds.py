"""The kinds of this game's facts: what each id is the name of, and each number the number of."""

from __future__ import annotations

from typing import Annotated, Final

from bottega.core.kinds import Kind
from bottega.games.sagrada.components import OBJECTIVE_NAMES, PATTERN_NAMES, TOOL_NAMES, slug
from bottega.games.sagrada.dice import COLOUR_NAMES, DIE_NAMES
from bottega.games.sagrada.pattern import GRID

ROUNDS: Final = 10
PATTERN_IDS: Final = [slug(name) for name in PATTERN_NAMES]
TOOL_IDS: Final = [slug(name) for name in TOOL_NAMES]
"""In the order of their numbers, from 1."""
OBJECTIVE_IDS: Final = [slug(name) for name in OBJECTIVE_NAMES]

DIE: Final = Kind("die", DIE_NAMES)
"""A die by the letter of its colour and its value: R5 is the red 5."""
COLOUR: Final = Kind("colour", COLOUR_NAMES)
VALUE: Final = Kind("value", least=1, most=6)
CELL: Final = Kind("cell", GRID.names)
"""A space of a window: rows A to D from the top, columns 1 to 5 from the left."""
PATTERN: Final = Kind("pattern", PATTERN_IDS)
TOOL: Final = Kind("tool", TOOL_IDS)
OBJECTIVE: Final = Kind("objective", OBJECTIVE_IDS)
"""A public objective. A private one is known by its colour."""
ROUND: Final = Kind("round", least=1, most=ROUNDS)
TOKENS: Final = Kind("tokens", least=0)
PLACE: Final = Kind("place", ("pool", "hand"))
"""Where a die comes from that is placed."""
CHANGE: Final = Kind("change", ("turned", "turned-over", "rolled"))
"""How a die came to show another value."""
TASK: Final = Kind(
    "task",
    (
        "take-die",
        "choose-value",
        "place-die",
        "exchange-die",
        "place-apart",
        "move-die",
        "move-second-die",
        "lift-die",
        "lift-second-die",
        "lift-second-die-or-set-down",
        "set-down-die",
    ),
)
"""What the use of a tool asks for next."""

DieId = Annotated[str, DIE.meta]
ColourId = Annotated[str, COLOUR.meta]
ValueNumber = Annotated[int, VALUE.meta]
CellId = Annotated[str, CELL.meta]
PatternId = Annotated[str, PATTERN.meta]
ToolId = Annotated[str, TOOL.meta]
ObjectiveId = Annotated[str, OBJECTIVE.meta]
RoundNumber = Annotated[int, ROUND.meta]
TokenCount = Annotated[int, TOKENS.meta]
PlaceId = Annotated[str, PLACE.meta]
ChangeId = Annotated[str, CHANGE.meta]
