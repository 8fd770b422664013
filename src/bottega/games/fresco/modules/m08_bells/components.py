"""Module 8, the bells: its printed matter."""

from __future__ import annotations

from itertools import pairwise

from bottega.core.components import Chapter, Entry
from bottega.games.fresco.faults import MOST_POINTS, list_faults, name_faults, range_faults
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


def certificate_faults(certificates: list[CertificateEntry]) -> list[str]:
    """What is wrong with the bell certificates."""
    found = list_faults("certificates", [entry.id for entry in certificates], CERTIFICATES)
    for entry in certificates:
        wrong = range_faults("the price runs", [entry.price], 1, MOST_FOR_A_CERTIFICATE)
        wrong += range_faults("points run", [entry.points], 0, MOST_POINTS)
        wrong += range_faults("bells run", [entry.bells], 0, MOST_BELLS)
        if entry.points < entry.price // 2:
            wrong.append("to pay at once is worth no less than installments")
        found += [f"{entry.id}: {fault}" for fault in [*wrong, *name_faults(entry.name)]]
    bells = sum(entry.bells for entry in certificates)
    return found if bells == ALL_BELLS else [*found, f"certificates: they have {ALL_BELLS} bells in all, not {bells}"]


def bell_track_faults(title: str, track: BellTrack) -> list[str]:
    """What is wrong with a side of the bell board."""
    found = range_faults(f"{title}: points run", [*track.ranks, *track.bonus], 0, MOST_POINTS)
    if len(track.ranks) != RANKS or track.ranks != sorted(track.ranks, reverse=True):
        found.append(f"{title}: there are {RANKS} ranks, and none is worth more than the one before")
    if track.last != MOST_BELLS:
        found.append(f"{title}: the last space is {MOST_BELLS}")
    if len(track.bonus) != len(track.bonus_from):
        found.append(f"{title}: there are as many bonuses as spaces from which on they count")
    if any(first >= second for first, second in pairwise([0, *track.bonus_from, MOST_BELLS + 1])):
        found.append(f"{title}: bonuses begin on spaces from 1 to {MOST_BELLS}, each further on than the one before")
    return found
