"""Why not: every refusal of the game, with its rule and its sentence."""

from typing import Final

from bottega.core.reasons import Reason

# The flow
GAME_OVER: Final = Reason("game-over", "SG-6.3", "The game is over.")
NOT_YOUR_TURN: Final = Reason("not-your-turn", "SG-3.7", "It is not this player's turn.")
NOT_OFFERED: Final = Reason("not-offered", "SG-1.2", "{pattern} is not on one of this player's two pattern cards.")
CHOOSE_A_WINDOW: Final = Reason("choose-a-window", "SG-1.2", "First choose one of the four window patterns.")
ALREADY_DRAFTED: Final = Reason("already-drafted", "SG-3.4", "A die was drafted this turn already.")
NOT_IN_POOL: Final = Reason("not-in-pool", "SG-3.6", "There is no {die} in the pool.")
PLACE_THE_DIE: Final = Reason("place-the-die", "SG-3.6", "The die in hand, {die}, is the one to place now.")
NOT_NOW: Final = Reason("not-now", "SG-3.4", "That can't be done at this moment of a turn.")
CARRY_OUT: Final = Reason("carry-out", "SG-5.4", "First carry out {tool}: {task}.")

# Placing a die
TAKEN: Final = Reason("taken", "SG-4.7", "{cell} already holds a die.")
EDGE: Final = Reason("edge", "SG-4.1", "The first die goes on an edge or corner space; {cell} is neither.")
TOUCH: Final = Reason("touch", "SG-4.2", "{cell} touches no die of the window.")
PRINTED_COLOUR: Final = Reason("printed-colour", "SG-4.3", "{cell} asks for {asked}, and the die is {colour}.")
PRINTED_SHADE: Final = Reason("printed-shade", "SG-4.4", "{cell} asks for a {asked}, and the die shows {value}.")
SAME_COLOUR: Final = Reason("same-colour", "SG-4.5", "The orthogonal neighbour on {neighbour} is {colour} too.")
SAME_VALUE: Final = Reason("same-value", "SG-4.6", "The orthogonal neighbour on {neighbour} shows a {value} too.")

# Tools
NO_SUCH_TOOL: Final = Reason("no-such-tool", "SG-2.1", "{tool} is not on the table.")
TOOL_USED: Final = Reason("tool-used", "SG-5.3", "A tool was used this turn already.")
TOO_FEW_TOKENS: Final = Reason("too-few-tokens", "SG-5.1", "That costs {cost}, and only {left} left.")
DRAFT_IS_MADE: Final = Reason("draft-is-made", "SG-5.6", "This tool acts on the die to draft, and the draft is made.")
NOTHING_FITS: Final = Reason("nothing-fits", "SG-5.4", "No die that this tool could give fits in the window.")
POOL_EMPTY: Final = Reason("pool-empty", "SG-5.4", "There is no die in the pool for this tool.")
NOTHING_MOVES: Final = Reason("nothing-moves", "SG-5.7", "This tool can move no die of the window.")
TRACK_EMPTY: Final = Reason("track-empty", "SG-T5", "There is no die on the round track yet.")
TRACK_EMPTY_WHEEL: Final = Reason("track-empty", "SG-T12", "There is no die on the round track yet.")
NOT_ON_TRACK: Final = Reason("not-on-track", "SG-T5", "There is no {die} on space {round} of the round track.")
COLOUR_NOT_ON_TRACK: Final = Reason("colour-not-on-track", "SG-T12", "No die on the round track is {colour}.")
OTHER_COLOUR: Final = Reason("other-colour", "SG-T12", "Both dice must be of one colour, {colour}.")
DIE_DOES_NOT_FIT: Final = Reason("die-does-not-fit", "SG-5.4", "With {die} this tool can't be carried out.")
BY_ONE: Final = Reason("by-one", "SG-T1", "{die} can become {values} only.")
NO_SUCH_VALUE_FITS: Final = Reason("value-does-not-fit", "SG-5.4", "{die} would fit nowhere.")
CHANGED_DIE: Final = Reason("must-place", "SG-5.6", "{die} fits, so it must be placed.")
MUST_PLACE: Final = Reason("must-place", "SG-T6.1", "{die} fits, so it must be placed.")
MUST_PLACE_ITALIAN: Final = Reason("must-place", "SG-T11.2", "{die} fits, so it must be placed.")
VALUE_MUST_FIT: Final = Reason("value-must-fit", "SG-T11.2", "The {colour} die fits with another value, not with this.")
SECOND_TURN_ONLY: Final = Reason("second-turn-only", "SG-T7", "Glazing Hammer works only in your second turn.")
BEFORE_DRAFTING: Final = Reason("before-drafting", "SG-T7", "Glazing Hammer works only before drafting.")
FIRST_TURN_ONLY: Final = Reason("first-turn-only", "SG-T8.1", "Running Pliers work only in your first turn.")
AFTER_DRAFTING: Final = Reason("after-drafting", "SG-T8.2", "Running Pliers work only after your first draft.")
NOT_FOR_THE_LAST: Final = Reason("not-for-the-last", "SG-T8.3", "The last player has two turns in a row anyway.")
MUST_DRAFT: Final = Reason("must-draft", "SG-T8.1", "Running Pliers: a second die must be drafted now.")
NOT_APART: Final = Reason("not-apart", "SG-T9.1", "{cell} touches the die on {neighbour}.")
EDGE_APART: Final = Reason("edge", "SG-T9.2", "The first die goes on an edge or corner space; {cell} is neither.")
NO_DIE_THERE: Final = Reason("no-die-there", "SG-5.7", "There is no die on {cell}.")
MOVED_ALREADY: Final = Reason("moved-already", "SG-T4", "That die was moved; the second must be another.")
MOVED_ALREADY_WHEEL: Final = Reason("moved-already", "SG-T12", "That die was moved; the second must be another.")
TWO_MUST_MOVE: Final = Reason("two-must-move", "SG-T4", "After that no second die could move.")
NOT_LIFTED: Final = Reason("not-lifted", "SG-5.8", "Set down the lifted dice first.")
STRANDED: Final = Reason("stranded", "SG-5.8", "The other lifted die could then be set down nowhere.")

# Playing alone
NO_DIE_TO_PAY: Final = Reason("no-die-to-pay", "SG-8.5", "There is no {colour} die in the pool to pay with.")
WRONG_COLOUR_TO_PAY: Final = Reason("wrong-colour-to-pay", "SG-8.5", "{tool} is paid with a {colour} die.")
PAY_FIRST: Final = Reason("pay-first", "SG-8.5", "First pay for {tool} with a {colour} die of the pool.")
USED_UP: Final = Reason("used-up", "SG-8.6", "{tool} was used already and left the game.")
PICK_AN_OBJECTIVE: Final = Reason("pick-an-objective", "SG-8.9", "Pick one of the two private objectives.")
NOT_DEALT: Final = Reason("not-dealt", "SG-8.9", "That private objective does not lie on the table.")
