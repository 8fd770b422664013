"""Module 8, the bells: what is asked."""

from __future__ import annotations

from bottega.core.questions import Question
from bottega.games.fresco.kinds import Thalers
from bottega.games.fresco.modules.m08_bells.kinds import CertificateId


class WhichCertificate(Question):
    """Which certificate to buy in an audience, in full or in part."""


class PayCertificates(Question):
    """Whether Thalers of one's own go on certificates that are partly paid; `is_last` if it can't be done later."""

    unpaid: tuple[CertificateId, ...]
    is_last: bool


class WhichToFill(Question):
    """Which certificate is filled first with Thalers that were earned."""

    thalers: Thalers
