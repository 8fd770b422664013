"""What happens at the table, told to those who may know."""

from __future__ import annotations

from collections.abc import Sequence

from bottega.core.events import Event
from bottega.core.seats import EVERYONE, Seat, only
from bottega.games.sagrada.dice import COLOUR_NAMES, DIE_NAMES, Colour, Die
from bottega.games.sagrada.pattern import GRID, Pattern
from bottega.parts.grid import Cell


def named(dice: Sequence[Die]) -> str:
    """Dice as people read them: "R5 B2"."""
    return " ".join([DIE_NAMES[die] for die in dice])


class ObjectiveDealt(Event):
    """[SG-1.1] A private objective: its owner's secret, but in the open when playing alone."""

    def __init__(self, seat: Seat, colour: Colour, *, openly: bool) -> None:
        super().__init__(
            "objective-dealt",
            "{seat} has the private objective Shades of {colour}.",
            {"seat": str(seat), "colour": COLOUR_NAMES[colour]},
            audience=EVERYONE if openly else only(seat),
        )


class PatternsOffered(Event):
    def __init__(self, seat: Seat, patterns: Sequence[Pattern]) -> None:
        names = ", ".join([pattern.name for pattern in patterns])
        super().__init__("patterns-offered", "{seat} may choose {patterns}.", {"seat": str(seat), "patterns": names})


class CardsLaid(Event):
    def __init__(self, tools: Sequence[str], objectives: Sequence[str]) -> None:
        super().__init__(
            "cards-laid",
            "Tools: {tools}. Public objectives: {objectives}.",
            {"tools": ", ".join(tools), "objectives": ", ".join(objectives)},
        )


class WindowChosen(Event):
    """A choice stays sealed until all have chosen: only its owner is told."""

    def __init__(self, seat: Seat, pattern: Pattern) -> None:
        super().__init__(
            "window-chosen",
            "{seat} chooses {pattern}.",
            {"seat": str(seat), "pattern": pattern.name},
            audience=only(seat),
        )


class WindowShown(Event):
    def __init__(self, seat: Seat, pattern: Pattern, tokens: int) -> None:
        super().__init__(
            "window-shown",
            "{seat} plays {pattern} with {tokens} favour tokens." if tokens else "{seat} plays {pattern}.",
            {"seat": str(seat), "pattern": pattern.name, "tokens": str(tokens)},
            reveals=True,
        )


class RoundBegan(Event):
    def __init__(self, round_number: int, first: Seat, pool: Sequence[Die]) -> None:
        super().__init__(
            "round-began",
            "Round {round}: {seat} is first and rolls {pool}.",
            {"round": str(round_number), "seat": str(first), "pool": named(pool)},
        )


class Passed(Event):
    def __init__(self, seat: Seat) -> None:
        super().__init__("passed", "{seat} ends the turn.", {"seat": str(seat)})


class Placed(Event):
    def __init__(self, seat: Seat, die: Die, cell: Cell) -> None:
        super().__init__(
            "placed",
            "{seat} places {die} on {cell}.",
            {"seat": str(seat), "die": DIE_NAMES[die], "cell": GRID.names[cell]},
        )


class ToolUsed(Event):
    def __init__(self, seat: Seat, tool: str, price: str) -> None:
        super().__init__(
            "tool-used", "{seat} uses {tool} for {price}.", {"seat": str(seat), "tool": tool, "price": price}
        )


class Took(Event):
    def __init__(self, seat: Seat, die: Die) -> None:
        super().__init__("took", "{seat} takes {die}.", {"seat": str(seat), "die": DIE_NAMES[die]})


class Changed(Event):
    """A die shows another face, or became another die: turned, rolled or pulled."""

    def __init__(self, seat: Seat, how: str, old: Die, new: Die) -> None:
        super().__init__(
            "changed",
            "{seat} {how} {old}: {new}.",
            {"seat": str(seat), "how": how, "old": DIE_NAMES[old], "new": DIE_NAMES[new]},
        )


class Pulled(Event):
    def __init__(self, seat: Seat, old: Die, colour: Colour) -> None:
        super().__init__(
            "pulled",
            "{seat} puts {old} in the bag and pulls a {colour} die.",
            {"seat": str(seat), "old": DIE_NAMES[old], "colour": COLOUR_NAMES[colour]},
        )


class Exchanged(Event):
    def __init__(self, seat: Seat, given: Die, taken: Die, round_number: int) -> None:
        super().__init__(
            "exchanged",
            "{seat} exchanges {given} with {taken} of round {round}.",
            {"seat": str(seat), "given": DIE_NAMES[given], "taken": DIE_NAMES[taken], "round": str(round_number)},
        )


class Returned(Event):
    def __init__(self, seat: Seat, die: Die) -> None:
        super().__init__("returned", "{seat} returns {die} to the pool.", {"seat": str(seat), "die": DIE_NAMES[die]})


class Moved(Event):
    def __init__(self, seat: Seat, die: Die, source: Cell, target: Cell) -> None:
        super().__init__(
            "moved",
            "{seat} moves {die} from {source} to {target}.",
            {"seat": str(seat), "die": DIE_NAMES[die], "source": GRID.names[source], "target": GRID.names[target]},
        )


class PoolRolled(Event):
    def __init__(self, seat: Seat, pool: Sequence[Die]) -> None:
        super().__init__("pool-rolled", "{seat} rolls the pool: {pool}.", {"seat": str(seat), "pool": named(pool)})


class RoundEnded(Event):
    def __init__(self, round_number: int, left: Sequence[Die]) -> None:
        super().__init__(
            "round-ended",
            "Round {round} ends; on the track: {left}.",
            {"round": str(round_number), "left": named(left) or "a marker"},
        )


class ObjectiveScored(Event):
    def __init__(self, seat: Seat, colour: Colour) -> None:
        super().__init__(
            "objective-scored",
            "{seat} scores Shades of {colour}.",
            {"seat": str(seat), "colour": COLOUR_NAMES[colour]},
        )
