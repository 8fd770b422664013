"""Why an action is refused: the base game's sentences. A module's are in its own file."""

from __future__ import annotations

from typing import Final

from bottega.core.reasons import Reason

NOT_YOUR_TURN: Final = Reason("not-your-turn", "FR-3.4", "It is another player's decision now.")
GAME_OVER: Final = Reason("game-over", "FR-11.6", "The game is over.")
NOT_NOW: Final = Reason("not-now", "FR-3.4", "That is not to be decided now: {now}.")
NOT_PLAYED_WITH: Final = Reason("not-played-with", "FR-M.1", "This game is played without the module {module}.")

# Waking up
TIME_TAKEN: Final = Reason("time-taken", "FR-2.2", "{time} is taken by another painter.")

# Planning
COMMITTED: Final = Reason("committed", "FR-3.3", "This plan is committed; the others are still planning.")
ASSIGNED_ALREADY: Final = Reason("assigned-already", "FR-3.3", "The {location} is planned already: take it back first.")
ASSIGN_IN_ORDER: Final = Reason("assign-in-order", "FR-3.1", "First say how many apprentices go to the {location}.")
NO_ROOM: Final = Reason("no-room", "FR-3.2", "The {location} has room for {room} only.")
TOO_FEW_APPRENTICES: Final = Reason("too-few-apprentices", "FR-3.1", "There are only {left} left to place.")
NO_ROOM_FOR_THE_REST: Final = Reason(
    "no-room-for-the-rest", "FR-3.1", "All must be placed, and the locations that follow have room for {room} only."
)
NOT_PLANNED_YET: Final = Reason("not-planned-yet", "FR-3.1", "The plan is not complete.")
SAY_FIRST: Final = Reason("say-first", "FR-M.4", "First say where the {tile} goes.")
SAID_ALREADY: Final = Reason("said-already", "FR-3.3", "It is said already where the {tile} goes: take it back first.")
COVERED: Final = Reason("covered", "FR-M.4", "The {location} is covered already.")
NO_ROOM_FOR_ALL: Final = Reason(
    "no-room-for-all", "FR-M.5", "All must be placed, and with that the sheet has room for {room} only."
)

# The market
NO_SUCH_BOOTH: Final = Reason("no-such-booth", "FR-1.1", "There is no booth {booth} on this side of the board.")
NO_SUCH_PLACE: Final = Reason("no-such-place", "FR-1.3", "Booth {booth} has {places} only.")
BOOTH_EMPTY: Final = Reason("booth-empty", "FR-4.4", "Booth {booth} is closed for this round.")
OTHER_BOOTH: Final = Reason("other-booth", "FR-4.1", "This visit is to booth {booth}.")
SOLD_ALREADY: Final = Reason("sold", "FR-4.2", "That tile is sold.")
TOO_DEAR: Final = Reason("too-dear", "FR-4.2", "The tile costs {price}, and there are only {thalers}.")
BOUGHT_HERE: Final = Reason("bought-here", "FR-4.1", "Who has bought at a booth does not close one as well.")
BOUGHT_ALREADY: Final = Reason("bought-already", "FR-4.5", "Who has bought paints does not close a booth as well.")

# The cathedral
RESTORED_ALREADY: Final = Reason("restored-already", "FR-5.2", "{segment} is restored already.")
PAINT_MISSING: Final = Reason("paint-missing", "FR-5.2", "{segment} takes {paints}; {missing} is missing.")
NO_PAINT_FOR_ALTAR: Final = Reason("no-paint-for-altar", "FR-5.8", "There are not the paints for that: {paints}.")
NO_SPECIAL_ALTAR: Final = Reason("no-special-altar", "FR-M3.4", "Pink and brown are not played with.")
BISHOP_MOVED: Final = Reason("bishop-moved", "FR-5.6", "The bishop has been moved already for this segment.")
BISHOP_TOO_FAR: Final = Reason("bishop-too-far", "FR-5.6", "The bishop moves by one segment: {segment} is too far.")
BISHOP_THERE: Final = Reason("bishop-there", "FR-5.6", "The bishop stands on {segment} already.")
BISHOP_UNPAID: Final = Reason("bishop-unpaid", "FR-5.6", "Moving the bishop costs a Thaler, and there is none.")
BISHOP_FOR_NOTHING: Final = Reason(
    "bishop-for-nothing", "FR-5.7", "The bishop is moved before restoring a segment, and none can be restored now."
)
RESTORE_NOW: Final = Reason("restore-now", "FR-5.7", "The bishop is moved: restore {what} now.")

# The workshop and the theater
CANNOT_BLEND: Final = Reason("cannot-blend", "FR-7.2", "To blend {paint} takes {first} and {second}.")
NO_NEXT: Final = Reason("no-next", "FR-7.3", "No apprentice here has to make room for another now.")
NO_SPECIAL_BLEND: Final = Reason("no-special-blend", "FR-M3.2", "{paint} is not played with.")

# The victory point track
CHOOSE_A_SPACE: Final = Reason("choose-a-space", "FR-9.2", "First choose a space: in front or behind.")

# Modules
TAKE_A_BASIC_PAINT: Final = Reason("take-a-basic-paint", "FR-M.3", "First take a basic paint: yellow, red or blue.")

# Leonardo
LEONARDO_BUYS_NOTHING: Final = Reason("leonardo-buys-nothing", "FR-L.5", "Leonardo never buys: he closes a booth.")
LEONARDO_CLOSES: Final = Reason("leonardo-closes", "FR-L.5", "Leonardo must close a booth.")
LEONARDO_RESTORES: Final = Reason("leonardo-restores", "FR-L.6", "Leonardo must restore a segment.")
LEONARDO_STEPS: Final = Reason(
    "leonardo-steps", "FR-L.6", "Leonardo steps to a tile above, below, left or right of him: {segments}."
)
LEONARDO_JUMPS: Final = Reason("leonardo-jumps", "FR-L.7", "Leonardo jumps to a tile that is worth least: {segments}.")
