"""The reasons of every game: each cites a rule, and a code means one thing."""

from __future__ import annotations

import importlib

import pytest

from bottega.core.reasons import Reason
from bottega.core.registry import find_game, game_names


def reasons_of(name: str) -> list[Reason]:
    module = importlib.import_module(f"bottega.games.{name}.reasons")
    return [value for value in vars(module).values() if isinstance(value, Reason)]


@pytest.mark.parametrize("name", game_names())
def test_every_reason_cites_a_rule(name: str) -> None:
    assert {reason.rule for reason in reasons_of(name)} <= set(find_game(name).rulebook.paragraphs)


@pytest.mark.parametrize("name", game_names())
def test_one_code_has_one_meaning(name: str) -> None:
    """Where two reasons share a code, their sentences are the same and only the rules differ."""
    texts: dict[str, set[str]] = {}
    for reason in reasons_of(name):
        texts.setdefault(reason.code, set()).add(reason.text)
    assert [code for code, said in texts.items() if len(said) > 1] == []
