"""Module 13 in the terminal: the catacombs."""

from __future__ import annotations

from collections.abc import Sequence

from rich.text import Text

from bottega.core.actions import Action
from bottega.core.seats import Seat
from bottega.core.words import counted
from bottega.games.fresco.actions import Offer
from bottega.games.fresco.catalogue import (
    ALL_HOURS,
    ALL_LOCATIONS,
    FRESCO,
    HOURS,
    LOCATIONS,
    MARKET,
    RESTORED,
    Hour,
    Location,
)
from bottega.games.fresco.events import thalers
from bottega.games.fresco.modules.covering import NOWHERE
from bottega.games.fresco.modules.m13_catacombs.catalogue import MAPS, hour_of_map
from bottega.games.fresco.modules.m13_catacombs.components import TreasureEntry
from bottega.games.fresco.modules.m13_catacombs.module import PRICE
from bottega.games.fresco.modules.m13_catacombs.offers import NAME, BuyMap, Explore, Keep, LayMap
from bottega.games.fresco.modules.m13_catacombs.plan import WhereMapGoes
from bottega.games.fresco.modules.m13_catacombs.rooms import NO_MAP, STACKS
from bottega.games.fresco.modules.m13_catacombs.steps import BuyingMap, Exploring, LeonardoLaysMap, catacombs_of
from bottega.games.fresco.modules.shares import HIDDEN
from bottega.games.fresco.planning import location_in
from bottega.parts.grid import Cell
from bottega.terminal.boards.fresco.panels.panel import Panel
from bottega.terminal.boards.fresco.scene import Scene
from bottega.terminal.boards.layout import Block, flowing
from bottega.terminal.boards.tokens import Tokens

LABEL = "Maps    "
LEGEND = "(open: points or Volume/Thalers+mood)"
KEEP_IT = "keep it"


def treasure_called(scene: Scene, name: str) -> TreasureEntry:
    """A treasure by its name in views."""
    return next(entry for entry in scene.box.components.treasures.items if entry.id == name)


def open_treasures(scene: Scene) -> dict[Cell, TreasureEntry]:
    """The treasures that lie open, by the segments under which they were."""
    found = [words.split() for words in scene.view.modules[NAME]["open"]]
    return {FRESCO.parse(segment): treasure_called(scene, name) for segment, name in found}


def shown(treasure: TreasureEntry) -> str:
    """A treasure in a few signs: points or volume, Thalers when sold, and spaces of mood: "6/6", "V2/2+3"."""
    worth = f"V{treasure.volume}" if treasure.volume else str(treasure.points)
    return f"{worth}/{treasure.thalers}{f'+{treasure.mood}' if treasure.mood else ''}"


def in_words(treasure: TreasureEntry) -> str:
    """A treasure in words."""
    worth = f"volume {treasure.volume}" if treasure.volume else counted(treasure.points, "point")
    mood = f", mood +{treasure.mood} either way" if treasure.mood else ""
    name = treasure.name.split()[0]
    return f"{name} ({worth} in the end, or {thalers(treasure.thalers)} now{mood})"


def rooms_of(scene: Scene, number: int) -> list[Cell]:
    """The rooms of a map."""
    return sorted(FRESCO.parse(name) for name in scene.box.components.maps.items[number].rooms)


def own_maps(scene: Scene) -> list[int]:
    """The maps of the seat that looks, in hand and on its sheet."""
    share = scene.view.modules.get(NAME)
    if scene.seat is None or share is None:
        return []
    words = [*share[f"maps {scene.seat}"], *share[f"laid {scene.seat}"]]
    return sorted(MAPS.index(word.split()[-1]) for word in words)


def map_in_words(scene: Scene, number: int) -> str:
    """A map with the rooms of which something may still come, and what lies open in them: "6C A1 B2(6/6)"."""
    treasures = open_treasures(scene)
    rooms = [
        f"{FRESCO.names[room]}{f'({shown(treasures[room])})' if room in treasures else ''}"
        for room in rooms_of(scene, number)
        if room in treasures or scene.table.fresco[room] != RESTORED
    ]
    return " ".join([MAPS[number], *(rooms or ["(all rooms are empty)"])])


def _leonardos(scene: Scene, laid: str) -> Text:
    """[FR-M13.12] A map of Leonardo's, which lies open: its location, and its rooms."""
    location, name = laid.split()
    return Text(f"Leonardo's, {location}: {map_in_words(scene, MAPS.index(name))}")


def finds(scene: Scene, number: int) -> list[str]:
    """What could be found with a map now."""
    treasures = open_treasures(scene)
    return [f"{FRESCO.names[room]} {shown(treasures[room])}" for room in rooms_of(scene, number) if room in treasures]


