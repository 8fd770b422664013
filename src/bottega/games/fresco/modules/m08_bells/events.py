"""Module 8: what is told of certificates and bells."""

from __future__ import annotations

from bottega.core.events import Event
from bottega.core.seats import Seat
from bottega.core.words import counted
from bottega.games.fresco.old_events import Deed, counted_points, thalers


class CertificatesShown(Event):
    def __init__(self, certificates: list[str]) -> None:
        text = "Certificates on display: {certificates}."
        super().__init__("certificates-shown", text, {"certificates": "; ".join(certificates)})


class CertificateBought(Deed):
    """[FR-M8.4] [FR-M8.5] Paid in full or in part, and what it was worth."""

    def __init__(self, seat: Seat, certificate: str, price: int, paid: int, points: int) -> None:
        how = "buys {certificate} for {paid}" if paid == price else "pays {paid} of {price} for {certificate}"
        text = f"{{seat}} {how} and scores {{points}}{counted_points(points)}"
        parts = {"certificate": certificate, "price": str(price), "paid": thalers(paid), "points": str(points)}
        super().__init__("certificate-bought", text, seat, parts)


class Deposited(Deed):
    """[FR-M8.6] [FR-M8.7] Thalers go on a certificate."""

    def __init__(self, seat: Seat, certificate: str, amount: int, missing: int) -> None:
        text = "{seat} puts {amount} on {certificate}, which is paid."
        if missing:
            text = "{seat} puts {amount} on {certificate}, which lacks {missing}."
        parts = {"certificate": certificate, "amount": thalers(amount), "missing": thalers(missing)}
        super().__init__("deposited", text, seat, parts)


class AudienceInVain(Deed):
    """[FR-M8.9] All certificates are sold."""

    def __init__(self, seat: Seat) -> None:
        super().__init__("audience-in-vain", "{seat} finds no certificate left.", seat, {})


class BellsCounted(Deed):
    """[FR-M8.10] Whose token stands where on the bell scoring track."""

    def __init__(self, seat: Seat | None, bells: int, space: int | None) -> None:
        text = "{seat} has {bells}, and stands on {space} of the bells."
        parts = {"bells": counted(bells, "bell"), "space": "no space" if space is None else f"space {space}"}
        super().__init__("bells-counted", text, seat, parts, reveals=True)


class BishopCounted(Event):
    """[FR-M8.11] What nobody bought is the bishop's."""

    def __init__(self, bells: int, space: int) -> None:
        text = "The bishop has {bells}, and stands on space {space} of the bells."
        parts = {"bells": counted(bells, "bell"), "space": str(space)}
        super().__init__("bishop-counted", text, parts, reveals=True)


class BellsScored(Deed):
    """[FR-M8.12] Points for the rank, and for the space."""

    def __init__(self, seat: Seat | None, rank: int, points: int, bonus: int) -> None:
        text = "{seat} is number {rank} of the bells and scores {points} + {bonus}" + counted_points(points + bonus)
        super().__init__("bells-scored", text, seat, {"rank": str(rank), "points": str(points), "bonus": str(bonus)})
