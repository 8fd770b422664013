"""Module 15 in the terminal: the dome."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import ClassVar

from rich.text import Text

from bottega.core.actions import Action
from bottega.core.errors import BadInput
from bottega.core.seats import Seat
from bottega.core.words import counted
from bottega.games.fresco.actions import Offer
from bottega.games.fresco.catalogue import Painter
from bottega.games.fresco.modules.m15_dome.catalogue import DOME_TILES
from bottega.games.fresco.modules.m15_dome.dome_tiles import DomeTile
from bottega.games.fresco.modules.m15_dome.module import INNER
from bottega.games.fresco.modules.m15_dome.offers import ALL_DOME_TILES, FINISH, NAME, Finish
from bottega.games.fresco.modules.m15_dome.steps import FinishTheDome, dome_of
from bottega.parts.grid import Cell
from bottega.terminal.boards.fresco import colours
from bottega.terminal.boards.fresco.panels.panel import Panel, Reader
from bottega.terminal.boards.fresco.scene import Scene
from bottega.terminal.boards.layout import Block, flowing
from bottega.terminal.boards.tokens import Tokens

LABEL = "Dome    "


def _printed(scene: Scene, tile: int) -> DomeTile:
    return dome_of(scene.table).printed[tile]


def _tile(scene: Scene, tile: int) -> Text:
    printed = _printed(scene, tile)
    return Text.assemble(colours.pieces(printed.paints), f" {printed.points}")


def _face_down(scene: Scene) -> list[int]:
    down = dome_of(scene.table).tiles(scene.table).down
    return [tile for tile in ALL_DOME_TILES if down >> tile & 1]


def _owned(scene: Scene, painter: Painter) -> list[int]:
    owned = dome_of(scene.table).tiles(scene.table).owned[painter]
    return [tile for tile in ALL_DOME_TILES if owned >> tile & 1]


def _is_finished(scene: Scene, tile: int) -> bool:
    return bool(dome_of(scene.table).tiles(scene.table).finished >> tile & 1)


def read_finish(scene: Scene, words: Sequence[str]) -> Sequence[Action]:
    """Tiles of the dome, one after the other."""
    strange = [word for word in words if word.upper() not in DOME_TILES]
    if strange:
        raise BadInput(f"there is no dome tile {strange[0]!r}; they are {', '.join(DOME_TILES)}")
    return [FINISH[DOME_TILES.index(word.upper())] for word in words]


class DomePanel(Panel):
    """The dome tiles under the fresco, and in front of players."""

    module = NAME
    readers: ClassVar[Mapping[str, Reader]] = {"finish": read_finish}
    help = (("finish D1 D4", "finish these tiles of the dome, in the final scoring"),)

    def board(self, scene: Scene, tokens: Tokens, width: int) -> Block:
        """The tiles that are still face down, as long as an inner segment is to be restored."""
        if not scene.table.unrestored & INNER:
            return []
        tiles = [_tile(scene, tile) for tile in _face_down(scene)]
        return flowing(f"{LABEL}face down: ", tiles, width)

    def owned(self, scene: Scene, seat: Seat) -> list[Text]:
        return [
            Text.assemble(f"{DOME_TILES[tile]} ", _tile(scene, tile), " finished" if _is_finished(scene, tile) else "")
            for tile in _owned(scene, Painter(seat))
        ]

    def printed(self, scene: Scene) -> list[Text]:
        whose = dict.fromkeys(_face_down(scene), "face down")
        for painter in scene.rules.painters:
            is_own = painter == scene.view.seat
            whose |= dict.fromkeys(_owned(scene, painter), "yours" if is_own else f"of player {painter + 1}")
        if scene.has_leonardo:
            whose |= dict.fromkeys(_owned(scene, scene.rules.leonardo), "Leonardo's, worth nothing to him")
        about = (
            "Who restores one of the nine inner segments takes the dome tile under it. "
            "In the final scoring its paints finish it, for its points."
        )
        tiles = [
            Text.assemble((DOME_TILES[tile], "bold"), f" ({where}): ", _tile(scene, tile))
            for tile, where in sorted(whose.items())
        ]
        return [Text(about), *tiles]

    def asked(self, scene: Scene, legal: Sequence[Action]) -> tuple[str, str] | None:
        if not isinstance(scene.step, FinishTheDome):
            return None
        tiles = [DOME_TILES[action.tile] for action in legal if isinstance(action, Finish)]
        asked = "The game is over: finish tiles of the dome with the paints that you have?"
        return asked, " ".join(["finish", *tiles])

    def entry(self, scene: Scene, action: Offer) -> tuple[Text, Text]:
        assert isinstance(action, Finish)
        return Text("Finish"), Text.assemble((f"{DOME_TILES[action.tile]} ", "bold"), _tile(scene, action.tile))

    def explain(self, scene: Scene, action: Offer) -> str:
        assert isinstance(action, Finish)
        name = DOME_TILES[action.tile]
        if self.module not in scene.rules.by_name:
            return f"Finish {name} of the dome: it takes the module {self.module}."
        printed = _printed(scene, action.tile)
        points = counted(printed.points, "point")
        return f"Finish {name} of the dome with {printed.wanted}, which are spent: {points}."

    def declined(self, action: Offer) -> str:
        return "finish no more tiles"

    def restoring(self, scene: Scene, segment: Cell) -> str:
        """[FR-M15.2] Where a dome tile is taken."""
        if not INNER >> segment & 1:
            return ""
        return "A dome tile comes with it."
