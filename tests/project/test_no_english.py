"""What leaves core, parts, games and sitting are facts: no sentence is left in their sources."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

SOURCES = Path(__file__).parents[2] / "src" / "bottega"
LAYERS = ("core", "parts", "games", "sitting")
SENTENCE = re.compile(r"(?=.* )(?=.*\b[a-z]{3,}\b)", re.DOTALL)
"""What looks like one: words with a space between."""
OUR_OWN_MISTAKES = ("RulesBug", "AssertionError")
ACCOUNTS = "accounts.py"
"""What does not add up is our own mistake, and told to who mends it: `complaints` say it in English."""

EXCEPTIONS = {
    "dict[str, object]": "a type",
    "<kind {}>": "what Python prints of a kind",
    "Reason({}, rule={}, {})": "what Python prints of a reason",
    r"^## (?P<number>\S+) (?P<title>.+)$": "how a rulebook is written",
    r"^- \*\*\[(?P<number>[A-Z]+-[A-Z0-9.]+)\]\*\* (?P<text>.+)$": "how a rulebook is written",
    "seat {}": "the name of a seal",
    "{} before play": "the seed of luck",
    "player {}": "the name of a player who gave none, in the record",
    "1: pass, play, predict, double, drop": "the history of an action table, for who adds to it",
    "1: pass, choose, place, use, pay, take, turn, exchange, return, move, lift, stop, score": "the same",
    "1: all actions of the rulebook": "the same",
    "1: the base game and modules 1 to 3": "the same",
    "2: modules 4 to 17": "the same",
    "{} players": "the name of an item in components.toml",
    "1 token": "the same",
    "1 token, High-Risk": "the same",
    "2 tokens": "the same",
    "2 tokens, High-Risk": "the same",
    "predict {}": "the name of a step",
    "setup {}": "the same",
    "play {}": "the same",
    "play {} {}": "the same",
}
"""Texts that look like sentences and are none, each with its reason."""


def sources() -> list[Path]:
    """The files that may hold no sentence."""
    return [file for layer in LAYERS for file in sorted((SOURCES / layer).rglob("*.py")) if file.name != ACCOUNTS]


def inside(file: Path) -> str:
    return file.relative_to(SOURCES).as_posix()


def texts(tree: ast.AST) -> Iterator[str]:
    """The texts of a file, gaps as {}, without docstrings and our own mistakes."""
    if isinstance(tree, ast.Expr) and isinstance(tree.value, ast.Constant):
        return
    if isinstance(tree, ast.Call) and isinstance(tree.func, ast.Name) and tree.func.id in OUR_OWN_MISTAKES:
        return
    if isinstance(tree, ast.FunctionDef) and tree.name == "complaints":
        return
    if isinstance(tree, ast.Constant) and isinstance(tree.value, str):
        yield tree.value
    elif isinstance(tree, ast.JoinedStr):
        yield "".join([str(part.value) if isinstance(part, ast.Constant) else "{}" for part in tree.values])
        for part in tree.values:
            if isinstance(part, ast.FormattedValue):
                yield from texts(part.value)
    else:
        for child in ast.iter_child_nodes(tree):
            yield from texts(child)


def sentences(file: Path) -> list[str]:
    """What looks like a sentence in a file."""
    return [text for text in texts(ast.parse(file.read_text("utf-8"))) if SENTENCE.match(text)]


@pytest.mark.parametrize("file", sources(), ids=inside)
def test_no_sentence_is_left(file: Path) -> None:
    assert [text for text in sentences(file) if text not in EXCEPTIONS] == []


def test_every_exception_is_needed() -> None:
    found = {text for file in sources() for text in sentences(file)}
    assert found == set(EXCEPTIONS)


def test_a_sentence_is_found() -> None:
    source = """
def refuse(number: int) -> None:
    \"\"\"A docstring is none.\"\"\"
    note = f"there are {f'{number} more'} dice"
    raise BadInput("no-such-die", text="no such die", path="$.die")
    raise RulesBug("nobody can be here")
"""
    found = [text for text in texts(ast.parse(source)) if SENTENCE.match(text)]
    assert found == ["there are {} dice", "{} more", "no such die"]
