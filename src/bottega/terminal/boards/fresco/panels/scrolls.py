"""Module 7 in the terminal: the scrolls."""

from __future__ import annotations

from rich.text import Text

from bottega.core.seats import Seat
from bottega.games.fresco.catalogue import FRESCO
from bottega.games.fresco.kinds import SEGMENT
from bottega.games.fresco.modules.m07_scrolls.hands import ALONE, CROSSING, LINES
from bottega.games.fresco.modules.m07_scrolls.kinds import SCROLL, SCROLLS
from bottega.games.fresco.modules.m07_scrolls.view import ScrollsShare
from bottega.speech.fresco.modules.scrolls import own_scrolls, restored_on
from bottega.speech.language import Said
from bottega.terminal.boards.fresco.panels.panel import Panel
from bottega.terminal.boards.fresco.picture import Picture
from bottega.terminal.boards.layout import Block
from bottega.terminal.boards.tokens import Tokens


class ScrollsPanel(Panel):
    """One's own scrolls; of the others' only whether they are played."""

    def board(self, picture: Picture, tokens: Tokens, width: int) -> Block:
        """The lines of one's own scrolls, as long as they can be played."""
        own = [scroll for scroll in own_scrolls(picture) if scroll is not None]
        open_ones = [scroll for scroll in own if _line(scroll) & picture.table.unrestored]
        if not open_ones:
            return []
        known = Text(", ").join([picture.says("board-scroll", **_progress(picture, scroll)) for scroll in open_ones])
        crossing = picture.voice.said("crossing", SEGMENT.name, _crossing(picture, own))
        worth = picture.says("board-scrolls-worth", each=ALONE, both=CROSSING, **crossing)
        return [Text.assemble(picture.label("board-scrolls"), known, " ", (worth.plain, "dim"))]

    def owned(self, picture: Picture, seat: Seat) -> list[Text]:
        """The scrolls of others; one's own lie on the table."""
        hand = picture.view.share(ScrollsShare).hands[seat]
        left = int(hand.has_row) + int(hand.has_column)
        return [picture.says("board-scrolls-owned", scrolls=left)] if left and seat != picture.seat else []

    def printed(self, picture: Picture) -> list[Text]:
        played = picture.view.share(ScrollsShare).played
        own = [scroll for scroll in own_scrolls(picture) if scroll is not None]
        return [
            picture.says("cards-scrolls", each=ALONE, both=CROSSING),
            *[picture.says("cards-scrolls-own", **_progress(picture, scroll)) for scroll in own],
            picture.says("cards-scrolls-played", **picture.voice.said("scrolls", SCROLL.name, played)),
        ]


def _line(scroll: str) -> int:
    """The segments that a scroll marks, a bit each."""
    return LINES[SCROLLS.index(scroll)]


def _crossing(picture: Picture, own: list[str]) -> str | None:
    """The segment where both of one's scrolls cross, if it can still be restored."""
    if len(own) < 2:
        return None
    (segment,) = FRESCO.cells_of(_line(own[0]) & _line(own[1]))
    return FRESCO.names[segment] if picture.table.unrestored >> segment & 1 else None


def _progress(picture: Picture, scroll: str) -> dict[str, Said]:
    """How far the line of a scroll is."""
    facts = picture.voice.said("scroll", SCROLL.name, scroll)
    return {**facts, "restored": restored_on(picture, scroll), "segments": FRESCO.columns}


PANEL = ScrollsPanel
