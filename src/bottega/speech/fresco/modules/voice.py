"""How a module of Fresco is spoken of. What is defined here does for any module."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, ClassVar

import msgspec

from bottega.core.actions import Action
from bottega.core.errors import BadInput
from bottega.core.kinds import Fact
from bottega.core.questions import Question
from bottega.core.seats import Seat
from bottega.games.fresco.actions import Offer
from bottega.games.fresco.catalogue import Booth, Hour, Location
from bottega.games.fresco.openings import Module
from bottega.games.fresco.questions import Visiting
from bottega.parts.grid import Cell
from bottega.speech.fresco.scene import Scene
from bottega.speech.fresco.words import problem
from bottega.speech.language import Said
from bottega.speech.phrase import Phrase

if TYPE_CHECKING:
    from bottega.speech.fresco.saying import Saying

Reader = Callable[[Scene, Sequence[str]], Sequence[Action] | None]
"""Reads a sentence: what stands behind its first word, without words that say nothing."""


class ModuleVoice:
    """What a module has to say: what its messages say, unless it does more.

    Its messages, by the word of what they are about (`mNN_name.ftl`):
    `question-WORD` and `event-WORD` (`news-WORD`, if it is shorter among news), `reason-CODE`, `KIND-ID` for names,
    `row-WORD` and `choice-WORD` for an action on the menu, `can-WORD` for what it does in the question of a visit,
    `explain-WORD`, `decline-WORD` for passing where only such actions, or that question, can be declined (none, if it
    means nothing special).

    `help` are examples of what may be typed while the module is in play, each with the message that tells what it does.
    `in_the_middle` are the questions that come in the middle of something, `repeatable` the words of actions of which
    several can be typed in one sentence (`pile F11 F12`), `spellings` other words for those of a plan ("penny" for
    "pennies"). `drawn`, `dull`, `alike` and `overtaking` are events of the module, as a voice has them.
    """

    help: ClassVar[tuple[tuple[str, str], ...]] = ()
    in_the_middle: ClassVar[tuple[type[Question], ...]] = ()
    repeatable: ClassVar[frozenset[str]] = frozenset()
    spellings: ClassVar[Mapping[str, str]] = {}
    drawn: ClassVar[frozenset[str]] = frozenset()
    dull: ClassVar[frozenset[str]] = frozenset()
    alike: ClassVar[frozenset[str]] = frozenset()
    overtaking: ClassVar[frozenset[str]] = frozenset()

    def __init__(self, voice: Saying, kind: type[Module]) -> None:
        self.voice = voice
        self.kind = kind

    @property
    def module(self) -> str:
        """The name of the module."""
        return self.kind.name

    # Facts: what messages need beside the facts themselves

    def name(self, kind: str, value: Fact) -> Phrase | None:
        """What a thing of the module is called, where no message `KIND-ID` says it: as somebody's own cards do."""
        return None

    def text(self, kind: str, value: str) -> Phrase | None:
        """What is printed on a thing of the module, beside its name."""
        return None

    def more_facts(self, structure: msgspec.Struct) -> dict[str, Said]:
        """What else is to be said of an event or a question of the module: of fields that are structures."""
        return {}

    def about_question(self, scene: Scene, asked: Question, legal: Sequence[Action]) -> dict[str, Said]:
        """What else the message `question-WORD` takes, beside the facts of the question."""
        return {}

    def about_action(self, scene: Scene, action: Offer) -> dict[str, Said]:
        """What else the messages `row-`, `choice-` and `explain-WORD` take, beside the action's arguments."""
        return {}

    # Asking

    def asks(self, asked: Question) -> bool:
        """Whether a question is the module's."""
        return type(asked) in self.kind.questions

    def example(self, scene: Scene, asked: Question, legal: Sequence[Action]) -> str:
        """An answer to a question of the module, as one may type it; "" if the menu does."""
        return legal[0].name if len(legal) > 1 else ""

    def about_visit(self, scene: Scene, asked: Visiting) -> list[Phrase]:
        """What is to be known of a visit that goes on, in sentences."""
        return []

    def waking(self, scene: Scene, hour: Hour) -> list[Phrase]:
        """What a wake-up time means beside mood and price to the painter who chooses it, in a few words."""
        return []

    def entry(self, scene: Scene, action: Offer) -> tuple[Phrase, Phrase]:
        """The row of the menu that an action stands in, and what it is called there."""
        facts = self._facts_of(scene, action)
        return self.voice.say(f"row-{action.word}", **facts), self.voice.say(f"choice-{action.word}", **facts)

    def on_stand(self, scene: Scene, booth: Booth, place: int) -> Phrase:
        """What is at a place of the market beside its tile: a sign or two."""
        return Phrase("")

    def on_segment(self, scene: Scene, segment: Cell) -> Phrase:
        """What lies on a segment of the fresco, or beside it: a sign or two, a few more where it is restored."""
        return Phrase("")

    def sending_bishop(self, scene: Scene, segment: Cell) -> Phrase:
        """What of the module it takes to move the bishop to a segment, in a word."""
        return Phrase("")

    # Explaining

    def explain(self, scene: Scene, action: Offer) -> Phrase:
        """What an action does, in a sentence."""
        if self.module not in scene.rules.by_name:
            return self.voice.say("explain-not-played-with", **self.voice.said("module", "module", self.module))
        return self.voice.say(f"explain-{action.word}", **self._facts_of(scene, action))

    def buying(self, scene: Scene, booth: Booth, place: int) -> list[Phrase]:
        """What else it brings to buy the tile at a place of the market, in sentences."""
        return []

    def restoring(self, scene: Scene, segment: Cell) -> list[Phrase]:
        """What else it means to restore a segment, in sentences."""
        return []

    # Understanding

    @property
    def readers(self) -> Mapping[str, Reader]:
        """What reads sentences, by their first words."""
        return {}

    def unasked(self, scene: Scene, action: Offer) -> BadInput:
        """Why an action of the module has no place in the plan of the seat that looks."""
        return problem("unasked")

    # What is worth a thought before a plan is committed

    def busy(self, scene: Scene, seat: Seat, column: Location) -> int:
        """How many apprentices of a plan find something to do at a location by the module alone, at the most."""
        return 0

    def is_unforeseen(self, scene: Scene, seat: Seat, column: Location) -> bool:
        """Whether the module may bring paints or Thalers before or at a location, so that nobody can count on them."""
        return False

    def warnings(self, scene: Scene, seat: Seat) -> list[Phrase]:
        """What else a player should think over, a sentence each."""
        return []

    def blends_lost(self, asked: Visiting) -> int:
        """How many blends fewer are left in a workshop than its apprentices would have."""
        return 0

    def _facts_of(self, scene: Scene, action: Offer) -> dict[str, Said]:
        return {**self.voice.arguments(action), **self.about_action(scene, action)}
