"""Module 6, the glaziers: its printed matter."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bottega.core.components import Chapter, Entry
from bottega.core.errors import BadInput
from bottega.core.faults import id_faults, length_faults, list_faults, range_faults, sum_faults, twice_faults
from bottega.games.fresco.catalogue import FRESCO
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


def glazier_faults(components: ModuleComponents) -> list[BadInput]:
    """What is wrong with the glass, the glazery and the windows."""
    return [
        *glass_faults(components.glass.items),
        *bench_faults(components.glazery.bench),
        *window_segment_faults(components.glazery.segments),
        *window_faults(components.windows.items),
    ]


def glass_faults(glass: list[GlassEntry]) -> list[BadInput]:
    """What is wrong with the glass tokens."""
    found = list_faults("glass.name", [entry.name for entry in glass], GLASS)
    for entry in glass:
        found += range_faults(f"glass.{entry.name}.tokens", [entry.tokens], 1, GLASS_TOKENS)
        found += range_faults(f"glass.{entry.name}.price", [entry.price], 0, MOST_GLASS_PRICE)
        found += range_faults(f"glass.{entry.name}.penalty", [entry.penalty], 0, MOST_PENALTY)
    return found + sum_faults("glass.tokens", sum(entry.tokens for entry in glass), GLASS_TOKENS)


def bench_faults(bench: list[int]) -> list[BadInput]:
    """What is wrong with the costs of the production bench."""
    if len(bench) != ON_THE_BENCH:
        return length_faults("glazery.bench", len(bench), ON_THE_BENCH, ON_THE_BENCH)
    found = range_faults("glazery.bench", bench, 0, MOST_WINDOW_COST)
    return found if bench[0] == 0 else [*found, BadInput("first-window-not-free", where="glazery.bench")]


def window_segment_faults(segments: list[str]) -> list[BadInput]:
    """What is wrong with the segments beside a window."""
    return [
        *length_faults("glazery.segments", len(segments), WINDOW_SEGMENTS, WINDOW_SEGMENTS),
        *twice_faults("glazery.segments", segments),
        *id_faults("glazery.segments", segments, FRESCO.names),
    ]


def window_faults(windows: list[WindowEntry]) -> list[BadInput]:
    """What is wrong with the windows."""
    found = list_faults("windows.id", [window.id for window in windows], WINDOWS)
    for window in windows:
        where = f"windows.{window.id}"
        found += range_faults(f"{where}.points", [window.points], 0, MOST_WINDOW_POINTS)
        found += length_faults(f"{where}.panels", len(window.panels), FEWEST_PANELS, MOST_PANELS)
        found += id_faults(f"{where}.panels", window.panels, GLASS)
    return found
