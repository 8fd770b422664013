"""Module 2, the bishop's requests: its printed matter."""

from __future__ import annotations

from itertools import pairwise

from bottega.core.components import Chapter, Entry
from bottega.games.fresco.faults import MOST, range_faults
from bottega.games.fresco.modules.m02_requests.catalogue import KINDS

EACH_KIND = 3


class RequestEntry(Entry, frozen=True):
    id: str
    kind: str
    points: int


class RequestChapter(Chapter, frozen=True):
    items: list[RequestEntry]


def request_faults(requests: list[RequestEntry]) -> list[str]:
    """What is wrong with the request tiles."""
    found = []
    for request in requests:
        if request.kind not in KINDS:
            found.append(f"{request.id}: there is no kind {request.kind!r}; the kinds are {', '.join(KINDS)}")
        found += [f"{request.id}: {fault}" for fault in range_faults("points run", [request.points], 1, MOST)]
    for kind in KINDS:
        stack = [request for request in requests if request.kind == kind]
        if len(stack) != EACH_KIND:
            found.append(f"requests: there are {EACH_KIND} of kind {kind}, not {len(stack)}")
        found += [
            f"{upper.id} lies on {lower.id}, and is worth no less"
            for upper, lower in pairwise(stack)
            if upper.points < lower.points
        ]
    return found
