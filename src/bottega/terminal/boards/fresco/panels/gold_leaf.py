"""Module 5 in the terminal: the gold leaf."""

from __future__ import annotations

from rich.text import Text

from bottega.core.kinds import Fact
from bottega.core.seats import Seat
from bottega.games.fresco.catalogue import BOOTHS
from bottega.games.fresco.kinds import BOOTH, PAINT
from bottega.games.fresco.modules.m05_gold_leaf.basket import GoldArrow
from bottega.games.fresco.modules.m05_gold_leaf.kinds import LEAVES
from bottega.games.fresco.modules.m05_gold_leaf.module import BESIDE, ELSEWHERE, ON_THE_SEGMENT
from bottega.games.fresco.modules.m05_gold_leaf.steps import gold_leaf_of
from bottega.speech.fresco.modules.gold_leaf import LEAF, share_of
from bottega.speech.language import Said
from bottega.speech.phrase import Phrase, named
from bottega.terminal.boards.fresco.colours import BISHOP
from bottega.terminal.boards.fresco.panels.panel import Panel
from bottega.terminal.boards.fresco.picture import Picture
from bottega.terminal.boards.layout import Block, flowing
from bottega.terminal.boards.tokens import Tokens

GOLDEN = "#f0c419"
SIGN = named(LEAF, LEAVES.name, 1)
WORTH: dict[str, Said] = {"on": ON_THE_SEGMENT, "beside": BESIDE, "elsewhere": ELSEWHERE}


class GoldLeafPanel(Panel):
    """The basket, the leaves, and the arrows at the market."""

    def board(self, picture: Picture, tokens: Tokens, width: int) -> Block:
        """Which paint is to be refined, and what a leaf is worth."""
        worth = picture.says("board-gold-worth", bishop=BISHOP, **WORTH, **_disc(picture))
        left = picture.says("board-gold-left", supply=share_of(picture).supply, leaf=SIGN)
        return flowing(picture.label("board-gold"), [worth, left], width, gap=3)

    def owned(self, picture: Picture, seat: Seat) -> list[Text]:
        """[FR-M5.9] The leaves behind a screen, unless it is up."""
        leaves = share_of(picture).leaves[seat]
        if not leaves or picture.is_behind_a_screen(seat):
            return []
        return [Text(str(picture.voice.name(LEAVES.name, leaves)))]

    def printed(self, picture: Picture) -> list[Text]:
        arrows = [_arrow(picture, arrow) for arrow in gold_leaf_of(picture.table).arrows]
        return [
            picture.says("cards-gold-disc", **_disc(picture)),
            picture.says("cards-gold-arrows", leaf=SIGN, arrows=arrows),
            picture.says("cards-gold-worth", **WORTH),
        ]

    def span(self, kind: str, value: Fact, text: str) -> Text | None:
        """The sign of a leaf is golden."""
        return Text(text, style=GOLDEN) if kind == LEAVES.name and text.startswith(LEAF) else None


def _disc(picture: Picture) -> dict[str, Said]:
    """[FR-M5.2] The paint that is to be refined."""
    return picture.voice.said("paint", PAINT.name, share_of(picture).disc)


def _arrow(picture: Picture, arrow: GoldArrow) -> Phrase:
    facts = {
        **picture.voice.said("booth", BOOTH.name, BOOTHS[arrow.booth]),
        **picture.voice.said("leaves", LEAVES.name, arrow.leaves),
    }
    return picture.voice.say("cards-gold-arrow", place=arrow.place + 1, **facts)


PANEL = GoldLeafPanel
