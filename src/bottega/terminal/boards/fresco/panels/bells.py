"""Module 8 in the terminal: the bells."""

from __future__ import annotations

from rich.text import Text

from bottega.core.seats import Seat
from bottega.games.fresco.kinds import THALERS
from bottega.games.fresco.modules.m08_bells.certificates import THALERS_A_POINT
from bottega.games.fresco.modules.m08_bells.kinds import BELLS
from bottega.games.fresco.modules.m08_bells.steps import bells_of, certificates_of
from bottega.games.fresco.modules.m08_bells.view import BellsShare, PartlyPaid
from bottega.speech.fresco.modules.bells import BellsVoice
from bottega.speech.phrase import Phrase
from bottega.terminal.boards.fresco.panels.covering import CoveringPanel
from bottega.terminal.boards.fresco.picture import Picture
from bottega.terminal.boards.layout import Block, flowing
from bottega.terminal.boards.tokens import Tokens


class BellsPanel(CoveringPanel):
    """The certificates on display, and those of players."""

    def board(self, picture: Picture, tokens: Tokens, width: int) -> Block:
        """The certificates on display, as long as there are any to come."""
        share, to_come = picture.view.share(BellsShare), _to_come(picture)
        shown = {place: name for place, name in enumerate(share.display, 1) if name is not None}
        if share.scored or not (shown or to_come):
            return []
        pieces = [
            Text.assemble((f"{place} ", "dim"), picture.says("board-bell", **_voice(picture).about_certificate(name)))
            for place, name in shown.items()
        ]
        later = Text(picture.words("board-bells-to-come", number=to_come), style="dim")
        sold = [picture.says("board-bells-sold")]
        return flowing(picture.label("board-bells"), [*(pieces or sold), later], width, gap=3)

    def owned(self, picture: Picture, seat: Seat) -> list[Text]:
        """[FR-M8.4] Certificates that are paid lie face down: while screens are up, of another's only their number."""
        share, voice = picture.view.share(BellsShare), _voice(picture)
        paid, unpaid = share.paid[seat], share.unpaid[seat]
        bells = sum([voice.printed_on(name).bells for name in paid])
        facts = picture.voice.said("bells", BELLS.name, bells)
        hidden = "yes" if picture.is_behind_a_screen(seat) else "no"
        number = [picture.says("board-bells-owned", number=len(paid), hidden=hidden, **facts)] if paid else []
        return [*number, *[self._partly_paid(picture, each) for each in unpaid]]

    def _partly_paid(self, picture: Picture, each: PartlyPaid) -> Text:
        facts = _voice(picture).about_certificate(each.certificate)
        return picture.says("board-bells-unpaid", paid=each.thalers, **facts)

    def printed(self, picture: Picture) -> list[Text]:
        module, share, voice = bells_of(picture.table), picture.view.share(BellsShare), _voice(picture)
        own = [] if picture.seat is None else share.paid[picture.seat]
        steps = [
            picture.voice.say("cards-bells-bonus", points=points, first=first)
            for first, points in zip(module.bonus_from, module.bonuses, strict=True)
        ]
        shown = [name for name in share.display if name is not None]
        return [
            picture.says("cards-installments", **picture.voice.said("each", THALERS.name, THALERS_A_POINT)),
            picture.says("cards-bells", ranks=[Phrase(str(points)) for points in module.ranks], steps=steps),
            *[picture.says("cards-certificate", whose="display", **voice.about_certificate(name)) for name in shown],
            *[picture.says("cards-certificate", whose="own", **voice.about_certificate(name)) for name in own],
        ]


def _voice(picture: Picture) -> BellsVoice:
    voice = picture.voice.modules["bells"]
    assert isinstance(voice, BellsVoice)
    return voice


def _to_come(picture: Picture) -> int:
    """How many certificates are still to be revealed."""
    share = picture.view.share(BellsShare)
    return len(share.unseen) - certificates_of(picture.table).kept_back + len(share.bottom)


PANEL = BellsPanel
