"""Panels: what the terminal shows and says of each module, in the order of their numbers."""

from __future__ import annotations

from bottega.games.fresco.actions import Offer
from bottega.terminal.boards.fresco.panels.panel import Panel
from bottega.terminal.boards.fresco.panels.portraits import PortraitsPanel
from bottega.terminal.boards.fresco.panels.requests import RequestsPanel
from bottega.terminal.boards.fresco.scene import Scene

PANELS: dict[str, Panel] = {panel.module: panel for panel in [PortraitsPanel(), RequestsPanel()]}
PLAIN = Panel()


def panels_of(scene: Scene) -> list[Panel]:
    """The panels of the modules in play."""
    return [PANELS[name] for name in scene.view.modules if name in PANELS]


def panel_for(action: Offer) -> Panel:
    """The panel of the module that an action belongs to."""
    return PANELS.get(action.module, PLAIN)
