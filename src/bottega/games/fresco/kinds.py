"""The kinds of the base game's facts: what each id is the name of. A module has its own in its folder."""

from __future__ import annotations

from typing import Annotated, Final, Literal

from bottega.core.kinds import Kind
from bottega.games.fresco.catalogue import (
    BOOTHS,
    FRESCO,
    HOURS,
    LOCATIONS,
    MARKET_TILES,
    PAINTS,
    STARTING_SPACES,
    TILES,
)
from bottega.games.fresco.meta import META

LEONARDO: Final = "leonardo"
AGAIN: Final = "cathedral-again"
"""[FR-11.2] Where the last column of the sheet leads in the final round."""
ACTION_TILES: Final = ["glazery", "audience", "wall-fresco", "medico", "pews"]
"""[FR-M.4] The action tiles of modules, which cover a location of the sheet."""
KEPT_ASIDE: Final = "kept"
"""[FR-M.4] Where something is that is not on the sheet: behind the screen, or at home."""

PAINT: Final = Kind("paint", PAINTS)
HOUR: Final = Kind("hour", HOURS)
LOCATION: Final = Kind("location", LOCATIONS)
"""A column of the action sheet."""
PLACE: Final = Kind("place", [*LOCATIONS, AGAIN, *ACTION_TILES])
"""Where apprentices work: a location, the cathedral in the place of the theater, or an action tile."""
ACTION_TILE: Final = Kind("action-tile", ACTION_TILES)
SPOT: Final = Kind("spot", [*LOCATIONS, KEPT_ASIDE])
"""Where an action tile, a map or a dame is: on a location of the sheet, or not on it."""
BOOTH: Final = Kind("booth", BOOTHS)
MARKET_TILE: Final = Kind("market-tile", MARKET_TILES)
TILE: Final = Kind("tile", TILES)
"""A fresco tile."""
SEGMENT: Final = Kind("segment", FRESCO.names)
STARTING_SPACE: Final = Kind("starting-space", STARTING_SPACES)
MODULE: Final = Kind("module", [option.name for option in META.modules])
MOOD: Final = Kind("mood")
SPACES: Final = Kind("spaces")
"""A number of spaces, up or down."""
APPRENTICES: Final = Kind("apprentices", least=0)
POINTS: Final = Kind("points")
THALERS: Final = Kind("thalers", least=0)
ACCOUNT: Final = Kind(
    "account",
    [
        *("tiles", "bishop", "altar", "track", "thalers"),
        *("portraits", "requests", "gold-leaf", "windows", "scrolls", "certificates", "bells", "wall-fresco", "favors"),
        *("catacombs", "pews", "dome"),
    ],
)
"""A line of the score sheet: those of the base game, then those of modules."""
ACTOR: Final = Kind("actor")
"""Who acts: a player by seat, or Leonardo."""

PaintId = Annotated[str, PAINT.meta]
HourId = Annotated[str, HOUR.meta]
LocationId = Annotated[str, LOCATION.meta]
PlaceId = Annotated[str, PLACE.meta]
ActionTileId = Annotated[str, ACTION_TILE.meta]
SpotId = Annotated[str, SPOT.meta]
BoothId = Annotated[str, BOOTH.meta]
MarketTileId = Annotated[str, MARKET_TILE.meta]
TileId = Annotated[str, TILE.meta]
SegmentId = Annotated[str, SEGMENT.meta]
StartingSpaceId = Annotated[str, STARTING_SPACE.meta]
ModuleId = Annotated[str, MODULE.meta]
Mood = Annotated[int, MOOD.meta]
Spaces = Annotated[int, SPACES.meta]
Apprentices = Annotated[int, APPRENTICES.meta]
Points = Annotated[int, POINTS.meta]
Thalers = Annotated[int, THALERS.meta]
AccountId = Annotated[str, ACCOUNT.meta]
ActorId = Annotated[int | Literal["leonardo"], ACTOR.meta]
