"""Reads components.toml, and checks it against the numbers that the rulebook prints."""

from __future__ import annotations

from importlib.resources import files

import msgspec

from bottega.core.components import Chapter, Entry, read_components
from bottega.games.sixtina.actions import MOST_VALUE, POSITIONS, TECHNIQUES, ZONES

PRINTED = files(__package__).joinpath("components.toml").read_text("utf-8")
CARDS = 84
DRAWN = {"JC": 3, "GE": 4, "MO": 3, "LJ": 2}
"""[SX-1.1] How many frescoes of each zone are drawn."""
IN_THE_BOX = {"frescoes": 26, "objectives": 9}


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
    """The printed matter, with values of one's own; BadInput says what is wrong with them, and where."""
    return read_components(Components, PRINTED, own, faults)


def faults(components: Components) -> list[str]:
    """What contradicts the rulebook's own numbers."""
    found = material_faults(components.materials) + card_faults(components.techniques.items)
    for fresco in components.frescoes.items:
        found += [f"{fresco.id}: {fault}" for fault in fresco_faults(fresco)]
    for zone, drawn in DRAWN.items():
        there = sum(fresco.zone == zone for fresco in components.frescoes.items)
        found += [f"{drawn} frescoes of zone {zone} are drawn, and there are only {there}"] if there < drawn else []
    found += chapel_faults(components.chapel.items, components.sheets.count)
    for objective in components.objectives.items:
        found += [f"{objective.id}: {fault}" for fault in objective_faults(objective)]
    return found


def material_faults(materials: Materials) -> list[str]:
    """What is wrong with the materials."""
    found = [] if len(set(materials.colours)) == 4 else ["materials: there are four colours"]
    if materials.each < 15 or materials.black < 4:
        found.append("materials: the rules use 15 of each colour, and 4 black ones")
    return found


def card_faults(techniques: list[TechniqueEntry]) -> list[str]:
    """What is wrong with the technique cards."""
    found = []
    for technique in techniques:
        values = [card.value for card in technique.cards]
        if not values or len(set(values)) != len(values):
            found.append(f"{technique.id}: each value is listed once")
        if not all(1 <= value <= MOST_VALUE for value in values):
            found.append(f"{technique.id}: values run from 1 to {MOST_VALUE}")
        if any(card.count < 1 for card in technique.cards):
            found.append(f"{technique.id}: of each value there is at least one card")
        if any(card.materials < 0 or card.materials * 2 % 1 for card in technique.cards):
            found.append(f"{technique.id}: materials are counted in halves")
    count = sum(card.count for technique in techniques for card in technique.cards)
    return found if count == CARDS else [*found, f"there are {CARDS} technique cards, not {count}"]


def fresco_faults(fresco: FrescoEntry) -> list[str]:
    """What is wrong with one fresco."""
    if fresco.zone not in ZONES:
        return [f"there is no zone {fresco.zone!r}; the zones are {', '.join(ZONES)}"]
    words = [space.split() for space in fresco.techniques]
    if not all(len(pair) == 2 and pair[0] in TECHNIQUES and pair[1].isdecimal() for pair in words):
        return [f'a technique and its value are written like "RP 6", with one of {", ".join(TECHNIQUES)}']
    found = []
    codes = [code for code, _ in words]
    if len(codes) < 2 or len(set(codes)) != len(codes):
        found.append("a fresco has two techniques or more, none of them twice")
    if any(int(value) < 1 for _, value in words):
        found.append("a technique asks for 1 or more")
    if list(fresco.points) != sorted(fresco.points, reverse=True):
        found.append("the first place is worth no less than the second, and the second no less than the third")
    return found


def chapel_faults(chapel: list[PositionEntry], sheets: int) -> list[str]:
    """[SX-6.9] What is wrong with the layout of the chapel."""
    found = []
    beside = {position.id: set(position.beside) for position in chapel}
    for position in chapel:
        strange = sorted(beside[position.id] - set(POSITIONS))
        found += [f"{position.id}: there is no place {name!r} in the chapel" for name in strange]
        one_sided = [name for name in position.beside if name in beside and position.id not in beside[name]]
        found += [f"{position.id} lies beside {name}, but {name} not beside {position.id}" for name in one_sided]
        if ZONES[zone_of(position.id)] != position.zone:
            found.append(f"{position.id}: this place is for zone {ZONES[zone_of(position.id)]}")
        if position.id in beside[position.id]:
            found.append(f"{position.id}: a place does not lie beside itself")
    if not found and len(reached_from(POSITIONS[0], beside)) < len(POSITIONS):
        found.append("chapel: some places can't be reached from the others")
    for players in (2, 3, 4):
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
    found = [] if min(objective.needed) >= 1 else ["at least 1 is needed"]
    strange = [code for code in objective.techniques if code not in TECHNIQUES]
    return found + [f"there is no technique {code!r}; they are {', '.join(TECHNIQUES)}" for code in strange]
