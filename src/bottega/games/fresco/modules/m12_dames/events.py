"""Module 12: what is told of the dames."""

from __future__ import annotations

from bottega.core.events import Event
from bottega.core.seats import Seat
from bottega.games.fresco.old_events import Deed, thalers


class DamesPlaced(Event):
    def __init__(self, dames: list[str]) -> None:
        super().__init__("dames-placed", "Dames wait on the track: {dames}.", {"dames": ", ".join(dames)})


class Married(Deed):
    def __init__(self, seat: Seat | None, colour: str, space: int) -> None:
        text = "{seat} gains the {colour} dame of space {space}."
        super().__init__("married", text, seat, {"colour": colour, "space": str(space)})


class DameForfeited(Deed):
    """[FR-M12.5] Another player was first, or there is nothing to do."""

    def __init__(self, seat: Seat, colour: str, location: str) -> None:
        text = "The {colour} dame of {seat} can do nothing at the {location}."
        super().__init__("dame-forfeited", text, seat, {"colour": colour, "location": location})


class DamePassed(Deed):
    def __init__(self, seat: Seat, colour: str, location: str) -> None:
        text = "The {colour} dame of {seat} does nothing at the {location}."
        super().__init__("dame-passed", text, seat, {"colour": colour, "location": location})


class TilesSwitched(Deed):
    def __init__(self, seat: Seat, first: str, second: str) -> None:
        text = "The dame of {seat} swaps {first} for {second}."
        super().__init__("tiles-switched", text, seat, {"first": first, "second": second})


class SegmentReserved(Deed):
    def __init__(self, seat: Seat, segment: str) -> None:
        super().__init__("segment-reserved", "The dame of {seat} reserves {segment}.", seat, {"segment": segment})


class Gathered(Deed):
    """[FR-M12.9] What a dame takes in the studio."""

    def __init__(self, seat: Seat, money: int) -> None:
        text = "The dame of {seat} takes {money} in the studio."
        super().__init__("dame-gathered", text, seat, {"money": thalers(money)})


class CheeredUp(Deed):
    """[FR-M12.11] What a dame does at the theater."""

    def __init__(self, seat: Seat, mood: int) -> None:
        super().__init__("dame-cheered-up", "The dame of {seat} sets the mood to {mood}.", seat, {"mood": str(mood)})


class Bartered(Deed):
    def __init__(self, seat: Seat, given: str, taken: str) -> None:
        text = "The dame of {seat} gives {given} for {taken}."
        super().__init__("bartered", text, seat, {"given": given, "taken": taken})
