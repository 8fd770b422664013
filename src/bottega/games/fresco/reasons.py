"""Why not: every refusal of the base game, with its rule and what it is about. A module's are in its own folder."""

from __future__ import annotations

from typing import Final

from bottega.core.kinds import NUMBER
from bottega.core.reasons import Reason
from bottega.games.fresco.kinds import ACTION_TILE, BOOTH, HOUR, LOCATION, MODULE, PAINT, PLACE, SEGMENT, THALERS

NOT_YOUR_TURN: Final = Reason("not-your-turn", "FR-3.4")
GAME_OVER: Final = Reason("game-over", "FR-11.6")
NOT_PLAYED_WITH: Final = Reason("not-played-with", "FR-M.1", module=MODULE)

# What is to be decided now
WAKE_UP_FIRST: Final = Reason("wake-up-first", "FR-2.1")
PLAN_FIRST: Final = Reason("plan-first", "FR-3.1")
NOT_HERE: Final = Reason("not-here", "FR-3.4", place=PLACE)
NOBODY_LEFT: Final = Reason("nobody-left", "FR-3.6", place=PLACE)

# Waking up
TIME_TAKEN: Final = Reason("time-taken", "FR-2.2", hour=HOUR)

# Planning
COMMITTED: Final = Reason("committed", "FR-3.3")
ASSIGNED_ALREADY: Final = Reason("assigned-already", "FR-3.3", location=LOCATION)
ASSIGN_IN_ORDER: Final = Reason("assign-in-order", "FR-3.1", location=LOCATION)
TOO_FEW_APPRENTICES: Final = Reason("too-few-apprentices", "FR-3.1", left=NUMBER)
NO_ROOM_FOR_THE_REST: Final = Reason("no-room-for-the-rest", "FR-3.1", room=NUMBER)
NOT_PLANNED_YET: Final = Reason("not-planned-yet", "FR-3.1")
SAY_FIRST: Final = Reason("say-first", "FR-M.4", tile=ACTION_TILE)
SAID_ALREADY: Final = Reason("said-already", "FR-3.3", tile=ACTION_TILE)
COVERED: Final = Reason("covered", "FR-M.4", place=PLACE)
NO_ROOM_FOR_ALL: Final = Reason("no-room-for-all", "FR-M.5", room=NUMBER)

# The market
NO_SUCH_BOOTH: Final = Reason("no-such-booth", "FR-1.1", booth=BOOTH)
NO_SUCH_PLACE: Final = Reason("no-such-place", "FR-1.3", booth=BOOTH, places=NUMBER)
BOOTH_EMPTY: Final = Reason("booth-empty", "FR-4.4", booth=BOOTH)
OTHER_BOOTH: Final = Reason("other-booth", "FR-4.1", booth=BOOTH)
SOLD_ALREADY: Final = Reason("sold", "FR-4.2")
TOO_DEAR: Final = Reason("too-dear", "FR-4.2", price=THALERS, thalers=THALERS)
BOUGHT_HERE: Final = Reason("bought-here", "FR-4.1")
BOUGHT_ALREADY: Final = Reason("bought-already", "FR-4.5")

# The cathedral
RESTORED_ALREADY: Final = Reason("restored-already", "FR-5.2", segment=SEGMENT)
PAINT_MISSING: Final = Reason("paint-missing", "FR-5.2", segment=SEGMENT, paints=PAINT, missing=PAINT)
NO_PAINT_FOR_ALTAR: Final = Reason("no-paint-for-altar", "FR-5.8", missing=PAINT)
NO_PAINT_FOR_BLENDED_ALTAR: Final = Reason("no-paint-for-altar", "FR-5.9", missing=PAINT)
NO_PAINT_FOR_SPECIAL_ALTAR: Final = Reason("no-paint-for-altar", "FR-M3.4", missing=PAINT)
NO_SPECIAL_ALTAR: Final = Reason("no-special-altar", "FR-M3.4")
BISHOP_MOVED: Final = Reason("bishop-moved", "FR-5.6")
BISHOP_TOO_FAR: Final = Reason("bishop-too-far", "FR-5.6", segment=SEGMENT)
BISHOP_THERE: Final = Reason("bishop-there", "FR-5.6", segment=SEGMENT)
BISHOP_UNPAID: Final = Reason("bishop-unpaid", "FR-5.6")
BISHOP_FOR_NOTHING: Final = Reason("bishop-for-nothing", "FR-5.7")
RESTORE_A_SEGMENT: Final = Reason("restore-a-segment", "FR-5.7")
RESTORE_NOW: Final = Reason("restore-now", "FR-5.7")

# The workshop and the theater
CANNOT_BLEND: Final = Reason("cannot-blend", "FR-7.2", paint=PAINT, paints=PAINT, missing=PAINT)
NO_NEXT: Final = Reason("no-next", "FR-7.3")
NO_SPECIAL_BLEND: Final = Reason("no-special-blend", "FR-M3.2", paint=PAINT)

# The victory point track
CHOOSE_A_SPACE: Final = Reason("choose-a-space", "FR-9.2")

# Modules
TAKE_A_BASIC_PAINT: Final = Reason("take-a-basic-paint", "FR-M.3")

# Leonardo
LEONARDO_BUYS_NOTHING: Final = Reason("leonardo-buys-nothing", "FR-L.5")
LEONARDO_CLOSES: Final = Reason("leonardo-closes", "FR-L.5")
LEONARDO_RESTORES: Final = Reason("leonardo-restores", "FR-L.6")
LEONARDO_STEPS: Final = Reason("leonardo-steps", "FR-L.6", segments=SEGMENT)
LEONARDO_JUMPS: Final = Reason("leonardo-jumps", "FR-L.7", segments=SEGMENT)
