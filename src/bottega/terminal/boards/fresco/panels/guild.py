"""Module 17 in the terminal: the painters guild."""

from __future__ import annotations

from rich.text import Text

from bottega.games.fresco.kinds import PAINT
from bottega.games.fresco.modules.m17_guild.view import GuildShare
from bottega.terminal.boards.fresco.panels.panel import Panel
from bottega.terminal.boards.fresco.picture import Picture
from bottega.terminal.boards.layout import Block
from bottega.terminal.boards.tokens import Tokens


class GuildPanel(Panel):
    """The two pieces at the guild."""

    def board(self, picture: Picture, tokens: Tokens, width: int) -> Block:
        share = picture.view.share(GuildShare)
        facts = {
            **picture.voice.said("basic", PAINT.name, share.basic),
            **picture.voice.said("blended", PAINT.name, share.blended),
        }
        return [Text.assemble(picture.label("board-guild"), picture.says("board-guild-has", **facts))]

    def printed(self, picture: Picture) -> list[Text]:
        return [picture.says("cards-guild")]


PANEL = GuildPanel
