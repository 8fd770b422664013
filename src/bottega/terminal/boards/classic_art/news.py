"""What happened, told briefly: a line a turn, and a line an exhibition at the end of a season."""

from __future__ import annotations

import re

from bottega.core.events import Event

JOINED = frozenset({"came-true", "failed"})
CHAPTERS = frozenset({"season-began"})
BRIEFLY = {
    "hung": "{who} shows {card} {work} ({count}).",
    "lent": "{who} plays the loan {card} {work}: {other} leaves ({count}).",
    "loan-waits": "{who} plays the loan {card} {work}, which waits for an artwork.",
    "left-at-once": "{who} shows {card} {work}, which leaves at once with the loan {other}.",
    "exhibition-closed": "{exhibition} closes with {count}.",
    "came-true": "{space} came true, {seat} earns {prestige} and stands at {track}.",
    "failed": "{space} failed, {seat} loses {tokens}.",
}


SHOWER = re.compile(" shows | plays ")


def brief(event: Event) -> str:
    """The text of an event beside others: who made a work is told in the catalogue."""
    text = BRIEFLY.get(event.word, event.text)
    return text.replace("{who}", SHOWER.split(event.text)[0])
