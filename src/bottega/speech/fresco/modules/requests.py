"""Module 2 in words: the bishop's requests."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import msgspec

from bottega.core.actions import Action
from bottega.core.errors import unknown
from bottega.core.kinds import Fact
from bottega.core.questions import Question
from bottega.core.seats import Seat
from bottega.games.fresco.actions import Offer
from bottega.games.fresco.catalogue import BLENDED, WORKSHOP, Location, Paint, Painter, Tile
from bottega.games.fresco.kinds import POINTS, TILE
from bottega.games.fresco.modules.m02_requests.catalogue import KINDS
from bottega.games.fresco.modules.m02_requests.desk import TILES_EACH, fitting, has_seal
from bottega.games.fresco.modules.m02_requests.events import RequestFulfilled
from bottega.games.fresco.modules.m02_requests.kinds import RESTORED_TILE, RESTORED_TILES
from bottega.games.fresco.modules.m02_requests.module import Requests
from bottega.games.fresco.modules.m02_requests.offers import PILE, REQUEST, Pile, Request
from bottega.games.fresco.modules.m02_requests.questions import TileForRequest
from bottega.games.fresco.modules.m02_requests.view import RequestsShare
from bottega.games.fresco.modules.m09_wall_fresco.kinds import WALL_TILE
from bottega.speech.fresco.modules.voice import ModuleVoice, Reader
from bottega.speech.fresco.scene import Scene
from bottega.speech.fresco.words import GAME, problem
from bottega.speech.language import Said
from bottega.speech.phrase import Phrase, named


def stacks_left(scene: Scene) -> dict[str, tuple[int, ...]]:
    """[FR-M2.1] What the requests that are left are worth, the next one of each kind first."""
    return {stack.request: stack.points for stack in scene.view.share(RequestsShare).stacks}


def seals_of(scene: Scene, tile: Tile) -> list[Paint]:
    """[FR-M2.4] The seals on the back of a tile."""
    return [colour for colour in BLENDED if has_seal(scene.table, tile, colour)]


class RequestsVoice(ModuleVoice):
    """The requests that are left, and the tiles for them."""

    help = (("request purple F11 F12 F15", "help-request"),)
    in_the_middle = (TileForRequest,)
    repeatable = frozenset({"pile"})

    def name(self, kind: str, value: Fact) -> Phrase | None:
        """[FR-M2.4] A restored tile is one of the fresco, or one of the wall."""
        if kind != RESTORED_TILE.name:
            return None
        wall = WALL_TILE.name if value in WALL_TILE.ids else TILE.name
        return named(str(self.voice.name(wall, value)), kind, value)

    def listed(self, tiles: Sequence[str]) -> list[Phrase]:
        """Restored tiles in a sentence."""
        names = [self.voice.name(RESTORED_TILE.name, tile) for tile in tiles]
        return [self.voice.say("restored-tile-listed", tile=name) for name in names]

    def more_facts(self, structure: msgspec.Struct) -> dict[str, Said]:
        match structure:
            case RequestFulfilled():
                return {"tiles": self.listed(structure.tiles)}
            case TileForRequest():
                return {"chosen": self.listed(structure.chosen)}
        return {}

    # Understanding

    @property
    def readers(self) -> Mapping[str, Reader]:
        return {"request": self.read_request, "fulfill": self.read_request, "pile": self.read_pile}

    def read_request(self, scene: Scene, words: Sequence[str]) -> Sequence[Action]:
        """A kind, and the tiles to pile: if only three fit, they are piled without being asked for."""
        kinds = [number for number, name in enumerate(KINDS) if name.startswith(words[0])]
        if len(kinds) != 1:
            raise unknown("no-such-request", words[0], KINDS, game=GAME)
        piled, painter = self.read_pile(scene, words[1:]), scene.actor
        if self.module not in scene.rules.by_name or painter is None:
            return [REQUEST[kinds[0]], *piled]
        there = [PILE[tile] for tile in fitting(scene.table, painter, kinds[0])]
        if len(there) != TILES_EACH:
            return [REQUEST[kinds[0]], *piled]
        if [action for action in piled if action not in there]:
            raise problem("only-these-fit", tiles=[action.arguments[0].text for action in there])
        return [REQUEST[kinds[0]]]

    def read_pile(self, scene: Scene, words: Sequence[str]) -> list[Action]:
        """Tiles by their names."""
        strange = [word for word in words if word.upper() not in RESTORED_TILES]
        if strange:
            raise problem("no-such-restored-tile", name=strange[0], example=RESTORED_TILES[0])
        return [PILE[RESTORED_TILES.index(word.upper())] for word in words]

    # Asking

    def example(self, scene: Scene, asked: Question, legal: Sequence[Action]) -> str:
        if not isinstance(asked, TileForRequest):
            return super().example(scene, asked, legal)
        names = [action.arguments[0].text for action in legal if isinstance(action, Pile)]
        return " ".join(["pile", *names[: asked.left]])

    def about_action(self, scene: Scene, action: Offer) -> dict[str, Said]:
        who = "leonardo" if scene.is_leonardos else "you"
        if isinstance(action, Pile):
            seals = seals_of(scene, action.tile)
            return {"who": who, "seals": self.voice.letters(seals), "seals-count": len(seals)}
        assert isinstance(action, Request)
        left = stacks_left(scene)[KINDS[action.kind]]
        points = self.voice.said("points", POINTS.name, left[0] if left else 0)
        return {"who": who, "left": "yes" if left else "no", "needed": TILES_EACH, **points}

    # What is worth a thought

    def busy(self, scene: Scene, seat: Seat, column: Location) -> int:
        """[FR-M2.2] An apprentice in the workshop may fulfill a request."""
        module = scene.rules.by_name[self.module]
        assert isinstance(module, Requests)
        return int(column == WORKSHOP and bool(module.possible(scene.table, Painter(seat))))


VOICE = RequestsVoice
