"""Module 9 in words: the wall fresco."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import ClassVar

import msgspec

from bottega.core.actions import Action
from bottega.core.errors import unknown
from bottega.core.kinds import Fact
from bottega.core.questions import Question
from bottega.core.seats import Seat
from bottega.games.fresco.actions import Offer
from bottega.games.fresco.catalogue import CATHEDRAL, MARKET, PAINTS, WORKSHOP, Location
from bottega.games.fresco.kinds import PAINT, POINTS
from bottega.games.fresco.modules.m09_wall_fresco.catalogue import WALL, WALL_TILES
from bottega.games.fresco.modules.m09_wall_fresco.events import Exchanged
from bottega.games.fresco.modules.m09_wall_fresco.kinds import WALL_SEGMENT, WALL_TILE
from bottega.games.fresco.modules.m09_wall_fresco.module import REQUESTS
from bottega.games.fresco.modules.m09_wall_fresco.offers import (
    COLOURS,
    EXCHANGE,
    RESTORE,
    TRADE,
    Exchange,
    RestoreWall,
    Trade,
)
from bottega.games.fresco.modules.m09_wall_fresco.questions import WhichWallSegment, WhichWallTile
from bottega.games.fresco.modules.m09_wall_fresco.steps import wall_fresco_of
from bottega.games.fresco.modules.m09_wall_fresco.wall import POINTS as WALL_POINTS
from bottega.games.fresco.modules.m09_wall_fresco.wall import RESTORED
from bottega.parts.grid import Cell
from bottega.speech.fresco.modules.covering import CoveringVoice
from bottega.speech.fresco.modules.voice import Reader
from bottega.speech.fresco.scene import Scene
from bottega.speech.fresco.words import GAME, problem
from bottega.speech.language import Said
from bottega.speech.phrase import Phrase, named


def paint_on(scene: Scene, segment: Cell) -> str | None:
    """The paint that a segment of the wall takes; None where it is restored."""
    front = wall_fresco_of(scene.table).wall(scene.table).fronts[segment]
    return None if front == RESTORED else PAINTS[front]


class WallFrescoVoice(CoveringVoice):
    """The wall, and the tiles of it in front of players."""

    help = (("wall C1", "help-wall"), ("exchange orange", "help-exchange"))
    spellings: ClassVar[Mapping[str, str]] = {"wall fresco": "wall-fresco"}
    in_the_middle = (WhichWallTile,)
    drawn = frozenset({"wall-laid"})
    alike = frozenset({"wall-paid"})

    def name(self, kind: str, value: Fact) -> Phrase | None:
        return named(self.wall_tile(str(value)), kind, value) if kind == WALL_TILE.name else None

    def wall_tile(self, tile: str) -> str:
        """A wall tile by its back: what it pays, and its seal, if requests are played with."""
        printed = self.voice.box.components.wall_tiles.items[WALL_TILES.index(tile)]
        facts = {
            **self.voice.said("income", PAINT.name, printed.income),
            **self.voice.said("seal", PAINT.name, printed.seal),
        }
        return str(self.voice.say("wall-tile-named", **facts))

    def more_facts(self, structure: msgspec.Struct) -> dict[str, Said]:
        if not isinstance(structure, Exchanged):
            return {}
        tiles = [self.voice.name(WALL_TILE.name, tile) for tile in structure.tiles]
        return {"tiles": [self.voice.say("wall-tile-listed", tile=tile) for tile in tiles]}

    def about_segment(self, scene: Scene, segment: Cell) -> dict[str, Said]:
        """A segment of the wall, and the paint that it takes."""
        return {
            **self.voice.said("segment", WALL_SEGMENT.name, WALL.names[segment]),
            **self.voice.said("paint", PAINT.name, paint_on(scene, segment)),
            **self.voice.said("points", POINTS.name, WALL_POINTS),
        }

    def about_tile_owned(self, scene: Scene, tile: int) -> dict[str, Said]:
        """A wall tile in front of a player: what it pays, and its seal, if requests are played with."""
        module = wall_fresco_of(scene.table)
        return {
            **self.voice.said("tile", WALL_TILE.name, WALL_TILES[tile]),
            "pays": self.voice.letters([module.pays[tile]]),
            "seal": self.voice.letters([module.seals[tile]]),
            "has-seal": "yes" if REQUESTS in scene.rules.by_name else "no",
        }

    # Asking

    def about_question(self, scene: Scene, asked: Question, legal: Sequence[Action]) -> dict[str, Said]:
        if isinstance(asked, WhichWallSegment):
            return self.voice.said("points", POINTS.name, WALL_POINTS)
        return super().about_question(scene, asked, legal)

    def about_action(self, scene: Scene, action: Offer) -> dict[str, Said]:
        match action:
            case RestoreWall():
                return self.about_segment(scene, action.segment)
            case Exchange():
                pair = [action.first, action.second]
                return {"pair": self.voice.letters(pair), "paints": self.voice.paints(pair)}
            case Trade():
                return self.about_tile_owned(scene, action.tile)
        return {}

    # Understanding

    @property
    def readers(self) -> Mapping[str, Reader]:
        return {"wall": self._read_wall, "exchange": self._read_exchange, "trade": self._read_trade}

    def _read_wall(self, scene: Scene, words: Sequence[str]) -> Sequence[Action]:
        """A segment of the wall."""
        if len(words) > 1:
            raise problem("one-wall-segment")
        return [RESTORE[WALL.parse(words[0])]]

    def _read_exchange(self, scene: Scene, words: Sequence[str]) -> Sequence[Action]:
        """The colour of an exchange tile, and the wall tiles to hand in where there is a choice."""
        found = [number for number, name in enumerate(COLOURS) if name.startswith(words[0])]
        if len(found) != 1:
            raise unknown("no-such-exchange-tile", words[0], COLOURS, game=GAME)
        return [EXCHANGE[found[0]], *self._read_trade(scene, words[1:])]

    def _read_trade(self, scene: Scene, words: Sequence[str]) -> list[Action]:
        """Wall tiles to hand in."""
        strange = [word for word in words if word.upper() not in WALL_TILES]
        if strange:
            raise problem("no-such-wall-tile", name=strange[0], example=WALL_TILES[0])
        return [TRADE[WALL_TILES.index(word.upper())] for word in words]

    # What is worth a thought

    def busy(self, scene: Scene, seat: Seat, column: Location) -> int:
        """[FR-M9.8] Exchanges that apprentices in the workshop could make."""
        module = wall_fresco_of(scene.table)
        if column != WORKSHOP:
            return 0
        return len([exchange for exchange in EXCHANGE if module.why_no_exchange(scene.table, seat, exchange) is None])

    def warnings(self, scene: Scene, seat: Seat) -> list[Phrase]:
        """[FR-M9.3] [FR-M9.5] Nobody at the wall, or no paint for it."""
        sent = self.sent(scene, seat)
        if sent is None:
            return []
        if not sent:
            return [self.voice.say("warning-wall-nobody")]
        is_hopeless = self.is_idle_before(scene, seat, [MARKET, CATHEDRAL, WORKSHOP])
        if is_hopeless and not wall_fresco_of(scene.table).possible(scene.table, seat):
            return [self.voice.say("warning-wall-no-paint")]
        return []


VOICE = WallFrescoVoice
