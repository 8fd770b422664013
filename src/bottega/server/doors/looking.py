"""Looking at a table: through whose eyes, in which words, and from where on."""

from __future__ import annotations

from typing import Annotated

import msgspec

from bottega.core.errors import BadInput, unknown
from bottega.server.connection import Connection
from bottega.server.guard import Asker
from bottega.server.live_table import LiveTable
from bottega.server.positions import Looker, Wish
from bottega.speech.language import languages

Numbers = Annotated[str, msgspec.Meta(pattern=r"^([0-9]{1,6}(,[0-9]{1,6}){0,7})?$")]


class LookQuery(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How somebody wants to look at a table.

    `seats` are some of one's own, with commas between; without them it is all of them, and a spectator's view for who
    has none, or wants to `watch`. `since` is an event number for each of them, from which on the news are told.
    `eyes` is the token of somebody who lets one look. `language` "none" leaves all sentences away.
    """

    seats: Numbers = ""
    since: Numbers = ""
    watch: bool = False
    eyes: Annotated[str, msgspec.Meta(max_length=64)] = ""
    language: Annotated[str, msgspec.Meta(max_length=16)] = ""
    prospects: bool = True


def connection_for(live: LiveTable, asker: Asker, query: LookQuery, language: str) -> Connection:
    """Who looks how; BadInput if they may not."""
    wish = Wish(_language(query.language, language), query.prospects)
    if query.eyes:
        live.seat_of_eyes(query.eyes)
    asked = [int(seat) for seat in query.seats.split(",") if seat]
    for seat in asked:
        if seat not in live.seats_of(asker.user):
            raise BadInput("not-your-seat", seat=seat)
    return Connection(asker.user, wish, asked, query.watch, query.eyes, asker.proof)


def _language(asked: str, usual: str) -> str:
    if asked == "none":
        return ""
    if asked and asked not in languages():
        raise unknown("no-such-language", asked, languages())
    return asked or usual


def since_of(live: LiveTable, connection: Connection, query: LookQuery) -> dict[Looker, int]:
    """From where on each seat is told the news."""
    numbers = [int(number) for number in query.since.split(",") if number]
    return dict(zip(live.seats_for(connection), numbers, strict=False))
