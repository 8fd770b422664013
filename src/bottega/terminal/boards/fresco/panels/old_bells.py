"""Module 8 in the terminal: the bells."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import ClassVar

from rich.text import Text

from bottega.core.actions import Action
from bottega.core.errors import BadInput
from bottega.core.seats import Seat
from bottega.core.words import counted
from bottega.games.fresco.actions import Offer
from bottega.games.fresco.events import thalers
from bottega.games.fresco.modules.m08_bells.belfry import SOLD, Belfry, on_display
from bottega.games.fresco.modules.m08_bells.catalogue import CERTIFICATES
from bottega.games.fresco.modules.m08_bells.certificates import THALERS_A_POINT
from bottega.games.fresco.modules.m08_bells.offers import (
    BUY,
    DEPOSIT,
    FULL,
    MOST_INSTALLMENT,
    NAME,
    BuyCertificate,
    Deposit,
    Fill,
)
from bottega.games.fresco.modules.m08_bells.steps import (
    Audience,
    FillingCertificate,
    Settling,
    bells_of,
    certificates_of,
)
from bottega.terminal.boards.fresco.panels.covering import CoveringPanel
from bottega.terminal.boards.fresco.panels.panel import Reader
from bottega.terminal.boards.fresco.scene import Scene
from bottega.terminal.boards.layout import Block, flowing
from bottega.terminal.boards.tokens import Tokens

LABEL = "Bells   "
IN_FULL = "full"


def _belfry(scene: Scene) -> Belfry:
    return certificates_of(scene.table).belfry(scene.table)


def _certificate(scene: Scene, certificate: int) -> str:
    """What is printed on a certificate: "B04 4 Th +3, 2 bells"."""
    module = certificates_of(scene.table)
    points, bells = module.full_points[certificate], counted(module.bells[certificate], "bell")
    return f"{CERTIFICATES[certificate]} {module.prices[certificate]} Th +{points}, {bells}"


def _printed(scene: Scene, certificate: int) -> str:
    """The same in full: "B04 for 4 Thalers: 3 points, 2 bells"."""
    module = certificates_of(scene.table)
    points, bells = counted(module.full_points[certificate], "point"), counted(module.bells[certificate], "bell")
    return f"{CERTIFICATES[certificate]} for {thalers(module.prices[certificate])}: {points} if paid at once, {bells}"


def _shown(scene: Scene, place: int) -> int | None:
    """The certificate on a place of the display, if one is there."""
    display = _belfry(scene).display
    return display[place] if place < len(display) and display[place] != SOLD else None


def _to_come(scene: Scene) -> int:
    """How many certificates are still to be revealed."""
    belfry = _belfry(scene)
    return belfry.unseen.bit_count() - certificates_of(scene.table).kept_back + len(belfry.bottom)


def _unpaid(scene: Scene, seat: Seat | None) -> list[int]:
    return [] if seat is None else certificates_of(scene.table).unpaid(scene.table, seat)


def _lacks(scene: Scene, certificate: int) -> str:
    return f"{CERTIFICATES[certificate]} lacks {certificates_of(scene.table).owed(scene.table, certificate)}"


# What is typed


def _place_of(scene: Scene, word: str) -> int:
    """A certificate on display: by its place, or by its name."""
    if word in [str(place + 1) for place in range(len(BUY))]:
        return int(word) - 1
    shown = list(scene.view.modules[NAME]["display"]) if NAME in scene.view.modules else []
    if word.upper() in shown:
        return shown.index(word.upper())
    there = ", ".join(f"{place} {name}" for place, name in enumerate(shown, 1) if name) or "none"
    raise BadInput(f"which certificate is {word!r}? On display: {there}")


def read_certificate(scene: Scene, words: Sequence[str]) -> Sequence[Action]:
    """A certificate on display, and how many Thalers are paid now: all, unless a number is said."""
    place, *rest = words
    said = [word for word in rest if not word.startswith("thaler") and word not in ("in", IN_FULL)]
    if not said:
        return [BUY[_place_of(scene, place)][0]]
    if len(said) > 1 or not said[0].isdecimal() or int(said[0]) > MOST_INSTALLMENT:
        raise BadInput("say how many Thalers you pay now, like `certificate 1 3`; without a number you pay in full")
    return [BUY[_place_of(scene, place)][1 + int(said[0])]]


def read_deposit(scene: Scene, words: Sequence[str]) -> Sequence[Action]:
    """A certificate, and how many Thalers are put on it; the only one that is not paid need not be named."""
    names = [word.upper() for word in words if word.upper() in CERTIFICATES]
    numbers = [int(word[:2]) for word in words if word.isdecimal()]
    unpaid = (
        [CERTIFICATES[certificate] for certificate in _unpaid(scene, scene.seat)] if NAME in scene.rules.by_name else []
    )
    chosen = names or (unpaid if len(unpaid) == 1 else [])
    if len(chosen) != 1 or len(names) + len(numbers) < len([word for word in words if not word.startswith("thaler")]):
        example = f"deposit {(unpaid or CERTIFICATES)[0]} 2"
        raise BadInput(f"say it like `{example}`; your partly paid certificates: {', '.join(unpaid) or 'none'}")
    return [DEPOSIT[CERTIFICATES.index(chosen[0])]] * max(1, sum(numbers))


class BellsPanel(CoveringPanel):
    """The certificates on display, and those of players."""

    module = NAME
    does = "You must buy a certificate there, in full or in installments"
    readers: ClassVar[Mapping[str, Reader]] = {"certificate": read_certificate, "deposit": read_deposit}
    help = (
        ("certificate 2", "buy certificate 2 in full; `certificate 2 3` pays 3 Thalers now"),
        ("deposit B04 2", "put 2 Thalers of your own on this certificate"),
    )

    def board(self, scene: Scene, tokens: Tokens, width: int) -> Block:
        """The certificates on display, as long as there are any to come."""
        belfry = _belfry(scene)
        shown = [(place, certificate) for place, certificate in enumerate(belfry.display, 1) if certificate != SOLD]
        if belfry.scored or not (shown or _to_come(scene)):
            return []
        pieces = [Text.assemble((f"{place} ", "dim"), _certificate(scene, certificate)) for place, certificate in shown]
        to_come = Text(f"({_to_come(scene)} to come)", style="dim")
        return flowing(LABEL, [*(pieces or [Text("sold out this round")]), to_come], width, gap=3)

    def owned(self, scene: Scene, seat: Seat) -> list[Text]:
        """[FR-M8.4] Certificates that are paid lie face down: while screens are up, of another's only their number."""
        module, paid = certificates_of(scene.table), scene.view.modules[self.module][f"paid {seat}"]
        bells = counted(sum([module.bells[CERTIFICATES.index(name)] for name in paid]), "bell")
        known = "" if scene.is_behind_a_screen(seat) else f" ({bells})"
        number = [Text(f"{counted(len(paid), 'certificate')}{known}")] if paid else []
        return [*number, *[self._partly_paid(scene, certificate) for certificate in _unpaid(scene, seat)]]

    def _partly_paid(self, scene: Scene, certificate: int) -> Text:
        module = certificates_of(scene.table)
        paid, price = _belfry(scene).on[certificate], module.prices[certificate]
        return Text(f"{CERTIFICATES[certificate]} {paid}/{price} Th ({counted(module.bells[certificate], 'bell')})")

    def printed(self, scene: Scene) -> list[Text]:
        module = bells_of(scene.table)
        own = [] if scene.seat is None else scene.view.modules[self.module][f"paid {scene.seat}"]
        steps = zip(module.bonus_from, module.bonuses, strict=True)
        installments = (
            f"In installments there is a point for every {thalers(THALERS_A_POINT)} paid at once. Then all that you "
            "earn goes on the certificate, until it is paid."
        )
        scoring = (
            f"In the end {', '.join(map(str, module.ranks))} points for who has most bells; those of the bishop are on "
            f"what nobody bought. Bells that are not paid count against you. "
            f"As well {', '.join(f'{points} from {first} bells' for first, points in steps)}."
        )
        return [
            Text(installments),
            Text(scoring),
            *[Text(f"On display: {_printed(scene, certificate)}") for certificate in on_display(_belfry(scene))],
            *[Text(f"Yours: {_printed(scene, CERTIFICATES.index(name))}") for name in own],
        ]

    # What is asked

    def asked(self, scene: Scene, legal: Sequence[Action]) -> tuple[str, str] | None:
        match scene.step:
            case Audience() as step:
                money = thalers(scene.table.thalers[step.seat])
                in_part = f"in part for a point per {thalers(THALERS_A_POINT)} now"
                return f"Audience: buy a certificate, in full or {in_part}. You have {money}.", legal[
                    0
                ].name if legal else ""
            case Settling() as step:
                lacking = ", ".join(_lacks(scene, certificate) for certificate in _unpaid(scene, step.seat))
                money, first = thalers(scene.table.thalers[step.seat]), CERTIFICATES[_unpaid(scene, step.seat)[0]]
                return f"Put Thalers of your own on certificates? {lacking}; you have {money}.", f"deposit {first} 1"
            case FillingCertificate() as step:
                asked = f"You earn {thalers(step.earned)}: on which certificate do they go first?"
                return asked, legal[0].name if legal else ""
        return self.asked_where(scene, legal)

    # What may be done

    def other_entry(self, scene: Scene, action: Offer) -> tuple[Text, Text]:
        match action:
            case BuyCertificate():
                return self._purchase(scene, action)
            case Deposit():
                return Text("Deposit"), Text(f"on {self._missing(scene, action.certificate)}")
            case Fill():
                return Text("Fill"), Text(self._missing(scene, action.certificate))
        return super().other_entry(scene, action)

    def _purchase(self, scene: Scene, action: BuyCertificate) -> tuple[Text, Text]:
        certificate = _shown(scene, action.place)
        if certificate is None:
            return Text("Certificate"), Text(action.name)
        label = Text(f"{CERTIFICATES[certificate]} {certificates_of(scene.table).prices[certificate]} Th")
        if action.amount == FULL:
            return label, Text(f"in full +{certificates_of(scene.table).full_points[certificate]}")
        paid = f"pay {action.amount} +{action.amount // THALERS_A_POINT}" if action.amount else "pay nothing yet"
        return label, Text(paid)

    def _missing(self, scene: Scene, certificate: int) -> str:
        name = CERTIFICATES[certificate]
        return f"{name} (lacks {certificates_of(scene.table).owed(scene.table, certificate)})"

    def explain_other(self, scene: Scene, action: Offer) -> str:
        match action:
            case BuyCertificate():
                return self._explain_purchase(scene, action)
            case Deposit():
                said = f"Put a Thaler of your own on {CERTIFICATES[action.certificate]}, for no points"
                return f"{said}; once it is paid its bells count for you."
            case Fill():
                return f"Put what you have earned on {CERTIFICATES[action.certificate]} first, until it is paid."
        return super().explain_other(scene, action)

    def _explain_purchase(self, scene: Scene, action: BuyCertificate) -> str:
        certificate = _shown(scene, action.place)
        if certificate is None:
            return f"Buy certificate {action.place + 1}: there is none on that place now."
        module, name = certificates_of(scene.table), CERTIFICATES[certificate]
        price, bells = thalers(module.prices[certificate]), counted(module.bells[certificate], "bell")
        if action.amount == FULL:
            points = counted(module.full_points[certificate], "point")
            return f"Buy {name} for {price}: {points} now, and {bells} for the end."
        points = counted(action.amount // THALERS_A_POINT, "point")
        return (
            f"Pay {action.amount} of {price} for {name}: {points} now. All that you earn goes on it until it is paid; "
            f"until then its {bells} would count against you in the end."
        )

    def declined(self, action: Offer) -> str:
        return "put no more on certificates" if isinstance(action, Deposit) else ""
