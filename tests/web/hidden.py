"""What a seat knows alone, and whether it went over anybody else's wire."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import pairwise

from tests.web.visitor import Json, Wire


@dataclass
class Secrets:
    """What a seat alone knew, from one moment to the next that it was told something: by its place in the view."""

    first: int
    last: int
    values: dict[str, object]


def positions(wire: Wire, seat: int) -> Iterator[tuple[int, Json]]:
    """All that a seat was told, each time as a whole, and when."""
    view: Json = {}
    for moment, message in zip(wire.moments, map(json.loads, wire.heard), strict=True):
        if message["type"] in ("snapshot", "update") and message["seat"] == seat:
            view = {**view, **message["view"]}
            yield moment, {**message, "view": view}


def at(view: object, pointer: str) -> object:
    """What stands at a place of a view; None if nothing does."""
    for step in pointer.removeprefix("/").split("/"):
        if isinstance(view, list):
            view = view[int(step)] if int(step) < len(view) else None
        elif isinstance(view, dict):
            view = view.get(step)
    return view


def secrets(wire: Wire, seat: int) -> Iterator[Secrets]:
    """What a seat alone knew, as long as it did: what is told to all reaches some before others."""
    told = [(moment, secrets_in(position)) for moment, position in positions(wire, seat)]
    for (first, before), (last, after) in pairwise(told):
        values = {place: value for place, value in before.items() if after.get(place) == value}
        yield Secrets(first, last, values)


def secrets_in(position: Json) -> dict[str, object]:
    """What a seat alone knows in a position."""
    found = {pointer: at(position["view"], pointer) for pointer in position["secrets"]}
    return {pointer: value for pointer, value in found.items() if value not in (None, [])}


def check_kept(wire: Wire, seat: int, other: Wire, other_seat: int) -> int:
    """Whether another seat was told nothing of what a seat knew alone: how many different secrets that were."""
    told, known = list(positions(other, other_seat)), set()
    assert next(positions(other, seat), None) is None, "what a seat sees is for nobody else"
    for secret in secrets(wire, seat):
        for moment, position in told:
            if secret.first < moment < secret.last:
                check_silent(position, seat, secret.values)
        known |= {json.dumps([place, value]) for place, value in secret.values.items()}
    return len(known)


def check_silent(position: Json, seat: int, values: dict[str, object]) -> None:
    """Whether neither the view nor the news tell a secret of a seat; cards that have names are named nowhere at all."""
    for pointer, value in values.items():
        assert at(position["view"], pointer) != value, f"{pointer} was told"
        for told in position["news"]:
            event = told["event"]
            assert event.get("actor") != seat or value not in event.values(), f"{event} tells {pointer}"
        cards = [card for card in value if "-" in str(card)] if isinstance(value, list) else []
        text = json.dumps(position)
        assert [card for card in cards if f'"{card}"' in text] == [], f"{pointer} was named"
