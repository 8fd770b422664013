"""Module 16: the black market."""

from __future__ import annotations

from typing import ClassVar, Final

from bottega.core.actions import Action
from bottega.core.chance import Chance
from bottega.core.events import Sink
from bottega.core.meta import Option
from bottega.core.reasons import Reason
from bottega.core.seats import Seat
from bottega.games.fresco.actions import Offer
from bottega.games.fresco.catalogue import MARKET_TILES, PAINTS, MarketTile
from bottega.games.fresco.market import ANY_BOOTH, MarketVisit, receive
from bottega.games.fresco.marks import BOUGHT_ELSEWHERE
from bottega.games.fresco.modules.bits import numbers_in
from bottega.games.fresco.modules.m16_black_market import view
from bottega.games.fresco.modules.m16_black_market.barrel import Barrel
from bottega.games.fresco.modules.m16_black_market.events import BarrelEmptied, BoughtUnseen
from bottega.games.fresco.modules.m16_black_market.meta import OPTION
from bottega.games.fresco.modules.m16_black_market.offers import ACTIONS, BARREL, NAME
from bottega.games.fresco.modules.m16_black_market.reasons import (
    BAG_EMPTY,
    BARREL_TOO_DEAR,
    ONE_A_ROUND,
    ONLY_AT_THE_MARKET,
)
from bottega.games.fresco.openings import Extras, Module
from bottega.games.fresco.ruleset import Rules
from bottega.games.fresco.share import Share
from bottega.games.fresco.table import Table
from bottega.games.fresco.visit import Visit
from bottega.parts.bag import pull

NO_PLACE: Final = 0
"""A tile of the barrel comes from no place of the market; where a number is wanted, it is this."""


class BlackMarket(Module):
    """[FR-M16.1] A barrel beside the market: a tile is bought unseen."""

    name: ClassVar[str] = NAME
    option: ClassVar[Option] = OPTION
    actions: ClassVar[list[Action]] = ACTIONS
    share: ClassVar[type[Share]] = view.BlackMarketShare

    def barrel(self, table: Table) -> Barrel:
        """The barrel of a table."""
        barrel = table.extras[self.slot]
        assert isinstance(barrel, Barrel)
        return barrel

    def set_up(self, table: Table, chance: Chance, sink: Sink | None) -> Extras:
        """[FR-M16.1] The barrel is empty."""
        return Barrel(0)

    def tidy(self, table: Table, sink: Sink | None) -> None:
        """[FR-M16.5] The tiles on the barrel go back into the bag."""
        tiles = self.kept_market_tiles(table)
        for tile in tiles:
            table.bag[tile] += 1
        self.barrel(table).tiles = 0
        if sink is not None and tiles:
            sink.emit(BarrelEmptied(tuple([MARKET_TILES[tile] for tile in tiles])))

    # At the market

    def offers(self, table: Table, visit: Visit) -> list[Offer]:
        return [BARREL] if self.why_not(table, visit, BARREL) is None else []

    def why_not(self, table: Table, visit: Visit, offer: Offer) -> Reason | None:
        """[FR-M16.2] [FR-M16.4] One apprentice a round, if a tile is in the bag and there is money for it."""
        if not isinstance(visit, MarketVisit) or not visit.left:
            return ONLY_AT_THE_MARKET
        if visit.marks & BOUGHT_ELSEWHERE:
            return ONE_A_ROUND
        if not sum(table.bag):
            return BAG_EMPTY
        price, money = table.price(visit.seat), table.thalers[visit.seat]
        return BARREL_TOO_DEAR.about(price=price, thalers=money) if price > money else None

    def accept(self, table: Table, visit: Visit, offer: Offer, chance: Chance, sink: Sink | None) -> None:
        """[FR-M16.3] [FR-M16.5] A tile is drawn and paid for, and lies on the barrel."""
        price, tile = table.price(visit.seat), MarketTile(pull(table.bag, chance))
        table.pay(visit.seat, price)
        self.barrel(table).tiles |= 1 << tile
        if sink is not None:
            paints = tuple([PAINTS[paint] for paint in table.rules.box.stalls[tile].paints])
            sink.emit(BoughtUnseen(visit.seat, MARKET_TILES[tile], price, paints))
        receive(table, visit.seat, tile, ANY_BOOTH, NO_PLACE, sink)
        visit.with_one_less().marked(visit.lasting | BOUGHT_ELSEWHERE).go_on(table, sink)

    # What may be seen

    def look(self, table: Table, seat: Seat | None, everything: bool) -> Share:
        return view.look(self, table)

    def lay_out(self, rules: Rules, share: Share) -> Extras:
        return view.lay_out(share)

    def kept_market_tiles(self, table: Table) -> list[MarketTile]:
        """[FR-M16.5] The tiles on the barrel."""
        return [MarketTile(tile) for tile in numbers_in(self.barrel(table).tiles)]
