"""Openings: the moments of the game at which a module may act. A module names those it fills, and nothing else.

The base game never asks which modules there are: at an opening it calls all that fill it, in the order in
which they are declared (`modules/order.py`).
"""

from __future__ import annotations

import random
from typing import TYPE_CHECKING, ClassVar

from bottega.core.agenda import Step
from bottega.core.chance import Chance
from bottega.core.errors import RulesBug
from bottega.core.events import Sink
from bottega.core.reasons import Reason
from bottega.core.seats import Seat
from bottega.games.fresco.actions import Offer
from bottega.games.fresco.catalogue import SPACES_EACH, Booth, Hour, Location, MarketTile, Painter
from bottega.parts.grid import Cell

if TYPE_CHECKING:
    from bottega.games.fresco.planning import Question
    from bottega.games.fresco.ruleset import Rules
    from bottega.games.fresco.table import Table
    from bottega.games.fresco.visit import Visit

Share = dict[str, tuple[str, ...]]
"""A module's share of a view: what lies in each of its places, in words."""


class Extras:
    """What a module lays on the table, beside the game board: nothing, unless it says otherwise."""

    __slots__ = ()

    def copy(self) -> Extras:
        """An independent copy: of nothing, itself."""
        return self


class Module:
    """A module. Each method below is an opening; what a module does not fill stays as it is here.

    `name` is its option, `place` where its extras lie among those of the table, `accounts` are the lines
    it adds to the score sheet, with their rules, and `first_account` is the number of the first.
    """

    name: ClassVar[str] = ""
    fills: ClassVar[tuple[str, ...]] = ()
    """The openings that the module fills."""
    accounts: ClassVar[tuple[tuple[str, str], ...]] = ()

    def __init__(self, place: int, first_account: int) -> None:
        self.place = place
        self.first_account = first_account

    # Setting up

    def rewrite(self, rules: Rules) -> None:
        """Change what the rules say from the start: tiles, blends, altars."""

    def set_up(self, table: Table, chance: Chance, sink: Sink | None) -> Extras:
        """Lay out the module's own things. Every module does, if only to lay out nothing."""
        return Extras()

    # The round

    def is_last(self, table: Table) -> bool:
        """Whether the round that begins is the last one."""
        return False

    def wake(self, table: Table, painter: Painter, hour: Hour) -> None:
        """A painter has chosen a wake-up time, and the mood has not changed yet."""

    def woken(self, table: Table, painter: Painter) -> None:
        """A painter has chosen a wake-up time, and the mood has changed."""

    def gather(self, table: Table, seat: Seat, sink: Sink | None) -> None:
        """A seat has got the apprentices of the round."""

    def questions(self) -> list[Question]:
        """What else a plan says, asked before the apprentices are placed."""
        return []

    def later_questions(self) -> list[Question]:
        """What else a plan says, asked once the apprentices are placed."""
        return []

    def room(self, table: Table, seat: Seat, column: Location) -> int:
        """How many apprentices find room at a location of a seat's sheet."""
        return SPACES_EACH

    def reveal(self, table: Table, chance: Chance, sink: Sink | None) -> None:
        """The plans are revealed."""

    def evening(self, table: Table, painter: Painter) -> None:
        """A painter has visited the last location."""

    def prepare(self, table: Table, chance: Chance, sink: Sink | None) -> None:
        """The next round is prepared; the market is filled, and there was no income yet."""

    def thalers(self, table: Table, seat: Seat) -> int:
        """How many Thalers a seat gets beside those for its tiles when income is paid."""
        return 0

    def income(self, table: Table, seat: Seat, sink: Sink | None) -> None:
        """A seat has got the Thalers of its income: what else it gets."""

    def final_scoring(self, table: Table) -> None:
        """The game is over: put on the agenda what is scored before money."""

    # The locations

    def cover(self, table: Table, painter: Painter, column: Location) -> Step[Table] | None:
        """What a painter does in place of a visit, because a tile covers the location."""
        return None

    def calls(self, table: Table, painter: Painter, column: Location) -> bool:
        """Whether a painter has something to do at a location, even without apprentices."""
        return False

    def arrive(self, table: Table, visit: Visit) -> None:
        """A painter's visit begins."""

    def leave(self, table: Table, visit: Visit, sink: Sink | None) -> None:
        """A painter's visit is over."""

    def offers(self, table: Table, visit: Visit) -> list[Offer]:
        """What a painter may do here beside the actions of the base game."""
        return []

    def why_not(self, table: Table, visit: Visit, offer: Offer) -> Reason | None:
        """Why one of the module's own actions can't be done in a visit."""
        raise RulesBug(f"{self.name} offers no {offer.name}")

    def accept(self, table: Table, visit: Visit, offer: Offer, chance: Chance, sink: Sink | None) -> None:
        """Do one of the module's own actions. The visit is off the agenda, and goes back on if it goes on."""
        raise RulesBug(f"{self.name} offers no {offer.name}")

    def leonardo(self, table: Table, column: Location) -> Step[Table] | None:
        """What Leonardo does at a location because of the module."""
        return None

    # The market

    def buy(self, table: Table, seat: Seat, booth: Booth, place: int, tile: MarketTile) -> None:
        """A seat has bought a tile."""

    # The cathedral

    def reach(self, table: Table, seat: Seat) -> int:
        """The segments to which a seat may move the bishop although they are not beside him."""
        return 0

    def use_reach(self, table: Table, seat: Seat) -> None:
        """A seat has moved the bishop to such a segment."""

    def restorable(self, table: Table, painter: Painter, segments: int) -> int:
        """Which of these segments a painter may restore."""
        return segments

    def why_not_restore(self, table: Table, painter: Painter, segment: Cell) -> Reason | None:
        """Why a painter may not restore a segment, by `restorable`."""
        return None

    def restoring(self, table: Table, painter: Painter, segment: Cell) -> None:
        """A painter restores a segment, and nothing is counted yet."""

    def bonus(self, table: Table, painter: Painter, bonus: int) -> int:
        """What a bonus of the bishop comes to."""
        return bonus

    def points(self, table: Table, painter: Painter, segment: Cell) -> int:
        """What is added to the points of a segment, on the module's account."""
        return 0

    def restored(self, table: Table, painter: Painter, segment: Cell, blessed: bool, sink: Sink | None) -> None:
        """A painter has restored a segment and advanced; `blessed` if the bishop stood there before."""

    def altar(self, table: Table, seat: Seat) -> None:
        """A seat restores the altar, and nothing is counted yet."""

    def altar_points(self, table: Table, seat: Seat) -> int:
        """What is added to the points of the altar, on the module's account."""
        return 0

    # Points, mood and money

    def advanced(self, table: Table, painter: Painter, start: int, stop: int, sink: Sink | None) -> None:
        """A painter has advanced on the victory point track."""

    def uplift(self, table: Table, seat: Seat, spaces: int) -> int:
        """How many spaces of mood an apprentice at the theater is worth."""
        return spaces

    def earn(self, table: Table, seat: Seat, thalers: int) -> int:
        """How many of the Thalers that a seat earns reach its purse."""
        return thalers

    # What may be seen, and what must be accounted for

    def look(self, table: Table, seat: Seat | None, everything: bool) -> Share:
        """What a seat, or a spectator, may see of the module's things; what it may not is "?"."""
        return {}

    def imagine(self, share: Share, rng: random.Random) -> Share:
        """A share in which nothing is "?" any more."""
        return share

    def lay_out(self, rules: Rules, share: Share) -> Extras:
        """The module's things, of a share that leaves nothing open."""
        return Extras()

    def put_away(self, table: Table) -> int:
        """How many restored tiles lie neither on the fresco nor in front of a painter, because of the module."""
        return 0

    def complaints(self, table: Table) -> list[str]:
        """What does not add up."""
        return []

    def appraise(self, table: Table, seat: Seat, rounds: float) -> float:
        """About how many points the module's things are worth to a seat, with so many rounds to follow."""
        return 0.0

    def prospect(self, table: Table, seat: Seat, column: Location, apprentices: int, rounds: float) -> float:
        """About how many points a seat may gain by the module in a visit to come."""
        return 0.0


