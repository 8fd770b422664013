"""The documents that say what a server understands, by their names."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from bottega.schemas.definitions import Schema
from bottega.server.doors import ENDPOINTS
from bottega.server.openapi import openapi
from bottega.server.socket_schema import socket_schema

DOCUMENTS: Final[Mapping[str, Callable[[], Schema]]] = {
    "server": socket_schema,
    "openapi": lambda: openapi(ENDPOINTS),
}
"""Each is checked in, as `docs/schemas/NAME.json`."""
