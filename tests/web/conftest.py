"""Real browsers at a real server: a process of each for tests that share them, and people who come with their own."""

from __future__ import annotations

import asyncio
from asyncio.events import _set_running_loop
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Unpack

import pytest

from tests.server.running import Running
from tests.web import needs

if TYPE_CHECKING:
    from playwright.sync_api import Browser

    from tests.web.foreseen import Lucky
    from tests.web.visitor import Likes, Visitor

Visit = Callable[..., "Visitor"]
Aside = tuple["Browser", asyncio.AbstractEventLoop]

pytest.register_assert_rewrite("tests.web.endings", "tests.web.looks", "tests.web.visitor")

collect_ignore_glob: list[str] = []
if needs.missing():
    here = Path(__file__).parent
    collect_ignore_glob += [file.name for file in here.glob("*.py") if file.name not in ("test_needs.py", "needs.py")]


@pytest.fixture(scope="session")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A server that tests share: each brings people and tables of its own."""
    home = tmp_path_factory.mktemp("web")
    with Running(f"sqlite:///{home / 'bottega.db'}", home, ["--pause", "0"]) as running:
        yield running


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Running]:
    """A server of a test's own, which may be killed."""
    with Running(f"sqlite:///{tmp_path / 'bottega.db'}", tmp_path, ["--pause", "0"]) as running:
        yield running


@pytest.fixture(scope="session")
def lucky(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Lucky]:
    """A server whose luck is known, for tables that are begun with `Foreseen`."""
    from tests.web.foreseen import Lucky

    home = tmp_path_factory.mktemp("lucky")
    with Lucky(f"sqlite:///{home / 'bottega.db'}", home, ["--pause", "0", "--sealing", "0.05"]) as running:
        yield running


@pytest.fixture(scope="session")
def shared_browser() -> Iterator[Aside]:
    """A browser, and the event loop with which it is driven: it stands still while no test needs it."""
    from playwright.sync_api import sync_playwright

    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=needs.browser(), args=needs.ARGUMENTS)
        loop = asyncio.get_running_loop()
        _set_running_loop(None)
        yield browser, loop
        _set_running_loop(loop)
        browser.close()


@pytest.fixture
def browser(shared_browser: Aside) -> Iterator[Browser]:
    """A browser that tests share: each has windows of its own, which know nothing of each other."""
    browser, loop = shared_browser
    _set_running_loop(loop)
    try:
        yield browser
        for context in browser.contexts:
            context.close()
    finally:
        _set_running_loop(None)


@contextmanager
def visits(browser: Browser, url: str) -> Iterator[Visit]:
    """Lets people come to a server; when they have gone, nothing may have gone wrong in their browsers."""
    from tests.web.visitor import Visitor

    visitors: list[Visitor] = []
    with ExitStack() as stack:

        def visit(name: str = "Ada", **likes: Unpack[Likes]) -> Visitor:
            visitor = stack.enter_context(Visitor.come(browser, url, name, **likes))
            visitors.append(visitor)
            return visitor

        yield visit
        for visitor in visitors:
            visitor.check_nothing_went_wrong()


@pytest.fixture
def visit(browser: Browser, house: Running) -> Iterator[Visit]:
    """Lets people come to the shared server: `visit("Ada")`."""
    with visits(browser, house.url) as visit:
        yield visit


@pytest.fixture
def visit_server(browser: Browser, server: Running) -> Iterator[Visit]:
    """Lets people come to the test's own server."""
    with visits(browser, server.url) as visit:
        yield visit


@pytest.fixture
def visit_lucky(browser: Browser, lucky: Lucky) -> Iterator[Visit]:
    """Lets people come to the server whose luck is known."""
    with visits(browser, lucky.url) as visit:
        yield visit
