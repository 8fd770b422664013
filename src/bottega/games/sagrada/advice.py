"""How promising a position is: the game's advice to bots that think one move ahead.

What a window is worth now, and what its empty spaces may still bring: each with the chance that a
die for it comes along in the drafts that are left.
"""

from __future__ import annotations

from typing import Final

from bottega.core.seats import Seat
from bottega.games.sagrada.dice import COLOUR_TRAIT, DICE, LETTERS, TRAITS, VALUE_OF, VALUE_TRAIT, Colour, Trait
from bottega.games.sagrada.kinds import ROUNDS
from bottega.games.sagrada.pattern import GRID
from bottega.games.sagrada.scoring import OBJECTIVES, Diagonals, Sets, Variety, empty_spaces, private_points
from bottega.games.sagrada.solo import target
from bottega.games.sagrada.table import NOT_DECIDED, NOT_PICKED, Table, TurnSoFar
from bottega.games.sagrada.tools.draft_steps import DraftingStep
from bottega.games.sagrada.tools.turn_cards import ExtraDraft
from bottega.games.sagrada.window import Window, empty_window

ATTENTION: Final = 0.4
"""Of the dice that are seen at a draft, how many are looked at for one certain space."""
PRIVATE_SHARE: Final = 0.45
"""Of the private colour's even share in the dice to come, how much a space open to it adds: spaces are not scarce."""
LINE_CARE: Final = 0.85
"""How likely a space of a row or column gets a die that suits the line, if it gets one at all."""
STEERING: Final = 0.4
"""Of the dice still to come, how many can be chosen for what a set lacks."""
DIAGONAL_PULL: Final = 1.5
"""How much oftener than by chance a die is placed diagonally beside one of its colour."""
TOKEN_OPTION: Final = 0.6
"""What a favour token is worth beyond its point at the beginning of the game: tools help."""

SPACES: Final = 20
COLOUR_BITS: Final = 31
VALUE_BITS: Final = 63 << 5
DRAFTS: Final = 2 * ROUNDS
DICE_LEFT_A_ROUND: Final = 2  # playing alone: 4 dice, less 2 drafts
MEAN_VALUE: Final = 3.5


def traits_printed(asked: str) -> int:
    """The colours and values that a printed space allows, a bit a trait."""
    if asked in LETTERS:
        return 1 << LETTERS.index(asked) | VALUE_BITS
    return COLOUR_BITS | (VALUE_BITS if asked == "." else 1 << 4 + int(asked))


def chance_of(players: int, drafts: int, kinds: int) -> float:
    """The chance that one of so many kinds of dice comes along in so many drafts."""
    seen = 3.5 if players == 1 else players + 1.5  # on average, of a pool that others draft from too
    return 1.0 - float((1.0 - kinds / len(DICE)) ** (ATTENTION * seen * drafts))


PRINTED_TRAITS: Final = {asked: traits_printed(asked) for asked in LETTERS + "123456."}
TRAITS_OF: Final = [0] + [1 << COLOUR_TRAIT[die] | 1 << VALUE_TRAIT[die] for die in DICE]
BESIDE: Final = [[int(other) for other in GRID.cells_of(mask)] for mask in GRID.orthogonal]
DIAGONAL: Final = [[int(other) for other in GRID.cells_of(mask)] for mask in GRID.diagonal]
CELLS_OF: Final = {line: [int(cell) for cell in GRID.cells_of(line)] for line in GRID.row_masks + GRID.column_masks}
KINDS: Final = [(bits & COLOUR_BITS).bit_count() * (bits >> 5).bit_count() for bits in range(1 << TRAITS)]
PIPS: Final = [sum([value for value in range(1, 7) if bits >> value - 1 & 1]) for bits in range(64)]
CHANCES: Final = [
    [[chance_of(players, drafts, kinds) for kinds in range(len(DICE) + 1)] for drafts in range(DRAFTS + 1)]
    for players in range(5)
]


class Outlook:
    """What may still become of a window: for each empty space the traits that fit it, and its chance to be filled."""

    __slots__ = ("chances", "dice_to_come", "filled", "haste", "total", "traits", "window")

    def __init__(self, window: Window, chances: list[float], drafts: int) -> None:
        self.window = window
        self.chances = chances
        self.traits: list[int] = []
        self.filled: list[float] = []
        spaces = window.pattern.spaces
        dice = window.dice
        total = 0.0
        for cell in range(SPACES):
            traits = 0
            if dice[cell] == 0:
                beside = 0
                for other in BESIDE[cell]:
                    beside |= TRAITS_OF[dice[other]]
                traits = PRINTED_TRAITS[spaces[cell]] & ~beside
                if not KINDS[traits]:
                    traits = 0
            chance = chances[KINDS[traits]]
            self.traits.append(traits)
            self.filled.append(chance)
            total += chance
        self.total = total
        # There may be fewer drafts than spaces that could be filled.
        self.haste = drafts / total if total > drafts else 1.0
        self.dice_to_come = total * self.haste

    def chance(self, cell: int, traits: int) -> float:
        """The chance that a space gets a die with these traits."""
        return self.haste * self.chances[KINDS[self.traits[cell] & traits]]


def appraise(table: Table, seat: Seat) -> float:
    """About how many points a seat may hope for; playing alone, how many more than the target."""
    if table.windows:
        return appraise_window(table, seat, table.windows[seat], table.tokens[seat])
    pattern = table.chosen[seat]
    if pattern is None:
        return 0.0
    tokens = 0 if table.rules.solo else pattern.difficulty
    return appraise_window(table, seat, empty_window(pattern), tokens)


