"""The order of modules is total, and the page about it is true."""

import pytest

from bottega.games.fresco.meta import META
from bottega.games.fresco.modules.order import ORDER, modules_in
from bottega.games.fresco.openings import Filling, Module
from bottega.version import is_compiled
from tests.games.fresco.opening_table import OPENINGS, PAGE, meaning, page

AGAIN = "PYTHONPATH=src:. .venv/bin/python -m tests.games.fresco.opening_table"
if_interpreted = pytest.mark.skipif(is_compiled(), reason="compiled methods have no docstrings")


def test_fr_m_2_the_order_names_every_module_once() -> None:
    names = [kind.name for kind in ORDER]
    assert len(set(ORDER)) == len(set(names)) == 17
    assert names == [option.name for option in META.modules], "in the order of their numbers"


def test_fr_m_2_every_opening_is_filled_in_that_order() -> None:
    filling = Filling(modules_in({option.name: "on" for option in META.modules}))
    openings = [name for name in dir(filling) if not name.startswith("_")]
    assert len(openings) > 30
    for name in openings:
        found = [module.name for module in getattr(filling, name)]
        assert found == [kind.name for kind in ORDER if getattr(kind, name) is not getattr(Module, name)]


@if_interpreted
@pytest.mark.parametrize("name", OPENINGS)
def test_every_opening_says_what_happens_there(name: str) -> None:
    assert meaning(name).endswith(".")
    assert "|" not in meaning(name)


@if_interpreted
def test_the_page_of_openings_is_true() -> None:
    assert PAGE.read_text("utf-8") == page(), f"`{AGAIN}` writes it anew"
