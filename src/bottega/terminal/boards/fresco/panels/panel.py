"""A panel: what the terminal shows and says of one module."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import ClassVar

from rich.text import Text

from bottega.core.actions import Action
from bottega.core.seats import Seat
from bottega.games.fresco.actions import Offer
from bottega.games.fresco.catalogue import Booth, Hour, Location
from bottega.games.fresco.visit import Visit
from bottega.parts.grid import Cell
from bottega.terminal.boards.fresco.scene import Scene
from bottega.terminal.boards.layout import Block
from bottega.terminal.boards.tokens import Tokens

Reader = Callable[[Scene, Sequence[str]], Sequence[Action] | None]


class Panel:
    """What the terminal shows and says of a module: nothing, unless it says otherwise.

    `module` is the module's name. `readers` read sentences by their first word, as those of the base game do, and
    `help` explains them.
    """

    module: ClassVar[str] = ""
    readers: ClassVar[Mapping[str, Reader]] = {}
    help: ClassVar[tuple[tuple[str, str], ...]] = ()

    # What lies on the table

    def board(self, scene: Scene, tokens: Tokens, width: int) -> Block:
        """What lies beside the board, in a few lines; while the game lasts."""
        return []

    def owned(self, scene: Scene, seat: Seat) -> list[Text]:
        """What a player has because of the module, each thing in a few words; while the game lasts."""
        return []

    def on_sheet(self, scene: Scene, seat: Seat, column: Location) -> str:
        """What lies on a location of a player's sheet, beside apprentices, in a word; if it may be seen."""
        return ""

    def on_segment(self, scene: Scene, segment: Cell) -> Text:
        """What lies on a segment of the fresco, or beside it: a sign or two, a few more where it is restored."""
        return Text()

    def on_stand(self, scene: Scene, booth: Booth, place: int) -> Text:
        """What is at a place of the market beside its tile: a sign or two."""
        return Text()

    def on_track(self, scene: Scene) -> list[tuple[int, Text]]:
        """What stands on spaces of the victory point track, beside painters: the space, and a sign for it."""
        return []

    def printed(self, scene: Scene) -> list[Text]:
        """What is printed, in full: the lines of `cards`, without a title."""
        return []

    # What is worth a thought before a plan is committed

    def busy(self, scene: Scene, seat: Seat, column: Location) -> int:
        """How many apprentices of a plan find something to do at a location by the module alone, at the most."""
        return 0

    def is_unforeseen(self, scene: Scene, seat: Seat, column: Location) -> bool:
        """Whether the module may bring paints or Thalers before or at a location, so that nobody can count on them."""
        return False

    def warnings(self, scene: Scene, seat: Seat) -> list[str]:
        """What else a player should think over, a sentence each."""
        return []

    def unasked(self, scene: Scene, action: Offer) -> str:
        """Why an action of the module has no place in the plan of the seat that looks."""
        return "it is not asked for in this plan"

    # What is asked and what may be done

    def asked(self, scene: Scene, legal: Sequence[Action]) -> tuple[str, str] | None:
        """What the module asks, in a sentence, and an answer as one may type it; None if it asks nothing now."""
        return None

    def about(self, scene: Scene, visit: Visit) -> str:
        """What is to be known of a visit that goes on, in a sentence; "" if nothing."""
        return ""

    def waking(self, scene: Scene, hour: Hour) -> str:
        """What a wake-up time means beside mood and price to the painter who chooses it, in a few words."""
        return ""

    def blends_lost(self, visit: Visit) -> int:
        """How many blends fewer are left in a workshop than its apprentices would have."""
        return 0

    def is_in_the_middle(self, scene: Scene) -> bool:
        """Whether the seat that looks is in the middle of something of the module's."""
        return False

    def entry(self, scene: Scene, action: Offer) -> tuple[Text, Text]:
        """The row of the menu that an action of the module stands in, and what it is called there."""
        return Text(action.word.capitalize()), Text(action.name)

    def declined(self, action: Offer) -> str:
        """What it means to pass where only such actions may be done, in words; "" if it means nothing special."""
        return ""

    def buying(self, scene: Scene, booth: Booth, place: int) -> str:
        """What else it brings to buy the tile at a place of the market, in a sentence; "" if nothing."""
        return ""

    def restoring(self, scene: Scene, segment: Cell) -> str:
        """What else it means to restore a segment, in a sentence; "" if nothing."""
        return ""

    def explain(self, scene: Scene, action: Offer) -> str:
        """What an action of the module does, in a sentence."""
        return f"{action.name.capitalize()}."
