"""Module 16 in the terminal: the black market."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import ClassVar

from rich.text import Text

from bottega.core.actions import Action
from bottega.core.seats import Seat
from bottega.games.fresco.actions import Offer
from bottega.games.fresco.catalogue import CATHEDRAL, MARKET, MARKET_TILES, WORKSHOP, Location, Painter
from bottega.games.fresco.events import thalers
from bottega.games.fresco.modules.m16_black_market.offers import BARREL, NAME
from bottega.terminal.boards.fresco.panels.panel import Panel, Reader
from bottega.terminal.boards.fresco.scene import Scene
from bottega.terminal.boards.fresco.stalls import price_of, stall_text
from bottega.terminal.boards.layout import Block, flowing
from bottega.terminal.boards.tokens import Tokens

LABEL = "Barrel  "


def tile_called(scene: Scene, tile: str) -> Text:
    """A market tile, by its name in views."""
    return stall_text(scene.box.stalls[MARKET_TILES.index(tile)])


def read_black_market(scene: Scene, words: Sequence[str]) -> Sequence[Action] | None:
    return [BARREL] if words[0] == "market" else None


class BlackMarketPanel(Panel):
    """The barrel, and the tiles in the bag that may be drawn."""

    module = NAME
    readers: ClassVar[Mapping[str, Reader]] = {"black": read_black_market}
    help = (("barrel", "buy a tile unseen on the black market"),)

    def board(self, scene: Scene, tokens: Tokens, width: int) -> Block:
        """What may be drawn, and what was drawn this round."""
        bag = [tile_called(scene, tile) for tile in scene.view.bag]
        drawn = [tile_called(scene, tile) for tile in scene.view.modules[NAME]["barrel"]]
        pieces = [Text("in the bag:"), *bag] if bag else [Text("the bag is empty")]
        pieces += [Text("  bought unseen this round:"), *drawn] if drawn else []
        return flowing(LABEL, pieces, width, gap=1)

    def printed(self, scene: Scene) -> list[Text]:
        text = (
            "One apprentice a round may buy a tile unseen, drawn from the bag, at your usual price, before or after "
            "the others; no booth is emptied or closed for it."
        )
        return [Text(text)]

    def busy(self, scene: Scene, seat: Seat, column: Location) -> int:
        """[FR-M16.2] One tile more than a booth has."""
        return int(column == MARKET and bool(scene.view.bag))

    def is_unforeseen(self, scene: Scene, seat: Seat, column: Location) -> bool:
        """[FR-M16.3] Nobody knows what is drawn."""
        if column not in (CATHEDRAL, WORKSHOP) or not scene.sent(Painter(seat), MARKET):
            return False
        return bool(scene.view.bag) and scene.view.thalers[seat] >= scene.table.price(seat)

    def entry(self, scene: Scene, action: Offer) -> tuple[Text, Text]:
        return Text("Barrel"), Text(f"a tile unseen{_price(scene)}")

    def explain(self, scene: Scene, action: Offer) -> str:
        bag = " ".join(tile_called(scene, tile).plain for tile in scene.view.bag) or "nothing"
        return f"Buy a tile unseen{_price(scene)}, once a round: it is drawn from the bag, which holds {bag} now."


def _price(scene: Scene) -> str:
    price = price_of(scene)
    return "" if price is None else f" for {thalers(price)}"
