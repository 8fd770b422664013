"""The chapel: its frescoes where they hang, under sheets, being restored, or restored."""

from __future__ import annotations

from collections.abc import Sequence

from rich.text import Text

from bottega.games.sixtina.actions import ALL_POSITIONS, Position
from bottega.games.sixtina.components import PositionEntry
from bottega.games.sixtina.kinds import POSITIONS, TECHNIQUES
from bottega.games.sixtina.prospects import FrescoPlace, ranking
from bottega.games.sixtina.table import COVERED
from bottega.games.sixtina.view import SpaceView
from bottega.terminal.boards.layout import NARROW, Block, flowing, padded
from bottega.terminal.boards.sixtina import colours
from bottega.terminal.boards.sixtina.picture import Picture

SCREEN = NARROW
WIDTH = 25
CELL = 5
SHEET = "░"
HERE = "?"
SHARED = "="
LINES_OF_RESTORED = 2
LINES_IN_THE_END = 3
FOLDED_WORTH = 14
FOLDED_MATERIALS = 12
FOLDED_CELL = 6


def chapel_block(picture: Picture) -> Block:
    """The rows of the chapel under each other, as they are laid out."""
    places = picture.box.components.chapel.items
    lines: Block = []
    for row in sorted({place.row for place in places}):
        for band in bands([position for position in ALL_POSITIONS if places[position].row == row], places):
            lines += _band(picture, band)
    return lines


def folded_chapel(picture: Picture) -> Block:
    """The frescoes being restored, a line each; of the others, only where they are and whose."""
    table = picture.table
    covered = [position for position in ALL_POSITIONS if table.frescoes[position] == COVERED]
    opened = [position for position in ALL_POSITIONS if table.is_open(position)]
    restored = [position for position in ALL_POSITIONS if position not in {*covered, *opened}]
    none = picture.words("board-none")
    pieces = [_folded_marker(picture, position) for position in restored] or [Text(none, style="dim")]
    under_sheets = " ".join([POSITIONS[position] for position in covered]) or none
    pieces.append(Text(f" {picture.words('board-folded-covered')} {under_sheets}", style="dim"))
    pieces.append(Text(picture.words("board-look-all"), style="dim"))
    most = max([len(picture.table.fresco(position).techniques) for position in opened], default=0)
    title = SCREEN - FOLDED_WORTH - FOLDED_MATERIALS - most * FOLDED_CELL - 1
    frescoes = [_folded_fresco(picture, position, title) for position in opened]
    return [*frescoes, *flowing(f"{picture.words('board-folded-restored')} ", pieces, SCREEN)]


def _folded_fresco(picture: Picture, position: Position, width: int) -> Text:
    title = Text.assemble((POSITIONS[position], "bold"), f" {picture.title(picture.seen(position))}")
    spaces = zip(_techniques(picture, position), _marks(picture, position), strict=True)
    return Text.assemble(
        padded(title, width),
        " ",
        padded(_worth(picture, position), FOLDED_WORTH),
        padded(_materials(picture, position), FOLDED_MATERIALS),
        *[padded(Text.assemble(technique, mark), FOLDED_CELL) for technique, mark in spaces],
    )


def _folded_marker(picture: Picture, position: Position) -> Text:
    """A restored fresco, and whose material is on it."""
    owner = picture.seen(position).owner
    tile = Text(colours.FREE, "dim") if owner is None else picture.colours.tile(picture.colour_of(owner))
    return Text.assemble(POSITIONS[position], tile)


def bands(row: list[Position], places: Sequence[PositionEntry]) -> list[list[tuple[int, Position]]]:
    """The places of a row from left to right, each with where it begins; what does not fit is in further bands."""
    columns = [place.column for place in places]
    left, span = min(columns), max(1, max(columns) - min(columns))
    found: list[list[tuple[int, Position]]] = []
    end = SCREEN
    for position in sorted(row, key=lambda position: places[position].column):
        start = (SCREEN - WIDTH) * (places[position].column - left) // span
        if not found or max(start, end + 1) + WIDTH > SCREEN:
            found.append([])
            end = -1
        start = max(start, end + 1)
        found[-1].append((start, position))
        end = start + WIDTH
    return found


def _band(picture: Picture, band: list[tuple[int, Position]]) -> Block:
    height = max(_least_height(picture, position) for _, position in band)
    panels = [(start, _panel(picture, position, height)) for start, position in band]
    lines = []
    for number in range(height):
        line = Text()
        for start, panel in panels:
            line.append(" " * (start - line.cell_len))
            line.append_text(padded(panel[number] if number < len(panel) else Text(), WIDTH))
        line.rstrip()
        lines.append(line)
    return lines


