"""Module 9 in the terminal: the wall fresco."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import ClassVar

from rich.text import Text

from bottega.core.actions import Action
from bottega.core.errors import BadInput
from bottega.core.seats import Seat
from bottega.games.fresco.actions import Offer
from bottega.games.fresco.catalogue import ALL_PAINTS, CATHEDRAL, MARKET, PAINTS, WORKSHOP, Location
from bottega.games.fresco.modules.m09_wall_fresco.catalogue import WALL, WALL_TILES
from bottega.games.fresco.modules.m09_wall_fresco.module import REQUESTS
from bottega.games.fresco.modules.m09_wall_fresco.offers import (
    COLOURS,
    EXCHANGE,
    NAME,
    RESTORE,
    TRADE,
    Exchange,
    RestoreWall,
    Trade,
)
from bottega.games.fresco.modules.m09_wall_fresco.steps import RestoringWall, Trading, wall_fresco_of
from bottega.games.fresco.modules.m09_wall_fresco.wall import POINTS, RESTORED
from bottega.parts.grid import Cell
from bottega.terminal.boards.fresco import colours
from bottega.terminal.boards.fresco.panels.covering import CoveringPanel
from bottega.terminal.boards.fresco.panels.panel import Reader
from bottega.terminal.boards.fresco.scene import Scene
from bottega.terminal.boards.layout import Block, flowing, padded
from bottega.terminal.boards.tokens import Tokens

LABEL = "Wall    "
CELL = len("A1 restored")
SEALED = "R/G in front of a player is a tile that pays red and has a green seal, which counts for requests."


def _segment(scene: Scene, segment: Cell) -> Text:
    """A segment of the wall: the paint that it takes."""
    front = wall_fresco_of(scene.table).wall(scene.table).fronts[segment]
    if front == RESTORED:
        return Text.assemble((WALL.names[segment], "bold"), (" restored", "dim"))
    return Text.assemble((WALL.names[segment], "bold"), " ", colours.pieces([ALL_PAINTS[front]]))


def _open(scene: Scene) -> list[Cell]:
    """[FR-M9.4] The segments that can be restored next."""
    beside = wall_fresco_of(scene.table).beside(scene.table)
    return [segment for segment in WALL.cells if beside >> segment & 1]


def _rows(scene: Scene) -> list[Text]:
    """The whole wall, a line a row."""
    rows = [WALL.cells[first : first + WALL.columns] for first in range(0, len(WALL.cells), WALL.columns)]
    return [Text(" ").join([padded(_segment(scene, segment), CELL) for segment in row]) for row in rows]


def _own_tile(scene: Scene, tile: int) -> Text:
    """A wall tile in front of a player: what it pays, and with requests its name and seal."""
    module = wall_fresco_of(scene.table)
    pays = colours.pieces([module.pays[tile]])
    if REQUESTS not in scene.rules.by_name:
        return pays
    return Text.assemble(f"{WALL_TILES[tile]} ", pays, "/", colours.pieces([module.seals[tile]]))


def read_wall(scene: Scene, words: Sequence[str]) -> Sequence[Action]:
    """A segment of the wall."""
    if len(words) > 1:
        raise BadInput("the apprentice at the wall restores one segment, like `wall C1`")
    return [RESTORE[WALL.parse(words[0])]]


def read_exchange(scene: Scene, words: Sequence[str]) -> Sequence[Action]:
    """The colour of an exchange tile, and the wall tiles to hand in where there is a choice."""
    found = [number for number, name in enumerate(COLOURS) if name.startswith(words[0])]
    if len(found) != 1:
        raise BadInput(f"there is no {words[0]!r} exchange tile; they are {', '.join(COLOURS)}")
    return [EXCHANGE[found[0]], *read_trade(scene, words[1:])]


def read_trade(scene: Scene, words: Sequence[str]) -> list[Action]:
    """Wall tiles to hand in."""
    strange = [word for word in words if word.upper() not in WALL_TILES]
    if strange:
        raise BadInput(f"there is no wall tile {strange[0]!r}; they are named like {WALL_TILES[0]}")
    return [TRADE[WALL_TILES.index(word.upper())] for word in words]


class WallFrescoPanel(CoveringPanel):
    """The wall, and the tiles of it in front of players."""

    module = NAME
    does = (
        f"The apprentice that you send there restores a segment of the wall for {POINTS} points and an income of paint"
    )
    readers: ClassVar[Mapping[str, Reader]] = {"wall": read_wall, "exchange": read_exchange, "trade": read_trade}
    help = (
        ("wall C1", "restore a segment of the wall"),
        ("exchange orange", "exchange two wall tiles in the workshop; `exchange orange W03 W05` says which"),
    )

    def board(self, scene: Scene, tokens: Tokens, width: int) -> Block:
        """The segments that can be restored next; `cards` shows the whole wall."""
        segments = _open(scene)
        if not segments:
            return []
        left = wall_fresco_of(scene.table).wall(scene.table).unrestored.bit_count() - len(segments)
        later = [Text(f"({left} more behind: `cards`)", style="dim")] if left else []
        return flowing(LABEL, [*[_segment(scene, segment) for segment in segments], *later], width, gap=3)

    def owned(self, scene: Scene, seat: Seat) -> list[Text]:
        share = scene.view.modules[self.module]
        tiles = [_own_tile(scene, WALL_TILES.index(name)) for name in share[f"owned {seat}"]]
        exchanged = [ALL_PAINTS[PAINTS.index(name)] for name in share[f"exchanged {seat}"]]
        between = " " if REQUESTS in scene.rules.by_name else ""
        owned = [Text.assemble("wall ", Text(between).join(tiles))] if tiles else []
        return [*owned, *([Text.assemble("exchange ", colours.pieces(exchanged))] if exchanged else [])]

    def printed(self, scene: Scene) -> list[Text]:
        restoring = (
            f"A segment beside a restored one takes the paint that it shows, for {POINTS} points. Its tile pays you a "
            "piece of its basic paint at every income, but of each paint only one, however many of your tiles show it."
        )
        exchanging = "In the workshop two of your tiles may be exchanged for one that pays the blend of their paints."
        seals = [Text(SEALED)] if REQUESTS in scene.rules.by_name else []
        return [Text(restoring), Text(exchanging), *seals, *_rows(scene)]

    def busy(self, scene: Scene, seat: Seat, column: Location) -> int:
        """[FR-M9.8] Exchanges that apprentices in the workshop could make."""
        module = wall_fresco_of(scene.table)
        if column != WORKSHOP:
            return 0
        return len([exchange for exchange in EXCHANGE if module.why_no_exchange(scene.table, seat, exchange) is None])

    def warnings(self, scene: Scene, seat: Seat) -> list[str]:
        """[FR-M9.3] [FR-M9.5] Nobody at the wall, or no paint for it."""
        sent = self.sent(scene, seat)
        if sent is None:
            return []
        if not sent:
            return ["wall fresco: without an apprentice there nothing happens"]
        is_hopeless = self.is_idle_before(scene, seat, [MARKET, CATHEDRAL, WORKSHOP])
        if is_hopeless and not wall_fresco_of(scene.table).possible(scene.table, seat):
            return ["wall fresco: you have no paint for any segment of the wall: 1 apprentice may idle"]
        return []

    # What is asked

    def asked(self, scene: Scene, legal: Sequence[Action]) -> tuple[str, str] | None:
        match scene.step:
            case RestoringWall():
                asked = f"Wall fresco: restore a segment for {POINTS} points and a piece of its paint at every income."
                return asked, legal[0].name if legal else ""
            case Trading() as step:
                colour, paint = COLOURS[step.exchange.colour], PAINTS[step.paint]
                asked = f"Which wall tile of {paint} do you hand in for the {colour} exchange tile?"
                return asked, legal[0].name if legal else ""
        return self.asked_where(scene, legal)

    def is_in_the_middle(self, scene: Scene) -> bool:
        return isinstance(scene.step, Trading)

    # What may be done

    def other_entry(self, scene: Scene, action: Offer) -> tuple[Text, Text]:
        match action:
            case RestoreWall():
                return Text("Wall"), _segment(scene, action.segment)
            case Exchange():
                pair = colours.pieces([action.first, action.second])
                return Text("Exchange"), Text.assemble(
                    "tiles of ", pair, " for ", colours.paint_word(COLOURS[action.colour])
                )
            case Trade():
                return Text("Hand in"), _own_tile(scene, action.tile)
        return super().other_entry(scene, action)

    def explain_other(self, scene: Scene, action: Offer) -> str:
        match action:
            case RestoreWall():
                return self._explain_restoring(scene, action.segment)
            case Exchange():
                first, second, colour = PAINTS[action.first], PAINTS[action.second], COLOURS[action.colour]
                return (
                    f"Instead of blending, exchange a wall tile of {first} and one of {second} for the {colour} "
                    f"exchange tile: it pays a piece of {colour} at every income, and they pay no more."
                )
            case Trade():
                return f"Hand in {WALL_TILES[action.tile]} for the exchange tile: it pays no more."
        return super().explain_other(scene, action)

    def _explain_restoring(self, scene: Scene, segment: Cell) -> str:
        name, front = WALL.names[segment], wall_fresco_of(scene.table).wall(scene.table).fronts[segment]
        if front == RESTORED:
            return f"{name} of the wall is restored already."
        said = f"Restore {name} of the wall with {PAINTS[front]} for {POINTS} points"
        return f"{said}; the back of its tile pays a basic paint at every income."

    def declined(self, action: Offer) -> str:
        return "restore no segment of the wall" if isinstance(action, RestoreWall) else ""
