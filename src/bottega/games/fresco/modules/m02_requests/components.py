"""Module 2, the bishop's requests: its printed matter."""

from __future__ import annotations

from itertools import pairwise

from bottega.core.components import Chapter, Entry
from bottega.core.errors import BadInput
from bottega.core.faults import id_faults, range_faults
from bottega.games.fresco.faults import MOST
from bottega.games.fresco.modules.m02_requests.catalogue import KINDS

EACH_KIND = 3


class RequestEntry(Entry, frozen=True):
    id: str
    kind: str
    points: int


class RequestChapter(Chapter, frozen=True):
    items: list[RequestEntry]


def request_faults(requests: list[RequestEntry]) -> list[BadInput]:
    """What is wrong with the request tiles."""
    found: list[BadInput] = []
    for request in requests:
        found += id_faults(f"requests.{request.id}.kind", [request.kind], KINDS)
        found += range_faults(f"requests.{request.id}.points", [request.points], 1, MOST)
    for kind in KINDS:
        stack = [request for request in requests if request.kind == kind]
        if len(stack) != EACH_KIND:
            found.append(BadInput("wrong-stack", name=kind, right=EACH_KIND, found=len(stack)))
        found += [
            BadInput("worth-less-than-below", upper=upper.id, lower=lower.id)
            for upper, lower in pairwise(stack)
            if upper.points < lower.points
        ]
    return found
