"""Module 1 in words: the portraits."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import msgspec

from bottega.core.actions import Action
from bottega.core.errors import unknown
from bottega.core.kinds import Fact
from bottega.games.fresco import GAME
from bottega.games.fresco.actions import Offer
from bottega.games.fresco.box import Box, Portrait
from bottega.games.fresco.catalogue import FRESCO, PAINTS
from bottega.games.fresco.kinds import PAINT, POINTS, SPACES, THALERS
from bottega.games.fresco.modules.m01_portraits.catalogue import PORTRAITS
from bottega.games.fresco.modules.m01_portraits.events import PortraitPainted
from bottega.games.fresco.modules.m01_portraits.kinds import PORTRAIT
from bottega.games.fresco.modules.m01_portraits.module import ABBOT_POINTS, ACTOR_SPACES, SERVANT_THALERS
from bottega.games.fresco.modules.m01_portraits.offers import NAME, PaintPortrait
from bottega.games.fresco.modules.m01_portraits.offers import PAINT as PLACES
from bottega.games.fresco.modules.m01_portraits.view import PortraitsShare
from bottega.games.fresco.questions import VisitCathedral
from bottega.games.fresco.ruleset import WAGE
from bottega.parts.grid import Cell
from bottega.speech.fresco.modules.own_names import own_name
from bottega.speech.fresco.modules.voice import ModuleVoice, Reader
from bottega.speech.fresco.scene import Scene
from bottega.speech.fresco.words import GAME as FRESCO_GAME
from bottega.speech.language import Said
from bottega.speech.phrase import Phrase, joined


def portrait_called(scene: Scene, card: str) -> Portrait:
    """A portrait by its id."""
    return scene.box.portraits[PORTRAITS.index(card)]


def on_display(scene: Scene) -> list[Portrait | None]:
    """The portraits on display, None where one is painted; none at all without the module."""
    if NAME not in scene.rules.by_name:
        return []
    return [None if card is None else portrait_called(scene, card) for card in scene.view.share(PortraitsShare).display]


def names_in(box: Box) -> dict[str, str]:
    """The names of the portraits in a box."""
    return {portrait.id: portrait.name for portrait in box.portraits}


class PortraitsVoice(ModuleVoice):
    """The portraits on display, and what they bring."""

    help = (("paint muse", "help-paint"),)

    @property
    def readers(self) -> Mapping[str, Reader]:
        return {"portrait": self.read, "paint": self.read}

    def read(self, scene: Scene, words: Sequence[str]) -> Sequence[Action]:
        """A portrait by its place or its name."""
        places = [str(place) for place in range(1, len(PLACES) + 1)]
        if words[0] in places:
            return [PLACES[places.index(words[0])]]
        wanted = " ".join(words)
        names = [str(self.called(portrait)) if portrait else "" for portrait in on_display(scene)]
        found = [place for place, name in enumerate(names) if wanted in name.lower()]
        if len(found) != 1:
            raise unknown("no-such-portrait", wanted, [name for name in names if name], game=FRESCO_GAME)
        return [PLACES[found[0]]]

    # Facts

    def name(self, kind: str, value: Fact) -> Phrase | None:
        if kind != PORTRAIT.name:
            return None
        return own_name(PORTRAIT, value, names_in(self.voice.box), names_in(GAME.box))

    def text(self, kind: str, value: str) -> Phrase | None:
        if kind != PORTRAIT.name:
            return None
        return joined(", ", self.effects(self.voice.box.portraits[PORTRAITS.index(value)]))

    def called(self, portrait: Portrait) -> Phrase:
        """What a portrait is called."""
        return self.voice.name(PORTRAIT.name, portrait.id)

    def more_facts(self, structure: msgspec.Struct) -> dict[str, Said]:
        """What a portrait brought at once."""
        if not isinstance(structure, PortraitPainted):
            return {}
        goods = self.goods(structure.thalers, structure.points, structure.paints)
        return {"goods": goods, "goods-count": len(goods)}

    def goods(self, thalers: int, points: int, paints: Sequence[str]) -> list[Phrase]:
        """Thalers, paints and points, each in a few words."""
        money = [self.voice.name(THALERS.name, thalers)] if thalers else []
        names = [self.voice.name(PAINT.name, paint) for paint in paints]
        return [*money, *names, *([self.voice.name(POINTS.name, points)] if points else [])]

    def effects(self, portrait: Portrait) -> list[Phrase]:
        """What a portrait does for whoever paints it."""
        say, said = self.voice.say, self.voice.said
        if portrait.lasting:
            facts = {
                **said("thalers", THALERS.name, SERVANT_THALERS),
                **said("spaces", SPACES.name, ACTOR_SPACES),
                **said("points", POINTS.name, ABBOT_POINTS),
            }
            return [say(f"lasting-{portrait.lasting}", **facts)]
        found = self.goods(portrait.thalers, portrait.points, [PAINTS[paint] for paint in portrait.paints])
        if portrait.choice:
            found.append(say("portrait-choice", paints=portrait.choice))
        if portrait.mood:
            whole = self.voice.box.mood_top - self.voice.box.mood_bottom
            found.append(say("portrait-mood", spaces=portrait.mood, top="yes" if portrait.mood >= whole else "no"))
        return found

    def about_action(self, scene: Scene, action: Offer) -> dict[str, Said]:
        assert isinstance(action, PaintPortrait)
        portrait = on_display(scene)[action.place]
        facts = {
            "who": "leonardo" if scene.is_leonardos else "you",
            **self.voice.said("portrait", PORTRAIT.name, None if portrait is None else portrait.id),
            **self.voice.said("points", POINTS.name, 0 if portrait is None else portrait.points),
            **self.voice.said("wage", THALERS.name, WAGE),
        }
        return {**facts, "does": [] if portrait is None else self.effects(portrait)}

    # The sexton

    def sending_bishop(self, scene: Scene, segment: Cell) -> Phrase:
        """[FR-M1.11] The sexton leads the bishop to a segment that is not beside him."""
        is_far = not FRESCO.around[scene.table.bishop] >> segment & 1
        return self.voice.say("by-sexton") if is_far and isinstance(scene.question, VisitCathedral) else Phrase("")


VOICE = PortraitsVoice
