"""Module 8: what is told of certificates and bells.

Thalers that go on a certificate come from the purse, also those just earned, and belong to the supply at once.
"""

from __future__ import annotations

from typing import ClassVar

from bottega.core.event import Event
from bottega.core.kinds import RuleId, SeatId
from bottega.games.fresco.kinds import ActorId, Points, Thalers
from bottega.games.fresco.modules.m08_bells.kinds import Bells, BellSpace, CertificateId


class CertificatesShown(Event):
    """These certificates were revealed, from the first place of the display on.

    Before, those that were `unsold` went to the bottom of the pile, in this order.
    """

    certificates: tuple[CertificateId, ...]
    unsold: tuple[CertificateId, ...]
    rule: RuleId = "FR-M8.8"


class CertificateBought(Event):
    """A certificate of the display was bought: paid in full and laid face down, or in part, so that some is missing."""

    actor: SeatId
    certificate: CertificateId
    place: int
    price: Thalers
    paid: Thalers
    missing: Thalers
    points: Points
    rule: RuleId


class ThalersWait(Event):
    """Thalers that were earned are out of the purse again, until their owner chooses the certificate to fill first."""

    actor: SeatId
    thalers: Thalers
    rule: RuleId = "FR-M8.6"


class CertificateChosen(Event):
    """The owner of Thalers that waited chose the certificate to fill first: for that they are in the purse again."""

    actor: SeatId
    certificate: CertificateId
    thalers: Thalers
    rule: RuleId = "FR-M8.6"


class Deposited(Event):
    """Thalers went on a certificate. If none are `missing` any more, it was turned face down."""

    actor: SeatId
    certificate: CertificateId
    thalers: Thalers
    missing: Thalers
    rule: RuleId


class AudienceInVain(Event):
    """All certificates of the display are sold."""

    actor: SeatId
    rule: RuleId = "FR-M8.9"


class BellsCounted(Event):
    """A painter's certificates were counted: those that are `unpaid` count against the others.

    `space` is where the painter stands on the bell scoring track, None for a sum that takes no part.
    """

    reveals: ClassVar[bool] = True
    actor: ActorId
    paid: tuple[CertificateId, ...]
    unpaid: tuple[CertificateId, ...]
    bells: Bells
    space: BellSpace | None
    rule: RuleId


class BishopCounted(Event):
    """The bishop has the certificates that nobody bought: where he stands on the bell scoring track, and his rank."""

    reveals: ClassVar[bool] = True
    certificates: tuple[CertificateId, ...]
    bells: Bells
    space: BellSpace
    rank: int
    rule: RuleId = "FR-M8.11"


class BellsScored(Event):
    """A painter's rank on the bell scoring track was scored, and the bonus that is reached there."""

    actor: ActorId
    rank: int
    bells: Bells
    space: BellSpace
    points: Points
    bonus: Points
    rule: RuleId = "FR-M8.12"
