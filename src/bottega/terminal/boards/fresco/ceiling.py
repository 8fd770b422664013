"""The fresco: five rows of five segments, with points, paints, the bishop, and Leonardo's figure."""

from __future__ import annotations

from rich.text import Text

from bottega.games.fresco.catalogue import FRESCO, RESTORED
from bottega.parts.grid import Cell
from bottega.terminal.boards.fresco import colours
from bottega.terminal.boards.fresco.colours import BISHOP, FREE, PAYABLE
from bottega.terminal.boards.fresco.panels import panels_of
from bottega.terminal.boards.fresco.picture import Picture
from bottega.terminal.boards.layout import Block, padded
from bottega.terminal.boards.tokens import Tokens

CELL = 7
LABEL = 2
WORTH = 3
PAINTS = 3
WIDTH = LABEL + FRESCO.columns * (CELL + 1)
PLASTER = ("#e8e4da on #3a352d", "#e8e4da on #2b2823")
"""Two shades of plaster: neighbours differ."""


def ceiling_block(picture: Picture, tokens: Tokens) -> Block:
    """The fresco, two lines a row."""
    numbers = "".join(f"{number:<{CELL + 1}}" for number in range(1, FRESCO.columns + 1))
    lines = [Text(f"{'':{LABEL}}{numbers}", style="dim")]
    for row in range(FRESCO.rows):
        segments = [Cell(row * FRESCO.columns + column) for column in range(FRESCO.columns)]
        lines.append(_line(chr(65 + row), [_points(picture, tokens, segment) for segment in segments]))
        lines.append(_line(" ", [_paints(picture, segment) for segment in segments]))
    return lines


def folded_ceiling(picture: Picture, tokens: Tokens) -> Block:
    """The fresco, a line a row: what a segment brings now, its paints, and one sign."""
    lines = ceiling_block(picture, tokens)[:1]
    for row in range(FRESCO.rows):
        segments = [Cell(row * FRESCO.columns + column) for column in range(FRESCO.columns)]
        lines.append(_line(chr(65 + row), [_folded(picture, tokens, segment) for segment in segments]))
    return lines


def _folded(picture: Picture, tokens: Tokens, segment: Cell) -> Text:
    figures, things = _figures(picture, tokens, segment), _things(picture, segment)
    if picture.table.fresco[segment] == RESTORED:
        return padded(Text.assemble((FREE, "dim"), figures, " ", things), CELL)
    mark = Text(PAYABLE, style="bold #7ee787") if picture.payable >> segment & 1 else things
    paints = colours.pieces(picture.table.tile_on(segment).paints)
    worth = Text.assemble((f"{picture.worth(segment):>2}", "bold"), figures if figures.plain else " ")
    return _on_plaster(segment, padded(Text.assemble(padded(worth, WORTH), padded(paints, PAINTS), mark), CELL))


def _line(label: str, cells: list[Text]) -> Text:
    return Text.assemble((f"{label:{LABEL}}", "dim"), Text(" ").join(cells))


def _points(picture: Picture, tokens: Tokens, segment: Cell) -> Text:
    """What a segment is worth, with the bishop's bonus, and who stands there."""
    if picture.table.fresco[segment] == RESTORED:
        return padded(Text.assemble((FREE, "dim"), _figures(picture, tokens, segment)), CELL)
    bonus = picture.bonus(segment)
    marks = _figures(picture, tokens, segment)
    if picture.payable >> segment & 1:
        marks = Text.assemble((PAYABLE, "bold #7ee787"), marks)
    worth = Text.assemble((str(picture.value(segment)), "bold"), (f"+{bonus}" if bonus else "", "#f0c419"))
    gap = " " * (CELL - worth.cell_len - marks.cell_len)
    return _on_plaster(segment, Text.assemble(worth, gap, marks))


def _paints(picture: Picture, segment: Cell) -> Text:
    """The paints that a segment takes, and what modules have there."""
    things = _things(picture, segment)
    if picture.table.fresco[segment] == RESTORED:
        return padded(things, CELL)
    paints = colours.pieces(picture.table.tile_on(segment).paints)
    gap = " " * (CELL - paints.cell_len - things.cell_len)
    return _on_plaster(segment, padded(Text.assemble(paints, gap, things), CELL))


def _things(picture: Picture, segment: Cell) -> Text:
    return Text().join([panel.on_segment(picture, segment) for panel in panels_of(picture)])


def _on_plaster(segment: Cell, text: Text) -> Text:
    """A part of a tile: on its ground, whatever the colours of the terminal are."""
    return Text.assemble(text, style=PLASTER[(segment // FRESCO.columns + segment % FRESCO.columns) % len(PLASTER)])


def _figures(picture: Picture, tokens: Tokens, segment: Cell) -> Text:
    """The bishop and Leonardo's figure, where they stand."""
    here = Text()
    if picture.table.bishop == segment:
        here.append(BISHOP, style="bold")
    if picture.has_leonardo and picture.table.leonardo_at == segment:
        here.append_text(tokens.tile(picture.rules.leonardo))
    return here
