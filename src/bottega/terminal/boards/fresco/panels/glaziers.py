"""Module 6 in the terminal: the glaziers."""

from __future__ import annotations

from rich.text import Text

from bottega.core.kinds import Fact
from bottega.core.seats import Seat
from bottega.games.fresco.kinds import THALERS
from bottega.games.fresco.modules.m06_glaziers.catalogue import GLASS
from bottega.games.fresco.modules.m06_glaziers.kinds import GLASS_COLOUR
from bottega.games.fresco.modules.m06_glaziers.offers import ALL_GLASS, TAKE_WINDOW
from bottega.games.fresco.modules.m06_glaziers.steps import glaziers_of, windows_of
from bottega.games.fresco.modules.m06_glaziers.view import GlaziersShare
from bottega.games.fresco.modules.m06_glaziers.windows import ALTAR_TOKEN_POINTS
from bottega.speech.fresco.modules.glaziers import BESIDE_A_WINDOW, WINDOW_SIGN, GlaziersVoice, numbers_of, on_bench
from bottega.speech.language import Said
from bottega.terminal.boards.fresco import colours
from bottega.terminal.boards.fresco.panels.covering import CoveringPanel
from bottega.terminal.boards.fresco.picture import Picture
from bottega.terminal.boards.layout import Block, flowing
from bottega.terminal.boards.tokens import Tokens

GLASS_TINT = "#8ecae6"


class GlaziersPanel(CoveringPanel):
    """The glazery, the production bench, and the windows to be replaced."""

    def board(self, picture: Picture, tokens: Tokens, width: int) -> Block:
        """The glass for sale, and the windows on the bench; while there are windows to replace."""
        segments = windows_of(picture.table).segments
        if not any(picture.table.unrestored >> segment & 1 for segment in segments):
            return []
        sold = [self._for_sale(picture, colour) for colour in ALL_GLASS if _on_display(picture, colour)]
        missing = [picture.voice.say("board-glass-penalty", **_about(picture, colour)) for colour in ALL_GLASS]
        lacking = Text(picture.words("board-glass-missing", glass=missing), style="dim")
        glass = [*(sold or [picture.says("board-glass-sold")]), lacking]
        bench = [
            Text.assemble((f"{place} ", "dim"), picture.says("board-window", **facts))
            for place, facts in _windows(picture).items()
        ]
        return [
            *flowing(picture.label("board-glass"), glass, width, gap=3),
            *flowing(f"{picture.label('board-windows')}{WINDOW_SIGN} ", bench, width, gap=3),
        ]

    def _for_sale(self, picture: Picture, colour: int) -> Text:
        number = _on_display(picture, colour)
        letters = _voice(picture).letters([colour] * number)
        return picture.says("board-glass-for-sale", letters=letters, number=number, **_about(picture, colour))

    def owned(self, picture: Picture, seat: Seat) -> list[Text]:
        """[FR-M6.12] The glass behind a screen; while it is up, only how much it is."""
        glass = picture.view.share(GlaziersShare).glass[seat]
        if not glass:
            return []
        letters = _voice(picture).letters(numbers_of(glass))
        hidden = "yes" if picture.is_behind_a_screen(seat) else "no"
        return [picture.says("board-glass-owned", hidden=hidden, letters=letters, number=len(glass))]

    def printed(self, picture: Picture) -> list[Text]:
        return [
            *[picture.says("cards-glass", **_about(picture, colour)) for colour in ALL_GLASS],
            picture.says("cards-windows", sign=WINDOW_SIGN),
            picture.says("cards-altar-glass", points=ALTAR_TOKEN_POINTS),
            *[picture.says("cards-window", place=place, **facts) for place, facts in _windows(picture).items()],
        ]

    def span(self, kind: str, value: Fact, text: str) -> Text | None:
        if kind == GLASS_COLOUR.name:
            return colours.named_paint(str(value), text)
        return Text(text, style=GLASS_TINT) if kind == BESIDE_A_WINDOW else None


def _voice(picture: Picture) -> GlaziersVoice:
    voice = picture.voice.modules["glaziers"]
    assert isinstance(voice, GlaziersVoice)
    return voice


def _windows(picture: Picture) -> dict[int, dict[str, Said]]:
    """The windows on the bench, by their places."""
    return {
        take.place + 1: _voice(picture).about_action(picture, take)
        for take in TAKE_WINDOW
        if on_bench(picture, take.place) is not None
    }


def _on_display(picture: Picture, colour: int) -> int:
    """How many tokens of a colour are for sale."""
    return picture.view.share(GlaziersShare).display.count(GLASS[colour])


def _about(picture: Picture, colour: int) -> dict[str, Said]:
    """A colour of glass: its price, and what it takes off where it is missing."""
    return {
        **picture.voice.said("glass", GLASS_COLOUR.name, GLASS[colour]),
        "letter": _voice(picture).letters([colour]),
        **picture.voice.said("price", THALERS.name, glaziers_of(picture.table).prices[colour]),
        "penalty": windows_of(picture.table).penalties[colour],
    }


PANEL = GlaziersPanel
