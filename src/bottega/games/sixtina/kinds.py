"""The kinds of this game's facts: what each id is the name of."""

from __future__ import annotations

from typing import Annotated, Final, Literal

from bottega.core.kinds import Kind

POSITIONS: Final = ["J1", "J2", "J3", "G1", "G2", "G3", "G4", "M1", "M2", "M3", "L1", "L2"]
"""The places of the chapel: three for Jesus Christ, four for Genesis, three for Moses, two for the Last Judgment."""
ZONES: Final = ["JC", "GE", "MO", "LJ"]
FRESCOES: Final = [
    f"{zone}{number + 1}" for zone, size in zip(ZONES, [7, 9, 7, 3], strict=True) for number in range(size)
]
TECHNIQUES: Final = ["RP", "SS", "LB", "IR", "PI", "WP"]
MOST_VALUE: Final = 9
"""The highest value that a technique card may have."""
CARDS: Final = [f"{technique}{value}" for technique in TECHNIQUES for value in range(1, MOST_VALUE + 1)]
"""Every technique card that there may be: its technique and its value."""
OBJECTIVES: Final = [
    "eight-materials",
    "six-in-three",
    "five-in-one",
    "adjacent-frescoes",
    "same-zone",
    "different-zones",
    "two-excellent",
    "two-correct",
    "three-good",
]
RESTORATIONS: Final = ["correct", "excellent", "prudent"]
"""The kinds of restoration."""
GIANLUIGI: Final = "gianluigi"

POSITION: Final = Kind("position", POSITIONS)
FRESCO: Final = Kind("fresco", FRESCOES)
TECHNIQUE: Final = Kind("technique", TECHNIQUES)
CARD: Final = Kind("card", CARDS)
OBJECTIVE: Final = Kind("objective", OBJECTIVES)
RESTORATION: Final = Kind("restoration", RESTORATIONS)
ACTOR: Final = Kind("actor")
"""Who restores: a player by seat, or Gianluigi."""

PositionId = Annotated[str, POSITION.meta]
FrescoId = Annotated[str, FRESCO.meta]
TechniqueId = Annotated[str, TECHNIQUE.meta]
CardId = Annotated[str, CARD.meta]
ObjectiveId = Annotated[str, OBJECTIVE.meta]
RestorationId = Annotated[str, RESTORATION.meta]
ActorId = Annotated[int | Literal["gianluigi"], ACTOR.meta]
