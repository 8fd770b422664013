"""Module 8, the bells: its printed matter."""

from __future__ import annotations

from itertools import pairwise

from bottega.core.components import Chapter, Entry
from bottega.core.errors import BadInput
from bottega.core.faults import fixed_faults, length_faults, list_faults, name_faults, range_faults, sum_faults
from bottega.games.fresco.faults import MOST_POINTS
from bottega.games.fresco.modules.m08_bells.catalogue import CERTIFICATES

ALL_BELLS = 61
MOST_FOR_A_CERTIFICATE = 12
MOST_BELLS = 30
RANKS = 3


class CertificateEntry(Entry, frozen=True):
    id: str
    price: int
    points: int
    bells: int


class CertificateChapter(Chapter, frozen=True):
    items: list[CertificateEntry]


class BellTrack(Chapter, frozen=True):
    ranks: list[int]
    bonus_from: list[int]
    bonus: list[int]
    last: int


def certificate_faults(certificates: list[CertificateEntry]) -> list[BadInput]:
    """What is wrong with the bell certificates."""
    found = list_faults("certificates.id", [entry.id for entry in certificates], CERTIFICATES)
    for entry in certificates:
        where = f"certificates.{entry.id}"
        found += range_faults(f"{where}.price", [entry.price], 1, MOST_FOR_A_CERTIFICATE)
        found += range_faults(f"{where}.points", [entry.points], 0, MOST_POINTS)
        found += range_faults(f"{where}.bells", [entry.bells], 0, MOST_BELLS)
        if entry.points < entry.price // 2:
            found.append(BadInput("installments-worth-more", where=f"{where}.points", least=entry.price // 2))
        found += name_faults(f"{where}.name", entry.name)
    return found + sum_faults("certificates.bells", sum(entry.bells for entry in certificates), ALL_BELLS)


def bell_track_faults(title: str, track: BellTrack) -> list[BadInput]:
    """What is wrong with a side of the bell board."""
    found = range_faults(f"{title}.ranks", track.ranks, 0, MOST_POINTS)
    found += range_faults(f"{title}.bonus", track.bonus, 0, MOST_POINTS)
    found += length_faults(f"{title}.ranks", len(track.ranks), RANKS, RANKS)
    if track.ranks != sorted(track.ranks, reverse=True):
        found.append(BadInput("points-growing", where=f"{title}.ranks"))
    found += fixed_faults(f"{title}.last", track.last, MOST_BELLS)
    found += length_faults(f"{title}.bonus", len(track.bonus), len(track.bonus_from), len(track.bonus_from))
    found += range_faults(f"{title}.bonus_from", track.bonus_from, 1, MOST_BELLS)
    if any(first >= second for first, second in pairwise(track.bonus_from)):
        found.append(BadInput("not-growing", where=f"{title}.bonus_from"))
    return found
