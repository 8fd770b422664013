"""What happened, told briefly: a line a turn, and a line an exhibition at the end of a season."""

from __future__ import annotations

from bottega.core.events import Event

JOINED = frozenset({"came-true", "failed"})
CHAPTERS = frozenset({"season-began"})
BRIEFLY = {
    "exhibition-closed": "{exhibition} closes with {count}.",
    "came-true": "{space} came true, {seat} earns {prestige} and stands at {track}.",
    "failed": "{space} failed, {seat} loses {tokens}.",
}


def brief(event: Event) -> str:
    """The text of an event beside others: who made a work is told in the catalogue."""
    return BRIEFLY.get(event.word, event.text.replace(" by {artist}", ""))
