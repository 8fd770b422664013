"""Module 16, the black market: what is told."""

from __future__ import annotations

from bottega.core.seats import Seat
from bottega.games.fresco.old_events import Deed, thalers


class BoughtUnseen(Deed):
    def __init__(self, seat: Seat, tile: str, price: int) -> None:
        text = "{seat} buys on the black market for {price}, and draws {tile}."
        super().__init__("bought-unseen", text, seat, {"price": thalers(price), "tile": tile})