class CatacombsPanel(Panel):
    """Maps, open rooms and treasures."""

    module = NAME
    help = (("explore; keep; sell", "use the map that lies here, then say what becomes of each treasure"),)

    # What lies on the table

    def board(self, scene: Scene, tokens: Tokens, width: int) -> Block:
        """How many maps are left, one's own maps, and Leonardo's."""
        share = scene.view.modules[NAME]
        hours = [HOURS[hour] for hour in ALL_HOURS if STACKS[hour]]
        left = [f"{number} of {hour}" for hour, number in zip(hours, share["stacks"], strict=True) if number != "0"]
        pieces = [Text(f"{', '.join(left)} left")] if left else []
        own = [Text(map_in_words(scene, number), style="bold") for number in own_maps(scene)]
        pieces += [Text.assemble("yours: ", own[0]), *own[1:]] if own else []
        pieces += [_leonardos(scene, words) for words in share.get(f"laid {scene.rules.leonardo}", ())]
        lines = flowing(LABEL, pieces, width, gap=3) if pieces else []
        has_room = lines and share["open"] and lines[-1].cell_len + len(LEGEND) <= width
        return [*lines[:-1], Text.assemble(lines[-1], (LEGEND, "dim"))] if has_room else lines

    def owned(self, scene: Scene, seat: Seat) -> list[Text]:
        """[FR-M13.3] [FR-M13.8] Maps of others by their times, since one's own lie on the table; and treasures."""
        share = scene.view.modules[NAME]
        kept, maps = share[f"kept {seat}"], [words.split()[0] for words in share[f"maps {seat}"] if HIDDEN in words]
        found = [Text(f"{counted(len(maps), 'map')} ({', '.join(maps)})")] if maps else []
        if kept and scene.is_behind_a_screen(seat):
            return [*found, Text(counted(len(kept), "treasure"))]
        return [*found, *[Text(_kept(treasure_called(scene, name))) for name in kept]]

    def on_sheet(self, scene: Scene, seat: Seat, column: Location) -> str:
        laid = [words.split() for words in scene.view.modules[NAME][f"laid {seat}"]]
        return ", ".join(f"map {words[1]}" for words in laid if words[0] == LOCATIONS[column])

    def on_segment(self, scene: Scene, segment: Cell) -> Text:
        """[FR-M13.2] An open treasure."""
        treasure = open_treasures(scene).get(segment) if scene.view.agenda else None
        return Text() if treasure is None else Text(shown(treasure), style="#d4af37")

    def printed(self, scene: Scene) -> list[Text]:
        """How treasures are worth something, those that lie open, and one's own maps."""
        rule = (
            "Where a segment is restored a treasure lies open: 6/5+1 is worth 6 points in the end or 5 Thalers when "
            "sold, and a space of mood at once. V is a script: the number of different volumes times the highest."
        )
        maps = (
            f"Who wakes up at 5:00, 6:00 or 7:00 may buy a map for {thalers(PRICE)}, of four, three or two rooms. Laid "
            "on a location of the sheet it leaves room for one apprentice, and is gone after the visit."
        )
        treasures = [f"{FRESCO.names[room]}: {in_words(entry)}" for room, entry in open_treasures(scene).items()]
        own = [
            f"Map {MAPS[number]}: {', '.join(FRESCO.names[room] for room in rooms_of(scene, number))}"
            for number in own_maps(scene)
        ]
        return [Text(rule), Text(maps), *[Text(line) for line in [*treasures, *own]]]

    # What is worth a thought

    def is_unforeseen(self, scene: Scene, seat: Seat, column: Location) -> bool:
        """[FR-M13.8] A treasure that is sold pays for tiles."""
        return column == MARKET and any(finds(scene, number) for number in self._laid_on(scene, seat, MARKET))

    def warnings(self, scene: Scene, seat: Seat) -> list[str]:
        """[FR-M13.7] A map that finds nothing is gone all the same."""
        return [
            f"{location_in(scene.table, column)}: none of the rooms of map {MAPS[number]} is open now"
            for column in ALL_LOCATIONS
            for number in self._laid_on(scene, seat, column)
            if not finds(scene, number)
        ]

    def _laid_on(self, scene: Scene, seat: Seat, column: Location) -> list[int]:
        number = catacombs_of(scene.table).catacombs(scene.table).map_at(seat, column)
        return [] if number == NO_MAP else [number]

    def unasked(self, scene: Scene, action: Offer) -> str:
        if not isinstance(action, LayMap):
            return "that is done in the visit to a map's location"
        if action.number in own_maps(scene):
            return "a map is laid on one location, where all apprentices find room"
        own = ", ".join(MAPS[number] for number in own_maps(scene)) or "none"
        return f"you do not have map {MAPS[action.number]}; your maps: {own}"

    # What is asked and what may be done

    def waking(self, scene: Scene, hour: Hour) -> str:
        """[FR-M13.3] [FR-M13.12] Early on there are maps."""
        if not catacombs_of(scene.table).catacombs(scene.table).stacks & STACKS[hour]:
            return ""
        return "a map for nothing" if scene.is_leonardos else f"a map for {thalers(PRICE)}"

    def asked(self, scene: Scene, legal: Sequence[Action]) -> tuple[str, str] | None:
        if isinstance(scene.blank, WhereMapGoes):
            number = scene.blank.number
            asked = f"Where does your map go ({map_in_words(scene, number)})? One apprentice finds room beside it."
            return asked, legal[1].name if len(legal) > 1 else ""
        match scene.step:
            case BuyingMap() as step:
                time = HOURS[scene.table.hours[step.seat]]
                return f"Buy a map of {time} for {thalers(PRICE)}? You see its rooms then.", "buy-map"
            case Exploring(rooms=rooms):
                return _asked_in_a_room(scene, rooms, legal)
            case LeonardoLaysMap(number=number):
                asked = f"Leonardo's map {map_in_words(scene, number)}: on which location is it laid?"
                return asked, legal[0].name if legal else ""
        return None

    def is_in_the_middle(self, scene: Scene) -> bool:
        return isinstance(scene.step, Exploring)

    def declined(self, action: Offer) -> str:
        if isinstance(action, BuyMap):
            return "buy no map"
        return "" if isinstance(action, Explore) else "leave it there"

    def entry(self, scene: Scene, action: Offer) -> tuple[Text, Text]:
        match action:
            case LayMap():
                where = KEEP_IT if action.column == NOWHERE else location_in(scene.table, action.column)
                return Text(f"Map {MAPS[action.number]}"), Text(where)
            case BuyMap():
                return Text("Buy"), Text(f"the map on top for {thalers(PRICE)}")
            case Explore():
                return Text("Explore"), Text(_exploring(scene))
        treasure = _treasure_here(scene)
        if isinstance(action, Keep):
            return Text("Treasure"), Text(f"keep it{f' ({_later(treasure)})' if treasure else ''}")
        return Text("Treasure"), Text(f"sell it{f' for {thalers(treasure.thalers)}' if treasure else ''}")

    def explain(self, scene: Scene, action: Offer) -> str:
        match action:
            case LayMap():
                return _explain_laying(scene, action)
            case BuyMap():
                return f"Pay {thalers(PRICE)} for a map of your wake-up time; only you see its rooms."
            case Explore() if scene.is_leonardos:
                return f"Leonardo explores before he restores, and keeps: {_exploring(scene)}. His map is gone then."
            case Explore():
                return f"Show the map that lies here and explore: {_exploring(scene)}. The map is gone then."
        treasure = _treasure_here(scene)
        what = "the treasure" if treasure is None else f"the {in_words(treasure)}"
        return f"Keep {what}, for the final scoring." if isinstance(action, Keep) else f"Sell {what}, out of the game."


