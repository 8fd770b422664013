"""Why not: every refusal of the game, with its rule and its sentence."""

from typing import Final

from bottega.core.reasons import Reason

# The flow
GAME_OVER: Final = Reason("game-over", "CA-9.6", "The game is over.")
NOT_YOUR_TURN: Final = Reason("not-your-turn", "CA-3.5", "It is not this player's turn.")
SETUP_TURN: Final = Reason("setup-turn", "CA-2.4", "In the setup turn a player only makes a prediction, or none.")
PLAY_FIRST: Final = Reason("play-first", "CA-3.2", "First play two cards of the hand.")
CARDS_ARE_PLAYED: Final = Reason("cards-are-played", "CA-3.2", "Two cards were played this turn already.")
NOT_THE_LAST_TURN: Final = Reason("not-the-last-turn", "CA-6.1", "A card is dropped in the last turn of a season only.")
DROPPED_ALREADY: Final = Reason("dropped-already", "CA-6.1", "This player has dropped a card already.")
DROP_A_CARD: Final = Reason("drop-a-card", "CA-6.1", "In the last turn choose the card to drop; the others are played.")
NO_MORE_PREDICTIONS: Final = Reason(
    "no-more-predictions", "CA-6.3", "There are no predictions in the last turn: choose the card to drop."
)

# Cards
NOT_IN_HAND: Final = Reason("not-in-hand", "CA-3.2", "{card} is not in this player's hand.")
CHOSEN_ALREADY: Final = Reason("chosen-already", "CA-3.2", "{card} is the first card; choose another as the second.")
NOT_AMONG_THE_LAST: Final = Reason("not-in-hand", "CA-6.1", "{card} is not in this player's hand.")

# Predictions
OCCUPIED: Final = Reason("occupied", "CA-5.1", "The space {space} of {exhibition} holds a token already.")
DOUBLED_ALREADY: Final = Reason("doubled-already", "CA-3.4", "This player has doubled down this season already.")
ONE_TOKEN_LEFT: Final = Reason("one-token-left", "CA-5.5", "To Double Down takes two tokens, and only one is left.")
