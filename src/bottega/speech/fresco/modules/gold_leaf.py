"""Module 5 in words: the gold leaf."""

from __future__ import annotations

from bottega.games.fresco.actions import Offer
from bottega.games.fresco.catalogue import Booth
from bottega.games.fresco.kinds import POINTS, SEGMENT
from bottega.games.fresco.modules.m05_gold_leaf.kinds import LEAVES
from bottega.games.fresco.modules.m05_gold_leaf.module import worth_at
from bottega.games.fresco.modules.m05_gold_leaf.questions import GildSegment
from bottega.games.fresco.modules.m05_gold_leaf.steps import gold_leaf_of
from bottega.games.fresco.modules.m05_gold_leaf.view import GoldLeafShare
from bottega.parts.grid import Cell
from bottega.speech.fresco.modules.voice import ModuleVoice
from bottega.speech.fresco.scene import Scene
from bottega.speech.language import Said
from bottega.speech.phrase import Phrase, named

LEAF = "◆"


def share_of(scene: Scene) -> GoldLeafShare:
    """The basket and the leaves."""
    return scene.view.share(GoldLeafShare)


def own_leaves(scene: Scene) -> int:
    """How many leaves the seat that looks has."""
    return 0 if scene.seat is None else share_of(scene).leaves[scene.seat]


def leaves_at(scene: Scene, booth: Booth, place: int) -> int:
    """[FR-M5.3] How many leaves the arrow at a place shows."""
    arrows = gold_leaf_of(scene.table).arrows
    return sum([arrow.leaves for arrow in arrows if (arrow.booth, arrow.place) == (booth, place)])


class GoldLeafVoice(ModuleVoice):
    """The basket, the leaves, and the arrows at the market."""

    in_the_middle = (GildSegment,)

    def about_action(self, scene: Scene, action: Offer) -> dict[str, Said]:
        """The segment that a leaf is for, and what it is worth there; none if nobody is asked now."""
        asked = scene.question if isinstance(scene.question, GildSegment) else None
        return {
            **self.voice.said("segment", SEGMENT.name, None if asked is None else asked.segment),
            **self.voice.said("points", POINTS.name, 0 if asked is None else asked.points),
        }

    def on_stand(self, scene: Scene, booth: Booth, place: int) -> Phrase:
        """[FR-M5.3] The arrow that points at a place, as long as there are leaves."""
        leaves = leaves_at(scene, booth, place) if share_of(scene).supply else 0
        return named(LEAF * leaves, LEAVES.name, leaves)

    def buying(self, scene: Scene, booth: Booth, place: int) -> list[Phrase]:
        """[FR-M5.3] The leaves that come with the place."""
        leaves = min(leaves_at(scene, booth, place), share_of(scene).supply)
        return [self.voice.say("buying-leaves", **self.voice.said("leaves", LEAVES.name, leaves))] if leaves else []

    def restoring(self, scene: Scene, segment: Cell) -> list[Phrase]:
        """[FR-M5.4] Where a leaf may be used."""
        disc = gold_leaf_of(scene.table).basket(scene.table).disc
        if not scene.table.tile_on(segment).cost >> disc & 1 or scene.is_leonardos or not own_leaves(scene):
            return []
        worth = worth_at(scene.table.bishop, segment)
        return [self.voice.say("restoring-with-leaf", **self.voice.said("points", POINTS.name, worth))]


VOICE = GoldLeafVoice
