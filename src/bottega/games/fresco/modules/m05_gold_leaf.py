"""Module 5: the gold leaf."""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar, Final

from bottega.core.actions import Action
from bottega.core.agenda import SeatStep, Step
from bottega.core.chance import Chance
from bottega.core.events import Event, Sink
from bottega.core.reasons import Reason
from bottega.core.seats import Seat
from bottega.core.words import counted
from bottega.games.fresco.actions import PASS, Offer, Pass
from bottega.games.fresco.catalogue import (
    ALL_PAINTS,
    ALL_SEATS,
    BASIC,
    BLENDED,
    BOOTHS,
    FRESCO,
    MOST_SEATS,
    PAINTS,
    Booth,
    MarketTile,
    Paint,
    Painter,
)
from bottega.games.fresco.events import Deed, thalers
from bottega.games.fresco.module_components import GoldArrowEntry
from bottega.games.fresco.modules.marks import is_ill
from bottega.games.fresco.openings import Extras, Module, Share
from bottega.games.fresco.prospects import THALER
from bottega.games.fresco.ruleset import Rules
from bottega.games.fresco.table import Table
from bottega.parts.grid import Cell

NAME: Final = "gold_leaf"
DISCS: Final = [*BASIC, *BLENDED]
"""[FR-M5.2] The colours of the discs."""
ON_THE_SEGMENT: Final = 3
BESIDE: Final = 2
ELSEWHERE: Final = 1
"""[FR-M5.5] What a leaf is worth, by the place of the bishop."""


class Gild(Offer):
    """Use a gold leaf."""

    __slots__ = ()


GILD: Final = Gild(NAME, "gild")
ACTIONS: Final[list[Action]] = [GILD]

NO_LEAF: Final = Reason("no-gold-leaf", "FR-M5.4", "There is no gold leaf behind this screen.")
GILD_OR_PASS: Final = Reason("gild-or-pass", "FR-M5.4", "First use a gold leaf, or pass.")


class DiscDrawn(Event):
    def __init__(self, paint: str) -> None:
        super().__init__("disc-drawn", "The bishop wants {paint} refined with gold this round.", {"paint": paint})


class LeavesTaken(Deed):
    def __init__(self, seat: Seat, leaves: int) -> None:
        super().__init__("leaves-taken", "{seat} takes {leaves} as well.", seat, {"leaves": gold_leaves(leaves)})


class Gilded(Deed):
    def __init__(self, seat: Seat, points: int) -> None:
        text = "{seat} uses a gold leaf for {points}."
        super().__init__("gilded", text, seat, {"points": counted(points, "point")})


class LeavesReturned(Deed):
    """[FR-M5.7] Leaves are exchanged for Thalers."""

    def __init__(self, seat: Seat, leaves: int) -> None:
        text = "{seat} returns {leaves} for {money}."
        parts = {"leaves": gold_leaves(leaves), "money": thalers(leaves)}
        super().__init__("leaves-returned", text, seat, parts)


def gold_leaves(number: int) -> str:
    """So many gold leaves, in words.

    >>> gold_leaves(1), gold_leaves(2)
    ('1 gold leaf', '2 gold leaves')
    """
    return f"{number} gold leaf" if number == 1 else f"{number} gold leaves"


class GoldArrow:
    """[FR-M5.3] A place of the market, and how many leaves come with a tile from there."""

    __slots__ = ("booth", "leaves", "place")

    def __init__(self, entry: GoldArrowEntry) -> None:
        self.booth: int = BOOTHS.index(entry.booth)
        self.place: int = entry.place - 1
        self.leaves: int = entry.leaves


class Basket(Extras):
    """The disc in the basket, each seat's leaves and those left; and the points of a leaf that is being used."""

    __slots__ = ("disc", "gilding", "leaves", "supply")

    def __init__(self, disc: Paint, leaves: list[int], supply: int, gilding: int) -> None:
        self.disc = disc
        self.leaves = leaves
        self.supply = supply
        self.gilding = gilding

    def copy(self) -> Basket:
        return Basket(self.disc, self.leaves[:], self.supply, self.gilding)