def _kept(treasure: TreasureEntry) -> str:
    return f"script V{treasure.volume}" if treasure.volume else f"{treasure.name} {treasure.points}"


def _later(treasure: TreasureEntry) -> str:
    return f"volume {treasure.volume}" if treasure.volume else f"{counted(treasure.points, 'point')} in the end"


def _treasure_here(scene: Scene) -> TreasureEntry | None:
    """The treasure that is being decided about."""
    return open_treasures(scene).get(scene.step.rooms[0]) if isinstance(scene.step, Exploring) else None


def _asked_in_a_room(scene: Scene, rooms: Sequence[Cell], legal: Sequence[Action]) -> tuple[str, str]:
    treasure = open_treasures(scene)[rooms[0]]
    more = f" {counted(len(rooms) - 1, 'more room')} to follow." if len(rooms) > 1 else ""
    again = "" if any(isinstance(action, Keep) for action in legal) else " You have this volume."
    return f"In {FRESCO.names[rooms[0]]}: {in_words(treasure)}. Keep or sell it?{again}{more}", legal[0].name


def _exploring(scene: Scene) -> str:
    """What the map of the visit leads to, the player's own or Leonardo's."""
    painter, column = scene.rules.leonardo if scene.is_leonardos else scene.seat, scene.column
    if painter is None or column is None or NAME not in scene.view.modules:
        return "its open rooms"
    laid = [words.split() for words in scene.view.modules[NAME][f"laid {painter}"]]
    here = [MAPS.index(words[-1]) for words in laid if words[0] == LOCATIONS[column]]
    return ", ".join(finds(scene, here[0])) or "nothing is open" if here else "there is no map here"


def _explain_laying(scene: Scene, action: LayMap) -> str:
    name = f"map {MAPS[action.number]} of {HOURS[hour_of_map(action.number)]}"
    if action.column == NOWHERE:
        return f"Keep {name} for later rounds."
    where = location_in(scene.table, action.column)
    if scene.is_leonardos:
        return f"Lay Leonardo's {name} on the {where}: there he takes what lies open in its rooms."
    return f"Lay {name} on the {where}, with room for one apprentice: in that visit you may explore its rooms."
