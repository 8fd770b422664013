"""Reads components.toml, and checks it against the totals that the rulebook prints."""

from __future__ import annotations

import msgspec

from bottega.core.components import Chapter, Entry, printed_text, read_components
from bottega.core.errors import BadInput
from bottega.core.faults import fixed_faults, id_faults, length_faults, list_faults, range_faults, twice_faults
from bottega.games.sagrada.dice import COLOUR_NAMES, LETTERS


def slug(name: str) -> str:
    """A printed name as a readable id.

    >>> slug("Sun's Glory")
    'suns-glory'
    """
    return name.lower().replace("'", "").replace(" ", "-")


class DiceChapter(Chapter, frozen=True):
    colours: list[str]
    each: int


class TokenChapter(Chapter, frozen=True):
    count: int


class PatternEntry(Entry, frozen=True):
    card: int
    difficulty: int
    grid: list[str]


class ToolEntry(Entry, frozen=True):
    number: int
    italian: str
    colour: str
    text: str


class PublicEntry(Entry, frozen=True):
    italian: str
    points: int
    text: str


class PrivateEntry(Entry, frozen=True):
    italian: str
    colour: str


class Patterns(Chapter, frozen=True):
    items: list[PatternEntry]


class Tools(Chapter, frozen=True):
    items: list[ToolEntry]


class PublicObjectives(Chapter, frozen=True):
    items: list[PublicEntry]


class PrivateObjectives(Chapter, frozen=True):
    items: list[PrivateEntry]


class Components(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """All printed matter of the game."""

    game: str
    dice: DiceChapter
    favour_tokens: TokenChapter
    patterns: Patterns
    tools: Tools
    public_objectives: PublicObjectives
    private_objectives: PrivateObjectives


def parse_components(own: str = "") -> Components:
    """The printed matter, with the values that a file of one's own replaces; BadInput says what is wrong."""
    return read_components(Components, printed_text(__package__), own, faults)


def faults(components: Components) -> list[BadInput]:
    """What contradicts the rulebook's own numbers, or could not be played."""
    return [
        *dice_faults(components),
        *count_faults(components),
        *card_faults(components.patterns.items),
        *tool_faults(components.tools.items),
        *objective_faults(components),
    ]


def dice_faults(components: Components) -> list[BadInput]:
    """What is wrong with the dice and the favour tokens."""
    return [
        *list_faults("dice.colours", components.dice.colours, COLOUR_NAMES),
        *fixed_faults("dice.each", components.dice.each, 18),
        *fixed_faults("favour_tokens.count", components.favour_tokens.count, 24),
    ]


def count_faults(components: Components) -> list[BadInput]:
    """What is wrong with the numbers of cards, and with their names."""
    found: list[BadInput] = []
    for chapter, number, names in (
        ("patterns", 24, [pattern.name for pattern in components.patterns.items]),
        ("tools", 12, [tool.name for tool in components.tools.items]),
        ("public_objectives", 10, [card.name for card in components.public_objectives.items]),
        ("private_objectives", 5, [card.name for card in components.private_objectives.items]),
    ):
        found += length_faults(f"{chapter}.items", len(names), number, number)
        found += twice_faults(f"{chapter}.items", names)
    return found


def card_faults(patterns: list[PatternEntry]) -> list[BadInput]:
    """What is wrong with the pattern cards, of two sides each."""
    sides = [pattern.card for pattern in patterns]
    found = [BadInput("pattern-card-without-two-sides", card=c) for c in range(1, 13) if sides.count(c) != 2]
    return found + [fault for pattern in patterns for fault in pattern_faults(pattern)]


def pattern_faults(pattern: PatternEntry) -> list[BadInput]:
    """What is wrong with one side of a pattern card."""
    where = f"patterns.{pattern.name}"
    if len(pattern.grid) != 4 or any(len(row) != 5 for row in pattern.grid):
        return [BadInput("window-of-another-size", where=f"{where}.grid")]
    if set("".join(pattern.grid)) - set(LETTERS + "123456."):
        return [BadInput("no-such-sign", where=f"{where}.grid", letters=LETTERS)]
    across = [row[i : i + 2] for row in pattern.grid for i in range(4)]
    down = [upper[i] + lower[i] for upper, lower in zip(pattern.grid, pattern.grid[1:], strict=False) for i in range(5)]
    return range_faults(f"{where}.difficulty", [pattern.difficulty], 3, 6) + [
        BadInput("neighbours-alike", where=f"{where}.grid", sign=a)
        for a, b in map(tuple, across + down)
        if a == b != "."
    ]


def tool_faults(tools: list[ToolEntry]) -> list[BadInput]:
    """What is wrong with the tools: their order, and colours that no die could pay with."""
    numbers = [str(tool.number) for tool in tools]
    found = list_faults("tools.number", numbers, [str(number) for number in range(1, 13)])
    return found + [
        fault for tool in tools for fault in id_faults(f"tools.{tool.name}.colour", [tool.colour], COLOUR_NAMES)
    ]


def objective_faults(components: Components) -> list[BadInput]:
    """What is wrong with the objectives: public ones that pay nothing, or too much, and the order of the private."""
    found: list[BadInput] = []
    for card in components.public_objectives.items:
        found += range_faults(f"public_objectives.{card.name}.points", [card.points], 1, 20)
    colours = [card.colour for card in components.private_objectives.items]
    return found + list_faults("private_objectives.colour", colours, COLOUR_NAMES)


PRINTED = parse_components()
# Names are what a file of one's own can't replace: actions and records speak of them.
PATTERN_NAMES = [entry.name for entry in PRINTED.patterns.items]
TOOL_NAMES = [entry.name for entry in PRINTED.tools.items]
OBJECTIVE_NAMES = [entry.name for entry in PRINTED.public_objectives.items]
