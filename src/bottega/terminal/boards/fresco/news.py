"""What happened, told briefly."""

from __future__ import annotations

import re
from collections.abc import Sequence

from rich.text import Text

from bottega.core.events import Event
from bottega.games.fresco.box import Stall
from bottega.games.fresco.catalogue import ALL_PAINTS, LETTERS, LOCATIONS, PAINTS, SPACES_EACH, THEATER
from bottega.games.fresco.planning import AGAIN
from bottega.games.fresco.scoring import LEONARDO
from bottega.terminal.boards.fresco import colours
from bottega.terminal.boards.fresco.stalls import stall_text

ALIKE = frozenset({"income-paid", "placed"})
OVERTAKING = frozenset({"mood-changed"})
DULL = frozenset({"helped"})
DRAWN = frozenset({"window-shown", "glass-drawn", "certificates-shown"})
SENT = re.compile(r"(\d+) to the ([a-z ]+)$")
"""Apprentices who go to a location, as a plan tells it; what else it says comes from modules."""
APPRENTICES = re.compile(" apprentices? to")
BRIEFLY = {
    "placed": "{space} {seat}.",
    "mood-changed": "{seat} is in a mood of {mood} now.",
    "income-paid": "Income of {income} for {seat}.",
    "market-filled": "Market: {booths}.",
}


def brief(event: Event) -> str:
    """The text of an event beside others."""
    if event.word == "plan-revealed":
        more = more_of(event.parts["plan"])
        return f"{row_of(event.parts['plan'])}  {{seat}}{f': {more}' if more else ''}"
    text = BRIEFLY.get(event.word, event.text)
    return text if "seat" in event.parts else text.replace("{seat}", LEONARDO)


def row_of(plan: str) -> str:
    """A plan as a row of the form, so that plans under each other make a table."""
    said = plan.split(", ")
    sent = {found[2]: int(found[1]) for words in said if (found := SENT.match(words))}
    last = next((name for name in (LOCATIONS[THEATER], AGAIN) if name in sent), "")
    cells = [f"{name} {colours.dots(sent.get(name, 0), SPACES_EACH)}" for name in LOCATIONS[:THEATER]]
    cells.append(f"{last.split()[-1]} {colours.dots(sent[last], SPACES_EACH)}" if last else "")
    return "  ".join([*cells[:-1], f"{cells[-1]:{len(LOCATIONS[THEATER]) + 1 + SPACES_EACH}}"])


def more_of(plan: str) -> str:
    """What a plan says beside its numbers.

    >>> more_of("2 to the market, the glazery tile to the studio, 1 apprentice to the pews in place of the theater")
    'glazery tile to the studio, 1 to the pews in place of the theater'
    """
    more = [words for words in plan.split(", ") if not SENT.match(words)]
    return ", ".join([APPRENTICES.sub(" to", words.removeprefix("the ")) for words in more])


def part(stalls: Sequence[Stall], name: str, value: str) -> Text:
    """A fact of an event, as it is drawn in a sentence."""
    match name:
        case "paint" | "kind" if value in PAINTS:
            return colours.tinted(ALL_PAINTS[PAINTS.index(value)], value)
        case "paints" if all(letter in LETTERS for letter in value):
            return colours.pieces([ALL_PAINTS[LETTERS.index(letter)] for letter in value])
        case "booths":
            return _booths(stalls, value)
        case "segment" | "time" | "name" | "points" | "value":
            return Text(value, style="bold")
    return Text(value)


def _booths(stalls: Sequence[Stall], value: str) -> Text:
    """The booths with the letters of their tiles: "I RRR YB"."""
    named = {stall.name: stall for stall in stalls}
    booths = []
    for booth in value.split("; "):
        number, _, names = booth.partition(" ")
        tiles = [stall_text(named[name]) if name in named else Text(name) for name in names.split(", ")]
        booths.append(Text.assemble(f"{number} ", Text(" ").join(tiles)))
    return Text("; ").join(booths)
