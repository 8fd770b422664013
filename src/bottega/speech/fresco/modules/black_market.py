"""Module 16 in words: the black market."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from bottega.core.actions import Action
from bottega.core.seats import Seat
from bottega.games.fresco.actions import Offer
from bottega.games.fresco.catalogue import CATHEDRAL, MARKET, WORKSHOP, Location, Painter
from bottega.games.fresco.kinds import MARKET_TILE, THALERS
from bottega.games.fresco.modules.m16_black_market.offers import BARREL
from bottega.speech.fresco.modules.voice import ModuleVoice, Reader
from bottega.speech.fresco.scene import Scene
from bottega.speech.language import Said


def read_black_market(scene: Scene, words: Sequence[str]) -> Sequence[Action] | None:
    """`black market`."""
    return [BARREL] if words[0] == "market" else None


class BlackMarketVoice(ModuleVoice):
    """The barrel, and the tiles in the bag that may be drawn."""

    help = (("barrel", "help-barrel"),)
    drawn = frozenset({"barrel-emptied"})

    @property
    def readers(self) -> Mapping[str, Reader]:
        return {"black": read_black_market}

    def about_action(self, scene: Scene, action: Offer) -> dict[str, Said]:
        return {
            **self.voice.said("price", THALERS.name, scene.price),
            **self.voice.said("bag", MARKET_TILE.name, scene.view.bag),
        }

    def busy(self, scene: Scene, seat: Seat, column: Location) -> int:
        """[FR-M16.2] One tile more than a booth has."""
        return int(column == MARKET and bool(scene.view.bag))

    def is_unforeseen(self, scene: Scene, seat: Seat, column: Location) -> bool:
        """[FR-M16.3] Nobody knows what is drawn."""
        if column not in (CATHEDRAL, WORKSHOP) or not scene.sent(Painter(seat), MARKET):
            return False
        return bool(scene.view.bag) and scene.view.thalers[seat] >= scene.table.price(seat)


VOICE = BlackMarketVoice
