"""Module 5, the gold leaf: its printed matter."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bottega.core.components import Chapter, Entry
from bottega.core.errors import BadInput
from bottega.core.faults import id_faults, list_faults, range_faults
from bottega.games.fresco.catalogue import BOOTHS, MOST_AT_A_BOOTH
from bottega.games.fresco.modules.m05_gold_leaf.catalogue import GOLD_ARROWS

if TYPE_CHECKING:
    from bottega.games.fresco.module_components import ModuleComponents

MOST_LEAVES = 99


class GoldLeafChapter(Chapter, frozen=True):
    leaves: int


class GoldArrowEntry(Entry, frozen=True):
    id: str
    booth: str
    place: int
    leaves: int


class GoldArrowChapter(Chapter, frozen=True):
    items: list[GoldArrowEntry]


def gold_leaf_faults(components: ModuleComponents) -> list[BadInput]:
    """What is wrong with the gold leaf and the arrows of both sides of the board."""
    return [
        *range_faults("gold_leaf.leaves", [components.gold_leaf.leaves], 1, MOST_LEAVES),
        *arrow_faults("gold_arrows", components.gold_arrows.items, BOOTHS),
        *arrow_faults("gold_arrows_for_three", components.gold_arrows_for_three.items, BOOTHS[:-1]),
    ]


def arrow_faults(title: str, arrows: list[GoldArrowEntry], booths: list[str]) -> list[BadInput]:
    """What is wrong with the arrows of a side of the board."""
    found = list_faults(f"{title}.id", [arrow.id for arrow in arrows], GOLD_ARROWS)
    for arrow in arrows:
        found += id_faults(f"{title}.{arrow.id}.booth", [arrow.booth], booths)
        found += range_faults(f"{title}.{arrow.id}.place", [arrow.place], 1, MOST_AT_A_BOOTH)
        found += range_faults(f"{title}.{arrow.id}.leaves", [arrow.leaves], 1, MOST_LEAVES)
    places = {(arrow.booth, arrow.place) for arrow in arrows}
    return found if len(places) == len(arrows) else [*found, BadInput("arrows-collide", where=title)]
