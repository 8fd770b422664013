"""Refusals of module 8: how each comes about, and its sentence."""

from bottega.games.fresco.modules.m08_bells.view import PartlyPaid
from bottega.games.fresco.table import Table
from tests.games.fresco.tables import Play, table
from tests.games.refusals import Case

BELLS = {"bells": "on"}
ALL = [f"B{number:02}" for number in range(1, 19)]


def owing(display: str, **unpaid: int) -> dict[str, object]:
    """These certificates are on display, and those are Red's, with so many Thalers on them."""
    shown = tuple([None if name == ".." else name for name in display.split()])
    return {
        "display": shown,
        "unpaid": (tuple([PartlyPaid(name, thalers) for name, thalers in unpaid.items()]), (), ()),
        "unseen": tuple([name for name in ALL if name not in (*shown, *unpaid)]),
    }


def audience(thalers: int = 12) -> Play:
    """Red's audience: certificates for 3, 6 and 8 Thalers."""
    share = {**owing("B01 B10 B16"), "spots": ("studio", "kept", "kept")}
    return table("studio", plans={0: "00001"}, thalers=thalers, options=BELLS, modules={"bells": share})


def workshop(thalers: int = 12) -> Play:
    """Red is in the workshop, with a partly paid certificate."""
    share = owing(".. .. ..", B10=2)
    return table("workshop 1", paints="YR", thalers=thalers, options=BELLS, modules={"bells": share})


def settling() -> Play:
    """The game is over, and Red may still pay."""
    share = owing(".. .. ..", B10=2)
    plans = dict.fromkeys(range(3), "01000")
    return table("theater", plans=plans, last=True, options=BELLS, modules={"bells": share})


def earning() -> Play:
    """Red has earned Thalers, and has two partly paid certificates."""
    share = owing(".. .. ..", B10=2, B16=0)
    return table("studio 1", options=BELLS, modules={"bells": share})


CASES: dict[str, Case[Table]] = {
    "m08_bells.NO_ROOM_AT_THE_AUDIENCE": Case(
        lambda: table("plan", options=BELLS).plays("audience market", seat=0),
        "assign market 1",
        "Your audience tile covers the market, and has no room for apprentices. Send nobody there. [FR-M8.2]",
        seat=0,
    ),
    "m08_bells.BUY_A_CERTIFICATE": Case(
        audience,
        "pass",
        "In an audience you must buy a certificate. With no money, pay nothing yet. [FR-M8.3]",
    ),
    "m08_bells.ONLY_IN_AN_AUDIENCE": Case(
        workshop,
        "certificate 1 full",
        "You buy certificates in an audience: lay your tile on a location when you plan. [FR-M8.3]",
    ),
    "m08_bells.NO_CERTIFICATE_THERE": Case(
        audience, "certificate 4 full", "There is no certificate at place 4. Choose another one. [FR-M8.3]"
    ),
    "m08_bells.CERTIFICATE_TOO_DEAR": Case(
        lambda: audience(thalers=7),
        "certificate 3 full",
        "The certificate of 3 bells costs 8 Thalers, and you have 7 Thalers. Pay a part of it now. [FR-M8.4]",
    ),
    "m08_bells.INSTALLMENT_TOO_DEAR": Case(
        lambda: audience(thalers=1), "certificate 3 2", "You have only 1 Thaler. Pay less. [FR-M8.5]"
    ),
    "m08_bells.NO_INSTALLMENT": Case(
        audience,
        "certificate 2 6",
        "The certificate of 3 bells costs 6 Thalers: pay it in full, or less than that for now. [FR-M8.5]",
    ),
    "m08_bells.NOT_PARTLY_PAID": Case(
        workshop, "deposit B11", "You have no certificate of 4 bells that is still to be paid. [FR-M8.7]"
    ),
    "m08_bells.NOT_TO_FILL": Case(
        earning, "fill B11", "You have no certificate of 4 bells that is still to be paid. [FR-M8.6]"
    ),
    "m08_bells.NO_THALER": Case(
        lambda: workshop(thalers=0), "deposit B10", "You have no Thaler to put on a certificate. [FR-M8.7]"
    ),
    "m08_bells.DEPOSIT_OR_PASS": Case(settling, "attend", "First put Thalers on your certificates, or pass. [FR-M8.7]"),
    "m08_bells.FILL_FIRST": Case(
        earning, "pass", "First choose the certificate for the 3 Thalers that you have earned. [FR-M8.6]"
    ),
    "m08_bells.NOTHING_EARNED": Case(
        workshop,
        "fill B10",
        "You choose that when you earn Thalers. Put those that you have on a certificate by `deposit`. [FR-M8.6]",
    ),
}
