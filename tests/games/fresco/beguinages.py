"""Module 12: dames as text, for the tests that need some.

`beguines({0: "pink"}, sent={0: "pink market"}, used="purple market", reserved={1: "E5 night"})`
"""

from __future__ import annotations

from collections.abc import Mapping

from bottega.games.fresco.modules.m12_dames.events import WaitingDame
from bottega.games.fresco.modules.m12_dames.view import DameAt, Reservation

SPACES = {3: [8, 16, 24, 32, 40, 48], 4: [6, 12, 18, 24, 30, 36, 42, 48]}
BY_TURNS = ["purple", "pink"]


def beguines(
    married: Mapping[int, str] | None = None,
    *,
    sent: Mapping[int, str] | None = None,
    used: str = "",
    reserved: Mapping[int, str] | None = None,
    seats: int = 3,
) -> dict[str, object]:
    """Fields of the dames' share.

    `married` are the colours of each painter; those of `sent` are married, if nothing else is said. On the track they
    stand by turns, a purple one first; those who are married stood on the last spaces.
    """
    married = {seat: colours_in(words) for seat, words in (sent or {}).items()} | {**(married or {})}
    painters = max(seats, 3)
    return {
        "waiting": waiting(SPACES[painters], " ".join(married.values()).split()),
        "married": tuple([tuple(sorted(married.get(painter, "").split())) for painter in range(painters)]),
        "sent": tuple([dames_at((sent or {}).get(seat, "")) for seat in range(seats)]),
        "used": dames_at(used),
        "reserved": tuple([reservation((reserved or {}).get(seat, "")) for seat in range(seats)]),
    }


def colours_in(words: str) -> str:
    """The dames of "pink market, purple studio"."""
    return " ".join([word for word in words.split() if word in BY_TURNS])


def waiting(spaces: list[int], gone: list[str]) -> tuple[WaitingDame, ...]:
    """The dames on the track, where so many of each colour are gone."""
    there = {space: BY_TURNS[number % 2] for number, space in enumerate(spaces)}
    for colour in gone:
        del there[max([space for space, other in there.items() if other == colour])]
    return tuple([WaitingDame(space, colour) for space, colour in there.items()])


def dames_at(text: str) -> tuple[DameAt, ...]:
    """Dames and where they are: "pink market, purple studio"."""
    return tuple([DameAt(*two.split()) for two in text.split(",") if two])


def reservation(text: str) -> Reservation | None:
    """A reservation tile: "E5 day"; "" if it lies on no segment."""
    return Reservation(*text.split()) if text else None
