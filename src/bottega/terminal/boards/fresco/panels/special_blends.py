"""Module 3 in the terminal: the special blends."""

from __future__ import annotations

from rich.text import Text

from bottega.games.fresco.modules.m03_special_blends.module import BROWN_POINTS, PINK_POINTS
from bottega.terminal.boards.fresco.panels.panel import Panel
from bottega.terminal.boards.fresco.picture import Picture


class SpecialBlendsPanel(Panel):
    """What pink and brown are worth at the altar; they lie among the other paints."""

    def printed(self, picture: Picture) -> list[Text]:
        return [picture.says("cards-special-altar", pink=PINK_POINTS, brown=BROWN_POINTS)]


PANEL = SpecialBlendsPanel
