"""What there is to draw: a view, the words for it, and the colours."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from rich.text import Text

from bottega.games.sixtina.actions import Position
from bottega.games.sixtina.box import Card
from bottega.games.sixtina.kinds import ActorId
from bottega.games.sixtina.view import FrescoView, SixtinaView
from bottega.speech.language import Said
from bottega.speech.phrase import Phrase
from bottega.speech.sixtina import SixtinaVoice
from bottega.speech.sixtina.scene import Scene
from bottega.terminal.boards.sixtina.colours import Colours


class Picture(Scene):
    """A view to be drawn. What its table guesses of hidden cards is never drawn."""

    def __init__(
        self,
        voice: SixtinaVoice,
        colours: Colours,
        drawn: Callable[[Phrase], Text],
        view: SixtinaView,
        names: Sequence[str],
    ) -> None:
        super().__init__(voice.sixtina, view)
        self.voice = voice
        self.colours = colours
        self.drawn = drawn
        self.names = names

    def words(self, key: str, **facts: Said) -> str:
        """A message of the catalogue."""
        return str(self.voice.say(key, **facts))

    def who(self, colour: int) -> str:
        """The name of who plays a colour."""
        if colour == self.rules.gianluigi:
            return str(self.voice.name("actor", self.table.actor(colour)))
        return self.names[colour]

    def colour_of(self, actor: ActorId) -> int:
        """The colour that somebody plays."""
        return self.rules.gianluigi if isinstance(actor, str) else actor

    def title(self, fresco: FrescoView) -> str:
        """The title of an open or restored fresco, shortened."""
        return str(self.voice.short_title(fresco.id))

    def seen(self, position: Position) -> FrescoView:
        """The fresco at a position that is not covered."""
        fresco = self.view.chapel[position]
        assert fresco is not None
        return fresco

    def cards(self, cards: Sequence[Card]) -> list[Text]:
        """Cards, a technique after the other."""
        return [self.colours.values(technique, values) for technique, values in self.by_technique(cards)]
