"""The day: how far the round is, who acts where and who comes next; and the plan of the seat that looks."""

from __future__ import annotations

from rich.text import Text

from bottega.core.seats import Seat
from bottega.games.fresco.catalogue import ALL_LOCATIONS, Location, Painter
from bottega.games.fresco.kinds import PLACE, SEGMENT
from bottega.games.fresco.planning import room, unplaced
from bottega.games.fresco.ruleset import TILES_AT_THE_END
from bottega.terminal.boards.fresco import colours
from bottega.terminal.boards.fresco.colours import BISHOP, TURN
from bottega.terminal.boards.fresco.panels import panels_of
from bottega.terminal.boards.fresco.picture import Picture
from bottega.terminal.boards.layout import Block, flowing, padded
from bottega.terminal.boards.tokens import Tokens

THEN = "›"
FORM_LABEL_WIDTH = 10
FORM_WIDTH = 57
ELSE = "*"
"""Marks who comes with something else than apprentices, or with nothing else."""


def heading(picture: Picture, width: int) -> Text:
    """Which round it is, how far the end is, and who plays Leonardo; where the bishop stands, if there is room."""
    view = picture.view
    if not view.agenda:
        return Text(picture.words("board-over", round=view.round), style="bold")
    tiles = len([tile for tile in view.fresco if tile is not None])
    last = "yes" if view.last else "no"
    end = picture.words("board-tiles-left", tiles=tiles, last=last, end=TILES_AT_THE_END)
    round_number = (picture.words("board-round", round=view.round), "bold")
    line = Text.assemble(round_number, "   ", (end, "bold" if view.last else ""))
    if view.leonardos_player is not None:
        player = picture.words("board-leonardos-player", player=picture.names[view.leonardos_player])
        line.append(f"   {player}")
    stands = picture.words("board-bishop", **picture.voice.said("segment", SEGMENT.name, view.bishop))
    bishop = Text(f"   {BISHOP} {stands}", style="dim")
    return Text.assemble(line, bishop) if line.cell_len + bishop.cell_len <= width else line


# The strip of locations


def strip(picture: Picture, tokens: Tokens, width: int) -> Block:
    """The round from left to right: what is done, what is going on, what is to come, and with whom."""
    if not picture.view.agenda:
        return []
    pieces = [*_beginning(picture, tokens), *[_station(picture, tokens, column) for column in ALL_LOCATIONS]]
    if picture.column is None and not picture.is_waking and not picture.is_planning:
        now = "evening" if picture.is_evening else "scoring" if picture.is_scoring else "income"
        pieces.append(_current(picture.words(f"board-{now}"), [_turn(tokens, painter) for painter in _acting(picture)]))
    between = [Text.assemble(piece, (f" {THEN}", "dim")) for piece in pieces[:-1]]
    return [line for line in flowing("", [*between, pieces[-1]], width, gap=1) if line.plain]


def _beginning(picture: Picture, tokens: Tokens) -> list[Text]:
    """Who is still to wake up, and who is still planning."""
    if picture.is_waking:
        now = _acting(picture)
        waiting = [painter for painter in picture.to_wake_up() if painter not in now]
        return [
            _current(
                picture.words("board-waking"), [*[_turn(tokens, p) for p in now], *[tokens.tile(p) for p in waiting]]
            )
        ]
    if picture.is_planning:
        planning = [_turn(tokens, seat) for seat in picture.view.pending]
        done = [tokens.faded(seat) for seat in picture.rules.seats if seat not in picture.view.pending]
        return [_current(picture.words("board-planning"), [*planning, *done])]
    return []


def _acting(picture: Picture) -> list[Painter]:
    return [] if picture.actor is None else [picture.actor]


def _turn(tokens: Tokens, painter: int, more: object = "") -> Text:
    return Text.assemble((TURN, "bold"), tokens.tile(painter, more))


def _current(name: str, who: list[Text]) -> Text:
    return Text.assemble((name.upper(), "bold reverse"), " ", Text(" ").join(who))


