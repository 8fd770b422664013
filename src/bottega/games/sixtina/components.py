"""Reads components.toml, and checks it against the numbers that the rulebook prints."""

from __future__ import annotations

import re

import msgspec

from bottega.core.components import Chapter, Entry, printed_text, read_components
from bottega.core.errors import BadInput
from bottega.core.faults import (
    fixed_faults,
    id_faults,
    length_faults,
    name_faults,
    range_faults,
    sum_faults,
    twice_faults,
)
from bottega.games.sixtina.actions import HAND_LIMIT
from bottega.games.sixtina.kinds import MOST_VALUE, POSITIONS, TECHNIQUES, ZONES
from bottega.games.sixtina.meta import META

CARDS = 84
DRAWN = {"JC": 3, "GE": 4, "MO": 3, "LJ": 2}
"""[SX-1.1] How many frescoes of each zone are drawn."""
COLOURS = 4
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


def faults(components: Components) -> list[BadInput]:
    """What contradicts the rulebook's own numbers, or could not be played."""
    frescoes, objectives = components.frescoes.items, components.objectives.items
    reach = {technique.id: reach_of(technique) for technique in components.techniques.items}
    return [
        *material_faults(components.materials),
        *card_faults(components.techniques.items),
        *[fault for fresco in frescoes for fault in fresco_faults(fresco, reach)],
        *drawing_faults(frescoes),
        *title_faults(frescoes),
        *chapel_faults(components.chapel.items, components.sheets.count),
        *[fault for objective in objectives for fault in objective_faults(objective)],
    ]


def material_faults(materials: Materials) -> list[BadInput]:
    """[SX-1.5] [SX-1.6] What is wrong with the materials."""
    return [
        *length_faults("materials.colours", len(materials.colours), COLOURS, COLOURS),
        *twice_faults("materials.colours", materials.colours),
        *fixed_faults("materials.each", materials.each, MATERIALS),
        *fixed_faults("materials.black", materials.black, BLACK_MATERIALS),
    ]


def card_faults(techniques: list[TechniqueEntry]) -> list[BadInput]:
    """What is wrong with the technique cards."""
    found = [fault for technique in techniques for fault in technique_faults(technique)]
    count = sum(card.count for technique in techniques for card in technique.cards)
    return found + sum_faults("techniques.cards.count", count, CARDS)


def technique_faults(technique: TechniqueEntry) -> list[BadInput]:
    """What is wrong with the cards of one technique."""
    where = f"techniques.{technique.id}.cards"
    values = [card.value for card in technique.cards]
    found = twice_faults(f"{where}.value", [str(value) for value in values])
    found += range_faults(f"{where}.value", values, 1, MOST_VALUE)
    found += range_faults(f"{where}.count", [card.count for card in technique.cards], 1, CARDS)
    if not all(0 <= card.materials <= MATERIALS and card.materials * 2 % 1 == 0 for card in technique.cards):
        found.append(BadInput("not-in-halves", where=f"{where}.materials", most=MATERIALS))
    count = sum(card.count for card in technique.cards)
    if count < FEWEST_CARDS:
        found.append(BadInput("too-few-cards", where=where, least=FEWEST_CARDS, found=count))
    return found


def reach_of(technique: TechniqueEntry) -> int:
    """The highest sum that a full hand of one technique has."""
    values: list[int] = []
    for card in technique.cards:
        values += [card.value] * min(card.count, HAND_LIMIT)
    return sum(sorted(values)[-HAND_LIMIT:])


def fresco_faults(fresco: FrescoEntry, reach: dict[str, int]) -> list[BadInput]:
    """What is wrong with one fresco, given the sum that each technique can reach."""
    where = f"frescoes.{fresco.id}"
    if fresco.zone not in ZONES:
        return id_faults(f"{where}.zone", [fresco.zone], ZONES)
    words = [space.split() for space in fresco.techniques]
    if not all(len(pair) == 2 and pair[0] in TECHNIQUES and NUMBER.fullmatch(pair[1]) for pair in words):
        return [BadInput("technique-misspelled", where=f"{where}.techniques", right=TECHNIQUES)]
    codes = [code for code, _ in words]
    found = length_faults(f"{where}.techniques", len(codes), 2, len(TECHNIQUES))
    found += twice_faults(f"{where}.techniques", codes)
    for code, value in fresco.spaces:
        if not 1 <= value <= reach[code]:
            found.append(
                BadInput("out-of-reach", where=f"{where}.techniques", technique=code, value=value, most=reach[code])
            )
    return found + point_faults(f"{where}.points", fresco.points)


