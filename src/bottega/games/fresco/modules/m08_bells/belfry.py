"""Module 8: the certificates, wherever they are."""

from __future__ import annotations

from typing import Final

from bottega.games.fresco.catalogue import Location
from bottega.games.fresco.modules.covering import ActionTiles
from bottega.games.fresco.modules.shares import NOTHING

SOLD: Final = NOTHING
"""What a place of the display holds without a certificate."""


class Belfry(ActionTiles):
    """The certificates. Those that nobody has seen yet are `unseen`, a bit each; `bottom` are those unsold that lie
    under them, the next one first; `display` are those for sale.

    `paid` and `unpaid` has a bit for each certificate of a seat, `on` what is paid for each certificate that is unpaid:
    the coins themselves are in the supply at once, where they come in the end. Once the bells are `scored`,
    `leonardos` are his.
    """

    __slots__ = ("bottom", "display", "leonardos", "on", "paid", "scored", "unpaid", "unseen")

    def __init__(
        self,
        columns: list[Location],
        unseen: int,
        bottom: tuple[int, ...],
        display: list[int],
        paid: list[int],
        unpaid: list[int],
        on: list[int],
        leonardos: int,
        scored: bool,
    ) -> None:
        super().__init__(columns)
        self.unseen = unseen
        self.bottom = bottom
        self.display = display
        self.paid = paid
        self.unpaid = unpaid
        self.on = on
        self.leonardos = leonardos
        self.scored = scored

    def copy(self) -> Belfry:
        return Belfry(
            self.columns[:],
            self.unseen,
            self.bottom,
            self.display[:],
            self.paid[:],
            self.unpaid[:],
            self.on[:],
            self.leonardos,
            self.scored,
        )


def on_display(belfry: Belfry) -> list[int]:
    """The certificates on display that are not sold."""
    return [certificate for certificate in belfry.display if certificate != SOLD]
