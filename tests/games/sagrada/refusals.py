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
ONLY_5S = "55555 55555 55555 55555"
TOGETHER = {"two_moves": "together"}
ITALIAN = {"flux_remover": "italian"}


CASES = {
    "GAME_OVER": Case(lambda: table(over=True), "pass", "The game is over. [SG-6.3]", seat=0),
    "NOT_YOUR_TURN": Case(table, "pass", "It is not this player's turn. [SG-3.7]", seat=1),
    "NOT_OFFERED": Case(
        lambda: set_up(FIRST_OF_ALL),
        "choose virtus",
        "Virtus is not on one of this player's two pattern cards. [SG-1.2]",
    ),
    "CHOOSE_A_WINDOW": Case(
        lambda: set_up(FIRST_OF_ALL), "pass", "First choose one of the four window patterns. [SG-1.2]"
    ),
    "ALREADY_DRAFTED": Case(
        lambda: table(pool="R5", drafted=True), "place R5 A1", "A die was drafted this turn already. [SG-3.4]"
    ),
    "NOT_IN_POOL": Case(lambda: table(pool="R5"), "place R4 A1", "There is no R4 in the pool. [SG-3.6]"),
    "PLACE_THE_DIE": Case(
        lambda: table(pool="R5 B1", tools=[10]),
        "place B1 A1",
        "The die in hand, R2, is the one to place now. [SG-3.6]",
        ["use grinding-stone", "take R5"],
    ),
    "NOT_NOW": Case(table, "stop", "That can't be done at this moment of a turn. [SG-3.4]"),
    "CARRY_OUT": Case(
        lambda: table(pool="R5", tools=[10]),
        "pass",
        "First carry out Grinding Stone: place R2. [SG-5.4]",
        ["use grinding-stone", "take R5"],
    ),
    "TAKEN": Case(lambda: table(ONE, pool="B5"), "place B5 A1", "A1 already holds a die. [SG-4.7]"),
    "EDGE": Case(
        lambda: table(pool="B5"),
        "place B5 C3",
        "The first die goes on an edge or corner space; C3 is neither. [SG-4.1]",
    ),
    "TOUCH": Case(lambda: table(ONE, pool="B5"), "place B5 C3", "C3 touches no die of the window. [SG-4.2]"),
    "PRINTED_COLOUR": Case(
        lambda: table(pool="B5", pattern="fractal-drops"),
        "place B5 A4",
        "A4 asks for yellow, and the die is blue. [SG-4.3]",
    ),
    "PRINTED_SHADE": Case(
        lambda: table(pool="B5", pattern="fractal-drops"),
        "place B5 A2",
        "A2 asks for a 4, and the die shows 5. [SG-4.4]",
    ),
    "SAME_COLOUR": Case(
        lambda: table(ONE, pool="R5"), "place R5 A2", "The orthogonal neighbour on A1 is red too. [SG-4.5]"
    ),
    "SAME_VALUE": Case(
        lambda: table(ONE, pool="B3"), "place B3 A2", "The orthogonal neighbour on A1 shows a 3 too. [SG-4.6]"
    ),
    "NO_SUCH_TOOL": Case(lambda: table(tools=[1]), "use lathekin", "Lathekin is not on the table. [SG-2.1]"),
    "TOOL_USED": Case(
        lambda: table(tools=[4], tooled=True), "use lathekin", "A tool was used this turn already. [SG-5.3]"
    ),
    "TOO_FEW_TOKENS": Case(
        lambda: table(pool="R5", tools=[10], tokens=0),
        "use grinding-stone",
        "That costs 1 favour token, and only 0 favour tokens are left. [SG-5.1]",
    ),
    "DRAFT_IS_MADE": Case(
        lambda: table(pool="R5", tools=[10], drafted=True),
        "use grinding-stone",
        "This tool acts on the die to draft, and the draft is made. [SG-5.6]",
    ),
    "NOTHING_FITS": Case(
        lambda: table(pool="R5", tools=[10], pattern=ONLY_5S),
        "use grinding-stone",
        "No die that this tool could give fits in the window. [SG-5.4]",
    ),
    "POOL_EMPTY": Case(
        lambda: table(tools=[10]), "use grinding-stone", "There is no die in the pool for this tool. [SG-5.4]"
    ),
    "NOTHING_MOVES": Case(
        lambda: table(tools=[2]), "use eglomise-brush", "This tool can move no die of the window. [SG-5.7]"
    ),
    "TRACK_EMPTY": Case(
        lambda: table(pool="R5", tools=[5]), "use lens-cutter", "There is no die on the round track yet. [SG-T5]"
    ),
    "TRACK_EMPTY_WHEEL": Case(
        lambda: table(ONE, tools=[12]), "use tap-wheel", "There is no die on the round track yet. [SG-T12]"
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
        "No die on the round track is blue. [SG-T12]",
        ["use tap-wheel"],
    ),
    "OTHER_COLOUR": Case(
        lambda: table(TWO, tools=[12], track={1: "R6 B6"}),
        "move B2 B1",
        "Both dice must be of one colour, red. [SG-T12]",
        ["use tap-wheel", "move A1 A2"],
    ),
    "DIE_DOES_NOT_FIT": Case(
        lambda: table(pool="R5 R2", tools=[10], pattern=ONLY_5S),
        "take R5",
        "With R5 this tool can't be carried out. [SG-5.4]",
        ["use grinding-stone"],
    ),
    "BY_ONE": Case(
        lambda: table(pool="R5", tools=[1]),
        "turn 3",
        "R5 can become 4 or 6 only. [SG-T1]",
        ["use grozing-pliers", "take R5"],
    ),
    "NO_SUCH_VALUE_FITS": Case(
        lambda: table(pool="R4", tools=[1], pattern=ONLY_5S),
        "turn 3",
        "R3 would fit nowhere. [SG-5.4]",
        ["use grozing-pliers", "take R4"],
    ),
    "CHANGED_DIE": Case(
        lambda: table(pool="R4", tools=[10]),
        "return",
        "R3 fits, so it must be placed. [SG-5.6]",
        ["use grinding-stone", "take R4"],
    ),
    "MUST_PLACE": Case(
        lambda: table(pool="R4", tools=[6]),
        "return",
        "R3 fits, so it must be placed. [SG-T6.1]",
        ["use flux-brush", "take R4"],
        ["roll 3"],
    ),
    "MUST_PLACE_ITALIAN": Case(
        lambda: table(pool="R4", tools=[11], options=ITALIAN),
        "return",
        "R3 fits, so it must be placed. [SG-T11.2]",
        ["use flux-remover", "take R4", "turn 3"],
        ["draw 0"],
    ),
    "VALUE_MUST_FIT": Case(
        lambda: table(pool="R4", tools=[11], pattern=ONLY_5S, options=ITALIAN),
        "turn 3",
        "The blue die fits with another value, not with this. [SG-T11.2]",
        ["use flux-remover", "take R4"],
        ["draw 3"],
    ),
    "SECOND_TURN_ONLY": Case(
        lambda: table(pool="R4", tools=[7]),
        "use glazing-hammer",
        "Glazing Hammer works only in your second turn. [SG-T7]",
    ),
    "BEFORE_DRAFTING": Case(
        lambda: table(pool="R4", tools=[7], second=True, drafted=True),
        "use glazing-hammer",
        "Glazing Hammer works only before drafting. [SG-T7]",
    ),
    "FIRST_TURN_ONLY": Case(
        lambda: table(pool="R4", tools=[8], second=True),
        "use running-pliers",
        "Running Pliers work only in your first turn. [SG-T8.1]",
    ),
    "AFTER_DRAFTING": Case(
        lambda: table(pool="R4", tools=[8]),
        "use running-pliers",
        "Running Pliers work only after your first draft. [SG-T8.2]",
    ),
    "NOT_FOR_THE_LAST": Case(
        lambda: table(pool="R4", tools=[8], seat=1, drafted=True, options={"pliers_of_the_last": "refused"}),
        "use running-pliers",
        "The last player has two turns in a row anyway. [SG-T8.3]",
    ),
    "MUST_DRAFT": Case(
        lambda: table(pool="R4", tools=[8], drafted=True),
        "pass",
        "Running Pliers: a second die must be drafted now. [SG-T8.1]",
        ["use running-pliers"],
    ),
    "NOT_APART": Case(
        lambda: table(ONE, pool="B4", tools=[9]),
        "place B4 B2",
        "B2 touches the die on A1. [SG-T9.1]",
        ["use cork-backed-straightedge"],
    ),
    "EDGE_APART": Case(
        lambda: table(pool="B4", tools=[9]),
        "place B4 B2",
        "The first die goes on an edge or corner space; B2 is neither. [SG-T9.2]",
        ["use cork-backed-straightedge"],
    ),
    "NO_DIE_THERE": Case(
        lambda: table(ONE, tools=[2]), "move B1 B2", "There is no die on B1. [SG-5.7]", ["use eglomise-brush"]
    ),
    "MOVED_ALREADY": Case(
        lambda: table(TWO, tools=[4]),
        "move A2 A1",
        "That die was moved; the second must be another. [SG-T4]",
        ["use lathekin", "move A1 A2"],
    ),
    "MOVED_ALREADY_WHEEL": Case(
        lambda: table(TWO, tools=[12], track={1: "R6"}),
        "move A2 A1",
        "That die was moved; the second must be another. [SG-T12]",
        ["use tap-wheel", "move A1 A2"],
    ),
    "TWO_MUST_MOVE": Case(
        lambda: table(PAIR, pattern="...66 .6666 66666 66666", tools=[4]),
        "move A1 A3",
        "After that no second die could move. [SG-T4]",
        ["use lathekin"],
    ),
    "NOT_LIFTED": Case(
        lambda: table(TWO, tools=[12], track={1: "R6"}, options=TOGETHER),
        "move B2 B1",
        "Set down the lifted dice first. [SG-5.8]",
        ["use tap-wheel", "lift A1"],
    ),
    "STRANDED": Case(
        lambda: table(PAIR, pattern="...66 66666 66666 66666", tools=[4], options=TOGETHER),
        "move A1 A3",
        "The other lifted die could then be set down nowhere. [SG-5.8]",
        ["use lathekin", "lift A1", "lift A2"],
    ),
    "NO_DIE_TO_PAY": Case(
        lambda: table(seats=1, pool="R4 R5", tools=[10]),
        "use grinding-stone",
        "There is no green die in the pool to pay with. [SG-8.5]",
    ),
    "WRONG_COLOUR_TO_PAY": Case(
        lambda: table(seats=1, pool="R4 G5", tools=[10]),
        "pay R4",
        "Grinding Stone is paid with a green die. [SG-8.5]",
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
        "Grinding Stone was used already and left the game. [SG-8.6]",
    ),
    "PICK_AN_OBJECTIVE": Case(
        lambda: table(seats=1, over=True), "pass", "Pick one of the two private objectives. [SG-8.9]"
    ),
    "NOT_DEALT": Case(
        lambda: table(seats=1, private="RY", over=True),
        "score blue",
        "That private objective does not lie on the table. [SG-8.9]",
    ),
}
