"""Module 10 in the terminal: the medico."""

from __future__ import annotations

from rich.text import Text

from bottega.core.seats import Seat
from bottega.games.fresco.catalogue import LOCATIONS, Location
from bottega.games.fresco.kinds import LOCATION, THALERS
from bottega.games.fresco.modules.m10_medico.events import BottleOnOffer
from bottega.games.fresco.modules.m10_medico.infirmary import SAINT, WORTH_OF_HEALTH
from bottega.games.fresco.modules.m10_medico.kinds import BOTTLES, INFECTION, INFECTIONS
from bottega.games.fresco.modules.m10_medico.module import MOST_BOTTLES
from bottega.games.fresco.modules.m10_medico.view import MedicoShare
from bottega.speech.fresco.modules.medico import MedicoVoice, ill_of, on_offer
from bottega.speech.phrase import Phrase, joined
from bottega.terminal.boards.fresco.panels.covering import CoveringPanel
from bottega.terminal.boards.fresco.picture import Picture
from bottega.terminal.boards.layout import Block, flowing
from bottega.terminal.boards.tokens import Tokens


class MedicoPanel(CoveringPanel):
    """The medico board, the infection tiles, and the ill."""

    def voice(self, picture: Picture) -> MedicoVoice:
        """How the module is spoken of."""
        voice = picture.voice.modules[self.module]
        assert isinstance(voice, MedicoVoice)
        return voice

    def board(self, picture: Picture, tokens: Tokens, width: int) -> Block:
        """The bottles on offer, and which locations may be infected."""
        bottles = [self._bottle(picture, place, offered) for place, offered in on_offer(picture)]
        lines = flowing(picture.label("board-medico"), bottles, width, gap=3) if bottles else []
        return [*lines, *flowing(picture.label("board-illness"), _infections(picture), width, gap=3)]

    def _bottle(self, picture: Picture, place: int, offered: BottleOnOffer) -> Text:
        assert offered.bottle is not None
        short = self.voice(picture).in_short(offered.bottle)
        return picture.says("board-bottle", place=place, short=short, price=offered.price)

    def owned(self, picture: Picture, seat: Seat) -> list[Text]:
        ill, bottles = ill_of(picture, seat), picture.view.share(MedicoShare).bottles[seat]
        sick = [Text(picture.words("so-many-ill", ill=ill), style="bold")] if ill else []
        return [*sick, *[picture.drawn(self.voice(picture).in_short(bottle)) for bottle in bottles]]

    def on_sheet(self, picture: Picture, seat: Seat, column: Location) -> Phrase:
        share = picture.view.share(MedicoShare)
        sent, words = share.sent[seat], [super().on_sheet(picture, seat, column)]
        if sent is not None and sent[column]:
            words.append(picture.voice.say("so-many-ill", ill=sent[column]))
        if share.neutral[seat] == LOCATIONS[column]:
            words.append(picture.voice.say("board-neutral"))
        return joined(", ", [word for word in words if word])

    def printed(self, picture: Picture) -> list[Text]:
        """Bottles, and what illness means."""
        voice, said = self.voice(picture), picture.voice.said
        bottles = [picture.voice.say("cards-bottle", **voice.about_bottle(bottle)) for bottle in BOTTLES]
        return [
            picture.says("cards-bottles", bottles=joined("; ", bottles), most=MOST_BOTTLES),
            picture.says("cards-illness", **said("saint", THALERS.name, SAINT)),
            picture.says("cards-health", **said("worth", THALERS.name, WORTH_OF_HEALTH)),
        ]


def _infections(picture: Picture) -> list[Text]:
    """What is infected this round, or was before; and what may be next."""
    share, said = picture.view.share(MedicoShare), picture.voice.said
    when = "last" if picture.is_waking or picture.is_planning else "now"
    infected = [] if share.infected is None else [share.infected]
    pieces = [picture.says("board-infected", when=when, **said("location", LOCATION.name, each)) for each in infected]
    left = [
        picture.voice.say("board-infection", number=number, **said("infection", INFECTION.name, name))
        for name in INFECTIONS
        if (number := share.infections.count(name))
    ]
    down = picture.says(
        "board-infections-down", infections=left, infections_count=len(left), tiles=len(share.infections)
    )
    return [*pieces, down]


PANEL = MedicoPanel