def _station(picture: Picture, tokens: Tokens, column: Location) -> Text:
    """A location, and who goes there with whom, in the order in which they act."""
    name = _name(picture, column)
    if picture.is_waking or picture.is_planning:
        return Text(name)
    visitors = [(painter, _with_whom(picture, painter, column)) for painter in picture.table.order]
    now = picture.column
    if now == column:
        there = [(painter, whom) for painter, whom in visitors if whom or painter == picture.actor]
        return _current(name, [_visitor(picture, tokens, painter, whom) for painter, whom in there])
    if now is None or column < now:
        return Text.assemble((name, "dim"))
    return Text.assemble(name, *[Text.assemble(" ", tokens.tile(painter, whom)) for painter, whom in visitors if whom])


def _name(picture: Picture, column: Location) -> str:
    """[FR-11.2] What the location in a column of the sheet is called."""
    return str(picture.voice.name(PLACE.name, picture.location(column)))


def _with_whom(picture: Picture, painter: Painter, column: Location) -> str:
    """Who of a painter goes to a location: so many apprentices, and a star for something else; "" for nobody."""
    sent = picture.sent(painter, column)
    return f"{sent or ''}{ELSE if _on_sheet(picture, painter, column) else ''}"


def _on_sheet(picture: Picture, painter: Painter, column: Location) -> list[str]:
    """What modules have on a location of a painter's sheet."""
    seat = picture.table.seat_of(painter)
    if seat is None or picture.sent(painter, column) is None:
        return []
    return [str(words) for panel in panels_of(picture) if (words := panel.on_sheet(picture, seat, column))]


def sheets_block(picture: Picture, tokens: Tokens, width: int) -> Block:
    """What else is to come beside apprentices, location by location."""
    if picture.column is None or not picture.view.agenda:
        return []
    pieces = []
    for column in ALL_LOCATIONS[picture.column :]:
        there = [(painter, _on_sheet(picture, painter, column)) for painter in picture.table.order]
        found = [Text.assemble(tokens.tile(painter), f" {', '.join(words)}") for painter, words in there if words]
        pieces += [Text.assemble(f"{_name(picture, column)}: ", found[0]), *found[1:]] if found else []
    return flowing(picture.label("board-sheets"), pieces, width) if pieces else []


def _visitor(picture: Picture, tokens: Tokens, painter: Painter, whom: str) -> Text:
    if painter == picture.actor:
        return _turn(tokens, painter, whom)
    return tokens.tile(painter, whom) if painter in picture.to_arrive() else tokens.faded(painter, whom)


# The plan


def plan_block(picture: Picture) -> Block:
    """The sheet of the seat that looks, as a form: its columns and spaces, and how many apprentices are left."""
    seat = picture.seat
    if seat is None or picture.is_waking or not picture.view.agenda or not picture.view.order:
        return []
    left = unplaced(picture.table, seat)
    label = f"{picture.words('board-your-plan'):{FORM_LABEL_WIDTH}}"
    to_place = picture.words("board-left", left=left) if left else ""
    names, spaces = Text(label), Text(to_place.ljust(len(label)), style="bold")
    for column in ALL_LOCATIONS:
        name, sent = _name(picture, column).split()[-1], picture.sent(Painter(seat), column) or 0
        ill = picture.sent_beside(Painter(seat), column)
        names.append(name, style="bold reverse" if picture.asked_column == column else "").append("  ")
        spaces.append_text(padded(colours.dots(sent, room(picture.table, seat, column), ill), len(name) + 2))
    return [names, spaces, *(_form_below(picture, seat) if picture.is_planning else [])]


def _form_below(picture: Picture, seat: Seat) -> Block:
    """What modules have on the sheet, location by location, while it is planned."""
    pieces = []
    for column in ALL_LOCATIONS:
        there = _on_sheet(picture, Painter(seat), column)
        if there:
            pieces.append(Text(f"{_name(picture, column)}: {', '.join(there)}"))
    return flowing(" " * FORM_LABEL_WIDTH, pieces, FORM_WIDTH) if pieces else []


def notes_block(picture: Picture) -> list[Text]:
    """What to think over before the plan is committed."""
    return [Text(f"! {note}", style="#f08c1a") for note in picture.voice.warnings(picture.view)]
