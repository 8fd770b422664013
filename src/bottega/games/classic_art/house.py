"""Chapter 10: the House, with two players."""

from __future__ import annotations

from typing import Final

from bottega.core.agenda import Step
from bottega.core.chance import Chance
from bottega.core.events import Sink
from bottega.games.classic_art.cards import HOUSE, draw, show
from bottega.games.classic_art.table import Table


def show_house_card(table: Table, chance: Chance, sink: Sink | None) -> None:
    """[CA-10.2] A card of the House goes to its exhibition."""
    table.house -= 1
    show(table, draw(table, chance), HOUSE, sink)


class HouseCard(Step[Table]):
    """[CA-10.2] One card of the House in each turn, before the prediction."""

    __slots__ = ()

    @property
    def name(self) -> str:
        return "house"

    def run(self, state: Table, chance: Chance, sink: Sink | None) -> None:
        show_house_card(state, chance, sink)


HOUSE_CARD: Final = HouseCard()
