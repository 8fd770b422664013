"""Somebody at a browser: a window of their own, what goes over their wire, and what went wrong in it."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from itertools import count
from typing import Any, TypedDict, Unpack

from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Error, Locator, Page, WebSocket, expect

Json = dict[str, Any]

DESKTOP = (1280, 720)
PHONE = (390, 844)
NARROW = (360, 740)
PATIENCE = 15_000
"""Milliseconds after which something that should be there is missed."""
QUICK: Json = {"pace": "none", "motion": "none"}
"""Nothing moves, and no move of others stands for a while: tests wait for no clock."""

MOMENTS = count()

expect.set_options(timeout=PATIENCE)


class Likes(TypedDict, total=False):
    """How somebody came: with which window, theme and settings; without a name they are new here."""

    size: tuple[int, int]
    touch: bool
    dark: bool
    settings: Json
    service_worker: bool


@dataclass
class Wire:
    """All that went over the line to a table, as it went."""

    heard: list[str] = field(default_factory=list)
    moments: list[int] = field(default_factory=list)
    """When each was heard, as all browsers of a test count."""
    sent: list[str] = field(default_factory=list)
    opened: int = 0

    def listen(self, socket: WebSocket) -> None:
        """Write down what goes over a line."""
        self.opened += 1
        socket.on("framereceived", self._hear)
        socket.on("framesent", lambda text: self.sent.append(str(text)))

    def _hear(self, text: str | bytes) -> None:
        self.heard.append(str(text))
        self.moments.append(next(MOMENTS))

    def commands(self, what: str) -> list[Json]:
        """What was sent to be done, of one kind."""
        frames = [json.loads(text) for text in self.sent]
        return [frame["do"] for frame in frames if frame.get("do", {}).get("do") == what]

    def position(self, seat: int | None) -> Json:
        """The last that was told to a seat."""
        position: Json = {}
        for message in map(json.loads, self.heard):
            if message.get("seat", -1) == seat and message["type"] in ("snapshot", "update"):
                view = {**position.get("view", {}), **message["view"]}
                position = {**position, **message, "view": view}
        return position


@dataclass
class Person:
    """Somebody who does things beside the pages, with a cookie of their own: a window would only cost time."""

    url: str
    name: str
    context: BrowserContext

    def get(self, path: str) -> Any:
        """Read something."""
        answer = self.context.request.get(path)
        assert answer.ok, answer.text()
        return answer.json()

    def post(self, path: str, body: object = None) -> Any:
        """Do something."""
        answer = self.context.request.post(path, data={} if body is None else body)
        assert answer.ok, answer.text()
        return answer.json() if answer.body() else None

    def brings(self, name: str) -> Person:
        """Somebody else, who stays until the test is over."""
        assert self.context.browser is not None
        other = Person(self.url, name, self.context.browser.new_context(base_url=self.url))
        other.post("/api/guests", {"name": name})
        return other


@dataclass
class Visitor(Person):
    """Somebody at a browser."""

    page: Page
    wire: Wire
    touches: bool = False
    problems: list[str] = field(default_factory=list)
    server_may_be_away: bool = False
    """While it is, what the browser says about its network is no mistake of ours."""
    may_fail: tuple[str, ...] = ()
    """What the browser may complain of: the address of something that is refused on purpose."""

    @classmethod
    @contextmanager
    def come(cls, browser: Browser, url: str, name: str, **likes: Unpack[Likes]) -> Iterator[Visitor]:
        """Open a window; with a name, come in as a guest."""
        context = new_context(browser, url, likes)
        try:
            visitor = cls(url, name, context, context.new_page(), Wire(), likes.get("touch", False))
            visitor.watch(visitor.page, visitor.wire)
            if name:
                visitor.post("/api/guests", {"name": name})
            yield visitor
        finally:
            context.close()

    def watch(self, page: Page, wire: Wire) -> None:
        """Write down what goes wrong in a page, and what goes over its line."""
        page.set_default_timeout(PATIENCE)
        page.on("pageerror", self._broke)
        page.on("console", self._said)
        page.on("websocket", wire.listen)

    def _broke(self, error: Error) -> None:
        self.problems.append(f"{error}\n{error.stack}")

    def _said(self, message: ConsoleMessage) -> None:
        if any(each in message.text or each in message.location["url"] for each in self.may_fail):
            return
        is_network = "net::ERR" in message.text or "WebSocket connection" in message.text
        if message.type == "error" and not (is_network and self.server_may_be_away):
            self.problems.append(f"{message.text} ({message.location})")

    def check_nothing_went_wrong(self) -> None:
        """No error in a page, and nothing that the browser complained of, such as what its content policy stopped."""
        assert not self.problems, "\n".join(self.problems)

    def another_tab(self) -> Visitor:
        """The same person in a second tab of the same browser."""
        tab = Visitor(self.url, self.name, self.context, self.context.new_page(), Wire(), self.touches, self.problems)
        tab.watch(tab.page, tab.wire)
        return tab

    def goes(self, path: str) -> None:
        """Go to a page."""
        self.page.goto(path)

    def press(self, what: Locator) -> None:
        """Press something, with a finger where the screen is touched."""
        if self.touches:
            what.tap()
        else:
            what.click()


def new_context(browser: Browser, url: str, likes: Likes) -> BrowserContext:
    """A window that knows nothing of others."""
    width, height = likes.get("size", DESKTOP)
    touch = likes.get("touch", False)
    context = browser.new_context(
        base_url=url,
        viewport={"width": width, "height": height},
        has_touch=touch,
        is_mobile=touch,
        color_scheme="dark" if likes.get("dark") else "light",
        locale="en-GB",
        service_workers="allow" if likes.get("service_worker") else "block",
    )
    settings = json.dumps({**QUICK, **likes.get("settings", {})})
    context.add_init_script(
        f'if (!localStorage.getItem("bottega:settings")) localStorage.setItem("bottega:settings", {settings!r});'
    )
    return context
