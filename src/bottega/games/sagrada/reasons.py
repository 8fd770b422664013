"""Why not: every refusal of the game, with its rule and the kinds of what it is about.

Those that a tool gives while legal actions are listed are filled in only for who asks why: `Turn.why_not_use`.
"""

from typing import Final

from bottega.core.kinds import NUMBER, SEAT
from bottega.core.reasons import Reason
from bottega.games.sagrada.kinds import CELL, COLOUR, DIE, PATTERN, ROUND, TASK, TOOL, VALUE

# The flow
GAME_OVER: Final = Reason("game-over", "SG-6.3")
NOT_YOUR_TURN: Final = Reason("not-your-turn", "SG-3.7", seats=SEAT)
NOT_OFFERED: Final = Reason("not-offered", "SG-1.2", pattern=PATTERN, offered=PATTERN)
CHOOSE_A_WINDOW: Final = Reason("choose-a-window", "SG-1.2", offered=PATTERN)
WINDOW_IS_CHOSEN: Final = Reason("window-is-chosen", "SG-1.2")
ALREADY_DRAFTED: Final = Reason("already-drafted", "SG-3.4")
NOT_IN_POOL: Final = Reason("not-in-pool", "SG-3.6", die=DIE)
PLACE_THE_DIE: Final = Reason("place-the-die", "SG-3.6", die=DIE)
ONLY_A_TOOL_MOVES: Final = Reason("only-a-tool-moves", "SG-5.7")
ONLY_WITH_A_TOOL: Final = Reason("only-with-a-tool", "SG-5.6")
NO_TOOL_TO_PAY: Final = Reason("no-tool-to-pay", "SG-5.2")
NO_TOOL_TO_STOP: Final = Reason("no-tool-to-stop", "SG-3.4")
SCORED_AT_THE_END: Final = Reason("scored-at-the-end", "SG-7.2")
SCORED_AT_THE_END_ALONE: Final = Reason("picked-at-the-end", "SG-8.9")
CARRY_OUT: Final = Reason("carry-out", "SG-5.4", tool=TOOL, task=TASK)
CARRY_OUT_WITH: Final = Reason("carry-out", "SG-5.4", tool=TOOL, task=TASK, die=DIE)

# Placing a die
TAKEN: Final = Reason("taken", "SG-4.7", cell=CELL)
EDGE: Final = Reason("edge", "SG-4.1", cell=CELL)
TOUCH: Final = Reason("touch", "SG-4.2", cell=CELL)
PRINTED_COLOUR: Final = Reason("printed-colour", "SG-4.3", cell=CELL, asked=COLOUR, die=DIE)
PRINTED_SHADE: Final = Reason("printed-shade", "SG-4.4", cell=CELL, asked=VALUE, die=DIE)
SAME_COLOUR: Final = Reason("same-colour", "SG-4.5", cell=CELL, neighbours=CELL, colour=COLOUR)
SAME_VALUE: Final = Reason("same-value", "SG-4.6", cell=CELL, neighbours=CELL, value=VALUE)

# Tools: when and for what
NO_SUCH_TOOL: Final = Reason("no-such-tool", "SG-2.1", tool=TOOL)
NO_SUCH_TOOL_ALONE: Final = Reason("no-such-tool", "SG-8.3", tool=TOOL)
TOOL_USED: Final = Reason("tool-used", "SG-5.3")
TOO_FEW_TOKENS: Final = Reason("too-few-tokens", "SG-5.1", cost=NUMBER, left=NUMBER)
DRAFT_IS_MADE: Final = Reason("draft-is-made", "SG-5.6", tool=TOOL)
POOL_EMPTY: Final = Reason("pool-empty", "SG-5.4", tool=TOOL)
NOTHING_FITS: Final = Reason("nothing-fits", "SG-5.4", tool=TOOL)
NO_TRACK_DIE_FITS: Final = Reason("no-track-die-fits", "SG-T5", tool=TOOL)
NO_SPACE_APART: Final = Reason("no-space-apart", "SG-T9.1", tool=TOOL)
NO_SECOND_FITS: Final = Reason("no-second-fits", "SG-T8.1", tool=TOOL)
TRACK_EMPTY: Final = Reason("track-empty", "SG-T5", tool=TOOL)
TRACK_EMPTY_WHEEL: Final = Reason("track-empty", "SG-T12", tool=TOOL)
SECOND_TURN_ONLY: Final = Reason("second-turn-only", "SG-T7", tool=TOOL)
BEFORE_DRAFTING: Final = Reason("before-drafting", "SG-T7", tool=TOOL)
FIRST_TURN_ONLY: Final = Reason("first-turn-only", "SG-T8.1", tool=TOOL)
AFTER_DRAFTING: Final = Reason("after-drafting", "SG-T8.2", tool=TOOL)
NOT_FOR_THE_LAST: Final = Reason("not-for-the-last", "SG-T8.3", tool=TOOL)

