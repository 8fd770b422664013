"""Module 13 in the terminal: the catacombs."""

from __future__ import annotations

from rich.text import Text

from bottega.core.kinds import Fact
from bottega.core.seats import Seat
from bottega.games.fresco.catalogue import FRESCO, Location
from bottega.games.fresco.kinds import HOUR, LOCATION, SEGMENT, THALERS
from bottega.games.fresco.modules.m13_catacombs.kinds import MAP, TREASURE
from bottega.games.fresco.modules.m13_catacombs.rooms import PRICE
from bottega.games.fresco.modules.m13_catacombs.view import CatacombsShare, LaidMap
from bottega.speech.fresco.modules.catacombs import CatacombsVoice, laid_on, own_maps
from bottega.speech.phrase import Phrase, joined
from bottega.terminal.boards.fresco.panels.panel import Panel
from bottega.terminal.boards.fresco.picture import Picture
from bottega.terminal.boards.layout import Block, flowing
from bottega.terminal.boards.tokens import Tokens

GOLD = "#d4af37"
GAP = 3


class CatacombsPanel(Panel):
    """Maps, open rooms and treasures."""

    def voice(self, picture: Picture) -> CatacombsVoice:
        """How the module is spoken of."""
        voice = picture.voice.modules[self.module]
        assert isinstance(voice, CatacombsVoice)
        return voice

    def board(self, picture: Picture, tokens: Tokens, width: int) -> Block:
        """How many maps are left, one's own maps, and Leonardo's."""
        share = picture.view.share(CatacombsShare)
        pieces = [*_stacks(picture), *self._own(picture)]
        if picture.has_leonardo:
            pieces += [self._leonardos(picture, laid) for laid in share.laid[picture.rules.leonardo] or ()]
        lines = flowing(picture.label("board-maps"), pieces, width, gap=GAP) if pieces else []
        legend = picture.words("board-treasures-legend")
        has_room = lines and share.open and lines[-1].cell_len + len(legend) + GAP <= width
        return [*lines[:-1], Text.assemble(lines[-1], (f"{' ' * GAP}{legend}", "dim"))] if has_room else lines

    def _own(self, picture: Picture) -> list[Text]:
        """The maps of the seat that looks."""
        own = [Text.assemble((f"{name} ", "bold"), self._rooms(picture, name)) for name in own_maps(picture)]
        return [Text.assemble(picture.words("board-maps-own"), " ", own[0]), *own[1:]] if own else []

    def _leonardos(self, picture: Picture, laid: LaidMap) -> Text:
        """[FR-M13.12] A map of Leonardo's, which lies open: its location, and its rooms."""
        assert laid.map is not None
        rooms = self.voice(picture).rooms_in_words(picture, laid.map)
        location = picture.voice.said("location", LOCATION.name, laid.location)
        return picture.says(
            "board-maps-leonardos", rooms=rooms, **location, **picture.voice.said("map", MAP.name, laid.map)
        )

    def _rooms(self, picture: Picture, name: str) -> Text:
        return picture.drawn(self.voice(picture).rooms_in_words(picture, name))

    def owned(self, picture: Picture, seat: Seat) -> list[Text]:
        """[FR-M13.3] [FR-M13.8] Maps of others by their times, since one's own lie on the table; and treasures."""
        share = picture.view.share(CatacombsShare)
        hours = [held.hour for held in share.hands[seat] if held.map is None]
        found = [picture.says("board-maps-held", **picture.voice.said("hours", HOUR.name, hours))] if hours else []
        kept = share.kept[seat]
        if kept and picture.is_behind_a_screen(seat):
            return [*found, picture.says("board-treasures-kept", treasures=len(kept))]
        voice = self.voice(picture)
        return [*found, *[picture.says("board-treasure-kept", **voice.about_treasure(name)) for name in kept]]

    def on_sheet(self, picture: Picture, seat: Seat, column: Location) -> Phrase:
        said = picture.voice.said
        return joined(
            ", ",
            [
                picture.voice.say(
                    "board-map-laid", **said("map", MAP.name, laid.map), **said("hour", HOUR.name, laid.hour)
                )
                for laid in laid_on(picture, seat, column)
            ],
        )

    def printed(self, picture: Picture) -> list[Text]:
        """How treasures are worth something, those that lie open, and one's own maps."""
        voice, said = self.voice(picture), picture.voice.said
        treasures = [
            picture.says(
                "cards-treasure", found=voice.at_length(name), **said("segment", SEGMENT.name, FRESCO.names[room])
            )
            for room, name in voice.open_treasures(picture).items()
        ]
        maps = [self._map(picture, name) for name in own_maps(picture)]
        price = said("price", THALERS.name, PRICE)
        return [picture.says("cards-treasures"), picture.says("cards-maps", **price), *treasures, *maps]

    def _map(self, picture: Picture, name: str) -> Text:
        """A map with all its rooms."""
        rooms = [FRESCO.names[room] for room in self.voice(picture).rooms_of(name)]
        facts = picture.voice.said("rooms", SEGMENT.name, rooms)
        return picture.says("cards-map", **picture.voice.said("map", MAP.name, name), **facts)

    def span(self, kind: str, value: Fact, text: str) -> Text | None:
        return Text(text, style=GOLD) if kind == TREASURE.name else None


def _stacks(picture: Picture) -> list[Text]:
    """How many maps are left of each time."""
    stacks = [
        picture.voice.say("board-map-stack", left=stack.left, **picture.voice.said("hour", HOUR.name, stack.hour))
        for stack in picture.view.share(CatacombsShare).stacks
        if stack.left
    ]
    return [picture.says("board-maps-left", stacks=stacks)] if stacks else []


PANEL = CatacombsPanel
