"""Chapter 1: setting up."""

from __future__ import annotations

from bottega.core.agenda import advance
from bottega.core.chance import Chance
from bottega.core.events import Sink
from bottega.core.seats import Seat
from bottega.games.classic_art.catalogue import CATEGORIES, SPACES
from bottega.games.classic_art.ruleset import Rules
from bottega.games.classic_art.season import BEGIN_SEASON
from bottega.games.classic_art.table import FREE, NOT_DROPPED, Table


def set_up(rules: Rules, chance: Chance, sink: Sink | None = None) -> Table:
    """A table ready for the first decision: a prediction in the setup turn."""
    table = Table(
        rules=rules,
        agenda=[BEGIN_SEASON],
        season=1,
        first=Seat(chance.pick(rules.count)),  # [CA-1.3]
        deck=[],
        house=0,
        hands=[()] * rules.count,
        exhibitions=[()] * len(CATEGORIES),
        discarded=[],
        dropped=[NOT_DROPPED] * rules.count,
        predictions=[FREE] * len(SPACES),
        taken=0,
        doubled=0,
        tokens=[rules.box.tokens] * rules.count,  # [CA-1.2]
        lost=[0] * rules.count,
        tracks=[0] * (rules.count * len(CATEGORIES)),
    )
    advance(table, table.agenda, chance, sink)
    if sink is not None:
        table.announce(sink)
    return table
