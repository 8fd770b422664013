"""Module 4: what is told of the wishing well."""

from __future__ import annotations

from bottega.core.events import Event
from bottega.core.seats import Seat, only
from bottega.games.fresco.old_events import Deed, thalers


def lucky_pennies(number: int) -> str:
    """So many pennies, in words.

    >>> lucky_pennies(1), lucky_pennies(2)
    ('1 lucky penny', '2 lucky pennies')
    """
    return f"{number} lucky penny" if number == 1 else f"{number} lucky pennies"


class PennyThrown(Deed):
    def __init__(self, seat: Seat) -> None:
        text = "{seat} throws a lucky penny into the well, and draws a wish card."
        super().__init__("penny-thrown", text, seat, {})


class CardDrawn(Event):
    """[FR-M4.3] Which card it was: told to who drew it."""

    def __init__(self, seat: Seat, card: str) -> None:
        parts = {"seat": str(seat), "card": card}
        super().__init__("card-drawn", "{seat} draws {card}.", parts, audience=only(seat), reveals=True)


class CardUsed(Deed):
    def __init__(self, seat: Seat, card: str, what: str) -> None:
        text = "{seat} uses a wish card, {card}: {what}."
        super().__init__("card-used", text, seat, {"card": card, "what": what}, reveals=True)


class PenniesExchanged(Deed):
    def __init__(self, seat: Seat, pennies: int) -> None:
        text = "{seat} gets {thalers} for lucky pennies."
        super().__init__("pennies-exchanged", text, seat, {"thalers": thalers(pennies)})
