"""rules.md, the code, the options and the tests speak of the same rules.

A test cites a rule by its name, test_sg_4_5_..., or by [SG-4.5] in a docstring or comment.
"""

import re
from pathlib import Path

import pytest

import bottega.games.sagrada
from bottega.core.meta import Option
from bottega.games.sagrada import GAME
from bottega.games.sagrada.meta import META

RULES = GAME.rulebook.paragraphs
CHAPTERS = {chapter.number for chapter in GAME.rulebook.chapters}
HERE = Path(__file__)
SOURCE = Path(bottega.games.sagrada.__file__).parent

TEST_NAME = re.compile(r"^def (test_sg_\w+)\(", re.MULTILINE)
IN_NAME = re.compile(r"(?<=_)sg_([tp]?\d+)(?:_(\d+))?(?=_|$)")
IN_BRACKETS = re.compile(r"\[(SG-[^\]]+)\]")
ANYWHERE = re.compile(r"\bSG-(?:[A-Z]\d*|\d+)(?:\.\d+)?")


def texts_of_tests() -> dict[str, str]:
    """All but this file, whose examples test nothing."""
    return {path.name: path.read_text("utf-8") for path in HERE.parent.glob("*.py") if path != HERE}


def source_texts() -> dict[str, str]:
    return {path.relative_to(SOURCE).as_posix(): path.read_text("utf-8") for path in SOURCE.rglob("*.py")}


def rules_in_name(name: str) -> list[str]:
    """test_sg_t6_1_fits -> SG-T6.1"""
    return ["SG-" + ".".join(part for part in found if part).upper() for found in IN_NAME.findall(name)]


def cited_by(text: str) -> set[str]:
    named = {rule for name in TEST_NAME.findall(text) for rule in rules_in_name(name)}
    return named | set(IN_BRACKETS.findall(text))


CITED = set().union(*map(cited_by, texts_of_tests().values()))


def test_names_of_tests_are_read_rightly() -> None:
    assert rules_in_name("test_sg_4_5_two_red_dice") == ["SG-4.5"]
    assert rules_in_name("test_sg_t6_1_a_die") == ["SG-T6.1"]
    assert rules_in_name("test_sg_t1_a_6_never_becomes_a_1") == ["SG-T1"]
    assert rules_in_name("test_sg_p5_sg_p6_two_points") == ["SG-P5", "SG-P6"]
    assert rules_in_name("test_sg_8_10_each") == ["SG-8.10"]


@pytest.mark.parametrize("rule", RULES)
def test_every_rule_is_cited_by_a_test(rule: str) -> None:
    assert rule in CITED, f"no test of {rule}: {RULES[rule].text}"


def test_tests_cite_only_rules_there_are() -> None:
    assert CITED - set(RULES) - CHAPTERS == set()


@pytest.mark.parametrize("file", source_texts())
def test_code_cites_only_rules_there_are(file: str) -> None:
    """In brackets, in reasons and in options alike."""
    assert set(ANYWHERE.findall(source_texts()[file])) - set(RULES) - CHAPTERS == set()


def test_every_rule_number_is_given_once() -> None:
    numbers = [paragraph.number for chapter in GAME.rulebook.chapters for paragraph in chapter.paragraphs]
    assert len(numbers) == len(set(numbers))
    assert all(p.number.startswith(chapter.number) for chapter in GAME.rulebook.chapters for p in chapter.paragraphs)


def test_every_line_of_a_chapter_is_numbered() -> None:
    """A paragraph with a mistyped number would get lost."""
    items = [line for line in GAME.rulebook.text.splitlines() if line.startswith("- ")]
    assert len(items) == len(RULES)


def test_options_and_rules_name_each_other() -> None:
    said = {
        (name, paragraph.number)
        for paragraph in RULES.values()
        for name in re.findall(r"\*\(option: (\w+)\)\*", paragraph.text)
    }
    assert said == {(option.name, option.rule) for option in META.options}


def test_an_option_is_named_at_the_end_of_its_rule() -> None:
    assert all(p.text.endswith(")*") for p in RULES.values() if "option:" in p.text)


@pytest.mark.parametrize("option", META.options, ids=lambda option: option.name)
def test_every_value_of_an_option_occurs_in_a_test(option: Option) -> None:
    """The default is what tests without options play by; all others are named."""
    texts = [text for text in texts_of_tests().values() if re.search(rf"\b{option.name}\b", text)]
    unnamed = [value for value in option.values[1:] if not any(f'"{value}"' in text for text in texts)]
    assert unnamed == [] or option.name == "tools"
