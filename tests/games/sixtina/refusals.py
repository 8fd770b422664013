"""Every refusal of the game: how it comes about, and its sentence."""

from tests.games.refusals import Case
from tests.games.sixtina.tables import table
from tests.games.sixtina.test_setup import set_up

FIVE = "J1 JC4 .. .. .. + R5\nM1 MO1 .. .. .."
"""IR 3, SS 4, RP 5; LB 4, SS 3, WP 7."""
NO_BLACK_LEFT = "J1 JC4 ## ## ..\nG1 GE1 ## .. .."
SEVERAL = "J1 JC4 .. .. ..\nG1 GE2 .. .. .. ..\nG2 GE6 .. .. .. ..\nL2 LJ2 .. .. .. .. .."
"""Infrared 3, 2, 4, 7."""
BONUS = ["restore M1 SS", "play SS3", "add 0"]


CASES = {
    "GAME_OVER": Case(lambda: table(over=True), "prepare", "The game is over. [SX-7.1]", seat=0),
    "NOT_YOUR_TURN": Case(table, "prepare", "It isn't your turn. [SX-2.1]", seat=1),
    "NOT_NOW": Case(table, "obtain", "You can't do that now. Restore a fresco, acquire material, or prepare. [SX-2.1]"),
    "ACTION_LEFT": Case(table, "pass", "You can still do something, so you can't pass. [SX-2.7]"),
    "PLACE_FIRST": Case(
        lambda: set_up("WP5"), "prepare", "First place your material on Washi Paper of an open fresco. [SX-1.8]"
    ),
    "COVERED_AT_FIRST": Case(lambda: set_up("WP5"), "place J2", "J2 is still under its sheet. [SX-1.8]"),
    "NO_PLACE_THERE": Case(lambda: set_up("WP5"), "place G1", "G1 has no free Washi Paper. [SX-1.8]"),
    "LAST_SPACE": Case(
        lambda: set_up("SS3", seats=4).plays("place M1", luck=["draw LB3"]).plays("place M1", luck=["draw WP2"]),
        "place M1",
        "That is the last free technique of M1: your first material can't take it. [SX-1.10]",
    ),
    "HAND_FULL": Case(
        lambda: table(hand="RP1 RP2 RP3 RP4 RP5 SS1 SS2 SS3"),
        "prepare",
        "Your hand is full with eight cards. Restore a fresco or acquire material. [SX-2.3]",
    ),
    "NO_CARDS_LEFT": Case(lambda: table(deck=""), "prepare", "There is no card left to draw. [SX-2.4]"),
    "NOT_IN_HAND": Case(lambda: table(hand="RP1"), "discard RP2", "You have no RP2 in your hand. [SX-2.5]"),
    "NOTHING_DISCARDED": Case(
        lambda: table(hand="RP1"), "take 0", "First discard at least one card: each brings you a material. [SX-2.5]"
    ),
    "TOO_MANY_TAKEN": Case(
        lambda: table(hand="RP1 RP2"),
        "take 3",
        "You discard 2 cards, so you can take 2 materials at most. [SX-2.6]",
        ["discard RP1", "discard RP2"],
    ),
    "SUPPLY_SHORT": Case(
        lambda: table(hand="RP1 RP2", area=[12, 4, 4]),
        "take 2",
        "Only 1 of your materials is left in the supply. [SX-2.6]",
        ["discard RP1", "discard RP2"],
    ),
    "FINISH_ACQUIRING": Case(
        lambda: table(hand="RP1"),
        "prepare",
        "You are acquiring material: discard more cards, or say how many materials you take. [SX-2.6]",
        ["discard RP1"],
    ),
    "COVERED_BY_SHEET": Case(lambda: table(hand="RP1"), "restore J2 RP", "J2 is still under its sheet. [SX-3.1]"),
    "ALREADY_RESTORED": Case(
        lambda: table("J1 JC1 restored R", hand="RP1"), "restore J1 RP", "J1 is restored already. [SX-3.1]"
    ),
    "NO_SUCH_TECHNIQUE": Case(lambda: table(hand="LB1"), "restore J1 LB", "J1 doesn't need Laboratory. [SX-3.1]"),
    "SPACE_TAKEN": Case(
        lambda: table("J1 JC1 Wc .. ..", hand="RP1"),
        "restore J1 RP",
        "Repainting of J1 is done already. [SX-3.1]",
    ),
    "NO_CARD_OF_IT": Case(lambda: table(hand="LB1"), "restore J1 RP", "You have no Repainting card. [SX-3.2]"),
    "OTHER_TECHNIQUE": Case(
        lambda: table(hand="LB1 RP1"),
        "play LB1",
        "Only Repainting cards can be played here. [SX-3.2]",
        ["restore J1 RP"],
    ),
    "PLAY_A_CARD": Case(
        lambda: table(hand="RP1"), "add 0", "First play a Repainting card. [SX-3.2]", ["restore J1 RP"]
    ),
    "CARD_NOT_LEFT": Case(
        lambda: table(hand="RP1"),
        "play RP1",
        "You have no RP1 left in your hand. [SX-3.2]",
        ["restore J1 RP", "play RP1"],
    ),
    "NO_MATERIAL": Case(
        lambda: table(hand="RP4", area=[0, 4, 4]),
        "restore J1 RP",
        "With 4 or more you place a material of your play area, and you have none there. Acquire some first. [SX-3.4]",
    ),
    "NO_BLACK": Case(
        lambda: table(NO_BLACK_LEFT, hand="RP4"),
        "restore J1 RP",
        "Your cards stay below 5: that takes a black material, and there are none left. [SX-3.6]",
    ),
    "NO_MATERIALS": Case(
        lambda: table(NO_BLACK_LEFT, hand="RP4", area=[0, 4, 4]),
        "restore J1 RP",
        "You have no material in your play area, and there are no black ones left. Acquire some first. [SX-3.4]",
    ),
    "TOO_MANY_EXTRAS": Case(
        lambda: table(hand="RP4"),
        "add 2",
        "You play 1 card, so you can add 1 material at most. [SX-3.7]",
        ["restore J1 RP", "play RP4"],
    ),
    "AREA_SHORT": Case(
        lambda: table(hand="RP4", area=[1, 4, 4]),
        "add 1",
        "You have no material left to add. [SX-3.7]",
        ["restore J1 RP", "play RP4"],
    ),
    "FINISH_RESTORING": Case(
        lambda: table(hand="RP4"),
        "prepare",
        "You are restoring Repainting of J1: play cards, then say how many materials you add. [SX-3.2]",
        ["restore J1 RP"],
    ),
    "CHOOSE_A_BONUS": Case(
        lambda: table(FIVE, hand="SS3"),
        "prepare",
        "First choose your bonus: claim an objective, refine or obtain. [SX-4.1]",
        BONUS,
    ),
    "EMPTY_BONUS": Case(
        lambda: table("M1 MO1 .. .. ..", hand="SS3", area=[13, 4, 4], options={"empty_bonus": "refused"}),
        "obtain",
        "That bonus would bring you nothing. Choose one that does. [SX-4.1]",
        BONUS,
    ),
    "NOT_IN_PLAY": Case(
        lambda: table(FIVE, hand="SS3"),
        "claim same-zone",
        "Same zone is not one of the objectives in this game. [SX-1.3]",
        BONUS,
    ),
    "CLAIMED_ALREADY": Case(
        lambda: table(FIVE, hand="SS3", claims={"five-in-one": "R.."}),
        "claim five-in-one",
        "You have claimed Five materials in one already. [SX-4.5]",
        BONUS,
    ),
    "NO_SPACE_LEFT": Case(
        lambda: table(FIVE, hand="SS3", seats=4, claims={"five-in-one": "WBY"}),
        "claim five-in-one",
        "All three spaces of Five materials in one are taken. [SX-4.5]",
        BONUS,
    ),
    "NO_MATERIAL_TO_CLAIM": Case(
        lambda: table(FIVE, hand="SS3", area=[8, 4, 4]),
        "claim five-in-one",
        "To claim Five materials in one you need a material of yours in the supply, and there is none. [SX-4.5]",
        BONUS,
    ),
    "NOT_MET": Case(
        lambda: table(FIVE, hand="SS3"),
        "claim eight-materials",
        "You don't meet Eight materials yet: you have 6 of 8. [SX-4.4]",
        BONUS,
    ),
    "CHOOSE_A_PROJECT": Case(
        lambda: table("J1 JC4 .. Wc Wc", hand="IR5"),
        "prepare",
        "First choose the fresco that you reveal. [SX-6.8]",
        ["restore J1 IR", "play IR5", "add 0"],
    ),
    "NOT_COVERED": Case(
        lambda: table("J1 JC4 .. Wc Wc", hand="IR5"),
        "reveal J1",
        "J1 lies open already. [SX-6.8]",
        ["restore J1 IR", "play IR5", "add 0"],
    ),
    "NOT_ADJACENT": Case(
        lambda: table("J1 JC4 .. Wc Wc", hand="IR5"),
        "reveal L2",
        "Nothing beside L2 can be seen yet: choose a fresco next to one that can. [SX-6.8]",
        ["restore J1 IR", "play IR5", "add 0"],
    ),
    "COVERED_FOR_HIM": Case(
        lambda: table(SEVERAL, hand="IR5", seats=2),
        "send M1",
        "M1 is still under its sheet. [SX-8.5]",
        ["restore J1 IR", "play IR5", "add 0"],
    ),
    "SEND_GIANLUIGI": Case(
        lambda: table(SEVERAL, hand="IR5", seats=2),
        "prepare",
        "First choose the fresco that Gianluigi restores. [SX-8.6]",
        ["restore J1 IR", "play IR5", "add 0"],
    ),
    "CANNOT_RESTORE_THERE": Case(
        lambda: table(SEVERAL, hand="IR5", seats=2),
        "send J1",
        "Gianluigi can't restore Infrared of J1 now. [SX-8.5]",
        ["restore J1 IR", "play IR5", "add 0"],
    ),
    "BETTER_ELSEWHERE": Case(
        lambda: table(SEVERAL, hand="IR5", seats=2),
        "send L2",
        "Gianluigi goes where he does best: elsewhere his restoration is correct. [SX-8.5]",
        ["restore J1 IR", "play IR5", "add 0"],
    ),
}
