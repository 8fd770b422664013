"""`bottega admin`: for those who run a server."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Annotated

import typer

from bottega.core.errors import BadInput
from bottega.terminal.screen import is_interactive, show
from bottega.terminal.words import message, say

admin = typer.Typer(
    name="admin",
    help="Look after a server: back it up, take things out and put them back, forget people.",
    epilog="All of it may be done while the server runs, except import.",
    no_args_is_help=True,
    rich_markup_mode="rich",
)

DatabaseUrl = Annotated[
    str,
    typer.Option(
        metavar="URL",
        envvar="BOTTEGA_DATABASE",
        help="sqlite:///PATH or postgresql://...; without one, the file in your data folder.",
        show_default=False,
    ),
]
NewFile = Annotated[Path, typer.Argument(metavar="FILE", help="A file that is not there yet.", show_default=False)]
UserName = Annotated[
    str, typer.Argument(metavar="NAME", help="The name of an account, or somebody's id.", show_default=False)
]


def address(database: str) -> str:
    """The database that is meant."""
    from bottega.server.serving import usual_database

    return database or usual_database()


@admin.command(epilog="Example: bottega admin backup /var/backups/bottega.db")
def backup(file: NewFile, database: DatabaseUrl = "") -> None:
    """Copy everything to a file, in the database's own way.

    A file of SQLite becomes another such file, which a server can be started with. PostgreSQL is backed up with
    pg_dump, and put back with pg_restore.
    """
    from bottega.server.admin import back_up

    back_up(address(database), file)
    show(message("admin-backed-up", file=str(file)))


@admin.command(
    epilog="Examples: bottega admin export all.jsonl, bottega admin export records --records, "
    "bottega admin export ada.json --user Ada"
)
def export(
    file: NewFile,
    records: Annotated[
        bool, typer.Option("--records", help="Only the records of games that are over, each to a file of a folder.")
    ] = False,
    user: Annotated[
        str, typer.Option(metavar="NAME", help="Only what is kept of somebody, as JSON.", show_default=False)
    ] = "",
    database: DatabaseUrl = "",
) -> None:
    """Write everything to a file that a database of either kind can take in again.

    With --records it writes the records of games that are over to a folder; those that are there already stay.
    With --user NAME it writes what is kept of somebody, for one who asks for it.
    """
    from bottega.server import admin as server

    if records and user:
        raise BadInput("records-and-user")
    if records:
        written = asyncio.run(server.export_records(address(database), file))
        show(message("admin-records", count=written, folder=str(file)))
    elif user:
        asyncio.run(server.export_user(address(database), user, file))
        show(message("admin-exported-user", name=user, file=str(file)))
    else:
        rows = asyncio.run(server.export_all(address(database), file))
        show(message("admin-exported", rows=rows, file=str(file)))


@admin.command("import", epilog="Example: bottega admin import all.jsonl --database postgresql://localhost/bottega")
def import_file(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="What `export` wrote.", show_default=False)],
    database: DatabaseUrl = "",
) -> None:
    """Fill an empty database from a file that `export` wrote. No server may use it meanwhile."""
    from bottega.server.admin import import_all

    rows = asyncio.run(import_all(address(database), file))
    show(message("admin-imported", rows=rows))


@admin.command("delete-user", epilog="Example: bottega admin delete-user Ada")
def delete_user(
    name: UserName,
    yes: Annotated[bool, typer.Option("--yes", help="Do not ask.")] = False,
    database: DatabaseUrl = "",
) -> None:
    """Forget somebody: name, password, devices, tokens, and all that was said.

    Seats at tables that wait become free, at those that run a bot goes on. Records of games stay as they were sealed,
    with the names that were used at the table.
    """
    from bottega.server import admin as server

    user = asyncio.run(server.look_up(address(database), name))
    if not yes:
        if not is_interactive():
            raise BadInput("delete-user-unasked", name=user.name)
        if not typer.confirm(str(say("admin-ask-delete", name=user.name, id=user.id))):
            raise typer.Abort
    asyncio.run(server.delete_user(address(database), user))
    show(message("admin-deleted", name=user.name))
