"""What a seat's window promises, and how a die would change that: the appraisal, worked out as a change.

A die changes what is around its space; everything else stays as it is.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import Final

from bottega.core.seats import Seat
from bottega.games.sagrada.advice import (
    BESIDE,
    CELLS_OF,
    COLOUR_BITS,
    DIAGONAL,
    DIAGONAL_PULL,
    DRAFTS,
    KINDS,
    PIPS,
    TRAITS_OF,
    Outlook,
    drafts_left,
    line_chance,
    set_level,
)
from bottega.games.sagrada.dice import COLOUR_OF, COLOUR_TRAIT, COLOURS, DICE, VALUE_OF, VALUE_TRAIT, Die
from bottega.games.sagrada.pattern import GRID
from bottega.games.sagrada.scoring import OBJECTIVES, Diagonals, Sets, Variety, private_points
from bottega.games.sagrada.table import NOT_PICKED, Table
from bottega.games.sagrada.window import Window
from bottega.parts.grid import Cell

LINE_OF: Final = {
    lines[0]: [next(line for line in lines if line >> cell & 1) for cell in GRID.cells]
    for lines in (GRID.row_masks, GRID.column_masks)
}
"""The row and the column of each space, by the first row and the first column."""
FITS_NOWHERE: Final = float("-inf")
NO_CELL: Final = Cell(-1)

PRIVATE_SHARE: Final = 0.6
"""Of the private colour's even share in the dice to come, how much a space open to it adds."""
SURE_OF_COLOUR: Final = 6.0
"""Alone: with so many pips more of one private colour than of the other, that is the one to be scored."""


class Taste:
    """What a player cares for, as it does best in games against itself.

    So many dice are `looked_at` at a draft for one certain space. `line_care` is how likely a space of a row or column
    gets a die that suits the line, if it gets one; `steering` how many of the dice still to come can be chosen for what
    a set lacks. The rest is how much is made of what filled spaces and objectives pay.
    """

    __slots__ = ("chances", "diagonals", "filled", "line_care", "lines", "sets", "steering")

    def __init__(
        self,
        looked_at: float,
        *,
        line_care: float,
        steering: float,
        filled: float,
        lines: float,
        sets: float,
        diagonals: float,
    ) -> None:
        self.chances = [
            [1.0 - float((1.0 - kinds / len(DICE)) ** (looked_at * drafts)) for kinds in range(len(DICE) + 1)]
            for drafts in range(DRAFTS + 1)
        ]
        """The chance that one of so many kinds of dice comes along in so many drafts."""
        self.line_care = line_care
        self.steering = steering
        self.filled = filled
        self.lines = lines
        self.sets = sets
        self.diagonals = diagonals


ALONE: Final = Taste(0.5, line_care=1.0, steering=0.35, filled=1.15, lines=1.2, sets=1.0, diagonals=0.9)
TASTES: Final = [ALONE, ALONE] + [
    Taste(players + 1.5, line_care=0.85, steering=0.2, filled=1.0, lines=1.0, sets=0.65, diagonals=1.0)
    for players in (2, 3, 4)
]
"""By the number of players."""


class Placement:
    """A die on a space, and how much more the window promises with it."""

    __slots__ = ("cell", "die", "worth")

    def __init__(self, die: Die, cell: Cell, worth: float) -> None:
        self.die = die
        self.cell = cell
        self.worth = worth


