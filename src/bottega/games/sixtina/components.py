"""Reads components.toml, and checks it against the numbers that the rulebook prints."""

from __future__ import annotations

import re

import msgspec

from bottega.core.components import Chapter, Entry, printed_text, read_components
from bottega.games.sixtina.actions import HAND_LIMIT
from bottega.games.sixtina.kinds import MOST_VALUE, POSITIONS, TECHNIQUES, ZONES
from bottega.games.sixtina.meta import META

CARDS = 84
DRAWN = {"JC": 3, "GE": 4, "MO": 3, "LJ": 2}
"""[SX-1.1] How many frescoes of each zone are drawn."""
MATERIALS = 15
BLACK_MATERIALS = 4
SHEETS = 9
FEWEST_CARDS = 7
"""The rulebook's final example has so many of one technique in play areas; with few, they would soon be used up."""
MOST_POINTS = 99
NUMBER = re.compile(r"[0-9]{1,3}")
GAPS = re.compile(r"(?:[^{}]|\{needed\}|\{techniques\})+")


class Materials(Chapter, frozen=True):
    colours: list[str]
    each: int
    black: int


class Sheets(Chapter, frozen=True):
    count: int


class PrintedCard(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    value: int
    count: int
    materials: float


class TechniqueEntry(Entry, frozen=True):
    id: str
    colour: str
    cards: list[PrintedCard]


class FrescoEntry(Entry, frozen=True):
    id: str
    zone: str
    artist: str
    year: str
    techniques: list[str]
    points: tuple[int, int, int]

    @property
    def spaces(self) -> list[tuple[str, int]]:
        """The techniques with the value that each asks for, from left to right."""
        return [(code, int(value)) for code, value in map(str.split, self.techniques)]


class PositionEntry(Entry, frozen=True):
    id: str
    zone: str
    row: int
    column: int
    beside: list[str]
    open_with: list[int]


class ObjectiveEntry(Entry, frozen=True):
    id: str
    text: str
    needed: tuple[int, int]
    techniques: list[str]
    points: tuple[int, int, int]
    points_with_four: tuple[int, int, int]


class Techniques(Chapter, frozen=True):
    items: list[TechniqueEntry]


class Frescoes(Chapter, frozen=True):
    items: list[FrescoEntry]


class Chapel(Chapter, frozen=True):
    items: list[PositionEntry]


class Objectives(Chapter, frozen=True):
    items: list[ObjectiveEntry]


class Components(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """All printed matter of the game."""

    game: str
    materials: Materials
    sheets: Sheets
    techniques: Techniques
    frescoes: Frescoes
    chapel: Chapel
    objectives: Objectives


def parse_components(own: str = "") -> Components:
    """The printed matter, with the values that a file of one's own replaces; BadInput says what is wrong."""
    return read_components(Components, printed_text(__package__), own, faults)


def faults(components: Components) -> list[str]:
    """What contradicts the rulebook's own numbers, or could not be played."""
    found = material_faults(components.materials) + card_faults(components.techniques.items)
    reach = {technique.id: reach_of(technique) for technique in components.techniques.items}
    for fresco in components.frescoes.items:
        found += [f"{fresco.id}: {fault}" for fault in fresco_faults(fresco, reach)]
    for zone, drawn in DRAWN.items():
        there = sum(fresco.zone == zone for fresco in components.frescoes.items)
        found += [f"{drawn} frescoes of zone {zone} are drawn, and there are only {there}"] if there < drawn else []
    names = [fresco.name for fresco in components.frescoes.items]
    if "" in names or len(set(names)) != len(names):
        found.append("frescoes: each has a name of its own")
    found += chapel_faults(components.chapel.items, components.sheets.count)
    for objective in components.objectives.items:
        found += [f"{objective.id}: {fault}" for fault in objective_faults(objective)]
    return found


def material_faults(materials: Materials) -> list[str]:
    """[SX-1.5] [SX-1.6] What is wrong with the materials."""
    four = len(materials.colours) == len(set(materials.colours)) == 4
    found = [] if four else ["materials: there are four colours"]
    if (materials.each, materials.black) != (MATERIALS, BLACK_MATERIALS):
        found.append(f"materials: there are {MATERIALS} of each colour, and {BLACK_MATERIALS} black ones")
    return found


def card_faults(techniques: list[TechniqueEntry]) -> list[str]:
    """What is wrong with the technique cards."""
    found = []
    for technique in techniques:
        values = [card.value for card in technique.cards]
        if len(set(values)) != len(values):
            found.append(f"{technique.id}: each value is listed once")
        if not all(1 <= value <= MOST_VALUE for value in values):
            found.append(f"{technique.id}: values run from 1 to {MOST_VALUE}")
        if any(card.count < 1 for card in technique.cards):
            found.append(f"{technique.id}: of each value there is at least one card")
        if not all(0 <= card.materials <= MATERIALS and card.materials * 2 % 1 == 0 for card in technique.cards):
            found.append(f"{technique.id}: materials are counted in halves, from 0 to {MATERIALS}")
        if sum(card.count for card in technique.cards) < FEWEST_CARDS:
            found.append(f"{technique.id}: there are at least {FEWEST_CARDS} cards of a technique")
    count = sum(card.count for technique in techniques for card in technique.cards)
    return found if count == CARDS else [*found, f"there are {CARDS} technique cards, not {count}"]


def reach_of(technique: TechniqueEntry) -> int:
    """The highest sum that a full hand of one technique has."""
    values: list[int] = []
    for card in technique.cards:
        values += [card.value] * min(card.count, HAND_LIMIT)
    return sum(sorted(values)[-HAND_LIMIT:])


def fresco_faults(fresco: FrescoEntry, reach: dict[str, int]) -> list[str]:
    """What is wrong with one fresco, given the sum that each technique can reach."""
    if fresco.zone not in ZONES:
        return [f"there is no zone {fresco.zone!r}; the zones are {', '.join(ZONES)}"]
    words = [space.split() for space in fresco.techniques]
    if not all(len(pair) == 2 and pair[0] in TECHNIQUES and NUMBER.fullmatch(pair[1]) for pair in words):
        return [f'a technique and its value are written like "RP 6", with one of {", ".join(TECHNIQUES)}']
    found = []
    codes = [code for code, _ in words]
    if len(codes) < 2 or len(set(codes)) != len(codes):
        found.append("a fresco has two techniques or more, none of them twice")
    if any(int(value) < 1 for _, value in words):
        found.append("a technique asks for 1 or more")
    out_of_reach = [(code, value) for code, value in fresco.spaces if value > reach[code]]
    found += [f"a full hand of {code} has no more than {reach[code]}, not {value}" for code, value in out_of_reach]
    return found + point_faults(fresco.points)


def point_faults(points: tuple[int, int, int]) -> list[str]:
    """What is wrong with the points of a first, second and third place."""
    if not all(0 <= value <= MOST_POINTS for value in points):
        return [f"points run from 0 to {MOST_POINTS}"]
    in_order = list(points) == sorted(points, reverse=True)
    return (
        [] if in_order else ["the first place is worth no less than the second, and the second no less than the third"]
    )


def chapel_faults(chapel: list[PositionEntry], sheets: int) -> list[str]:
    """[SX-6.9] What is wrong with the layout of the chapel."""
    found = [f"{position.id}: {fault}" for position in chapel for fault in position_faults(position)]
    beside = {position.id: set(position.beside) for position in chapel}
    for position in chapel:
        one_sided = [name for name in position.beside if name in beside and position.id not in beside[name]]
        found += [f"{position.id} lies beside {name}, but {name} not beside {position.id}" for name in one_sided]
    if len({(position.row, position.column) for position in chapel}) < len(chapel):
        found.append("chapel: two places are in one row and column")
    if not found and len(reached_from(POSITIONS[0], beside)) < len(POSITIONS):
        found.append("chapel: some places can't be reached from the others")
    return found + sheet_faults(chapel, sheets)


def position_faults(position: PositionEntry) -> list[str]:
    """What is wrong with one place of the chapel."""
    found = [f"there is no place {name!r} in the chapel" for name in sorted(set(position.beside) - set(POSITIONS))]
    if len(set(position.beside)) != len(position.beside):
        found.append("a place lies beside another once")
    if position.id in position.beside:
        found.append("a place does not lie beside itself")
    if ZONES[zone_of(position.id)] != position.zone:
        found.append(f"this place is for zone {ZONES[zone_of(position.id)]}")
    if not (0 <= position.row < len(POSITIONS) and 0 <= position.column < len(POSITIONS)):
        found.append(f"rows and columns run from 0 to {len(POSITIONS) - 1}")
    if not set(position.open_with) <= set(META.seats):
        found.append("there are 2, 3 or 4 players")
    return found


def sheet_faults(chapel: list[PositionEntry], sheets: int) -> list[str]:
    """[SX-1.2] What is wrong with the sheets, and with what they cover."""
    if sheets != SHEETS:
        return [f"sheets: there are {SHEETS}"]
    found = []
    for players in META.seats:
        covered = sum(players not in position.open_with for position in chapel)
        if not 1 <= covered <= sheets:
            found.append(f"chapel: {covered} places are covered with {players} players, and there are {sheets} sheets")
    return found


def zone_of(position: str) -> int:
    """The number of the zone that a place belongs to: by its letter."""
    return "JGML".index(position[0])


def reached_from(start: str, beside: dict[str, set[str]]) -> set[str]:
    """All places that are connected with one."""
    reached, fresh = {start}, {start}
    while fresh:
        fresh = set().union(*[beside[name] for name in fresh]) - reached
        reached |= fresh
    return reached


def objective_faults(objective: ObjectiveEntry) -> list[str]:
    """What is wrong with one objective."""
    found = []
    if not all(1 <= needed <= MATERIALS for needed in objective.needed):
        found.append(f"what is needed runs from 1 to {MATERIALS}")
    strange = [code for code in objective.techniques if code not in TECHNIQUES]
    found += [f"there is no technique {code!r}; they are {', '.join(TECHNIQUES)}" for code in strange]
    if len(set(objective.techniques)) != len(objective.techniques):
        found.append("a technique is named once")
    if not objective.text or not GAPS.fullmatch(objective.text):
        found.append("the text is a sentence, with no other gaps than {needed} and {techniques}")
    for points in (objective.points, objective.points_with_four):
        found += [fault for fault in point_faults(points) if fault not in found]
    return found
