"""Serving: the process that people start, from printing its address until it is told to stop."""

from __future__ import annotations

import asyncio
import contextlib
import errno
import logging
import os
import signal
import socket
import sys
import webbrowser
from collections.abc import Callable, Iterator
from dataclasses import replace
from types import FrameType

import uvicorn

from bottega.core.errors import BadInput
from bottega.server.app import application
from bottega.server.database import Database, open_driver
from bottega.server.database.sqlite import SqliteDriver
from bottega.server.house import House
from bottega.server.logs import note, prepare_log
from bottega.server.settings import Settings
from bottega.sitting.saves import home
from bottega.version import __version__, is_compiled

PORT = 8000
PORTS = 20
"""So many ports are tried, if nobody asked for one."""
PATIENCE = 5
"""Seconds in which requests that are under way must be answered when the server stops."""
INTERRUPTED = 130
SWITCH = 0.0005
"""Seconds after which a thread that computes lets the database's thread go on."""


def usual_database() -> str:
    """Where everything is kept if nobody says otherwise: a file in the user's data folder."""
    return f"sqlite:///{home() / 'bottega.db'}"


def serve(settings: Settings, say: Callable[[str], None], *, browser: bool, any_port: bool) -> None:
    """Serve until told to stop. `say` is called with the address once people can come."""
    prepare_log(logging.WARNING if sys.stderr.isatty() else logging.INFO)
    sys.setswitchinterval(SWITCH)
    bound = bind(settings, any_port=any_port)
    settings = replace(settings, port=bound.getsockname()[1])
    driver = open_driver(settings.database)
    house = House(Database(driver), settings)

    def ready() -> None:
        address = address_of(settings)
        if isinstance(driver, SqliteDriver):
            driver.note_address(address)
        say(address)
        if browser and has_browser():
            webbrowser.open(address)

    server = Server(_config(house, settings), house, ready)
    with contextlib.closing(bound), asyncio.Runner(loop_factory=_loop()) as runner:
        runner.run(server.live(bound))


def _loop() -> Callable[[], asyncio.AbstractEventLoop]:
    """The event loop: the faster one, where there is one."""
    try:
        import uvloop
    except ImportError:
        return asyncio.new_event_loop
    return uvloop.new_event_loop


def _config(house: House, settings: Settings) -> uvicorn.Config:
    return uvicorn.Config(
        application(house),
        log_config=None,
        access_log=False,
        server_header=False,
        ws="websockets-sansio",
        ws_max_size=settings.largest_frame,
        ws_per_message_deflate=False,
        timeout_graceful_shutdown=PATIENCE,
        lifespan="off",
        proxy_headers=True,
        forwarded_allow_ips=list(settings.proxies),
    )


class Server(uvicorn.Server):
    """Opens a house, says when people can come, and goodbye to them before it stops.

    Being told to stop is no failure: the exit status is 0 then. Who tells it twice does not want to wait; nothing that
    was answered is lost by that either.
    """

    def __init__(self, config: uvicorn.Config, house: House, ready: Callable[[], None]) -> None:
        super().__init__(config)
        self._house = house
        self._ready = ready

    async def live(self, bound: socket.socket) -> None:
        """Open the house, serve, and close it."""
        with self.heeding_signals():
            await self._house.open()
            try:
                await self.serve(sockets=[bound])
            finally:
                await self._house.close()
                note("stopped")

    @contextlib.contextmanager
    def heeding_signals(self) -> Iterator[None]:
        """Stop when the system or somebody at the keyboard says so."""
        usual = {each: signal.signal(each, self.handle_exit) for each in (signal.SIGINT, signal.SIGTERM)}
        try:
            yield
        finally:
            for each, handler in usual.items():
                signal.signal(each, handler)

    @contextlib.contextmanager
    def capture_signals(self) -> Iterator[None]:
        """Signals are heeded already, for longer than uvicorn would."""
        yield

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """Stop; the second time, at once."""
        if self.should_exit:
            os._exit(INTERRUPTED)
        self.should_exit = True

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started and not self.should_exit:
            settings = self._house.settings
            kind, engine = settings.database.partition(":")[0], "compiled" if is_compiled() else "interpreted"
            note("started", version=__version__, engine=engine, database=kind, host=settings.host, port=settings.port)
            self._ready()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        note("stopping")
        await self._house.say_goodbye()
        await super().shutdown(sockets)


def bind(settings: Settings, *, any_port: bool) -> socket.socket:
    """A socket at the address that is wanted; if the port is taken and nobody insists on it, at the next free one."""
    ports = range(settings.port, settings.port + PORTS) if any_port else [settings.port]
    for port in ports:
        family = socket.AF_INET6 if ":" in settings.host else socket.AF_INET
        bound = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)  # so asyncio sends at once
        bound.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            bound.bind((settings.host, port))
            bound.listen(2048)
        except OSError as error:
            bound.close()
            text = error.strerror or ""
            if isinstance(error, socket.gaierror) or error.errno == errno.EADDRNOTAVAIL:
                raise BadInput("host-unusable", host=settings.host, text=text) from None
            if port == ports[-1]:
                raise BadInput("port-taken", host=settings.host, port=str(port), text=text) from None
            continue
        return bound
    raise AssertionError("there is a last port")


def address_of(settings: Settings) -> str:
    """The address that people open."""
    everywhere = settings.host in ("0.0.0.0", "::")
    host = "localhost" if everywhere or settings.host == "127.0.0.1" else settings.host
    return f"http://{f'[{host}]' if ':' in host else host}:{settings.port}"


def has_browser() -> bool:
    """Whether a browser can be opened here: not on a machine without a screen."""
    return sys.platform in ("darwin", "win32") or bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))
