"""The chapel: its frescoes where they hang, under sheets, being restored, or restored."""

from __future__ import annotations

from collections.abc import Sequence

from rich.text import Text

from bottega.games.sixtina.actions import ALL_POSITIONS, POSITIONS, TECHNIQUES, Position
from bottega.games.sixtina.completing import modified
from bottega.games.sixtina.components import PositionEntry
from bottega.games.sixtina.restoring import Restoring
from bottega.games.sixtina.table import COVERED, FREE, KINDS, PRUDENT, colour_of_mark, kind_of_mark
from bottega.terminal.boards.layout import NARROW, Block, flowing, padded
from bottega.terminal.boards.sixtina import colours
from bottega.terminal.boards.sixtina.scene import Scene

SCREEN = NARROW
WIDTH = 25
CELL = 5
SHEET = "░"
HERE = "?"
LINES_OF_RESTORED = 2
LINES_IN_THE_END = 3
LOOK = "(`look all`)"
FOLDED_WORTH = 14
FOLDED_MATERIALS = 12
FOLDED_CELL = 6


def chapel_block(scene: Scene, names: Sequence[str]) -> Block:
    """The rows of the chapel under each other, as they are laid out."""
    places = scene.box.components.chapel.items
    lines: Block = []
    for row in sorted({place.row for place in places}):
        for band in bands([position for position in ALL_POSITIONS if places[position].row == row], places):
            lines += _band(scene, names, band)
    return lines


def folded_chapel(scene: Scene) -> Block:
    """The frescoes being restored, a line each; of the others, only where they are and whose."""
    table = scene.table
    covered = [position for position in ALL_POSITIONS if table.frescoes[position] == COVERED]
    opened = [position for position in ALL_POSITIONS if table.is_open(position)]
    restored = [position for position in ALL_POSITIONS if position not in {*covered, *opened}]
    pieces = [_folded_marker(scene, position) for position in restored] or [Text("none", style="dim")]
    pieces.append(Text(f" covered: {' '.join([POSITIONS[position] for position in covered]) or 'none'}", style="dim"))
    pieces.append(Text(LOOK, style="dim"))
    most = max([len(scene.table.fresco(position).techniques) for position in opened], default=0)
    title = SCREEN - FOLDED_WORTH - FOLDED_MATERIALS - most * FOLDED_CELL - 1
    frescoes = [_folded_fresco(scene, position, title) for position in opened]
    return [*frescoes, *flowing("restored: ", pieces, SCREEN)]


def _folded_fresco(scene: Scene, position: Position, width: int) -> Text:
    title = Text.assemble((POSITIONS[position], "bold"), f" {scene.title(position)}")
    spaces = zip(_techniques(scene, position), _marks(scene, position), strict=True)
    return Text.assemble(
        padded(title, width),
        " ",
        padded(_worth(scene, position), FOLDED_WORTH),
        padded(_materials(scene, position), FOLDED_MATERIALS),
        *[padded(Text.assemble(technique, mark), FOLDED_CELL) for technique, mark in spaces],
    )


def _folded_marker(scene: Scene, position: Position) -> Text:
    """A restored fresco, and whose material is on it."""
    marker = scene.view.chapel[position]
    whose = "" if marker is None else marker.restored
    return Text.assemble(POSITIONS[position], scene.colours.tile(int(whose)) if whose else Text(colours.FREE, "dim"))


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


def _band(scene: Scene, names: Sequence[str], band: list[tuple[int, Position]]) -> Block:
    height = max(_least_height(scene, position) for _, position in band)
    panels = [(start, _panel(scene, names, position, height)) for start, position in band]
    lines = []
    for number in range(height):
        line = Text()
        for start, panel in panels:
            line.append(" " * (start - line.cell_len))
            line.append_text(padded(panel[number] if number < len(panel) else Text(), WIDTH))
        line.rstrip()
        lines.append(line)
    return lines


def _least_height(scene: Scene, position: Position) -> int:
    if scene.table.is_open(position):
        return len(_open_panel(scene, position))
    if scene.table.frescoes[position] == COVERED:
        return 1
    return LINES_OF_RESTORED if scene.view.agenda else LINES_IN_THE_END


