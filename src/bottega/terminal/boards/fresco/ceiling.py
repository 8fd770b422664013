"""The fresco: five rows of five segments, with points, paints, the bishop, and Leonardo's figure."""

from __future__ import annotations

from rich.text import Text

from bottega.games.fresco.catalogue import FRESCO, RESTORED
from bottega.parts.grid import Cell
from bottega.terminal.boards.fresco import colours
from bottega.terminal.boards.fresco.colours import BISHOP, FREE, PAYABLE
from bottega.terminal.boards.fresco.panels import panels_of
from bottega.terminal.boards.fresco.scene import Scene
from bottega.terminal.boards.layout import Block, padded
from bottega.terminal.boards.tokens import Tokens

CELL = 7
LABEL = 2
WORTH = 3
PAINTS = 3
WIDTH = LABEL + FRESCO.columns * (CELL + 1)
PLASTER = ("#e8e4da on #3a352d", "#e8e4da on #2b2823")
"""Two shades of plaster: neighbours differ."""


def ceiling_block(scene: Scene, tokens: Tokens) -> Block:
    """The fresco, two lines a row."""
    numbers = "".join(f"{number:<{CELL + 1}}" for number in range(1, FRESCO.columns + 1))
    lines = [Text(f"{'':{LABEL}}{numbers}", style="dim")]
    for row in range(FRESCO.rows):
        segments = [Cell(row * FRESCO.columns + column) for column in range(FRESCO.columns)]
        lines.append(_line(chr(65 + row), [_points(scene, tokens, segment) for segment in segments]))
        lines.append(_line(" ", [_paints(scene, segment) for segment in segments]))
    return lines


def folded_ceiling(scene: Scene, tokens: Tokens) -> Block:
    """The fresco, a line a row: what a segment brings now, its paints, and one sign."""
    lines = ceiling_block(scene, tokens)[:1]
    for row in range(FRESCO.rows):
        segments = [Cell(row * FRESCO.columns + column) for column in range(FRESCO.columns)]
        lines.append(_line(chr(65 + row), [_folded(scene, tokens, segment) for segment in segments]))
    return lines


def _folded(scene: Scene, tokens: Tokens, segment: Cell) -> Text:
    figures, things = _figures(scene, tokens, segment), _things(scene, segment)
    if scene.table.fresco[segment] == RESTORED:
        return padded(Text.assemble((FREE, "dim"), figures, " ", things), CELL)
    mark = Text(PAYABLE, style="bold #7ee787") if scene.payable >> segment & 1 else things
    paints = colours.pieces(scene.table.tile_on(segment).paints)
    worth = Text.assemble((f"{scene.worth(segment):>2}", "bold"), figures if figures.plain else " ")
    return _on_plaster(segment, padded(Text.assemble(padded(worth, WORTH), padded(paints, PAINTS), mark), CELL))


def _line(label: str, cells: list[Text]) -> Text:
    return Text.assemble((f"{label:{LABEL}}", "dim"), Text(" ").join(cells))


def _points(scene: Scene, tokens: Tokens, segment: Cell) -> Text:
    """What a segment is worth, with the bishop's bonus, and who stands there."""
    if scene.table.fresco[segment] == RESTORED:
        return padded(Text.assemble((FREE, "dim"), _figures(scene, tokens, segment)), CELL)
    bonus = scene.bonus(segment)
    marks = _figures(scene, tokens, segment)
    if scene.payable >> segment & 1:
        marks = Text.assemble((PAYABLE, "bold #7ee787"), marks)
    worth = Text.assemble((str(scene.value(segment)), "bold"), (f"+{bonus}" if bonus else "", "#f0c419"))
    gap = " " * (CELL - worth.cell_len - marks.cell_len)
    return _on_plaster(segment, Text.assemble(worth, gap, marks))


def _paints(scene: Scene, segment: Cell) -> Text:
    """The paints that a segment takes, and what modules have there."""
    things = _things(scene, segment)
    if scene.table.fresco[segment] == RESTORED:
        return padded(things, CELL)
    paints = colours.pieces(scene.table.tile_on(segment).paints)
    gap = " " * (CELL - paints.cell_len - things.cell_len)
    return _on_plaster(segment, padded(Text.assemble(paints, gap, things), CELL))


def _things(scene: Scene, segment: Cell) -> Text:
    return Text().join([panel.on_segment(scene, segment) for panel in panels_of(scene)])


def _on_plaster(segment: Cell, text: Text) -> Text:
    """A part of a tile: on its ground, whatever the colours of the terminal are."""
    return Text.assemble(text, style=PLASTER[(segment // FRESCO.columns + segment % FRESCO.columns) % len(PLASTER)])


def _figures(scene: Scene, tokens: Tokens, segment: Cell) -> Text:
    """The bishop and Leonardo's figure, where they stand."""
    here = Text()
    if scene.table.bishop == segment:
        here.append(BISHOP, style="bold")
    if scene.has_leonardo and scene.table.leonardo_at == segment:
        here.append_text(tokens.tile(scene.rules.leonardo))
    return here
