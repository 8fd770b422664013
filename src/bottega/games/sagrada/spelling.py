"""How a step is written: its word, and the facts that it was made with. Names and what reads them back follow."""

from __future__ import annotations

from collections.abc import Sequence
from operator import attrgetter
from typing import Final

from bottega.core.seats import Seat
from bottega.games.sagrada.dice import DICE, DIE_NAMES
from bottega.games.sagrada.kinds import TOOL_IDS
from bottega.games.sagrada.pattern import GRID

MOST_SEATS: Final = 4


class Spelling:
    """A fact of a step: the attribute that holds it, and the word for each of its values."""

    __slots__ = ("attribute", "values", "words")

    def __init__(self, attribute: str, words: Sequence[str], values: Sequence[object]) -> None:
        self.attribute = attribute
        self.words: dict[object, str] = dict(zip(values, words, strict=True))
        self.values: dict[str, object] = dict(zip(words, values, strict=True))

    @property
    def is_tool(self) -> bool:
        """Whether its values are the numbers of tools."""
        return self.attribute == "tool.number"

    def written(self, step: object) -> str:
        """The word for what a step has there."""
        return self.words[attrgetter(self.attribute)(step)]


def a_die(attribute: str = "die") -> Spelling:
    """A die in an attribute."""
    return Spelling(attribute, DIE_NAMES, DICE)


def a_space(attribute: str) -> Spelling:
    """A space of the window in an attribute."""
    return Spelling(attribute, GRID.names, GRID.cells)


def a_tool(*numbers: int) -> Spelling:
    """One of these tools, by its number."""
    return Spelling("tool.number", [TOOL_IDS[number - 1] for number in numbers], numbers)


def is_so(attribute: str, no: str, yes: str) -> Spelling:
    """One of two words."""
    return Spelling(attribute, (no, yes), (False, True))


SEAT: Final = Spelling("seat", [str(seat) for seat in range(MOST_SEATS)], [Seat(seat) for seat in range(MOST_SEATS)])
DIE: Final = a_die()
ANY_TOOL: Final = a_tool(*range(1, 1 + len(TOOL_IDS)))
DRAFTING_TOOL: Final = a_tool(1, 5, 6, 10, 11)
MOVING_TOOL: Final = a_tool(2, 3, 4, 12)
TWO_DICE_TOOL: Final = a_tool(4, 12)
SECOND: Final = is_so("second", "first", "second")
DRAFTED: Final = is_so("drafted", "undrafted", "drafted")
TOOLED: Final = is_so("tooled", "untooled", "tooled")
