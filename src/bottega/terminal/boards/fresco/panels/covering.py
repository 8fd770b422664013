"""Action tiles that cover a location: what the panels of modules that have one share."""

from __future__ import annotations

from bottega.core.seats import Seat
from bottega.games.fresco.catalogue import Location
from bottega.games.fresco.kinds import ACTION_TILE
from bottega.speech.fresco.modules.covering import CoveringVoice
from bottega.speech.phrase import Phrase
from bottega.terminal.boards.fresco.panels.panel import Panel
from bottega.terminal.boards.fresco.picture import Picture


class CoveringPanel(Panel):
    """A module with an action tile for each player."""

    def on_sheet(self, picture: Picture, seat: Seat, column: Location) -> Phrase:
        module = picture.voice.modules[self.module]
        assert isinstance(module, CoveringVoice)
        if module.where(picture, seat) != column:
            return Phrase("")
        return picture.voice.name(ACTION_TILE.name, module.kind.action_tile)
