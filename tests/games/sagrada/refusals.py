"""Every refusal of the game: how it comes about, and its sentence."""

from tests.games.refusals import Case
from tests.games.sagrada.tables import table
from tests.games.sagrada.test_setup import FIRST_OF_ALL, set_up

ONE = """
    R3 .. .. .. ..
    .. .. .. .. ..
    .. .. .. .. ..
    .. .. .. .. ..
    """
TWO = """
    R3 .. .. .. ..
    .. B5 .. .. ..
    .. .. .. .. ..
    .. .. .. .. ..
    """
PAIR = """
    R3 B5 .. .. ..
    .. .. .. .. ..
    .. .. .. .. ..
    .. .. .. .. ..
    """
THREE = """
    R3 B5 .. .. ..
    G2 .. .. .. ..
    .. .. .. .. ..
    .. .. .. .. ..
    """
STUCK = ".6666 66666 66666 66666"
ONLY_1S = "..111 11111 11111 11111"
ONLY_5S = "55555 55555 55555 55555"
TOGETHER = {"two_moves": "together"}
ITALIAN = {"flux_remover": "italian"}


CASES = {
    "GAME_OVER": Case(lambda: table(over=True), "pass", "The game is over. [SG-6.3]", seat=0),
    "NOT_YOUR_TURN": Case(table, "pass", "It is not your turn. Wait for player 1. [SG-3.7]", seat=1),
    "NOT_OFFERED": Case(
        lambda: set_up(FIRST_OF_ALL),
        "choose virtus",
        "Virtus is not on your two pattern cards. "
        "Choose Bellesguard, Batllo, Fractal Drops or Ripples of Light. [SG-1.2]",
    ),
    "CHOOSE_A_WINDOW": Case(
        lambda: set_up(FIRST_OF_ALL),
        "pass",
        "First choose your window: Bellesguard, Batllo, Fractal Drops or Ripples of Light. [SG-1.2]",
    ),
    "ALREADY_DRAFTED": Case(
        lambda: table(pool="R5", drafted=True),
        "place R5 A1",
        "You have drafted a die this turn already. One is all you get. [SG-3.4]",
    ),
    "NOT_IN_POOL": Case(lambda: table(pool="R5"), "place R4 A1", "There is no R4 in the pool. [SG-3.6]"),
    "PLACE_THE_DIE": Case(
        lambda: table(pool="R5 B1", tools=[10]),
        "place B1 A1",
        "You have R2 in hand. Place that one. [SG-3.6]",
        ["use grinding-stone", "take R5"],
    ),
    "CARRY_OUT": Case(
        lambda: table(pool="R5", tools=[10]),
        "pass",
        "First carry out Grinding Stone: take a die of the pool. [SG-5.4]",
        ["use grinding-stone"],
    ),
    "CARRY_OUT_WITH": Case(
        lambda: table(pool="R5", tools=[10]),
        "pass",
        "First carry out Grinding Stone: place R2. [SG-5.4]",
        ["use grinding-stone", "take R5"],
    ),
    "TAKEN": Case(lambda: table(ONE, pool="B5"), "place B5 A1", "There is a die on a1 already. [SG-4.7]"),
    "EDGE": Case(
        lambda: table(pool="B5"),
        "place B5 C3",
        "The first die of a window goes on an edge or corner, and c3 is neither. [SG-4.1]",
    ),
    "TOUCH": Case(
        lambda: table(ONE, pool="B5"),
        "place B5 C3",
        "A die has to touch another one, if only at a corner, and c3 touches none. [SG-4.2]",
    ),
    "PRINTED_COLOUR": Case(
        lambda: table(pool="B5", pattern="fractal-drops"),
        "place B5 A4",
        "Only yellow dice may go on a4, not B5. [SG-4.3]",
    ),
    "PRINTED_SHADE": Case(
        lambda: table(pool="B5", pattern="fractal-drops"),
        "place B5 A2",
        "Only dice that show 4 may go on a2, not B5. [SG-4.4]",
    ),
    "SAME_COLOUR": Case(
        lambda: table(ONE, pool="R5"), "place R5 A2", "Right beside a2, on a1, there is a red die already. [SG-4.5]"
    ),
    "SAME_VALUE": Case(
        lambda: table(ONE, pool="B3"), "place B3 A2", "Right beside a2, on a1, there is a 3 already. [SG-4.6]"
    ),
    "NO_SUCH_TOOL": Case(
        lambda: table(tools=[1]), "use lathekin", "Lathekin is not among the tools of this game. [SG-2.1]"
    ),
    "TOOL_USED": Case(
        lambda: table(tools=[4], tooled=True),
        "use lathekin",
        "You have used a tool this turn already. One is all you get. [SG-5.3]",
    ),
    "TOO_FEW_TOKENS": Case(
        lambda: table(pool="R5", tools=[10], tokens=0),
        "use grinding-stone",
        "That costs a favour token, and you have none left. [SG-5.1]",
    ),
    "DRAFT_IS_MADE": Case(
        lambda: table(pool="R5", tools=[10], drafted=True),
        "use grinding-stone",
        "Grinding Stone works on the die that you draft, and you have drafted already. [SG-5.6]",
    ),
    "NOTHING_FITS": Case(
        lambda: table(pool="R5", tools=[10], pattern=ONLY_5S),
        "use grinding-stone",
        "Grinding Stone can give you no die that fits in your window. [SG-5.4]",
    ),
    "POOL_EMPTY": Case(
        lambda: table(tools=[10]), "use grinding-stone", "There is no die in the pool for Grinding Stone. [SG-5.4]"
    ),
    "NOTHING_MOVES": Case(
        lambda: table(ONE, pattern=STUCK, tools=[2]),
        "use eglomise-brush",
        "Eglomise Brush can't help: none of your dice has another space to go to. [SG-5.7]",
    ),
    "TRACK_EMPTY": Case(
        lambda: table(pool="R5", tools=[5]),
        "use lens-cutter",
        "Lens Cutter needs a die on the round track, and there is none yet. [SG-T5]",
    ),
    "TRACK_EMPTY_WHEEL": Case(
        lambda: table(ONE, tools=[12]),
        "use tap-wheel",
        "Tap Wheel needs a die on the round track, and there is none yet. [SG-T12]",
    ),
    "NOT_ON_TRACK": Case(
        lambda: table(pool="R5", tools=[5], track={1: "G4"}),
        "exchange 2 G4",
        "There is no G4 on space 2 of the round track. [SG-T5]",
        ["use lens-cutter", "take R5"],
    ),
    "COLOUR_NOT_ON_TRACK": Case(
        lambda: table(TWO, tools=[12], track={1: "R6"}),
        "move B2 B1",
        "There is no blue die on the round track. Move one that is red. [SG-T12]",
        ["use tap-wheel"],
    ),
    "OTHER_COLOUR": Case(
        lambda: table(TWO, tools=[12], track={1: "R6 B6"}),
        "move B2 B1",
        "Both dice must have the same colour: the second one has to be red too. [SG-T12]",
        ["use tap-wheel", "move A1 A2"],
    ),
    "DIE_DOES_NOT_FIT": Case(
        lambda: table(pool="R5 R2", tools=[10], pattern=ONLY_5S),
        "take R5",
        "Grinding Stone can make nothing of R5 that fits in your window. Take another die. [SG-5.4]",
        ["use grinding-stone"],
    ),
    "BY_ONE": Case(
        lambda: table(pool="R5", tools=[1]),
        "turn 3",
        "You can turn R5 only to 4 or 6. [SG-T1]",
        ["use grozing-pliers", "take R5"],
    ),
    "NO_SUCH_VALUE_FITS": Case(
        lambda: table(pool="R4", tools=[1], pattern=ONLY_5S),
        "turn 3",
        "R3 would fit nowhere in your window. [SG-5.4]",
        ["use grozing-pliers", "take R4"],
    ),
    "CHANGED_DIE": Case(
        lambda: table(pool="R4", tools=[10]),
        "return",
        "R3 fits in your window, so you have to place it. [SG-5.6]",
        ["use grinding-stone", "take R4"],
    ),
    "MUST_PLACE": Case(
        lambda: table(pool="R4", tools=[6]),
        "return",
        "R3 fits in your window, so you have to place it. [SG-T6.1]",
        ["use flux-brush", "take R4"],
        ["roll 3"],
    ),
    "MUST_PLACE_ITALIAN": Case(
        lambda: table(pool="R4", tools=[11], options=ITALIAN),
        "return",
        "R3 fits in your window, so you have to place it. [SG-T11.2]",
        ["use flux-remover", "take R4", "turn 3"],
        ["draw 0"],
    ),
    "VALUE_MUST_FIT": Case(
        lambda: table(pool="R4", tools=[11], pattern=ONLY_5S, options=ITALIAN),
        "turn 3",
        "You have to place the blue die if it fits. Choose 5. [SG-T11.2]",
        ["use flux-remover", "take R4"],
        ["draw 3"],
    ),
    "SECOND_TURN_ONLY": Case(
        lambda: table(pool="R4", tools=[7]),
        "use glazing-hammer",
        "Glazing Hammer works only in your second turn of a round. [SG-T7]",
    ),
    "BEFORE_DRAFTING": Case(
        lambda: table(pool="R4", tools=[7], second=True, drafted=True),
        "use glazing-hammer",
        "Glazing Hammer works only before you draft. [SG-T7]",
    ),
    "FIRST_TURN_ONLY": Case(
        lambda: table(pool="R4", tools=[8], second=True),
        "use running-pliers",
        "Running Pliers work only in your first turn of a round. [SG-T8.1]",
    ),
    "AFTER_DRAFTING": Case(
        lambda: table(pool="R4", tools=[8]),
        "use running-pliers",
        "Draft a die first. Running Pliers are for a second one. [SG-T8.2]",
    ),
    "NOT_FOR_THE_LAST": Case(
        lambda: table(pool="R4", tools=[8], seat=1, drafted=True, options={"pliers_of_the_last": "refused"}),
        "use running-pliers",
        "Running Pliers are not for you this round: as the last player you have two turns in a row anyway. [SG-T8.3]",
    ),
    "MUST_DRAFT": Case(
        lambda: table(pool="R4", tools=[8], drafted=True),
        "pass",
        "Running Pliers: you have to draft your second die now. [SG-T8.1]",
        ["use running-pliers"],
    ),
    "NOT_APART": Case(
        lambda: table(ONE, pool="B4", tools=[9]),
        "place B4 B2",
        "This time the die has to stand apart, and b2 touches the die on a1. [SG-T9.1]",
        ["use cork-backed-straightedge"],
    ),
    "EDGE_APART": Case(
        lambda: table(pool="B4", tools=[9]),
        "place B4 B2",
        "The first die of a window goes on an edge or corner, and b2 is neither. [SG-T9.2]",
        ["use cork-backed-straightedge"],
    ),
    "NO_DIE_THERE": Case(
        lambda: table(ONE, tools=[2]), "move B1 B2", "There is no die on b1. [SG-5.7]", ["use eglomise-brush"]
    ),
    "MOVED_ALREADY": Case(
        lambda: table(TWO, tools=[4]),
        "move A2 A1",
        "You have just moved the die on a2. The second one has to be another. [SG-T4]",
        ["use lathekin", "move A1 A2"],
    ),
    "MOVED_ALREADY_WHEEL": Case(
        lambda: table(TWO, tools=[12], track={1: "R6"}),
        "move A2 A1",
        "You have just moved the die on a2. The second one has to be another. [SG-T12]",
        ["use tap-wheel", "move A1 A2"],
    ),
    "TWO_MUST_MOVE": Case(
        lambda: table(PAIR, pattern="...66 .6666 66666 66666", tools=[4]),
        "move A1 A3",
        "You have to move two dice, and after a1 to a3 no second one could move. [SG-T4]",
        ["use lathekin"],
    ),
    "NOT_LIFTED": Case(
        lambda: table(TWO, tools=[12], track={1: "R6"}, options=TOGETHER),
        "move B2 B1",
        "You have the die from a1 in hand. That is the one to set down. [SG-5.8]",
        ["use tap-wheel", "lift A1"],
    ),
    "STRANDED": Case(
        lambda: table(PAIR, pattern="...66 66666 66666 66666", tools=[4], options=TOGETHER),
        "move A1 A3",
        "With this die on a3 the other one, from a2, could go nowhere. [SG-5.8]",
        ["use lathekin", "lift A1", "lift A2"],
    ),
    "NO_DIE_TO_PAY": Case(
        lambda: table(seats=1, pool="R4 R5", tools=[10]),
        "use grinding-stone",
        "You pay for Grinding Stone with a green die, and there is none in the pool. [SG-8.5]",
    ),
    "WRONG_COLOUR_TO_PAY": Case(
        lambda: table(seats=1, pool="R4 G5", tools=[10]),
        "pay R4",
        "You pay for Grinding Stone with a green die. [SG-8.5]",
        ["use grinding-stone"],
    ),
    "PAY_FIRST": Case(
        lambda: table(seats=1, pool="R4 G5", tools=[10]),
        "take R4",
        "First pay for Grinding Stone with a green die of the pool. [SG-8.5]",
        ["use grinding-stone"],
    ),
    "USED_UP": Case(
        lambda: table(seats=1, pool="R4 G5", tools=[10], on_tools={10: 1}),
        "use grinding-stone",
        "You have used Grinding Stone already. Alone, you use each tool once. [SG-8.6]",
    ),
    "PICK_AN_OBJECTIVE": Case(
        lambda: table(seats=1, over=True),
        "pass",
        "Now pick the private objective that you score: red or yellow. [SG-8.9]",
    ),
    "NOT_DEALT": Case(
        lambda: table(seats=1, private="RY", over=True),
        "score blue",
        "Shades of blue is not yours. Score red or yellow. [SG-8.9]",
    ),
    "WINDOW_IS_CHOSEN": Case(
        table, "choose virtus", "You chose your window before the first round. It stays. [SG-1.2]"
    ),
    "ONLY_A_TOOL_MOVES": Case(
        lambda: table(ONE),
        "move A1 A2",
        "The dice in your window stay where they are. Only a tool moves them. [SG-5.7]",
    ),
    "ONLY_WITH_A_TOOL": Case(
        lambda: table(pool="R5"),
        "take R5",
        "You do that only while you use a tool. To draft a die, say which one and where it goes. [SG-5.6]",
    ),
    "NO_TOOL_TO_PAY": Case(
        lambda: table(seats=1, pool="R5"),
        "pay R5",
        "First say which tool you use. Then you pay for it. [SG-5.2]",
    ),
    "NO_TOOL_TO_STOP": Case(
        table, "stop", "No tool is in use, so there is nothing to stop. You may end your turn. [SG-3.4]"
    ),
    "SCORED_AT_THE_END": Case(
        table, "score red", "Private objectives count by themselves when the game is over. [SG-7.2]"
    ),
    "SCORED_AT_THE_END_ALONE": Case(
        lambda: table(seats=1),
        "score red",
        "You pick a private objective after the last round, not now. [SG-8.9]",
    ),
    "NO_SUCH_TOOL_ALONE": Case(
        lambda: table(seats=1, tools=[1]),
        "use lathekin",
        "Lathekin is not among the tools of this game. [SG-8.3]",
    ),
    "NO_TRACK_DIE_FITS": Case(
        lambda: table(pool="R5", tools=[5], track={1: "G4"}, pattern=ONLY_5S),
        "use lens-cutter",
        "Lens Cutter can't help: no die of the round track fits in your window. [SG-T5]",
    ),
    "NO_SPACE_APART": Case(
        lambda: table(pool="R4", tools=[9], pattern=ONLY_5S),
        "use cork-backed-straightedge",
        "Cork-backed Straightedge can't help: no die of the pool can go where it touches no other. [SG-T9.1]",
    ),
    "NO_SECOND_FITS": Case(
        lambda: table(pool="R4", tools=[8], drafted=True, pattern=ONLY_5S),
        "use running-pliers",
        "Running Pliers make you draft a second die, and none of the pool fits in your window. [SG-T8.1]",
    ),
    "NO_DICE_YET": Case(
        lambda: table(tools=[2]),
        "use eglomise-brush",
        "There is no die in your window for Eglomise Brush to move. [SG-5.7]",
    ),
    "ONE_DIE_ONLY": Case(
        lambda: table(ONE, tools=[4]),
        "use lathekin",
        "Lathekin moves exactly two dice, and your window has only one. [SG-T4]",
    ),
    "NO_TWO_MOVE": Case(
        lambda: table(PAIR, pattern="...66 66666 66666 66666", tools=[4]),
        "use lathekin",
        "Lathekin moves exactly two dice. You could move one, but no second one after it. [SG-T4]",
    ),
    "NONE_OF_TRACK_COLOURS": Case(
        lambda: table(TWO, tools=[12], track={1: "G6 P1"}),
        "use tap-wheel",
        "Tap Wheel moves only dice of a colour on the round track, and you have none that is green or purple. [SG-T12]",
    ),
    "TRACK_COLOURS_STUCK": Case(
        lambda: table(PAIR, pattern="..666 56666 66666 66666", tools=[12], track={1: "R6"}),
        "use tap-wheel",
        "Tap Wheel moves only dice of a colour on the round track. "
        "None of yours that is red has another space to go to. [SG-T12]",
    ),
    "LIFTED_ALREADY": Case(
        lambda: table(TWO, tools=[4], options=TOGETHER),
        "lift A1",
        "You have lifted the die from a1 already. [SG-5.8]",
        ["use lathekin", "lift A1"],
    ),
    "LIFT_LEADS_NOWHERE": Case(
        lambda: table(THREE, pattern=ONLY_1S, tools=[4], options=TOGETHER),
        "lift B1",
        "Without the die on b1 you could not carry the tool out. Lift another one. [SG-5.8]",
        ["use lathekin"],
    ),
    "PAIR_LEADS_NOWHERE": Case(
        lambda: table(THREE, pattern=ONLY_1S, tools=[4], options=TOGETHER),
        "lift B1",
        "You could not set down both dice elsewhere, those from a1 and b1. Lift another one. [SG-5.8]",
        ["use lathekin", "lift A1"],
    ),
    "ONLY_DIE_IS_NEEDED": Case(
        lambda: table(seats=1, pool="P2", tools=[1]),
        "use grozing-pliers",
        "You pay for Grozing Pliers with a purple die, and what is left of the pool then is no good for it. [SG-8.5]",
    ),
    "DIE_IS_NEEDED": Case(
        lambda: table(seats=1, pool="G2 G5", tools=[10], pattern=ONLY_5S),
        "pay G2",
        "If you pay with G2, what is left of the pool is no good for Grinding Stone. Pay with another die. [SG-8.5]",
        ["use grinding-stone"],
    ),
}
