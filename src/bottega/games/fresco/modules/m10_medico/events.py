"""Module 10: what is told of the ill and of the medico."""

from __future__ import annotations

from typing import Final

from bottega.core.events import Event
from bottega.core.seats import Seat
from bottega.core.words import counted
from bottega.games.fresco.old_events import Deed, thalers

SAINT: Final = 3
"""[FR-M10.10] What a saint brings."""
HEALTHY: Final = 5
"""[FR-M10.18] What an apprentice in good health is worth in the end."""


class LocationInfected(Event):
    def __init__(self, location: str, again: bool) -> None:
        text = "The signpost: the {location} is infected again." if again else "The {location} is infected."
        super().__init__("location-infected", text, {"location": location})


class NothingInfected(Event):
    """[FR-M10.2] The signpost, where there was no infection before."""

    def __init__(self) -> None:
        super().__init__("nothing-infected", "The signpost: no location is infected.", {})


class FellIll(Deed):
    def __init__(self, seat: Seat, number: int, location: str) -> None:
        text = f"{{apprentices}} of {{seat}} {'falls' if number == 1 else 'fall'} ill at the {{location}}."
        parts = {"apprentices": counted(number, "apprentice"), "location": location}
        super().__init__("fell-ill", text, seat, parts)


class NeutralFellIll(Deed):
    """[FR-M10.6] The neutral apprentice goes home; a black pawn may stay."""

    def __init__(self, seat: Seat, location: str, stays: bool) -> None:
        text = "The neutral apprentice of {seat} falls ill at the {location}, and goes home"
        text += ", but a black pawn stays." if stays else "."
        super().__init__("neutral-fell-ill", text, seat, {"location": location})


class SetAsideToHeal(Deed):
    def __init__(self, seat: Seat) -> None:
        super().__init__("set-aside", "{seat} sets an ill apprentice aside, who is healed.", seat, {})


class BottlesOffered(Event):
    def __init__(self, bottles: list[str]) -> None:
        super().__init__("bottles-offered", "The medico offers {bottles}.", {"bottles": ", ".join(bottles)})


class BottleBought(Deed):
    def __init__(self, seat: Seat, bottle: str, price: int) -> None:
        text = "{seat} buys {bottle} from the medico for {price}."
        super().__init__("bottle-bought", text, seat, {"bottle": bottle, "price": thalers(price)})


class BottleDrunk(Deed):
    def __init__(self, seat: Seat, bottle: str) -> None:
        super().__init__("bottle-drunk", "{seat} drinks {bottle}.", seat, {"bottle": bottle})


class Cured(Deed):
    def __init__(self, seat: Seat, number: int) -> None:
        text = f"{{apprentices}} of {{seat}} {'is' if number == 1 else 'are'} cured."
        super().__init__("cured", text, seat, {"apprentices": counted(number, "apprentice")})


class SaintPainted(Deed):
    def __init__(self, seat: Seat, paint: str) -> None:
        text = "An ill apprentice of {seat} paints a saint with {paint}, for {wage}."
        super().__init__("saint-painted", text, seat, {"paint": paint, "wage": thalers(SAINT)})


class HealthPaid(Deed):
    def __init__(self, seat: Seat, number: int) -> None:
        text = "{seat} gets {money} for {apprentices} in good health."
        parts = {"money": thalers(HEALTHY * number), "apprentices": counted(number, "apprentice")}
        super().__init__("health-paid", text, seat, parts)
