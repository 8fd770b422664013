"""Panels: what the terminal shows and says of each module, in the order of their numbers."""

from __future__ import annotations

from bottega.games.fresco.actions import Offer
from bottega.terminal.boards.fresco.panels.bells import BellsPanel
from bottega.terminal.boards.fresco.panels.black_market import BlackMarketPanel
from bottega.terminal.boards.fresco.panels.catacombs import CatacombsPanel
from bottega.terminal.boards.fresco.panels.dames import DamesPanel
from bottega.terminal.boards.fresco.panels.dome import DomePanel
from bottega.terminal.boards.fresco.panels.favors import FavorsPanel
from bottega.terminal.boards.fresco.panels.glaziers import GlaziersPanel
from bottega.terminal.boards.fresco.panels.gold_leaf import GoldLeafPanel
from bottega.terminal.boards.fresco.panels.guild import GuildPanel
from bottega.terminal.boards.fresco.panels.medico import MedicoPanel
from bottega.terminal.boards.fresco.panels.panel import Panel
from bottega.terminal.boards.fresco.panels.pews import PewsPanel
from bottega.terminal.boards.fresco.panels.portraits import PortraitsPanel
from bottega.terminal.boards.fresco.panels.requests import RequestsPanel
from bottega.terminal.boards.fresco.panels.scrolls import ScrollsPanel
from bottega.terminal.boards.fresco.panels.wall_fresco import WallFrescoPanel
from bottega.terminal.boards.fresco.panels.wishing_well import WishingWellPanel
from bottega.terminal.boards.fresco.scene import Scene

IN_ORDER: list[Panel] = [
    PortraitsPanel(),
    RequestsPanel(),
    WishingWellPanel(),
    GoldLeafPanel(),
    GlaziersPanel(),
    ScrollsPanel(),
    BellsPanel(),
    WallFrescoPanel(),
    MedicoPanel(),
    FavorsPanel(),
    DamesPanel(),
    CatacombsPanel(),
    PewsPanel(),
    DomePanel(),
    BlackMarketPanel(),
    GuildPanel(),
]
PANELS = {panel.module: panel for panel in IN_ORDER}
PLAIN = Panel()


def panels_of(scene: Scene) -> list[Panel]:
    """The panels of the modules in play."""
    return [PANELS[name] for name in scene.view.modules if name in PANELS]


def panel_for(action: Offer) -> Panel:
    """The panel of the module that an action belongs to."""
    return PANELS.get(action.module, PLAIN)
