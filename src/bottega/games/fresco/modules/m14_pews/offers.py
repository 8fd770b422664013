"""Module 14, the pews: its actions."""

from __future__ import annotations

from typing import Final

from bottega.core.actions import Action, Argument
from bottega.games.fresco.actions import Offer
from bottega.games.fresco.catalogue import ALL_LOCATIONS
from bottega.games.fresco.modules.covering import covers_with
from bottega.games.fresco.modules.m14_pews.kinds import BEAMS

NAME: Final = "pews"
SENT: Final = 2
"""[FR-M14.4] So many apprentices find room on the tile."""
PRINTED: Final = 1
MOST_BEAMS: Final = PRINTED + SENT


class RestorePew(Offer):
    """Restore a pew that takes so many beams."""

    __slots__ = ("beams",)

    def __init__(self, beams: int) -> None:
        super().__init__(NAME, "pew", Argument("beams", BEAMS, beams))
        self.beams = beams


COVER: Final = covers_with(NAME, "pews", ALL_LOCATIONS)
PEW: Final = [RestorePew(beams) for beams in range(1, MOST_BEAMS + 1)]
ACTIONS: Final[list[Action]] = [*COVER, *PEW]
