"""What is drawn: a view with a table that fits it, the words for it, and how things look that are named."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from rich.text import Text

from bottega.core.seats import Seat
from bottega.games.fresco.kinds import ACTOR, LEONARDO
from bottega.games.fresco.view import FrescoView
from bottega.speech.fresco import FrescoVoice
from bottega.speech.fresco.scene import Scene
from bottega.speech.language import Said
from bottega.speech.phrase import Phrase

LABEL_WIDTH = 8
Draw = Callable[[Phrase], Text]


class Picture(Scene):
    """A scene that is drawn. `drawn` draws a phrase; with `screens` the others' goods are not to be seen."""

    def __init__(
        self, voice: FrescoVoice, drawn: Draw, view: FrescoView, names: Sequence[str] = (), *, screens: bool = False
    ) -> None:
        super().__init__(voice.fresco, view)
        self.voice = voice
        self.drawn = drawn
        self.has_screens = screens and bool(view.agenda)
        self.names = [*names[: view.seats], *([str(voice.name(ACTOR.name, LEONARDO))] if self.has_leonardo else [])]

    def words(self, key: str, **facts: Said) -> str:
        """A message."""
        return str(self.voice.say(key, **facts))

    def label(self, key: str) -> str:
        """A message as a label before a line, as wide as the others."""
        return f"{self.words(key):{LABEL_WIDTH - 1}} "

    def says(self, key: str, **facts: Said) -> Text:
        """A message, with what it names drawn."""
        return self.drawn(self.voice.say(key, **facts))

    def is_behind_a_screen(self, seat: Seat) -> bool:
        """Whether a player's goods are not to be seen."""
        return self.has_screens and seat != self.view.seat
