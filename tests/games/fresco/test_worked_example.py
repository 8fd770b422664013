"""The worked example of docs/modules.md: what the page quotes of the scrolls is what they are."""

from __future__ import annotations

import re
from pathlib import Path

from bottega.games.fresco import GAME
from bottega.games.fresco.modules.order import ORDER

ROOT = Path(__file__).parents[3]
PAGE = (ROOT / "docs" / "modules.md").read_text("utf-8")
BOTTEGA = ROOT / "src" / "bottega"
PATHS = [
    *(BOTTEGA / "games" / "fresco" / "modules" / "m07_scrolls").glob("*.py"),
    BOTTEGA / "speech" / "fresco" / "modules" / "scrolls.py",
    BOTTEGA / "speech" / "locales" / "en" / "fresco" / "m07_scrolls.ftl",
    BOTTEGA / "terminal" / "boards" / "fresco" / "panels" / "scrolls.py",
]
FILES = [path.read_text("utf-8") for path in PATHS]


def test_the_code_is_that_of_the_files() -> None:
    excerpts = re.findall(r"```(?:python|ftl)\n(.*?)```", PAGE, re.DOTALL)
    assert excerpts
    for excerpt in excerpts:
        assert any(excerpt in file for file in FILES), f"{excerpt.splitlines()[0]} is not in a file of the module"


def test_the_rules_are_those_of_the_rulebook() -> None:
    quoted = dict(re.findall(r"^> - \*\*\[(FR-M7\.\d+)\]\*\* (.*)$", PAGE, re.MULTILINE))
    rules = {number: rule.text for number, rule in GAME.rulebook.paragraphs.items() if number.startswith("FR-M7.")}
    assert quoted == rules


def test_its_neighbours_are_those_of_the_page() -> None:
    names = [kind.__name__ for kind in ORDER]
    at = names.index("Scrolls")
    assert f"after {names[at - 1]}, before {names[at + 1]}" in PAGE
