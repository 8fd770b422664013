"""`bottega account`: who one is at a server, and which programs play in one's name."""

from __future__ import annotations

from typing import Annotated

import typer

from bottega.command_line.options import ServerUrl

account = typer.Typer(
    name="account",
    help="Who you are at a server: keep your name with a password, come back on another machine, make tokens for "
    "programs.",
    epilog="Example: bottega account keep --server http://localhost:8000",
    no_args_is_help=True,
    rich_markup_mode="rich",
)

KnownName = Annotated[
    str,
    typer.Option(
        "--name", help="Who you are, if you came in by several names; without it, the latest.", show_default=False
    ),
]


@account.command(epilog="Example: bottega account show --server http://localhost:8000")
def show(server: ServerUrl = "", name: KnownName = "") -> None:
    """Show who you are at a server, and the tokens of your programs."""
    from bottega.terminal.account import show_account

    show_account(server, name)


@account.command(epilog="Example: bottega account keep --server http://localhost:8000 --name Ada")
def keep(
    server: ServerUrl = "",
    name: Annotated[
        str, typer.Option("--name", help="The name to keep; without it, the one you came in by.", show_default=False)
    ] = "",
) -> None:
    """Keep your name with a password. Whoever was a guest there keeps all games."""
    from bottega.terminal.account import keep_account

    keep_account(server, name)


@account.command(epilog="Example: bottega account enter --server http://localhost:8000 --name Ada")
def enter(
    name: Annotated[str, typer.Option("--name", help="The name of your account.", show_default=False)],
    server: ServerUrl = "",
) -> None:
    """Come in on this machine with your name and password."""
    from bottega.terminal.account import enter_account

    enter_account(server, name)


@account.command(epilog="Example: bottega account leave --server http://localhost:8000")
def leave(server: ServerUrl = "", name: KnownName = "") -> None:
    """Leave a server on this machine. Who has no password can't come back: keep an account first."""
    from bottega.terminal.account import leave_account

    leave_account(server, name)


@account.command(epilog="Example: bottega account token 'my bot' --server http://localhost:8000")
def token(
    program: Annotated[str, typer.Argument(metavar="NAME", help="What the program is called.", show_default=False)],
    server: ServerUrl = "",
    name: KnownName = "",
) -> None:
    """Make a token with which a program plays in your name. It is shown once."""
    from bottega.terminal.account import make_token

    make_token(server, name, program)


@account.command(epilog="Example: bottega account revoke k3x9 --server http://localhost:8000")
def revoke(
    id: Annotated[str, typer.Argument(metavar="ID", help="The id of a token, as `bottega account show` lists it.")],
    server: ServerUrl = "",
    name: KnownName = "",
) -> None:
    """Let a token count no more."""
    from bottega.terminal.account import revoke_token

    revoke_token(server, name, id)
