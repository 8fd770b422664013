"""Addresses: of a server, and of a table there."""

from __future__ import annotations

import re
from dataclasses import dataclass
from urllib.parse import parse_qs, urlsplit

from bottega.core.errors import BadInput

SCHEMES = {"http": "ws", "https": "wss"}
TABLE = re.compile(r"[A-Za-z0-9_-]{1,64}")
FOLDERS = ("tables", "table", "t", "api")
"""What stands before the name of a table in its address, and is no part of that of the server."""


@dataclass(frozen=True)
class Address:
    """Where a server is: its host, and the path below which it answers.

    >>> Address.parse("games.example:8000/")
    Address(scheme='http', host='games.example:8000', path='')
    """

    scheme: str
    host: str
    path: str

    @classmethod
    def parse(cls, text: str) -> Address:
        """The address that somebody typed; BadInput if it is none."""
        parts = urlsplit(text.strip() if "://" in text else f"http://{text.strip()}")
        try:
            is_there = parts.scheme in SCHEMES and bool(parts.hostname) and (parts.port or 1) > 0
        except ValueError:
            is_there = False
        if not is_there or re.search(r"[\s\\]", text.strip()) or parts.username is not None:
            raise BadInput("server-address-unclear", text=text)
        return cls(parts.scheme, parts.netloc, parts.path.rstrip("/"))

    def __str__(self) -> str:
        return f"{self.scheme}://{self.host}{self.path}"

    @property
    def live(self) -> str:
        """The same address for live connections."""
        return f"{SCHEMES[self.scheme]}://{self.host}{self.path}"


@dataclass(frozen=True)
class TableAddress:
    """A table as it is named: by its name alone, or by the address that a friend has sent."""

    table: str
    server: Address | None = None
    invitation: str = ""


def parse_table(text: str) -> TableAddress:
    """The table that somebody names; BadInput if it can't be the name of one.

    >>> parse_table("http://games.example/tables/a7Xk?invitation=s3cret")
    TableAddress(table='a7Xk', server=Address(scheme='http', host='games.example', path=''), invitation='s3cret')
    >>> parse_table("a7Xk").table
    'a7Xk'
    """
    if "/" not in text:
        return TableAddress(_name(text.strip(), text))
    address, parts = Address.parse(text), urlsplit(text.strip())
    *folders, name = address.path.split("/")
    while folders and folders[-1] in FOLDERS:
        folders.pop()
    server = Address(address.scheme, address.host, "/".join(folders))
    said = {**parse_qs(parts.query), **parse_qs(parts.fragment)}
    return TableAddress(_name(name, text), server, said.get("invitation", [""])[0])


def _name(name: str, text: str) -> str:
    if not TABLE.fullmatch(name):
        raise BadInput("table-address-unclear", text=text)
    return name
