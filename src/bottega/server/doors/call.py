"""A call: one request, with who asks and in which language."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Generic, TypeVar

from starlette.requests import Request

from bottega.core.errors import BadInput
from bottega.server.guard import Asker, address_of, part_of
from bottega.server.house import House
from bottega.server.kept import User
from bottega.server.live_table import LiveTable
from bottega.server.positions import Wish

BodyT = TypeVar("BodyT")
QueryT = TypeVar("QueryT")


@dataclass(frozen=True)
class Entered:
    """An answer with which somebody comes in, or leaves: the session that the browser keeps, None for none."""

    answer: object
    session: str | None


@dataclass(frozen=True)
class Call(Generic[BodyT, QueryT]):
    """A request, read and understood."""

    house: House
    request: Request
    asker: Asker
    language: str
    body: BodyT
    query: QueryT

    @property
    def somebody(self) -> User | None:
        """Who asks, if it is somebody."""
        return self.asker.user

    @property
    def user(self) -> User:
        """Who asks; somebody who has not come in is told to."""
        if self.somebody is None:
            raise BadInput("not-come-in")
        return self.somebody

    @property
    def person(self) -> User:
        """Who asks, on a device of their own. A program may not: it could outlive the token that it was given."""
        if not self.asker.session:
            raise BadInput("only-in-person")
        return self.user

    @property
    def address(self) -> str:
        """Where the request comes from."""
        return address_of(self.request)

    def part(self, name: str) -> str:
        """A part of the path."""
        return part_of(self.request, name)

    async def table(self) -> LiveTable:
        """The table that the path names."""
        return await self.house.find(self.part("table"))

    def wish(self, *, words: bool = True, prospects: bool = True) -> Wish:
        """What who asks wants to be told."""
        return Wish(self.language if words else "", prospects)
