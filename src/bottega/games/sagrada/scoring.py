"""Chapter 7: scoring, and the ten public objectives."""

from __future__ import annotations

from abc import abstractmethod
from typing import Final

from bottega.core.kinds import NUMBER, Fact
from bottega.core.scores import Line, LineKind, Sheet, Standing
from bottega.core.seats import Seat
from bottega.games.sagrada.dice import COLOUR_NAMES, COLOUR_TRAITS, VALUE_OF, VALUE_TRAITS, VALUES, Colour, Trait
from bottega.games.sagrada.kinds import CELL, COLOUR, OBJECTIVE, OBJECTIVE_IDS
from bottega.games.sagrada.pattern import GRID
from bottega.games.sagrada.ruleset import Rules
from bottega.games.sagrada.solo import target
from bottega.games.sagrada.table import NOT_PICKED, Table
from bottega.games.sagrada.window import Window
from bottega.parts.grid import Cell

SHEET: Final = Sheet(
    lines=(
        LineKind("objective", (CELL,), {"objective": OBJECTIVE, "times": NUMBER}),
        LineKind("private-objective", (CELL,), {"colour": COLOUR}),
        LineKind("tokens"),
        LineKind("empty-spaces", (CELL,)),
    ),
    notes={
        "by-private-objective": {},
        "by-tokens-left": {},
        "by-last-round": {},
        "against-target": {"target": NUMBER},
    },
)
"""What score sheets tell."""


class Objective:
    """[SG-7.1] A public objective: it pays for each group of spaces that meets it."""

    def __init__(self, number: int) -> None:
        self.id = OBJECTIVE_IDS[number]
        self.rule = f"SG-P{number + 1}"

    @abstractmethod
    def count(self, window: Window, rules: Rules) -> int:
        """How many times a window meets the objective."""

    @abstractmethod
    def groups(self, window: Window, rules: Rules) -> list[int]:
        """The spaces that meet it, a mask each time."""


class Variety(Objective):
    """[SG-P1] to [SG-P4] Full rows or columns without a repeated colour or shade."""

    def __init__(self, number: int, lines: list[int], traits: list[Trait]) -> None:
        super().__init__(number)
        self.lines = lines
        self.traits = traits

    def count(self, window: Window, rules: Rules) -> int:
        return len(self.groups(window, rules))

    def groups(self, window: Window, rules: Rules) -> list[int]:
        taken = window.taken
        return [line for line in self.lines if line & ~taken == 0 and self.differ(window, line)]

    def differ(self, window: Window, line: int) -> bool:
        """Whether no colour or shade of these lies twice on a line, full or not."""
        for trait in self.traits:
            alike = window.at[trait] & line
            if alike & (alike - 1):
                return False
        return True


class Sets(Objective):
    """[SG-P5] to [SG-P8] and [SG-P10] Sets of dice of each of these colours or shades, anywhere."""

    def __init__(self, number: int, traits: list[Trait]) -> None:
        super().__init__(number)
        self.traits = traits

    def count(self, window: Window, rules: Rules) -> int:
        return min([window.at[trait].bit_count() for trait in self.traits])

    def groups(self, window: Window, rules: Rules) -> list[int]:
        kinds = [GRID.cells_of(window.at[trait]) for trait in self.traits]
        return [sum([1 << kind[i] for kind in kinds]) for i in range(self.count(window, rules))]


class Diagonals(Objective):
    """[SG-P9] Dice with a die of their colour diagonally beside them: each die once, or by option each pair."""

    def count(self, window: Window, rules: Rules) -> int:
        return len(self.groups(window, rules))

    def groups(self, window: Window, rules: Rules) -> list[int]:
        found: list[int] = []
        for colour in COLOUR_TRAITS:
            alike = window.at[colour]
            for cell in GRID.cells_of(alike):
                partners = GRID.diagonal[cell] & alike
                if rules.diagonals_in_pairs:
                    found += [1 << cell | 1 << other for other in GRID.cells_of(partners) if other > cell]
                elif partners:
                    found.append(1 << cell)
        return found


OBJECTIVES: Final[list[Objective]] = [
    Variety(0, GRID.row_masks, COLOUR_TRAITS),
    Variety(1, GRID.column_masks, COLOUR_TRAITS),
    Variety(2, GRID.row_masks, VALUE_TRAITS),
    Variety(3, GRID.column_masks, VALUE_TRAITS),
    Sets(4, VALUE_TRAITS[0:2]),
    Sets(5, VALUE_TRAITS[2:4]),
    Sets(6, VALUE_TRAITS[4:6]),
    Sets(7, VALUE_TRAITS),
    Diagonals(8),
    Sets(9, COLOUR_TRAITS),
]


def private_points(window: Window, colour: Colour) -> int:
    """[SG-7.2] The sum of the values of all dice of the colour."""
    alike = window.at[colour]
    return sum([value * (alike & window.at[VALUE_TRAITS[value - 1]]).bit_count() for value in VALUES])


