"""Module 13 in words: the catacombs."""

from __future__ import annotations

from collections.abc import Sequence

from bottega.core.actions import Action
from bottega.core.errors import BadInput
from bottega.core.kinds import Fact
from bottega.core.questions import Question
from bottega.core.seats import Seat
from bottega.games.fresco.actions import Offer
from bottega.games.fresco.catalogue import ALL_LOCATIONS, FRESCO, HOURS, LOCATIONS, MARKET, RESTORED, Hour, Location
from bottega.games.fresco.kinds import HOUR, PLACE, POINTS, SEGMENT, THALERS
from bottega.games.fresco.modules.covering import NOWHERE
from bottega.games.fresco.modules.m13_catacombs.catalogue import MAPS, hour_of_map
from bottega.games.fresco.modules.m13_catacombs.components import TreasureEntry
from bottega.games.fresco.modules.m13_catacombs.kinds import MAP, TREASURE
from bottega.games.fresco.modules.m13_catacombs.offers import BuyMap, Explore, Keep, LayMap, Sell
from bottega.games.fresco.modules.m13_catacombs.questions import TreasureFound, WhereLeonardosMap, WhereMap
from bottega.games.fresco.modules.m13_catacombs.rooms import PRICE
from bottega.games.fresco.modules.m13_catacombs.view import CatacombsShare, LaidMap
from bottega.parts.grid import Cell
from bottega.speech.fresco.modules.voice import ModuleVoice
from bottega.speech.fresco.scene import Scene
from bottega.speech.fresco.words import problem
from bottega.speech.language import Said
from bottega.speech.phrase import Phrase, joined, named


def own_maps(scene: Scene) -> list[str]:
    """The maps of the seat that looks, in hand and on its sheet."""
    if scene.seat is None:
        return []
    share = scene.view.share(CatacombsShare)
    found = [*[held.map for held in share.hands[scene.seat]], *[laid.map for laid in share.laid[scene.seat] or ()]]
    return sorted([name for name in found if name is not None], key=MAPS.index)


def laid_on(scene: Scene, painter: int, column: Location) -> list[LaidMap]:
    """The map on a location of a painter's sheet, if it may be seen: one or none."""
    laid = scene.view.share(CatacombsShare).laid[painter] or ()
    return [each for each in laid if each.location == LOCATIONS[column]]


