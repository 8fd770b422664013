"""Module 5: the gold leaf."""

from __future__ import annotations

from typing import ClassVar, Final

from bottega.core.actions import Action
from bottega.core.agenda import Step
from bottega.core.chance import Chance
from bottega.core.events import Sink
from bottega.core.meta import Option
from bottega.core.questions import Question
from bottega.core.seats import Seat
from bottega.games.fresco.catalogue import (
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
from bottega.games.fresco.marks import is_ill
from bottega.games.fresco.modules.m05_gold_leaf import advice, view
from bottega.games.fresco.modules.m05_gold_leaf.basket import Basket, GoldArrow
from bottega.games.fresco.modules.m05_gold_leaf.events import DiscDrawn, Gilded, LeavesReturned, LeavesTaken
from bottega.games.fresco.modules.m05_gold_leaf.meta import OPTION
from bottega.games.fresco.modules.m05_gold_leaf.offers import ACTIONS, NAME
from bottega.games.fresco.modules.m05_gold_leaf.questions import GildSegment
from bottega.games.fresco.modules.m05_gold_leaf.steps import RETURN_LEAVES, STEP_KINDS, STEPS, Gilding
from bottega.games.fresco.openings import Extras, Module
from bottega.games.fresco.ruleset import Rules
from bottega.games.fresco.share import Share
from bottega.games.fresco.table import Table
from bottega.parts.grid import Cell

DISCS: Final = [*BASIC, *BLENDED]
"""[FR-M5.2] The colours of the discs."""
ON_THE_SEGMENT: Final = 3
BESIDE: Final = 2
ELSEWHERE: Final = 1
"""[FR-M5.5] What a leaf is worth, by the place of the bishop."""


class GoldLeaf(Module):
    """[FR-M5.1] Gold leaf from the market, for a paint of the bishop's choice."""

    name: ClassVar[str] = NAME
    option: ClassVar[Option] = OPTION
    actions: ClassVar[list[Action]] = ACTIONS
    steps: ClassVar[list[Step[Table]]] = STEPS
    step_kinds: ClassVar[list[type[Step[Table]]]] = STEP_KINDS
    questions: ClassVar[list[type[Question]]] = [GildSegment]
    share: ClassVar[type[Share]] = view.GoldLeafShare
    accounts: ClassVar[tuple[tuple[str, str], ...]] = (("gold-leaf", "FR-M5.5"),)

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
                self.take_leaves(table, seat, arrow, sink)

    def take_leaves(self, table: Table, seat: Seat, arrow: GoldArrow, sink: Sink | None) -> None:
        """[FR-M5.3] A seat takes the leaves of an arrow, as far as there are any."""
        basket = self.basket(table)
        taken = min(arrow.leaves, basket.supply)
        basket.supply -= taken
        basket.leaves[seat] += taken
        if sink is not None and taken:
            sink.emit(LeavesTaken(seat, BOOTHS[arrow.booth], arrow.place + 1, taken))

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
        basket.gilding = self.worth_of_a_leaf(table, segment, ill)
        if sink is not None:
            sink.emit(Gilded(seat, FRESCO.names[segment], basket.gilding))

    def worth_of_a_leaf(self, table: Table, segment: Cell, ill: bool) -> int:
        """[FR-M5.5] How many points a leaf brings on a segment."""
        return ELSEWHERE if ill else worth_at(table.bishop, segment)

    def points(self, table: Table, painter: Painter, segment: Cell, so_far: int) -> int:
        """[FR-M5.5] The points of the leaf that was used for the segment."""
        return self.basket(table).gilding

    def scored(self, table: Table) -> None:
        """[FR-M5.4] The leaf was for one segment."""
        self.basket(table).gilding = 0

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
                sink.emit(LeavesReturned(seat, leaves, leaves))
            table.earn(seat, leaves, sink)

    # What may be seen

    def look(self, table: Table, seat: Seat | None, everything: bool) -> Share:
        return view.look(self, table)

    def lay_out(self, rules: Rules, share: Share) -> Extras:
        return view.lay_out(share)

    def complaints(self, table: Table) -> list[str]:
        """No leaf is lost."""
        basket = self.basket(table)
        if min(basket.leaves) < 0 or basket.supply + sum(basket.leaves) != self.all_leaves:
            return [f"there are not {self.all_leaves} gold leaves"]
        return []

    # Advice to bots

    def appraise(self, table: Table, seat: Seat, rounds: float) -> float:
        return advice.appraise(self, table, seat, rounds)


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
