"""The reasons of every game: each cites a rule, a code means one thing, and each is seen refusing an action."""

from __future__ import annotations

import importlib
import pkgutil
from types import ModuleType

import pytest

from bottega.core.reasons import Reason
from bottega.core.registry import find_game, game_names
from bottega.core.state import State
from tests.games.refusals import Case


def reasons_of(name: str) -> dict[str, Reason]:
    """The constants of reasons.py by their names; those that another file has itself, after the file's: "file.NAME"."""
    found = constants_of(importlib.import_module(f"bottega.games.{name}.reasons"))
    package = importlib.import_module(f"bottega.games.{name}")
    files = [file.name for file in pkgutil.walk_packages(package.__path__, f"{package.__name__}.")]
    for file in sorted(files, key=lambda file: not file.endswith(".reasons")):
        for constant, reason in constants_of(importlib.import_module(file)).items():
            if reason not in found.values():
                found[f"{chapter_of(file)}.{constant}"] = reason
    return found


def chapter_of(file: str) -> str:
    """A file by its name; of one that is called reasons, the folder's.

    >>> chapter_of("bottega.games.fresco.modules.m17_guild.reasons"), chapter_of("bottega.games.sagrada.solo")
    ('m17_guild', 'solo')
    """
    *_, folder, name = file.split(".")
    return folder if name == "reasons" else name


def constants_of(module: ModuleType) -> dict[str, Reason]:
    return {constant: value for constant, value in vars(module).items() if isinstance(value, Reason)}


def cases_of(name: str) -> dict[str, Case[State]]:
    module = importlib.import_module(f"tests.games.{name}.refusals")
    return dict(module.CASES)


@pytest.mark.parametrize("name", game_names())
def test_every_reason_cites_a_rule(name: str) -> None:
    assert {reason.rule for reason in reasons_of(name).values()} <= set(find_game(name).rulebook.paragraphs)


@pytest.mark.parametrize("name", game_names())
def test_one_code_has_one_meaning(name: str) -> None:
    """Where two reasons share a code they are told alike, and what one is about, the other is too or is not."""
    kinds: dict[tuple[str, str], set[str]] = {}
    for reason in reasons_of(name).values():
        for fact, kind in reason.kinds.items():
            kinds.setdefault((reason.code, fact), set()).add(kind.name)
    assert [about for about, found in kinds.items() if len(found) > 1] == []


@pytest.mark.parametrize("name", game_names())
def test_every_reason_has_a_case(name: str) -> None:
    assert set(cases_of(name)) == set(reasons_of(name))


@pytest.mark.parametrize(("name", "reason"), [(name, reason) for name in game_names() for reason in cases_of(name)])
def test_a_refusal_says_why(name: str, reason: str) -> None:
    case, meant = cases_of(name)[reason], reasons_of(name)[reason]
    refusal = case.refusal()
    assert (refusal.code, refusal.rule) == (meant.code, meant.rule)
    assert str(refusal) == case.sentence
