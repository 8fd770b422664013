"""The painters: what each has, where each stands on the victory point track, and what modules gave them."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from rich.text import Text

from bottega.core.seats import Seat
from bottega.games.fresco.catalogue import BLENDED, FRESCO, LETTERS, Painter
from bottega.terminal.boards.fresco import colours
from bottega.terminal.boards.fresco.colours import FREE, HIDDEN, PAYABLE, TURN
from bottega.terminal.boards.fresco.panels import panels_of
from bottega.terminal.boards.fresco.scene import Scene
from bottega.terminal.boards.layout import NARROW, Block, flowing, padded
from bottega.terminal.boards.tokens import Tokens

NAME_WIDTH = 16
NUMBER = 3
YOU = " (you)"
ZONE = "┃"
TRACK_LABEL = "Track   "
SCREEN_LABEL = "You     "
TILES_LABEL = "Tiles   "
SEALS_LABEL = "Seals   "


def painters_block(scene: Scene, names: Sequence[str], tokens: Tokens) -> Block:
    """The painters, a line each."""
    heading = Text.assemble(
        padded(Text("Painters"), NAME_WIDTH),
        "  VP ",
        padded(_mood_heading(scene), _scale_width(scene)),
        " app  Th ",
        *[padded(colours.tinted(paint, f"{LETTERS[paint]:>{NUMBER}}"), NUMBER) for paint in scene.paints],
        " tiles inc",
    )
    heading.stylize("underline")
    return [heading, *[_painter(scene, names, tokens, painter) for painter in scene.rules.painters]]


def folded_painters(scene: Scene, names: Sequence[str], tokens: Tokens) -> Block:
    """The seat that looks in a line, and the points of the others."""
    seats = [painter for painter in scene.rules.painters if painter == scene.view.seat]
    others = [
        Text.assemble(tokens.tile(painter), f" {names[painter]} ", (scene.space(painter), "bold"))
        for painter in scene.rules.painters
        if painter != scene.view.seat
    ]
    own = [_painter(scene, names, tokens, painter) for painter in seats]
    return [painters_block(scene, names, tokens)[0], *own, *flowing(" ", others, NARROW, gap=3)]


def _painter(scene: Scene, names: Sequence[str], tokens: Tokens, painter: Painter) -> Text:
    is_next = painter == scene.actor or (scene.is_planning and painter in scene.view.pending)
    own = YOU if painter == scene.view.seat and len(names[painter] + YOU) <= NAME_WIDTH - 3 else ""
    name = Text(names[painter] + own, style="bold reverse" if is_next else "")
    who = Text.assemble(TURN if is_next else " ", tokens.tile(painter), " ", name)
    line = Text.assemble(padded(who, NAME_WIDTH), (f"{scene.space(painter):>4}", "bold"), " ")
    tiles = f" {len(scene.view.tiles[painter]):>5}"
    if painter == scene.rules.leonardo:
        blank = _scale_width(scene) + len(" app  Th ") + NUMBER * len(scene.paints)
        return Text.assemble(line, " " * blank, tiles)
    seat = Seat(painter)
    return Text.assemble(
        line,
        _mood(scene, tokens, seat),
        f" {scene.apprentices(seat):>3}",
        Text.assemble((f" {_hidden_or(scene, seat, scene.view.thalers[seat]):>3} ", "bold")),
        *[_pieces(scene, seat, scene.view.paints[seat][paint]) for paint in scene.paints],
        tiles,
        f" {scene.income(seat):>3}",
    )


def _hidden_or(scene: Scene, seat: Seat, number: int) -> str:
    return HIDDEN if scene.is_behind_a_screen(seat) else str(number)


def _pieces(scene: Scene, seat: Seat, number: int) -> Text:
    text = _hidden_or(scene, seat, number)
    return Text(f"{FREE if text == '0' else text:>{NUMBER}}", style="dim" if text in ("0", HIDDEN) else "")


# The mood display


def _scale_width(scene: Scene) -> int:
    return scene.box.mood_top - scene.box.mood_bottom + 3


def _mood_heading(scene: Scene) -> Text:
    """The zones of the display: an apprentice less, as usual, one more."""
    low = scene.box.missing_from - scene.box.mood_bottom + 1
    high = scene.box.mood_top - scene.box.extra_from + 1
    middle = _scale_width(scene) - low - high - 2
    return Text(f"{'-1':>{low}}{ZONE}{'mood':^{middle}}{ZONE}{'+1':<{high}}"[: _scale_width(scene)])


def _mood(scene: Scene, tokens: Tokens, seat: Seat) -> Text:
    """A column of the mood display, lying on its side."""
    line = Text()
    for space in range(scene.box.mood_bottom, scene.box.mood_top + 1):
        if space == scene.box.extra_from:
            line.append(ZONE, style="dim")
        line.append_text(tokens.tile(seat) if scene.view.mood[seat] == space else Text(FREE, style="dim"))
        if space == scene.box.missing_from:
            line.append(ZONE, style="dim")
    return line


# The victory point track


def track_block(scene: Scene, tokens: Tokens, width: int) -> Block:
    """The painters on the track, the last one first, with the spaces between them, and what modules have there."""
    stops = sorted([*_painters_on_track(scene, tokens), *_things_on_track(scene)], key=lambda stop: stop[:2])
    pieces = [stops[0][2]]
    for (before, was_thing, _), (space, is_thing, text) in pairwise(stops):
        is_far = space > before > 0 and not was_thing and not is_thing
        pieces.append(Text.assemble((f"─{space - before}─ " if is_far else "", "dim"), text))
    return flowing(TRACK_LABEL, pieces, width, gap=1)


def _painters_on_track(scene: Scene, tokens: Tokens) -> list[tuple[int, bool, Text]]:
    """Each painter's space, and how it is drawn."""
    return [
        (scene.view.track[painter], False, Text.assemble(tokens.tile(painter), f" {scene.space(painter)}"))
        for painter in scene.rules.painters
    ]


