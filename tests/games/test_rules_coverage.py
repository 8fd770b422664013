"""rules.md, the code, the options and the tests of a game speak of the same rules.

A test cites a rule by its name, test_sg_4_5_..., or by [SG-4.5] in a docstring or comment.
"""

from __future__ import annotations

import importlib
import re
from functools import cache
from pathlib import Path

import pytest

from bottega.core.meta import Option
from bottega.core.registry import find_game, game_meta, game_names
from bottega.core.rulebook import Paragraph

HERE = Path(__file__).parent
IN_NAME = r"(?<=_){}_([a-z]?\d+|[a-z](?=_\d))(?:_(\d+))?(?=_|$)"
IN_BRACKETS = r"\[({}-[^\]]+)\]"
ANYWHERE = r"\b{}-(?:[A-Z]\d*|\d+)(?:\.\d+)?"

each_game = pytest.mark.parametrize("name", game_names())


def rules(name: str) -> dict[str, Paragraph]:
    return find_game(name).rulebook.paragraphs


def chapters(name: str) -> set[str]:
    return {chapter.number for chapter in find_game(name).rulebook.chapters}


def prefix(name: str) -> str:
    """What the numbers of a game's rules begin with: "SG"."""
    (found,) = {number.partition("-")[0] for number in rules(name)}
    return found


@cache
def texts_of_tests(name: str) -> dict[str, str]:
    return {path.name: path.read_text("utf-8") for path in (HERE / name).glob("*.py")}


@cache
def source_texts(name: str) -> dict[str, str]:
    home = Path(str(importlib.import_module(f"bottega.games.{name}").__file__)).parent
    return {path.relative_to(home).as_posix(): path.read_text("utf-8") for path in home.rglob("*.py")}


def rules_in_name(start: str, test: str) -> list[str]:
    """test_sg_t6_1_fits -> SG-T6.1"""
    found = re.findall(IN_NAME.format(start.lower()), test)
    return [f"{start}-" + ".".join(part for part in parts if part).upper() for parts in found]


def cited_by(start: str, text: str) -> set[str]:
    tests = re.findall(rf"^def (test_{start.lower()}_\w+)\(", text, re.MULTILINE)
    named = {rule for test in tests for rule in rules_in_name(start, test)}
    return named | set(re.findall(IN_BRACKETS.format(start), text))


@cache
def cited(name: str) -> set[str]:
    """The rules that the tests of a game cite."""
    return set().union(*[cited_by(prefix(name), text) for text in texts_of_tests(name).values()])


def test_names_of_tests_are_read_rightly() -> None:
    assert rules_in_name("SG", "test_sg_4_5_two_red_dice") == ["SG-4.5"]
    assert rules_in_name("SG", "test_sg_t6_1_a_die") == ["SG-T6.1"]
    assert rules_in_name("SG", "test_sg_t1_a_6_never_becomes_a_1") == ["SG-T1"]
    assert rules_in_name("SG", "test_sg_p5_sg_p6_two_points") == ["SG-P5", "SG-P6"]
    assert rules_in_name("SG", "test_sg_8_10_each") == ["SG-8.10"]
    assert rules_in_name("FR", "test_fr_m_7_a_scroll") == ["FR-M.7"]
    assert rules_in_name("FR", "test_fr_4_a_chapter") == ["FR-4"]
    assert rules_in_name("FR", "test_sg_4_5_another_game") == []


def test_games_number_their_rules_differently() -> None:
    assert len({prefix(name) for name in game_names()}) == len(game_names())


@pytest.mark.parametrize(("name", "rule"), [(name, rule) for name in game_names() for rule in rules(name)])
def test_every_rule_is_cited_by_a_test(name: str, rule: str) -> None:
    assert rule in cited(name), f"no test of {rule}: {rules(name)[rule].text}"


@each_game
def test_tests_cite_only_rules_there_are(name: str) -> None:
    assert cited(name) - set(rules(name)) - chapters(name) == set()


@pytest.mark.parametrize(("name", "file"), [(name, file) for name in game_names() for file in source_texts(name)])
def test_code_cites_only_rules_there_are(name: str, file: str) -> None:
    """In brackets, in reasons and in options alike."""
    found = set(re.findall(ANYWHERE.format(prefix(name)), source_texts(name)[file]))
    assert found - set(rules(name)) - chapters(name) == set()


@each_game
def test_every_rule_number_is_given_once(name: str) -> None:
    book = find_game(name).rulebook
    numbers = [paragraph.number for chapter in book.chapters for paragraph in chapter.paragraphs]
    assert len(numbers) == len(set(numbers))
    assert all(p.number.startswith(chapter.number) for chapter in book.chapters for p in chapter.paragraphs)


@each_game
def test_every_line_of_a_chapter_is_numbered(name: str) -> None:
    """A paragraph with a mistyped number would get lost."""
    items = [line for line in find_game(name).rulebook.text.splitlines() if line.startswith("- ")]
    assert len(items) == len(rules(name))


@each_game
def test_options_and_rules_name_each_other(name: str) -> None:
    said = {
        (option, paragraph.number)
        for paragraph in rules(name).values()
        for option in re.findall(r"\*\(option: (\w+)\)\*", paragraph.text)
    }
    assert said == {(option.name, option.rule) for option in game_meta(name).options}


@each_game
def test_an_option_is_named_at_the_end_of_its_rule(name: str) -> None:
    assert all(p.text.endswith(")*") for p in rules(name).values() if "option:" in p.text)


@pytest.mark.parametrize(
    ("name", "option"),
    [(name, option) for name in game_names() for option in game_meta(name).options],
    ids=lambda value: value.name if isinstance(value, Option) else value,
)
def test_every_value_of_an_option_occurs_in_a_test(name: str, option: Option) -> None:
    """The default is what tests without options play by; all others are named, unless they are numbers."""
    texts = [text for text in texts_of_tests(name).values() if re.search(rf"\b{option.name}\b", text)]
    words = [value for value in option.values[1:] if not value.isdecimal()]
    assert [value for value in words if not any(f'"{value}"' in text for text in texts)] == []
    assert texts