class Promise:
    """What a window of a seat promises if nothing is placed now."""

    __slots__ = (
        "_chances",
        "_drafts",
        "_filled",
        "_known",
        "_likely",
        "_outlook",
        "_parts",
        "_private",
        "_private_share",
        "window",
    )

    def __init__(self, table: Table, seat: Seat, window: Window) -> None:
        rules, taste = table.rules, TASTES[table.rules.count]
        self.window = window
        self._drafts = max(0, drafts_left(table, seat) - 1)
        self._chances = taste.chances[self._drafts]
        self._outlook = outlook = Outlook(window, self._chances, self._drafts)
        self._private = table.deal.private[seat]
        self._likely = private_chances(table, seat)
        self._private_share = PRIVATE_SHARE * outlook.haste
        self._filled = taste.filled * rules.empty_space_costs
        self._known: dict[int, Placement] = {}
        self._parts: list[Part] = []
        for number in table.deal.public:
            objective = OBJECTIVES[number]
            points = float(rules.box.points[number])
            if isinstance(objective, Variety):
                self._parts.append(LinesPart(points, outlook, taste, objective))
            elif isinstance(objective, Sets):
                self._parts.append(SetsPart(points, outlook, taste, objective))
            elif isinstance(objective, Diagonals):
                self._parts.append(DiagonalsPart(points, outlook, taste, rules.diagonals_in_pairs))

    def best(self, die: Die) -> Placement:
        """The best placement of a die."""
        found = self._known.get(die)
        if found is None:
            found = self._known[die] = self.best_of(die, self.window.open_to(die))
        return found

    def best_of(self, die: Die, spaces: int) -> Placement:
        """The best placement of a die on one of these spaces."""
        best = FITS_NOWHERE
        chosen = NO_CELL
        while spaces:
            lowest = spaces & -spaces
            spaces ^= lowest
            cell = Cell(lowest.bit_length() - 1)
            worth = self.change(die, cell)
            if worth > best:
                best, chosen = worth, cell
        return Placement(die, chosen, best)

    def change(self, die: Die, cell: Cell) -> float:
        """By how much a die on a space changes what the window promises."""
        outlook = self._outlook
        kept = ~TRAITS_OF[1 + die]
        total = outlook.total - outlook.filled[cell]
        private = -self._private_hope(outlook.traits[cell])
        for other in BESIDE[cell]:
            traits = outlook.traits[other]
            if traits & kept != traits:
                total += self._chances[KINDS[traits & kept]] - outlook.filled[other]
                private += self._private_hope(traits & kept) - self._private_hope(traits)
        to_come = min(total, float(self._drafts))
        fewer = outlook.dice_to_come - to_come
        value = self._filled * (1.0 - fewer) + self._private_share * private
        value += self._likely[COLOUR_OF[die]] * VALUE_OF[die]
        for part in self._parts:
            value += part.points * part.change(die, cell, fewer)
        return value

    def _private_hope(self, traits: int) -> float:
        """What a space that such dice fit may bring of the private colours."""
        kinds = KINDS[traits]
        if not kinds:
            return 0.0
        share = 0.0
        for colour in self._private:
            if traits >> colour & 1:
                share += self._likely[colour]
        return share * self._chances[kinds] * PIPS[traits >> 5] / kinds


def private_chances(table: Table, seat: Seat) -> list[float]:
    """For each colour, how likely it is the private objective that will be scored."""
    likely = [0.0] * len(COLOURS)
    colours = table.deal.private[seat]
    if table.picked != NOT_PICKED:
        likely[table.picked] = 1.0
    elif len(colours) == 1:
        likely[colours[0]] = 1.0
    else:
        first, second = colours
        window = table.windows[seat]
        ahead = float(private_points(window, first) - private_points(window, second))
        likely[first] = min(1.0, max(0.0, 0.5 + ahead / (2.0 * SURE_OF_COLOUR)))
        likely[second] = 1.0 - likely[first]
    return likely


class Part(ABC):
    """A public objective."""

    __slots__ = ("outlook", "points")

    def __init__(self, points: float, outlook: Outlook) -> None:
        self.points = points
        self.outlook = outlook

    @abstractmethod
    def change(self, die: Die, cell: Cell, fewer: float) -> float:
        """How much oftener it is met with a die on a space, and so many dice fewer to come."""


