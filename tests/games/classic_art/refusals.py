"""Every refusal of the game: how it comes about, and its sentence."""

from tests.games.classic_art.tables import table
from tests.games.refusals import Case

HAND = "SC-01 SC-02 PO-02 LA-01 LA-02"


CASES = {
    "GAME_OVER": Case(lambda: table(at=""), "pass", "The game is over. [CA-9.6]", seat=0),
    "NOT_YOUR_TURN": Case(table, "pass", "It isn't your turn. [CA-3.5]", seat=1),
    "SETUP_TURN": Case(
        lambda: table(HAND, at="setup 0"),
        "play SC-01",
        "No cards in the setup turn: make a prediction, or pass. [CA-2.4]",
    ),
    "PLAY_FIRST": Case(
        lambda: table(HAND),
        "pass",
        "First play two cards of your hand; then you may predict. [CA-3.2]",
        before=["play SC-01"],
    ),
    "CARDS_ARE_PLAYED": Case(
        lambda: table(HAND),
        "play PO-02",
        "You have played your two cards. Make a prediction now, or pass. [CA-3.2]",
        before=["play SC-01", "play SC-02"],
    ),
    "NOT_THE_LAST_TURN": Case(
        lambda: table(HAND), "drop SC-01", "You drop a card only in the last turn of a season. [CA-6.1]"
    ),
    "DROPPED_ALREADY": Case(
        lambda: table("SC-01 SC-02 PO-02", at="last"),
        "drop SC-01",
        "You have dropped your card already. Now the others choose theirs. [CA-6.1]",
        before=["drop SC-02"],
        seat=0,
    ),
    "DROP_A_CARD": Case(
        lambda: table("SC-01 SC-02 PO-02", at="last"),
        "play SC-01",
        "This is the last turn: choose the card to drop, and the other two are played. [CA-6.1]",
    ),
    "NO_MORE_PREDICTIONS": Case(
        lambda: table(at="last"),
        "predict SC 6+",
        "No predictions in the last turn: choose the card to drop. [CA-6.3]",
    ),
    "NOT_IN_HAND": Case(lambda: table(HAND), "play EE-01", "EE-01 isn't in your hand. [CA-3.2]"),
    "CHOSEN_ALREADY": Case(
        lambda: table(HAND),
        "play SC-01",
        "SC-01 is your first card already. Choose another as the second. [CA-3.2]",
        before=["play SC-01"],
    ),
    "NOT_AMONG_THE_LAST": Case(
        lambda: table("SC-01 SC-02 PO-02", at="last"), "drop EE-01", "EE-01 isn't in your hand. [CA-6.1]"
    ),
    "OCCUPIED": Case(
        lambda: table(at="predict 0", predictions={"EE 4-": "C"}),
        "predict EE 4-",
        "4- for Etching & Engraving is taken: player 3 has predicted it. Choose a free space. [CA-5.1]",
    ),
    "OCCUPIED_BY_YOU": Case(
        lambda: table(at="predict 0", predictions={"EE 4-": "A"}),
        "predict EE 4-",
        "4- for Etching & Engraving is taken: you have predicted it yourself. Choose a free space. [CA-5.1]",
    ),
    "DOUBLED_ALREADY": Case(
        lambda: table(at="predict 0", predictions={"EE 4-": "AA"}),
        "double SC 6+",
        "You have doubled down this season already. Predict with one token, or pass. [CA-3.4]",
    ),
    "ONE_TOKEN_LEFT": Case(
        lambda: table(at="predict 0", tokens=1),
        "double SC 6+",
        "You need two tokens to double down, and you have one left. Predict with that one, or pass. [CA-5.5]",
    ),
}
