"""Module 1, the portraits: its printed matter."""

from __future__ import annotations

from bottega.core.components import Chapter, Entry
from bottega.core.errors import BadInput
from bottega.core.faults import id_faults, range_faults
from bottega.games.fresco.faults import MOST, MOST_PAINTS, USUAL_PAINTS, paint_faults
from bottega.games.fresco.modules.m01_portraits.catalogue import LASTING_EFFECTS

PILES = ["A", "B", "C"]
EACH_PILE = 6


class PortraitEntry(Entry, frozen=True):
    id: str
    pile: str
    lasting: str
    thalers: int
    points: int
    mood: int
    paints: list[str]
    choice: int

    @property
    def pays(self) -> bool:
        """Whether it gives anything at once."""
        return bool(self.thalers or self.points or self.mood or self.paints or self.choice)


class PortraitChapter(Chapter, frozen=True):
    items: list[PortraitEntry]


def portraits_faults(portraits: list[PortraitEntry]) -> list[BadInput]:
    """What is wrong with the portraits."""
    found = [fault for portrait in portraits for fault in portrait_faults(f"portraits.{portrait.id}", portrait)]
    for pile in PILES:
        there = sum(portrait.pile == pile for portrait in portraits)
        if there != EACH_PILE:
            found.append(BadInput("wrong-pile", pile=pile, right=EACH_PILE, found=there))
    return found


def portrait_faults(where: str, portrait: PortraitEntry) -> list[BadInput]:
    """What is wrong with one portrait."""
    found = id_faults(f"{where}.pile", [portrait.pile], PILES)
    if portrait.lasting:
        found += id_faults(f"{where}.lasting", [portrait.lasting], LASTING_EFFECTS)
    if portrait.lasting and portrait.pays:
        found.append(BadInput("effect-beside-lasting", where=where))
    if not portrait.lasting and not portrait.pays:
        found.append(BadInput("without-effect", where=where))
    found += range_faults(f"{where}.thalers", [portrait.thalers], 0, MOST)
    found += range_faults(f"{where}.points", [portrait.points], 0, MOST)
    found += range_faults(f"{where}.mood", [portrait.mood], 0, MOST)
    found += range_faults(f"{where}.choice", [portrait.choice], 0, MOST_PAINTS)
    return found + paint_faults(f"{where}.paints", portrait.paints, USUAL_PAINTS, 0, MOST_PAINTS)