def _least_height(picture: Picture, position: Position) -> int:
    if picture.table.is_open(position):
        return len(_open_panel(picture, position))
    if picture.table.frescoes[position] == COVERED:
        return 1
    return LINES_OF_RESTORED if picture.view.pending else LINES_IN_THE_END


def _panel(picture: Picture, position: Position, height: int) -> Block:
    if picture.table.frescoes[position] == COVERED:
        return _sheet(position, height)
    if picture.table.is_open(position):
        return _open_panel(picture, position)
    return _restored_panel(picture, position)


def _sheet(position: Position, height: int) -> Block:
    """A sheet: nobody knows what is under it."""
    first = Text.assemble((POSITIONS[position], "dim"), " ", (SHEET * (WIDTH - 3), "dim"))
    return [first, *[Text(f"   {SHEET * (WIDTH - 3)}", style="dim") for _ in range(height - 1)]]


def _restored_panel(picture: Picture, position: Position) -> Block:
    """A restored fresco: its title, whose material is on it, and who painted it."""
    fresco = picture.table.fresco(position)
    seen = picture.seen(position)
    owner = Text(f"   {picture.words('board-nobody')}", style="dim")
    if seen.owner is not None:
        colour = picture.colour_of(seen.owner)
        owner = Text.assemble("   ", picture.colours.tile(colour), f" {picture.who(colour)}")
    title = Text.assemble((POSITIONS[position], "bold"), " ", (picture.title(seen), "bold #d9a400"))
    return [title, owner, Text(f"   {fresco.artist}", style="dim"), Text(f"   {fresco.year}", style="dim")]


def _open_panel(picture: Picture, position: Position) -> Block:
    """A fresco being restored: what it is worth, whose materials lie on it, and its techniques."""
    title = Text(f"{POSITIONS[position]} {picture.title(picture.seen(position))}", style="bold")
    title.append(f" {'─' * (WIDTH - title.cell_len - 1)}", style="dim")
    worth = Text.assemble(_worth(picture, position), " ", _materials(picture, position))
    width = min(CELL, WIDTH // len(picture.table.fresco(position).techniques))
    return [title, worth, _cells(_techniques(picture, position), width), _cells(_marks(picture, position), width)]


def _cells(cells: Sequence[Text], width: int) -> Text:
    return Text().join([padded(cell, width) for cell in cells])


def _worth(picture: Picture, position: Position) -> Text:
    """The points of the three places, as printed and as they are now."""
    printed = list(picture.table.fresco(position).points)
    now = list(ranking(picture.table, position).values)
    if now == printed:
        return Text("/".join(map(str, now)), style="bold")
    return Text.assemble(("/".join(map(str, printed)), "dim"), "→", ("/".join(map(str, now)), "bold"))


def _materials(picture: Picture, position: Position) -> Text:
    """Whose materials lie on it, from who contributed most to who did least; those who share a place are joined."""
    return Text(" ").join([_place(picture, place) for place in ranking(picture.table, position).places])


def _place(picture: Picture, place: FrescoPlace) -> Text:
    tiles = [picture.colours.tile(picture.colour_of(actor), place.materials) for actor in place.actors]
    return Text(SHARED).join(tiles)


def _techniques(picture: Picture, position: Position) -> list[Text]:
    """The techniques with the values they ask for; those that are done are dim."""
    cells = []
    for space in picture.seen(position).spaces:
        text = f"{space.technique}{space.value}"
        cells.append(Text(text, style="dim"))
        if space.restoration is None:
            cells[-1] = picture.colours.technique(TECHNIQUES.index(space.technique), text)
            cells[-1].stylize("bold")
    return cells


def _marks(picture: Picture, position: Position) -> list[Text]:
    """What lies on the techniques: whose material, and for which kind of restoration."""
    asked = picture.restoring
    cells = []
    for space in picture.seen(position).spaces:
        is_here = asked is not None and (asked.position, asked.technique) == (POSITIONS[position], space.technique)
        cells.append(Text.assemble((HERE, "bold reverse")) if is_here else _mark(picture, space))
    return cells


def _mark(picture: Picture, space: SpaceView) -> Text:
    if space.restoration is None:
        return Text(colours.FREE, style="dim")
    sign = colours.MARKS[space.restoration]
    if space.actor is None:
        return Text(sign, style="bold")
    return picture.colours.tile(picture.colour_of(space.actor), sign)
