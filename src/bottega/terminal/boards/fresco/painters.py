"""The painters: what each has, where each stands on the victory point track, and what modules gave them."""

from __future__ import annotations

from itertools import pairwise

from rich.text import Text

from bottega.core.seats import Seat
from bottega.games.fresco.catalogue import FRESCO, LETTERS, Painter
from bottega.terminal.boards.fresco import colours
from bottega.terminal.boards.fresco.colours import FREE, HIDDEN, PAYABLE, TURN
from bottega.terminal.boards.fresco.panels import panels_of
from bottega.terminal.boards.fresco.picture import Picture
from bottega.terminal.boards.layout import NARROW, Block, flowing, padded
from bottega.terminal.boards.tokens import Tokens

NAME_WIDTH = 16
NUMBER = 3
COLUMNS = {"points": 3, "apprentices": 3, "thalers": 3, "tiles": 5, "income": 3}
"""What is told of each painter in numbers, in so many columns at least."""
ZONE = "┃"


def painters_block(picture: Picture, tokens: Tokens) -> Block:
    """The painters, a line each."""
    heading = Text.assemble(
        padded(Text(picture.words("board-painters")), NAME_WIDTH),
        _column(picture, "points"),
        " ",
        padded(_mood_heading(picture), _scale_width(picture)),
        _column(picture, "apprentices"),
        _column(picture, "thalers"),
        " ",
        *[padded(colours.tinted(paint, f"{LETTERS[paint]:>{NUMBER}}"), NUMBER) for paint in picture.paints],
        _column(picture, "tiles"),
        _column(picture, "income"),
    )
    heading.stylize("underline")
    return [heading, *[_painter(picture, tokens, painter) for painter in picture.rules.painters]]


def _column(picture: Picture, name: str, value: object = None) -> str:
    """A column of numbers: its title, or a value, as wide as the title."""
    title = f" {picture.words(f'board-column-{name}'):>{COLUMNS[name]}}"
    return title if value is None else f"{value:>{len(title)}}"


def folded_painters(picture: Picture, tokens: Tokens) -> Block:
    """The seat that looks in a line, and the points of the others."""
    seats = [painter for painter in picture.rules.painters if painter == picture.view.seat]
    others = [
        Text.assemble(tokens.tile(painter), f" {picture.names[painter]} ", (picture.space(painter), "bold"))
        for painter in picture.rules.painters
        if painter != picture.view.seat
    ]
    own = [_painter(picture, tokens, painter) for painter in seats]
    return [painters_block(picture, tokens)[0], *own, *flowing(" ", others, NARROW, gap=3)]


def _painter(picture: Picture, tokens: Tokens, painter: Painter) -> Text:
    is_next = painter == picture.actor or (picture.is_planning and painter in picture.view.pending)
    name, you = picture.names[painter], f" {picture.words('board-you')}"
    own = you if painter == picture.view.seat and len(name + you) <= NAME_WIDTH - 3 else ""
    who = Text.assemble(TURN if is_next else " ", tokens.tile(painter), " ", (name + own, "bold reverse" * is_next))
    points = _column(picture, "points", picture.space(painter))
    line = Text.assemble(padded(who, NAME_WIDTH), (points, "bold"), " ")
    tiles = _column(picture, "tiles", len(picture.view.tiles[painter]))
    if painter == picture.rules.leonardo:
        goods = "".join([_column(picture, name, "") for name in ("apprentices", "thalers")])
        return Text.assemble(
            line, " " * (_scale_width(picture) + len(f"{goods} ") + NUMBER * len(picture.paints)), tiles
        )
    seat = Seat(painter)
    return Text.assemble(
        line,
        _mood(picture, tokens, seat),
        _column(picture, "apprentices", picture.apprentices(seat)),
        (_column(picture, "thalers", _hidden_or(picture, seat, picture.view.thalers[seat])), "bold"),
        " ",
        *[_pieces(picture, seat, picture.view.paints[seat][paint]) for paint in picture.paints],
        tiles,
        _column(picture, "income", picture.income(seat)),
    )