# Tools that act on the drafted die
DIE_DOES_NOT_FIT: Final = Reason("die-does-not-fit", "SG-5.4", tool=TOOL, die=DIE)
NOT_ON_TRACK: Final = Reason("not-on-track", "SG-T5", die=DIE, round=ROUND)
BY_ONE: Final = Reason("by-one", "SG-T1", die=DIE, values=VALUE)
NO_SUCH_VALUE_FITS: Final = Reason("value-does-not-fit", "SG-5.4", die=DIE)
CHANGED_DIE: Final = Reason("must-place", "SG-5.6", die=DIE)
MUST_PLACE: Final = Reason("must-place", "SG-T6.1", die=DIE)
MUST_PLACE_ITALIAN: Final = Reason("must-place", "SG-T11.2", die=DIE)
VALUE_MUST_FIT: Final = Reason("value-must-fit", "SG-T11.2", colour=COLOUR, values=VALUE)
MUST_DRAFT: Final = Reason("must-draft", "SG-T8.1", tool=TOOL)
NOT_APART: Final = Reason("not-apart", "SG-T9.1", cell=CELL, neighbours=CELL)
EDGE_APART: Final = Reason("edge", "SG-T9.2", cell=CELL)

# Tools that move dice
NO_DICE_YET: Final = Reason("no-dice-yet", "SG-5.7", tool=TOOL)
ONE_DIE_ONLY: Final = Reason("one-die-only", "SG-T4", tool=TOOL)
NOTHING_MOVES: Final = Reason("nothing-moves", "SG-5.7", tool=TOOL)
NO_TWO_MOVE: Final = Reason("no-two-move", "SG-T4", tool=TOOL)
NONE_OF_TRACK_COLOURS: Final = Reason("none-of-track-colours", "SG-T12", tool=TOOL, colours=COLOUR)
TRACK_COLOURS_STUCK: Final = Reason("track-colours-stuck", "SG-T12", tool=TOOL, colours=COLOUR)
COLOUR_NOT_ON_TRACK: Final = Reason("colour-not-on-track", "SG-T12", colour=COLOUR, colours=COLOUR)
OTHER_COLOUR: Final = Reason("other-colour", "SG-T12", colour=COLOUR)
NO_DIE_THERE: Final = Reason("no-die-there", "SG-5.7", cell=CELL)
MOVED_ALREADY: Final = Reason("moved-already", "SG-T4", cell=CELL)
MOVED_ALREADY_WHEEL: Final = Reason("moved-already", "SG-T12", cell=CELL)
TWO_MUST_MOVE: Final = Reason("two-must-move", "SG-T4", source=CELL, target=CELL)
NOT_LIFTED: Final = Reason("not-lifted", "SG-5.8", lifted=CELL)
LIFTED_ALREADY: Final = Reason("lifted-already", "SG-5.8", cell=CELL)
LIFT_LEADS_NOWHERE: Final = Reason("lift-leads-nowhere", "SG-5.8", cell=CELL)
PAIR_LEADS_NOWHERE: Final = Reason("pair-leads-nowhere", "SG-5.8", cell=CELL, lifted=CELL)
STRANDED: Final = Reason("stranded", "SG-5.8", cell=CELL, other=CELL)

# Playing alone
NO_DIE_TO_PAY: Final = Reason("no-die-to-pay", "SG-8.5", tool=TOOL, colour=COLOUR)
ONLY_DIE_IS_NEEDED: Final = Reason("only-die-is-needed", "SG-8.5", tool=TOOL, colour=COLOUR)
DIE_IS_NEEDED: Final = Reason("die-is-needed", "SG-8.5", tool=TOOL, die=DIE)
WRONG_COLOUR_TO_PAY: Final = Reason("wrong-colour-to-pay", "SG-8.5", tool=TOOL, colour=COLOUR)
PAY_FIRST: Final = Reason("pay-first", "SG-8.5", tool=TOOL, colour=COLOUR)
USED_UP: Final = Reason("used-up", "SG-8.6", tool=TOOL)
PICK_AN_OBJECTIVE: Final = Reason("pick-an-objective", "SG-8.9", dealt=COLOUR)
NOT_DEALT: Final = Reason("not-dealt", "SG-8.9", colour=COLOUR, dealt=COLOUR)
