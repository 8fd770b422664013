"""Action tiles that cover a location, in the terminal: what the panels of modules that have one share."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from rich.text import Text

from bottega.core.actions import Action
from bottega.core.seats import Seat
from bottega.core.words import counted
from bottega.games.fresco.actions import Offer
from bottega.games.fresco.catalogue import ALL_LOCATIONS, LOCATIONS, Location
from bottega.games.fresco.modules.covering import NOWHERE, Cover, CoveringModule, WhereTo
from bottega.games.fresco.planning import location_in, replacing, unplaced
from bottega.terminal.boards.fresco.panels.panel import Panel
from bottega.terminal.boards.fresco.scene import Scene

KEEP = "keep it"


class CoveringPanel(Panel):
    """A module with an action tile for each player. `does` tells what it does for its owner where it lies."""

    does: ClassVar[str] = ""

    def covering(self, scene: Scene) -> CoveringModule:
        """The module, as it is in play."""
        module = scene.rules.by_name[self.module]
        assert isinstance(module, CoveringModule)
        return module

    def on_sheet(self, scene: Scene, seat: Seat, column: Location) -> str:
        is_here = scene.view.modules[self.module][f"tile {seat}"] == (LOCATIONS[column],)
        return self.covering(scene).tile if is_here else ""

    def asked_where(self, scene: Scene, legal: Sequence[Action]) -> tuple[str, str] | None:
        """[FR-M.4] What is asked for the tile in a plan; None if it is not asked for now."""
        blank = scene.blank
        if not isinstance(blank, WhereTo) or blank.module.name != self.module:
            return None
        asked = f"Does your {blank.module.tile} tile cover a location? {self.does}; {self.room(scene)}."
        return asked, legal[-1].name if legal else ""

    def room(self, scene: Scene) -> str:
        """[FR-M.4] How many apprentices find room on the tile, in words."""
        spaces = self.covering(scene).spaces
        return f"it has room for {counted(spaces, 'apprentice')}" if spaces else "no apprentice is sent there"

    def cover_entry(self, scene: Scene, said: Cover) -> tuple[Text, Text]:
        """The row of the menu for the tile, and a location in it."""
        here = KEEP if said.column == NOWHERE else location_in(scene.table, said.column)
        return Text(said.word.replace("-", " ").capitalize()), Text(here)

    def explain_cover(self, scene: Scene, said: Cover) -> str:
        """[FR-M.4] What it means to lay the tile on a location."""
        if self.module not in scene.rules.by_name:
            return f"Lay the {said.word} tile on a location: it takes the module {self.module}."
        tile = self.covering(scene).tile
        if said.column == NOWHERE:
            return f"Keep your {tile} tile this round: all locations of your sheet stay as they are."
        here = location_in(scene.table, said.column)
        return f"Lay your {tile} tile on the {here}, in place of a visit: {self.does[0].lower()}{self.does[1:]}."

    def where(self, scene: Scene, seat: Seat) -> Location | None:
        """The location that a player's tile covers, if it may be seen."""
        return next((column for column in ALL_LOCATIONS if self.on_sheet(scene, seat, column)), None)

    def sent(self, scene: Scene, seat: Seat) -> int | None:
        """How many apprentices a whole plan sends to the tile; None if the tile covers nothing, or not all are sent."""
        column = self.where(scene, seat)
        return None if column is None or unplaced(scene.table, seat) else scene.table.at(seat, column)

    def is_idle_before(self, scene: Scene, seat: Seat, columns: Sequence[Location]) -> bool:
        """Whether a plan sends nobody to any of these locations before the turn of the tile."""
        where = self.where(scene, seat)
        return where is not None and not any(
            scene.table.at(seat, column) and replacing(scene.table, seat, column) is None
            for column in columns
            if column < where
        )

    def unasked(self, scene: Scene, action: Offer) -> str:
        return f"the {self.covering(scene).tile} tile is of no more use"

    def entry(self, scene: Scene, action: Offer) -> tuple[Text, Text]:
        return self.cover_entry(scene, action) if isinstance(action, Cover) else self.other_entry(scene, action)

    def explain(self, scene: Scene, action: Offer) -> str:
        if isinstance(action, Cover):
            return self.explain_cover(scene, action)
        if self.module not in scene.rules.by_name:
            return f"{action.name.capitalize()}: it takes the module {self.module}."
        return self.explain_other(scene, action)

    def other_entry(self, scene: Scene, action: Offer) -> tuple[Text, Text]:
        """As `entry`, for an action that is not about where the tile lies."""
        return super().entry(scene, action)

    def explain_other(self, scene: Scene, action: Offer) -> str:
        """As `explain`, for an action that is not about where the tile lies; the module is in play."""
        return super().explain(scene, action)
