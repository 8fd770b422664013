"""Module 15 in the terminal: the dome."""

from __future__ import annotations

from rich.text import Text

from bottega.core.kinds import Fact
from bottega.core.seats import Seat
from bottega.games.fresco.catalogue import Painter
from bottega.games.fresco.kinds import ACTOR
from bottega.games.fresco.modules.m15_dome.kinds import DOME_TILE
from bottega.games.fresco.modules.m15_dome.module import INNER
from bottega.games.fresco.modules.m15_dome.view import DomeShare
from bottega.speech.fresco.modules.dome import DomeVoice, printed_on
from bottega.speech.language import Said
from bottega.terminal.boards.fresco import colours
from bottega.terminal.boards.fresco.panels.panel import Panel
from bottega.terminal.boards.fresco.picture import Picture
from bottega.terminal.boards.layout import Block, flowing
from bottega.terminal.boards.tokens import Tokens


class DomePanel(Panel):
    """The dome tiles under the fresco, and in front of players."""

    def board(self, picture: Picture, tokens: Tokens, width: int) -> Block:
        """The tiles that are still face down, as long as an inner segment is to be restored."""
        if not picture.table.unrestored & INNER:
            return []
        tiles = [_face(picture, tile) for tile in picture.view.share(DomeShare).down]
        return flowing(f"{picture.label('board-dome')}{picture.words('board-dome-face-down')} ", tiles, width)

    def owned(self, picture: Picture, seat: Seat) -> list[Text]:
        share = picture.view.share(DomeShare)
        return [
            picture.says(
                "board-dome-owned", finished="yes" if tile in share.finished else "no", **self._facts(picture, tile)
            )
            for tile in share.owned[seat]
        ]

    def printed(self, picture: Picture) -> list[Text]:
        share = picture.view.share(DomeShare)
        whose: dict[str, Painter | None] = dict.fromkeys(share.down)
        for painter in picture.rules.painters:
            whose |= dict.fromkeys(share.owned[painter], painter)
        tiles = [self._printed(picture, tile, whose[tile]) for tile in sorted(whose)]
        return [picture.says("cards-dome"), *tiles]

    def _printed(self, picture: Picture, tile: str, owner: Painter | None) -> Text:
        """A dome tile: what is printed on it, and where it is."""
        whose = "down" if owner is None else "yours" if owner == picture.view.seat else "others"
        if owner is not None and owner == picture.rules.leonardo:
            whose = "leonardos"
        named = picture.voice.said("owner", ACTOR.name, None if owner is None else picture.table.actor(owner))
        return picture.says("cards-dome-tile", whose=whose, **named, **self._facts(picture, tile))

    def _facts(self, picture: Picture, tile: str) -> dict[str, Said]:
        voice = picture.voice.modules[self.module]
        assert isinstance(voice, DomeVoice)
        return voice.facts_of(picture, tile)

    def span(self, kind: str, value: Fact, text: str) -> Text | None:
        return Text(text, style="bold") if kind == DOME_TILE.name else None


def _face(picture: Picture, tile: str) -> Text:
    """The paints of a dome tile, and its points."""
    printed = printed_on(picture, tile)
    return Text.assemble(colours.pieces(printed.paints), f" {printed.points}")


PANEL = DomePanel
