"""Module 4 in the terminal: the wishing well."""

from __future__ import annotations

from rich.text import Text

from bottega.core.kinds import Fact
from bottega.core.seats import Seat
from bottega.games.fresco.catalogue import MARKET, Location
from bottega.games.fresco.modules.m04_wishing_well.components import WishCardEntry
from bottega.games.fresco.modules.m04_wishing_well.kinds import WISH_CARD
from bottega.games.fresco.modules.m04_wishing_well.offers import IN_THE_WELL
from bottega.games.fresco.modules.m04_wishing_well.view import WishingWellShare
from bottega.speech.fresco.modules.wishing_well import WishingWellVoice
from bottega.speech.phrase import Phrase
from bottega.terminal.boards.fresco.panels.panel import Panel
from bottega.terminal.boards.fresco.picture import Picture
from bottega.terminal.boards.layout import Block
from bottega.terminal.boards.tokens import Tokens


class WishingWellPanel(Panel):
    """The well, lucky pennies and wish cards."""

    def board(self, picture: Picture, tokens: Tokens, width: int) -> Block:
        """How many pennies the well has room for, and how many cards are left; nothing once they are drawn."""
        share = picture.view.share(WishingWellShare)
        if not share.deck:
            return []
        room = picture.says("board-well-room", room=IN_THE_WELL - share.well, cards=share.deck)
        return [Text.assemble(picture.label("board-well"), room)]

    def owned(self, picture: Picture, seat: Seat) -> list[Text]:
        """Pennies and cards; one's own cards by what is typed for them."""
        share = picture.view.share(WishingWellShare)
        pennies, hand = share.pennies[seat], share.hands[seat]
        found = [picture.says("board-pennies", pennies=pennies)] if pennies else []
        if not hand.count:
            return found
        if hand.cards is None:
            return [*found, picture.says("board-wish-cards", cards=hand.count)]
        return [*found, picture.says("board-wishes", cards=[Phrase(card) for card in hand.cards])]

    def on_sheet(self, picture: Picture, seat: Seat, column: Location) -> Phrase:
        placed = picture.view.share(WishingWellShare).placed[seat]
        if column != MARKET or not placed:
            return Phrase("")
        return picture.voice.say("board-pennies", pennies=placed)

    def printed(self, picture: Picture) -> list[Text]:
        """Every kind of card, with how many of it are not used yet."""
        cards = picture.box.components.wish_cards.items
        return [self._printed(picture, number, card) for number, card in enumerate(cards)]

    def _printed(self, picture: Picture, number: int, card: WishCardEntry) -> Text:
        voice = picture.voice.modules[self.module]
        assert isinstance(voice, WishingWellVoice)
        left = card.copies - picture.view.share(WishingWellShare).used.count(card.id)
        named = picture.voice.said("card", WISH_CARD.name, card.id)
        return picture.says("cards-wish", left=left, effect=voice.effect(number), **named)

    def span(self, kind: str, value: Fact, text: str) -> Text | None:
        return Text(text, style="bold") if kind == WISH_CARD.name else None


PANEL = WishingWellPanel