def _panel(scene: Scene, names: Sequence[str], position: Position, height: int) -> Block:
    if scene.table.frescoes[position] == COVERED:
        return _sheet(position, height)
    if scene.table.is_open(position):
        return _open_panel(scene, position)
    return _restored_panel(scene, names, position)


def _sheet(position: Position, height: int) -> Block:
    """A sheet: nobody knows what is under it."""
    first = Text.assemble((POSITIONS[position], "dim"), " ", (SHEET * (WIDTH - 3), "dim"))
    return [first, *[Text(f"   {SHEET * (WIDTH - 3)}", style="dim") for _ in range(height - 1)]]


def _restored_panel(scene: Scene, names: Sequence[str], position: Position) -> Block:
    """A restored fresco: its title, whose material is on it, and who painted it."""
    fresco = scene.table.fresco(position)
    marker = scene.view.chapel[position]
    whose = "" if marker is None else marker.restored
    owner = Text("   nobody's", style="dim")
    if whose:
        owner = Text.assemble("   ", scene.colours.tile(int(whose)), f" {scene.who(int(whose), names)}")
    title = Text.assemble((POSITIONS[position], "bold"), " ", (scene.title(position), "bold #d9a400"))
    return [title, owner, Text(f"   {fresco.artist}", style="dim"), Text(f"   {fresco.year}", style="dim")]


def _open_panel(scene: Scene, position: Position) -> Block:
    """A fresco being restored: what it is worth, whose materials lie on it, and its techniques."""
    title = Text(f"{POSITIONS[position]} {scene.title(position)}", style="bold")
    title.append(f" {'─' * (WIDTH - title.cell_len - 1)}", style="dim")
    worth = Text.assemble(_worth(scene, position), " ", _materials(scene, position))
    width = min(CELL, WIDTH // len(scene.table.fresco(position).techniques))
    return [title, worth, _cells(_techniques(scene, position), width), _cells(_marks(scene, position), width)]


def _cells(cells: Sequence[Text], width: int) -> Text:
    return Text().join([padded(cell, width) for cell in cells])


def _worth(scene: Scene, position: Position) -> Text:
    """The points of the three places, as printed and as they are now."""
    printed = list(scene.table.fresco(position).points)
    now = modified(scene.table, position)
    if now == printed:
        return Text("/".join(map(str, now)), style="bold")
    return Text.assemble(("/".join(map(str, printed)), "dim"), "→", ("/".join(map(str, now)), "bold"))


def _materials(scene: Scene, position: Position) -> Text:
    counts = [(colour, scene.table.of_colour(position, colour)) for colour in range(scene.rules.colours)]
    return Text(" ").join([scene.colours.tile(colour, count) for colour, count in counts if count])


def _techniques(scene: Scene, position: Position) -> list[Text]:
    """The techniques with the values they ask for; those that are done are dim."""
    fresco = scene.table.fresco(position)
    cells = []
    for space, technique in enumerate(fresco.techniques):
        text = f"{TECHNIQUES[technique]}{fresco.values[space]}"
        free = scene.table.mark(position, space) == FREE
        cells.append(scene.colours.technique(technique, text) if free else Text(text, style="dim"))
        if free:
            cells[-1].stylize("bold")
    return cells


def _marks(scene: Scene, position: Position) -> list[Text]:
    """What lies on the techniques: whose material, and for which kind of restoration."""
    step = scene.step
    spaces = range(len(scene.table.fresco(position).techniques))
    cells = [_mark(scene, scene.table.mark(position, space)) for space in spaces]
    if isinstance(step, Restoring) and step.position == position and step.seat == scene.view.seat:
        cells[step.space] = Text.assemble((HERE, "bold reverse"))
    return cells


def _mark(scene: Scene, mark: int) -> Text:
    if mark == FREE:
        return Text(colours.FREE, style="dim")
    sign = colours.MARKS[KINDS[kind_of_mark(mark)]]
    return Text(sign, style="bold") if mark == PRUDENT else scene.colours.tile(colour_of_mark(mark), sign)
