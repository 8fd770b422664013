"""Module 8, the bells: the kinds of its facts."""

from __future__ import annotations

from typing import Annotated, Final

from bottega.core.kinds import Kind
from bottega.games.fresco.modules.m08_bells.catalogue import CERTIFICATES

CERTIFICATE: Final = Kind("certificate", CERTIFICATES)
PAYMENT: Final = Kind("payment", ["full"])
"""How a certificate is paid, if not by so many Thalers."""
BELLS: Final = Kind("bells")
"""A number of bells; below zero if those that are not paid are more."""
BELL_SPACE: Final = Kind("bell-space", least=0)
"""A space of the bell scoring track."""

CertificateId = Annotated[str, CERTIFICATE.meta]
Bells = Annotated[int, BELLS.meta]
BellSpace = Annotated[int, BELL_SPACE.meta]
