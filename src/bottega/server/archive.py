"""The archive: what was told of a game, as it was told, so that it can be read when its rules are played no more."""

from __future__ import annotations

import base64
import zlib

import msgspec

from bottega.core.match import Match
from bottega.core.seats import Audience, Seat, may_see

Kept = list[tuple[int, dict[str, object]]]
"""Events with who may know them, as a chronicle numbers them."""
KEPT = msgspec.json.Decoder(Kept)


def told_since(match: Match, since: int) -> str:
    """What happened after so many events of all, as it is kept."""
    return msgspec.json.encode(match.chronicle.archived(since)).decode()


def opening_of(match: Match) -> str:
    """What everybody saw when the game began, packed."""
    views = {_name(seat): match.view(seat) for seat in (None, *match.seats)}
    told = match.chronicle.archived(0)
    data = msgspec.json.encode([views, told])
    return base64.b64encode(zlib.compress(data)).decode()


def _name(seat: int | None) -> str:
    return "all" if seat is None else str(seat)


def read_opening(text: str, seat: int | None) -> tuple[dict[str, object], Kept]:
    """What a seat saw when the game began, and what was told then."""
    views, told = msgspec.json.decode(
        zlib.decompress(base64.b64decode(text)), type=tuple[dict[str, dict[str, object]], Kept]
    )
    return views[_name(seat)], told


def told_to(seat: int | None, told: Kept) -> list[dict[str, object]]:
    """What a seat was told of all this, in its own numbers."""
    numbers: dict[int, int] = {}
    events: list[dict[str, object]] = []
    for place, (audience, event) in enumerate(told):
        if may_see(None if seat is None else Seat(seat), Audience(audience)):
            numbers[place] = len(events)
            events.append(_in_numbers_of(event, numbers))
    return events


def _in_numbers_of(event: dict[str, object], numbers: dict[int, int]) -> dict[str, object]:
    if event.get("event") != "taken-back":
        return event
    undone = event["events"]
    assert isinstance(undone, list)
    return {**event, "events": [numbers[number] for number in undone if number in numbers]}