def _hidden_or(picture: Picture, seat: Seat, number: int) -> str:
    return HIDDEN if picture.is_behind_a_screen(seat) else str(number)


def _pieces(picture: Picture, seat: Seat, number: int) -> Text:
    text = _hidden_or(picture, seat, number)
    return Text(f"{FREE if text == '0' else text:>{NUMBER}}", style="dim" if text in ("0", HIDDEN) else "")


# The mood display


def _scale_width(picture: Picture) -> int:
    return picture.box.mood_top - picture.box.mood_bottom + 3


def _mood_heading(picture: Picture) -> Text:
    """The zones of the display: an apprentice less, as usual, one more."""
    low = picture.box.missing_from - picture.box.mood_bottom + 1
    high = picture.box.mood_top - picture.box.extra_from + 1
    middle = _scale_width(picture) - low - high - 2
    return Text(
        f"{'-1':>{low}}{ZONE}{picture.words('board-mood'):^{middle}}{ZONE}{'+1':<{high}}"[: _scale_width(picture)]
    )


def _mood(picture: Picture, tokens: Tokens, seat: Seat) -> Text:
    """A column of the mood display, lying on its side."""
    line = Text()
    for space in range(picture.box.mood_bottom, picture.box.mood_top + 1):
        if space == picture.box.extra_from:
            line.append(ZONE, style="dim")
        line.append_text(tokens.tile(seat) if picture.view.mood[seat] == space else Text(FREE, style="dim"))
        if space == picture.box.missing_from:
            line.append(ZONE, style="dim")
    return line


# The victory point track


def track_block(picture: Picture, tokens: Tokens, width: int) -> Block:
    """The painters on the track, the last one first, with the spaces between them, and what modules have there."""
    stops = sorted([*_painters_on_track(picture, tokens), *_things_on_track(picture)], key=lambda stop: stop[:2])
    pieces = [stops[0][2]]
    for (before, was_thing, _), (space, is_thing, text) in pairwise(stops):
        is_far = space > before > 0 and not was_thing and not is_thing
        pieces.append(Text.assemble((f"─{space - before}─ " if is_far else "", "dim"), text))
    return flowing(picture.label("board-track"), pieces, width, gap=1)


def _painters_on_track(picture: Picture, tokens: Tokens) -> list[tuple[int, bool, Text]]:
    """Each painter's space, and how it is drawn."""
    return [
        (picture.view.track[painter], False, Text.assemble(tokens.tile(painter), f" {picture.space(painter)}"))
        for painter in picture.rules.painters
    ]


def _things_on_track(picture: Picture) -> list[tuple[int, bool, Text]]:
    """What is in front of the last painter."""
    last = min(picture.view.track)
    things = [thing for panel in panels_of(picture) for thing in panel.on_track(picture)]
    return [(space, True, text) for space, text in things if space > last]


# What the seat that looks could do


def prospects_block(picture: Picture, width: int) -> Block:
    """The segments and altars that the seat that looks has the paints for now."""
    if picture.seat is None or not picture.view.agenda or picture.is_leonardos or picture.is_scoring:
        return []
    segments = sorted(FRESCO.cells_of(picture.payable), key=lambda segment: -picture.worth(segment))
    found = [Text.assemble((FRESCO.names[segment], "bold"), f" {picture.worth(segment)}") for segment in segments]
    for points, altar in picture.altars()[:1]:
        found.append(Text.assemble(f"{picture.words('board-altar')} ", colours.pieces(altar.paints), f" {points}"))
    label = picture.label("board-you-have")
    if not found:
        return [Text(f"{label}{picture.words('board-no-paints')}")]
    found[0] = Text.assemble(f"{PAYABLE} {picture.words('board-paints-for')} ", found[0])
    return flowing(label, found, width)
