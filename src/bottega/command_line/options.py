"""Options that several commands have."""

from __future__ import annotations

from typing import Annotated

import typer

ServerUrl = Annotated[
    str,
    typer.Option(
        "--server",
        metavar="URL",
        envvar="BOTTEGA_SERVER",
        help="A server to play at, like http://localhost:8000.",
        show_default=False,
    ),
]
