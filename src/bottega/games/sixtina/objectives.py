"""The nine objectives: when a player meets them. What counts lies on the table at that moment."""

from __future__ import annotations

from bottega.games.sixtina.actions import ALL_POSITIONS, Position
from bottega.games.sixtina.box import Objective
from bottega.games.sixtina.table import CORRECT_KIND, EXCELLENT_KIND, Table, mark_of


def is_met(table: Table, colour: int, objective: Objective) -> bool:
    """[SX-4.4] Whether a colour meets an objective now."""
    return progress(table, colour, objective) >= objective.needed


def progress(table: Table, colour: int, objective: Objective) -> int:
    """How much of what an objective takes a colour has."""
    match objective.id:
        case "eight-materials":
            return eight_materials(table, colour)
        case "six-in-three":
            return six_in_three(table, colour)
        case "five-in-one":
            return five_in_one(table, colour)
        case "adjacent-frescoes":
            return adjacent_frescoes(table, colour)
        case "same-zone":
            return same_zone(table, colour)
        case "different-zones":
            return different_zones(table, colour)
        case "two-excellent":
            return restorations_done(table, colour, objective, (EXCELLENT_KIND,))
        case "two-correct":
            return restorations_done(table, colour, objective, (CORRECT_KIND,))
    return restorations_done(table, colour, objective, (CORRECT_KIND, EXCELLENT_KIND))


def ongoing(table: Table, colour: int) -> list[int]:
    """The materials of a colour on each fresco being restored, most first; the one just completed still counts."""
    counts = [table.of_colour(position, colour) for position in ALL_POSITIONS]
    return sorted([count for count in counts if count], reverse=True)


def eight_materials(table: Table, colour: int) -> int:
    """[SX-O1] Materials on frescoes being restored, and on restored ones."""
    return sum(ongoing(table, colour)) + len(table.markers(colour))


def six_in_three(table: Table, colour: int) -> int:
    """[SX-O2] Materials on three frescoes being restored; by option, on three at the most."""
    counts = ongoing(table, colour)
    return sum(counts[:3]) if len(counts) >= 3 or table.rules.six_in_up_to_three else 0


def five_in_one(table: Table, colour: int) -> int:
    """[SX-O3] Materials on one fresco being restored."""
    return max(ongoing(table, colour), default=0)


def adjacent_frescoes(table: Table, colour: int) -> int:
    """[SX-O4] Restored frescoes with one's material that hang together; by option, in a straight line."""
    markers = table.markers(colour)
    if table.rules.in_a_line:
        return max([longest_line(table, start, markers) for start in markers], default=0)
    return max([len(group_of(table, start, markers)) for start in markers], default=0)


def group_of(table: Table, start: Position, markers: list[Position]) -> list[Position]:
    """The markers that hang together with one of them."""
    group = [start]
    for position in group:  # grows as it is read
        group += [other for other in table.rules.box.beside[position] if other in markers and other not in group]
    return group


def longest_line(table: Table, start: Position, markers: list[Position]) -> int:
    """The length of the longest straight line of markers, from one of them to the right or downwards."""
    chapel = table.rules.box.components.chapel.items
    longest = 1
    for other in table.rules.box.beside[start]:
        step = (chapel[other].row - chapel[start].row, chapel[other].column - chapel[start].column)
        if step > (0, 0):
            longest = max(longest, line_length(table, start, step, markers))
    return longest


def line_length(table: Table, start: Position, step: tuple[int, int], markers: list[Position]) -> int:
    """How many markers follow each other from one of them, each the same step further."""
    chapel = table.rules.box.components.chapel.items
    length, here = 1, start
    while True:
        aim = (chapel[here].row + step[0], chapel[here].column + step[1])
        further = [
            other
            for other in table.rules.box.beside[here]
            if other in markers and (chapel[other].row, chapel[other].column) == aim
        ]
        if not further:
            return length
        length, here = length + 1, further[0]


def same_zone(table: Table, colour: int) -> int:
    """[SX-O5] Restored frescoes of one zone with one's material."""
    zones = marked_zones(table, colour)
    return max([zones.count(zone) for zone in zones], default=0)


def different_zones(table: Table, colour: int) -> int:
    """[SX-O6] Zones in which there is a restored fresco with one's material; by option, any fresco with it."""
    zones = set(marked_zones(table, colour))
    if table.rules.counts_any_zones:
        zones |= {table.rules.box.zone[position] for position in ALL_POSITIONS if table.of_colour(position, colour)}
    return len(zones)


def marked_zones(table: Table, colour: int) -> list[int]:
    """The zones of the restored frescoes with a colour's material."""
    return [table.rules.box.zone[position] for position in table.markers(colour)]


def restorations_done(table: Table, colour: int, objective: Objective, kinds: tuple[int, ...]) -> int:
    """[SX-O7] [SX-O8] [SX-O9] [SX-O10] Restorations of some kinds and techniques that lie on the table."""
    if table.rules.counts_history:
        return sum([table.was_done(colour, technique, kind) for technique in objective.techniques for kind in kinds])
    wanted = [mark_of(colour, kind) for kind in kinds]
    found = 0
    for position in ALL_POSITIONS:
        if table.is_open(position):
            for space, technique in enumerate(table.fresco(position).techniques):
                if technique in objective.techniques and table.mark(position, space) in wanted:
                    found += 1
    return found
