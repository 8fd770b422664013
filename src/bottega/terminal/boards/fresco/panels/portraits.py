"""Module 1 in the terminal: the portraits."""

from __future__ import annotations

from rich.text import Text

from bottega.core.kinds import Fact
from bottega.core.seats import Seat
from bottega.games.fresco.box import Portrait
from bottega.games.fresco.kinds import ACTOR
from bottega.games.fresco.modules.m01_portraits.kinds import PORTRAIT
from bottega.games.fresco.modules.m01_portraits.view import PortraitsShare
from bottega.speech.fresco.modules.portraits import PortraitsVoice, on_display, portrait_called
from bottega.speech.language import Said
from bottega.speech.phrase import Phrase
from bottega.terminal.boards.fresco.panels.panel import Panel
from bottega.terminal.boards.fresco.picture import LABEL_WIDTH, Picture
from bottega.terminal.boards.layout import Block
from bottega.terminal.boards.tokens import Tokens


class PortraitsPanel(Panel):
    """The portraits on display and in front of players."""

    def board(self, picture: Picture, tokens: Tokens, width: int) -> Block:
        """The portraits on display, and how many lie face down in each pile."""
        shown = [self._place(picture, place, portrait) for place, portrait in enumerate(on_display(picture), 1)]
        labels = [picture.label("board-studio"), *[" " * LABEL_WIDTH] * len(shown)]
        lines = [Text.assemble(label, line) for label, line in zip(labels, shown, strict=False)]
        down = Text(f"({self._face_down(picture)})", style="dim")
        last = Text.assemble(lines[-1], "  ", down)
        return [*lines[:-1], *([last] if last.cell_len <= width else [lines[-1], Text(" " * LABEL_WIDTH) + down])]

    def _place(self, picture: Picture, place: int, portrait: Portrait | None) -> Text:
        """A place of the display, and what is there."""
        if portrait is None:
            return Text(picture.words("board-portrait-painted", place=place), style="dim")
        return picture.says("board-portrait", place=place, **self._facts(picture, portrait))

    def _face_down(self, picture: Picture) -> str:
        """How many portraits of each pile lie face down."""
        down = [portrait_called(picture, card).pile for card in picture.view.share(PortraitsShare).deck]
        piles = [Phrase(f"{pile} {down.count(pile)}") for pile in sorted(set(down))]
        return picture.words("board-portraits-down", piles=piles, piles_count=len(piles))

    def _facts(self, picture: Picture, portrait: Portrait) -> dict[str, Said]:
        voice = picture.voice.modules[self.module]
        assert isinstance(voice, PortraitsVoice)
        named = picture.voice.said("portrait", PORTRAIT.name, portrait.id)
        return {**named, "does": voice.effects(portrait), "lasting": "yes" if portrait.lasting else "no"}

    def owned(self, picture: Picture, seat: Seat) -> list[Text]:
        share = picture.view.share(PortraitsShare)
        portraits = [portrait_called(picture, card) for card in share.owned[seat]]
        return [
            picture.says(
                "board-portrait-owned",
                sent="yes" if portrait.lasting == "sexton" and seat in share.sextons else "no",
                **self._facts(picture, portrait),
            )
            for portrait in portraits
        ]

    def printed(self, picture: Picture) -> list[Text]:
        owned = enumerate(picture.view.share(PortraitsShare).owned)
        shown = [self._printed(picture, portrait, None) for portrait in on_display(picture) if portrait is not None]
        return [
            *shown,
            *[self._printed(picture, portrait_called(picture, card), seat) for seat, cards in owned for card in cards],
        ]

    def _printed(self, picture: Picture, portrait: Portrait, owner: int | None) -> Text:
        """A portrait on display, or in front of its owner."""
        whose = "nobodys" if owner is None else "yours" if owner == picture.seat else "others"
        facts = {**picture.voice.said("owner", ACTOR.name, owner), **self._facts(picture, portrait)}
        return picture.says("cards-portrait", whose=whose, **facts)

    def span(self, kind: str, value: Fact, text: str) -> Text | None:
        return Text(text, style="bold") if kind == PORTRAIT.name else None


PANEL = PortraitsPanel
