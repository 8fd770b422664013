"""The day: how far the round is, who acts where and who comes next; and the plan of the seat that looks."""

from __future__ import annotations

from collections.abc import Sequence

from rich.text import Text

from bottega.core.seats import Seat
from bottega.core.words import counted
from bottega.games.fresco.catalogue import ALL_LOCATIONS, FRESCO, Location, Painter
from bottega.games.fresco.planning import room, unplaced
from bottega.games.fresco.ruleset import TILES_AT_THE_END
from bottega.terminal.boards.fresco import colours
from bottega.terminal.boards.fresco.colours import BISHOP, TURN
from bottega.terminal.boards.fresco.idling import warnings
from bottega.terminal.boards.fresco.panels import panels_of
from bottega.terminal.boards.fresco.scene import Scene
from bottega.terminal.boards.layout import Block, flowing, padded
from bottega.terminal.boards.tokens import Tokens

THEN = "›"
FORM_LABEL = "Your plan "
FORM_WIDTH = 57
SHEETS_LABEL = "Sheets  "
ELSE = "*"
"""Marks who comes with something else than apprentices, or with nothing else."""


def heading(scene: Scene, names: Sequence[str], width: int) -> Text:
    """Which round it is, how far the end is, and who plays Leonardo; where the bishop stands, if there is room."""
    view = scene.view
    if not view.agenda:
        return Text(f"Fresco: the game is over after round {view.round}", style="bold")
    tiles = counted(sum(tile is not None for tile in view.fresco), "tile")
    end = "this is the final round" if view.last else f"final round at {TILES_AT_THE_END}"
    line = Text.assemble((f"Round {view.round}", "bold"), "   ", (f"{tiles} left, {end}", "bold" if view.last else ""))
    if view.leonardos_player is not None:
        line.append(f"   {names[view.leonardos_player]} plays Leonardo")
    bishop = Text(f"   {BISHOP} bishop on {FRESCO.names[scene.table.bishop]}", style="dim")
    return Text.assemble(line, bishop) if line.cell_len + bishop.cell_len <= width else line


# The strip of locations


def strip(scene: Scene, tokens: Tokens, width: int) -> Block:
    """The round from left to right: what is done, what is going on, what is to come, and with whom."""
    if not scene.view.agenda:
        return []
    pieces = [*_beginning(scene, tokens), *[_station(scene, tokens, column) for column in ALL_LOCATIONS]]
    if scene.column is None and not scene.is_waking and not scene.is_planning:
        now = "evening" if scene.is_evening else "scoring" if scene.is_scoring else "income"
        pieces.append(_current(now, [_turn(tokens, painter) for painter in _acting(scene)]))
    between = [Text.assemble(piece, (f" {THEN}", "dim")) for piece in pieces[:-1]]
    return [line for line in flowing("", [*between, pieces[-1]], width, gap=1) if line.plain]


def _beginning(scene: Scene, tokens: Tokens) -> list[Text]:
    """Who is still to wake up, and who is still planning."""
    if scene.is_waking:
        now = _acting(scene)
        waiting = [painter for painter in scene.to_wake_up() if painter not in now]
        return [_current("wake-up", [*[_turn(tokens, p) for p in now], *[tokens.tile(p) for p in waiting]])]
    if scene.is_planning:
        planning = [_turn(tokens, seat) for seat in scene.view.pending]
        done = [tokens.faded(seat) for seat in scene.rules.seats if seat not in scene.view.pending]
        return [_current("planning", [*planning, *done])]
    return []


def _acting(scene: Scene) -> list[Painter]:
    return [] if scene.actor is None else [scene.actor]


def _turn(tokens: Tokens, painter: int, more: object = "") -> Text:
    return Text.assemble((TURN, "bold"), tokens.tile(painter, more))


def _current(name: str, who: list[Text]) -> Text:
    return Text.assemble((name.upper(), "bold reverse"), " ", Text(" ").join(who))


