"""Chapter 4: placing dice in a window."""

from __future__ import annotations

from typing import Final

from bottega.core.actions import Action
from bottega.core.reasons import Reason
from bottega.games.sagrada.actions import PLACE_IN_ROW
from bottega.games.sagrada.dice import (
    COLOUR_NAMES,
    COLOUR_OF,
    COLOUR_TRAIT,
    DIE_NAMES,
    LETTERS,
    TRAITS,
    VALUE_OF,
    VALUE_TRAIT,
    Die,
)
from bottega.games.sagrada.pattern import GRID, Pattern
from bottega.games.sagrada.reasons import (
    EDGE,
    PRINTED_COLOUR,
    PRINTED_SHADE,
    SAME_COLOUR,
    SAME_VALUE,
    TAKEN,
    TOUCH,
)
from bottega.parts.grid import Cell

EMPTY_SPACE: Final = 0

# What a tool lifts of the printed restrictions.
NOTHING: Final = 0
COLOURS_PRINTED: Final = 1
SHADES_PRINTED: Final = 2


class Window:
    """A pattern with the dice placed on it. Windows never change: a placement makes a new one.

    `dice` holds a number a space: 0 if empty, otherwise 1 + the die. The masks are worked out from it:
    `taken` spaces; `free` ones, empty and fit to be touched (SG-4.1, SG-4.2); for each colour and
    value, the spaces `at` which it lies and those orthogonally `beside` it.
    """

    __slots__ = ("at", "beside", "dice", "free", "pattern", "taken")

    def __init__(
        self, pattern: Pattern, dice: list[int], taken: int, free: int, at: list[int], beside: list[int]
    ) -> None:
        self.pattern = pattern
        self.dice = dice
        self.taken = taken
        self.free = free
        self.at = at
        self.beside = beside

    def open_to(self, die: Die) -> int:
        """[SG-4] The spaces where a die may be placed."""
        return self.pattern.printed[die] & self.free & ~(self.beside[COLOUR_TRAIT[die]] | self.beside[VALUE_TRAIT[die]])

    def open_ignoring(self, die: Die, ignored: int) -> int:
        """The spaces where a die may be placed if a tool lifts a printed restriction."""
        printed = self.pattern.printed
        if ignored == COLOURS_PRINTED:
            printed = self.pattern.any_colour
        elif ignored == SHADES_PRINTED:
            printed = self.pattern.any_shade
        return printed[die] & self.free & ~(self.beside[COLOUR_TRAIT[die]] | self.beside[VALUE_TRAIT[die]])

    def placements(self, pool: list[Die]) -> list[Action]:
        """Every legal placement of a die of the pool."""
        actions: list[Action] = []
        printed = self.pattern.printed
        free = self.free
        beside = self.beside
        seen = 0
        for die in pool:
            if seen >> die & 1:
                continue
            seen |= 1 << die
            spaces = printed[die] & free & ~(beside[COLOUR_TRAIT[die]] | beside[VALUE_TRAIT[die]])
            if spaces:
                row = die << 7
                actions += PLACE_IN_ROW[row | spaces & 31]
                actions += PLACE_IN_ROW[row + 32 | spaces >> 5 & 31]
                actions += PLACE_IN_ROW[row + 64 | spaces >> 10 & 31]
                actions += PLACE_IN_ROW[row + 96 | spaces >> 15]
        return actions

    def fits(self, pool: list[Die]) -> bool:
        """Whether any die of the pool may be placed."""
        for die in pool:
            if self.open_to(die):
                return True
        return False

    def die_on(self, cell: Cell) -> Die:
        """The die on a taken space."""
        return Die(self.dice[cell] - 1)

    def placed(self, die: Die, cell: Cell) -> Window:
        """The window with a die more."""
        dice = self.dice[:]
        dice[cell] = 1 + die
        bit = 1 << cell
        taken = self.taken | bit
        touched = self.free | GRID.around[cell] if self.taken else GRID.around[cell]
        at = self.at[:]
        beside = self.beside[:]
        colour, value = COLOUR_TRAIT[die], VALUE_TRAIT[die]
        at[colour] |= bit
        at[value] |= bit
        neighbours = GRID.orthogonal[cell]
        beside[colour] |= neighbours
        beside[value] |= neighbours
        return Window(self.pattern, dice, taken, touched & ~taken, at, beside)

    def without(self, cell: Cell) -> Window:
        """The window with the die on a space lifted."""
        die = self.die_on(cell)
        dice = self.dice[:]
        dice[cell] = EMPTY_SPACE
        bit = 1 << cell
        taken = self.taken & ~bit
        at = self.at[:]
        beside = self.beside[:]
        for trait in (COLOUR_TRAIT[die], VALUE_TRAIT[die]):
            at[trait] &= ~bit
            beside[trait] = GRID.beside(at[trait])
        return Window(self.pattern, dice, taken, fit_to_touch(taken), at, beside)

    def why_not(self, die: Die, cell: Cell, ignored: int = NOTHING) -> Reason | None:
        """[SG-4] Why a die may not be placed on a space; None if it may."""
        name = GRID.names[cell]
        if self.taken >> cell & 1:
            return TAKEN.about(cell=name)
        if not self.taken and not GRID.edge >> cell & 1:
            return EDGE.about(cell=name)
        if not self.free >> cell & 1:
            return TOUCH.about(cell=name)
        return self.why_not_printed(die, cell, ignored) or self.why_not_beside(die, cell)

    def why_not_printed(self, die: Die, cell: Cell, ignored: int = NOTHING) -> Reason | None:
        """[SG-4.3] [SG-4.4] A printed colour or shade must be met."""
        asked = self.pattern.spaces[cell]
        name = GRID.names[cell]
        colour, value = COLOUR_OF[die], VALUE_OF[die]
        if asked in LETTERS and asked != LETTERS[colour] and ignored != COLOURS_PRINTED:
            return PRINTED_COLOUR.about(cell=name, asked=COLOUR_NAMES[LETTERS.index(asked)], die=DIE_NAMES[die])
        if asked.isdigit() and asked != str(value) and ignored != SHADES_PRINTED:
            return PRINTED_SHADE.about(cell=name, asked=int(asked), die=DIE_NAMES[die])
        return None

    def why_not_beside(self, die: Die, cell: Cell) -> Reason | None:
        """[SG-4.5] [SG-4.6] Orthogonal neighbours differ in colour and in value."""
        name = GRID.names[cell]
        alike = GRID.named(GRID.orthogonal[cell] & self.at[COLOUR_TRAIT[die]])
        if alike:
            return SAME_COLOUR.about(cell=name, neighbours=tuple(alike), colour=COLOUR_NAMES[COLOUR_OF[die]])
        alike = GRID.named(GRID.orthogonal[cell] & self.at[VALUE_TRAIT[die]])
        if alike:
            return SAME_VALUE.about(cell=name, neighbours=tuple(alike), value=int(VALUE_OF[die]))
        return None


def fit_to_touch(taken: int) -> int:
    """[SG-4.1] [SG-4.2] The empty spaces where a next die could go: beside a die, or on the edge if there is none."""
    return (GRID.touching(taken) if taken else GRID.edge) & ~taken


def empty_window(pattern: Pattern) -> Window:
    """A window without dice."""
    return Window(pattern, [EMPTY_SPACE] * GRID.size, 0, GRID.edge, [0] * TRAITS, [0] * TRAITS)


def window_with(pattern: Pattern, dice: list[int]) -> Window:
    """A window with these dice, whether or not they obey the rules."""
    window = empty_window(pattern)
    for cell in GRID.cells:
        if dice[cell] != EMPTY_SPACE:
            window = window.placed(Die(dice[cell] - 1), cell)
    return window
