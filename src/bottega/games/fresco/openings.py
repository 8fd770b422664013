"""Openings: the moments of the game at which a module may act.

The base game never asks which modules there are: at an opening it calls all that fill it, in the order in
which they are declared (`modules/order.py`). A module fills the openings whose methods it has in its own way.
"""

from __future__ import annotations

import random
from typing import TYPE_CHECKING, ClassVar, Final

from bottega.core.actions import Action
from bottega.core.agenda import Step
from bottega.core.chance import Chance
from bottega.core.errors import RulesBug
from bottega.core.events import Sink
from bottega.core.meta import Option
from bottega.core.questions import Question
from bottega.core.reasons import Reason
from bottega.core.seats import Seat
from bottega.games.fresco.actions import Offer
from bottega.games.fresco.catalogue import SPACES_EACH, Booth, Hour, Location, MarketTile, Paint, Painter, Tile
from bottega.games.fresco.share import Share
from bottega.parts.grid import Cell

if TYPE_CHECKING:
    from bottega.games.fresco.planning import Blank
    from bottega.games.fresco.ruleset import Rules
    from bottega.games.fresco.table import Table
    from bottega.games.fresco.visit import Visit


class Extras:
    """What a module lays on the table, beside the game board: nothing, unless it says otherwise."""

    __slots__ = ()

    def copy(self) -> Extras:
        """An independent copy: of nothing, itself."""
        return self


