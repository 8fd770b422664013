"""The actions of the base game, each an atomic decision. Modules add theirs as offers."""

from __future__ import annotations

from itertools import combinations, combinations_with_replacement
from typing import Final

from bottega.core.actions import Action, Argument
from bottega.core.kinds import NUMBER
from bottega.games.fresco.catalogue import (
    ALL_BOOTHS,
    ALL_HOURS,
    ALL_LOCATIONS,
    ALL_PAINTS,
    BASIC,
    BLENDED,
    BOOTHS,
    FRESCO,
    HOURS,
    LOCATIONS,
    MOST_AT_A_BOOTH,
    PAINTS,
    SPACES_EACH,
    SPECIAL,
    Booth,
    Hour,
    Location,
    Paint,
    letters_of,
    palette_of,
)
from bottega.games.fresco.kinds import BOOTH, HOUR, LOCATION, PAINT, SEGMENT
from bottega.parts.grid import Cell


class Wake(Action):
    """Choose a wake-up time."""

    __slots__ = ("hour",)

    def __init__(self, hour: Hour) -> None:
        super().__init__("wake", Argument("time", HOUR, HOURS[hour]))
        self.hour = hour


class Assign(Action):
    """Plan: send so many apprentices to a location. The last location gets the rest."""

    __slots__ = ("column", "number")

    def __init__(self, column: Location, number: int) -> None:
        super().__init__(
            "assign", Argument("location", LOCATION, LOCATIONS[column]), Argument("apprentices", NUMBER, number)
        )
        self.column = column
        self.number = number


class Commit(Action):
    """Plan: the plan is made."""

    __slots__ = ()


class Buy(Action):
    """Buy a tile of a booth."""

    __slots__ = ("booth", "place")

    def __init__(self, booth: Booth, place: int) -> None:
        super().__init__("buy", Argument("booth", BOOTH, BOOTHS[booth]), Argument("place", NUMBER, place + 1))
        self.booth = booth
        self.place = place


class Close(Action):
    """Close a booth."""

    __slots__ = ("booth",)

    def __init__(self, booth: Booth) -> None:
        super().__init__("close", Argument("booth", BOOTH, BOOTHS[booth]))
        self.booth = booth


class MoveBishop(Action):
    """Move the bishop before restoring a segment."""

    __slots__ = ("segment",)

    def __init__(self, segment: Cell) -> None:
        super().__init__("bishop", Argument("segment", SEGMENT, FRESCO.names[segment]))
        self.segment = segment


class Restore(Action):
    """Restore a segment of the fresco."""

    __slots__ = ("segment",)

    def __init__(self, segment: Cell) -> None:
        super().__init__("restore", Argument("segment", SEGMENT, FRESCO.names[segment]))
        self.segment = segment


class Altar(Action):
    """Restore the altar with these paints."""

    __slots__ = ("counts", "paints", "palette")

    def __init__(self, paints: list[Paint]) -> None:
        super().__init__("altar", Argument("paints", PAINT, [PAINTS[paint] for paint in paints], letters_of(paints)))
        self.paints = paints
        self.counts: list[int] = [paints.count(paint) for paint in ALL_PAINTS]
        self.palette = palette_of(paints)


class Blend(Action):
    """Blend two paints into this one."""

    __slots__ = ("paint",)

    def __init__(self, paint: Paint) -> None:
        super().__init__("blend", Argument("paint", PAINT, PAINTS[paint]))
        self.paint = paint


class Next(Action):
    """The apprentice at work is done, and the next one begins."""

    __slots__ = ()


class Attend(Action):
    """Attend the theater."""

    __slots__ = ()


class Pass(Action):
    """Forfeit the actions that are left at a location."""

    __slots__ = ()


class InFront(Action):
    """Stop in front of the taken space."""

    __slots__ = ()


class Behind(Action):
    """Stop behind the taken space."""

    __slots__ = ()


class TakePaint(Action):
    """Take a paint of one's choice from the supply."""

    __slots__ = ("paint",)

    def __init__(self, paint: Paint) -> None:
        super().__init__("take", Argument("paint", PAINT, PAINTS[paint]))
        self.paint = paint


class Offer(Action):
    """An action that a module offers, at a location or where it asks itself."""

    __slots__ = ("module",)

    def __init__(self, module: str, word: str, *arguments: Argument) -> None:
        super().__init__(word, *arguments)
        self.module = module


def altar_paints() -> list[list[Paint]]:
    """[FR-5.8] [FR-5.9] All that restores the altar: basic paints, none twice, and blended ones in their stead."""
    return [
        [*basic, *blended]
        for replaced in range(4)
        for basic in combinations(BASIC, 3 - replaced)
        for blended in combinations_with_replacement(BLENDED, replaced)
    ]


def special_altar_paints() -> list[list[Paint]]:
    """[FR-M3.4] Blended paints, none twice, and pink or brown in their stead."""
    return [
        [*blended, *special]
        for replaced in range(1, 4)
        for blended in combinations(BLENDED, 3 - replaced)
        for special in combinations_with_replacement(SPECIAL, replaced)
    ]


WAKE: Final = [Wake(hour) for hour in ALL_HOURS]
ASSIGN: Final = [[Assign(column, number) for number in range(SPACES_EACH + 1)] for column in ALL_LOCATIONS[:-1]]
COMMIT: Final = Commit("commit")
BUY: Final = [[Buy(booth, place) for place in range(MOST_AT_A_BOOTH)] for booth in ALL_BOOTHS]
CLOSE: Final = [Close(booth) for booth in ALL_BOOTHS]
MOVE_BISHOP: Final = [MoveBishop(segment) for segment in FRESCO.cells]
RESTORE: Final = [Restore(segment) for segment in FRESCO.cells]
ALTAR: Final = [Altar(paints) for paints in altar_paints()]
SPECIAL_ALTAR: Final = [Altar(paints) for paints in special_altar_paints()]
BLEND: Final = [Blend(paint) for paint in ALL_PAINTS[len(BASIC) :]]
NEXT: Final = Next("next")
ATTEND: Final = Attend("attend")
PASS: Final = Pass("pass")
IN_FRONT: Final = InFront("in-front")
BEHIND: Final = Behind("behind")
TAKE_PAINT: Final = [TakePaint(paint) for paint in BASIC]
