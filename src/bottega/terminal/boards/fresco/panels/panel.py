"""A panel: what the terminal shows of one module."""

from __future__ import annotations

from rich.text import Text

from bottega.core.kinds import Fact
from bottega.core.seats import Seat
from bottega.games.fresco.catalogue import Booth, Location
from bottega.parts.grid import Cell
from bottega.speech.phrase import Phrase
from bottega.terminal.boards.fresco.picture import Picture
from bottega.terminal.boards.layout import Block
from bottega.terminal.boards.tokens import Tokens


class Panel:
    """What the terminal shows of a module: nothing, unless it says otherwise. Its words are messages `board-...`."""

    def __init__(self, module: str) -> None:
        self.module = module

    def board(self, picture: Picture, tokens: Tokens, width: int) -> Block:
        """What lies beside the board, in a few lines; while the game lasts."""
        return []

    def below(self, picture: Picture, tokens: Tokens, width: int) -> Block:
        """What is shown below everything else, where there is room for it; while the game lasts."""
        return []

    def owned(self, picture: Picture, seat: Seat) -> list[Text]:
        """What a player has because of the module, each thing in a few words; while the game lasts."""
        return []

    def on_sheet(self, picture: Picture, seat: Seat, column: Location) -> Phrase:
        """What lies on a location of a player's sheet, beside apprentices, in a word; if it may be seen."""
        return Phrase("")

    def on_segment(self, picture: Picture, segment: Cell) -> Text:
        """What lies on a segment of the fresco, or beside it: as the module's voice has it."""
        return picture.drawn(picture.voice.modules[self.module].on_segment(picture, segment))

    def on_stand(self, picture: Picture, booth: Booth, place: int) -> Text:
        """What is at a place of the market beside its tile: as the module's voice has it."""
        return picture.drawn(picture.voice.modules[self.module].on_stand(picture, booth, place))

    def on_track(self, picture: Picture) -> list[tuple[int, Text]]:
        """What stands on spaces of the victory point track, beside painters: the space, and a sign for it."""
        return []

    def printed(self, picture: Picture) -> list[Text]:
        """What is printed, in full: the lines of `cards`, without a title."""
        return []

    def span(self, kind: str, value: Fact, text: str) -> Text | None:
        """How something of the module is drawn where it is named; None if it is not the module's, or plain."""
        return None
