"""Module 12 in the terminal: the dames."""

from __future__ import annotations

from rich.text import Text

from bottega.core.kinds import Fact
from bottega.core.seats import Seat
from bottega.games.fresco.catalogue import ALL_LOCATIONS, LOCATIONS, PAINTS, Location
from bottega.games.fresco.kinds import PLACE, SEGMENT
from bottega.games.fresco.modules.m12_dames.events import WaitingDame
from bottega.games.fresco.modules.m12_dames.kinds import DAME, RESERVATION_SIDE
from bottega.games.fresco.modules.m12_dames.view import DamesShare, Reservation
from bottega.speech.fresco.modules.dames import FOR_ANOTHER, FOR_YOU, RESERVED, DamesVoice
from bottega.speech.phrase import Phrase, joined
from bottega.terminal.boards.fresco import colours
from bottega.terminal.boards.fresco.panels.panel import Panel
from bottega.terminal.boards.fresco.picture import Picture

SIGN = "♕"
TINTS = {"own": "#7ee787", "other": "#ff7b72"}


class DamesPanel(Panel):
    """The dames on the track, with their owners, and at work; and reserved segments."""

    def owned(self, picture: Picture, seat: Seat) -> list[Text]:
        share = picture.view.share(DamesShare)
        reserved = share.reserved[seat]
        dames = [Text.assemble(SIGN, " ", colours.tinted(colours.paint_called(dame))) for dame in share.married[seat]]
        return [*dames, *([] if reserved is None else [_reserved(picture, reserved)])]

    def on_sheet(self, picture: Picture, seat: Seat, column: Location) -> Phrase:
        sent = picture.view.share(DamesShare).sent[seat] or ()
        here = [picture.voice.name(DAME.name, dame.dame) for dame in sent if dame.location == LOCATIONS[column]]
        return joined(", ", here)

    def on_track(self, picture: Picture) -> list[tuple[int, Text]]:
        """[FR-M12.1] The dames on rosary spaces, each with the letter of her colour."""
        waiting = picture.view.share(DamesShare).waiting if picture.view.agenda else ()
        return [(each.space, _on_track(each)) for each in waiting]

    def printed(self, picture: Picture) -> list[Text]:
        voice = picture.voice.modules[self.module]
        assert isinstance(voice, DamesVoice)
        places = [picture.location(column) for column in ALL_LOCATIONS]
        deeds = [
            picture.says("cards-dame-deed", deed=voice.deed_at(place), **picture.voice.said("place", PLACE.name, place))
            for place in places
        ]
        reserved = picture.says("cards-dames-reserved", yours=FOR_YOU, others=FOR_ANOTHER)
        return [picture.says("cards-dames", sign=SIGN), *deeds, reserved]

    def span(self, kind: str, value: Fact, text: str) -> Text | None:
        if kind == DAME.name and value in PAINTS:
            return colours.tinted(colours.paint_called(str(value)), text)
        return Text(text, style=f"bold {TINTS[str(value)]}") if kind == RESERVED else None


def _on_track(waiting: WaitingDame) -> Text:
    letter = colours.pieces([colours.paint_called(waiting.dame)])
    return Text.assemble((SIGN, "bold"), letter, str(waiting.space))


def _reserved(picture: Picture, tile: Reservation) -> Text:
    said = picture.voice.said
    segment = said("segment", SEGMENT.name, tile.segment)
    return picture.says("board-reserved", **segment, **said("side", RESERVATION_SIDE.name, tile.side))


PANEL = DamesPanel
