"""Module 10, the medico: what is asked."""

from __future__ import annotations

from bottega.core.questions import Question
from bottega.games.fresco.kinds import Apprentices, LocationId, PlaceId, Thalers


class WhomToSetAside(Question):
    """Whether a healthy apprentice is set aside, or an ill one, who is healed by it."""

    ill: Apprentices


class HowManyIllApprentices(Question):
    """How many ill apprentices go to a place, `most` of those who are left at home."""

    place: PlaceId
    most: Apprentices
    left: Apprentices


class WhereNeutralApprentice(Question):
    """At which of the places where apprentices go the neutral one stands."""


class WhoFallsIll(Question):
    """Whether one of the player's own apprentices falls ill at a location, or the neutral one."""

    location: LocationId


class WhichBottle(Question):
    """Which bottle of the medico to buy: one must be bought."""

    thalers: Thalers


class WhetherToDrink(Question):
    """Whether to drink a bottle; `ill` are the player's ill apprentices, with black pawns of neutral ones."""

    ill: Apprentices