def _station(scene: Scene, tokens: Tokens, column: Location) -> Text:
    """A location, and who goes there with whom, in the order in which they act."""
    name = scene.location(column)
    if scene.is_waking or scene.is_planning:
        return Text(name)
    visitors = [(painter, _with_whom(scene, painter, column)) for painter in scene.table.order]
    now = scene.column
    if now == column:
        there = [(painter, whom) for painter, whom in visitors if whom or painter == scene.actor]
        return _current(name, [_visitor(scene, tokens, painter, whom) for painter, whom in there])
    if now is None or column < now:
        return Text.assemble((name, "dim"))
    return Text.assemble(name, *[Text.assemble(" ", tokens.tile(painter, whom)) for painter, whom in visitors if whom])


def _with_whom(scene: Scene, painter: Painter, column: Location) -> str:
    """Who of a painter goes to a location: so many apprentices, and a star for something else; "" for nobody."""
    sent = scene.sent(painter, column)
    return f"{sent or ''}{ELSE if _on_sheet(scene, painter, column) else ''}"


def _on_sheet(scene: Scene, painter: Painter, column: Location) -> list[str]:
    """What modules have on a location of a painter's sheet."""
    seat = scene.table.seat_of(painter)
    if seat is None or scene.sent(painter, column) is None:
        return []
    return [words for panel in panels_of(scene) if (words := panel.on_sheet(scene, seat, column))]


def sheets_block(scene: Scene, tokens: Tokens, width: int) -> Block:
    """What else is to come beside apprentices, location by location."""
    if scene.column is None or not scene.view.agenda:
        return []
    pieces = []
    for column in ALL_LOCATIONS[scene.column :]:
        there = [(painter, _on_sheet(scene, painter, column)) for painter in scene.table.order]
        found = [Text.assemble(tokens.tile(painter), f" {', '.join(words)}") for painter, words in there if words]
        pieces += [Text.assemble(f"{scene.location(column)}: ", found[0]), *found[1:]] if found else []
    return flowing(SHEETS_LABEL, pieces, width) if pieces else []


def _visitor(scene: Scene, tokens: Tokens, painter: Painter, whom: str) -> Text:
    if painter == scene.actor:
        return _turn(tokens, painter, whom)
    return tokens.tile(painter, whom) if painter in scene.to_arrive() else tokens.faded(painter, whom)


# The plan


def plan_block(scene: Scene) -> Block:
    """The sheet of the seat that looks, as a form: its columns and spaces, and how many apprentices are left."""
    seat = scene.seat
    if seat is None or scene.is_waking or not scene.view.agenda or not scene.view.order:
        return []
    left = unplaced(scene.table, seat)
    names, spaces = Text(FORM_LABEL), Text(f"{f'{left} left' if left else '':{len(FORM_LABEL)}}", style="bold")
    for column in ALL_LOCATIONS:
        name, sent = scene.location(column).split()[-1], scene.sent(Painter(seat), column) or 0
        ill = scene.sent_beside(Painter(seat), column)
        names.append(name, style="bold reverse" if scene.asked_column == column else "").append("  ")
        spaces.append_text(padded(colours.dots(sent, room(scene.table, seat, column), ill), len(name) + 2))
    return [names, spaces, *(_form_below(scene, seat) if scene.is_planning else [])]


def _form_below(scene: Scene, seat: Seat) -> Block:
    """What modules have on the sheet, location by location, while it is planned."""
    pieces = []
    for column in ALL_LOCATIONS:
        there = _on_sheet(scene, Painter(seat), column)
        if there:
            pieces.append(Text(f"{scene.location(column)}: {', '.join(there)}"))
    return flowing(" " * len(FORM_LABEL), pieces, FORM_WIDTH) if pieces else []


def notes_block(scene: Scene) -> list[Text]:
    """What to think over before the plan is committed."""
    return [Text(f"! {note}", style="#f08c1a") for note in warnings(scene)]
