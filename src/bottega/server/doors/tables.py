"""Tables: finding them, opening them, sitting down, and starting."""

from __future__ import annotations

from functools import partial
from time import time
from typing import Annotated, Literal

import msgspec

from bottega.protocol.tables import (
    ChangeTable,
    ContinueFrom,
    JoinTable,
    LeaveSeat,
    OpenLink,
    OpenTable,
    RenameSeat,
    TableInfo,
    Tables,
)
from bottega.server import lobby
from bottega.server.database import Place
from bottega.server.doors.call import Call
from bottega.server.endpoint import Endpoints
from bottega.server.infos import table_row
from bottega.server.kept import Table

tables = Endpoints("Tables")
More = Annotated[str, msgspec.Meta(pattern=r"^([01]-[0-9]{1,10}(\.[0-9]{1,9})?-[a-z0-9]{1,20})?$")]


class TablesQuery(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Which tables: one's own that are not over, open ones, running ones to watch, or finished ones.

    `mine` among the finished are only one's own. `more` is where an earlier answer left off.
    """

    of: Literal["mine", "open", "running", "finished"] = "mine"
    mine: bool = False
    most: Annotated[int, msgspec.Meta(ge=1, le=100)] = 30
    more: More = ""


@tables.get("/api/tables", who="anyone", query=TablesQuery, answer=Tables)
async def list_tables(call: Call[None, TablesQuery]) -> Tables:
    """Tables of one kind; among one's own those first where it is one's turn. Open ones have a seat for anybody."""
    query, database = call.query, call.house.database
    after, most = _place(query.more), query.most + 1
    found: list[tuple[Table, bool]]
    if query.of == "mine":
        found = await database.tables_of(call.user.id, most, after)
    elif query.of == "finished" and query.mine:
        found = [(table, False) for table in await database.finished_of(call.user.id, most, after)]
    else:
        status = {"open": ["waiting"], "running": ["running"], "finished": ["finished", "ended"]}[query.of]
        listed = await database.listed(status, most, after, is_free=query.of == "open")
        found = [(table, False) for table in listed]
    rows = [table_row(table, call.somebody, is_my_turn=is_my_turn) for table, is_my_turn in found[: query.most]]
    return Tables(tuple(rows), _more(*found[query.most - 1]) if len(found) > query.most else None)


def _place(more: str) -> Place:
    """Where a list goes on."""
    if not more:
        return Place.first()
    turn, changed, id = more.split("-")
    return Place(int(turn), float(changed), id)


def _more(table: Table, is_my_turn: bool) -> str:
    """Where a list goes on after a table."""
    return f"{int(is_my_turn)}-{table.changed!r}-{table.id}"


@tables.post("/api/tables", body=OpenTable, answer=TableInfo, status=201)
async def open_table(call: Call[OpenTable, None]) -> TableInfo:
    """Open a table."""
    call.house.limits.take("open", call.user.id)
    return (await call.house.open_table(call.user, call.body)).info(call.user)


@tables.get("/api/tables/{table}", who="anyone", answer=TableInfo)
async def table(call: Call[None, None]) -> TableInfo:
    """A table: who sits there, how it is played, whose turn it is."""
    return (await call.table()).info(call.somebody)


@tables.patch("/api/tables/{table}", body=ChangeTable, answer=TableInfo)
async def change_table(call: Call[ChangeTable, None]) -> TableInfo:
    """Change a table that waits; only its host may."""
    live = await call.table()
    await live.change(lambda table: lobby.changed(table, call.user, call.body))
    return live.info(call.user)


@tables.delete("/api/tables/{table}", status=204)
async def close_table(call: Call[None, None]) -> None:
    """Close a table whose game has not begun; only its host may."""
    await call.house.close_table(await call.table(), call.user)


@tables.post("/api/tables/{table}/join", body=JoinTable, answer=TableInfo)
async def join(call: Call[JoinTable, None]) -> TableInfo:
    """Sit down."""
    live = await call.table()
    await live.change(lambda table: lobby.joined(table, call.user, call.body))
    return live.info(call.user)


@tables.post("/api/tables/{table}/opened", who="anyone", body=OpenLink, status=204)
async def opened(call: Call[OpenLink, None]) -> None:
    """Look at an invitation, before one sits down: the host learns that its link has arrived."""
    live = await call.table()
    await live.change(lambda table: lobby.link_opened(table, call.somebody, call.body, time()))


@tables.post("/api/tables/{table}/leave", body=LeaveSeat, answer=TableInfo)
async def leave_seat(call: Call[LeaveSeat, None]) -> TableInfo:
    """Get up from a seat before the game begins; the host may ask others to."""
    live = await call.table()
    await live.change(lambda table: lobby.left(table, call.user, call.body))
    return live.info(call.user)


@tables.post("/api/tables/{table}/rename", body=RenameSeat, answer=TableInfo)
async def rename(call: Call[RenameSeat, None]) -> TableInfo:
    """Be called something else at this table."""
    live = await call.table()
    await live.change(partial(lobby.renamed, user=call.user, asked=call.body))
    return live.info(call.user)


@tables.post("/api/tables/{table}/start", answer=TableInfo)
async def start(call: Call[None, None]) -> TableInfo:
    """Start the game, once nobody is missing; only the host may."""
    live = await call.table()
    await call.house.start(live, call.user)
    return live.info(call.user)


@tables.post("/api/tables/{table}/rematch", answer=TableInfo, status=201)
async def rematch(call: Call[None, None]) -> TableInfo:
    """Play again: the same people, the same seats. Who asks first opens the table, the others find it."""
    call.house.limits.take("open", call.user.id)
    return (await call.house.rematch(await call.table(), call.user)).info(call.user)


@tables.post("/api/tables/{table}/continue", body=ContinueFrom, answer=TableInfo, status=201)
async def go_on_from(call: Call[ContinueFrom, None]) -> TableInfo:
    """Go on from a step of this game at a new table, with luck drawn anew."""
    call.house.limits.take("open", call.user.id)
    return (await call.house.go_on_from(await call.table(), call.user, call.body)).info(call.user)