class Filling:
    """For each opening the modules that fill it, in their order."""

    def __init__(self, modules: list[Module]) -> None:
        self.is_last = filling(modules, "is_last")
        self.wake = filling(modules, "wake")
        self.woken = filling(modules, "woken")
        self.gather = filling(modules, "gather")
        self.room = filling(modules, "room")
        self.reveal = filling(modules, "reveal")
        self.evening = filling(modules, "evening")
        self.prepare = filling(modules, "prepare")
        self.thalers = filling(modules, "thalers")
        self.income = filling(modules, "income")
        self.final_scoring = filling(modules, "final_scoring")
        self.cover = filling(modules, "cover")
        self.calls = filling(modules, "calls")
        self.arrive = filling(modules, "arrive")
        self.leave = filling(modules, "leave")
        self.offers = filling(modules, "offers")
        self.leonardo = filling(modules, "leonardo")
        self.buy = filling(modules, "buy")
        self.reach = filling(modules, "reach")
        self.restorable = filling(modules, "restorable")
        self.restoring = filling(modules, "restoring")
        self.bonus = filling(modules, "bonus")
        self.points = filling(modules, "points")
        self.restored = filling(modules, "restored")
        self.altar = filling(modules, "altar")
        self.advanced = filling(modules, "advanced")
        self.uplift = filling(modules, "uplift")
        self.earn = filling(modules, "earn")
        self.appraise = filling(modules, "appraise")
        self.prospect = filling(modules, "prospect")


def filling(modules: list[Module], opening: str) -> list[Module]:
    """The modules that fill an opening."""
    return [module for module in modules if opening in module.fills]
