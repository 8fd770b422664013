"""Module 17, the painters guild: what is told."""

from __future__ import annotations

from bottega.core.events import Event
from bottega.core.seats import Seat
from bottega.games.fresco.catalogue import PAINTS, Paint
from bottega.games.fresco.old_events import Deed


class GuildFilled(Event):
    def __init__(self, paints: list[Paint]) -> None:
        names = " and ".join([PAINTS[paint] for paint in paints])
        super().__init__("guild-filled", "The painters guild has {paints} to exchange.", {"paints": names})


class Swapped(Deed):
    def __init__(self, seat: Seat, given: Paint, taken: Paint) -> None:
        text = "{seat} exchanges {given} for {taken} at the guild."
        super().__init__("exchanged-at-the-guild", text, seat, {"given": PAINTS[given], "taken": PAINTS[taken]})
