"""A visit to a server: finding a table there, or opening one, and sitting down."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Literal

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from bottega.client.address import Address, parse_table
from bottega.client.live import LiveTable
from bottega.client.opening import checked_name, names_here, parse_clock, parse_undo, plan_seats
from bottega.client.server import Server
from bottega.client.sessions import come_in
from bottega.core.errors import BadInput, BottegaError
from bottega.core.registry import game_meta, game_names
from bottega.protocol.tables import JoinTable, OpenTable, TableInfo, TableRow
from bottega.sitting.options import MODULES
from bottega.speech.about import goal
from bottega.speech.phrase import Phrase, joined
from bottega.terminal.at_server import AtServer
from bottega.terminal.bell import Bell
from bottega.terminal.commands import Left, sealed_luck
from bottega.terminal.menu import usual_seats
from bottega.terminal.notes import notes_on_options
from bottega.terminal.playing import play
from bottega.terminal.room import Room
from bottega.terminal.screen import (
    LEAVING,
    PROMPT,
    ask,
    clear,
    command,
    is_interactive,
    own_screen,
    printable,
    sentence,
    show,
)
from bottega.terminal.shelf import date_of, result_of
from bottega.terminal.watching import watch
from bottega.terminal.words import drawn, language, message, say

MOST_FINISHED = 5
"""So many of one's last games are listed."""
OVER = ("finished", "ended")


@dataclass(frozen=True, kw_only=True)
class Visit:
    """What somebody wants at a server: to open a table, to come to one, or to look around."""

    server: str
    name: str = ""
    token: str = ""
    game: str = ""
    seats: str = ""
    options: Mapping[str, str] = field(default_factory=dict)
    own_components: str = ""
    is_private: bool = False
    clock: str = ""
    undo: str = ""
    table: str = ""
    watches: bool = False
    rematches: bool = False
    invitation: str = ""


def visit(wish: Visit) -> None:
    """Come in, and do what was wished for."""
    table = parse_table(wish.table) if wish.table else None
    address = Address.parse(wish.server) if wish.server else None if table is None else table.server
    if address is None:
        raise BadInput("server-missing")
    asked = planned_table(wish) if wish.game else None
    server = enter(address, wish)
    with own_screen() as farewell:
        if asked is not None:
            come_to(server, opened(server, asked, wish), wish, farewell)
        elif table is not None and wish.rematches:
            info = seated(server, server.rematch(table.table), wish)
            come_to(server, info, wish, farewell, is_rematch=True)
        elif table is not None:
            info = server.table(table.table)
            come_to(server, seated(server, info, wish, wish.invitation or table.invitation), wish, farewell)
        else:
            look_around(server, wish, farewell)


def enter(address: Address, wish: Visit) -> Server:
    """Come in: whoever is not known here says a name, by an option or when asked."""
    called = next(iter(names_here(wish.seats)), "") if wish.seats else ""
    try:
        return come_in(address, name=checked_name(wish.name), called=called, token=wish.token, language=language())
    except BadInput as problem:
        if problem.code != "who-are-you" or not is_interactive():
            raise
        return come_in(address, name=asked_name(), language=language())


def asked_name() -> str:
    """What somebody wants to be called: asked until it can be a name."""
    while True:
        try:
            if name := checked_name(ask(f"{say('what-is-your-name')} ")):
                return name
        except BadInput as problem:
            show(sentence(problem))


# Opening a table, and sitting down


def planned_table(wish: Visit) -> OpenTable:
    """The table that somebody wants to open; BadInput says what is wrong with it."""
    meta = game_meta(wish.game)
    options = {name: value for name, value in wish.options.items() if name != MODULES}
    return OpenTable(
        game=meta.name,
        seats=plan_seats(wish.seats or usual_seats(meta)),
        options=options,
        modules=wish.options.get(MODULES),
        own_components=wish.own_components,
        listed=not wish.is_private,
        undo=parse_undo(wish.undo or "free"),
        clock=parse_clock(wish.clock),
    )


def opened(server: Server, asked: OpenTable, wish: Visit) -> TableInfo:
    """The table, opened; who opens it is called there as the list of seats says."""
    info = server.open_table(asked)
    mine = [number for number, seat in enumerate(info.seats) if seat.is_mine]
    first = next(iter(names_here(wish.seats)), "") if wish.seats else ""
    if mine and first and info.seats[mine[0]].name != first:
        server.rename(info.id, mine[0], first)
    return info


def seated(server: Server, info: TableInfo, wish: Visit, invitation: str = "") -> TableInfo:
    """The table, with a seat for whoever comes and does not only watch; and for those beside."""
    if wish.watches or info.status != "waiting":
        return info
    is_free = invitation or any(seat.kind == "open" for seat in info.seats)
    if not any(seat.is_mine for seat in info.seats) and is_free:
        info = server.join(info.id, JoinTable(invitation=invitation))
    for name in names_here(wish.seats)[1:] if wish.seats else []:
        if not any(seat.is_mine and seat.name == name for seat in info.seats):
            info = server.join(info.id, JoinTable(beside=name))
    return info


def come_to(
    server: Server, info: TableInfo, wish: Visit, farewell: list[RenderableType], *, is_rematch: bool = False
) -> None:
    """Play at a table, or watch, and again as often as those here want a rematch."""
    while play_at(server, info, wish, farewell, is_rematch=is_rematch):
        info, is_rematch = seated(server, server.rematch(info.id), wish), True