class GoldLeaf(Module):
    """[FR-M5.1] Gold leaf from the market, for a paint of the bishop's choice."""

    name: ClassVar[str] = NAME
    fills: ClassVar[tuple[str, ...]] = ("prepare", "receive", "restoring", "points", "final_scoring", "appraise")
    accounts: ClassVar[tuple[tuple[str, str], ...]] = (("gold leaf", "FR-M5.5"),)

    def __init__(self, slot: int, first_account: int) -> None:
        super().__init__(slot, first_account)
        self.all_leaves = 0
        self.arrows: list[GoldArrow] = []

    def basket(self, table: Table) -> Basket:
        """The basket and the leaves of a table."""
        basket = table.extras[self.slot]
        assert isinstance(basket, Basket)
        return basket

    def rewrite(self, rules: Rules) -> None:
        components = rules.box.components
        side = components.gold_arrows if rules.count == MOST_SEATS else components.gold_arrows_for_three
        self.all_leaves = components.gold_leaf.leaves
        self.arrows = [GoldArrow(entry) for entry in side.items]

    def set_up(self, table: Table, chance: Chance, sink: Sink | None) -> Extras:
        """[FR-M5.1] [FR-M5.2] All leaves lie on their board, and a disc is drawn."""
        return Basket(drawn_from(DISCS, chance, sink), [0] * table.rules.count, self.all_leaves, 0)

    def prepare(self, table: Table, chance: Chance, sink: Sink | None) -> None:
        """[FR-M5.6] Another disc is drawn, and only then the old one goes back."""
        basket = self.basket(table)
        basket.disc = drawn_from([paint for paint in DISCS if paint != basket.disc], chance, sink)

    def receive(self, table: Table, seat: Seat, tile: MarketTile, booth: Booth, place: int, sink: Sink | None) -> None:
        """[FR-M5.3] Leaves come with a tile from a place at which an arrow points."""
        for arrow in self.arrows:
            if arrow.booth == booth and arrow.place == place:
                self.take_leaves(table, seat, arrow.leaves, sink)

    def take_leaves(self, table: Table, seat: Seat, leaves: int, sink: Sink | None) -> None:
        """[FR-M5.3] A seat takes leaves, as far as there are any."""
        basket = self.basket(table)
        taken = min(leaves, basket.supply)
        basket.supply -= taken
        basket.leaves[seat] += taken
        if sink is not None and taken:
            sink.emit(LeavesTaken(seat, taken))

    # In the cathedral

    def restoring(self, table: Table, painter: Painter, segment: Cell, marks: int) -> None:
        """[FR-M5.4] [FR-M5.8] Whoever restores with the bishop's paint is asked; Leonardo has no leaves."""
        seat = table.seat_of(painter)
        if seat is not None and table.tile_on(segment).cost >> self.basket(table).disc & 1:
            table.agenda.append(Gilding(seat, segment, is_ill(marks)))

    def gild(self, table: Table, seat: Seat, segment: Cell, ill: bool, sink: Sink | None) -> None:
        """[FR-M5.4] A leaf is used, and goes back to its board."""
        basket = self.basket(table)
        basket.leaves[seat] -= 1
        basket.supply += 1
        basket.gilding = ELSEWHERE if ill else worth_at(table.bishop, segment)
        if sink is not None:
            sink.emit(Gilded(seat, basket.gilding))

    def points(self, table: Table, painter: Painter, segment: Cell, so_far: int) -> int:
        """[FR-M5.5] The points of the leaf that was used for the segment."""
        basket = self.basket(table)
        points, basket.gilding = basket.gilding, 0
        return points

    def final_scoring(self, table: Table) -> None:
        """[FR-M5.7] The players return their leaves, in the order of the last round."""
        table.take_turns(RETURN_LEAVES)

    def return_leaves(self, table: Table, seat: Seat, sink: Sink | None) -> None:
        """[FR-M5.7] A Thaler for each leaf."""
        basket = self.basket(table)
        leaves = basket.leaves[seat]
        basket.leaves[seat] = 0
        basket.supply += leaves
        if leaves:
            if sink is not None:
                sink.emit(LeavesReturned(seat, leaves))
            table.earn(seat, leaves, sink)

    # What may be seen

    def look(self, table: Table, seat: Seat | None, everything: bool) -> Share:
        """[FR-M5.9] All have seen how many leaves came behind each screen, and how many went."""
        basket = self.basket(table)
        return {
            "disc": (PAINTS[basket.disc],),
            "supply": (str(basket.supply),),
            **{f"leaves {other}": (str(leaves),) for other, leaves in enumerate(basket.leaves)},
            "gilding": (str(basket.gilding),),
        }

    def lay_out(self, rules: Rules, share: Share) -> Extras:
        return Basket(
            disc=ALL_PAINTS[PAINTS.index(share["disc"][0])],
            leaves=[int(share[f"leaves {seat}"][0]) for seat in rules.seats],
            supply=int(share["supply"][0]),
            gilding=int(share["gilding"][0]),
        )

    def complaints(self, table: Table) -> list[str]:
        """No leaf is lost."""
        basket = self.basket(table)
        if min(basket.leaves) < 0 or basket.supply + sum(basket.leaves) != self.all_leaves:
            return [f"there are not {self.all_leaves} gold leaves"]
        return []

    # Advice to bots

    def appraise(self, table: Table, seat: Seat, rounds: float) -> float:
        """What the leaves of a seat are worth, and the one that it has just used."""
        basket = self.basket(table)
        leaves = basket.leaves[seat]
        useful = min(leaves, USEFUL_LEAVES) if rounds else 0
        return USEFUL_LEAF * useful + THALER * (leaves - useful) + basket.gilding


