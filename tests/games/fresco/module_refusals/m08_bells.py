"""Refusals of module 8: how each comes about, and its sentence."""

from bottega.games.fresco.openings import Share
from bottega.games.fresco.table import Table
from tests.games.fresco.tables import Play, table
from tests.games.refusals import Case

BELLS = {"bells": "on"}
ALL = [f"B{number:02}" for number in range(1, 19)]


def owing(display: str, unpaid: tuple[str, ...] = ()) -> Share:
    """These certificates are on display, and those are Red's, partly paid."""
    shown = tuple(["" if name == ".." else name for name in display.split()])
    seen = [*shown, *[words.split()[0] for words in unpaid]]
    return {"display": shown, "unpaid 0": unpaid, "unseen": tuple([name for name in ALL if name not in seen])}


def audience(thalers: int = 12) -> Play:
    """Red's audience: certificates for 3, 6 and 8 Thalers."""
    share = {**owing("B01 B10 B16"), "tile 0": ("studio",)}
    return table("studio", plans={0: "00001"}, thalers=thalers, options=BELLS, modules={"bells": share})


def workshop(thalers: int = 12) -> Play:
    """Red is in the workshop, with a partly paid certificate."""
    share = owing(".. .. ..", ("B10 2",))
    return table("workshop 1", paints="YR", thalers=thalers, options=BELLS, modules={"bells": share})


def settling() -> Play:
    """The game is over, and Red may still pay."""
    share = owing(".. .. ..", ("B10 2",))
    plans = dict.fromkeys(range(3), "01000")
    return table("theater", plans=plans, last=True, options=BELLS, modules={"bells": share})


def earning() -> Play:
    """Red has earned Thalers, and has two partly paid certificates."""
    share = owing(".. .. ..", ("B10 2", "B16 0"))
    return table("studio 1", options=BELLS, modules={"bells": share})


CASES: dict[str, Case[Table]] = {
    "m08_certificates.BUY_A_CERTIFICATE": Case(
        audience, "pass", "In an audience a certificate must be bought first. [FR-M8.3]"
    ),
    "m08_certificates.ONLY_IN_AN_AUDIENCE": Case(
        workshop, "certificate 1 full", "Certificates are bought in an audience. [FR-M8.3]"
    ),
    "m08_certificates.NO_CERTIFICATE_THERE": Case(
        audience, "certificate 4 full", "There is no certificate at place 4. [FR-M8.3]"
    ),
    "m08_certificates.CERTIFICATE_TOO_DEAR": Case(
        lambda: audience(thalers=7),
        "certificate 3 full",
        "To pay that takes 8 Thalers, and there are only 7. [FR-M8.4]",
    ),
    "m08_certificates.NO_INSTALLMENT": Case(
        audience, "certificate 2 6", "The price is 6 Thalers: an installment is less. [FR-M8.5]"
    ),
    "m08_certificates.NOT_PARTLY_PAID": Case(
        workshop, "deposit B11", "B11 is no partly paid certificate of this player. [FR-M8.7]"
    ),
    "m08_certificates.NO_THALER": Case(
        lambda: workshop(thalers=0), "deposit B10", "There is no Thaler to put on a certificate. [FR-M8.7]"
    ),
    "m08_certificates.DEPOSIT_OR_PASS": Case(
        settling, "attend", "First put Thalers on certificates, or pass. [FR-M8.7]"
    ),
    "m08_certificates.FILL_FIRST": Case(
        earning, "pass", "First choose the certificate on which the earned Thalers go. [FR-M8.6]"
    ),
    "m08_certificates.NOTHING_EARNED": Case(
        workshop, "fill B10", "Certificates are filled when Thalers are earned. [FR-M8.6]"
    ),
}
