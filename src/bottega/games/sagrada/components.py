"""Reads components.toml, and checks it against the totals that the rulebook prints."""

from __future__ import annotations

from importlib.resources import files

import msgspec

from bottega.core.components import Chapter, Entry, read_components
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
    """The printed matter, with the values that a file of one's own replaces."""
    printed = files(__package__).joinpath("components.toml").read_text("utf-8")
    return read_components(Components, printed, own, complaints)


def complaints(components: Components) -> list[str]:
    """What contradicts the rulebook's own numbers."""
    found = []
    if components.dice.colours != COLOUR_NAMES:
        found.append(f"the colours are {', '.join(COLOUR_NAMES)}, in this order")
    if components.dice.each != 18:
        found.append(f"there are 18 dice of each colour, not {components.dice.each}")
    if components.favour_tokens.count != 24:
        found.append(f"there are 24 favour tokens, not {components.favour_tokens.count}")
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
    sides = [pattern.card for pattern in components.patterns.items]
    found += [f"pattern card {card} needs two sides" for card in range(1, 13) if sides.count(card) != 2]
    for pattern in components.patterns.items:
        found += [f"{pattern.name}: {fault}" for fault in pattern_faults(pattern)]
    if [tool.number for tool in components.tools.items] != list(range(1, 13)):
        found.append("the tools are numbered 1 to 12, in this order")
    found += [f"{tool.name}: there is no colour {tool.colour!r}" for tool in strangely_coloured(components)]
    found += [f"{card.name}: the points run from 1 to 20" for card in strangely_paid(components)]
    if [objective.colour for objective in components.private_objectives.items] != COLOUR_NAMES:
        found.append(f"the private objectives are {', '.join(COLOUR_NAMES)}, in this order")
    return found


def strangely_coloured(components: Components) -> list[ToolEntry]:
    """The tools that no die could pay for."""
    return [tool for tool in components.tools.items if tool.colour not in COLOUR_NAMES]


def strangely_paid(components: Components) -> list[PublicEntry]:
    """The objectives that pay nothing, or too much."""
    return [card for card in components.public_objectives.items if not 1 <= card.points <= 20]


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


PRINTED = parse_components()
# Names are what a file of one's own can't replace: actions and records speak of them.
PATTERN_NAMES = [entry.name for entry in PRINTED.patterns.items]
TOOL_NAMES = [entry.name for entry in PRINTED.tools.items]
OBJECTIVE_NAMES = [entry.name for entry in PRINTED.public_objectives.items]
