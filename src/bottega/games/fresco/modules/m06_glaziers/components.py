"""Module 6, the glaziers: its printed matter."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bottega.core.components import Chapter, Entry
from bottega.games.fresco.catalogue import FRESCO
from bottega.games.fresco.faults import list_faults, range_faults
from bottega.games.fresco.modules.m06_glaziers.catalogue import GLASS, ON_THE_BENCH, WINDOWS

if TYPE_CHECKING:
    from bottega.games.fresco.module_components import ModuleComponents

GLASS_TOKENS = 26
MOST_GLASS_PRICE = 20
MOST_PENALTY = 30
WINDOW_SEGMENTS = 12
MOST_WINDOW_COST = 3
FEWEST_PANELS = 2
MOST_PANELS = 3
MOST_WINDOW_POINTS = 30


class GlassEntry(Entry, frozen=True):
    tokens: int
    price: int
    penalty: int


class GlassChapter(Chapter, frozen=True):
    items: list[GlassEntry]


class Glazery(Chapter, frozen=True):
    bench: list[int]
    segments: list[str]


class WindowEntry(Entry, frozen=True):
    id: str
    points: int
    panels: list[str]


class WindowChapter(Chapter, frozen=True):
    items: list[WindowEntry]


def glazier_faults(components: ModuleComponents) -> list[str]:
    """What is wrong with the glass, the glazery and the windows."""
    return [
        *glass_faults(components.glass.items),
        *bench_faults(components.glazery.bench),
        *window_segment_faults(components.glazery.segments),
        *window_faults(components.windows.items),
    ]


def glass_faults(glass: list[GlassEntry]) -> list[str]:
    """What is wrong with the glass tokens."""
    found = list_faults("glass", [entry.name for entry in glass], GLASS)
    for entry in glass:
        wrong = range_faults("tokens run", [entry.tokens], 1, GLASS_TOKENS)
        wrong += range_faults("the price runs", [entry.price], 0, MOST_GLASS_PRICE)
        wrong += range_faults("the penalty runs", [entry.penalty], 0, MOST_PENALTY)
        found += [f"glass {entry.name}: {fault}" for fault in wrong]
    tokens = sum(entry.tokens for entry in glass)
    return found if tokens == GLASS_TOKENS else [*found, f"glass: there are {GLASS_TOKENS} tokens, not {tokens}"]


def bench_faults(bench: list[int]) -> list[str]:
    """What is wrong with the costs of the production bench."""
    if len(bench) != ON_THE_BENCH:
        return [f"glazery: the bench has {ON_THE_BENCH} windows"]
    found = range_faults("glazery: windows cost", bench, 0, MOST_WINDOW_COST)
    return found if bench[0] == 0 else [*found, "glazery: the first window costs nothing"]


def window_segment_faults(segments: list[str]) -> list[str]:
    """What is wrong with the segments beside a window."""
    if len(set(segments)) == len(segments) == WINDOW_SEGMENTS and set(segments) <= set(FRESCO.names):
        return []
    return [f"glazery: {WINDOW_SEGMENTS} different segments of the fresco have a window"]


def window_faults(windows: list[WindowEntry]) -> list[str]:
    """What is wrong with the windows."""
    found = list_faults("windows", [window.id for window in windows], WINDOWS)
    for window in windows:
        wrong = range_faults("points run", [window.points], 0, MOST_WINDOW_POINTS)
        if not FEWEST_PANELS <= len(window.panels) <= MOST_PANELS:
            wrong.append(f"a window has {FEWEST_PANELS} or {MOST_PANELS} panels")
        if not set(window.panels) <= set(GLASS):
            wrong.append(f"the glass is {', '.join(GLASS)}")
        found += [f"{window.id}: {fault}" for fault in wrong]
    return found