def play_at(server: Server, info: TableInfo, wish: Visit, farewell: list[RenderableType], *, is_rematch: bool) -> bool:
    """Play at a table, or watch: who has no seat there watches. Whether those here want a rematch."""
    watches = wish.watches or not any(seat.is_mine for seat in info.seats)
    with Bell() as bell, LiveTable(server, info.id, watch=watches, ring=bell.ring) as live:
        room = Room(live, bell, is_rematch=is_rematch)
        is_new = not room.has_begun
        try:
            room.wait()
        except (Left, EOFError):
            farewell.append(drawn(way_back(server, info.id)))
            return False
        sitting = AtServer(live, bell)
        if is_new:
            sitting.notes.append(Phrase(goal(sitting.match.game.meta, language())))
            sitting.notes += [] if sitting.seal is None else [sealed_luck(sitting.seal)]
            sitting.notes += notes_on_options(sitting.match.game.meta, sitting.match.header.options)
        sitting.notes += [say("luck-without-you")] if sitting.is_left_out else []
        if not sitting.people:
            watch(sitting)
            return False
        try:
            play(sitting)
        finally:
            if sitting.is_over and not sitting.wants_rematch:
                farewell.append(drawn(sitting.way_to_rematch()))
        return sitting.wants_rematch


def way_back(server: Server, table: str) -> Phrase:
    """How to come back to a table whose game has not begun."""
    return say("come-back-to-server", command=command(), server=str(server.address), table=table)


# Looking around


@dataclass(frozen=True)
class Shelf:
    """Tables of one kind below their heading."""

    heading: str
    rows: Sequence[TableRow]


def look_around(server: Server, wish: Visit, farewell: list[RenderableType]) -> None:
    """List tables until somebody picks one or leaves; after a game they are listed again.

    What was said of the last game stays on the shell's screen. So does the list, if there is nothing to pick.
    """
    while True:
        shelves = shelves_at(server)
        rows = [row for shelf in shelves for row in shelf.rows]
        if not rows:
            farewell += picture(server, shelves)
            return
        clear()
        show(*(farewell if is_interactive() else []), *picture(server, shelves))
        picked = pick(rows)
        if picked == "leave":
            return
        if picked == "again":
            continue
        farewell.clear()
        try:
            come_to(server, seated(server, server.table(picked.id), wish), wish, farewell)
        except BottegaError as error:
            farewell.append(Text(sentence(error)))
        if not is_interactive():
            return


def shelves_at(server: Server) -> list[Shelf]:
    """One's own tables, those where it is one's turn first; open ones; those that one may watch; one's last games."""
    mine = sorted(server.tables("mine"), key=lambda row: not row.is_my_turn)
    ours = {row.id for row in mine}
    others = {of: [row for row in server.tables(of) if row.id not in ours] for of in ("open", "running")}
    shelves = [
        Shelf("lobby-mine", mine),
        *[Shelf(f"lobby-{of}", rows) for of, rows in others.items()],
        Shelf("lobby-finished", server.my_finished_tables(MOST_FINISHED)),
    ]
    return [shelf for shelf in shelves if shelf.rows]


def picture(server: Server, shelves: Sequence[Shelf]) -> Iterator[RenderableType]:
    """The tables, with numbers."""
    yield message("lobby-title", server=str(server.address))
    number = 0
    for shelf in shelves:
        yield message(shelf.heading, "bold")
        grid = Table.grid(padding=(0, 2))
        grid.add_column(justify="right", style="bold cyan")
        grid.add_column(no_wrap=True)
        grid.add_column()
        for row in shelf.rows:
            number += 1
            grid.add_row(str(number), Text(title_of(row)), drawn(about(row)))
        yield grid
    if number:
        yield message("lobby-how-to-pick")
    yield message("lobby-how-to-open" if number else "lobby-empty", command=command(), server=str(server.address))


def title_of(row: TableRow) -> str:
    """The game of a table: one that is not known here by its name."""
    return game_meta(row.game).title if row.game in game_names() else printable(row.game)


def about(row: TableRow) -> Phrase:
    """Who plays, how many are missing, and whether it is one's turn; of a game that is over, how it ended and when."""
    if row.status in OVER:
        return joined("; ", [result_of(row.players, row.scores, row.winners), date_of(row.changed.astimezone())])
    players = [Phrase(printable(name)) for name in row.players]
    told = [
        *([say("lobby-your-turn")] if row.is_my_turn else []),
        *([say("lobby-players", players=players)] if players else []),
        *([say("lobby-free", seats=row.free_seats)] if row.free_seats else []),
    ]
    return joined("; ", told)


def pick(rows: Sequence[TableRow]) -> TableRow | Literal["again", "leave"]:
    """The table that somebody picks by its number; or they look again, or leave."""
    while True:
        try:
            line = ask(PROMPT).lower()
        except EOFError:
            return "leave"
        if line in LEAVING:
            return "leave"
        if not line:
            return "again"
        if line.isdecimal() and len(line) < 6 and 1 <= int(line) <= len(rows):
            return rows[int(line) - 1]
        show(message("lobby-how-to-pick"))
