"""Why not: every refusal of the game, with its rule and what it is about."""

from typing import Final

from bottega.core.kinds import SEAT
from bottega.core.reasons import Reason
from bottega.games.classic_art.kinds import CARD, CATEGORY, SPACE

# The flow
GAME_OVER: Final = Reason("game-over", "CA-9.6")
NOT_YOUR_TURN: Final = Reason("not-your-turn", "CA-3.5")
SETUP_TURN: Final = Reason("setup-turn", "CA-2.4")
PLAY_FIRST: Final = Reason("play-first", "CA-3.2")
CARDS_ARE_PLAYED: Final = Reason("cards-are-played", "CA-3.2")
NOT_THE_LAST_TURN: Final = Reason("not-the-last-turn", "CA-6.1")
DROPPED_ALREADY: Final = Reason("dropped-already", "CA-6.1")
DROP_A_CARD: Final = Reason("drop-a-card", "CA-6.1")
NO_MORE_PREDICTIONS: Final = Reason("no-more-predictions", "CA-6.3")

# Cards
NOT_IN_HAND: Final = Reason("not-in-hand", "CA-3.2", card=CARD)
CHOSEN_ALREADY: Final = Reason("chosen-already", "CA-3.2", card=CARD)
NOT_AMONG_THE_LAST: Final = Reason("not-in-hand", "CA-6.1", card=CARD)

# Predictions
OCCUPIED: Final = Reason("occupied", "CA-5.1", space=SPACE, exhibition=CATEGORY, owner=SEAT)
OCCUPIED_BY_YOU: Final = Reason("occupied-by-you", "CA-5.1", space=SPACE, exhibition=CATEGORY)
DOUBLED_ALREADY: Final = Reason("doubled-already", "CA-3.4")
ONE_TOKEN_LEFT: Final = Reason("one-token-left", "CA-5.5")
