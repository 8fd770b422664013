"""Every problem that the sources know has its message, and every message its problem."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import pytest
from fluent.syntax.ast import FunctionReference, VariableReference
from fluent.syntax.visitor import Visitor

from bottega.core.errors import BadInput, Detail, IllegalAction
from bottega.core.match import new_match
from bottega.core.registry import game_names
from bottega.speech.language import COMMON, ENGLISH, catalogue, languages, text_of
from bottega.speech.phrase import Span
from bottega.speech.problems import Teller, phrase_of
from tests.speech.catalogues import entries

SOURCES = Path(__file__).parents[2] / "src" / "bottega"
HINTED = ("name", "close", "known")
ADDED = {"unknown": HINTED, "problem": ("game",)}
"""What makes a problem adds facts to it."""
LISTING = ("OR", "SPACED", "LINES")


@dataclass(frozen=True)
class Use:
    """Where a problem is made: its code, and the names of its facts."""

    where: str
    code: str
    facts: frozenset[str]

    @property
    def game(self) -> str:
        """The game whose catalogue has the message, "" if it is the common one."""
        found = re.match(r"(?:games|speech|terminal/boards)/(\w+)/", self.where)
        return found[1] if found and f"problem-{self.code}" not in catalogue(ENGLISH, "") else ""

    @property
    def is_fault(self) -> bool:
        """Whether it is told as one of several faults of a components file, which names the game."""
        return self.where.endswith("components.py")


def made_in(file: Path) -> Iterator[Use]:
    """The problems that a file makes."""
    where = file.relative_to(SOURCES).as_posix()
    for call in calls(ast.parse(file.read_text("utf-8"))):
        maker = maker_in(call)
        facts = [keyword.arg for keyword in call.keywords]
        assert None not in facts, f"{where}:{call.lineno}: the facts are named"
        named = frozenset([*filter(None, facts), *ADDED.get(maker, ())])
        for code in codes(call.args[0]):
            yield Use(where, code, named)


def calls(tree: ast.AST) -> Iterator[ast.Call]:
    """The calls that make problems, but not that in `problem` itself."""
    for node in ast.iter_child_nodes(tree):
        if isinstance(node, ast.Call) and maker_in(node):
            yield node
        if not (isinstance(node, ast.FunctionDef) and node.name == "problem"):
            yield from calls(node)


def codes(code: ast.expr) -> list[str]:
    """The codes of a problem, which are written out: one, or one of two."""
    match code:
        case ast.Constant(value=str() as text):
            return [text]
        case ast.IfExp():
            return [*codes(code.body), *codes(code.orelse)]
    raise AssertionError(f"line {code.lineno}: the code is written out")


def maker_in(call: ast.Call) -> str:
    """What makes a problem in a call: its class, `unknown`, `problem` in the words of a game, a class of its own."""
    match call.func:
        case ast.Name(id="BadInput" | "unknown" | "problem" as name):
            return name
        case ast.Attribute(value=ast.Call(func=ast.Name(id="super")), attr="__init__") if is_code(call.args):
            return "super"
    return ""


def is_code(arguments: list[ast.expr]) -> bool:
    """Whether an error is made with a code, and not with a sentence."""
    match arguments:
        case [ast.Constant(value=str() as code)]:
            return " " not in code
    return False


def uses() -> list[Use]:
    """All problems that are made anywhere."""
    files = [file for file in sorted(SOURCES.rglob("*.py")) if file != SOURCES / "core" / "errors.py"]
    return [use for file in files for use in made_in(file)]


USES = uses()
each_use = pytest.mark.parametrize("use", USES, ids=lambda use: f"{use.where}-{use.code}")


class Asked(Visitor):
    """What a message asks for: facts, and facts that are lists."""

    def __init__(self) -> None:
        self.facts: set[str] = set()
        self.lists: set[str] = set()

    def visit_VariableReference(self, node: VariableReference) -> None:  # noqa: N802
        self.facts.add(node.id.name)

    def visit_FunctionReference(self, node: FunctionReference) -> None:  # noqa: N802
        assert node.id.name in LISTING
        self.lists |= {each.id.name for each in node.arguments.positional if isinstance(each, VariableReference)}
        self.generic_visit(node)


def asked_by(use: Use) -> Asked:
    """What the message of a problem asks for."""
    asked = Asked()
    asked.visit(entries(use.game or COMMON)[f"problem-{use.code}"])
    return asked


@each_use
def test_every_problem_has_its_message(use: Use) -> None:
    assert f"problem-{use.code}" in catalogue(ENGLISH, use.game)
    assert not use.game or use.is_fault or "game" in use.facts, "who says it must know of which game it is"


@each_use
def test_a_message_asks_for_facts_that_the_problem_has(use: Use) -> None:
    names = {fact.replace("_", "-") for fact in use.facts}
    hint = {"hint"} if use.facts.issuperset(HINTED) else set()
    there = names | {f"{name}-{more}" for name in names for more in ("id", "count")} | hint
    assert asked_by(use).facts <= there


@each_use
def test_every_problem_is_a_sentence(use: Use) -> None:
    said = sample(use)
    assert re.search(r"[.?!:]$", said), said
    assert "\n" not in said.replace("\n  ", ""), said
    assert said[0].isupper() or use.is_fault or said[0] in "'`-12" or said.startswith("thing"), said


def sample(use: Use) -> str:
    """A problem with some facts, as a sentence."""
    asked = asked_by(use)
    facts: dict[str, Detail] = {}
    for fact in use.facts:
        name = fact.replace("_", "-")
        facts[fact] = 1
        if f"{name}-id" in asked.facts or fact in ("name", "text", "where", "path"):
            facts[fact] = "thing"
        if name in asked.lists or f"{name}-count" in asked.facts or fact == "known":
            facts[fact] = ["thing", "thing"]
        if fact == "faults":
            facts[fact] = [BadInput("record-empty"), BadInput("record-empty")]
        if fact == "because":
            facts[fact] = BadInput("record-empty")
        if fact == "game":
            facts[fact] = use.game or "sagrada"
        if fact == "close":
            facts[fact] = None
    return str(Teller(ENGLISH, use.game).phrase(BadInput(use.code, **facts)))


def test_every_message_of_a_problem_is_used() -> None:
    used = {(use.game, f"problem-{use.code}") for use in USES}
    for name in (COMMON, *game_names()):
        game = "" if name == COMMON else name
        assert [key for key in entries(name) if key.startswith("problem-") and (game, key) not in used] == []


@pytest.mark.parametrize("name", [COMMON, *game_names()])
def test_no_message_stands_twice(name: str) -> None:
    keys = re.findall(r"^([a-zA-Z][\w-]*) *=", text_of(ENGLISH, name), re.MULTILINE)
    assert [key for key in entries(name) if keys.count(key) > 1] == []


@pytest.mark.parametrize("name", game_names())
def test_no_game_says_otherwise_what_all_say(name: str) -> None:
    assert [key for key in entries(name) if key.startswith("problem-") and key in entries(COMMON)] == []


# How facts are said


def said(code: str, **facts: Detail) -> str:
    return str(BadInput(code, **facts))


def test_a_game_is_called_by_its_title() -> None:
    problem = BadInput("wrong-number-of-seats", game="sixtina", seats=5, least=2, most=4)
    assert phrase_of(problem).spans == (Span(0, 12, "game", "sixtina"),)
    assert str(problem) == "1980 Sixtina is for 2 to 4 players, not 5."


def test_a_name_that_is_close_is_offered() -> None:
    known = ["greedy", "random"]
    assert said("no-such-bot", name="gredy", close="greedy", known=known) == (
        "There is no bot 'gredy'. Did you mean 'greedy'?"
    )
    assert said("no-such-bot", name="x", close=None, known=known) == "There is no bot 'x'. There are greedy and random."
    assert said("no-such-bot", name="x", close=None, known=["greedy"]) == "There is no bot 'x'. There is only greedy."
    assert said("no-such-bot", name="x", close=None, known=[]) == "There is no bot 'x'."


def test_what_can_not_be_printed_is_spelled_out() -> None:
    assert said("no-such-game", name="a\x1b[2J\nb\udcff") == "There is no game 'a\\x1b[2J\\nb\\udcff'."


def test_seats_are_counted_from_one() -> None:
    assert said("illegal-action-of-bot", seat=0, found="<pass>").startswith("The bot on seat 1 chose <pass>")


def test_what_a_problem_comes_from_is_said_behind_it() -> None:
    inner = BadInput("no-such-action", name="fly")
    assert said("record-entry-unplayable", entry=4, because=inner) == (
        "Entry 4 of the record can't be played: There is no action 'fly'."
    )


def test_a_refusal_in_a_problem_names_its_rule() -> None:
    with pytest.raises(IllegalAction) as refused:
        new_match("sagrada", seats=1, seed=1).play(0, "place R5 B1")
    sentence = said("record-entry-unplayable", entry=4, because=refused.value)
    assert sentence == f"Entry 4 of the record can't be played: {refused.value}"
    assert sentence.endswith(f"[{refused.value.reason.rule}]")


def test_faults_take_a_line_each() -> None:
    faults = [BadInput("must-be", where="dice.each", right=18, found=17), BadInput("more-faults")]
    assert said("wrong-components", game="sagrada", faults=faults[:1]) == (
        "The components are wrong. dice.each must be 18, not 17."
    )
    assert said("wrong-components", game="sagrada", faults=faults).splitlines() == [
        "The components are wrong:",
        "  dice.each must be 18, not 17.",
        "  There are more faults than these.",
    ]


def test_every_language_says_the_same_problems() -> None:
    for language in languages():
        for name in ("", *game_names()):
            keys = {key for key in catalogue(ENGLISH, name) if key.startswith(("problem-", "hint-"))}
            assert keys <= set(catalogue(language, name))


def test_what_somebody_sent_is_said_back_in_part() -> None:
    assert said("no-such-action", name="x" * 10_000) == f"There is no action '{'x' * 500}...'."


def test_many_long_faults_can_be_told() -> None:
    faults = [BadInput("no-such-action", name=str(number) * 400) for number in range(10)]
    assert len(said("wrong-components", faults=faults, game="sagrada")) > 4_000
