"""Module 13: what is told of the catacombs."""

from __future__ import annotations

from bottega.core.events import Event
from bottega.core.seats import Seat, only
from bottega.core.words import counted
from bottega.games.fresco.old_events import Deed, thalers


class TurnedUp(Event):
    def __init__(self, segment: str, treasure: str, tile: str) -> None:
        text = "Under {segment} lies a treasure: {treasure}."
        parts = {"segment": segment, "treasure": treasure, "tile": tile}
        super().__init__("turned-up", text, parts, reveals=True)


class MapBought(Deed):
    def __init__(self, seat: Seat, time: str) -> None:
        super().__init__("map-bought", "{seat} pays a Thaler for a map of {time}.", seat, {"time": time})


class MapSeen(Event):
    """[FR-M13.3] What a map shows, for the eyes of who bought it."""

    def __init__(self, seat: Seat, number: str, rooms: list[str]) -> None:
        parts = {"map": number, "rooms": ", ".join(rooms)}
        super().__init__("map-seen", "Map {map} shows {rooms}.", parts, audience=only(seat), reveals=True)


class LeonardosMap(Event):
    def __init__(self, number: str, rooms: list[str]) -> None:
        text = "Leonardo takes map {map}: {rooms}."
        super().__init__("leonardos-map", text, {"map": number, "rooms": ", ".join(rooms)}, reveals=True)


class Explored(Deed):
    def __init__(self, seat: Seat | None, number: str, rooms: list[str]) -> None:
        text = "{seat} explores the catacombs with map {map}: {rooms}."
        super().__init__("explored", text, seat, {"map": number, "rooms": ", ".join(rooms)}, reveals=True)


class TreasureKept(Deed):
    def __init__(self, seat: Seat | None, treasure: str, tile: str, segment: str) -> None:
        text = "{seat} keeps the {treasure} from {segment}."
        super().__init__("treasure-kept", text, seat, {"treasure": treasure, "tile": tile, "segment": segment})


class TreasureSold(Deed):
    def __init__(self, seat: Seat, treasure: str, tile: str, segment: str, money: int) -> None:
        text = "{seat} sells the {treasure} from {segment} for {money}."
        parts = {"treasure": treasure, "tile": tile, "segment": segment, "money": thalers(money)}
        super().__init__("treasure-sold", text, seat, parts)


class CatacombsScored(Deed):
    def __init__(self, seat: Seat | None, points: int, scripts: int) -> None:
        text = "{seat} scores {points} for treasures, of which {scripts} for scripts."
        super().__init__("catacombs-scored", text, seat, {"points": counted(points, "point"), "scripts": str(scripts)})
