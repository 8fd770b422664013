"""Module 8 in words: the bells."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import msgspec

from bottega.core.actions import Action
from bottega.core.kinds import Fact
from bottega.core.questions import Question
from bottega.core.seats import Seat
from bottega.games.fresco.actions import Offer
from bottega.games.fresco.kinds import POINTS, THALERS
from bottega.games.fresco.modules.m08_bells.belfry import SOLD
from bottega.games.fresco.modules.m08_bells.catalogue import CERTIFICATES
from bottega.games.fresco.modules.m08_bells.certificates import THALERS_A_POINT
from bottega.games.fresco.modules.m08_bells.components import CertificateEntry
from bottega.games.fresco.modules.m08_bells.events import CertificatesShown
from bottega.games.fresco.modules.m08_bells.kinds import BELLS, CERTIFICATE
from bottega.games.fresco.modules.m08_bells.offers import (
    BUY,
    DEPOSIT,
    FULL,
    MOST_INSTALLMENT,
    BuyCertificate,
    Deposit,
    Fill,
)
from bottega.games.fresco.modules.m08_bells.questions import PayCertificates, WhichCertificate
from bottega.games.fresco.modules.m08_bells.steps import certificates_of
from bottega.speech.fresco.modules.covering import CoveringVoice
from bottega.speech.fresco.modules.voice import Reader
from bottega.speech.fresco.scene import Scene
from bottega.speech.fresco.words import problem
from bottega.speech.language import Said
from bottega.speech.phrase import Phrase, named

IN_FULL = "full"


def shown_at(scene: Scene, place: int) -> str | None:
    """The certificate at a place of the display, if one is there."""
    display = certificates_of(scene.table).belfry(scene.table).display
    return CERTIFICATES[display[place]] if place < len(display) and display[place] != SOLD else None


def unpaid_of(scene: Scene, seat: Seat | None) -> list[str]:
    """The partly paid certificates of a seat."""
    found = [] if seat is None else certificates_of(scene.table).unpaid(scene.table, seat)
    return [CERTIFICATES[certificate] for certificate in found]


def missing_on(scene: Scene, certificate: str) -> int:
    """How many Thalers are missing on a certificate that is partly paid."""
    return certificates_of(scene.table).owed(scene.table, CERTIFICATES.index(certificate))


class BellsVoice(CoveringVoice):
    """The certificates on display, and those of players."""

    help = (("certificate 2", "help-certificate"), ("deposit B04 2", "help-deposit"))
    drawn = frozenset({"certificates-shown", "certificate-chosen"})
    dull = frozenset({"thalers-wait"})

    def name(self, kind: str, value: Fact) -> Phrase | None:
        """A certificate by its bells."""
        if kind != CERTIFICATE.name:
            return None
        bells = self.voice.said("bells", BELLS.name, self.printed_on(str(value)).bells)
        return named(str(self.voice.say("certificate-named", **bells)), kind, value)

    def printed_on(self, certificate: str) -> CertificateEntry:
        """What is printed on a certificate."""
        return self.voice.box.components.certificates.items[CERTIFICATES.index(certificate)]

    def about_certificate(self, certificate: str) -> dict[str, Said]:
        """A certificate: its price, its points and its bells."""
        printed = self.printed_on(certificate)
        return {
            **self.voice.said("certificate", CERTIFICATE.name, certificate),
            **self.voice.said("price", THALERS.name, printed.price),
            **self.voice.said("points", POINTS.name, printed.points),
            **self.voice.said("bells", BELLS.name, printed.bells),
        }

    def more_facts(self, structure: msgspec.Struct) -> dict[str, Said]:
        if not isinstance(structure, CertificatesShown):
            return {}
        shown = [self.about_certificate(each) for each in structure.certificates]
        return {"certificates": [self.voice.say("certificate-printed", **about) for about in shown]}

    # Asking

    def about_question(self, scene: Scene, asked: Question, legal: Sequence[Action]) -> dict[str, Said]:
        own = self.voice.said("thalers", THALERS.name, 0 if scene.seat is None else scene.view.thalers[scene.seat])
        match asked:
            case WhichCertificate():
                return {**own, **self.voice.said("each", THALERS.name, THALERS_A_POINT)}
            case PayCertificates():
                return {**own, "lacking": [self.lacks(scene, certificate) for certificate in asked.unpaid]}
        return super().about_question(scene, asked, legal)

    def lacks(self, scene: Scene, certificate: str) -> Phrase:
        """A certificate, and what is missing on it."""
        return self.voice.say(
            "certificate-lacks",
            **self.voice.said("certificate", CERTIFICATE.name, certificate),
            **self.voice.said("missing", THALERS.name, missing_on(scene, certificate)),
        )

    def example(self, scene: Scene, asked: Question, legal: Sequence[Action]) -> str:
        if isinstance(asked, PayCertificates):
            return f"deposit {asked.unpaid[0]} 1"
        return super().example(scene, asked, legal)

    def entry(self, scene: Scene, action: Offer) -> tuple[Phrase, Phrase]:
        """What there is no certificate for has no row of its own."""
        if isinstance(action, BuyCertificate) and shown_at(scene, action.place) is None:
            facts = self.voice.arguments(action)
            return self.voice.say("row-certificate-gone", **facts), self.voice.say("choice-certificate-gone", **facts)
        return super().entry(scene, action)

    def about_action(self, scene: Scene, action: Offer) -> dict[str, Said]:
        match action:
            case BuyCertificate():
                return self._about_purchase(scene, action)
            case Deposit() | Fill():
                missing = missing_on(scene, CERTIFICATES[action.certificate])
                return self.voice.said("missing", THALERS.name, missing)
        return {}

    def _about_purchase(self, scene: Scene, action: BuyCertificate) -> dict[str, Said]:
        certificate = shown_at(scene, action.place)
        if certificate is None:
            return {"there": "no"}
        about = {**self.about_certificate(certificate), "there": "yes"}
        if action.amount == FULL:
            return {**about, "now": "all"}
        points = self.voice.said("points", POINTS.name, action.amount // THALERS_A_POINT)
        return {**about, **points, "now": action.amount}

    # Understanding

    @property
    def readers(self) -> Mapping[str, Reader]:
        return {"certificate": self._read_certificate, "deposit": self._read_deposit}

    def _read_certificate(self, scene: Scene, words: Sequence[str]) -> Sequence[Action]:
        """A certificate on display, and how many Thalers are paid now: all, unless a number is said."""
        place, *rest = words
        said = [word for word in rest if not word.startswith("thaler") and word not in ("in", IN_FULL)]
        if not said:
            return [BUY[self._place_of(scene, place)][0]]
        if len(said) > 1 or not said[0].isdecimal() or int(said[0]) > MOST_INSTALLMENT:
            raise problem("how-many-thalers")
        return [BUY[self._place_of(scene, place)][1 + int(said[0])]]

    def _place_of(self, scene: Scene, word: str) -> int:
        """A certificate on display: by its place, or by its name."""
        if word in [str(place + 1) for place in range(len(BUY))]:
            return int(word) - 1
        is_played = self.module in scene.rules.by_name
        shown = {name: place for place in range(len(BUY)) if is_played and (name := shown_at(scene, place))}
        if word.upper() in shown:
            return shown[word.upper()]
        raise problem("which-certificate", name=word, shown=[f"{place + 1} {name}" for name, place in shown.items()])

    def _read_deposit(self, scene: Scene, words: Sequence[str]) -> Sequence[Action]:
        """A certificate, and how many Thalers are put on it; the only one that is not paid need not be named."""
        names = [word.upper() for word in words if word.upper() in CERTIFICATES]
        numbers = [int(word[:2]) for word in words if word.isdecimal()]
        unpaid = unpaid_of(scene, scene.seat) if self.module in scene.rules.by_name else []
        chosen = names or (unpaid if len(unpaid) == 1 else [])
        meant = [word for word in words if not word.startswith("thaler")]
        if len(chosen) != 1 or len(names) + len(numbers) < len(meant):
            raise problem("which-deposit", example=f"deposit {(unpaid or CERTIFICATES)[0]} 2", unpaid=unpaid)
        return [DEPOSIT[CERTIFICATES.index(chosen[0])]] * max(1, sum(numbers))


VOICE = BellsVoice
