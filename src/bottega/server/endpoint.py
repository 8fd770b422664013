"""An endpoint: one thing that can be asked of the server by plain HTTP, with the types of what is sent and answered."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from inspect import getdoc
from typing import Any, Literal, TypeVar

import msgspec

Method = Literal["GET", "POST", "PATCH", "DELETE"]
Handler = TypeVar("Handler", bound=Callable[..., Awaitable[object]])


@dataclass(frozen=True, kw_only=True)
class Endpoint:
    """What is asked how, and by whom.

    `path` names its parts in braces. `query` is a structure of what may stand behind the question mark, `body` the type
    of what is sent, `answer` that of what comes back as JSON; without one the answer is empty, or of another `media`
    type. `who` says whether one must have come in. A large answer may be compressed if `is_book`: if it is the same for
    everybody. Of what is somebody's own, the length would tell something.
    """

    method: Method
    path: str
    chapter: str
    handle: Callable[..., Awaitable[object]]
    query: type[msgspec.Struct] | None = None
    body: Any = None
    answer: Any = None
    media: str = "application/json"
    status: int = 200
    who: Literal["anyone", "somebody"] = "somebody"
    is_book: bool = False

    @property
    def summary(self) -> str:
        """What it does: the first line of the handler's docstring."""
        return (getdoc(self.handle) or "").partition("\n")[0]

    @property
    def name(self) -> str:
        """What it is called by programs."""
        return getattr(self.handle, "__name__", "")


class Endpoints:
    """The endpoints of one chapter, each above its handler.

    >>> doors = Endpoints("Doors")
    >>> @doors.get("/door", who="anyone", answer=str)
    ... async def door(call: object) -> str:
    ...     "A door."
    ...     return "open"
    >>> doors.listed[0].summary
    'A door.'
    """

    def __init__(self, chapter: str) -> None:
        self.chapter = chapter
        self.listed: list[Endpoint] = []

    def _door(self, method: Method, path: str, **kinds: Any) -> Callable[[Handler], Handler]:
        def add(handle: Handler) -> Handler:
            self.listed.append(Endpoint(method=method, path=path, chapter=self.chapter, handle=handle, **kinds))
            return handle

        return add

    def get(self, path: str, **kinds: Any) -> Callable[[Handler], Handler]:
        """Something to be read."""
        return self._door("GET", path, **kinds)

    def post(self, path: str, **kinds: Any) -> Callable[[Handler], Handler]:
        """Something to be done."""
        return self._door("POST", path, **kinds)

    def patch(self, path: str, **kinds: Any) -> Callable[[Handler], Handler]:
        """Something to be changed."""
        return self._door("PATCH", path, **kinds)

    def delete(self, path: str, **kinds: Any) -> Callable[[Handler], Handler]:
        """Something to be ended."""
        return self._door("DELETE", path, **kinds)
