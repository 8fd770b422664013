"""What tests in a browser need, and what of it is missing here."""

from __future__ import annotations

import shutil
from importlib.util import find_spec
from pathlib import Path

import bottega

BUILT = Path(bottega.__file__).parent / "server" / "built" / "index.html"
AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
BROWSERS = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")
"""The first has no windows of its own to draw, and takes the least work of the machine."""
ARGUMENTS = [
    "--no-sandbox",
    "--disable-dev-shm-usage",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-gpu",
    "--disable-sync",
    "--no-first-run",
]
"""What a browser needs to run in a container, and what it need not do there."""


def browser() -> str | None:
    """Where the system's browser is, None if it has none."""
    return next((found for name in BROWSERS if (found := shutil.which(name))), None)


def missing() -> str:
    """What is missing, and how it comes; "" if all is there."""
    if find_spec("playwright") is None:
        return "there is no playwright: `make test` installs it"
    if browser() is None:
        return "there is no Chromium: `make browser` installs it, where one may"
    if not BUILT.is_file():
        return "the pages are not built: `make pages` builds them"
    if not AXE.is_file():
        return "there is no axe-core: `make test-pages` installs it"
    return ""
