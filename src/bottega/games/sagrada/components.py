"""Reads components.toml, and checks it against the totals that the rulebook prints."""

from __future__ import annotations

import msgspec

from bottega.core.components import Chapter, Entry, printed_text, read_components
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


def faults(components: Components) -> list[str]:
    """What contradicts the rulebook's own numbers, or could not be played."""
    return [
        *dice_faults(components),
        *count_faults(components),
        *card_faults(components.patterns.items),
        *tool_faults(components.tools.items),
        *objective_faults(components),
    ]


def dice_faults(components: Components) -> list[str]:
    """What is wrong with the dice and the favour tokens."""
    dice, tokens = components.dice, components.favour_tokens
    found = []
    if dice.colours != COLOUR_NAMES:
        found.append(f"the colours are {', '.join(COLOUR_NAMES)}, in this order")
    if dice.each != 18:
        found.append(f"there are 18 dice of each colour, not {dice.each}")
    if tokens.count != 24:
        found.append(f"there are 24 favour tokens, not {tokens.count}")
    return found


def count_faults(components: Components) -> list[str]:
    """What is wrong with the numbers of cards, and with their names."""
    found = []
    for what, number, items in (
        ("pattern sides", 24, components.patterns.items),
        ("tools", 12, components.tools.items),
        ("public objectives", 10, components.public_objectives.items),
        ("private objectives", 5, components.private_objectives.items),
    ):
        if len(items) != number:
            found.append(f"there are {number} {what}, not {len(items)}")
        if len({item.name for item in items}) != len(items):
            found.append(f"two {what} have one name")
    return found


def card_faults(patterns: list[PatternEntry]) -> list[str]:
    """What is wrong with the pattern cards, of two sides each."""
    sides = [pattern.card for pattern in patterns]
    found = [f"pattern card {card} needs two sides" for card in range(1, 13) if sides.count(card) != 2]
    return found + [f"{pattern.name}: {fault}" for pattern in patterns for fault in pattern_faults(pattern)]


def pattern_faults(pattern: PatternEntry) -> list[str]:
    """What is wrong with one side of a pattern card."""
    if len(pattern.grid) != 4 or any(len(row) != 5 for row in pattern.grid):
        return ["a window has four rows of five spaces"]
    if set("".join(pattern.grid)) - set(LETTERS + "123456."):
        return [f"a space is '.', a shade 1 to 6 or a colour of {LETTERS}"]
    if not 3 <= pattern.difficulty <= 6:
        return ["the difficulty runs from 3 to 6"]
    across = [row[i : i + 2] for row in pattern.grid for i in range(4)]
    down = [upper[i] + lower[i] for upper, lower in zip(pattern.grid, pattern.grid[1:], strict=False) for i in range(5)]
    return [f"two neighbours both ask for {a}" for a, b in map(tuple, across + down) if a == b != "."]


def tool_faults(tools: list[ToolEntry]) -> list[str]:
    """What is wrong with the tools: their order, and colours that no die could pay with."""
    in_order = [tool.number for tool in tools] == list(range(1, 13))
    found = [] if in_order else ["the tools are numbered 1 to 12, in this order"]
    return found + [f"{t.name}: there is no colour {t.colour!r}" for t in tools if t.colour not in COLOUR_NAMES]


def objective_faults(components: Components) -> list[str]:
    """What is wrong with the objectives: public ones that pay nothing, or too much, and the order of the private."""
    public, private = components.public_objectives.items, components.private_objectives.items
    found = [f"{card.name}: the points run from 1 to 20" for card in public if not 1 <= card.points <= 20]
    if [objective.colour for objective in private] != COLOUR_NAMES:
        found.append(f"the private objectives are {', '.join(COLOUR_NAMES)}, in this order")
    return found


PRINTED = parse_components()
# Names are what a file of one's own can't replace: actions and records speak of them.
PATTERN_NAMES = [entry.name for entry in PRINTED.patterns.items]
TOOL_NAMES = [entry.name for entry in PRINTED.tools.items]
OBJECTIVE_NAMES = [entry.name for entry in PRINTED.public_objectives.items]