def empty_spaces(window: Window) -> int:
    """How many spaces hold no die."""
    return GRID.size - window.taken.bit_count()


def private_colour(table: Table, seat: Seat) -> Colour:
    """[SG-8.9] The private objective that a seat scores; before a lone player picks, the better one."""
    if table.picked != NOT_PICKED:
        return table.picked
    window = table.windows[seat]
    return max(table.deal.private[seat], key=lambda colour: private_points(window, colour))


def points(table: Table, seat: Seat) -> int:
    """[SG-7] What a seat's window and tokens are worth."""
    window = table.windows[seat]
    rules = table.rules
    total = private_points(window, private_colour(table, seat)) + table.tokens[seat]
    total -= rules.empty_space_costs * empty_spaces(window)
    for number in table.deal.public:
        total += rules.box.points[number] * OBJECTIVES[number].count(window, rules)
    return total


def score_sheet(table: Table, seat: Seat) -> tuple[Line, ...]:
    """[SG-7] A seat's score, line by line, with the spaces that earned each."""
    window = table.windows[seat]
    rules = table.rules
    lines = [objective_line(window, rules, number) for number in table.deal.public]
    lines.append(private_line(window, private_colour(table, seat)))
    if not rules.solo:
        lines.append(Line("tokens", table.tokens[seat], "SG-7.3"))
    lines.append(empty_line(window, rules))
    return tuple(lines)


def objective_line(window: Window, rules: Rules, number: int) -> Line:
    """[SG-7.1] What a public objective pays for a window."""
    objective = OBJECTIVES[number]
    groups = objective.groups(window, rules)
    facts: dict[str, Fact] = {"objective": objective.id, "times": len(groups)}
    return Line("objective", rules.box.points[number] * len(groups), objective.rule, named_groups(groups), facts)


def private_line(window: Window, colour: Colour) -> Line:
    """[SG-7.2] What a private objective pays for a window."""
    cells = GRID.cells_of(window.at[colour])
    pips = sum([VALUE_OF[window.die_on(cell)] for cell in cells])
    facts: dict[str, Fact] = {"colour": COLOUR_NAMES[colour]}
    return Line("private-objective", pips, "SG-7.2", named_cells(cells), facts)


def empty_line(window: Window, rules: Rules) -> Line:
    """[SG-7.4] [SG-8.10] What the empty spaces of a window cost."""
    empty = GRID.cells_of(GRID.everywhere & ~window.taken)
    rule = "SG-8.10" if rules.solo else "SG-7.4"
    return Line("empty-spaces", -rules.empty_space_costs * len(empty), rule, named_cells(empty))


def named_groups(groups: list[int]) -> tuple[tuple[str, ...], ...]:
    """Masks of spaces, by the names of the spaces."""
    return tuple([tuple(GRID.named(group)) for group in groups])


def named_cells(cells: list[Cell]) -> tuple[tuple[str, ...], ...]:
    """Spaces by their names, each a group of its own."""
    return tuple([(GRID.names[cell],) for cell in cells])


def standings(table: Table) -> list[Standing]:
    """[SG-7.5] The seats from first to last."""
    sheets = {seat: score_sheet(table, seat) for seat in table.rules.seats}
    totals = {seat: sum([line.points for line in sheets[seat]]) for seat in table.rules.seats}
    if table.rules.solo:
        return [solo_standing(table, totals[table.rules.seats[0]], sheets[table.rules.seats[0]])]
    keys = {seat: (totals[seat], *tie_breaks(table, seat)) for seat in table.rules.seats}
    order = sorted(table.rules.seats, key=lambda seat: keys[seat], reverse=True)
    return [
        Standing(seat, 1 + i, i == 0, totals[seat], sheets[seat], decided_by(keys[seat], keys[order[i + 1]]))
        if i + 1 < len(order)
        else Standing(seat, 1 + i, i == 0, totals[seat], sheets[seat])
        for i, seat in enumerate(order)
    ]


def tie_breaks(table: Table, seat: Seat) -> tuple[int, int, int]:
    """[SG-7.6] [SG-7.7] Private objective, tokens left, place in the last round."""
    from_first = (seat - table.first) % table.rules.count
    last = -from_first if table.rules.last_turn_breaks_ties else from_first
    return private_points(table.windows[seat], private_colour(table, seat)), table.tokens[seat], last


def decided_by(key: tuple[int, int, int, int], next_key: tuple[int, int, int, int]) -> str:
    """What put a seat before the next, if not the score."""
    if key[0] != next_key[0]:
        return ""
    if key[1] != next_key[1]:
        return "by-private-objective"
    if key[2] != next_key[2]:
        return "by-tokens-left"
    return "by-last-round"


def solo_standing(table: Table, total: int, lines: tuple[Line, ...]) -> Standing:
    """[SG-8.11] A lone player wins with a score higher than the target."""
    goal = target(table)
    won = total > goal
    return Standing(0, 1 if won else 2, won, total, lines, "against-target", facts={"target": goal})
