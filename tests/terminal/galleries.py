"""Positions of Classic Art to draw and to type at."""

from __future__ import annotations

import random

from bottega.core.chance import Chance
from bottega.core.events import Sink
from bottega.core.ruleset import Ruleset
from bottega.core.seats import Seat
from bottega.games.classic_art import GAME, ClassicArt
from bottega.games.classic_art.table import Table
from bottega.games.classic_art.view import ClassicArtView
from bottega.terminal.at_screen import AtScreen
from tests.games.classic_art.tables import Play, table
from tests.terminal.driver import sitting_of


def seen(play: Play, seat: int | None = 0) -> ClassicArtView:
    """The table as a seat sees it."""
    return GAME.view(play.state, None if seat is None else Seat(seat))


HAND = "EE-13 SC-04 SC-11 PO-05 LA-02"
FIVE = seen(
    table(
        HAND,
        seats=5,
        first=0,
        season=3,
        shown="EE-01 EE-10 SL-02 SL-09 SL-01 SC-01 SC-02 SC-03 SC-05 PO-02 PO-03 PO-08 PO-09 PO-11 PO-12 PO-13 LA-11",
        predictions={
            "EE 2-": "A!",
            "SL 1-": "BB!",
            "SC 3-": "C!",
            "SC 6+": "A",
            "PO 7+": "DD!",
            "PO 8+": "AA",
            "LA 6+": "E!",
            "LA 4-": "B",
        },
        tokens=[1, 3, 4, 0, 5],
        tracks={0: [7, 0, 2, 5, 0], 1: [2, 5, 0, 5, 1], 2: [2, 0, 10, 0, 4], 3: [2, 5, 0, 10, 0], 4: [0, 0, 0, 1, 3]},
    )
)
"""The last round of turns of a game for five."""

HOUSE = table(
    "EE-13 SC-04 SC-11 PO-05 LA-02",
    seats=2,
    first=1,
    at="play 0",
    shown="EE-01 EE-10 SC-05 PO-02 PO-03 LA-11",
    predictions={"SC 3-": "A!", "SC 6+": "B", "LA 6+": "BB"},
    tokens=[4, 2],
    tracks={0: [0, 3, 0, 6, 0]},
    house=3,
)
TWO = seen(HOUSE)
"""A turn of a game for two, with the House."""

SETUP = seen(
    table(
        "EE-13 SL-09 SC-04 SC-11 PO-05 LA-02 LA-03",
        seats=5,
        first=4,
        size=7,
        at="setup 0",
        shown="EE-01 SC-12",
        predictions={"PO 3-": "EE!"},
    )
)
"""A setup turn, with a loan that waits."""

SECOND = seen(table(HAND, shown="SC-01", predictions={"SC 3-": "A!"}, at="play 0 SC-04"))
"""A card is chosen, and not shown yet."""

PREDICTING = seen(table("PO-05 LA-02 LA-03", shown="SC-01", predictions={"SC 3-": "AA!"}, at="predict 0"))
"""A prediction, once doubled down."""

PENNILESS = seen(table(HAND, tokens=[0, 6, 6]))
"""A turn without tokens."""

LAST = seen(
    table(
        "SC-04 SC-12 LA-02",
        seats=2,
        size=3,
        at="last",
        shown="SC-01 SC-02 LA-01 LA-12",
        predictions={"SC 3-": "A!", "LA 6+": "BB"},
        house=2,
    )
)
"""The last turn of a season, for two."""

OVER = seen(
    table(
        seats=5,
        size=0,
        at="",
        season=4,
        shown="EE-01 EE-10 SL-02 SC-01 SC-02 SC-03 PO-02 PO-03 PO-08 PO-09 PO-11 PO-12 PO-13 LA-11",
        tokens=[1, 6, 3, 4, 5],
        tracks={
            0: [7, 0, 0, 6, 0],
            1: [6, 0, 0, 0, 6],
            2: [0, 8, 6, 0, 0],
            3: [0, 5, 6, 0, 8],
            4: [1, 8, 10, 4, 5],
        },
    )
)
"""The end of the rulebook's example."""


class Begun(ClassicArt):
    """The game, set up as in a position."""

    def __init__(self, view: ClassicArtView) -> None:
        super().__init__()
        self.position = view

    def new(self, ruleset: Ruleset, chance: Chance, sink: Sink | None = None) -> Table:
        return self.determinize(self.position, random.Random(1))


def sitting_at(view: ClassicArtView, seats: str = "me:Anna,me:Bea") -> AtScreen:
    """A game at this screen that begins in a position."""
    game = Begun(view)
    return sitting_of(game, game.ruleset(view.seats, view.options), seats)
