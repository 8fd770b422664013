"""Module 14 in the terminal: the pews."""

from __future__ import annotations

from rich.text import Text

from bottega.core.seats import Seat
from bottega.games.fresco.modules.m14_pews.kinds import BEAMS
from bottega.games.fresco.modules.m14_pews.module import BEAMS_EACH
from bottega.games.fresco.modules.m14_pews.offers import PEW, PRINTED, SENT
from bottega.games.fresco.modules.m14_pews.view import PewsShare
from bottega.speech.fresco.modules.pews import PewsVoice, points_left
from bottega.speech.fresco.saying import BEAM
from bottega.speech.language import Said
from bottega.speech.phrase import Phrase
from bottega.terminal.boards.fresco.panels.covering import CoveringPanel
from bottega.terminal.boards.fresco.picture import Picture
from bottega.terminal.boards.layout import Block, flowing
from bottega.terminal.boards.tokens import Tokens


class PewsPanel(CoveringPanel):
    """The pews that are left, and the beams of players."""

    def board(self, picture: Picture, tokens: Tokens, width: int) -> Block:
        """The pews that are left, by their beams."""
        kinds = [
            picture.says("board-pew", **_about(picture, pew.beams)) for pew in PEW if points_left(picture, pew.beams)
        ]
        return flowing(picture.label("board-pews"), kinds, width, gap=3) if kinds else []

    def owned(self, picture: Picture, seat: Seat) -> list[Text]:
        beams = picture.view.share(PewsShare).beams[seat]
        return [picture.drawn(picture.voice.name(BEAMS.name, beams))] if beams else []

    def printed(self, picture: Picture) -> list[Text]:
        kinds = [
            picture.says("cards-pew", **_about(picture, pew.beams), points=[Phrase(str(each)) for each in points])
            for pew in PEW
            if (points := points_left(picture, pew.beams))
        ]
        return [
            picture.says("cards-beams", sign=BEAM, example=f"R{BEAM * 2}"),
            picture.says("cards-pews-tile", printed=PRINTED, sent=SENT, most=BEAMS_EACH),
            picture.says("cards-pews", pews=len(kinds)),
            *kinds,
        ]


def _about(picture: Picture, beams: int) -> dict[str, Said]:
    """What there is to be known of the pews that take so many beams."""
    voice = picture.voice.modules["pews"]
    assert isinstance(voice, PewsVoice)
    return voice.about_pews(picture, beams)


PANEL = PewsPanel
