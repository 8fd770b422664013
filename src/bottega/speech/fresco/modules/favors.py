"""Module 11 in words: the bishop's favors."""

from __future__ import annotations

from bottega.core.kinds import Fact
from bottega.core.seats import Seat
from bottega.games.fresco.box import paints_named
from bottega.games.fresco.catalogue import CATHEDRAL, Location
from bottega.games.fresco.kinds import MOOD, POINTS, THALERS
from bottega.games.fresco.modules.m11_favors.catalogue import FAVORS
from bottega.games.fresco.modules.m11_favors.kinds import FAVOR
from bottega.games.fresco.planning import replacing
from bottega.parts.grid import Cell
from bottega.speech.fresco.modules.voice import ModuleVoice
from bottega.speech.fresco.scene import Scene
from bottega.speech.phrase import Phrase


class FavorsVoice(ModuleVoice):
    """The favors on the fresco."""

    drawn = frozenset({"favor-removed"})

    def name(self, kind: str, value: Fact) -> Phrase | None:
        """[FR-M11.4] A favor by what it gives."""
        if kind != FAVOR.name:
            return None
        favor, voice = self.voice.box.components.favors.items[FAVORS.index(str(value))], self.voice
        goods = [voice.name(THALERS.name, favor.thalers)] if favor.thalers else []
        goods += [voice.name(POINTS.name, favor.points)] if favor.points else []
        if favor.mood:
            goods.append(voice.say("favor-mood", **voice.said("mood", MOOD.name, favor.mood)))
        return voice.say("favor-goods", goods=[*goods, *voice.paints(paints_named(favor.paints))])

    def is_unforeseen(self, scene: Scene, seat: Seat, column: Location) -> bool:
        """[FR-M11.4] A favor turned up in the cathedral may be a paint for those who come later."""
        sent = 0 if replacing(scene.table, seat, CATHEDRAL) else scene.table.at(seat, CATHEDRAL)
        return bool(scene.payable) and sent > (column == CATHEDRAL) and column >= CATHEDRAL

    def restoring(self, scene: Scene, segment: Cell) -> list[Phrase]:
        """[FR-M11.2] Where a favor is turned up."""
        if scene.table.bishop != segment:
            return []
        return [self.voice.say("restoring-favor", who="leonardo" if scene.is_leonardos else "you")]


VOICE = FavorsVoice