class CatacombsVoice(ModuleVoice):
    """Maps, open rooms and treasures."""

    help = (("explore; keep; sell", "help-explore"),)
    in_the_middle = (TreasureFound,)
    drawn = frozenset({"own-map-laid"})

    # Treasures

    def treasure(self, name: str) -> TreasureEntry:
        """What is printed on a treasure."""
        return next(entry for entry in self.voice.box.components.treasures.items if entry.id == name)

    def name(self, kind: str, value: Fact) -> Phrase | None:
        """Treasures are called as the box has it; maps go by their ids."""
        if kind != TREASURE.name:
            return None
        return named(str(self.voice.say("treasure-called", **self.about_treasure(str(value)))), kind, value)

    def about_treasure(self, name: str) -> dict[str, Said]:
        """What a treasure is worth, kept or sold."""
        entry = self.treasure(name)
        return {
            "name": entry.name,
            "volume": entry.volume,
            "mood": entry.mood,
            **self.voice.said("points", POINTS.name, entry.points),
            **self.voice.said("thalers", THALERS.name, entry.thalers),
        }

    def in_short(self, name: str) -> Phrase:
        """A treasure in a few signs: points or volume, Thalers when sold, and spaces of mood: "6/6", "V2/2+3"."""
        return named(str(self.voice.say("treasure-in-short", **self.about_treasure(name))), TREASURE.name, name)

    def at_length(self, name: str) -> Phrase:
        """A treasure, and what it is worth."""
        return self.voice.say("treasure-at-length", **self.about_treasure(name))

    def text(self, kind: str, value: str) -> Phrase | None:
        return self.at_length(value) if kind == TREASURE.name else None

    def open_treasures(self, scene: Scene) -> dict[Cell, str]:
        """The treasures that lie open, by the segments under which they were."""
        return {FRESCO.parse(room.segment): room.treasure for room in scene.view.share(CatacombsShare).open}

    # Maps

    def rooms_of(self, name: str) -> list[Cell]:
        """The rooms of a map."""
        entry = self.voice.box.components.maps.items[MAPS.index(name)]
        return sorted([FRESCO.parse(room) for room in entry.rooms])

    def rooms_in_words(self, scene: Scene, name: str) -> Phrase:
        """The rooms of a map of which something may still come, and what lies open in them: "A1 B2 (6/6)"."""
        treasures = self.open_treasures(scene)
        rooms = [room for room in self.rooms_of(name) if room in treasures or scene.table.fresco[room] != RESTORED]
        if not rooms:
            return self.voice.say("map-is-empty")
        return joined(" ", [self._room(room, treasures.get(room)) for room in rooms])

    def _room(self, room: Cell, treasure: str | None) -> Phrase:
        segment = self.voice.name(SEGMENT.name, FRESCO.names[room])
        return segment if treasure is None else joined("", [segment, "(", self.in_short(treasure), ")"])

    def finds(self, scene: Scene, name: str) -> list[Phrase]:
        """What could be found with a map now."""
        treasures = self.open_treasures(scene)
        here = [(room, treasures[room]) for room in self.rooms_of(name) if room in treasures]
        return [
            joined(" ", [self.voice.name(SEGMENT.name, FRESCO.names[room]), self.in_short(treasure)])
            for room, treasure in here
        ]

    # Facts

    def about_question(self, scene: Scene, asked: Question, legal: Sequence[Action]) -> dict[str, Said]:
        match asked:
            case WhereMap() | WhereLeonardosMap():
                return {"rooms": self.rooms_in_words(scene, asked.map)}
            case TreasureFound():
                may_keep = any(isinstance(action, Keep) for action in legal)
                return {"found": self.at_length(asked.treasure), "may-keep": "yes" if may_keep else "no"}
        return {}

    def about_action(self, scene: Scene, action: Offer) -> dict[str, Said]:
        match action:
            case LayMap():
                return self._about_laying(scene, action)
            case BuyMap():
                return self.voice.said("price", THALERS.name, PRICE)
            case Explore():
                finds = self._exploring(scene)
                who = "leonardo" if scene.is_leonardos else "you"
                return {"finds": finds, "finds-count": len(finds), "who": who}
            case Keep() | Sell():
                return self._about_find(scene)
        return {}

    def _about_laying(self, scene: Scene, action: LayMap) -> dict[str, Said]:
        place = None if action.column == NOWHERE else scene.location(action.column)
        return {
            "who": "leonardo" if scene.is_leonardos else "you",
            **self.voice.said("hour", HOUR.name, HOURS[hour_of_map(action.number)]),
            **self.voice.said("place", PLACE.name, place),
        }

    def _exploring(self, scene: Scene) -> list[Phrase]:
        """What the map of the visit leads to, the player's own or Leonardo's."""
        painter, column = scene.rules.leonardo if scene.is_leonardos else scene.seat, scene.column
        here = [] if painter is None or column is None else laid_on(scene, painter, column)
        return [find for laid in here if laid.map is not None for find in self.finds(scene, laid.map)]

    def _about_find(self, scene: Scene) -> dict[str, Said]:
        """The treasure that is being decided about, if one is."""
        asked = next(iter(scene.view.questions), None)
        if not isinstance(asked, TreasureFound):
            return {"is-found": "no"}
        return {
            "is-found": "yes",
            "found": self.at_length(asked.treasure),
            **self.about_treasure(asked.treasure),
        }

    # Asking

    def example(self, scene: Scene, asked: Question, legal: Sequence[Action]) -> str:
        if isinstance(asked, WhereMap):
            return legal[1].name if len(legal) > 1 else ""
        return super().example(scene, asked, legal)

    def waking(self, scene: Scene, hour: Hour) -> list[Phrase]:
        """[FR-M13.3] [FR-M13.12] Early on there are maps."""
        stacks = scene.view.share(CatacombsShare).stacks
        if not any(stack.left for stack in stacks if stack.hour == HOURS[hour]):
            return []
        price = 0 if scene.is_leonardos else PRICE
        return [self.voice.say("waking-map", **self.voice.said("price", THALERS.name, price))]

    def on_segment(self, scene: Scene, segment: Cell) -> Phrase:
        """[FR-M13.2] An open treasure."""
        treasure = self.open_treasures(scene).get(segment) if scene.view.agenda else None
        return Phrase("") if treasure is None else self.in_short(treasure)

    # Understanding

    def unasked(self, scene: Scene, action: Offer) -> BadInput:
        if not isinstance(action, LayMap):
            return problem("map-not-there-yet")
        own, name = own_maps(scene), MAPS[action.number]
        return problem("map-lies-once") if name in own else problem("not-your-map", map=name, maps=own)

    # What is worth a thought

    def is_unforeseen(self, scene: Scene, seat: Seat, column: Location) -> bool:
        """[FR-M13.8] A treasure that is sold pays for tiles."""
        laid = [each.map for each in laid_on(scene, seat, MARKET)] if column == MARKET else []
        return any(self.finds(scene, name) for name in laid if name is not None)

    def warnings(self, scene: Scene, seat: Seat) -> list[Phrase]:
        """[FR-M13.7] A map that finds nothing is gone all the same."""
        found = [(column, laid.map) for column in ALL_LOCATIONS for laid in laid_on(scene, seat, column)]
        said = self.voice.said
        return [
            self.voice.say(
                "warning-map", **said("place", PLACE.name, scene.location(column)), **said("map", MAP.name, name)
            )
            for column, name in found
            if name is not None and not self.finds(scene, name)
        ]


VOICE = CatacombsVoice
