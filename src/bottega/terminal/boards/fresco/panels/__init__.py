"""Panels: what the terminal shows of each module. A file for each, found by the module's name."""

from __future__ import annotations

import importlib
import importlib.util
from functools import cache

from bottega.terminal.boards.fresco.panels.panel import Panel
from bottega.terminal.boards.fresco.picture import Picture


def panels_of(picture: Picture) -> list[Panel]:
    """The panels of the modules in play."""
    return [panel_of(module.name) for module in picture.rules.modules]


@cache
def panel_of(module: str) -> Panel:
    """The panel of a module: the plain one, if it has none of its own."""
    home = f"{__name__}.{module}"
    kind: type[Panel] = Panel if importlib.util.find_spec(home) is None else importlib.import_module(home).PANEL
    return kind(module)
