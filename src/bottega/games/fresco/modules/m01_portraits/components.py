"""Module 1, the portraits: its printed matter."""

from __future__ import annotations

from bottega.core.components import Chapter, Entry
from bottega.games.fresco.faults import MOST, MOST_PAINTS, USUAL_PAINTS, paint_faults, range_faults
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


def portraits_faults(portraits: list[PortraitEntry]) -> list[str]:
    """What is wrong with the portraits."""
    found = [f"{portrait.id}: {fault}" for portrait in portraits for fault in portrait_faults(portrait)]
    for pile in PILES:
        there = sum(portrait.pile == pile for portrait in portraits)
        found += [f"portraits: pile {pile} has {EACH_PILE}, not {there}"] if there != EACH_PILE else []
    return found


def portrait_faults(portrait: PortraitEntry) -> list[str]:
    """What is wrong with one portrait."""
    found = []
    if portrait.pile not in PILES:
        found.append(f"there is no pile {portrait.pile!r}; the piles are {', '.join(PILES)}")
    if portrait.lasting and portrait.lasting not in LASTING_EFFECTS:
        found.append(f"there is no lasting effect {portrait.lasting!r}; they are {', '.join(LASTING_EFFECTS)}")
    if portrait.lasting and portrait.pays:
        found.append("a portrait with a lasting effect has no other")
    if not portrait.lasting and not portrait.pays:
        found.append("a portrait has some effect")
    amounts = [portrait.thalers, portrait.points, portrait.mood]
    found += range_faults("Thalers, points and mood run", amounts, 0, MOST)
    found += range_faults("paints of one's choice run", [portrait.choice], 0, MOST_PAINTS)
    return found + paint_faults(portrait.paints, USUAL_PAINTS, 0, MOST_PAINTS)
