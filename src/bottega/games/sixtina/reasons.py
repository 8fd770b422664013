"""Why not: every refusal of the game, with its rule and its sentence."""

from typing import Final

from bottega.core.reasons import Reason

# The flow
GAME_OVER: Final = Reason("game-over", "SX-7.1", "The game is over.")
NOT_YOUR_TURN: Final = Reason("not-your-turn", "SX-2.1", "It is not this player's turn.")
NOT_NOW: Final = Reason("not-now", "SX-2.1", "Now one of the three actions is due: prepare, acquire or restore.")
ACTION_LEFT: Final = Reason("action-left", "SX-2.7", "Passing is for those who can do nothing else.")

# Setting up
PLACE_FIRST: Final = Reason("place-first", "SX-1.8", "First place a material on {technique} of a fresco.")
COVERED_AT_FIRST: Final = Reason("covered", "SX-1.8", "{position} is still covered by a sheet.")
NO_PLACE_THERE: Final = Reason("no-place-there", "SX-1.8", "{position} has no free {technique}.")
LAST_SPACE: Final = Reason("last-space", "SX-1.10", "It would take the last free technique of {position}.")

# Technical preparation, acquiring material
HAND_FULL: Final = Reason("hand-full", "SX-2.3", "The hand is full: eight cards are the limit.")
NO_CARDS_LEFT: Final = Reason("no-cards-left", "SX-2.4", "There is no card left to draw.")
NOT_IN_HAND: Final = Reason("not-in-hand", "SX-2.5", "There is no {card} in this hand.")
NOTHING_DISCARDED: Final = Reason("nothing-discarded", "SX-2.5", "To acquire material, discard at least one card.")
TOO_MANY_TAKEN: Final = Reason(
    "too-many-taken", "SX-2.6", "For {discarded} no more than as many materials can be taken."
)
SUPPLY_SHORT: Final = Reason("supply-short", "SX-2.6", "The supply holds only {left} of this colour.")
FINISH_ACQUIRING: Final = Reason("finish-acquiring", "SX-2.6", "First say how many materials to take.")

# Restoring a fresco
COVERED_BY_SHEET: Final = Reason("covered", "SX-3.1", "{position} is still covered by a sheet.")
ALREADY_RESTORED: Final = Reason("already-restored", "SX-3.1", "{position} is restored already.")
NO_SUCH_TECHNIQUE: Final = Reason("no-such-technique", "SX-3.1", "{position} does not need {technique}.")
SPACE_TAKEN: Final = Reason("space-taken", "SX-3.1", "{technique} of {position} holds a material already.")
NO_CARD_OF_IT: Final = Reason("no-card-of-it", "SX-3.2", "There is no card of {technique} in this hand.")
OTHER_TECHNIQUE: Final = Reason("other-technique", "SX-3.2", "Only cards of {technique} can be played here.")
PLAY_A_CARD: Final = Reason("play-a-card", "SX-3.2", "Play at least one card of {technique} first.")
CARD_NOT_LEFT: Final = Reason("card-not-left", "SX-3.2", "There is no {card} left in this hand.")
NO_MATERIAL: Final = Reason(
    "no-material", "SX-3.4", "Reaching {value} takes a material of the play area, and it holds none."
)
NO_BLACK: Final = Reason("no-black", "SX-3.6", "Staying below {value} takes a black material, and the supply has none.")
TOO_MANY_EXTRAS: Final = Reason(
    "too-many-extras", "SX-3.7", "For {cards} no more than as many further materials can be added."
)
AREA_SHORT: Final = Reason("area-short", "SX-3.7", "The play area has only {left} left to add.")
FINISH_RESTORING: Final = Reason("finish-restoring", "SX-3.2", "First finish restoring {technique} of {position}.")

# The bonus
CHOOSE_A_BONUS: Final = Reason("choose-a-bonus", "SX-4.1", "First choose a bonus for the excellent restoration.")
EMPTY_BONUS: Final = Reason("empty-bonus", "SX-4.1", "This bonus would bring nothing, and another would.")
NOT_IN_PLAY: Final = Reason("not-in-play", "SX-1.3", "{objective} is not one of this game's objectives.")
CLAIMED_ALREADY: Final = Reason("claimed-already", "SX-4.5", "{objective} was claimed by this player already.")
NO_SPACE_LEFT: Final = Reason("no-space-left", "SX-4.5", "All three spaces of {objective} are taken.")
NO_MATERIAL_TO_CLAIM: Final = Reason("no-material-to-claim", "SX-4.5", "The supply has no material of this colour.")
NOT_MET: Final = Reason("not-met", "SX-4.4", "{objective} is not met yet: it takes {text}")

# Completing a fresco
CHOOSE_A_PROJECT: Final = Reason("choose-a-project", "SX-6.8", "First choose the fresco to reveal.")
NOT_COVERED: Final = Reason("not-covered", "SX-6.8", "{position} is not covered.")
NOT_ADJACENT: Final = Reason("not-adjacent", "SX-6.8", "{position} lies beside no fresco that can be seen.")

# Gianluigi
COVERED_FOR_HIM: Final = Reason("covered", "SX-8.5", "{position} is still covered by a sheet.")
SEND_GIANLUIGI: Final = Reason("send-gianluigi", "SX-8.6", "First choose the fresco that Gianluigi restores.")
CANNOT_RESTORE_THERE: Final = Reason(
    "cannot-restore-there", "SX-8.5", "Gianluigi can't restore {technique} of {position} now."
)
BETTER_ELSEWHERE: Final = Reason(
    "better-elsewhere", "SX-8.5", "Elsewhere his restoration would be {kind}: he prefers it."
)
