"""Module 5, the gold leaf: what is told."""

from __future__ import annotations

from bottega.core.events import Event
from bottega.core.seats import Seat
from bottega.core.words import counted
from bottega.games.fresco.old_events import Deed, thalers


class DiscDrawn(Event):
    def __init__(self, paint: str) -> None:
        super().__init__("disc-drawn", "The bishop wants {paint} refined with gold this round.", {"paint": paint})


class LeavesTaken(Deed):
    def __init__(self, seat: Seat, leaves: int) -> None:
        super().__init__("leaves-taken", "{seat} takes {leaves} as well.", seat, {"leaves": gold_leaves(leaves)})


class Gilded(Deed):
    def __init__(self, seat: Seat, points: int) -> None:
        text = "{seat} uses a gold leaf for {points}."
        super().__init__("gilded", text, seat, {"points": counted(points, "point")})


class LeavesReturned(Deed):
    """[FR-M5.7] Leaves are exchanged for Thalers."""

    def __init__(self, seat: Seat, leaves: int) -> None:
        text = "{seat} returns {leaves} for {money}."
        parts = {"leaves": gold_leaves(leaves), "money": thalers(leaves)}
        super().__init__("leaves-returned", text, seat, parts)


def gold_leaves(number: int) -> str:
    """So many gold leaves, in words.

    >>> gold_leaves(1), gold_leaves(2)
    ('1 gold leaf', '2 gold leaves')
    """
    return f"{number} gold leaf" if number == 1 else f"{number} gold leaves"
