"""Module 11: the bishop's favors."""

from __future__ import annotations

from typing import ClassVar, Final

from bottega.core.chance import Chance
from bottega.core.events import Sink
from bottega.core.meta import Option
from bottega.core.seats import Seat
from bottega.games.fresco.catalogue import FRESCO, PAINTS, Painter
from bottega.games.fresco.cathedral import Uncover
from bottega.games.fresco.kinds import LEONARDO, ActorId
from bottega.games.fresco.modules.m11_favors import view
from bottega.games.fresco.modules.m11_favors.events import FavorRemoved, FavorTurnedUp
from bottega.games.fresco.modules.m11_favors.favor_tiles import Favor, FavorTiles
from bottega.games.fresco.modules.m11_favors.meta import OPTION
from bottega.games.fresco.openings import Extras, Module
from bottega.games.fresco.ruleset import Rules
from bottega.games.fresco.share import Share
from bottega.games.fresco.table import Table
from bottega.games.fresco.track import advance_painter
from bottega.games.fresco.wake_up import change_mood
from bottega.parts.bag import pull
from bottega.parts.grid import Cell

NAME: Final = "favors"


class Favors(Module):
    """[FR-M11.1] A favor on every segment of the fresco."""

    name: ClassVar[str] = NAME
    share: ClassVar[type[Share]] = view.FavorsShare
    option: ClassVar[Option] = OPTION
    accounts: ClassVar[tuple[tuple[str, str], ...]] = (("favors", "FR-M11.4"),)

    def __init__(self, slot: int, first_account: int) -> None:
        super().__init__(slot, first_account)
        self.favors: list[Favor] = []

    def tiles(self, table: Table) -> FavorTiles:
        """The favors of a table."""
        tiles = table.extras[self.slot]
        assert isinstance(tiles, FavorTiles)
        return tiles

    def rewrite(self, rules: Rules) -> None:
        self.favors = [Favor(entry) for entry in rules.box.components.favors.items]

    def set_up(self, table: Table, chance: Chance, sink: Sink | None) -> Extras:
        """[FR-M11.1] One on each tile of the fresco, all of them face down."""
        unseen = [favor.tiles for favor in self.favors]
        return FavorTiles(unseen, sum(unseen) - table.unrestored.bit_count())

    def restored(
        self, table: Table, painter: Painter, segment: Cell, blessed: bool, chance: Chance, sink: Sink | None
    ) -> None:
        """[FR-M11.2] [FR-M11.3] Where the bishop stood the favor is turned up; elsewhere it is removed unseen."""
        tiles = self.tiles(table)
        if blessed:
            self.apply(table, painter, segment, self.favors[pull(tiles.unseen, chance)], sink)
        else:
            tiles.removed += 1
            if sink is not None:
                sink.emit(FavorRemoved(FRESCO.names[segment]))

    def apply(self, table: Table, painter: Painter, segment: Cell, favor: Favor, sink: Sink | None) -> None:
        """[FR-M11.2] [FR-M11.5] A favor works at once; Leonardo has nothing but points of it."""
        seat = table.seat_of(painter)
        if sink is not None:
            tell_favor(table.actor(painter), segment, favor, sink)
        table.credit(painter, self.first_account, favor.points)
        advance_painter(table, painter, favor.points, sink)
        if seat is not None:
            give(table, seat, favor, sink)

    # What may be seen

    def look(self, table: Table, seat: Seat | None, everything: bool) -> Share:
        return view.look(self, table)

    def lay_out(self, rules: Rules, share: Share) -> Extras:
        return view.lay_out(share)

    def complaints(self, table: Table) -> list[str]:
        """What was never turned up is removed, or lies on the fresco."""
        tiles = self.tiles(table)
        lying = table.unrestored.bit_count() + len([step for step in table.agenda if isinstance(step, Uncover)])
        if min(tiles.unseen) < 0 or sum(tiles.unseen) != tiles.removed + lying:
            return [f"{sum(tiles.unseen)} favors are face down, not {tiles.removed} + {lying}"]
        return []


def give(table: Table, seat: Seat, favor: Favor, sink: Sink | None) -> None:
    """[FR-M11.4] Thalers, mood and paints of a favor."""
    for paint in favor.paints:
        table.take_paint(seat, paint)
    if favor.mood:
        change_mood(table, seat, favor.mood, sink)
    if favor.thalers:
        table.earn(seat, favor.thalers, sink)


def tell_favor(actor: ActorId, segment: Cell, favor: Favor, sink: Sink) -> None:
    """[FR-M11.4] [FR-M11.5] What a painter has of a favor: Leonardo only its points."""
    is_leonardo = actor == LEONARDO
    sink.emit(
        FavorTurnedUp(
            actor=actor,
            favor=favor.id,
            segment=FRESCO.names[segment],
            thalers=0 if is_leonardo else favor.thalers,
            points=favor.points,
            mood=0 if is_leonardo else favor.mood,
            paints=() if is_leonardo else tuple([PAINTS[paint] for paint in favor.paints]),
            rule="FR-M11.5" if is_leonardo else "FR-M11.4",
        )
    )
