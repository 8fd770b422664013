"""Why not: every refusal of the game, with its rule and what it is about."""

from typing import Final

from bottega.core.kinds import NUMBER
from bottega.core.reasons import Reason
from bottega.games.sixtina.kinds import CARD, OBJECTIVE, POSITION, RESTORATION, TECHNIQUE

# The flow
GAME_OVER: Final = Reason("game-over", "SX-7.1")
NOT_YOUR_TURN: Final = Reason("not-your-turn", "SX-2.1")
NOT_NOW: Final = Reason("not-now", "SX-2.1")
ACTION_LEFT: Final = Reason("action-left", "SX-2.7")

# Setting up
PLACE_FIRST: Final = Reason("place-first", "SX-1.8", technique=TECHNIQUE)
COVERED_AT_FIRST: Final = Reason("covered", "SX-1.8", position=POSITION)
NO_PLACE_THERE: Final = Reason("no-place-there", "SX-1.8", position=POSITION, technique=TECHNIQUE)
LAST_SPACE: Final = Reason("last-space", "SX-1.10", position=POSITION)

# Technical preparation, acquiring material
HAND_FULL: Final = Reason("hand-full", "SX-2.3")
NO_CARDS_LEFT: Final = Reason("no-cards-left", "SX-2.4")
NOT_IN_HAND: Final = Reason("not-in-hand", "SX-2.5", card=CARD)
NOTHING_DISCARDED: Final = Reason("nothing-discarded", "SX-2.5")
TOO_MANY_TAKEN: Final = Reason("too-many-taken", "SX-2.6", discarded=NUMBER)
SUPPLY_SHORT: Final = Reason("supply-short", "SX-2.6", left=NUMBER)
FINISH_ACQUIRING: Final = Reason("finish-acquiring", "SX-2.6")

# Restoring a fresco
COVERED_BY_SHEET: Final = Reason("covered", "SX-3.1", position=POSITION)
ALREADY_RESTORED: Final = Reason("already-restored", "SX-3.1", position=POSITION)
NO_SUCH_TECHNIQUE: Final = Reason("no-such-technique", "SX-3.1", position=POSITION, technique=TECHNIQUE)
SPACE_TAKEN: Final = Reason("space-taken", "SX-3.1", position=POSITION, technique=TECHNIQUE)
NO_CARD_OF_IT: Final = Reason("no-card-of-it", "SX-3.2", technique=TECHNIQUE)
OTHER_TECHNIQUE: Final = Reason("other-technique", "SX-3.2", technique=TECHNIQUE)
PLAY_A_CARD: Final = Reason("play-a-card", "SX-3.2", technique=TECHNIQUE)
CARD_NOT_LEFT: Final = Reason("card-not-left", "SX-3.2", card=CARD)
NO_MATERIAL: Final = Reason("no-material", "SX-3.4", value=NUMBER)
NO_BLACK: Final = Reason("no-black", "SX-3.6", value=NUMBER)
NO_MATERIALS: Final = Reason("no-materials", "SX-3.4")
TOO_MANY_EXTRAS: Final = Reason("too-many-extras", "SX-3.7", cards=NUMBER)
AREA_SHORT: Final = Reason("area-short", "SX-3.7", left=NUMBER)
FINISH_RESTORING: Final = Reason("finish-restoring", "SX-3.2", position=POSITION, technique=TECHNIQUE)

# The bonus
CHOOSE_A_BONUS: Final = Reason("choose-a-bonus", "SX-4.1")
EMPTY_BONUS: Final = Reason("empty-bonus", "SX-4.1")
NOT_IN_PLAY: Final = Reason("not-in-play", "SX-1.3", objective=OBJECTIVE)
CLAIMED_ALREADY: Final = Reason("claimed-already", "SX-4.5", objective=OBJECTIVE)
NO_SPACE_LEFT: Final = Reason("no-space-left", "SX-4.5", objective=OBJECTIVE)
NO_MATERIAL_TO_CLAIM: Final = Reason("no-material-to-claim", "SX-4.5", objective=OBJECTIVE)
NOT_MET: Final = Reason("not-met", "SX-4.4", objective=OBJECTIVE, reached=NUMBER, needed=NUMBER)

# Completing a fresco
CHOOSE_A_PROJECT: Final = Reason("choose-a-project", "SX-6.8")
NOT_COVERED: Final = Reason("not-covered", "SX-6.8", position=POSITION)
NOT_ADJACENT: Final = Reason("not-adjacent", "SX-6.8", position=POSITION)

# Gianluigi
COVERED_FOR_HIM: Final = Reason("covered", "SX-8.5", position=POSITION)
SEND_GIANLUIGI: Final = Reason("send-gianluigi", "SX-8.6")
CANNOT_RESTORE_THERE: Final = Reason("cannot-restore-there", "SX-8.5", position=POSITION, technique=TECHNIQUE)
BETTER_ELSEWHERE: Final = Reason("better-elsewhere", "SX-8.5", restoration=RESTORATION)