class Module:
    """A module. Each method below is an opening; what a module does not fill stays as it is here.

    What a module does at an opening happens at once, in the order of the modules. What it must ask goes on
    the agenda as a step; of several questions the last is asked first. Whether a step is there, and what its
    name says, must follow from what everybody knows.

    `name` is the name of its `option`, `action_tile` that of its action tile, if it has one. `actions` are its actions,
    `steps` those of its steps of which there is one, or one a seat, and `step_kinds` the kinds of the others;
    `questions` are what its steps and blanks ask, and `share` is its share of a view. `accounts` are the lines it adds
    to the score sheet, with their rules. Leonardo has an apprentice more in each of `leonardos_columns`. At a table
    `slot` is where its extras lie among those of all modules, and `first_account` the number of its first account.
    """

    name: ClassVar[str] = ""
    action_tile: ClassVar[str] = ""
    share: ClassVar[type[Share]] = Share
    questions: ClassVar[list[type[Question]]] = []
    option: ClassVar[Option]
    actions: ClassVar[list[Action]] = []
    steps: ClassVar[list[Step[Table]]] = []
    step_kinds: ClassVar[list[type[Step[Table]]]] = []
    accounts: ClassVar[tuple[tuple[str, str], ...]] = ()
    leonardos_columns: ClassVar[tuple[Location, ...]] = ()

    def __init__(self, slot: int, first_account: int) -> None:
        self.slot = slot
        self.first_account = first_account

    # Setting up: every module does, if only to change nothing and lay out nothing

    def rewrite(self, rules: Rules) -> None:
        """Change what the rules say from the start: tiles, blends, altars."""

    def set_up(self, table: Table, chance: Chance, sink: Sink | None) -> Extras:
        """Lay out the module's own things."""
        return Extras()

    # The round

    def is_last(self, table: Table) -> bool:
        """Whether the round that begins is the last one."""
        return False

    def wake(self, table: Table, painter: Painter, hour: Hour, sink: Sink | None) -> None:
        """A painter has chosen a wake-up time, and the mood has not changed yet."""

    def adjust(self, table: Table, seat: Seat, spaces: int) -> int:
        """By how many spaces a wake-up time changes a seat's mood."""
        return spaces

    def woken(self, table: Table, painter: Painter) -> None:
        """A painter has chosen a wake-up time, and the mood has changed."""

    def gather(self, table: Table, painter: Painter, sink: Sink | None) -> None:
        """All have woken up and got their apprentices; called for the last painter of the round first."""

    def blanks(self) -> list[Blank]:
        """What else a plan says, asked before the apprentices are placed: where action tiles go."""
        return []

    def further_blanks(self) -> list[Blank]:
        """What else a plan says, asked once all action tiles lie on the sheet, before the apprentices are placed."""
        return []

    def later_blanks(self) -> list[Blank]:
        """What else a plan says, asked once the apprentices are placed."""
        return []

    def unplan(self, table: Table, seat: Seat) -> None:
        """A seat takes its whole plan back: forget what the module was told."""

    def room(self, table: Table, seat: Seat, column: Location) -> int:
        """How many apprentices find room at a location of a seat's sheet."""
        return SPACES_EACH

    def why_no_room(self, table: Table, seat: Seat, column: Location) -> Reason:
        """Why no more apprentices find room at a location, where `room` has less than usual."""
        raise RulesBug(f"{self.name} takes no room")

    def covers(self, table: Table, seat: Seat, column: Location) -> bool:
        """Whether the module's tile lies on a location of a seat's sheet, so that no other one can."""
        return False

    def planned(self, table: Table, seat: Seat, sink: Sink) -> None:
        """A seat's plan is revealed: tell what else it says, beside apprentices and action tiles."""

    def reveal(self, table: Table, chance: Chance, sink: Sink | None) -> None:
        """The plans are revealed."""

    def evening(self, table: Table, painter: Painter, sink: Sink | None) -> None:
        """All locations are visited; called for the last painter of the round first."""

    def tidy(self, table: Table, sink: Sink | None) -> None:
        """The next round is prepared, and the market is not filled yet."""

    def prepare(self, table: Table, chance: Chance, sink: Sink | None) -> None:
        """The next round is prepared; the market is filled, and there was no income yet."""

    def more_income(self, table: Table, seat: Seat) -> int:
        """How many Thalers a seat gets beside those for its tiles when income is paid."""
        return 0

    def income(self, table: Table, seat: Seat, sink: Sink | None) -> None:
        """A seat has got the Thalers of its income: what else it gets."""

    def final_scoring(self, table: Table) -> None:
        """The game is over: put on the agenda what is scored before money; called for the last module first."""

    def lay_open(self, table: Table, sink: Sink) -> None:
        """All is scored: tell what was hidden to the end."""

    # The locations

    def instead(self, table: Table, seat: Seat, column: Location) -> None:
        """The module's tile covers a location: put on the agenda what the seat does in place of a visit."""

    def also_at(self, table: Table, seat: Seat, column: Location) -> int:
        """How many apprentices a seat has at a location that its sheet does not count."""
        return 0

    def calls(self, table: Table, seat: Seat, column: Location) -> bool:
        """Whether a seat has something to do at a location, even without apprentices."""
        return False

    def arrive(self, table: Table, visit: Visit) -> Visit:
        """A seat's visit begins: with which marks, and what is asked before."""
        return visit

    def begin_work(self, table: Table, visit: Visit) -> Visit:
        """A visit goes on, with an apprentice who may not have begun yet: with which marks."""
        return visit

    def leave(self, table: Table, visit: Visit, sink: Sink | None) -> None:
        """A seat's visit is over."""

    def offers(self, table: Table, visit: Visit) -> list[Offer]:
        """What a seat may do here beside the actions of the base game."""
        return []

    def waits(self, table: Table, visit: Visit) -> bool:
        """Whether the visit goes on for the module's sake; where its offers are secret, say so by what all know."""
        return len(self.offers(table, visit)) > 0

    def why_not(self, table: Table, visit: Visit, offer: Offer) -> Reason | None:
        """Why one of the module's own actions can't be done in a visit."""
        return visit.not_now()

    def accept(self, table: Table, visit: Visit, offer: Offer, chance: Chance, sink: Sink | None) -> None:
        """Do one of the module's own actions. The visit is off the agenda, and goes back on if it goes on."""
        raise RulesBug(f"{self.name} offers no {offer.name}")

    def leonardo(self, table: Table, column: Location) -> None:
        """Put on the agenda what Leonardo does at a location because of the module."""

    def leonardos_offers(self, table: Table) -> list[Offer]:
        """What Leonardo may do in the cathedral before he restores a segment; his player chooses."""
        return []

    def leonardo_accepts(self, table: Table, offer: Offer, sink: Sink | None) -> None:
        """Do what Leonardo's player has chosen for him."""
        raise RulesBug(f"{self.name} offers Leonardo no {offer.name}")

    # The market

    def receive(self, table: Table, seat: Seat, tile: MarketTile, booth: Booth, place: int, sink: Sink | None) -> None:
        """A seat has got a market tile and its paints, from a place of the market or from elsewhere."""

    # The cathedral

    def reach(self, table: Table, seat: Seat, segments: int, marks: int) -> int:
        """The segments to which a seat may move the bishop for an apprentice with such marks, given those so far."""
        return segments

    def why_not_reach(self, table: Table, seat: Seat, marks: int) -> Reason | None:
        """Why a seat may not move the bishop for such an apprentice at all, by `reach`."""
        return None

    def use_reach(self, table: Table, seat: Seat, sink: Sink | None) -> None:
        """A seat has moved the bishop to a segment that is not beside him, or has moved him and restores the altar."""

    def restorable(self, table: Table, painter: Painter, segments: int, marks: int) -> int:
        """Which of these segments a painter may restore, by an apprentice with such marks."""
        return segments

    def why_not_restore(self, table: Table, painter: Painter, segment: Cell, marks: int) -> Reason | None:
        """Why a painter may not restore a segment, by `restorable`."""
        return None

    def restoring(self, table: Table, painter: Painter, segment: Cell, marks: int) -> None:
        """A painter restores a segment, by an apprentice with such marks, and nothing is counted yet.

        The last module is called first: so they ask in their order.
        """

    def bonus(self, table: Table, painter: Painter, bonus: int) -> int:
        """What a bonus of the bishop comes to."""
        return bonus

    def points(self, table: Table, painter: Painter, segment: Cell, so_far: int) -> int:
        """What is added to the points of a segment, on the module's account; together it is never below 0."""
        return 0

    def scored(self, table: Table) -> None:
        """A segment or the altar is counted: what was laid up for its points is counted with it, and forgotten."""

    def restored(
        self, table: Table, painter: Painter, segment: Cell, blessed: bool, chance: Chance, sink: Sink | None
    ) -> None:
        """A painter has restored a segment and advanced; `blessed` if the bishop stood there before."""

    def altar(self, table: Table, seat: Seat) -> None:
        """A seat restores the altar, and nothing is counted yet; called for the last module first."""

    def altar_points(self, table: Table, seat: Seat) -> int:
        """What is added to the points of the altar, on the module's account."""
        return 0

    # The other locations, points and money

    def waged(self, table: Table, visit: Visit, apprentices: int) -> int:
        """How many of the apprentices left in the studio earn a wage."""
        return apprentices

    def uplift(self, table: Table, seat: Seat, spaces: int) -> int:
        """How many spaces of mood an apprentice at the theater is worth."""
        return spaces

    def advanced(self, table: Table, painter: Painter, start: int, stop: int, sink: Sink | None) -> None:
        """A painter has advanced on the victory point track."""

    def earn(self, table: Table, seat: Seat, thalers: int, sink: Sink | None) -> int:
        """How many of the Thalers that a seat earns reach its purse; the others stay in the supply."""
        return thalers

    # What may be seen, and what must be accounted for: every module shows and counts its own things

    def look(self, table: Table, seat: Seat | None, everything: bool) -> Share:
        """What a seat, or a spectator, may see of the module's things; what it may not is None."""
        return self.share()

    def imagine(self, rules: Rules, share: Share, rng: random.Random) -> Share:
        """A share in which nothing is None any more because it is not known."""
        return share

    def lay_out(self, rules: Rules, share: Share) -> Extras:
        """The module's things, of a share that leaves nothing open."""
        return Extras()

    def complaints(self, table: Table) -> list[str]:
        """What does not add up."""
        return []

    def kept_tiles(self, table: Table, painter: Painter) -> list[Tile]:
        """The fresco tiles that a painter restored and the module keeps."""
        return []

    def kept_market_tiles(self, table: Table) -> list[MarketTile]:
        """The market tiles that the module keeps."""
        return []

    def kept_paints(self, table: Table) -> list[Paint]:
        """The pieces of paint that the module keeps: they are not in the supply."""
        return []

    # Advice to bots

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
        self.adjust = filling(modules, "adjust")
        self.woken = filling(modules, "woken")
        self.gather = filling(modules, "gather")
        self.room = filling(modules, "room")
        self.covers = filling(modules, "covers")
        self.planned = filling(modules, "planned")
        self.reveal = filling(modules, "reveal")
        self.evening = filling(modules, "evening")
        self.tidy = filling(modules, "tidy")
        self.prepare = filling(modules, "prepare")
        self.more_income = filling(modules, "more_income")
        self.income = filling(modules, "income")
        self.final_scoring = filling(modules, "final_scoring")
        self.lay_open = filling(modules, "lay_open")
        self.instead = filling(modules, "instead")
        self.also_at = filling(modules, "also_at")
        self.calls = filling(modules, "calls")
        self.arrive = filling(modules, "arrive")
        self.begin_work = filling(modules, "begin_work")
        self.leave = filling(modules, "leave")
        self.offers = filling(modules, "offers")
        self.leonardo = filling(modules, "leonardo")
        self.leonardos_offers = filling(modules, "leonardos_offers")
        self.receive = filling(modules, "receive")
        self.reach = filling(modules, "reach")
        self.restorable = filling(modules, "restorable")
        self.restoring = filling(modules, "restoring")
        self.bonus = filling(modules, "bonus")
        self.points = filling(modules, "points")
        self.scored = filling(modules, "scored")
        self.restored = filling(modules, "restored")
        self.altar = filling(modules, "altar")
        self.waged = filling(modules, "waged")
        self.uplift = filling(modules, "uplift")
        self.advanced = filling(modules, "advanced")
        self.earn = filling(modules, "earn")
        self.appraise = filling(modules, "appraise")
        self.prospect = filling(modules, "prospect")


def filling(modules: list[Module], opening: str) -> list[Module]:
    """The modules that fill an opening."""
    return [module for module in modules if opening in own_ways(type(module))]


OWN_WAYS: Final[dict[type[Module], frozenset[str]]] = {}
"""What is known of each kind of module: found once, when the first of its kind is played with."""


def own_ways(kind: type[Module]) -> frozenset[str]:
    """What a kind of module does in its own way: the openings that it fills, and what belongs to them."""
    if kind not in OWN_WAYS:
        OWN_WAYS[kind] = frozenset([name for name in dir(Module) if name[0] != "_" and is_own(kind, name)])
    return OWN_WAYS[kind]


def is_own(kind: type[Module], name: str) -> bool:
    """Whether a kind of module has a method in its own way."""
    plain = getattr(Module, name)
    return callable(plain) and getattr(kind, name) is not plain
