"""The worked example of docs/modules.md: what the page quotes of the scrolls is what they are."""

from __future__ import annotations

import re
from pathlib import Path

from bottega.games.fresco import GAME
from bottega.games.fresco.modules.order import ORDER

ROOT = Path(__file__).parents[3]
PAGE = (ROOT / "docs" / "modules.md").read_text("utf-8")
FILE = (ROOT / "src" / "bottega" / "games" / "fresco" / "modules" / "m07_scrolls.py").read_text("utf-8")


def test_the_code_is_that_of_the_file() -> None:
    excerpts = re.findall(r"```python\n(.*?)```", PAGE, re.DOTALL)
    assert excerpts
    at = 0
    for excerpt in excerpts:
        assert excerpt in FILE[at:], f"{excerpt.splitlines()[0]} is not in the file, or not in this order"
        at = FILE.index(excerpt, at) + len(excerpt)


def test_the_rules_are_those_of_the_rulebook() -> None:
    quoted = dict(re.findall(r"^> - \*\*\[(FR-M7\.\d+)\]\*\* (.*)$", PAGE, re.MULTILINE))
    rules = {number: rule.text for number, rule in GAME.rulebook.paragraphs.items() if number.startswith("FR-M7.")}
    assert quoted == rules


def test_its_neighbours_are_those_of_the_page() -> None:
    names = [kind.__name__ for kind in ORDER]
    at = names.index("Scrolls")
    assert f"after {names[at - 1]}, before {names[at + 1]}" in PAGE
