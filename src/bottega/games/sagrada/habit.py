"""What a seat does without much thought: it places the die that adds most to what its window promises.

That is what the appraisal says, worked out as a change: a die changes what is around its space. Tools are left alone.
"""

from __future__ import annotations

import random
from abc import ABC, abstractmethod
from typing import Final

from bottega.core.actions import Action
from bottega.core.chance import FastChance
from bottega.core.seats import Seat
from bottega.games.sagrada.actions import PASS, Place
from bottega.games.sagrada.advice import (
    BESIDE,
    CELLS_OF,
    CHANCES,
    COLOUR_BITS,
    DIAGONAL,
    DIAGONAL_PULL,
    KINDS,
    LINE_CARE,
    PIPS,
    PRIVATE_SHARE,
    TRAITS_OF,
    Outlook,
    appraise,
    drafts_left,
    line_chance,
    set_level,
)
from bottega.games.sagrada.dice import COLOUR_OF, COLOUR_TRAIT, VALUE_OF, VALUE_TRAIT, Die
from bottega.games.sagrada.pattern import GRID
from bottega.games.sagrada.scoring import OBJECTIVES, Diagonals, Sets, Variety, private_colour
from bottega.games.sagrada.table import Table
from bottega.games.sagrada.turn import Turn
from bottega.parts.grid import Cell

LINE_OF: Final = {
    lines[0]: [next(line for line in lines if line >> cell & 1) for cell in GRID.cells]
    for lines in (GRID.row_masks, GRID.column_masks)
}
"""The row and the column of each space, by the first row and the first column."""


def habit(table: Table, seat: Seat, rng: random.Random) -> list[Action]:
    """The next actions of a pending seat: a turn is a die, and its end."""
    step = table.agenda[-1]
    if isinstance(step, Turn):
        placement = PASS if step.drafted else best_placement(table, seat)
        return [PASS] if placement is PASS else [placement, PASS]
    return [best_by_appraisal(table, seat, rng)]


def best_by_appraisal(table: Table, seat: Seat, rng: random.Random) -> Action:
    """In the middle of a tool, and before the first round: what is appraised best."""
    legal = table.legal(seat)
    best, chosen = float("-inf"), legal[0]
    for action in legal:
        after = table.copy()
        after.apply(seat, action, FastChance(rng))
        worth = appraise(after, seat)
        if worth > best:
            best, chosen = worth, action
    return chosen


def best_placement(table: Table, seat: Seat) -> Action:
    """The placement that promises most, or none."""
    placements = table.windows[seat].placements(table.pool)
    if not placements:
        return PASS
    prospect = Prospect(table, seat)
    best = 0.0
    chosen: Action = PASS
    for action in placements:
        assert isinstance(action, Place)
        worth = prospect.change(action.die, action.cell)
        if worth > best:
            best, chosen = worth, action
    return chosen


class Prospect:
    """What a seat's window promises if nothing is placed this turn, and how a die would change that."""

    __slots__ = ("_chances", "_colour", "_drafts", "_outlook", "_parts", "_table")

    def __init__(self, table: Table, seat: Seat) -> None:
        window = table.windows[seat]
        self._table = table
        self._drafts = max(0, drafts_left(table, seat) - 1)
        self._chances = CHANCES[table.rules.count][self._drafts]
        self._outlook = Outlook(window, self._chances, self._drafts)
        self._colour = private_colour(table, seat)
        self._parts: list[Part] = []
        for number in table.deal.public:
            objective = OBJECTIVES[number]
            points = table.rules.box.points[number]
            if isinstance(objective, Variety):
                self._parts.append(LinesPart(points, self._outlook, objective))
            elif isinstance(objective, Sets):
                self._parts.append(SetsPart(points, self._outlook, objective))
            elif isinstance(objective, Diagonals):
                self._parts.append(DiagonalsPart(points, self._outlook, table.rules.diagonals_in_pairs))

    def change(self, die: Die, cell: Cell) -> float:
        """By how much a die on a space changes what the window promises."""
        outlook = self._outlook
        kept = ~TRAITS_OF[1 + die]
        total = outlook.total - outlook.filled[cell]
        private = -self._private(outlook.traits[cell])
        for other in BESIDE[cell]:
            traits = outlook.traits[other]
            if traits & kept != traits:
                total += self._chances[KINDS[traits & kept]] - outlook.filled[other]
                private += self._private(traits & kept) - self._private(traits)
        to_come = min(total, float(self._drafts))
        fewer = outlook.dice_to_come - to_come
        value = self._table.rules.empty_space_costs * (1.0 - fewer) + PRIVATE_SHARE * outlook.haste * private
        if COLOUR_OF[die] == self._colour:
            value += VALUE_OF[die]
        if self._table.rules.solo:
            value += VALUE_OF[die]  # [SG-8.8] it does not come to lie on the round track, and the target is lower
        for part in self._parts:
            value += part.points * part.change(die, cell, fewer)
        return value

    def _private(self, traits: int) -> float:
        """What a space that such dice fit may bring of the private colour."""
        kinds = KINDS[traits]
        return self._chances[kinds] * PIPS[traits >> 5] / kinds if kinds and traits >> self._colour & 1 else 0.0


class Part(ABC):
    """A public objective."""

    __slots__ = ("outlook", "points")

    def __init__(self, points: int, outlook: Outlook) -> None:
        self.points = points
        self.outlook = outlook

    @abstractmethod
    def change(self, die: Die, cell: Cell, fewer: float) -> float:
        """How much oftener it is met with a die on a space, and so many dice fewer to come."""


class LinesPart(Part):
    """Rows or columns without a repeated colour or shade."""

    __slots__ = ("_by_colour", "_chances", "_line_of", "_used")

    def __init__(self, points: int, outlook: Outlook, objective: Variety) -> None:
        super().__init__(points, outlook)
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
            self._chances[line] = line_chance(outlook, line, objective.traits)

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
                chance *= LINE_CARE * outlook.chance(other, allowed & kept if beside >> other & 1 else allowed)
        return chance


class SetsPart(Part):
    """Sets of dice of certain colours or shades."""

    __slots__ = ("_heights", "_known", "_level", "_traits")

    def __init__(self, points: int, outlook: Outlook, objective: Sets) -> None:
        super().__init__(points, outlook)
        self._traits = objective.traits
        self._heights = [outlook.window.at[trait].bit_count() for trait in objective.traits]
        self._level = set_level(self._heights, outlook.dice_to_come)
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
        dice = self.outlook.dice_to_come
        return set_level(heights, dice), set_level(heights, max(0.0, dice - 1.0))


class DiagonalsPart(Part):
    """Dice with a die of their colour diagonally beside them."""

    __slots__ = ("_in_pairs",)

    def __init__(self, points: int, outlook: Outlook, in_pairs: bool) -> None:
        super().__init__(points, outlook)
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
