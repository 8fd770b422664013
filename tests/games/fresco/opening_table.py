"""Writes docs/fresco-openings.md, the openings of Fresco with the modules that fill them, from the code alone.

Run it as `PYTHONPATH=src:. .venv/bin/python -m tests.games.fresco.opening_table`.
"""

from __future__ import annotations

import inspect
from pathlib import Path

from bottega.games.fresco.modules.order import ORDER
from bottega.games.fresco.openings import Filling, Module, own_ways

PAGE = Path(__file__).parents[3] / "docs" / "fresco-openings.md"
METHODS = [name for name, value in vars(Module).items() if inspect.isfunction(value) and not name.startswith("_")]
"""All that a module may do in its own way, in the order of a round."""
OPENINGS = [name for name in METHODS if name in dir(Filling([]))]
"""The openings that the base game asks for."""

HEAD = """# Fresco's modules at the openings

Written by `python -m tests.games.fresco.opening_table`; a test compares it with the code.

At an opening modules act one after the other, in the order of their numbers (`modules/order.py`), unless it says \
that the last is called first. [How a module is written](modules.md) tells what openings are for.
"""
OTHERS = """
## Beside the openings

Every module is asked for these, or they belong to an opening. Listed are the modules that do something of their own.
"""


def page() -> str:
    """The whole page."""
    others = [name for name in METHODS if name not in OPENINGS]
    return "\n".join([HEAD, *table(OPENINGS), OTHERS, *table(others), ""])


def table(names: list[str]) -> list[str]:
    """What happens at openings, and the modules that fill them."""
    lines = ["| opening | what happens there | modules, in their order |", "|---|---|---|"]
    return lines + [f"| `{name}` | {meaning(name)} | {', '.join(map(title, filled_by(name)))} |" for name in names]


def meaning(name: str) -> str:
    """What happens at an opening, as its method says."""
    return " ".join((inspect.getdoc(getattr(Module, name)) or "").split())


def filled_by(name: str) -> list[type[Module]]:
    """The modules that do an opening in their own way, in the order in which they act."""
    return [kind for kind in ORDER if name in own_ways(kind)]


def title(kind: type[Module]) -> str:
    """A module's number and name."""
    return f"{kind.option.module} {kind.name.replace('_', ' ')}"


if __name__ == "__main__":
    PAGE.write_text(page(), "utf-8")