def drawing_faults(frescoes: list[FrescoEntry]) -> list[BadInput]:
    """[SX-1.1] Zones with fewer frescoes than are drawn."""
    counts = {zone: sum(fresco.zone == zone for fresco in frescoes) for zone in DRAWN}
    return [
        BadInput("too-few-frescoes", zone=zone, least=drawn, found=counts[zone])
        for zone, drawn in DRAWN.items()
        if counts[zone] < drawn
    ]


def title_faults(frescoes: list[FrescoEntry]) -> list[BadInput]:
    """Frescoes that could not be told apart, or not be told of."""
    found = twice_faults("frescoes.name", [fresco.name for fresco in frescoes])
    return found + [fault for fresco in frescoes for fault in name_faults(f"frescoes.{fresco.id}.name", fresco.name)]


def point_faults(where: str, points: tuple[int, int, int]) -> list[BadInput]:
    """What is wrong with the points of a first, second and third place."""
    found = range_faults(where, points, 0, MOST_POINTS)
    in_order = list(points) == sorted(points, reverse=True)
    return found if found or in_order else [BadInput("points-growing", where=where)]


def chapel_faults(chapel: list[PositionEntry], sheets: int) -> list[BadInput]:
    """[SX-6.9] What is wrong with the layout of the chapel."""
    found = [fault for position in chapel for fault in position_faults(position)]
    beside = {position.id: set(position.beside) for position in chapel}
    for position in chapel:
        one_sided = [name for name in position.beside if name in beside and position.id not in beside[name]]
        found += [BadInput("beside-one-sided", position=position.id, other=name) for name in one_sided]
    if len({(position.row, position.column) for position in chapel}) < len(chapel):
        found.append(BadInput("places-collide"))
    if not found and len(reached_from(POSITIONS[0], beside)) < len(POSITIONS):
        found.append(BadInput("places-apart"))
    return found + sheet_faults(chapel, sheets)


def position_faults(position: PositionEntry) -> list[BadInput]:
    """What is wrong with one place of the chapel."""
    where = f"chapel.{position.id}"
    found = id_faults(f"{where}.beside", sorted(set(position.beside)), POSITIONS)
    found += twice_faults(f"{where}.beside", position.beside)
    if position.id in position.beside:
        found.append(BadInput("beside-itself", where=f"{where}.beside", position=position.id))
    found += fixed_faults(f"{where}.zone", position.zone, ZONES[zone_of(position.id)])
    found += range_faults(f"{where}.row", [position.row], 0, len(POSITIONS) - 1)
    found += range_faults(f"{where}.column", [position.column], 0, len(POSITIONS) - 1)
    return found + range_faults(f"{where}.open_with", position.open_with, META.seats[0], META.seats[-1])


def sheet_faults(chapel: list[PositionEntry], sheets: int) -> list[BadInput]:
    """[SX-1.2] What is wrong with the sheets, and with what they cover."""
    if sheets != SHEETS:
        return fixed_faults("sheets.count", sheets, SHEETS)
    covered = {seats: sum(seats not in position.open_with for position in chapel) for seats in META.seats}
    return [
        BadInput("wrong-number-covered", seats=seats, covered=places, sheets=sheets)
        for seats, places in covered.items()
        if not 1 <= places <= sheets
    ]


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


def objective_faults(objective: ObjectiveEntry) -> list[BadInput]:
    """What is wrong with one objective."""
    where = f"objectives.{objective.id}"
    found = range_faults(f"{where}.needed", objective.needed, 1, MATERIALS)
    found += id_faults(f"{where}.techniques", objective.techniques, TECHNIQUES)
    found += twice_faults(f"{where}.techniques", objective.techniques)
    if not objective.text or not GAPS.fullmatch(objective.text):
        found.append(BadInput("other-gaps", where=f"{where}.text"))
    found += point_faults(f"{where}.points", objective.points)
    return found + point_faults(f"{where}.points_with_four", objective.points_with_four)
