"""The pages that were built from web/: files that are served as they are, all read when the server starts.

So what is built anew while a server runs does not get mixed with what its visitors have already.
"""

from __future__ import annotations

import gzip
from collections.abc import Iterator, Mapping
from functools import cached_property
from hashlib import blake2b
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import PurePosixPath
from typing import Final, Self

from starlette.requests import Request
from starlette.responses import Response

TEXTS: Final = {
    ".css": "text/css",
    ".ftl": "text/plain",
    ".html": "text/html",
    ".js": "text/javascript",
    ".json": "application/json",
    ".svg": "image/svg+xml",
    ".txt": "text/plain",
    ".webmanifest": "application/manifest+json",
}
"""Text is sent compressed to who can read it so."""
MEDIA: Final = {
    **{suffix: f"{media}; charset=utf-8" for suffix, media in TEXTS.items()},
    ".ico": "image/x-icon",
    ".png": "image/png",
    ".webp": "image/webp",
    ".woff2": "font/woff2",
}
INDEX: Final = "/index.html"
ASSETS: Final = "/assets/"
"""Below it every name holds a hash of what is in the file: it never changes."""
FOREVER: Final = "public, max-age=31536000, immutable"
ASK_AGAIN: Final = "no-cache"
ADDRESSES: Final = (
    "/",
    "/new",
    "/new/{game}",
    "/t/{table}",
    "/r/{table}",
    "/library",
    "/library/{game}",
    "/library/{game}/{part}",
    "/fairness",
    "/fairness/{table}",
    "/settings",
    "/me",
    "/games",
    "/watch",
)
"""Where the pages themselves say what is shown: all of them are one document."""
WORTH_IT: Final = 0.9
"""What compression must make of a file, so that it is sent like that."""


class BuiltFile:
    """A file, as it is sent."""

    def __init__(self, path: str, content: bytes) -> None:
        self.content = content
        self._suffix = PurePosixPath(path).suffix
        self._kept = FOREVER if path.startswith(ASSETS) else ASK_AGAIN
        self._hash = blake2b(content, digest_size=12).hexdigest()

    @cached_property
    def compressed(self) -> bytes | None:
        """The file, smaller; None if it would not be."""
        if self._suffix not in TEXTS:
            return None
        smaller = gzip.compress(self.content, mtime=0)
        return smaller if len(smaller) < len(self.content) * WORTH_IT else None

    def answer(self, request: Request, status: int = 200) -> Response:
        """The file for who asks, or that it is still the one that they have."""
        compressed = self.compressed if takes_gzip(request.headers.get("accept-encoding", "")) else None
        tag = f'"{self._hash}"' if compressed is None else f'"{self._hash}-gzip"'
        headers = {"Cache-Control": self._kept, "ETag": tag}
        if self._suffix in TEXTS:
            headers["Vary"] = "Accept-Encoding"
        if status == 200 and is_known(tag, request.headers.get("if-none-match", "")):
            return Response(status_code=304, headers=headers)
        if compressed is not None:
            headers["Content-Encoding"] = "gzip"
        content = self.content if compressed is None else compressed
        return Response(content, status, headers=headers, media_type=MEDIA[self._suffix])


class Built:
    """All files that were built, by their paths; none, if nothing was built."""

    def __init__(self, contents: Mapping[str, bytes]) -> None:
        self._files = {path: BuiltFile(path, content) for path, content in contents.items()}

    @classmethod
    def read(cls, folder: Traversable | None = None) -> Self:
        """What was built: only names that are listed there are ever served."""
        return cls(dict(_contents(folder or files("bottega.server").joinpath("built"))))

    @property
    def index(self) -> BuiltFile | None:
        """The document that all pages are, if it was built."""
        return self._files.get(INDEX)

    def find(self, path: str) -> BuiltFile | None:
        """The file with this path."""
        return self._files.get(path)


def _contents(folder: Traversable, path: str = "/") -> Iterator[tuple[str, bytes]]:
    """The files below a folder by their paths; those that begin with a dot are the builder's own."""
    if not folder.is_dir():
        return
    for found in folder.iterdir():
        if found.name.startswith("."):
            continue
        if found.is_dir():
            yield from _contents(found, f"{path}{found.name}/")
        elif PurePosixPath(found.name).suffix in MEDIA:
            yield f"{path}{found.name}", found.read_bytes()


def takes_gzip(accepted: str) -> bool:
    """Whether who asks can read what is compressed.

    >>> takes_gzip("br, gzip;q=0.8"), takes_gzip("gzip;q=0"), takes_gzip("identity"), takes_gzip("")
    (True, False, False, False)
    """
    return _weight(accepted, "gzip") > 0


def wants_page(accepted: str) -> bool:
    """Whether a browser asks, for somebody to read it: programs ask for JSON, or for anything.

    >>> wants_page("text/html,application/xhtml+xml,*/*;q=0.8"), wants_page("*/*"), wants_page("application/json")
    (True, False, False)
    """
    return _weight(accepted, "text/html") > 0


def _weight(accepted: str, name: str) -> float:
    """How much somebody likes to get something, from 0 to 1."""
    for part in accepted.split(","):
        known, _, rest = part.partition(";")
        if known.strip().lower() == name:
            number = rest.strip().removeprefix("q=")
            try:
                return float(number or 1)
            except ValueError:
                return 0
    return 0


def is_known(tag: str, known: str) -> bool:
    """Whether somebody has the very file, by the tags of those that they have.

    >>> is_known('"a"', '"b", W/"a"'), is_known('"a"', '"aa"'), is_known('"a"', "*")
    (True, False, True)
    """
    return any(each.strip().removeprefix("W/") in (tag, "*") for each in known.split(","))
