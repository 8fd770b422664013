"""Action tiles that cover a location, in words: what the voices of modules that have one share."""

from __future__ import annotations

from collections.abc import Sequence

from bottega.core.actions import Action
from bottega.core.errors import BadInput
from bottega.core.questions import Question
from bottega.core.seats import Seat
from bottega.games.fresco.actions import Offer
from bottega.games.fresco.catalogue import Location
from bottega.games.fresco.kinds import ACTION_TILE, APPRENTICES, PLACE
from bottega.games.fresco.modules.covering import NOWHERE, Cover, CoveringModule
from bottega.games.fresco.planning import location_in, replacing, unplaced
from bottega.games.fresco.questions import WhereActionTile
from bottega.speech.fresco.modules.voice import ModuleVoice
from bottega.speech.fresco.scene import Scene
from bottega.speech.fresco.words import problem
from bottega.speech.language import Said
from bottega.speech.phrase import Phrase


class CoveringVoice(ModuleVoice):
    """A module with an action tile for each player.

    The message `does-TILE` tells in a sentence what the tile does for its owner where it lies. The question
    (`question-where-action-tile`) and what is said of covering (`row-`, `choice-` and `explain-cover`) are the same for
    all tiles.
    """

    def covering(self, scene: Scene) -> CoveringModule:
        """The module, as it is in play."""
        module = scene.rules.by_name[self.module]
        assert isinstance(module, CoveringModule)
        return module

    def asks(self, asked: Question) -> bool:
        is_tile = isinstance(asked, WhereActionTile) and asked.tile == self.kind.action_tile
        return is_tile or super().asks(asked)

    def about_question(self, scene: Scene, asked: Question, legal: Sequence[Action]) -> dict[str, Said]:
        return self.about_tile(scene) if isinstance(asked, WhereActionTile) else {}

    def about_tile(self, scene: Scene) -> dict[str, Said]:
        """[FR-M.4] What the tile does, and how many apprentices find room on it."""
        tile = self.kind.action_tile
        return {
            "does": self.voice.say(f"does-{tile}"),
            **self.voice.said("tile", ACTION_TILE.name, tile),
            **self.voice.said("room", APPRENTICES.name, self.covering(scene).spaces),
        }

    def example(self, scene: Scene, asked: Question, legal: Sequence[Action]) -> str:
        if isinstance(asked, WhereActionTile):
            return legal[-1].name if legal else ""
        return super().example(scene, asked, legal)

    # What may be said of the tile

    def entry(self, scene: Scene, action: Offer) -> tuple[Phrase, Phrase]:
        if not isinstance(action, Cover):
            return super().entry(scene, action)
        facts = self.about_cover(scene, action)
        return self.voice.say("row-cover", **facts), self.voice.say("choice-cover", **facts)

    def explain(self, scene: Scene, action: Offer) -> Phrase:
        if not isinstance(action, Cover) or self.module not in scene.rules.by_name:
            return super().explain(scene, action)
        return self.voice.say("explain-cover", **self.about_cover(scene, action))

    def about_cover(self, scene: Scene, said: Cover) -> dict[str, Said]:
        """[FR-M.4] The tile, and the location that it covers, if any."""
        place = None if said.column == NOWHERE else location_in(scene.table, said.column)
        return {**self.about_tile(scene), **self.voice.said("place", PLACE.name, place)}

    def unasked(self, scene: Scene, action: Offer) -> BadInput:
        return problem("tile-of-no-use", action_tile=self.kind.action_tile)

    # What is worth a thought

    def where(self, scene: Scene, seat: Seat) -> Location | None:
        """The location that a player's tile covers, if it may be seen."""
        if scene.view.plans[seat] is None:
            return None
        column = self.covering(scene).action_tiles(scene.table).columns[seat]
        return None if column == NOWHERE else column

    def sent(self, scene: Scene, seat: Seat) -> int | None:
        """How many apprentices a whole plan sends to the tile; None if the tile covers nothing, or not all are sent."""
        column = self.where(scene, seat)
        return None if column is None or unplaced(scene.table, seat) else scene.table.at(seat, column)

    def is_idle_before(self, scene: Scene, seat: Seat, columns: Sequence[Location]) -> bool:
        """Whether a plan sends nobody to any of these locations before the turn of the tile."""
        where = self.where(scene, seat)
        return where is not None and not any(
            scene.table.at(seat, column) and replacing(scene.table, seat, column) is None
            for column in columns
            if column < where
        )