def drawn_from(discs: list[Paint], chance: Chance, sink: Sink | None) -> Paint:
    """[FR-M5.2] A disc is drawn, and shows which paint is to be refined."""
    disc = discs[chance.pick(len(discs))]
    if sink is not None:
        sink.emit(DiscDrawn(PAINTS[disc]))
    return disc


def worth_at(bishop: Cell, segment: Cell) -> int:
    """[FR-M5.5] What a leaf is worth on a segment, by the place of the bishop."""
    if bishop == segment:
        return ON_THE_SEGMENT
    return BESIDE if FRESCO.around[segment] >> bishop & 1 else ELSEWHERE


class Gilding(SeatStep[Table]):
    """[FR-M5.4] A player restores a segment with the bishop's paint: with a gold leaf?"""

    __slots__ = ("ill", "segment")

    def __init__(self, seat: Seat, segment: Cell, ill: bool) -> None:
        super().__init__(seat)
        self.segment = segment
        self.ill = ill

    @property
    def name(self) -> str:
        return f"gilding {self.seat} {self.segment} {int(self.ill)}"

    def legal(self, state: Table, seat: Seat) -> list[Action]:
        return [action for action in [GILD, PASS] if self.check(state, seat, action) is None]

    def check(self, state: Table, seat: Seat, action: Action) -> Reason | None:
        if isinstance(action, Gild):
            return None if gold_leaf_of(state).basket(state).leaves[seat] else NO_LEAF
        return None if isinstance(action, Pass) else GILD_OR_PASS

    def apply(self, state: Table, seat: Seat, action: Action, chance: Chance, sink: Sink | None) -> None:
        state.agenda.pop()
        if isinstance(action, Gild):
            gold_leaf_of(state).gild(state, seat, self.segment, self.ill, sink)


class ReturnLeaves(Step[Table]):
    """[FR-M5.7] A seat gets Thalers for its leaves."""

    __slots__ = ("seat",)

    def __init__(self, seat: Seat) -> None:
        self.seat = seat

    @property
    def name(self) -> str:
        return f"return-leaves {self.seat}"

    def run(self, state: Table, chance: Chance, sink: Sink | None) -> None:
        gold_leaf_of(state).return_leaves(state, self.seat, sink)


def gold_leaf_of(table: Table) -> GoldLeaf:
    """The module, as it is in play."""
    module = table.rules.by_name[NAME]
    assert isinstance(module, GoldLeaf)
    return module


def parse_gilding(words: list[str]) -> Step[Table]:
    """A question for a gold leaf, of the words of its name."""
    seat, segment, ill = words
    return Gilding(ALL_SEATS[int(seat)], FRESCO.cells[int(segment)], bool(int(ill)))


RETURN_LEAVES: Final = [ReturnLeaves(seat) for seat in ALL_SEATS]
STEPS: Final[list[Step[Table]]] = [*RETURN_LEAVES]
PARSERS: Final[dict[str, Callable[[list[str]], Step[Table]]]] = {"gilding": parse_gilding}

# Advice to bots
USEFUL_LEAVES: Final = 4
USEFUL_LEAF: Final = 1.5
"""So many leaves find a use beyond their Thaler, and about so many points by it."""
