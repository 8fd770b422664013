"""Module 10, the medico: what is told.

Black pawns stand for ill apprentices, and come from the supply.
"""

from __future__ import annotations

from typing import ClassVar

import msgspec

from bottega.core.event import Event
from bottega.core.kinds import RuleId, SeatId
from bottega.games.fresco.kinds import Apprentices, LocationId, PaintId, PlaceId, Thalers
from bottega.games.fresco.modules.m10_medico.kinds import BottleId, HealthId, InfectionId

# Waking up


class ApprenticeReturned(Event):
    """The mood is better: the apprentice who was set aside is back."""

    actor: SeatId
    rule: RuleId = "FR-M10.16"


class HealthyCounted(Event):
    """So many of a player's apprentices are healthy and must be placed; so many of their own are ill."""

    actor: SeatId
    apprentices: Apprentices
    ill: Apprentices
    rule: RuleId = "FR-M10.7"


class ApprenticeSetAside(Event):
    """The mood is bad: a healthy apprentice is set aside, or an ill one, who is healed by it.

    `apprentices` are the healthy ones who must be placed now, `ill` are those of the player's own who are ill now.
    """

    actor: SeatId
    health: HealthId
    apprentices: Apprentices
    ill: Apprentices
    rule: RuleId = "FR-M10.16"


# Plans


class IllSent(Event):
    """By a plan that was revealed so many ill apprentices go to a place."""

    actor: SeatId
    apprentices: Apprentices
    place: PlaceId
    rule: RuleId = "FR-M10.7"


class NeutralSent(Event):
    """By a plan that was revealed the neutral apprentice is one of those who go to a place."""

    actor: SeatId
    place: PlaceId
    rule: RuleId = "FR-M10.6"


class InfectionRevealed(Event):
    """An infection tile was revealed: that location is infected, by the signpost the last one again, if there was one.

    The location that was infected before is not any more.
    """

    reveals: ClassVar[bool] = True
    infection: InfectionId
    location: LocationId | None
    rule: RuleId = "FR-M10.2"


# Falling ill


class FellIll(Event):
    """So many of a player's own apprentices fell ill at a location."""

    actor: SeatId
    apprentices: Apprentices
    location: LocationId
    rule: RuleId


class NeutralFellIll(Event):
    """The neutral apprentice fell ill at a location and went home; by option a black pawn stays with the player."""

    actor: SeatId
    location: LocationId
    stays: bool
    rule: RuleId = "FR-M10.6"


class SaintPainted(Event):
    """An ill apprentice in the studio gave a paint to the supply, for so many Thalers."""

    actor: SeatId
    paint: PaintId
    thalers: Thalers
    rule: RuleId = "FR-M10.10"


class IllCameHome(Event):
    """It is evening: a player's ill apprentices and the neutral one come home."""

    actor: SeatId
    rule: RuleId = "FR-M10.14"


# Bottles


class BottleOnOffer(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A place of the medico board: its bottle, None if there is none, and what one costs there."""

    bottle: BottleId | None
    price: Thalers


class BottlesOffered(Event):
    """The places of the medico board have new bottles; those that were not sold are discarded.

    If the pile ran out, all that were discarded were mixed and drawn from (`is_pile_renewed`).
    """

    offered: tuple[BottleOnOffer, ...]
    discarded: tuple[BottleId, ...]
    is_pile_renewed: bool
    rule: RuleId = "FR-M10.15"


class BottleBought(Event):
    """A player bought the bottle at a place of the medico board."""

    actor: SeatId
    bottle: BottleId
    place: int
    price: Thalers
    rule: RuleId = "FR-M10.13"


class BottleDrunk(Event):
    """A player drank a bottle, which is discarded."""

    actor: SeatId
    bottle: BottleId
    rule: RuleId = "FR-M10.14"


class Cured(Event):
    """So many apprentices of a player's own are cured, and so many black pawns of neutral ones are gone."""

    actor: SeatId
    apprentices: Apprentices
    neutral: Apprentices
    rule: RuleId = "FR-M10.14"


class HealthPaid(Event):
    """In the end a player gets Thalers for so many healthy apprentices of their own."""

    actor: SeatId
    apprentices: Apprentices
    thalers: Thalers
    rule: RuleId = "FR-M10.18"
