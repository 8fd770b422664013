"""A match, and a client on each seat and one beside the table: all that they are handed is JSON, as the schema says."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache, partial
from pathlib import Path
from typing import Any, Final

import jsonschema_rs
import msgspec

from bottega.core.match import Match
from tests.clients.classic_art import ClassicArtTable
from tests.clients.follower import Box, Follower, NeedsSnapshot, Table
from tests.clients.fresco import FrescoTable
from tests.clients.sagrada import SagradaTable
from tests.clients.sixtina import SixtinaTable

CLIENTS: Final[Mapping[str, type[Table]]] = {
    "classic_art": ClassicArtTable,
    "fresco": FrescoTable,
    "sagrada": SagradaTable,
    "sixtina": SixtinaTable,
}


SCHEMAS: Final = Path(__file__).parents[2] / "docs" / "schemas"


@cache
def schema(game: str) -> dict[str, Any]:
    """All that a stranger knows of a game."""
    document: dict[str, Any] = msgspec.json.decode((SCHEMAS / f"{game}.json").read_bytes())
    return document


def definition(game: str, name: str) -> dict[str, Any]:
    """A definition of a game's schema, or the one that it stands for."""
    found: dict[str, Any] = schema(game)["$defs"][name.rpartition("/")[2]]
    return definition(game, found["$ref"]) if "$ref" in found else found


@cache
def validator(game: str, definition: str) -> jsonschema_rs.Draft202012Validator:
    """What checks a value against a definition of a game's schema."""
    return jsonschema_rs.Draft202012Validator({**schema(game), "$ref": f"#/$defs/{definition}"})


def sent(value: object) -> Any:
    """A value as it arrives at a client: written, and read again."""
    return msgspec.json.decode(msgspec.json.encode(value))


class Watched:
    """A match that is watched from every seat, and by a spectator."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self.box = Box(schema(match.game.meta.name), sent(match.game.components))
        self._turn = 0
        self.followers: dict[int | None, Follower] = {seat: self.joined(seat) for seat in (*match.seats, None)}

    def joined(self, seat: int | None) -> Follower:
        """A client that comes now: it gets a view, and the number of the next event."""
        lay_out = partial(CLIENTS[self.match.game.meta.name], self.box)
        return Follower(lay_out, sent(self.match.view(seat)), self.match.event_count(seat))

    def differences(self) -> list[str]:
        """Tell every client what is new; then, where the table of one is not as its view has it.

        Where nothing was told nothing may have changed: of those clients one is asked, each in its turn.
        """
        self._turn += 1
        found = []
        for place, seat in enumerate(self.followers):
            news = self._tell(seat)
            if news or self._turn % len(self.followers) == place:
                found += [f"seat {seat}: {each}" for each in [*news, *self._differences_of(seat)] if each]
        return found

    def _tell(self, seat: int | None) -> list[str]:
        """Tell a client what is new: what is wrong with each event, if anything is."""
        follower = self.followers[seat]
        news = sent([event.to_json() for event in self.match.events(seat, follower.next)])
        try:
            follower.hear(news)
        except NeedsSnapshot:
            self.followers[seat] = self.joined(seat)
        return ["; ".join(self._faults("Event", event)) for event in news]

    def _differences_of(self, seat: int | None) -> list[str]:
        view = sent(self.match.view(seat))
        return [*self._faults("View", view), *self.followers[seat].differences(view)]

    def _faults(self, definition: str, value: object) -> list[str]:
        """Where a value is not as the schema says."""
        found = validator(self.match.game.meta.name, definition)
        return [] if found.is_valid(value) else [error.message for error in found.iter_errors(value)]