class LinesPart(Part):
    """Rows or columns without a repeated colour or shade."""

    __slots__ = ("_by_colour", "_care", "_chances", "_line_of", "_used")

    def __init__(self, points: float, outlook: Outlook, taste: Taste, objective: Variety) -> None:
        super().__init__(points * taste.lines, outlook)
        self._care = taste.line_care
        self._by_colour = objective.traits[0] == 0
        self._line_of = LINE_OF[objective.lines[0]]
        self._chances: dict[int, float] = {}
        self._used: dict[int, int] = {}
        window = outlook.window
        for line in objective.lines:
            used = 0
            for trait in objective.traits:
                if window.at[trait] & line:
                    used |= 1 << trait
            self._used[line] = used
            self._chances[line] = line_chance(outlook, line, objective.traits, self._care)

    def change(self, die: Die, cell: Cell, fewer: float) -> float:
        kept = ~TRAITS_OF[1 + die]
        line = self._line_of[cell]
        change = self._with(die, cell, line, kept) - self._chances[line]
        for other in BESIDE[cell]:
            beside = self._line_of[other]
            if beside != line:
                chance, traits = self._chances[beside], self.outlook.traits[other]
                if chance and traits & kept != traits:
                    before = self.outlook.chance(other, ~self._used[beside])
                    after = self.outlook.chance(other, ~self._used[beside] & kept)
                    change += chance * (after / before - 1.0)
        return change

    def _with(self, die: Die, cell: Cell, line: int, kept: int) -> float:
        """The chance of the line with the die on it."""
        trait = 1 << (COLOUR_TRAIT[die] if self._by_colour else VALUE_TRAIT[die])
        used, chance = self._used[line], self._chances[line]
        if used & trait or not chance:
            return 0.0
        outlook, dice, beside = self.outlook, self.outlook.window.dice, GRID.orthogonal[cell]
        chance = 1.0
        allowed = ~(used | trait)
        for other in CELLS_OF[line]:
            if other != cell and dice[other] == 0:
                chance *= self._care * outlook.chance(other, allowed & kept if beside >> other & 1 else allowed)
        return chance


class SetsPart(Part):
    """Sets of dice of certain colours or shades."""

    __slots__ = ("_heights", "_known", "_level", "_steering", "_traits")

    def __init__(self, points: float, outlook: Outlook, taste: Taste, objective: Sets) -> None:
        super().__init__(points * taste.sets, outlook)
        self._steering = taste.steering
        self._traits = objective.traits
        self._heights = [outlook.window.at[trait].bit_count() for trait in objective.traits]
        self._level = set_level(self._heights, outlook.dice_to_come, self._steering)
        self._known: dict[int, tuple[float, float]] = {}

    def change(self, die: Die, cell: Cell, fewer: float) -> float:
        found = self._known.get(die)
        if found is None:
            found = self._known[die] = self._levels(die)
        return found[0] + (found[1] - found[0]) * fewer - self._level

    def _levels(self, die: Die) -> tuple[float, float]:
        """What the sets come to with a die, and if one die less comes later."""
        heights = self._heights[:]
        for number, trait in enumerate(self._traits):
            heights[number] += trait == COLOUR_TRAIT[die] or trait == VALUE_TRAIT[die]
        dice, steering = self.outlook.dice_to_come, self._steering
        return set_level(heights, dice, steering), set_level(heights, max(0.0, dice - 1.0), steering)


class DiagonalsPart(Part):
    """Dice with a die of their colour diagonally beside them."""

    __slots__ = ("_in_pairs",)

    def __init__(self, points: float, outlook: Outlook, taste: Taste, in_pairs: bool) -> None:
        super().__init__(points * taste.diagonals, outlook)
        self._in_pairs = in_pairs

    def change(self, die: Die, cell: Cell, fewer: float) -> float:
        outlook = self.outlook
        colour = COLOUR_TRAIT[die]
        alike = outlook.window.at[colour]
        partners = GRID.diagonal[cell] & alike
        change = float(partners.bit_count()) if self._in_pairs else float(partners != 0)
        hope = -self._hope(cell, 0)
        for other in DIAGONAL[cell]:
            if outlook.window.dice[other] == 0:
                hope += self._hope(other, 1 << colour) - self._hope(other, 0)
            elif not self._in_pairs and partners >> other & 1 and not GRID.diagonal[other] & alike:
                change += 1.0
        return change + DIAGONAL_PULL * outlook.haste * hope

    def _hope(self, cell: int, near: int) -> float:
        """The chance of an empty space to get a die of a colour that is diagonally beside it."""
        outlook = self.outlook
        fitting = outlook.traits[cell] & COLOUR_BITS
        if not fitting:
            return 0.0
        for other in DIAGONAL[cell]:
            near |= TRAITS_OF[outlook.window.dice[other]]
        return outlook.filled[cell] * (near & fitting).bit_count() / fitting.bit_count()
