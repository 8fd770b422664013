"""Module 10, the medico: the kinds of its facts."""

from __future__ import annotations

from typing import Annotated, Final

from bottega.core.kinds import Kind
from bottega.games.fresco.catalogue import LOCATIONS, THEATER

BOTTLES: Final = ["elixir-3", "elixir-2", "elixir-1", "juice"]
"""[FR-M10.15] The kinds of bottles, in the order in which they are offered."""
INFECTIONS: Final = [*LOCATIONS[:THEATER], "signpost"]
"""[FR-M10.1] The kinds of infection tiles: four locations, and the same one again."""
HEALTHY_ONE: Final = "healthy"
ILL_ONE: Final = "ill"
OWN: Final = "own"
NEUTRAL: Final = "neutral"

BOTTLE: Final = Kind("bottle", BOTTLES)
INFECTION: Final = Kind("infection", INFECTIONS)
"""An infection tile, by what it shows."""
HEALTH: Final = Kind("health", [HEALTHY_ONE, ILL_ONE])
"""An apprentice, by whether he is healthy or ill."""
WHOSE_APPRENTICE: Final = Kind("whose-apprentice", [OWN, NEUTRAL])
"""An apprentice, by whether he is one of the player's own or the neutral one."""

BottleId = Annotated[str, BOTTLE.meta]
InfectionId = Annotated[str, INFECTION.meta]
HealthId = Annotated[str, HEALTH.meta]
