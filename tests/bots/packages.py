"""Packages that bring bots, as if they were installed."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from bottega.bots.registry import claims

CAUTIOUS = '''
"""A bot of somebody else's."""

from bottega.bots import Bot


class Cautious(Bot):
    """Does what comes last in the list.

    And nothing else.
    """

    def __init__(self, game, rng):
        self.heard = []

    def notice(self, events):
        self.heard += events

    def choose(self, view, legal, budget):
        return legal[-1]
'''


def install(folder: Path, package: str, module: str, code: str, **bots: str) -> None:
    """Write a package with its code, and entry points for its bots."""
    (folder / f"{module}.py").write_text(code, "utf-8")
    about = folder / f"{package}-1.0.dist-info"
    about.mkdir()
    (about / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {package}\nVersion: 1.0\n", "utf-8")
    points = "".join(f"{name} = {target}\n" for name, target in bots.items())
    (about / "entry_points.txt").write_text(f"[bottega.bots]\n{points}", "utf-8")


@contextmanager
def installed_in(folder: Path) -> Iterator[None]:
    """Look for bots in a folder too."""
    with pytest.MonkeyPatch.context() as patch:
        patch.syspath_prepend(str(folder))
        claims.cache_clear()
        try:
            yield
        finally:
            claims.cache_clear()