def appraise_window(table: Table, seat: Seat, window: Window, tokens: int) -> float:
    """What a window and its owner's tokens are worth, with all that may still come."""
    rules = table.rules
    drafts = drafts_left(table, seat)
    outlook = Outlook(window, CHANCES[rules.count][drafts], drafts)
    value = tokens * (1.0 + TOKEN_OPTION * drafts / DRAFTS)
    value -= rules.empty_space_costs * (empty_spaces(window) - outlook.dice_to_come)
    value += appraise_private(table, seat, outlook)
    value += appraise_public(table, outlook)
    return value - expected_target(table) if rules.solo else value


def appraise_public(table: Table, outlook: Outlook) -> float:
    """The public objectives; before they are laid, each of all there are with its chance to be."""
    if table.first == NOT_DECIDED:
        chance = table.rules.public_objectives / len(OBJECTIVES)
        return chance * sum([objective_prospect(table, outlook, number) for number in range(len(OBJECTIVES))])
    return sum([objective_prospect(table, outlook, number) for number in table.deal.public])


def objective_prospect(table: Table, outlook: Outlook, number: int) -> float:
    """What a public objective pays for a window, and what it may yet."""
    objective = OBJECTIVES[number]
    times = float(objective.count(outlook.window, table.rules))
    if isinstance(objective, Variety):
        times += lines_to_come(outlook, objective)
    elif isinstance(objective, Sets):
        times += sets_to_come(outlook, objective)
    elif isinstance(objective, Diagonals):
        times += diagonals_to_come(outlook)
    return table.rules.box.points[number] * times


def drafts_left(table: Table, seat: Seat) -> int:
    """How many dice a seat may still draft, the one in hand included."""
    turns = 2 * (ROUNDS - table.round)
    if not table.windows:
        return turns + 2
    for step in table.agenda:
        if isinstance(step, TurnSoFar):
            turns += step.seat == seat and not step.drafted
        elif isinstance(step, (DraftingStep, ExtraDraft)):
            turns += step.seat == seat
    return min(turns, DRAFTS)


def appraise_private(table: Table, seat: Seat, outlook: Outlook) -> float:
    """The private objective, or the better of two."""
    if table.picked != NOT_PICKED:
        return private_prospect(outlook, table.picked)
    best = 0.0
    for colour in table.deal.private[seat]:
        best = max(best, private_prospect(outlook, colour))
    return best


def private_prospect(outlook: Outlook, colour: Colour) -> float:
    """The values of the dice of a colour, and those that the spaces open to it may bring."""
    to_come = 0.0
    for cell in range(SPACES):
        traits = outlook.traits[cell]
        if traits >> colour & 1:
            to_come += outlook.filled[cell] * PIPS[traits >> 5] / KINDS[traits]
    return private_points(outlook.window, colour) + PRIVATE_SHARE * outlook.haste * to_come


def lines_to_come(outlook: Outlook, objective: Variety) -> float:
    """The chances of the rows or columns that are not full, and have no die twice of a colour or shade so far."""
    total = 0.0
    for line in objective.lines:
        if line & ~outlook.window.taken:
            total += line_chance(outlook, line, objective.traits)
    return total


def line_chance(outlook: Outlook, line: int, traits: list[Trait], care: float = LINE_CARE) -> float:
    """The chance that the empty spaces of a line get dice unlike those that lie in it."""
    window = outlook.window
    used = 0
    for trait in traits:
        alike = window.at[trait] & line
        if alike:
            if alike & (alike - 1):
                return 0.0
            used |= 1 << trait
    chance = 1.0
    for cell in CELLS_OF[line]:
        if window.dice[cell] == 0:
            chance *= care * outlook.chance(cell, ~used)
    return chance


def sets_to_come(outlook: Outlook, objective: Sets) -> float:
    """How many more sets the dice to come may make.

    Some of them are chosen for what is lacking, the rest bring all traits alike: water poured into
    glasses filled to different heights, and the level counts.
    """
    heights = [outlook.window.at[trait].bit_count() for trait in objective.traits]
    return set_level(heights, outlook.dice_to_come) - min(heights)


def set_level(heights: list[int], dice: float, steering: float = STEERING) -> float:
    """How many sets there may be, with so many dice of each trait, and so many to come."""
    heights = sorted(heights)
    water = steering * dice
    rain = (1.0 - steering) * dice / (5 if len(heights) == 5 else 6)
    level = water + heights[0]
    under_water = 0
    for number, height in enumerate(heights, 1):
        under_water += height
        level = min(level, (water + under_water) / number)
    return level + rain


def diagonals_to_come(outlook: Outlook) -> float:
    """How many dice may yet come to lie diagonally beside one of their colour."""
    window = outlook.window
    total = 0.0
    for cell in range(SPACES):
        traits = outlook.traits[cell]
        if traits:
            near = 0
            for other in DIAGONAL[cell]:
                near |= TRAITS_OF[window.dice[other]]
            fitting = traits & COLOUR_BITS
            total += outlook.filled[cell] * (near & fitting).bit_count() / fitting.bit_count()
    return DIAGONAL_PULL * outlook.haste * total


def expected_target(table: Table) -> float:
    """[SG-8.8] What will lie on the round track: what does so now, and what this pool and the next may leave."""
    pool = float(sum([VALUE_OF[die] for die in table.pool]))
    drafts = drafts_left(table, table.rules.seats[0]) - 2 * (ROUNDS - table.round)
    if table.pool:
        pool *= max(0.0, 1.0 - drafts / len(table.pool))
    return target(table) + pool + MEAN_VALUE * DICE_LEFT_A_ROUND * (ROUNDS - table.round)
