"""Module 15 in words: the dome."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from bottega.core.actions import Action
from bottega.core.errors import unknown
from bottega.core.kinds import Fact
from bottega.core.questions import Question
from bottega.games.fresco.actions import Offer
from bottega.games.fresco.kinds import PAINT, POINTS
from bottega.games.fresco.modules.m15_dome.catalogue import DOME_TILES
from bottega.games.fresco.modules.m15_dome.dome_tiles import DomeTile
from bottega.games.fresco.modules.m15_dome.kinds import DOME_TILE
from bottega.games.fresco.modules.m15_dome.module import INNER
from bottega.games.fresco.modules.m15_dome.offers import FINISH, Finish
from bottega.games.fresco.modules.m15_dome.steps import dome_of
from bottega.parts.grid import Cell
from bottega.speech.fresco.modules.voice import ModuleVoice, Reader
from bottega.speech.fresco.scene import Scene
from bottega.speech.fresco.words import GAME
from bottega.speech.language import Said
from bottega.speech.phrase import Phrase, named


def printed_on(scene: Scene, tile: str) -> DomeTile:
    """What is printed on a dome tile."""
    return dome_of(scene.table).printed[DOME_TILES.index(tile)]


class DomeVoice(ModuleVoice):
    """The dome tiles, and the paints that finish them."""

    help = (("finish D1 D4", "help-finish"),)
    repeatable = frozenset({"finish"})

    def name(self, kind: str, value: Fact) -> Phrase | None:
        """A dome tile by its points."""
        if kind != DOME_TILE.name:
            return None
        printed = self.voice.box.components.dome.items[DOME_TILES.index(str(value))]
        points = self.voice.said("points", POINTS.name, printed.points)
        return named(str(self.voice.say("dome-tile-named", **points)), kind, value)

    @property
    def readers(self) -> Mapping[str, Reader]:
        return {"finish": self.read_finish}

    def read_finish(self, scene: Scene, words: Sequence[str]) -> Sequence[Action]:
        """Dome tiles, one after the other."""
        strange = [word for word in words if word.upper() not in DOME_TILES]
        if strange:
            raise unknown("no-such-dome-tile", strange[0], DOME_TILES, game=GAME)
        return [FINISH[DOME_TILES.index(word.upper())] for word in words]

    def example(self, scene: Scene, asked: Question, legal: Sequence[Action]) -> str:
        tiles = [DOME_TILES[action.tile] for action in legal if isinstance(action, Finish)]
        return " ".join(["finish", *tiles])

    def facts_of(self, scene: Scene, tile: str) -> dict[str, Said]:
        """A dome tile with what it takes and what it is worth."""
        printed = printed_on(scene, tile)
        return {
            **self.voice.said("tile", DOME_TILE.name, tile),
            **self.voice.said("paints", PAINT.name, printed.paint_names),
            **self.voice.said("points", POINTS.name, printed.points),
        }

    def about_action(self, scene: Scene, action: Offer) -> dict[str, Said]:
        assert isinstance(action, Finish)
        return self.facts_of(scene, DOME_TILES[action.tile])

    def restoring(self, scene: Scene, segment: Cell) -> list[Phrase]:
        """[FR-M15.2] Where a dome tile is taken."""
        return [self.voice.say("restoring-dome")] if INNER >> segment & 1 else []


VOICE = DomeVoice
