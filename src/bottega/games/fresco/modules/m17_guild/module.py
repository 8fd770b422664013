"""Module 17: the painters guild."""

from __future__ import annotations

from typing import ClassVar, Final

from bottega.core.actions import Action
from bottega.core.chance import Chance
from bottega.core.events import Sink
from bottega.core.meta import Option
from bottega.core.reasons import Reason
from bottega.core.seats import Seat
from bottega.games.fresco.actions import Offer
from bottega.games.fresco.catalogue import BASIC, BLENDED, PAINTS, Location, Paint
from bottega.games.fresco.marks import SWAPPED_BASIC, SWAPPED_BLENDED
from bottega.games.fresco.modules.m17_guild import advice, view
from bottega.games.fresco.modules.m17_guild.events import GuildFilled, PaintExchanged
from bottega.games.fresco.modules.m17_guild.guild_tile import GuildTile
from bottega.games.fresco.modules.m17_guild.kinds import KINDS_OF_PAINT
from bottega.games.fresco.modules.m17_guild.meta import OPTION
from bottega.games.fresco.modules.m17_guild.offers import ACTIONS, NAME, SHELVES, SWAP, Swap
from bottega.games.fresco.modules.m17_guild.reasons import NOTHING_TO_GIVE, ONCE_EACH, ONLY_IN_THE_WORKSHOP, SAME_COLOUR
from bottega.games.fresco.openings import Extras, Module
from bottega.games.fresco.ruleset import Rules
from bottega.games.fresco.share import Share
from bottega.games.fresco.table import Table
from bottega.games.fresco.visit import Visit
from bottega.games.fresco.workshop import WorkshopVisit

SWAPPED: Final = [SWAPPED_BASIC, SWAPPED_BLENDED]


class Guild(Module):
    """[FR-M17.1] A guild that exchanges paints."""

    name: ClassVar[str] = NAME
    option: ClassVar[Option] = OPTION
    actions: ClassVar[list[Action]] = ACTIONS
    share: ClassVar[type[Share]] = view.GuildShare

    def tile(self, table: Table) -> GuildTile:
        """The guild tile of a table."""
        tile = table.extras[self.slot]
        assert isinstance(tile, GuildTile)
        return tile

    def set_up(self, table: Table, chance: Chance, sink: Sink | None) -> Extras:
        """[FR-M17.1] A basic and a blended paint at random, from the supply."""
        paints = [shelf[chance.pick(len(shelf))] for shelf in SHELVES]
        for paint in paints:
            table.supply[paint] -= 1
        if sink is not None:
            sink.emit(GuildFilled(*[PAINTS[paint] for paint in paints]))
        return GuildTile(paints)

    # In the workshop

    def offers(self, table: Table, visit: Visit) -> list[Offer]:
        if not isinstance(visit, WorkshopVisit) or not visit.left:
            return []
        return [swap for swap in SWAP if self.why_not(table, visit, swap) is None]

    def why_not(self, table: Table, visit: Visit, offer: Offer) -> Reason | None:
        """[FR-M17.3] [FR-M17.4] [FR-M17.5] One's own piece for another colour of its kind, one of each kind."""
        assert isinstance(offer, Swap)
        if not isinstance(visit, WorkshopVisit) or not visit.left:
            return ONLY_IN_THE_WORKSHOP
        if visit.marks & SWAPPED[offer.shelf]:
            return ONCE_EACH.about(kind=KINDS_OF_PAINT[offer.shelf])
        if not table.pieces(visit.seat, offer.paint):
            return NOTHING_TO_GIVE.about(paint=PAINTS[offer.paint])
        same = offer.paint == self.tile(table).paints[offer.shelf]
        return SAME_COLOUR.about(paint=PAINTS[offer.paint]) if same else None

    def accept(self, table: Table, visit: Visit, offer: Offer, chance: Chance, sink: Sink | None) -> None:
        """[FR-M17.2] [FR-M17.4] An exchange takes as long as a blend."""
        assert isinstance(offer, Swap)
        self.swap(table, visit.seat, offer, sink)
        after = visit.marked(visit.marks | SWAPPED[offer.shelf])
        assert isinstance(after, WorkshopVisit)
        after.after_a_blend().go_on(table, sink)

    def swap(self, table: Table, seat: Seat, offer: Swap, sink: Sink | None) -> None:
        """[FR-M17.3] A piece is laid on the guild tile, and the one that was there is taken."""
        tile = self.tile(table)
        taken = tile.paints[offer.shelf]
        tile.paints[offer.shelf] = offer.paint
        table.return_paint(seat, offer.paint)
        table.take_paint(seat, taken)
        table.supply[offer.paint] -= 1
        table.supply[taken] += 1
        if sink is not None:
            sink.emit(PaintExchanged(seat, PAINTS[offer.paint], PAINTS[taken]))

    # What may be seen

    def look(self, table: Table, seat: Seat | None, everything: bool) -> Share:
        return view.look(self, table)

    def lay_out(self, rules: Rules, share: Share) -> Extras:
        return view.lay_out(share)

    def kept_paints(self, table: Table) -> list[Paint]:
        """[FR-M17.1] The two pieces at the guild."""
        return self.tile(table).paints

    def complaints(self, table: Table) -> list[str]:
        """A basic paint and a blended one."""
        basic, blended = self.tile(table).paints
        return [] if basic in BASIC and blended in BLENDED else ["the guild has not a basic and a blended paint"]

    # Advice to bots

    def prospect(self, table: Table, seat: Seat, column: Location, apprentices: int, rounds: float) -> float:
        return advice.prospect(self, table, seat, column, apprentices, rounds)
