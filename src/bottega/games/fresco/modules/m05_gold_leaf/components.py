"""Module 5, the gold leaf: its printed matter."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bottega.core.components import Chapter, Entry
from bottega.games.fresco.catalogue import BOOTHS, MOST_AT_A_BOOTH
from bottega.games.fresco.faults import list_faults, range_faults
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


def gold_leaf_faults(components: ModuleComponents) -> list[str]:
    """What is wrong with the gold leaf and the arrows of both sides of the board."""
    return [
        *range_faults("gold_leaf: leaves run", [components.gold_leaf.leaves], 1, MOST_LEAVES),
        *arrow_faults("gold_arrows", components.gold_arrows.items, BOOTHS),
        *arrow_faults("gold_arrows_for_three", components.gold_arrows_for_three.items, BOOTHS[:-1]),
    ]


def arrow_faults(title: str, arrows: list[GoldArrowEntry], booths: list[str]) -> list[str]:
    """What is wrong with the arrows of a side of the board."""
    found = list_faults(title, [arrow.id for arrow in arrows], GOLD_ARROWS)
    for arrow in arrows:
        wrong = [] if arrow.booth in booths else [f"the booths are {', '.join(booths)}"]
        wrong += range_faults("places run", [arrow.place], 1, MOST_AT_A_BOOTH)
        wrong += range_faults("leaves run", [arrow.leaves], 1, MOST_LEAVES)
        found += [f"{title} {arrow.id}: {fault}" for fault in wrong]
    places = {(arrow.booth, arrow.place) for arrow in arrows}
    return found if len(places) == len(arrows) else [*found, f"{title}: the arrows point at different places"]