def _things_on_track(scene: Scene) -> list[tuple[int, bool, Text]]:
    """What is in front of the last painter."""
    last = min(scene.view.track)
    things = [thing for panel in panels_of(scene) for thing in panel.on_track(scene)]
    return [(space, True, text) for space, text in things if space > last]


# What the seat that looks could do


def prospects_block(scene: Scene, width: int) -> Block:
    """The segments and altars that the seat that looks has the paints for now."""
    if scene.seat is None or not scene.view.agenda or scene.is_leonardos or scene.is_scoring:
        return []
    segments = sorted(FRESCO.cells_of(scene.payable), key=lambda segment: -scene.worth(segment))
    found = [Text.assemble((FRESCO.names[segment], "bold"), f" {scene.worth(segment)}") for segment in segments]
    for points, altar in scene.altars()[:1]:
        found.append(Text.assemble("altar ", colours.pieces(altar.paints), f" {points}"))
    if not found:
        return [Text(f"{SCREEN_LABEL}have the paints for no segment and no altar now")]
    found[0] = Text.assemble(f"{PAYABLE} have the paints for ", found[0])
    return flowing(SCREEN_LABEL, found, width)


def tiles_block(scene: Scene, tokens: Tokens, width: int) -> Block:
    """[FR-M2.4] The tiles of the painter who decides, with their seals, and the seals of the others' tiles."""
    if "requests" not in scene.view.modules or not scene.view.agenda:
        return []
    own = scene.rules.leonardo if scene.is_leonardos else Painter(-1 if scene.seat is None else scene.seat)
    found = []
    if own in scene.rules.painters:
        tiles = [tile_text(scene, own, number) for number in range(len(scene.view.tiles[own]))]
        found += flowing(f"{TILES_LABEL}with seals: ", tiles, width) if tiles else []
    others = [painter for painter in scene.rules.painters if painter != own and scene.view.tiles[painter]]
    if others:
        found += flowing(SEALS_LABEL, [seals_of(scene, tokens, painter) for painter in others], width, gap=3)
    return found


def seals_of(scene: Scene, tokens: Tokens, painter: Painter) -> Text:
    """[FR-M2.4] How many tiles in front of a painter have a seal of each colour."""
    seals = [scene.rules.tile(tile).seals for tile in scene.table.tiles[painter]]
    counts = [
        Text.assemble(" ", colours.pieces([paint]), str(sum(mask >> paint & 1 for mask in seals))) for paint in BLENDED
    ]
    return Text.assemble(tokens.tile(painter), *counts)


def tile_text(scene: Scene, painter: Painter, number: int) -> Text:
    """A tile in front of a painter: its name, and the seals on its back."""
    tile = scene.rules.tile(scene.table.tiles[painter][number])
    return Text.assemble(tile.id, " ", colours.seals(tile.seals))
